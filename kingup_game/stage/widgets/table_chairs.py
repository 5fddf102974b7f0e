"""The chairs at the table before a match: who sits there, by crest and colour, or nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, TOP, TOP_LEFT
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, READING, READING_ON_DARK, TITLE
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.widgets import pages
from kingup_game.stage.widgets.screen_buttons import RING_SPACE
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import HOLLOW, PAPER, WOOD_EDGE
from kingup_game.theme.type_scale import NAME

_COLUMNS: Final = 2
_GAP: Final = 24.0
_NARROW_GAP: Final = 16.0
_ROWS_WITH_WIDE_GAPS: Final = 3
_RIGHT_MARGIN: Final = 10.0
_BELOW_TITLE: Final = 22.0
_ABOVE_LINE: Final = 14.0
_BOOK_WIDTH, _BOOK_HEIGHT = 112.0, 84.0
_STRIP_HIGH: Final = 100.0
_ABOVE_STRIP: Final = 22.0
_LINE_MARGIN: Final = 30.0
_LINE_HIGHEST: Final = 96.0
_LINE_LIFT: Final = 2.0

_PAD: Final = 30.0
_PICTURE: Final = 118.0
_AROUND_PICTURE: Final = 44.0
_PORTRAIT_LARGER: Final = 8.0
_SMALL_CREST: Final = 56.0
_SMALL_CREST_AT: Final = (46.0, 44.0)
_LIFT: Final = 6.0
_AROUND_WORDS: Final = 24.0
_RIMS: Final = 64.0
_NAME_SHARE, _DETAIL_SHARE = 0.56, 0.44
_BAND_INSET: Final = 20.0
_BAND_RISE: Final = 26.0
_BAND: Final = 10.0
_FREE_RIM: Final = 40.0

_NAME: Final = TITLE.but(size=NAME)
_FREE: Final = CONTROLS.but(colour=PAPER, align="centre")
_LINE: Final = READING_ON_DARK.but(align="centre")


@dataclass(frozen=True, slots=True)
class ChairFace:
    """What a chair shows of who sits there."""

    name: str
    crest: int
    detail: str = ""
    portrait: int | None = None
    is_lit: bool = False
    """Whether somebody plays there with a device."""
    is_first: bool = False
    """Whether the match begins here."""


class ChairsAround(NamedTuple):
    """Where the chairs stand, and a strip below them for what goes with the table."""

    chairs: list[Area]
    strip: Area
    book: Area
    """Beside the title, for the rules."""


def chairs_around(
    sheet: Sheet, painter: Painter, title: str, line: str, number: int
) -> ChairsAround:
    """Title and line of the left side of the setup; the chairs' areas between them."""
    table = layout.SETUP_TABLE
    middle, _ = table.middle
    top = pages.ribbon(sheet, painter, title, middle, table.y) + _BELOW_TITLE
    width = table.width - _LINE_MARGIN
    style = _LINE.but(fit=(width, _LINE_HIGHEST))
    y = table.bottom - painter.measure(line, style, width)[1] - _LINE_LIFT
    sheet.text(line, middle, y, style, anchor=TOP, width=width, layer=Layer.ON_PAGE)
    left, bottom = table.x + RING_SPACE, y - _ABOVE_LINE - _STRIP_HIGH
    strip = Area(left, bottom, table.right - _RIGHT_MARGIN - left, _STRIP_HIGH)
    space = Area(left, top, strip.width, bottom - _ABOVE_STRIP - top)
    book = Area(strip.right - _BOOK_WIDTH, table.y, _BOOK_WIDTH, _BOOK_HEIGHT)
    rows = -(-number // _COLUMNS)
    gap = _GAP if rows <= _ROWS_WITH_WIDE_GAPS else _NARROW_GAP
    return ChairsAround(space.grid(number, _COLUMNS, gap), strip, book)


def draw_free_chair(sheet: Sheet, area: Area, words: str) -> None:
    """Nobody sits here yet."""
    sheet.box(*area, fill=HOLLOW, border=WOOD_EDGE, border_width=5, radius=18, layer=Layer.ON_PAGE)
    style = _FREE.but(fit=(area.width - 2 * _PAD, area.height - _FREE_RIM))
    sheet.text(words, *area.middle, style, anchor=CENTRE, layer=Layer.ON_PAGE)


def draw_chair(sheet: Sheet, painter: Painter, area: Area, face: ChairFace) -> None:
    """The chair's panel; everything on it lies below the ring of the focus."""
    crest, layer = SEAT_CRESTS[face.crest], Layer.ON_PAGE
    sheet.frame(art.SEAT_PANEL_TURN if face.is_lit else art.SEAT_PANEL, *area, layer=layer)
    sheet.box(
        *(area.x + _BAND_INSET, area.bottom - _BAND_RISE, area.width - 2 * _BAND_INSET, _BAND),
        fill=crest.colour,
        radius=_BAND / 2,
        layer=layer,
    )
    x, middle = area.x + _PAD + _PICTURE / 2, area.middle[1] - _LIFT
    picture = min(_PICTURE, area.height - _AROUND_PICTURE)
    shield = art.crest(crest.key)
    if face.portrait is not None:
        portrait = picture + _PORTRAIT_LARGER
        sheet.sprite(art.portrait(face.portrait), x, middle, width=portrait, layer=layer)
        at = x + _SMALL_CREST_AT[0], middle + _SMALL_CREST_AT[1] * picture / _PICTURE
        sheet.sprite(shield, *at, width=_SMALL_CREST, layer=layer)
    else:
        sheet.sprite(shield, x, middle, width=picture, layer=layer)
    left = area.x + _PAD + _PICTURE + _AROUND_WORDS
    space, free = area.right - _AROUND_WORDS - left, area.height - _RIMS
    name = _NAME.but(fit=(space, free * (_NAME_SHARE if face.detail else 1.0)))
    detail = READING.but(fit=(space, free * _DETAIL_SHARE))
    said = f"{face.name} {inline(art.ICON_FIRST)}" if face.is_first else face.name
    name_high = painter.measure(said, name)[1]
    detail_high = painter.measure(face.detail, detail)[1] if face.detail else 0
    y = middle - (name_high + detail_high) / 2
    sheet.text(said, left, y, name, anchor=TOP_LEFT, layer=layer)
    if face.detail:
        sheet.text(face.detail, left, y + name_high, detail, anchor=TOP_LEFT, layer=layer)
