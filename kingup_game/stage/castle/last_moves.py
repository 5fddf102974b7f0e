"""Who moved whom: the last way of every seat stays marked until the same seat moves again.

A small crest of the seat lies on the edge of the floor at their feet: beside a face it would
say that the seat backs them, as it does in scoring. Steps in its colour lead there from where they
stood, for the newest ways, the older the paler: more at once are a thicket, and people come first.
The newest of all is read from the sofa: its crest lies large and flat where somebody was taken
from, which is nobody's place any more, and steps that grow lead on from it. All of it is what
everybody saw.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.stage.canvas.item import FEET, OPAQUE_ALPHA
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Point, Spot, feet_y
from kingup_game.stage.castle.traces import Trace
from kingup_game.stage.castle.ways import way
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK

_STEP: Final = 10.0
_STEP_RIM: Final = 1.3
_STRIDE: Final = 27.0
_FIRST_STEP, _LAST_STEP, _LONG_STRIDE, _BOLD_RIM = 10.0, 20.0, 36.0, 2.6
_TAKEN_FROM, _FLAT, _TAKEN_FROM_ALPHA = 56.0, 1.5, 210
"""Of the newest way: its steps grow, and the crest where it begins is large, but lies on the floor:
upright it was taken for somebody who stands there."""
_FLAT_BELOW_FEET: Final = 11.0
"""On the boards, where a stand would lie."""
_FOOTPRINT: Final = (28.0, 10.0)
"""Where somebody stood."""
_BELOW_FEET: Final = 3.0
_CREST: Final = 32.0
_CREST_ASIDE, _CREST_BELOW_FEET = 32.0, 6.0
"""Past the letter at the feet, and past the top of a hat below."""
_CREST_BESIDE_OUTCAST, _CREST_ABOVE_GROUND = 36.0, 15.0
"""In the courtyard, where large prompts come up to the feet."""
_ALPHAS: Final = (190, 150, 110)
"""Of the steps of the ways before the newest."""
_WAYS: Final = 1 + len(_ALPHAS)
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
        """These traces, the oldest first, each by the crest of its seat; whom no seat moved has
        none."""
        known = ((trace.deed.seat, trace) for trace in traces)
        shown = tuple((crests[seat], trace) for seat, trace in known if seat is not None)
        if shown == self._shown:
            return
        self.clear()
        self._shown = shown
        newest = shown[-_WAYS:]
        for number, (crest, trace) in enumerate(newest[:-1]):
            aside = _APART * (number - (len(newest) - 1) / 2)
            self._mark_way(crest, trace, aside, _ALPHAS[len(newest) - 2 - number])
        if newest:
            self._mark_newest(*newest[-1])
        lying: dict[Point, int] = {}
        for crest, trace in shown:
            at = trace.rest.point
            self._lay_crest(crest, trace.rest, lying.get(at, 0))
            lying[at] = lying.get(at, 0) + 1

    def clear(self) -> None:
        """Nothing is marked."""
        self._shown = ()
        self._steps.clear()
        self._crests.clear()

    def _mark_way(self, crest: int, trace: Trace, aside: float, alpha: int) -> None:
        """Nobody walked who was set down by hand."""
        deed = trace.deed
        if deed.origin is Place.TRAY:
            return
        colour = SEAT_CRESTS[crest].colour
        corners = way(trace.start, deed.origin, trace.end, deed.to)
        trod = [(x + aside, y + _BELOW_FEET) for x, y in corners]
        self._print(colour, trod[0], *_FOOTPRINT, alpha)
        for step in _strides(trod):
            self._print(colour, step, _STEP, _STEP, alpha)

    def _mark_newest(self, crest: int, trace: Trace) -> None:
        """A large crest where somebody was taken from, where nobody stands now, and steps that
        grow from there to where they were brought: that is read from the sofa."""
        deed, seat = trace.deed, SEAT_CRESTS[crest]
        corners = [
            (x, y + _BELOW_FEET) for x, y in way(trace.start, deed.origin, trace.end, deed.to)
        ]
        steps = list(_strides(corners, _LONG_STRIDE))
        for number, step in enumerate(steps):
            size = _FIRST_STEP + (_LAST_STEP - _FIRST_STEP) * number / max(1, len(steps) - 1)
            self._print(seat.colour, step, size, size, OPAQUE_ALPHA, _BOLD_RIM)
        x, y = trace.start.point
        flat = {"width": _TAKEN_FROM, "squash": _FLAT, "alpha": _TAKEN_FROM_ALPHA}
        self._steps.sprite(seat.picture, x, y + _FLAT_BELOW_FEET, anchor=FEET, **flat)

    def _print(
        self,
        colour: str,
        at: Point,
        width: float,
        height: float,
        alpha: float,
        rim: float = _STEP_RIM,
    ) -> None:
        bounds = at[0] - width / 2, at[1] - height / 2, width, height
        radius = min(width, height) / 2
        self._steps.box(
            *bounds, fill=colour, border=INK, border_width=rim, radius=radius, alpha=alpha
        )

    def _lay_crest(self, crest: int, spot: Spot, before: int) -> None:
        """Several of one place lie side by side, as when one sends on whom another placed."""
        aside, below = _CREST_ASIDE, _CREST_BELOW_FEET
        if spot.y == feet_y(Place.OUT):
            aside, below = _CREST_BESIDE_OUTCAST, -_CREST_ABOVE_GROUND
        at = spot.x + aside + _CREST * before, spot.y + below
        self._crests.sprite(SEAT_CRESTS[crest].picture, *at, width=_CREST)


def _strides(corners: list[Point], stride: float = _STRIDE) -> Iterator[Point]:
    """Points on a way, the same distance apart."""
    left = _FOOTPRINT[0]
    for (x1, y1), (x2, y2) in pairwise(corners):
        length = abs(x2 - x1) + abs(y2 - y1)
        while left < length:
            yield x1 + (x2 - x1) * left / length, y1 + (y2 - y1) * left / length
            left += stride
        left -= length
