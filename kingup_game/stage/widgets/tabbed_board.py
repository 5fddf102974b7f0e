"""A page of tabs: what opens another page above, two buttons below, and between them rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT, RIGHT
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS
from kingup_game.stage.widgets.screen_buttons import GAP, row_of
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import HEADING, NOTE

TAB: Final = CONTROLS.but(size=NOTE)

_TAB_RIM: Final = 34.0
_BETWEEN_TABS: Final = 24.0
"""The ring of the focus is wider with high contrast, and touches none beside it."""
_HIGHEST_TAB: Final = 100.0
"""The rows need the height more than these do, however large the letters are."""
_FOOT_RIM: Final = 56.0
"""What a button at the foot leaves free at the sides of its words."""
_REQUEST: Final = CONTROLS.but(size=HEADING, align="centre")
_MAGNIFIED_HEIGHT: Final = 110.0
_METER: Final = 28.0
_METER_FROM, _METER_WIDTH = 0.46, 0.3
"""The meter's place on its button, as shares of its width."""
_METER_LIFT: Final = 4.0
_BEFORE_METER: Final = 60.0
_LEAST_FILLED: Final = 34.0


class TabbedBoard(NamedTuple):
    """Where everything goes."""

    tabs: list[Area]
    rows: Area
    feet: list[Area]


def tabbed_board(
    painter: Painter, page: Area, tabs: Sequence[str], feet: Sequence[str]
) -> TabbedBoard:
    """A page divided: each tab is as wide as its words need, and the feet are equals as long as
    that leaves their words as large as they are wanted."""
    sizes = [painter.measure(words, TAB) for words in tabs]
    spare = (page.width - _BETWEEN_TABS * (len(tabs) - 1) - sum(wide for wide, _ in sizes)) / len(
        tabs
    )
    high = min(_HIGHEST_TAB, max(tall for _, tall in sizes) + _TAB_RIM)
    areas, x = [], page.x
    for wide, _ in sizes:
        areas.append(Area(x, page.y + GAP, wide + spare, high))
        x = areas[-1].right + _BETWEEN_TABS
    below = row_of(painter, feet, TAB, page)
    foot = min(_HIGHEST_TAB, below[0].height)
    needed = [painter.measure(words, TAB)[0] + _FOOT_RIM for words in feet]
    if max(needed) > below[0].width:
        below = _shared(page.width, needed, page.x)
    below = [area._replace(y=page.bottom - foot, height=foot) for area in below]
    rows = page.below(areas[0].bottom + 2 * GAP)
    return TabbedBoard(areas, rows._replace(height=below[0].y - 2 * GAP - rows.y), below)


def _shared(width: float, needed: Sequence[float], x: float) -> list[Area]:
    """Beside each other: all have what they need and as much more, or a share of it."""
    room = width - GAP * (len(needed) - 1)
    share = min(1.0, room / sum(needed))
    more = (room - share * sum(needed)) / len(needed)
    areas = []
    for need in needed:
        areas.append(Area(x, 0.0, need * share + more, 0.0))
        x = areas[-1].right + GAP
    return areas


def tab_frame(*, is_open: bool) -> str:
    """What a tab is written on: the open one lies before the others."""
    return art.TAB_OPEN if is_open else art.TAB_BEHIND


def draw_request(sheet: Sheet, page: Area, words: str) -> None:
    """What people are asked to do before anything else, alone on the page."""
    at = page.middle
    sheet.text(words, *at, _REQUEST, anchor=CENTRE, width=page.width, layer=Layer.ON_PAGE)


def draw_magnified(sheet: Sheet, space: Area, words: str, value: str) -> Area:
    """What has the focus, in letters as large as chosen; returns what is free below it."""
    middle, half = space.y + _MAGNIFIED_HEIGHT / 2, space.width / 2 - GAP
    style = CONTROLS.but(fit=(half, _MAGNIFIED_HEIGHT))
    sheet.text(words, space.x + GAP, middle, style, anchor=LEFT, layer=Layer.ON_PAGE)
    sheet.text(value, space.right - GAP, middle, style, anchor=RIGHT, layer=Layer.ON_PAGE)
    return space.below(space.y + _MAGNIFIED_HEIGHT + GAP)


def draw_meter(sheet: Sheet, painter: Painter, button: Area, words: str, share: float) -> None:
    """How much of the most a value is, as a groove that fills; beside words that leave it room."""
    if painter.measure(words, CONTROLS)[0] + _BEFORE_METER >= button.width * _METER_FROM:
        return
    x, y = button.x + button.width * _METER_FROM, button.middle[1] - _METER / 2 - _METER_LIFT
    groove = Area(x, y, button.width * _METER_WIDTH, _METER)
    sheet.frame(art.METER_GROOVE, *groove, layer=Layer.ON_BUTTON)
    if share > 0:
        filled = groove._replace(width=max(_LEAST_FILLED, groove.width * share))
        sheet.frame(art.METER_FILLED, *filled, layer=Layer.ON_BUTTON)
    knob = x + groove.width * share, groove.middle[1]
    sheet.sprite(art.METER_KNOB, *knob, layer=Layer.ON_BUTTON)
