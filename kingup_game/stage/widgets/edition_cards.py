"""The editions beside each other as pictures: one is played, the other may be."""

from __future__ import annotations

from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA, TOP
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, NOTES
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import BODY, SPEECH

_NUMBER: Final = 2
_GAP: Final = 16.0
_RIM: Final = 12.0
_SHAPE: Final = 300 / 480
_NAME_HIGH, _WORDS_HIGH = 48.0, 126.0
_TICK: Final = 64.0
_TICK_IN: Final = 20.0
_NOT_PLAYED: Final = 120.0
_NAME: Final = CONTROLS.but(size=BODY, align="centre")
_WORDS: Final = NOTES.but(size=SPEECH)


def edition_areas(space: Area) -> list[Area]:
    """A card for each at the upper edge of the space."""
    columns = space.columns(_NUMBER, _GAP)
    high = (columns[0].width - 2 * _RIM) * _SHAPE + _NAME_HIGH + _WORDS_HIGH + 2 * _RIM
    return [column._replace(height=high) for column in columns]


def draw_edition(
    sheet: Sheet,
    area: Area,
    picture: str,
    name: str,
    words: str,
    *,
    is_played: bool,
) -> None:
    """Its picture, with a tick if it is played, its name and a sentence."""
    layer, inner = Layer.ON_PAGE, area.grown(-_RIM)
    sheet.frame(art.SEAT_PANEL_TURN if is_played else art.SEAT_PANEL, *area, layer=layer)
    middle, high = inner.middle[0], inner.width * _SHAPE
    shown = sheet.sprite(picture, middle, inner.y + high / 2, width=inner.width, layer=layer)
    shown.alpha = OPAQUE_ALPHA if is_played else _NOT_PLAYED
    if is_played:
        at = inner.right - _TICK_IN, inner.y + _TICK_IN
        sheet.sprite(art.ICON_TICK, *at, width=_TICK, layer=layer)
    y, wide = inner.y + high, inner.width
    name_style = _NAME.but(fit=(wide, _NAME_HIGH))
    sheet.text(name, middle, y + _NAME_HIGH / 2, name_style, anchor=CENTRE, layer=layer)
    style = _WORDS.but(fit=(wide, _WORDS_HIGH))
    sheet.text(words, middle, y + _NAME_HIGH, style, anchor=TOP, width=wide, layer=layer)
