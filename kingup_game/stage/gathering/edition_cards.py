"""The editions beside each other as pictures: one is played, the other may be."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.edition import Edition
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import LEFT
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import NAME

EDITIONS_HIGH: Final = 206.0

_GAP: Final = 18.0
_RIM: Final = 16.0
_SHAPE: Final = 300 / 480
_BESIDE: Final = 16.0
_MOST_PICTURE: Final = 0.54
_TICK: Final = 60.0
_TICK_IN: Final = 20.0
_NAME: Final = CONTROLS.but(size=NAME)


def edition_areas(space: Area) -> list[Area]:
    """A card for each at the upper edge of the space."""
    return space._replace(height=EDITIONS_HIGH).columns(len(Edition), _GAP)


def draw_edition(
    sheet: Sheet,
    area: Area,
    picture: str,
    name: str,
    *,
    is_played: bool,
) -> None:
    """Its picture, with a tick if it is played, and beside it its name. The other one is not pale,
    for what is pale cannot be chosen."""
    layer, inner = Layer.ON_PAGE, area.grown(-_RIM)
    sheet.frame(art.SEAT_PANEL_TURN if is_played else art.SEAT_PANEL, *area, layer=layer)
    wide = min(inner.height / _SHAPE, inner.width * _MOST_PICTURE)
    x, y = inner.x + wide / 2, inner.middle[1]
    sheet.sprite(picture, x, y, width=wide, layer=layer)
    if is_played:
        at = inner.x + wide - _TICK_IN, y - wide * _SHAPE / 2 + _TICK_IN
        sheet.sprite(art.ICON_TICK, *at, width=_TICK, layer=layer)
    left, room = inner.x + wide + _BESIDE, inner.width - wide - 2 * _BESIDE
    style = _NAME.but(fit=(room, inner.height))
    sheet.text(name, left, y, style, anchor=LEFT, layer=layer)
