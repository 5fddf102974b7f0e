"""What can be done now, on a plate of its own: the same wherever there is no table to say it."""

from __future__ import annotations

from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.parts_of_line import part_under
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, MeasureWords, TextStyle
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

HINTS: Final = READING_ON_DARK.but(align="centre")
PAD: Final = (30.0, 6.0)
"""From the words to the plate's edges, across and down."""


class HintPlate:
    """Words around a point, as wide as they need; nothing without words."""

    def __init__(
        self,
        sheet: Sheet,
        measure: MeasureWords,
        layer: Layer,
        at: tuple[float, float],
        widest: float,
        style: TextStyle = HINTS,
    ) -> None:
        self._on = Parts(sheet, layer)
        self._measure = measure
        self._at = at
        self._room = widest - 2 * PAD[0]
        self._style = style
        self._words = ""
        self._box: Area | None = None

    def show(self, words: str) -> None:
        """These words instead of those before."""
        self._on.clear()
        self._words, self._box = words, None
        if not words:
            return
        wide, high = self._measure(words, self._style, self._room)
        x, y = self._at
        box = wide + 2 * PAD[0], high + 2 * PAD[1]
        self._box = Area(x - box[0] / 2, y - box[1] / 2, *box)
        self._on.frame(art.PLATE, *self._box)
        self._on.text(words, x, y, self._style, anchor=CENTRE, width=self._room)

    def part_at(self, x: float, y: float) -> str:
        """Which part of its words lies there, where they stand in one line; nothing beside them."""
        if self._box is None or not self._box.holds(x, y):
            return ""
        return part_under(x, self._words, self._style, self._measure, self._at[0])
