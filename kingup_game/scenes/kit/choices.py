"""Things to choose from: buttons with one focus among them, moved in space, by pad or by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from kingup_game.app.presses import DIRECTIONS, Intent, Press
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.screen_buttons import ScreenButton, draw_button
from kingup_game.theme import cues

_SIDEWAYS: Final = 3
"""So many times more than a way ahead does a way to the side count."""
_TIE_BREAK: Final = 0.001


@dataclass
class Choice(ScreenButton):
    """A button and what it does."""

    choose: Callable[[Press], None]


class HasArea(Protocol):
    """Something that takes up a part of the screen."""

    @property
    def area(self) -> Area:
        """Where a pointer meets it, and what the focus steps between."""


WithArea = TypeVar("WithArea", bound=HasArea)


class Choices:
    """All choices of a screen and the one that has the focus."""

    def __init__(self, sheet: Sheet, backstage: Backstage) -> None:
        self._sheet = sheet
        self._backstage = backstage
        self._all: list[Choice] = []
        self.focus = ""

    def clear(self) -> None:
        """Forget all choices; the focus stays where it was, by its key."""
        self._all = []

    def add(self, *choices: Choice) -> None:
        """Offer these too."""
        self._all += choices

    def __iter__(self) -> Iterator[Choice]:
        """All that there is to choose from, in the order in which it was added."""
        return iter(self._all)

    @property
    def focused(self) -> Choice | None:
        """What a press of the confirming button would choose."""
        return next((choice for choice in self if choice.key == self.focus), None)

    def show(self) -> None:
        """Draw all of them; to be called once everything is added."""
        if self.focused is None and self._all:
            self.focus = self._all[0].key
        for choice in self:
            is_focused = choice.key == self.focus
            draw_button(self._sheet, self._backstage.painter, choice, is_focused=is_focused)

    def handle(self, press: Press) -> bool:
        """Whether the press moved the focus or chose something: then draw anew."""
        if press.intent in DIRECTIONS:
            return self._go(press.intent)
        if press.intent is Intent.POINT:
            under = self._under(press)
            return under is not None and self._focus_on(under)
        if press.intent is Intent.PRESS:
            under = self._under(press)
            if under is None:
                return False
            self._focus_on(under)
            if under.step is not None:
                self._step(under.step, 1 if press.x >= under.value_middle else -1)
            else:
                self._choose(under, press)
            return True
        if press.intent is Intent.CONFIRM and self.focused is not None:
            self._choose(self.focused, press)
            return True
        return False

    def _under(self, press: Press) -> Choice | None:
        return next((c for c in reversed(self._all) if c.area.holds(press.x, press.y)), None)

    def _choose(self, choice: Choice, press: Press) -> None:
        if choice.why_not:
            self._backstage.audio.cue(cues.REFUSE)
            self._backstage.notices.append(choice.why_not)
        else:
            self._backstage.audio.cue(cues.CONFIRM)
            choice.choose(press)

    def _step(self, step: Callable[[int], None], by: int) -> None:
        self._backstage.audio.cue(cues.FOCUS)
        step(by)

    def _focus_on(self, choice: Choice) -> bool:
        if choice.key == self.focus:
            return False
        self.focus = choice.key
        self._backstage.audio.cue(cues.FOCUS)
        return True

    def _go(self, way: Intent) -> bool:
        now = self.focused
        if now is None:
            return False
        if now.step is not None and way in (Intent.LEFT, Intent.RIGHT):
            self._step(now.step, 1 if way is Intent.RIGHT else -1)
            return True
        there = nearest(now, [choice for choice in self if choice is not now], way)
        return there is not None and self._focus_on(there)


def nearest(start: WithArea, others: Sequence[WithArea], way: Intent) -> WithArea | None:
    """Where the focus goes in a direction; past the edge it comes back from the other side.

    What faces the start goes before anything nearer that does not: a row of tabs stays a row.
    """
    across = way in (Intent.LEFT, Intent.RIGHT)
    sign = 1 if way in (Intent.RIGHT, Intent.DOWN) else -1
    here = start.area.turned if across else start.area

    def measured(choice: WithArea) -> tuple[float, float]:
        """How far ahead, and how far to the side (0 where the boxes face each other)."""
        there = choice.area.turned if across else choice.area
        (x, y), (other_x, other_y) = here.middle, there.middle
        gap = max(there.x - here.right, here.x - there.right, 0.0)
        return (other_y - y) * sign, gap + abs(other_x - x) * _TIE_BREAK

    ahead = [(m, c) for c in others if (m := measured(c))[0] > 1]
    if ahead:
        facing = [one for one in ahead if one[0][1] < 1]
        return min(facing or ahead, key=lambda one: one[0][0] + _SIDEWAYS * one[0][1])[1]
    behind = [(m, c) for c in others if (m := measured(c))[0] < -1 and m[1] < 1]
    if behind:
        return min(behind, key=lambda one: (one[0][0], one[0][1]))[1]
    return None
