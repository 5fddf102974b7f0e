"""A name being written: the line it stands on, letters below it, known names to the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, FEET
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, TITLE
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import FRESH_PAPER, WOOD_EDGE
from kingup_game.theme.type_scale import CARD_TITLE, TOTAL

LETTER: Final = CONTROLS.but(size=CARD_TITLE)

_KEYS_A_ROW: Final = 10
_KEY: Final = 92.0
_GAP: Final = 10.0
_LEFT, _TOP, _BOTTOM = layout.SAFE_LEFT + 60.0, 190.0, layout.SAFE_BOTTOM - 60.0
_WIDTH: Final = _KEYS_A_ROW * (_KEY + _GAP) - _GAP
_NAMES_LEFT, _NAMES_RIGHT = 1240.0, layout.SAFE_RIGHT - 60.0
_LINE: Final = Area(_LEFT, _TOP, _WIDTH, 150.0)
_LINE_PAD: Final = 20.0
_BELOW_LINE: Final = 30.0
_ABOVE_WORD_KEYS: Final = 8.0
_WORD_KEY_PAD, _WORD_KEY_RIM = 56.0, 36.0
_RIM_Y: Final = layout.SAFE_BOTTOM - 12.0
_LEAST_FACE, _WIDEST_FACE = 150.0, 250.0
_NAME: Final = TITLE.but(size=TOTAL, align="centre")
_LONG_NAME: Final = _NAME.but(size=CARD_TITLE)


def draw_written(sheet: Sheet, painter: Painter, name: str) -> None:
    """The name so far, with a cursor behind it."""
    sheet.box(
        *_LINE, fill=FRESH_PAPER, border=WOOD_EDGE, border_width=5, radius=16, layer=Layer.ON_PAGE
    )
    words, space = f"{name}|", _LINE.width - 2 * _LINE_PAD
    style = _NAME if painter.measure(words, _NAME)[0] <= space else _LONG_NAME
    sheet.text(words, *_LINE.middle, style, anchor=CENTRE, layer=Layer.ON_PAGE)


def draw_whose(sheet: Sheet, face: str, top: float) -> None:
    """Whose name it is, on the lower rim below the letters, where these leave room for a face."""
    size = min(_WIDEST_FACE, _RIM_Y - top - _GAP)
    if size >= _LEAST_FACE:
        x, y = _LINE.middle[0], _RIM_Y
        sheet.sprite(face, x, y, width=size, anchor=FEET, layer=Layer.ON_PAGE)


def key_areas(painter: Painter, letters: int, words: Sequence[str]) -> list[Area]:
    """Where the letters go, and below them the keys with words on them."""
    rows = -(-letters // _KEYS_A_ROW)
    high = rows * (_KEY + _GAP) - _GAP
    board = Area(_LEFT, _LINE.bottom + _BELOW_LINE, _WIDTH, high)
    grid = board.grid(letters, _KEYS_A_ROW, _GAP)
    wide = board.columns(len(words), _GAP)
    space = wide[0].width - _WORD_KEY_PAD
    high = max(painter.measure(said, LETTER, space)[1] for said in words) + _WORD_KEY_RIM
    y = board.bottom + _GAP + _ABOVE_WORD_KEYS
    high = min(high, _BOTTOM - y)
    return grid + [key._replace(y=y, height=high) for key in wide]


def name_areas(number: int) -> list[Area]:
    """Where so many known names go."""
    column = Area(_NAMES_LEFT, _TOP, _NAMES_RIGHT - _NAMES_LEFT, _BOTTOM - _TOP)
    return column.grid(number, 1, _GAP)
