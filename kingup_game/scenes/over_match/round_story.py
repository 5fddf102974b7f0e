"""What just happened: the round on a ribbon, deed by deed, while everything else stands still.

It tells what everybody saw: who moved whom, and how elections ended; never who voted how.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.engine.cast import WCS, Place
from kingup_game.engine.chronicle import Deed
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.deed_ribbon import AREA, DeedRibbon
from kingup_game.theme import cues

_CLOSING: Final = (Intent.STORY, Intent.BACK, Intent.CONFIRM, Intent.SKIP, Intent.PAUSE)
_STEPS: Final = {Intent.LEFT: -1, Intent.UP: -1, Intent.RIGHT: 1, Intent.DOWN: 1}
_BETWEEN: Final = " · "


class RoundStory(Scene):
    """The castle stays in sight and shows, of the deed in focus, where it led."""

    overlay = True

    def __init__(self, match: MatchContext) -> None:
        self._match = match
        self._backstage = match.backstage
        self._sheet = Sheet()
        self._ribbon = DeedRibbon(self._sheet, match.backstage.measure)
        self._deeds: Sequence[Deed] = match.shown.chronicle.deeds
        self._crests = [seat.crest for seat in match.company.seats]
        self.focus = max(0, len(self._deeds) - 1)
        self._seen = (-1, "")

    def enter(self) -> None:
        self._backstage.audio.cue(cues.PAGE)
        self._show()

    def leave(self) -> None:
        """The marks are those of the last move again."""
        self._match.footprints.show()

    def sheets(self) -> Sequence[Sheet]:
        return (self._sheet,)

    def update(self) -> None:
        self._show()

    def handle(self, press: Press) -> None:
        if press.intent in _CLOSING or self._is_click_beside(press):
            self._backstage.audio.cue(cues.PAGE)
            self._backstage.stack.pop()
        elif press.intent in _STEPS:
            self._go(self.focus + _STEPS[press.intent])
        elif press.intent in (Intent.POINT, Intent.PRESS):
            under = self._ribbon.at(press.x, press.y, len(self._deeds))
            if under is not None:
                self._go(under)
            elif press.intent is Intent.PRESS:
                self._go(self.focus + self._ribbon.scrolls_at(press.x, press.y, len(self._deeds)))

    def _is_click_beside(self, press: Press) -> bool:
        """Beside the ribbon, or on the words that say how to close it."""
        out, at = self._ribbon.way_out, (press.x, press.y)
        is_out = not AREA.holds(*at) or (out is not None and out.holds(*at))
        return press.intent is Intent.PRESS and is_out

    def _go(self, focus: int) -> None:
        focus = max(0, min(focus, len(self._deeds) - 1))
        if focus != self.focus:
            self.focus = focus
            self._backstage.audio.cue(cues.FOCUS)
            self._show()

    def _show(self) -> None:
        """Draw anew what is in focus, and the hints of the device last used."""
        seen = self.focus, self._backstage.controls.last_device
        if seen == self._seen:
            return
        self._seen = seen
        self._match.chosen.show(None)  # it would be cut off, and is about nothing that is told
        self._ribbon.show(self._deeds, self._crests, self.focus, self._words(), self._hints())
        self._match.footprints.show_only(self.focus)

    def _words(self) -> str:
        say = self._backstage.say
        if not self._deeds:
            return say("story.nothing")
        return told(self._match, self._deeds[self.focus])

    def _hints(self) -> str:
        hint = self._match.voice.hint
        return hint(Intent.BACK, "actions.back")


def told(match: MatchContext, deed: Deed) -> str:
    """A deed in words."""
    say = match.backstage.say
    character = say(f"cast.{deed.character}")
    name = "" if deed.seat is None else match.name(deed.seat)
    floor = int(deed.to)
    if deed.seat is None:
        return say("story.left_over", character=character)
    if deed.origin is Place.TRAY:
        return say("story.placed", name=name, character=character, floor=floor)
    if deed.to is Place.THRONE:
        nominated = say("story.nominated", name=name, character=character)
        if deed.outcome is None:
            return nominated
        return _BETWEEN.join((nominated, say(f"vote.{deed.outcome}", character=character)))
    if deed.to in WCS:
        return say("story.into_wc", name=name, character=character)
    key = "out_of_wc" if deed.origin in WCS else "moved"
    return say(f"story.{key}", name=name, character=character, floor=floor)
