"""A few words at a thing, with a tail that points at it: what it is, or why it cannot be done."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, TOP
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_PAD_X, _PAD_Y = 24.0, 9.0
_WIDEST: Final = 1100.0
"""One line as people write; large letters take more than one."""
_TAIL: Final = 30.0
_TAIL_OVERLAP: Final = 7.0
_TAIL_FROM_CORNER: Final = 30.0
_STYLE: Final = READING_ON_DARK.but(align="centre")


class Tooltip:
    """One at a time on a sheet."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._on = Parts(sheet, Layer.TOOLTIP)
        self._measure = measure
        self.words = ""

    def show(self, words: str, at: Area, *, is_below: bool = False) -> None:
        """Above a thing, or below it: where there is no room above, or that must stay in sight."""
        self.hide()
        self.words = words
        width, height = self._measure(words, _STYLE, _WIDEST)
        width, height = width + 2 * _PAD_X, height + 2 * _PAD_Y
        safe, (middle, _) = layout.SAFE, at.middle
        left = max(safe.x, min(middle - width / 2, safe.right - width))
        is_above = not is_below and at.y - _TAIL - height >= safe.y
        top = at.y - _TAIL - height if is_above else at.bottom + _TAIL
        top = min(top, safe.bottom - height)
        self._on.frame(art.TOOLTIP, left, top, width, height)
        tip = max(left + _TAIL_FROM_CORNER, min(middle, left + width - _TAIL_FROM_CORNER))
        if is_above:
            self._on.sprite(art.TOOLTIP_TAIL, tip, top + height - _TAIL_OVERLAP, anchor=TOP)
        else:
            edge = top + _TAIL_OVERLAP
            self._on.sprite(art.TOOLTIP_TAIL, tip, edge, anchor=TOP, turn=180)
        self._on.text(
            words, left + width / 2, top + height / 2, _STYLE, anchor=CENTRE, width=_WIDEST
        )

    def hide(self) -> None:
        """Nothing is said."""
        self.words = ""
        self._on.clear()
