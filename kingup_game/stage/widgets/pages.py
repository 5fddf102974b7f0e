"""What pages are made of: a shade or the castle behind, parchment, a title on a ribbon, hints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.drapes import Valance
from kingup_game.stage.canvas.item import CENTRE, FEET, TOP
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.lights import castle_in
from kingup_game.stage.hints.hint_plate import HINTS, PAD, HintPlate
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.lettering.text_styles import (
    CONTROLS,
    HEADINGS,
    NOTES,
    READING_ON_DARK,
)
from kingup_game.stage.widgets.screen_buttons import column_of, height_for
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK

MIDDLE: Final = layout.WIDTH / 2
DIALOG_WIDTH: Final = 900.0
READING_WIDTH: Final = 1400.0
"""For sentences rather than buttons."""
WIDE_DIALOG: Final = 1320.0
"""For rows that name several people."""

OVER_CASTLE, OVER_PAGE = 150, 222
"""How dark it is behind a dialog: behind one over a page no half of a word can be read."""
_PAGE_SHADE: Final = 175

_RIBBON_LEAST: Final = Area(0, 0, 460.0, 92.0)
_RIBBON_MARGINS: Final = (190.0, 30.0)
_RIBBON_WORDS: Final = (1000.0, 84.0)
_RIBBON_LIFT: Final = 6.0
_RIBBON_OVER_PAGE: Final = 34.0

_PAGE_PAD: Final = 60.0
_PAGE_BOTTOM_PAD: Final = 50.0
_HINTS_HEIGHT: Final = 98.0
"""What a page leaves free below it for the line of hints."""


_NOTICE: Final = READING_ON_DARK.but(align="centre", fit=(786.0, 150.0))
_NOTICE_PAD: Final = (34.0, 18.0)
_NOTICE_LIFT: Final = 2.0
_NOTICE_LEFT: Final = 656.0
"""Beyond what the throne is worth, at the left end of its wall: there it begins, or further on."""

_DIALOG_PAD: Final = 54.0
_DIALOG_HEAD: Final = 44.0
"""From the ribbon to what stands below it, less than at the other edges."""
_DIALOG_GAP: Final = 18.0
_TIGHT_GAP: Final = 12.0
"""Between buttons that are short of room: large letters need it more. The words above them then
keep to one line, or to what the buttons leave."""
_BELOW_NOTE: Final = 28.0
"""Also the strong ring of high contrast must not touch the words above it."""


_CHAIN_ASIDE: Final = 96.0
"""So far from the edges of a board hang its chains."""
_CHAIN_FROM: Final = -200.0
"""A window may be higher than the picture."""
_LINKS: Final = 38.0
_CHAIN_REACH: Final = 14.0


class Dialog(NamedTuple):
    """Where the buttons of a dialog go, and what it left free above them."""

    free: Area
    buttons: list[Area]


CASTLE_AT_DUSK: Final = castle_in("dusk")
"""The very picture of a match's second round: it is joined once for both."""


def castle_at_dusk(sheet: Sheet, painter: Painter) -> None:
    """What is behind a screen of its own; with clarity hardly more than its shape."""
    castle = CASTLE_AT_DUSK
    sheet.backdrop(castle.scenery, above=castle.above, before=castle.before)
    clarity = painter.scheme.clarity
    dark = (clarity.black, clarity.ground_alpha) if clarity else (DUSK, OVER_CASTLE)
    sheet.veil(*dark, layer=Layer.GROUND)


def velvet_above(sheet: Sheet) -> None:
    """What hangs at the upper edge where people gather before the play, behind the dusk."""
    sheet.add(Valance(sheet, Layer.BACKDROP))


def ribbon(sheet: Sheet, painter: Painter, words: str, x: float, y: float) -> float:
    """Words on a ribbon, its middle at x and its top at y; returns its lower edge."""
    style = HEADINGS.but(fit=_RIBBON_WORDS)
    width, height = painter.measure(words, style)
    wide = max(_RIBBON_LEAST.width, width + _RIBBON_MARGINS[0])
    high = max(_RIBBON_LEAST.height, height + _RIBBON_MARGINS[1])
    sheet.frame(art.RIBBON, x - wide / 2, y, wide, high, layer=Layer.ON_PAGE)
    lettered = y + high / 2 - _RIBBON_LIFT
    sheet.text(words, x, lettered, style, anchor=CENTRE, layer=Layer.ON_PAGE)
    return y + high


def parchment(
    sheet: Sheet,
    painter: Painter,
    title: str,
    *,
    has_hints_below: bool = False,
    board: str = art.PANEL,
) -> Area:
    """A page over the whole safe area; returns what is free on it below the title."""
    page = layout.SAFE.below(layout.SAFE.y + _RIBBON_OVER_PAGE)
    if has_hints_below:
        page = page._replace(height=page.height - _HINTS_HEIGHT)
    sheet.frame(board, *page, layer=Layer.PAGE)
    top = ribbon(sheet, painter, title, MIDDLE, layout.SAFE.y)
    height = page.bottom - _PAGE_BOTTOM_PAD - top
    return Area(page.x + _PAGE_PAD, top, page.width - 2 * _PAGE_PAD, height)


