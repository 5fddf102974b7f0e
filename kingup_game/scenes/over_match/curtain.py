"""The curtain: one person looks at their card alone, between two moments of plain black."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.actions import Card
from kingup_game.engine.scoring import worth
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.curtain_page import CurtainPage
from kingup_game.theme import cues
from kingup_game.theme.durations import CURTAIN_BLACK


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
        self._page = CurtainPage(self._sheet, match.backstage.measure)

    def enter(self) -> None:
        self._match.backstage.audio.cue(cues.CURTAIN_CLOSE)

    def sheets(self) -> Sequence[Sheet]:
        return (self._sheet,)

    def update(self) -> None:
        self._ticks += 1
        if self._act in _TIMED and self._ticks >= CURTAIN_BLACK:
            self._turn()

    def handle(self, press: Press) -> None:
        agrees = press.intent in _AGREEING
        if self._act is CurtainStep.EYES_BACK:
            if agrees:
                self._match.backstage.audio.cue(cues.CURTAIN_OPEN)
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
            self._page.blacken()
            self._act, self._ticks = CurtainStep.BLACK, 0
        elif press.intent in _AGREEING and self._act is CurtainStep.PROMPT:
            self._match.claim(self._seat, press.device)

    def _turn(self) -> None:
        """The next act; whatever the last one showed is gone first."""
        self._page.blacken()
        self._act = _NEXT[self._act]
        self._ticks = 0
        if self._act is CurtainStep.PROMPT:
            self._match.backstage.audio.cue(cues.CHIME)
            self._show_prompt()
        elif self._act is CurtainStep.SECRET:
            self._show_secret()
        elif self._act is CurtainStep.EYES_BACK:
            self._show_eyes_back()

    def _show_prompt(self) -> None:
        face = self._match.face(self._seat)
        words = self._match.backstage.say("curtain.alone", name=face.name)
        self._page.prompt(face, words, self._say("curtain.open", Intent.CONFIRM))

    def _show_secret(self) -> None:
        match, say = self._match, self._match.backstage.say
        view = match.shown.view(self._seat)
        assert view.goal is not None
        assert view.hand is not None
        address = match.shown.almanac.address(view.goal)
        banner = say(f"almanac.{address.banner}")
        named = say("almanac.address", banner=banner, number=address.number)
        self._page.secret(
            named,
            view.goal,
            say("own.worth", count=worth(view.goal, view.board)),
            view.board,
            [Card.NO] * view.hand.no + [Card.STOMACHACHE] * view.hand.stomachache,
            self._say("curtain.remember", Intent.ALMANAC, address=named),
            self._say("curtain.close", Intent.BACK),
        )

    def _show_eyes_back(self) -> None:
        words = self._match.backstage.say("curtain.eyes_back")
        self._page.say(words, self._say("curtain.go_on", Intent.CONFIRM))

    def _say(self, key: str, intent: Intent, **values: object) -> str:
        """Words with a button of the person's own device."""
        backstage = self._match.backstage
        button = backstage.button(intent, self._match.company.seats[self._seat].device)
        return backstage.say(key, button=button, **values)
