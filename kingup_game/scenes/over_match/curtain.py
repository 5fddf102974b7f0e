"""The curtain: one person looks at their card alone, between two moments of plain black."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.actions import Card
from kingup_game.engine.scoring import worth
from kingup_game.motion import ticks
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text import TextStyle
from kingup_game.stage.widgets.goal_card import HEIGHT, WIDTH, GoalCard
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import BLACK

BLACK_TICKS: Final = ticks(500)
"""More than the 300 ms of black that hide the change, and the 500 ms between two people."""

_SCALE: Final = 2.4
_PROMPT: Final = TextStyle(
    size=64, face="display", colour="#F8ECD2", align="centre", fit=(1400, 180)
)
_HINT: Final = TextStyle(size=40, colour="#F8ECD2", align="centre", fit=(1400, 74))
_HINT_WIDTH: Final = 1400.0
_REMINDER: Final = TextStyle(size=36, colour="#F8ECD2", align="centre", fit=(1600, 52))
_REMINDER_Y: Final = 922.0
_ADDRESS: Final = TextStyle(
    size=96, face="display", colour="#FFE08A", align="centre", fit=(1600, 140)
)
_MIDDLE: Final = layout.WIDTH / 2


class CurtainStep(Enum):
    BLACK = auto()
    PROMPT = auto()
    BLACK_BEFORE = auto()
    SECRET = auto()
    BLACK_AFTER = auto()
    EYES_BACK = auto()


_NEXT: Final = {
    CurtainStep.BLACK: CurtainStep.PROMPT,
    CurtainStep.PROMPT: CurtainStep.BLACK_BEFORE,
    CurtainStep.BLACK_BEFORE: CurtainStep.SECRET,
    CurtainStep.SECRET: CurtainStep.BLACK_AFTER,
    CurtainStep.BLACK_AFTER: CurtainStep.EYES_BACK,
}
_AGREEING: Final = (Intent.CONFIRM, Intent.PRESS)
_TIMED: Final = (CurtainStep.BLACK, CurtainStep.BLACK_BEFORE, CurtainStep.BLACK_AFTER)


class Curtain(Scene):
    """One person's card and No cards, shown to them alone, for as long as they want."""

    overlay = True

    def __init__(self, match: MatchContext, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._sheet = Sheet()
        self._act = CurtainStep.BLACK
        self._ticks = 0
        self._sheet.veil(BLACK, 255, layer=Layer.PAGE_VEIL)

    def enter(self) -> None:
        self._match.backstage.audio.cue("curtain-close")

    def sheets(self) -> Sequence[Sheet]:
        return (self._sheet,)

    def update(self) -> None:
        self._ticks += 1
        if self._act in _TIMED and self._ticks >= BLACK_TICKS:
            self._turn()

    def handle(self, press: Press) -> None:
        agrees = press.intent in _AGREEING
        if self._act is CurtainStep.EYES_BACK:
            if agrees:
                self._match.backstage.audio.cue("curtain-open")
                self._match.backstage.stack.pop("fade")
            return
        if self._seat in self._match.deviceless:
            self._replace_device(press)
        if not self._match.device_speaks_for(self._seat, press.device):
            return
        closes = agrees or press.intent is Intent.BACK
        if (self._act is CurtainStep.PROMPT and agrees) or (
            self._act is CurtainStep.SECRET and closes
        ):
            self._turn()

    def _replace_device(self, press: Press) -> None:
        """The pad went away: black at once, and whoever opens anew takes the seat.

        Nobody else could close what opens now, and nobody else may look at it.
        """
        if press.intent is Intent.DEVICE_LEFT and self._act in (
            CurtainStep.BLACK_BEFORE,
            CurtainStep.SECRET,
        ):
            self._sheet.clear()
            self._sheet.veil(BLACK, 255, layer=Layer.PAGE_VEIL)
            self._act, self._ticks = CurtainStep.BLACK, 0
        elif press.intent in _AGREEING and self._act is CurtainStep.PROMPT:
            self._match.claim(self._seat, press.device)

    def _turn(self) -> None:
        """The next act; whatever the last one showed is gone first."""
        self._sheet.clear()
        self._sheet.veil(BLACK, 255, layer=Layer.PAGE_VEIL)
        self._act = _NEXT[self._act]
        self._ticks = 0
        if self._act is CurtainStep.PROMPT:
            self._match.backstage.audio.cue("chime")
            self._show_prompt()
        elif self._act is CurtainStep.SECRET:
            self._show_secret()
        elif self._act is CurtainStep.EYES_BACK:
            self._show_eyes_back()

    def _show_prompt(self) -> None:
        say, seat = self._match.backstage.say, self._match.company.seats[self._seat]
        crest = SEAT_CRESTS[seat.crest]
        sheet = self._sheet
        sheet.sprite(art.crest(crest.key), _MIDDLE, 330, width=240, layer=Layer.ON_PAGE)
        words = say("curtain.alone", name=seat.name)
        sheet.text(words, _MIDDLE, 560, _PROMPT, anchor=CENTRE, width=1400, layer=Layer.ON_PAGE)
        self._hint("curtain.open", Intent.CONFIRM, 760)

    def _show_secret(self) -> None:
        match, sheet, say = self._match, self._sheet, self._match.backstage.say
        view = match.shown.view(self._seat)
        assert view.goal is not None
        assert view.hand is not None
        address = match.shown.almanac.address(view.goal)
        named = say(
            "almanac.address", banner=say(f"almanac.{address.banner}"), number=address.number
        )
        sheet.text(named, _MIDDLE, 130, _ADDRESS, anchor=CENTRE, layer=Layer.ON_PAGE)
        card = GoalCard(sheet, _MIDDLE - WIDTH * _SCALE / 2, 210, Layer.ON_PAGE, _SCALE)
        points = say("own.worth", count=worth(view.goal, view.board))
        card.show(view.goal, points, view.board)
        cards = [Card.NO] * view.hand.no + [Card.STOMACHACHE] * view.hand.stomachache
        for number, kind in enumerate(cards):
            x = _MIDDLE + (number - (len(cards) - 1) / 2) * 96
            y = 210 + HEIGHT * _SCALE + 70
            sheet.sprite(art.ballot(kind.value), x, y, height=130, layer=Layer.ON_PAGE)
        self._remind_of(named)
        self._hint("curtain.close", Intent.BACK, 1000)

    def _remind_of(self, address: str) -> None:
        """What the address above the card is good for."""
        backstage = self._match.backstage
        button = backstage.button(Intent.ALMANAC, self._match.company.seats[self._seat].device)
        words = backstage.say("curtain.remember", address=address, button=button)
        self._sheet.text(words, _MIDDLE, _REMINDER_Y, _REMINDER, anchor=CENTRE, layer=Layer.ON_PAGE)

    def _show_eyes_back(self) -> None:
        say = self._match.backstage.say
        self._sheet.text(
            say("curtain.eyes_back"), _MIDDLE, 480, _PROMPT, anchor=CENTRE, layer=Layer.ON_PAGE
        )
        self._hint("curtain.go_on", Intent.CONFIRM, 640)

    def _hint(self, key: str, intent: Intent, y: float) -> None:
        backstage = self._match.backstage
        button = backstage.button(intent, self._match.company.seats[self._seat].device)
        words = backstage.say(key, button=button)
        _, height = backstage.measure(words, _HINT, _HINT_WIDTH)
        y = min(y, layout.SAFE_BOTTOM - height / 2)
        self._sheet.text(
            words, _MIDDLE, y, _HINT, anchor=CENTRE, width=_HINT_WIDTH, layer=Layer.ON_PAGE
        )
