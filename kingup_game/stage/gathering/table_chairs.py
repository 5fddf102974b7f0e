"""The table before a match: chairs on both sides, on each somebody with a face, or nobody yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, FEET, OPAQUE_ALPHA, Workshop
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.warm_up import fetch
from kingup_game.stage.lettering.text_styles import CONTROLS, READING, TITLE
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.stage.widgets import pages
from kingup_game.stage.widgets.screen_buttons import RING_SPACE, height_for
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PAPER
from kingup_game.theme.type_scale import BODY, NAME, SMALLEST

JOIN: Final = CONTROLS.but(size=BODY, align="centre")

_LARGE: Final = (
    *(art.TABLE, art.NOBODY, art.SEAT_FREE, art.GOAL_BACK, art.PANEL, art.RIBBON),
    *map(art.chair, ("free", *(crest.key for crest in SEAT_CRESTS))),
)

_SIDES: Final = 2
_GAP: Final = 20.0
_RIGHT_MARGIN: Final = 10.0
_BELOW_TITLE: Final = 30.0
_ABOVE_JOIN: Final = 26.0
_HIGHEST_JOIN: Final = 96.0
_BOOK_WIDTH, _BOOK_HEIGHT = 112.0, 84.0
_BETWEEN_SIDES: Final = 104.0

_TABLE_REACH: Final = (26.0, 104.0, 66.0)
"""Sideways, up under the far plates, and down behind the near heads."""
_STRIP_PAD: Final = 124.0
_STRIP_HIGH: Final = 84.0
_RUNNER_LIFT: Final = 0.0

_CHAIR: Final = 1.06
"""How much larger a chair's back is than the face before it."""
_MOST_PLATE: Final = 0.58
"""What the plate may take of a chair's height: with large letters faces are smaller."""
_PLATE_PAD: Final = 20.0
_FACE_OVER_PLATE: Final = 10.0
_BOT_LIFT: Final = 12.0
_BOT: Final = 0.84
_CHOOSING, _CHOOSING_LIFT = 0.84, 38.0
"""Whoever chooses a chair has their chin above the button before them."""
_SEAL: Final = 62.0
_SEAL_AT: Final = (0.36, 0.16)
_LEAST_ASIDE: Final = 150.0
"""So wide a face leaves its seal beside it: a smaller one would lie below."""
_NAME_SHARE, _DETAIL_SHARE = 0.56, 0.44
_PLATE_RIM: Final = 34.0
_FULL_RIM: Final = 48.0
"""What letters leave free that are as large as a plate has room for."""
_NOBODY_ALPHA: Final = 120
_ARROW: Final = 76.0

_NAME: Final = TITLE.but(size=NAME, align="centre")
_DETAIL: Final = READING.but(size=BODY, align="centre")
_FREE: Final = CONTROLS.but(size=SMALLEST, colour=PAPER, align="centre")


_ON_CHEST: Final = 64.0
_OVER_PLATE: Final = 18.0
_ARROW_UP: Final = 44.0
"""Clear of that button."""
_SHRINKS: Final = 0.88
"""A detail that would be smaller than this to fit beside a sign goes without the sign."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a chair shows of who sits there."""

    face: SeatFace
    detail: str = ""
    short_detail: str = ""
    """Instead of it, where a full table leaves a plate too little room."""
    mood: str = "neutral"
    is_person: bool = False
    """Whether somebody plays there with a device."""
    is_lit: bool = False
    """Whether they are choosing right now: gold is for what one looks at."""
    is_first: bool = False
    """Whether the match begins here."""
    names: tuple[str, ...] = ()
    """Of all who sit there, where they are to be written in one size."""
    chooses: bool = False
    """Whether there is a button before their chest, for another chair."""


class ChairsAround(NamedTuple):
    """Where the chairs stand, and what else there is on that side."""

    chairs: list[Area]
    strip: Area
    """On the table between them."""
    book: Area
    """Beside the title, for the rules."""
    join: Area
    """At the foot, for whoever wants to play too."""


