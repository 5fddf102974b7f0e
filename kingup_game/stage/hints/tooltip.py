"""A few words at a thing, with a tail that points at it: what it is, or why it cannot be done."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import product
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, TOP
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, MeasureWords, TextStyle
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

ROOM: Final = Area(
    layout.CASTLE_LEFT,
    layout.SAFE_TOP,
    layout.CASTLE_RIGHT - layout.CASTLE_LEFT,
    layout.COURTYARD_FEET_Y - 4.0 - layout.SAFE_TOP,
)
"""Between the seats and above the line and the signs of the round: all these stay in sight."""

_PAD_X, _PAD_Y = 24.0, 9.0
_TAIL: Final = 30.0
_RING: Final = 1.4
_TAIL_OVERLAP: Final = 7.0
_TAIL_FROM_CORNER: Final = 30.0
_SHARES: Final = (0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
"""Lines are made as even as they can be: so wide, as shares of the room, if no line is added."""
_NARROW: Final = 0.5
"""Of the room: lines as long as that at most, where longer ones would hide somebody."""
_TWO_LINES: Final = 2.7
"""Times one, with what is free around them: a place that would need more is none to look for."""
_SLIDES: Final = 8
"""So many steps along a side are tried."""
_SHORT_TAIL, _LOW_PAD, _SMALLER = 14.0, 3.0, 0.75
"""Below those on the ground: how far, how much is free above and below the words, and how much
smaller these may be there, so that they hide nobody and no floor's worth."""
_FACE: Final = 0.8
"""Of what somebody takes up: what must be seen of them."""
_STYLE: Final = READING_ON_DARK.but(align="centre")


class _Side(Enum):
    """Where words lie, seen from their thing; and the turn of the tail, which points down."""

    ABOVE = 0
    BELOW = 180
    LEFT = 90
    RIGHT = -90


