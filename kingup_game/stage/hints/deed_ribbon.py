"""A round on a ribbon: a small picture of each deed, who did it, from where to where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import WCS, Place
from kingup_game.engine.chronicle import Deed
from kingup_game.engine.events import Outcome
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import NAME

_TOP: Final = layout.LOW_SEAT_Y[-1] + layout.LOW_SEAT_HEIGHT + 12.0
AREA: Final = Area(
    layout.SAFE_LEFT, _TOP, layout.SAFE_RIGHT - layout.SAFE_LEFT, layout.SAFE_BOTTOM - _TOP
)
"""Over the courtyard and one's own corner wholly, so that the castle's floors stay in sight."""

_PAD: Final = 26.0
_HEAD: Final = 64.0
_TILE: Final = Area(0.0, 0.0, 132.0, 178.0)
_GAP: Final = 6.0
_ARROW: Final = 56.0
"""What is left at both ends for the signs that there is more."""
_FIRST: Final = AREA.x + _PAD + _ARROW
PER_PAGE: Final = int((AREA.width - 2 * (_PAD + _ARROW) + _GAP) // (_TILE.width + _GAP))

_TOKEN, _TOKEN_AT = 100.0, (76.0, 58.0)
_CREST, _CREST_AT = 52.0, (28.0, 36.0)
_WAY_Y: Final = 142.0
_FROM_X, _TO_X, _BETWEEN_X = 34.0, 98.0, 66.0
_SMALL_ARROW: Final = 30.0
_CROWN, _VERDICT = 46.0, 40.0
_RING: Final = 8.0
_NUMBER: Final = TITLE.but(size=NAME, fit=(54.0, 56.0))
_WORDS: Final = READING.but(fit=(1180.0, 52.0))
_HINTS: Final = READING.but(fit=(430.0, 52.0))
_VERDICTS: Final = {
    Outcome.CROWNED: art.ICON_TICK,
    Outcome.REFUSED: art.ICON_CROSS,
    Outcome.STOMACHACHE: art.GURGLE,
}


class DeedRibbon:
    """Draws a part of a round, with one deed in focus and what it was in words."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._frame = Parts(sheet, Layer.PAGE)
        self._on = Parts(sheet, Layer.ON_PAGE)
        self._measure = measure
        self._first = 0
        self.way_out: Area | None = None
        """The words that name the button which closes it."""

    def show(
        self,
        deeds: Sequence[Deed],
        crests: Sequence[int],
        focus: int,
        words: str,
        hints: str,
    ) -> None:
        """All deeds there is room for, so that the one in focus is among them."""
        self._frame.clear()
        self._on.clear()
        self._frame.frame(art.PANEL, *AREA)
        middle = AREA.y + _PAD + _HEAD / 2 - 10
        self._on.text(words, AREA.x + _PAD + 8, middle, _WORDS, anchor=LEFT)
        width, high = self._measure(hints, _HINTS)
        left = AREA.right - _PAD - 8 - width
        self.way_out = Area(left, middle - high / 2, width, high)
        self._on.text(hints, left, middle, _HINTS, anchor=LEFT)
        self._first = self.first_of(len(deeds), focus)
        for number, deed in enumerate(deeds[self._first : self._first + PER_PAGE]):
            area = self.tile(number)
            if self._first + number == focus:
                self._on.frame(art.FOCUS_RING, *area.grown(_RING))
            self._draw(deed, crests, area)
        self._show_more(len(deeds))

    def at(self, x: float, y: float, deeds: int) -> int | None:
        """The number of the deed under a pointer."""
        for number in range(min(PER_PAGE, deeds - self._first)):
            if self.tile(number).holds(x, y):
                return self._first + number
        return None

    def scrolls_at(self, x: float, y: float, deeds: int) -> int:
        """By how many deeds a click there goes on: at one of the ends, where there are more."""
        if not AREA.holds(x, y):
            return 0
        if x < _FIRST and self._first > 0:
            return -PER_PAGE
        is_end = x >= AREA.right - (_FIRST - AREA.x)
        return PER_PAGE if is_end and self._first + PER_PAGE < deeds else 0

    def first_of(self, deeds: int, focus: int) -> int:
        """The number of the first deed that is seen: as few as possible scroll by."""
        first = min(max(self._first, focus - PER_PAGE + 1), focus)
        return max(0, min(first, deeds - PER_PAGE))

    def tile(self, number: int) -> Area:
        """Where a deed is drawn, counted from the first that is seen."""
        x = _FIRST + number * (_TILE.width + _GAP)
        return _TILE._replace(x=x, y=AREA.y + _PAD + _HEAD - 10)

    def _show_more(self, deeds: int) -> None:
        y = self.tile(0).middle[1]
        if self._first > 0:
            self._on.sprite(art.ICON_LEFT, AREA.x + _PAD + _ARROW / 2 - 6, y, width=_VERDICT)
        if self._first + PER_PAGE < deeds:
            self._on.sprite(art.ICON_RIGHT, AREA.right - _PAD - _ARROW / 2 + 6, y, width=_VERDICT)

    def _draw(self, deed: Deed, crests: Sequence[int], area: Area) -> None:
        on, x, y = self._on, area.x, area.y
        is_out = deed.end is Place.OUT
        token = x + _TOKEN_AT[0], y + _TOKEN_AT[1]
        on.sprite(art.token(deed.character), *token, width=_TOKEN, grey=is_out)
        if deed.seat is not None:
            crest = SEAT_CRESTS[crests[deed.seat]].picture
            on.sprite(crest, x + _CREST_AT[0], y + _CREST_AT[1], width=_CREST)
        way = y + _WAY_Y
        if deed.to is Place.THRONE:
            on.sprite(art.CROWN_SMALL, x + _FROM_X + 4, way, width=_CROWN)
            if deed.outcome is not None:
                on.sprite(_VERDICTS[deed.outcome], x + _TO_X - 6, way, width=_VERDICT)
            return
        if deed.origin is not Place.TRAY:
            self._name(deed.origin, x + _FROM_X, way)
        on.sprite(art.ICON_RIGHT, x + _BETWEEN_X, way, width=_SMALL_ARROW)
        self._name(deed.to, x + _TO_X, way)

    def _name(self, place: Place, x: float, y: float) -> None:
        """A floor by its number; a WC, of which there is one a floor, by the heart in its door."""
        self._on.text("♥" if place in WCS else str(int(place)), x, y, _NUMBER, anchor=CENTRE)
