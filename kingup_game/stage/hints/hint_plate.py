"""What can be done now, on a plate of its own: the same wherever there is no table to say it."""

from __future__ import annotations

from typing import Final

from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
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

    def show(self, words: str) -> None:
        """These words instead of those before."""
        self._on.clear()
        if not words:
            return
        wide, high = self._measure(words, self._style, self._room)
        x, y = self._at
        box = wide + 2 * PAD[0], high + 2 * PAD[1]
        self._on.frame(art.PLATE, x - box[0] / 2, y - box[1] / 2, *box)
        self._on.text(words, x, y, self._style, anchor=CENTRE, width=self._room)
