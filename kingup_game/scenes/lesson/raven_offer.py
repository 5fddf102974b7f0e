"""The raven offers its advice, once, to somebody who plays alone for the first time."""

from __future__ import annotations

from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import CharacterMoved, CharacterPlaced, Event
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.speech import Speech
from kingup_game.scenes.lesson.heard import WhoHeard
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.teaching.offer_bubble import OfferBubble
from kingup_game.table.seats import Company, Seat
from kingup_game.table.settings import SETTINGS
from kingup_game.theme import cues
from kingup_game.theme.durations import OFFER_READ

TOPIC: Final = "raven"
_OFFERED_AT: Final = 2
"""The turn of one's own at which it asks: whoever has acted once knows what it could advise."""
_ADVICE: Final = SETTINGS["coach"]


class RavenOffer:
    """One line and two buttons; whoever plays on has declined, and is never asked again. An act
    that was begun before one can have read it is no answer."""

    def __init__(self, backstage: Backstage, sheet: Sheet, terms: Terms, company: Company) -> None:
        self._backstage = backstage
        self._company = company
        self._heard = WhoHeard(backstage)
        self._bubble = OfferBubble(sheet, backstage.measure, terms)
        self._turns = 0
        self._is_due = False
        self._shown: tuple[object, ...] | None = None
        self._open_ticks = 0

    @property
    def is_open(self) -> bool:
        """Whether it waits for an answer."""
        return self._shown is not None

    @property
    def buttons(self) -> tuple[Area, ...]:
        """What may be clicked: yes, and no."""
        return self._bubble.buttons

    def turn_of(self, seat: int) -> None:
        """Somebody is asked to act."""
        self._turns += 1
        one, settings = self._company.seats[seat], self._backstage.settings
        is_new = TOPIC not in self._heard.by(one.name)
        is_wanted = settings.hints and not settings.coach and not one.aids.raven
        is_time = self._turns == _OFFERED_AT and self._company.is_solo
        self._is_due = self._is_due or (is_time and is_new and is_wanted)

    def hear(self, event: Event) -> None:
        """Whoever acted instead of answering does not want it."""
        if not self.is_open or not isinstance(event, CharacterPlaced | CharacterMoved):
            return
        if event.seat in self._company.people and self._open_ticks >= OFFER_READ:
            self._close()

    def takes(self, press: Press) -> bool:
        """Whether a press was an answer: its button, or a click on what it says."""
        if not self.is_open:
            return False
        answer = {Intent.COUNT: True, Intent.BACK: False}.get(press.intent)
        if self._backstage.controls.can(press.device, Capability.POINT):
            answer = self._bubble.answer_at(press.x, press.y) if _is_click(press) else None
        if answer is None:
            return False
        self._close()
        self._backstage.audio.cue(cues.RAVEN if answer else cues.BACK)
        if answer:
            self._backstage.choose(_ADVICE, value=True)
        return True

    def update(self, *, is_free: bool) -> None:
        """One tick: it asks once its place is free."""
        self._open_ticks += self.is_open
        if self._is_due and is_free:
            self._is_due = False
            self._heard.note(TOPIC, [self._alone.name])
            self._backstage.audio.cue(cues.RAVEN)
            self._draw()
        elif self.is_open and self._shown != self._look:
            self._draw()

    @property
    def _look(self) -> tuple[object, ...]:
        return self._backstage.look, self._backstage.controls.last_device

    @property
    def _alone(self) -> Seat:
        return self._company.seats[self._company.people[0]]

    def _draw(self) -> None:
        self._shown = self._look
        backstage, speech = self._backstage, Speech(self._backstage, self._alone.aids.language)
        take, decline = speech.say("coach.take"), speech.say("coach.decline")
        controls, last = backstage.controls, backstage.controls.last_device
        if not controls.can(last, Capability.POINT):
            take = f"{backstage.button(Intent.COUNT)} {take}"
            decline = f"{backstage.button(Intent.BACK)} {decline}"
        asked = speech.say("coach.offer")
        hands = last, *(seat.device for seat in self._company.seats)
        points = any(controls.can(one, Capability.POINT) for one in hands)
        self._bubble.show(asked, take, decline, has_buttons_beside=points)

    def _close(self) -> None:
        self._shown = None
        self._bubble.clear()


def _is_click(press: Press) -> bool:
    return press.intent is Intent.PRESS
