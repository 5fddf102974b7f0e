"""Faces to choose from, on one page: row by row from the children to the grandparents."""

from __future__ import annotations

from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme.layers import Layer

_COLUMNS: Final = 7
_GAP: Final = 14.0
_INSET: Final = 6.0
_TAKEN_ALPHA: Final = 70
_ABOVE: Final = 18.0


def face_wall(page: Area, number: int) -> list[Area]:
    """Where so many faces are."""
    space = page.below(page.y + _ABOVE)
    return space.grid(number, _COLUMNS, _GAP)


def draw_face(sheet: Sheet, area: Area, picture: str, *, is_free: bool) -> None:
    """One of them; somebody else's is only a shade."""
    width = min(area.width, area.height) - _INSET
    alpha = OPAQUE_ALPHA if is_free else _TAKEN_ALPHA
    sheet.sprite(picture, *area.middle, width=width, alpha=alpha, layer=Layer.ON_PAGE)
