"""Lamps of which one at a time is lit, on a page with a face and a title: which one did it mean?"""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.stage.widgets import pages
from kingup_game.stage.widgets.screen_buttons import RING_SPACE
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK, GOLD, LAMP_LIT, LAMP_OUT
from kingup_game.theme.type_scale import CARD_TITLE, QUESTION

_MIDDLE: Final = layout.WIDTH / 2
_SHADE: Final = 200
_PAGE: Final = Area(240.0, 112.0, 1440.0, 796.0)
_FACE, _FACE_Y = 250.0, 248.0
_TITLE_TOP, _WORDS_TOP, _LAMPS_Y = 380.0, 768.0, 634.0
_BEZEL: Final = 232.0
_LAMP: Final = 168.0
_STEP: Final = 320.0
_GLOW, _ICON = 1.3, 0.56
_RIM: Final = 7.0
_WIDTH: Final = _PAGE.width - 120.0
_TITLE: Final = TITLE.but(size=QUESTION, align="centre", fit=(_WIDTH, 138.0))
_WORDS: Final = READING.but(size=CARD_TITLE, align="centre", fit=(_WIDTH, 104.0))


def draw_question(
    sheet: Sheet, painter: Painter, face: SeatFace, title: str, words: str, way_out: tuple[str, str]
) -> None:
    """Everything around the lamps; the way out is a button, and what it does."""
    on = Parts(sheet, Layer.ON_PAGE)
    sheet.veil(DUSK, _SHADE, layer=Layer.PAGE_VEIL)
    sheet.frame(art.PANEL, *_PAGE, layer=Layer.PAGE)
    face_and_seal(on, face, _MIDDLE, _FACE_Y, _FACE)
    on.text(title, _MIDDLE, _TITLE_TOP, _TITLE, anchor=TOP, width=_WIDTH)
    on.text(words, _MIDDLE, _WORDS_TOP, _WORDS, anchor=TOP, width=_WIDTH)
    pages.hint_line(sheet, painter, [way_out])


def draw_lamps(sheet: Sheet, number: int, lit: int | None) -> list[Area]:
    """The lamps in a row, each in its board; returns the area of each, for the focus."""
    on, areas = Parts(sheet, Layer.ON_PAGE), []
    for lamp in range(number):
        x = _MIDDLE + (lamp - (number - 1) / 2) * _STEP
        board = around(x, _LAMPS_Y, _BEZEL, _BEZEL)
        on.frame(art.PLATE, *board)
        if lamp == lit:
            on.sprite(art.BURST, x, _LAMPS_Y, width=_BEZEL * _GLOW)
        glass = around(x, _LAMPS_Y, _LAMP, _LAMP)
        fill = LAMP_LIT if lamp == lit else LAMP_OUT
        on.box(*glass, fill=fill, border=GOLD, border_width=_RIM, radius=_LAMP / 2)
        if lamp == lit:
            on.sprite(art.ICON_RUMBLE, x, _LAMPS_Y, width=_LAMP * _ICON)
        areas.append(board.grown(RING_SPACE))
    return areas
