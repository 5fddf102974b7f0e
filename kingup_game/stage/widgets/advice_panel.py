"""The coach's panel: what to choose, how the match may go then, and why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, FEET, LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import MeasureWords
from kingup_game.stage.widgets.advice_page import (
    BUTTON,
    LITTLE,
    PAD,
    SHRINKING,
    Advised,
    PanelPage,
    PanelText,
)
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PARCHMENT_RULE

__all__ = ["AdvicePanel", "Advised"]

_MOST, _LEAST = 3, 2
_RIMS: Final = 28.0
"""What a frame takes of its height above and below words."""
_STRIP: Final = 130.0
"""So little height is a strip: one choice beside its button, and the reason."""
_RAVEN_WIDTH: Final = 112.0
_PERCH: Final = 12.0
"""So far the raven's feet reach down over the frame."""


class AdvicePanel:
    """As many choices as fit, at the lower edge of a region; folded, a raven with its button."""

    def __init__(self, sheet: Sheet, measure: MeasureWords, layer: Layer = Layer.ADVICE) -> None:
        self._on = Parts(sheet, layer)
        self._measure = measure
        self.taken: Area | None = None
        """What of the picture is taken up, and may be clicked."""
        self.rows: tuple[Area, ...] = ()
        """Where the choices that are shown stand on it, the first that is shown first."""
        self.rest = 0
        """The number of the first one for which there was no room; 0 if all had."""
        self.parts = 1
        """In so many parts the choices are said that are shown: a strip says in large letters first
        what to choose, and then why."""

    def open(
        self,
        region: Area,
        heading: str,
        button: str,
        caption: str,
        advised: Sequence[Advised],
        first: int = 0,
        part: int = 0,
    ) -> None:
        """Show the choices from the first that is wanted, the best first; the caption says what
        their numbers are of."""
        self.clear()
        if region.height < _STRIP:
            parts, number = self._strip(region, button, advised[first]), 1
            self.parts, page = len(parts), parts[min(part, len(parts) - 1)]
        else:
            words = heading, button, caption
            page, number = self._fitting_page(region, words, advised[first:])
        self.rest = first + number if first + number < len(advised) else 0
        top = region.bottom - page.height
        self._frame(Area(region.x, top, region.width, page.height))
        edges = [*(page.rules or (0.0,)), page.height]  # a strip is one row and has no rules
        self.rows = tuple(
            Area(region.x, top + start, region.width, end - start) for start, end in pairwise(edges)
        )
        for y in page.rules:
            line = region.x + PAD, top + y, region.width - 2 * PAD, 2.0
            self._on.box(*line, fill=PARCHMENT_RULE)
        for picture, x, y in page.pictures:
            self._on.sprite(picture, region.x + x, top + y, height=page.portrait, anchor=CENTRE)
        for text in page.texts:
            self._text(text, region.x, top)
        self._raven(region.x + PAD + _RAVEN_WIDTH / 2, top + _PERCH, _RAVEN_WIDTH)

    def fold(self, region: Area, button: str) -> None:
        """Only the raven, and the button that asks it."""
        self.clear()
        space = region.width - _RAVEN_WIDTH - PAD, region.height - _RIMS
        style = BUTTON.but(fit=space)
        width, height = self._measure(button, style)
        wide, high = width + _RAVEN_WIDTH + PAD, height + _RIMS
        x, y = region.x + region.width - wide, region.bottom - high
        self._frame(Area(x, y, wide, high))
        self._text(PanelText(button, _RAVEN_WIDTH, high / 2, style, anchor=LEFT), x, y)
        self._raven(x + _RAVEN_WIDTH / 2 + 4, region.bottom - 8, _RAVEN_WIDTH - 20)

    def clear(self) -> None:
        """Nothing is seen of it, and no pointer meets it."""
        self._on.clear()
        self.taken, self.rows, self.parts = None, (), 1

    def _fitting_page(
        self, region: Area, words: tuple[str, str, str], advised: Sequence[Advised]
    ) -> tuple[PanelPage, int]:
        """As many choices as fit in letters about as large as people chose, and how many these are;
        else the first one. If need be without a heading, and without a caption."""
        several = product(SHRINKING[:LITTLE], range(min(_MOST, len(advised)), _LEAST - 1, -1))
        for shrunk, count in (*several, *((shrunk, 1) for shrunk in SHRINKING)):
            page = PanelPage(self._measure, region.width, shrunk)
            page.add(*words, advised[:count])
            if page.fits(region.height):
                return page, count
        _, button, caption = words
        for bare, shrunk in product((("", button, caption), ("", button, "")), SHRINKING):
            page = PanelPage(self._measure, region.width, shrunk)
            page.add(*bare, advised[:1])
            if page.fits(region.height):
                break
        return page, 1

    def _strip(self, region: Area, button: str, one: Advised) -> list[PanelPage]:
        """One choice in a row, and its reason: below it, or where letters are too large for that
        on a page of its own."""
        for shrunk in SHRINKING[:LITTLE]:
            page = self._row(region, shrunk, button, one, has_picture=True)
            page.add_reason(one)
            if page.fits(region.height):
                return [page]
        key = button.split(" ")[0]
        ways = (button, True), (key, True), (key, False)
        for shrunk, (said, has_picture) in product(SHRINKING, ways):
            page = self._row(region, shrunk, said, one, has_picture=has_picture)
            if page.fits(region.height):
                break
        for shrunk in SHRINKING:
            why = PanelPage(self._measure, region.width, shrunk, is_strip=True)
            why.add_reason(one)
            if why.fits(region.height):
                break
        return [page, why]

    def _row(
        self, region: Area, shrunk: float, button: str, one: Advised, *, has_picture: bool
    ) -> PanelPage:
        page = PanelPage(self._measure, region.width, shrunk, is_strip=True)
        page.add_in_a_row(button, one, has_picture=has_picture)
        return page

    def _frame(self, box: Area) -> None:
        self.taken = box
        self._on.frame(art.SEAT_PANEL, box.x, box.y, box.width, box.height)

    def _raven(self, x: float, y: float, width: float) -> None:
        self._on.sprite(art.RAVEN, x, y, width=width, anchor=FEET)

    def _text(self, text: PanelText, x: float, y: float) -> None:
        at = x + text.x, y + text.y
        self._on.text(text.words, *at, text.style, anchor=text.anchor, width=text.width)