def make_table_ready(shop: Workshop) -> Iterator[None]:
    """The castle behind the table and what is large of it, before they are seen, bit by bit."""
    yield from pages.CASTLE_AT_DUSK.make_ready(shop)
    yield from fetch(shop.pictures, _LARGE)


def chairs_around(
    sheet: Sheet, painter: Painter, title: str, line: str, number: int
) -> ChairsAround:
    """Title and table of the left side of the setup; the far chairs are half of them, or more."""
    side = layout.SETUP_TABLE
    middle, _ = side.middle
    top = pages.ribbon(sheet, painter, title, middle, side.y) + _BELOW_TITLE
    left, wide = side.x + RING_SPACE, side.width - _RIGHT_MARGIN - RING_SPACE
    high = min(_HIGHEST_JOIN, height_for(painter, line, JOIN, wide))
    join = Area(left, side.bottom - high, wide, high)
    space = Area(left, top, wide, join.y - _ABOVE_JOIN - top)
    tall = (space.height - _BETWEEN_SIDES) / _SIDES
    far = space._replace(height=tall)
    near = far._replace(y=space.bottom - tall)
    reach, up, down = _TABLE_REACH
    board = Area(left - reach, far.bottom - up, wide + 2 * reach, _BETWEEN_SIDES + up + down)
    sheet.sprite(art.TABLE, *board.middle, width=board.width, layer=Layer.PAGE)
    columns = -(-number // _SIDES)
    chairs = [*far.columns(columns, _GAP), *near.columns(columns, _GAP)][:number]
    y = far.bottom + (_BETWEEN_SIDES - _STRIP_HIGH) / 2 + _RUNNER_LIFT
    strip = Area(left + _STRIP_PAD, y, wide - 2 * _STRIP_PAD, _STRIP_HIGH)
    book = Area(side.right - _RIGHT_MARGIN - _BOOK_WIDTH, side.y, _BOOK_WIDTH, _BOOK_HEIGHT)
    return ChairsAround(chairs, strip, book, join)


def _plate(painter: Painter, area: Area) -> Area:
    """The card with the name, at the foot of a chair, as high as the letters ask."""
    high = min(_lettered(painter) + _PLATE_RIM, area.height * _MOST_PLATE)
    return area.below(area.bottom - high)


def _lettered(painter: Painter) -> float:
    """How high a name and what stands below it are, as large as people chose."""
    return painter.measure("X", _NAME)[1] + painter.measure("X", _DETAIL)[1]


def _head(painter: Painter, area: Area) -> Area:
    """Where the face is: as large as the chair has room for, above the plate."""
    plate = _plate(painter, area)
    size = min(area.width, (plate.y - area.y + _FACE_OVER_PLATE) / _CHAIR)
    x, _ = area.middle
    return Area(x - size / 2, plate.y + _FACE_OVER_PLATE - size, size, size)


def _arrows(painter: Painter, area: Area, chooses: bool) -> tuple[Area, Area]:
    """Left and right of the face."""
    head = _head(painter, area)
    y = head.middle[1] - _ARROW / 2 - (_ARROW_UP if chooses else 0.0)
    return (
        Area(area.x, y, _ARROW, _ARROW),
        Area(area.right - _ARROW, y, _ARROW, _ARROW),
    )


def on_chest(painter: Painter, area: Area) -> Area:
    """Where the button is of somebody who chooses a chair: below their chin, before their card."""
    y = _plate(painter, area).y + _OVER_PLATE - _ON_CHEST
    return Area(area.x, y, area.width, _ON_CHEST)


def draw_arrows(sheet: Sheet, painter: Painter, area: Area, chooses: bool) -> tuple[Area, Area]:
    """The arrows of somebody who chooses a face, and where they are."""
    both = _arrows(painter, area, chooses)
    for icon, arrow in zip((art.ICON_LEFT, art.ICON_RIGHT), both, strict=True):
        sheet.sprite(icon, *arrow.middle, width=arrow.width, layer=Layer.ON_PAGE)
    return both


def draw_free_chair(sheet: Sheet, painter: Painter, area: Area, words: str) -> None:
    """Nobody sits here yet."""
    head = _head(painter, area)
    _draw_back(sheet, painter, area, art.chair("free"), head)
    x, _ = head.middle
    sheet.sprite(
        *(art.NOBODY, x, head.bottom),
        width=head.width * _BOT,
        anchor=FEET,
        alpha=_NOBODY_ALPHA,
        layer=Layer.ON_PAGE,
    )
    plate = _plate(painter, area)
    sheet.frame(art.SEAT_FREE, *plate, layer=Layer.ON_PAGE)
    inner = plate.width - 2 * _PLATE_PAD
    style = _FREE.but(size=BODY, fit=(inner, plate.height - _PLATE_RIM))
    sheet.text(words, *plate.middle, style, anchor=CENTRE, width=inner, layer=Layer.ON_PAGE)


def draw_chair(sheet: Sheet, painter: Painter, area: Area, sitting: Sitting) -> None:
    """Whoever sits there, before a chair in their colour, and the name on a card before them."""
    face, layer = sitting.face, Layer.ON_PAGE
    head = _head(painter, area)
    _draw_back(sheet, painter, area, art.chair(SEAT_CRESTS[face.crest].key), head)
    x, _ = head.middle
    is_bot = face.portrait is not None
    share, lift = (_BOT, _BOT_LIFT) if is_bot else (1.0, 0.0)
    if sitting.chooses:
        share, lift = _CHOOSING, _CHOOSING_LIFT
    picture = face.picture(sitting.mood)
    alpha = OPAQUE_ALPHA if is_bot or sitting.is_person else _NOBODY_ALPHA
    sheet.sprite(
        picture,
        x,
        head.bottom - lift,
        width=head.width * share,
        anchor=FEET,
        alpha=alpha,
        layer=layer,
    )
    plate = _plate(painter, area)
    sheet.frame(art.SEAT_PANEL_TURN if sitting.is_lit else art.SEAT_PANEL, *plate, layer=layer)
    aside, up = head.width * _SEAL_AT[0], _SEAL * _SEAL_AT[1]
    if sitting.chooses:  # beside the chin, clear of the button
        aside, up = max(head.width, _LEAST_ASIDE) / 2, _ON_CHEST + _OVER_PLATE
    at = plate.x + plate.width / 2 + aside, plate.y - up
    sheet.sprite(face.seal, *at, width=_SEAL, layer=layer)
    _write(sheet, painter, plate, sitting)


def _draw_back(sheet: Sheet, painter: Painter, area: Area, picture: str, head: Area) -> None:
    plate = _plate(painter, area)
    x, _ = head.middle
    sheet.sprite(
        *(picture, x, plate.y + _FACE_OVER_PLATE),
        width=head.width * _CHAIR,
        anchor=FEET,
        layer=Layer.ON_PAGE,
    )


def _write(sheet: Sheet, painter: Painter, plate: Area, sitting: Sitting) -> None:
    name, detail = sitting.face.name, sitting.detail
    inner = plate.width - 2 * _PLATE_PAD
    has_room = _lettered(painter) + _PLATE_RIM <= plate.height + 1
    free = plate.height - (_PLATE_RIM if has_room else _FULL_RIM)
    style = _NAME.but(fit=(inner, free * (_NAME_SHARE if detail else 1.0)), peers=sitting.names)
    small = _DETAIL.but(fit=(inner, free * _DETAIL_SHARE))
    unshrunk = small.but(fit=(layout.WIDTH, free * _DETAIL_SHARE))
    if sitting.short_detail and painter.measure(detail, unshrunk)[0] * _SHRINKS > inner:
        detail = sitting.short_detail
    said = f"{name} {inline(art.ICON_FIRST)}" if sitting.is_first else name
    name_high = painter.measure(said, style)[1]
    detail_high = painter.measure(detail, small)[1] if detail else 0.0
    x, middle = plate.middle
    y = middle - (name_high + detail_high) / 2
    layer = Layer.ON_PAGE
    sheet.text(said, x, y + name_high / 2, style, anchor=CENTRE, layer=layer)
    if detail:
        below = y + name_high + detail_high / 2
        sheet.text(detail, x, below, small, anchor=CENTRE, layer=layer)
