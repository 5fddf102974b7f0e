"""A page over another screen: a parchment panel as high as what is on it, with a dark veil."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.scenes.kit.choices import WORDS, Area, Choice, height_for, squeezed
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.lettering.text import TextStyle

NOTE: Final = TextStyle(size=36, colour="#2B1A12", align="centre")

_GAP: Final = 18.0
_BELOW_NOTE: Final = 28.0
"""Also the strong ring of high contrast must not touch the words above it."""
_HEADING: Final = 92.0
_PAD: Final = 54.0


@dataclass(frozen=True)
class Row:
    """One button of a page."""

    key: str
    words: str
    choose: Callable[[Press], None]
    value: str = ""
    step: Callable[[int], None] | None = None
    icon: str = ""
    why_not: str = ""


@dataclass(frozen=True)
class Page:
    """What a page shows: a title, a few words, and buttons below each other."""

    title: str
    rows: list[Row] = field(default_factory=list)
    note: str = ""
    extra: float = 0.0
    """Room between the words and the buttons, for the page's own things."""


class OverlayPage(Screen):
    """`page` says what is on it; `draw_extra` fills the room that the page left free."""

    overlay = True
    slides = True
    layer = 320.0
    width = 900.0
    rows_style = WORDS

    @abstractmethod
    def page(self) -> Page:
        """What is on it now."""

    def draw_extra(self, left: float, top: float, width: float) -> None:
        """The page's own things, in the room it asked for."""

    def back(self, press: Press) -> None:
        del press
        self.backstage.stack.pop()

    def build(self) -> None:
        page = self.page()
        inner = self.width - 2 * _PAD
        note = self.backstage.measure(page.note, NOTE, inner)[1] + _BELOW_NOTE if page.note else 0.0
        heights = squeezed(
            [height_for(self.backstage, "X", self.rows_style, inner)] * len(page.rows),
            _GAP,
            layout.SAFE_BOTTOM - layout.SAFE_TOP - _HEADING - 2 * _PAD - note - page.extra,
        )
        body = note + page.extra + sum(heights) + _GAP * max(0, len(heights) - 1)
        height = body + _HEADING / 2 + 2 * _PAD - 10
        top = max(layout.SAFE_TOP + _HEADING / 2, (layout.HEIGHT - height + _HEADING / 2) / 2)
        left = (layout.WIDTH - self.width) / 2
        self.sheet.veil("#120A16", 150, layer=self.layer - 12)
        self.sheet.frame("signs/panel.webp", left, top, self.width, height, layer=self.layer - 10)
        self.heading(page.title, layout.WIDTH / 2, top - _HEADING / 2)
        y = top + _HEADING / 2 + _PAD - 10
        if page.note:
            self.sheet.text(
                page.note, layout.WIDTH / 2, y, NOTE, anchor=TOP, width=inner, layer=self.layer
            )
            y += note
        self.draw_extra(left + _PAD, y, inner)
        y += page.extra
        for row, high in zip(page.rows, heights, strict=True):
            self.choices.add(self._choice(row, Area(left + _PAD, y, inner, high)))
            y += high + _GAP

    def _choice(self, row: Row, spot: Area) -> Choice:
        return Choice(
            row.key,
            spot,
            row.words,
            row.choose,
            value=row.value,
            step=row.step,
            icon=row.icon,
            why_not=row.why_not,
            style=self.rows_style,
            centred=not (row.icon or row.value),
        )