class Tooltip:
    """One at a time on a sheet."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._on = Parts(sheet, Layer.TOOLTIP)
        self._measure = measure
        self.words = ""

    def show(
        self, words: str, at: Area, *, is_below: bool = False, people: Sequence[Area] = ()
    ) -> None:
        """Above a thing, or below it if what lies above must stay in sight; where there is no room,
        on another side. At the edges of the picture it lies towards the middle. Of all places it
        takes the first that hides nobody, or else least of them."""
        self.hide()
        self.words = words
        faces = [one.scaled(_FACE) for one in people if one.middle != at.middle]
        side, area, width = self._laid(words, at, is_below, faces)
        style = _STYLE
        if is_below and side is not _Side.BELOW and (low := self._laid_on_paving(words, at)):
            side, width, (area, style) = _Side.BELOW, None, low
        self._on.frame(art.TOOLTIP, *area)
        self._on.sprite(art.TOOLTIP_TAIL, *_root(side, area, at), anchor=TOP, turn=side.value)
        self._on.text(words, *area.middle, style, anchor=CENTRE, width=width)

    def hide(self) -> None:
        """Nothing is said."""
        self.words = ""
        self._on.clear()

    def _laid(
        self, words: str, at: Area, is_below: bool, faces: Sequence[Area]
    ) -> tuple[_Side, Area, float | None]:
        """The side, the plate, and how wide the words may be on it."""
        tried, boxes = list(_sides(at, is_below)), [_box(face) for face in faces]
        best: tuple[_Side, Area, float] | None = None
        least, two_lines = math.inf, _TWO_LINES * self._measure(words, _STYLE)[1]
        for side, most in product(tried, (1.0, _NARROW) if faces else (1.0,)):
            free = _free(at, side)
            width, wide, high = self._wrapped(words, most * free.width)
            fits = wide <= free.width and high <= free.height
            if not fits or (best is not None and high > two_lines):
                continue
            for plate in _slid(side, free, at, wide, high):
                hidden = _hidden(_box(plate), boxes, least)
                if hidden < least:
                    best, least = (side, plate, width), hidden
            if not least:
                break
        if best is not None:
            return best
        width, wide, high = self._wrapped(words, ROOM.width)
        return tried[0], _nearest(ROOM, at, wide, high), width

    def _laid_on_paving(self, words: str, at: Area) -> tuple[Area, TextStyle] | None:
        """One line below somebody on the ground floor, in letters that are hardly smaller."""
        free = _free(at, _Side.BELOW, _SHORT_TAIL)
        is_inside = at.x >= layout.ROOM_LEFT and at.right <= layout.ROOM_RIGHT
        if at.bottom < layout.FLOOR_FEET_Y[0] or not is_inside:
            return None
        style = _STYLE.but(fit=(free.width - 2 * _PAD_X, free.height - 2 * _LOW_PAD))
        wide, high = self._measure(words, style)
        if high < _SMALLER * self._measure(words, _STYLE)[1]:
            return None
        return _nearest(free, at, wide + 2 * _PAD_X, high + 2 * _LOW_PAD), style

    def _wrapped(self, words: str, most: float) -> tuple[float, float, float]:
        """How wide the words may be, and the width and the height of their plate."""
        most = max(most - 2 * _PAD_X, 1.0)
        height = self._measure(words, _STYLE, most)[1]
        for width in (*(share * most for share in _SHARES), most):
            wide, high = self._measure(words, _STYLE, width)
            if wide <= width and high <= height:
                break
        return width, wide + 2 * _PAD_X, high + 2 * _PAD_Y


class LitThings:
    """Rings around all that the words are about."""

    def __init__(self, sheet: Sheet) -> None:
        self._rings = Parts(sheet, Layer.RING_IN_FRONT)

    def show(self, areas: Sequence[Area]) -> None:
        """These instead of those before."""
        self._rings.clear()
        for area in areas:
            wide = area.width * _RING
            self._rings.sprite(art.FOCUS_ROUND, *area.middle, width=wide)


def _sides(at: Area, is_below: bool) -> Iterator[_Side]:
    """All that may be taken, the best first."""
    roomier = sorted((_Side.LEFT, _Side.RIGHT), key=lambda side: -_free(at, side).width)
    if not ROOM.x <= at.middle[0] <= ROOM.right:
        yield roomier[0]
    elif is_below:
        yield from (_Side.BELOW, *roomier, _Side.ABOVE)
    else:
        yield from (_Side.ABOVE, _Side.BELOW, *roomier)


def _free(at: Area, side: _Side, tail: float = _TAIL) -> Area:
    """What of the room lies on a side of a thing, with room for the tail between."""
    x, y, right, bottom = ROOM.x, ROOM.y, ROOM.right, ROOM.bottom
    if side is _Side.ABOVE:
        bottom = min(bottom, at.y - tail)
    elif side is _Side.BELOW:
        y = max(y, at.bottom + tail)
    elif side is _Side.LEFT:
        right = min(right, at.x - tail)
    else:
        x = max(x, at.right + tail)
    return Area(x, y, right - x, bottom - y)


def _nearest(free: Area, at: Area, wide: float, high: float) -> Area:
    """A box of this size, as near to the middle of a thing as it can be there."""
    x, y = at.middle
    left = max(free.x, min(x - wide / 2, free.right - wide))
    return Area(left, max(free.y, min(y - high / 2, free.bottom - high)), wide, high)


def _slid(side: _Side, free: Area, at: Area, wide: float, high: float) -> Iterator[Area]:
    """At the middle of a side, and as far along as the tail lets it."""
    nearest = _nearest(free, at, wide, high)
    yield nearest
    (x, y), is_upright = at.middle, side in (_Side.ABOVE, _Side.BELOW)
    middle, length = (x, wide) if is_upright else (y, high)
    first, last = middle + _TAIL_FROM_CORNER - length, middle - _TAIL_FROM_CORNER
    for step in range(_SLIDES + 1):
        start = first + (last - first) * step / _SLIDES
        if is_upright:
            yield nearest._replace(x=max(free.x, min(start, free.right - wide)))
        else:
            yield nearest._replace(y=max(free.y, min(start, free.bottom - high)))


def _box(area: Area) -> tuple[float, float, float, float]:
    """Its four edges; hundreds of boxes are compared for one plate."""
    return area.x, area.y, area.right, area.bottom


def _hidden(
    plate: tuple[float, float, float, float],
    faces: Sequence[tuple[float, float, float, float]],
    most: float,
) -> float:
    """How much of all faces a plate lies on; once that is too much, nobody counts on."""
    x, y, right, bottom = plate
    total = 0.0
    for left, top, end, foot in faces:
        across = (right if right < end else end) - (x if x > left else left)
        if across > 0.0:
            down = (bottom if bottom < foot else foot) - (y if y > top else top)
            if down > 0.0:
                total += across * down
                if total >= most:
                    break
    return total


def _root(side: _Side, area: Area, at: Area) -> tuple[float, float]:
    """Where the tail grows out of the plate."""
    x, y = at.middle
    if side in (_Side.ABOVE, _Side.BELOW):
        x = max(area.x + _TAIL_FROM_CORNER, min(x, area.right - _TAIL_FROM_CORNER))
        is_above = side is _Side.ABOVE
        return x, area.bottom - _TAIL_OVERLAP if is_above else area.y + _TAIL_OVERLAP
    half = min(_TAIL_FROM_CORNER, area.height / 2)
    y = max(area.y + half, min(y, area.bottom - half))
    return area.right - _TAIL_OVERLAP if side is _Side.LEFT else area.x + _TAIL_OVERLAP, y
