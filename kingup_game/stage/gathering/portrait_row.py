"""The bots' portraits side by side, and a line below that says whose one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import NOTES
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

DIALOG_WIDTH: Final = 1060.0
"""Of a dialog that is wide enough for them."""

_PORTRAIT: Final = 128.0
_RIM: Final = 10.0
_ABOVE_CAPTION, _BELOW_CAPTION = 16.0, 34.0
_CAPTION: Final = NOTES.but(fit=(960.0, 88.0))


def portrait_row_height(painter: Painter, caption: str) -> float:
    """How high the row is with its caption."""
    return _PORTRAIT + _ABOVE_CAPTION + painter.measure(caption, _CAPTION)[1] + _BELOW_CAPTION


def portrait_row(sheet: Sheet, space: Area, portraits: Sequence[int], caption: str) -> list[Area]:
    """Draw them; returns the area of each, for the focus."""
    y = space.y + _PORTRAIT / 2
    areas = [
        around(column.middle[0], y, _PORTRAIT, _PORTRAIT)
        for column in space.columns(len(portraits), 0)
    ]
    for portrait, area in zip(portraits, areas, strict=True):
        picture = art.portrait(portrait)
        sheet.sprite(picture, *area.middle, width=_PORTRAIT - _RIM, layer=Layer.ON_PAGE)
    below = space.middle[0], space.y + _PORTRAIT + _ABOVE_CAPTION
    sheet.text(caption, *below, _CAPTION, anchor=TOP, layer=Layer.ON_PAGE)
    return areas
