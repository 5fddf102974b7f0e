"""Who moved whom: the last way of every seat stays marked until the same seat moves again.

The crest of the seat lies where they are; and steps in its colour lead there from where they stood,
for the newest ways: more at once are a thicket. All of it is what everybody saw.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from kingup_game.engine.cast import WC_OF_FLOOR, Place
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Point, Spot, annex_spot
from kingup_game.stage.castle.traces import Trace
from kingup_game.stage.castle.ways import way
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK

_STEP: Final = 13.0
_STEP_RIM: Final = 2.2
_STRIDE: Final = 23.0
_FOOTPRINT: Final = (34.0, 12.0)
"""Where somebody stood."""
_BELOW_FEET: Final = 3.0
_CREST: Final = 46.0
_CREST_ASIDE, _CREST_UP = 40.0, 19.0
_NEXT_CREST: Final = 30.0
"""So far above each other lie crests of one place, as when one sends on whom another placed."""
_IN_WCS: Final = frozenset(annex_spot(wc).point for wc in WC_OF_FLOOR.values())
_WAYS: Final = 4
"""So many ways are marked by steps: a round of turns at a small table."""
_APART: Final = 3.0
"""Two seats that used the same ladder walked so far beside each other."""


class LastMoves:
    """The marks on a castle."""

    def __init__(self, sheet: Sheet) -> None:
        self._steps = Parts(sheet, Layer.TRACE)
        self._crests = Parts(sheet, Layer.TRACE_CREST)
        self._shown: tuple[tuple[int, Trace], ...] = ()

    def show(self, traces: Iterable[Trace], crests: Sequence[int]) -> None:
        """These traces, the oldest first, each by the crest of its seat."""
        shown = tuple((crests[trace.deed.seat or 0], trace) for trace in traces)
        if shown == self._shown:
            return
        self.clear()
        self._shown = shown
        newest = shown[-_WAYS:]
        for number, (crest, trace) in enumerate(newest):
            self._mark_way(crest, trace, _APART * (number - (len(newest) - 1) / 2))
        lying: dict[Point, int] = {}
        for crest, trace in shown:
            at = trace.rest.point
            self._lay_crest(crest, trace.rest, lying.get(at, 0), to_left=at in _IN_WCS)
            lying[at] = lying.get(at, 0) + 1

    def clear(self) -> None:
        """Nothing is marked."""
        self._shown = ()
        self._steps.clear()
        self._crests.clear()

    def _mark_way(self, crest: int, trace: Trace, aside: float) -> None:
        """Nobody walked who was set down by hand."""
        deed = trace.deed
        if deed.origin is Place.TRAY:
            return
        colour = SEAT_CRESTS[crest].colour
        corners = way(trace.start, deed.origin, trace.end, deed.to)
        trod = [(x + aside, y + _BELOW_FEET) for x, y in corners]
        self._print(colour, trod[0], *_FOOTPRINT)
        for step in _strides(trod):
            self._print(colour, step, _STEP, _STEP)

    def _print(self, colour: str, at: Point, width: float, height: float) -> None:
        x, y = at[0] - width / 2, at[1] - height / 2
        rim, radius = _STEP_RIM, min(width, height) / 2
        self._steps.box(
            x, y, width, height, fill=colour, border=INK, border_width=rim, radius=radius
        )

    def _lay_crest(self, crest: int, spot: Spot, below: int, *, to_left: bool) -> None:
        """At the right, but left in a WC: right of it burns the lamp that says it is taken."""
        share = spot.size / 100
        aside = -_CREST_ASIDE if to_left else _CREST_ASIDE
        at = spot.x + aside * share, spot.y - _CREST_UP * share - _NEXT_CREST * below
        self._crests.sprite(SEAT_CRESTS[crest].picture, *at, width=_CREST)


def _strides(corners: list[Point]) -> Iterator[Point]:
    """Points on a way, the same distance apart."""
    left = _FOOTPRINT[0]
    for (x1, y1), (x2, y2) in pairwise(corners):
        length = abs(x2 - x1) + abs(y2 - y1)
        while left < length:
            yield x1 + (x2 - x1) * left / length, y1 + (y2 - y1) * left / length
            left += _STRIDE
        left -= length
