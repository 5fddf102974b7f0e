"""Scenes on a stack: overlays above others, transitions between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from kingup_game.app.presses import DEVICE_CHANGES, Press
from kingup_game.scenes.kit.hearing import Hearing
from kingup_game.scenes.kit.scene import CoverLike, Scene
from kingup_game.stage.canvas.sheet import Sheet


class PainterLike(Protocol):
    """What the stack needs of a painter."""

    @property
    def cover(self) -> CoverLike:
        """What closes over the picture while scenes change."""

    def show(self, sheet: Sheet) -> None:
        """Have this sheet in the next frame, above those shown before it."""


@dataclass(frozen=True)
class Transition:
    """Ticks to cover the old scene, to rest, and to uncover the new one."""

    kind: str
    closing_ticks: int
    rest_ticks: int
    opening_ticks: int

    @property
    def length_ticks(self) -> int:
        """From the last frame of the old scene until all of the new one is seen."""
        return self.closing_ticks + self.rest_ticks + self.opening_ticks


TRANSITIONS = {
    "cut": Transition("cut", 0, 0, 0),
    "fade": Transition("fade", 14, 2, 16),
    "iris": Transition("iris", 24, 8, 24),
    "page": Transition("page", 18, 4, 18),
}


class Stack:
    """The scenes that are open. Only the top one is told of presses and ticks."""

    def __init__(self, *, reduced_motion: bool = False, is_nested: bool = False) -> None:
        self.reduced_motion = reduced_motion
        self.is_nested = is_nested
        """Whether a scene holds it: that one has heard what it hands on."""
        self._scenes: list[Scene] = []
        self._transition: Transition | None = None
        self._change: Callable[[], None] | None = None
        self._coming: Scene | None = None
        self._ticks = 0
        self._held_back: list[Press] = []
        self.hearing = Hearing()

    @property
    def top(self) -> Scene | None:
        """Whom presses and ticks go to: the old scene, until a change has covered it."""
        return self._scenes[-1] if self._scenes else None

    @property
    def is_private(self) -> bool:
        """Whether what is on top is for one person alone."""
        return bool(self._scenes) and self._scenes[-1].is_private

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All that are open, from the lowest up; also those that an overlay or a page hides."""
        return tuple(self._scenes)

    @property
    def changing(self) -> bool:
        """Whether a transition is under way, closing or opening again."""
        return self._transition is not None

    @property
    def is_covered(self) -> bool:
        """Whether nobody sees the picture: a change of scenes has closed, and not yet opened."""
        now = self._transition
        if now is None or now.length_ticks == 0:
            return False
        return now.closing_ticks <= self._ticks <= now.closing_ticks + now.rest_ticks

    @property
    def covered_for(self) -> int:
        """For how many ticks after this one nobody will see the picture."""
        now = self._transition
        if now is None or not self.is_covered:
            return 0
        return now.closing_ticks + now.rest_ticks - self._ticks

    @property
    def coming(self) -> Scene | None:
        """What will be seen once a cover that is still closing has closed."""
        return self._coming

    def push(self, scene: Scene, transition: str = "cut") -> None:
        """Above the top scene, which is kept as it is, and gets neither ticks nor presses
        meanwhile."""

        def change() -> None:
            self._scenes.append(scene)
            scene.enter()

        self._begin(change, transition, scene)

    def pop(self, transition: str = "cut") -> None:
        """Take the top scene off for good; the one below goes on where it was."""
        below = self._scenes[-2] if len(self._scenes) > 1 else None
        self._begin(self._drop, transition, below)

    def replace(self, scene: Scene, transition: str = "fade") -> None:
        """In place of the top scene."""

        def change() -> None:
            self._drop()
            self._scenes.append(scene)
            scene.enter()

        self._begin(change, transition, scene)

    def reset(self, scene: Scene, transition: str = "fade", *, above: Scene | None = None) -> None:
        """In place of everything; where one is `above` it from the first, only that is seen."""
        scenes = (scene,) if above is None else (scene, above)

        def change() -> None:
            while self._scenes:
                self._drop()
            for one in scenes:
                self._scenes.append(one)
                one.enter()

        self._begin(change, transition, scenes[-1])

    def handle(self, press: Press) -> None:
        """Hand a press to the top scene. While that is being covered the press is dropped, unless
        it tells that a device came or went: that waits for the scene that comes."""
        if self._change is not None:
            # The old scene is over and the new one not yet there.
            if press.intent in DEVICE_CHANGES:
                self._held_back.append(press)
        elif self._scenes and self._is_heard(self._scenes[-1], press):
            self._scenes[-1].handle(press)

    def _is_heard(self, top: Scene, press: Press) -> bool:
        """Not what was pressed before anybody can have read what it means now."""
        is_free = self.is_nested or not top.settles or top.is_hurried
        return is_free or self.hearing.hears(press)

    def update(self) -> None:
        """One tick: of the transition, and of the top scene unless that is being covered."""
        self.hearing.update()
        if self._transition is not None:
            self._advance(self._transition)
        if self._scenes and self._change is None:
            self._scenes[-1].update()

    def draw(self, painter: PainterLike) -> None:
        """Show the top scene, with all below it down to the first that is no overlay."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        for scene in self._scenes[max(0, first) :]:
            for sheet in scene.sheets():
                painter.show(sheet)
        self.put_cover(painter.cover)

    def put_cover(self, cover: CoverLike) -> None:
        """Cover the picture as far as a change of scenes has come."""
        now = self._transition
        if now is None:
            (self.top or Scene()).put_cover(cover)
            return
        if self._ticks <= now.closing_ticks:
            cover.set(now.kind, self._ticks / now.closing_ticks)
        else:
            opened = self._ticks - now.closing_ticks - now.rest_ticks
            cover.set(now.kind, 1 - max(0, opened) / now.opening_ticks, opening=True)

    def _drop(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()

    def _begin(self, change: Callable[[], None], name: str, coming: Scene | None) -> None:
        chosen = TRANSITIONS[name]
        if self.reduced_motion and chosen.kind != "cut":
            chosen = TRANSITIONS["fade"]
        if self._change is not None:
            self._finish_change()
        if chosen.length_ticks == 0 or (not self._scenes and self._transition is None):
            self._transition = None
            change()
            self.hearing.begin_anew()
            return
        self._transition, self._change, self._ticks = chosen, change, 0
        self._coming = coming

    def _finish_change(self) -> None:
        change, self._change, self._coming = self._change, None, None
        if change is not None:
            change()
            self.hearing.begin_anew()
        held_back, self._held_back = self._held_back, []
        for press in held_back:
            self.handle(press)

    def _advance(self, now: Transition) -> None:
        self._ticks += 1
        if self._ticks >= now.closing_ticks and self._change is not None:
            self._finish_change()
        if self._transition is now and self._ticks >= now.length_ticks:
            self._transition = None
