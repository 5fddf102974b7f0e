"""A screen of buttons: built in one go, and built anew whenever anything on it changes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.motion.tween import ease_out_cubic
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choices
from kingup_game.scenes.kit.scene import Scene
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.hint_plate import HintPlate
from kingup_game.stage.widgets import pages
from kingup_game.theme import art, cues
from kingup_game.theme.durations import PAGE_SLIDES_IN

SLIDE_FROM: Final = 46.0
"""So far below its place, or above it, where it hangs."""


class Screen(Scene, ABC):
    """`build` puts everything on the sheet; presses go to the choices first."""

    slides = False
    """Whether it comes in from a little below: pages over other screens do."""
    hangs = False
    """Whether it comes from above instead."""

    comes_with = ""
    """What is heard as it opens; mostly the button that led there says enough."""

    def __init__(self, backstage: Backstage) -> None:
        self.backstage = backstage
        self.sheet = Sheet()
        self.choices = Choices(self.sheet, backstage)
        self._built_for: tuple[int, str] | None = None
        self._made_ready_for: tuple[int, str] | None = None
        """What a cover closed before is not built anew as it is entered."""
        self._age = 0
        self._hinted: HintPlate | None = None
        self._said_by_hints: dict[str, Intent] = {}

    @abstractmethod
    def build(self) -> None:
        """Everything that is seen, made from what is so now."""

    def back(self, press: Press) -> None:
        """Somebody wants to leave."""
        del press
        self.backstage.stack.pop()

    def build_in_turn(self) -> Iterator[None]:
        """The same, a part a step, where that takes longer than a frame has."""
        self.build()
        return iter(())

    def make_ready(self) -> Iterator[None]:
        """As it will be, unless it has been seen before."""
        if self._built_for is None:
            yield from self._rebuilt()
            self._made_ready_for = self._built_for

    def enter(self) -> None:
        if self.comes_with:
            self.backstage.audio.cue(self.comes_with)
        if self._made_ready_for != self._seen():
            self.rebuild()
        self._made_ready_for = None

    def sheets(self) -> Sequence[Sheet]:
        return (self.sheet,)

    def update(self) -> None:
        """It is built anew where the look changed, or the device whose buttons it names."""
        self._slide_in()
        if self._built_for != self._seen():
            self.rebuild()

    def handle(self, press: Press) -> None:
        """Words of the hint line count as their buttons; what the choices take has it built
        anew."""
        press = self.by_words(press)
        if self.choices.handle(press):
            self.rebuild()
        elif press.intent is Intent.BACK:
            self.backstage.audio.cue(cues.BACK)
            self.back(press)

    def rebuild(self) -> None:
        """Make all of it anew from what is so now; the focus stays where it was, by its key."""
        for _ in self._rebuilt():
            pass

    def _rebuilt(self) -> Iterator[None]:
        self._built_for = self._seen()
        self.sheet.clear()
        self.choices.clear()
        self._hinted = None
        yield from self.build_in_turn()
        self.choices.show()

    def _slide_in(self) -> None:
        if not self.slides or self._age > PAGE_SLIDES_IN or self.backstage.pace.reduced:
            return
        share = ease_out_cubic(self._age / PAGE_SLIDES_IN)
        self.sheet.shift(0, (-SLIDE_FROM if self.hangs else SLIDE_FROM) * (1 - share))
        self._age += 1

    def _seen(self) -> tuple[int, str]:
        """What the words on a screen depend on besides what they say."""
        return self.backstage.look, self.backstage.controls.last_device

    def parchment(self, title: str, board: str = art.PANEL) -> Area:
        """A page over the whole safe area, with a title; returns what is free on it."""
        return pages.parchment_over_all(self.sheet, self.backstage.painter, title, board)

    def hints(self, *parts: tuple[Intent, str]) -> None:
        """The line at the lower edge: buttons of the device last used, and what they do."""
        hints = [(self.backstage.button(intent), said) for intent, said in parts]
        self._said_by_hints = {
            f"{mark} {said}": intent
            for (mark, said), (intent, _) in zip(hints, parts, strict=True)
            if intent is not Intent.CONFIRM  # on its way down an arrow crosses other choices
        }
        self._hinted = pages.hint_line(self.sheet, self.backstage.painter, hints)

    def by_words(self, press: Press) -> Press:
        """What is asked for by a click: on words of that line what they say, else what it is."""
        if self._hinted is None or press.intent is not Intent.PRESS:
            return press
        asked = self._said_by_hints.get(self._hinted.part_at(press.x, press.y))
        return press if asked is None else Press(press.device, asked)
