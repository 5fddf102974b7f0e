"""The coach of whoever plays alone: a raven that says what the strongest opponent would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.cast import Character
from kingup_game.engine.events import Event
from kingup_game.engine.hindsight import Hindsight
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.speech import Speech
from kingup_game.scenes.match.told_counsel import told_counsel
from kingup_game.scenes.match.tower_buttons import AREAS, CLICKS
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.advice_region import FOLDED, buttons_beside, region_for
from kingup_game.stage.widgets.advice_panel import AdvicePanel
from kingup_game.table.coaching import Counsel
from kingup_game.table.port import MatchPort
from kingup_game.table.seats import Company
from kingup_game.theme import cues
from kingup_game.theme.durations import ADVICE_PAGE


class _PanelState(NamedTuple):
    """All that its panel depends on: it is laid anew when any of this changes."""

    is_open: bool
    counsel: Counsel | None
    button: str
    look: int
    first: int
    part: int


class Raven:
    """Asks when a person's turn comes, shows what comes back, and is silent for everybody else."""

    def __init__(
        self, backstage: Backstage, sheet: Sheet, port: MatchPort, company: Company
    ) -> None:
        self._backstage = backstage
        self._port = port
        self._company = company
        self._panel = AdvicePanel(sheet, backstage.measure)
        self._is_open = True
        self._advised: int | None = None
        self._nominee: Character | None = None
        self._is_asked = False
        self._counsel: Counsel | None = None
        self._shown: _PanelState | None = None
        self._first = 0
        """The first of the choices that are shown; large letters show one after the other."""
        self._part = 0
        """Of what is said of them, where that is said one after the other as well."""
        self._ticks = 0
        self._hindsight = Hindsight(port.terms)

    @property
    def is_on(self) -> bool:
        """Only for one person alone, who asked for it in the settings, or once and for all."""
        if not self._company.is_solo:
            return False
        seat = self._company.seats[self._company.people[0]]
        return self._backstage.settings.coach or seat.aids.raven

    @property
    def _speech(self) -> Speech:
        """The one person is spoken to in their language."""
        alone = self._company.seats[self._company.people[0]]
        return Speech(self._backstage, alone.aids.language)

    @property
    def buttons(self) -> Sequence[Area]:
        """Where buttons for a mouse are not in its way; nowhere else than usual if it is silent."""
        is_there = self.is_on and self._is_open
        return buttons_beside(self._port.terms, len(AREAS)) if is_there else ()

    def hear(self, event: Event) -> None:
        """Everybody was told something."""
        self._hindsight.follow(event)

    def regret(self) -> str:
        """After a round, for one alone who is advised: the one vote that cost most."""
        if not self.is_on:
            return ""
        dear, speech = self._hindsight.dearest_vote(self._company.people[0]), self._speech
        if dear is None:
            return speech.say("tale.no_regret")
        key = "tale.regret_no" if dear.card is Card.NO else "tale.regret_yes"
        name = speech.character(dear.nominee)
        return speech.say(key, character=name, count=dear.points)

    def consult(self, seat: int, nominee: Character | None = None) -> None:
        """It is this person's turn to choose, where anybody at all is to be advised."""
        self.rest()
        if self._company.is_solo:
            self._advised, self._nominee = seat, nominee

    def rest(self) -> None:
        """The choice was made, or taken back: whatever was thought of it is dropped."""
        self._port.dismiss_coach()
        self._advised, self._is_asked, self._counsel = None, False, None
        self._first = self._part = self._ticks = 0
        self._show_nothing()

    def takes(self, press: Press) -> bool:
        """Whether a press was for the raven: its button, or a click on its panel."""
        if not self.is_on or self._advised is None:
            return False
        is_click = self._is_click_on_panel(press)
        if is_click and self._row_at(press) is not None:
            return self.card_at(press) is None  # a card that is advised is played by the vote
        if not is_click and press.intent is not Intent.COUNT:
            return False
        self._is_open = not self._is_open
        self._backstage.audio.cue(cues.CONFIRM if self._is_open else cues.BACK)
        return True

    def _is_click_on_panel(self, press: Press) -> bool:
        taken = self._panel.taken
        points = self._backstage.controls.can(press.device, Capability.POINT)
        is_click = points and press.intent in CLICKS
        return is_click and taken is not None and taken.holds(press.x, press.y)

    def card_at(self, press: Press) -> Card | None:
        """The card that is advised in the line under a pointer: a click plays it."""
        row = self._row_at(press)
        if row is None or self._counsel is None:
            return None
        action = self._counsel.choices[self._first + row].action
        return action.card if isinstance(action, CastVote) else None

    def _row_at(self, press: Press) -> int | None:
        rows = enumerate(self._panel.rows)
        return next((at for at, row in rows if row.holds(press.x, press.y)), None)

    def update(self) -> None:
        """One tick: ask once there is something to ask, and show what is known."""
        if not self.is_on or self._advised is None:
            self._show_nothing()
            return
        if self._is_open and not self._is_asked:
            self._is_asked = True
            self._port.consult(self._advised)
        self._counsel = self._port.counsel() or self._counsel
        self._ticks += 1
        if self._ticks % ADVICE_PAGE == 0:
            self._part += 1
            if self._part >= self._panel.parts:
                self._part, self._first = 0, self._panel.rest
        self._show()

    @property
    def _room(self) -> Area:
        """Large letters have that of a mouse's buttons too, where nobody holds one."""
        controls = self._backstage.controls
        hands = controls.last_device, *(seat.device for seat in self._company.seats)
        points = any(controls.can(one, Capability.POINT) for one in hands)
        is_narrow = points or not self._backstage.has_large_text
        return region_for(self._port.terms, has_buttons_beside=is_narrow)

    def _show(self) -> None:
        backstage = self._backstage
        button = backstage.button(Intent.COUNT)
        page = self._first, self._part
        state = _PanelState(self._is_open, self._counsel, button, backstage.look, *page)
        if state == self._shown:
            return
        before, self._shown = self._shown, state
        speech = self._speech
        if not self._is_open:
            self._panel.fold(FOLDED, f"{button} {speech.say('coach.show')}")
        elif self._counsel is not None:
            if before is None or before.counsel is None:
                backstage.audio.cue(cues.RAVEN)
            self._panel.open(
                self._room,
                speech.say(f"coach.{self._counsel.sureness}"),
                f"{button} {speech.say('coach.hide')}",
                speech.say("coach.chance"),
                told_counsel(self._counsel, speech, self._nominee),
                self._first,
                self._part,
            )
        else:
            self._panel.clear()

    def _show_nothing(self) -> None:
        if self._shown is not None:
            self._shown = None
            self._panel.clear()
