"""A page that explains: words, and beside them a picture of the castle where there is space."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.small_castle import Diorama
from kingup_game.stage.lettering.text_styles import READING
from kingup_game.stage.widgets import pages
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import CARD_TITLE

_WORDS: Final = READING.but(size=CARD_TITLE, spacing=1.3)
_SPACE: Final = Area(layout.SAFE_LEFT + 70.0, 176.0, 1596.0, 692.0)
_WORDS_LIE: Final = 8.0
_PICTURE_WIDTHS: Final = (740.0, 560.0)
"""The wider one is chosen if the words then still have space."""
_GAP: Final = 50.0


def picture_page(
    sheet: Sheet, painter: Painter, title: str, words: str, draw: Callable[[Diorama], None]
) -> None:
    """The whole page; a line of hints fits below it."""
    pages.castle_at_dusk(sheet)
    pages.parchment(sheet, painter, title, has_hints_below=True)
    width = _SPACE.width
    for picture in _PICTURE_WIDTHS:
        beside = width - picture - _GAP
        if painter.measure(words, _WORDS, beside)[1] <= _SPACE.height:
            draw(Diorama(sheet, painter.pictures, _SPACE.right - picture, _SPACE.y, picture))
            width = beside
            break
    style = _WORDS.but(fit=(width, _SPACE.height))
    at = _SPACE.x, _SPACE.y + _WORDS_LIE
    sheet.text(words, *at, style, width=width, layer=Layer.ON_PAGE)
