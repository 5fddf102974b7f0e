"""What is that? By buttons one goes from thing to thing on the table; each says what it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.app.presses import DIRECTIONS, Intent, Press
from kingup_game.scenes.kit.choices import nearest
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.sights import Sight, Sights
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.tooltip import LitThings, Tooltip
from kingup_game.theme import art, cues
from kingup_game.theme.layers import Layer

_CLOSING: Final = (Intent.LOOK, Intent.BACK, Intent.CONFIRM, Intent.SKIP, Intent.PAUSE)
_RING: Final = 8.0


class _Sign(NamedTuple):
    """A thing, as the focus finds it: where words about it belong."""

    sight: Sight

    @property
    def area(self) -> Area:
        return self.sight.sign


class LookAround(Scene):
    """The table stands still meanwhile; a pointer needs no such mode, and ends it by a click."""

    overlay = True

    def __init__(self, match: MatchContext) -> None:
        self._backstage = match.backstage
        self._sheet = Sheet()
        self._ring = Parts(self._sheet, Layer.ON_PAGE)
        self._tooltip = Tooltip(self._sheet, match.backstage.measure)
        self._lights = LitThings(self._sheet)
        self._sights = Sights(match)
        self._all = self._sights.all()
        self._focus = min(self._all, key=_from_the_middle)

    def enter(self) -> None:
        self._backstage.audio.cue(cues.PAGE)
        self._show()

    def sheets(self) -> Sequence[Sheet]:
        return (self._sheet,)

    def handle(self, press: Press) -> None:
        """Step from thing to thing, or point at one; any press that wants something closes it."""
        if press.intent in _CLOSING or press.intent is Intent.PRESS:
            self._backstage.audio.cue(cues.PAGE)
            self._backstage.stack.pop()
        elif press.intent in DIRECTIONS:
            signs = [_Sign(sight) for sight in self._all if sight is not self._focus]
            there = nearest(_Sign(self._focus), signs, press.intent)
            self._go(None if there is None else there.sight)
        elif press.intent is Intent.POINT and self._backstage.controls.is_pointing:
            self._go(self._sights.at(press.x, press.y))

    def _go(self, sight: Sight | None) -> None:
        if sight is not None and sight.key != self._focus.key:
            self._focus = sight
            self._backstage.audio.cue(cues.FOCUS)
            self._show()

    def _show(self) -> None:
        self._ring.clear()
        self._ring.frame(art.FOCUS_RING, *self._focus.sign.grown(_RING))
        self._lights.show(self._focus.lights)
        sign = self._focus.sign.grown(_RING)
        self._tooltip.show(self._focus.say(), sign, people=self._sights.people())


def _from_the_middle(sight: Sight) -> float:
    x, y = sight.sign.middle
    return abs(x - layout.WIDTH / 2) + abs(y - layout.HEIGHT / 2)
