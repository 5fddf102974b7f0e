"""Lamps of which one at a time is lit, under a crest and a title: which one did the pad mean?"""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, TITLE_ON_DARK
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.stage.widgets.screen_buttons import RING_SPACE
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK, GOLD, LAMP_LIT, LAMP_OUT
from kingup_game.theme.type_scale import CARD_TITLE, QUESTION

_MIDDLE: Final = layout.WIDTH / 2
_SHADE: Final = 246
_FACE, _FACE_Y = 150.0, 134.0
_TITLE_Y, _WORDS_Y, _LAMPS_Y = 214.0, 706.0, 560.0
_LAMP: Final = 190.0
_STEP: Final = 330.0
_GLOW, _ICON = 1.5, 0.5
_WIDTH: Final = 1600.0
_FIT: Final = (_WIDTH, 150.0)
_TITLE: Final = TITLE_ON_DARK.but(size=QUESTION, align="centre", fit=_FIT)
_WORDS: Final = READING_ON_DARK.but(size=CARD_TITLE, align="centre", fit=_FIT)


def draw_question(
    sheet: Sheet, painter: Painter, face: SeatFace, title: str, words: str, way_out: str
) -> None:
    """Everything around the lamps, on a night in which nothing else is seen."""
    sheet.veil(DUSK, _SHADE, layer=Layer.PAGE_VEIL)
    face_and_seal(Parts(sheet, Layer.ON_PAGE), face, _MIDDLE, _FACE_Y, _FACE)
    lowest = layout.SAFE.bottom - painter.measure(way_out, _WORDS, _WIDTH)[1]
    for said, y, style in (
        (title, _TITLE_Y, _TITLE),
        (words, _WORDS_Y, _WORDS),
        (way_out, lowest, _WORDS),
    ):
        sheet.text(said, _MIDDLE, y, style, anchor=TOP, width=_WIDTH, layer=Layer.ON_PAGE)


def draw_lamps(sheet: Sheet, number: int, lit: int | None) -> list[Area]:
    """The lamps in a row; returns the area of each, for the focus."""
    areas = []
    for lamp in range(number):
        area = around(_MIDDLE + (lamp - (number - 1) / 2) * _STEP, _LAMPS_Y, _LAMP, _LAMP)
        sheet.box(
            *area,
            fill=LAMP_LIT if lamp == lit else LAMP_OUT,
            border=GOLD,
            border_width=7,
            radius=_LAMP / 2,
            layer=Layer.ON_PAGE,
        )
        if lamp == lit:
            for picture, size in ((art.FOCUS_ROUND, _GLOW), (art.ICON_RUMBLE, _ICON)):
                sheet.sprite(picture, *area.middle, width=_LAMP * size, layer=Layer.ON_PAGE)
        areas.append(area.grown(RING_SPACE))
    return areas
