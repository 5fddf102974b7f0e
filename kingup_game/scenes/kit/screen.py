"""A screen of buttons: built in one go, and built anew whenever anything on it changes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from kingup_game.app.presses import Intent, Press
from kingup_game.motion import ticks
from kingup_game.motion.tween import ease_out_cubic
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.choices import Choices
from kingup_game.scenes.kit.scene import Scene
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text import TextStyle

HEADING: Final = TextStyle(size=52, face="display", colour="#F8ECD2", outline="#2B1A12")
HINT: Final = TextStyle(size=34, colour="#F8ECD2", plate="#1B1220", align="centre")
PLAIN: Final = TextStyle(size=34, colour="#2B1A12")

SLIDE_IN: Final = ticks(220)
SLIDE_FROM: Final = 46.0

_RIBBON_LEAST: Final = 460.0
_RIBBON_MARGIN: Final = 190.0
_RIBBON_ABOVE_PAGE: Final = 34.0


class Screen(Scene, ABC):
    """`build` puts everything on the sheet; presses go to the choices first."""

    layer: float = 20.0
    slides = False
    """Whether it comes in from a little below: pages over other screens do."""

    def __init__(self, backstage: Backstage) -> None:
        self.backstage = backstage
        self.sheet = Sheet()
        self.choices = Choices(self.sheet, backstage, self.layer)
        self._built_for: tuple[int, str] | None = None
        self._age = 0

    @abstractmethod
    def build(self) -> None:
        """Everything that is seen, made from what is so now."""

    def back(self, press: Press) -> None:
        """Somebody wants to leave."""

    def sheets(self) -> Sequence[Sheet]:
        return (self.sheet,)

    def update(self) -> None:
        self._slide_in()
        if self._built_for != self._seen():
            self.rebuild()

    def handle(self, press: Press) -> None:
        if self.choices.handle(press):
            self.rebuild()
        elif press.intent is Intent.BACK:
            self.backstage.audio.cue("back")
            self.back(press)

    def rebuild(self) -> None:
        self._built_for = self._seen()
        self.sheet.clear()
        self.choices.clear()
        self.build()
        self.choices.show()

    def _slide_in(self) -> None:
        if not self.slides or self._age > SLIDE_IN or self.backstage.pace.reduced:
            return
        share = ease_out_cubic(self._age / SLIDE_IN)
        self.sheet.shift(0, SLIDE_FROM * (1 - share))
        self._age += 1

    def _seen(self) -> tuple[int, str]:
        """What the words on a screen depend on besides what they say."""
        return self.backstage.look, self.backstage.controls.last_device

    def parchment(self, title: str) -> float:
        """A page over the whole safe area, with a title; returns the title's lower edge."""
        top = layout.SAFE_TOP + _RIBBON_ABOVE_PAGE
        wide, high = layout.SAFE_RIGHT - layout.SAFE_LEFT, layout.SAFE_BOTTOM - top
        self.sheet.veil("#120A16", 175, layer=self.layer - 12)
        page = "signs/panel.webp"
        self.sheet.frame(page, layout.SAFE_LEFT, top, wide, high, layer=self.layer - 10)
        return self.heading(title, layout.WIDTH / 2, layout.SAFE_TOP)

    def heading(self, words: str, x: float, y: float) -> float:
        """A ribbon with words on it, its middle at x and its top at y; returns its lower edge."""
        style = HEADING.but(fit=(1000, 84))
        width, height = self.backstage.measure(words, style)
        wide, high = max(_RIBBON_LEAST, width + _RIBBON_MARGIN), max(92.0, height + 30)
        layer = self.layer - 5
        self.sheet.frame("signs/ribbon.webp", x - wide / 2, y, wide, high, layer=layer)
        self.sheet.text(words, x, y + high / 2 - 6, style, anchor=CENTRE, layer=layer + 1)
        return y + high

    def hints(self, *parts: tuple[Intent, str], x: float = layout.WIDTH / 2) -> None:
        """The line at the lower edge: buttons of the device last used, and what they do."""
        button = self.backstage.button
        words = "    ".join(f"{button(action)} {said}" for action, said in parts)
        width = 2 * min(x - layout.SAFE_LEFT, layout.SAFE_RIGHT - x) - 30
        _, height = self.backstage.measure(words, HINT, width)
        self.sheet.text(
            words,
            x,
            layout.SAFE_BOTTOM - 16 - height / 2,
            HINT,
            anchor=CENTRE,
            width=width,
            layer=self.layer - 4,
        )
