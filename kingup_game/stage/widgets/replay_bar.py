"""The bar below a replay: what the buttons do, each part to be clicked too, and how far it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Label
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK
from kingup_game.stage.widgets.advice_panel import MeasureWords
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import GOLD, WOOD_DARK

_WIDTH: Final = layout.SAFE_RIGHT - layout.SAFE_LEFT
_PAD: Final = 36.0
_RIM: Final = 14.0
_GAP: Final = 52.0
_LINE: Final = 8.0


class ReplayBar:
    """Lies over the spoken line, in as many rows as large letters need."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._sheet = sheet
        self._measure = measure
        self._labels: list[Label] = []
        self._sizes: list[tuple[float, float]] = []

    def show(self, parts: Sequence[str], share: float) -> None:
        """These parts from left to right, and a line that is filled as far as the match is."""
        self._sheet.clear()
        style = READING_ON_DARK.but(fit=(_WIDTH - 2 * _PAD, layout.SEAT_HEIGHT))
        self._sizes = [self._measure(words, style) for words in parts]
        rows = list(self._rows())
        high = max(height for _, height in self._sizes)
        top = layout.SAFE_BOTTOM - len(rows) * high - _LINE - 3 * _RIM
        bar = layout.SAFE_LEFT, top, _WIDTH, layout.SAFE_BOTTOM - top
        self._sheet.frame(art.PLATE, *bar, layer=Layer.SPOKEN_LINE)
        wide = _WIDTH - 2 * _PAD
        for length, fill in ((wide, WOOD_DARK), (wide * share, GOLD)):
            line = layout.SAFE_LEFT + _PAD, top + _RIM, length, _LINE
            self._sheet.box(*line, fill=fill, layer=Layer.SPOKEN_LINE)
        y = top + 2 * _RIM + _LINE + high / 2
        self._labels = []
        for row in rows:
            x = (layout.WIDTH - self._length(row)) / 2
            for part in row:
                middle = x + self._sizes[part][0] / 2
                self._labels.append(
                    self._sheet.text(
                        parts[part], middle, y, style, anchor=CENTRE, layer=Layer.SPOKEN_LINE
                    )
                )
                x += self._sizes[part][0] + _GAP
            y += high

    def part_at(self, x: float, y: float) -> int | None:
        """The part under the pointer."""
        for part, (label, (wide, high)) in enumerate(zip(self._labels, self._sizes, strict=True)):
            if abs(x - label.x) <= (wide + _GAP) / 2 and abs(y - label.y) <= high / 2:
                return part
        return None

    def _length(self, row: Sequence[int]) -> float:
        return sum(self._sizes[part][0] for part in row) + _GAP * (len(row) - 1)

    def _rows(self) -> Iterator[list[int]]:
        row: list[int] = []
        for part in range(len(self._sizes)):
            if row and self._length([*row, part]) > _WIDTH - 2 * _PAD:
                yield row
                row = []
            row.append(part)
        yield row