def parchment_over_all(sheet: Sheet, painter: Painter, title: str, board: str = art.PANEL) -> Area:
    """The same over a scene that stays visible at the edges; or the innkeeper's slate."""
    sheet.veil(DUSK, _PAGE_SHADE, layer=Layer.PAGE_VEIL)
    return parchment(sheet, painter, title, board=board)


def dialog(
    sheet: Sheet,
    painter: Painter,
    title: str,
    buttons: int,
    *,
    note: str = "",
    free: float = 0.0,
    width: float = DIALOG_WIDTH,
    shade: int = OVER_CASTLE,
) -> Dialog:
    """A panel in the middle over a scene: a title, a few words, something `free` of its own, and
    buttons below each other."""
    inner = width - 2 * _DIALOG_PAD
    head = _RIBBON_LEAST.height / 2
    room = layout.SAFE.height - head - _DIALOG_HEAD - _DIALOG_PAD - free
    notes, high_note = NOTES, painter.measure(note, NOTES, inner)[1] + _BELOW_NOTE if note else 0.0
    gap, wanted = _DIALOG_GAP, buttons * height_for(painter, "X", CONTROLS, inner)
    if high_note + wanted + (buttons - 1) * gap > room:
        gap = _TIGHT_GAP
        left = room - wanted - (buttons - 1) * gap - _BELOW_NOTE
        notes = NOTES.but(fit=(inner, max(left, painter.measure("X", NOTES)[1])))
        high_note = painter.measure(note, notes, inner)[1] + _BELOW_NOTE if note else 0.0
    rows = column_of(painter, buttons, CONTROLS, Area(0, 0, inner, room - high_note), gap)
    body = high_note + free + (rows[-1].bottom if rows else 0.0)
    height = head + _DIALOG_HEAD + body + _DIALOG_PAD
    top = max(layout.SAFE.y + head, (layout.HEIGHT - height + head) / 2)
    page = Area(MIDDLE - width / 2, top, width, height)
    sheet.veil(DUSK, shade, layer=Layer.PAGE_VEIL)
    _hang(sheet, page)
    sheet.frame(art.PANEL, *page, layer=Layer.PAGE)
    ribbon(sheet, painter, title, MIDDLE, top - head)
    y = top + head + _DIALOG_HEAD
    if note:
        sheet.text(note, MIDDLE, y, notes, anchor=TOP, width=inner, layer=Layer.ON_PAGE)
    left, y = page.x + _DIALOG_PAD, y + high_note
    placed = [row._replace(x=left, y=y + free + row.y) for row in rows]
    return Dialog(Area(left, y, inner, free), placed)


def _hang(sheet: Sheet, board: Area) -> None:
    """On two chains, as an inn's sign does: it was let down over whatever is there."""
    for x in (board.x + _CHAIN_ASIDE, board.right - _CHAIN_ASIDE):
        y = board.y + _CHAIN_REACH
        while y > _CHAIN_FROM:
            sheet.sprite(art.CHAIN, x, y, anchor=FEET, layer=Layer.PAGE)
            y -= _LINKS


def hint_line(sheet: Sheet, painter: Painter, hints: Iterable[tuple[str, str]]) -> HintPlate:
    """The line at the lower edge: the marks of buttons, and what they do."""
    words = PARTS_APART.join(f"{mark} {said}" for mark, said in hints)
    width = layout.SAFE.width
    high = painter.measure(words, HINTS, width - 2 * PAD[0])[1] + 2 * PAD[1]
    at = MIDDLE, layout.SAFE.bottom - high / 2
    plate = HintPlate(sheet, painter.measure, Layer.ON_PAGE, at, width)
    plate.show(words)
    return plate


def notice(sheet: Sheet, painter: Painter, words: str) -> None:
    """A few words at the upper edge, over whatever is there."""
    assert _NOTICE.fit is not None
    inner, _ = _NOTICE.fit
    width, height = painter.measure(words, _NOTICE, inner)
    pad_x, pad_y = _NOTICE_PAD
    y = layout.SAFE.y
    left = max(_NOTICE_LEFT, MIDDLE - width / 2 - pad_x)
    box = Area(left, y, width + 2 * pad_x, height + 2 * pad_y)
    sheet.frame(art.TOOLTIP, *box, layer=Layer.NOTICE)
    y += pad_y - _NOTICE_LIFT
    sheet.text(words, box.middle[0], y, _NOTICE, anchor=TOP, width=inner, layer=Layer.NOTICE)
