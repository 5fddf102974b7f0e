"""Who moved whom: the last move of all stays marked until somebody moves again.

A small crest of the seat stands low at their shoulder: beside a face it would say that the seat
backs them, as it does in scoring. It is read from the sofa: a crest lies large and flat where
somebody was taken from, which is nobody's place any more, and steps that grow lead on from it.
Moves before it are not marked: marks over ladders and people look like dirt from there, and the
round is told elsewhere. All of it is what everybody saw.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.motion.script import Script, tween
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE, FEET
from kingup_game.stage.canvas.items import Box, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Point, feet_y
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.castle.traces import Trace
from kingup_game.stage.castle.ways import heading, way
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import CANDLE, INK

_FIRST_STEP, _LAST_STEP, _STRIDE, _STEP_RIM = 10.0, 20.0, 36.0, 2.6
_TAKEN_FROM, _FLAT, _TAKEN_FROM_ALPHA = 56.0, 1.5, 210
"""The steps grow, and the crest where it begins is large, but lies on the floor:
upright it would look like somebody who stands there."""
_FLAT_BELOW_FEET: Final = 11.0
"""On the boards, where a stand would lie."""
_BESIDE_ORIGIN: Final = 28.0
"""So far from where somebody stood is the first step."""
_SHORT_OF_THE_END: Final = 26.0
"""Nearer than that a step would touch the letter at the feet."""
_BELOW_FEET: Final = 3.0
_CREST: Final = 32.0
_ESCORT, _ESCORT_ASIDE = 44.0, 40.0
"""On the way it is larger: it is gone in a moment."""
_RING: Final = 1.4 * layout.TOKEN_SIZE
"""As wide as round whoever is chosen."""
_LIGHT: Final = 2 * round(0.58 * layout.TOKEN_SIZE)
"""Between whole units it would be of several sizes, each drawn for itself."""
_LIGHT_ALPHA: Final = 150
"""Whom they pass is seen through it."""
_CREST_ASIDE, _CREST_ABOVE_FEET = 48.0, 10.0
"""At the shoulder, past the letter and past the top of a hat below."""
_CREST_BESIDE_OUTCAST, _CREST_ABOVE_GROUND = 36.0, 15.0
"""In the courtyard, where large prompts come up to the feet."""
_A_TICK: Final = 8
"""So many steps appear at a time after a move: forty at once were too many for a frame."""


class LastMoves:
    """The marks on a castle."""

    def __init__(self, sheet: Sheet) -> None:
        self._steps = Parts(sheet, Layer.TRACE)
        self._crests = Parts(sheet, Layer.TRACE_CREST)
        self._shown: tuple[int, Trace] | None = None
        self._coming: Iterator[None] = iter(())
        """Of what is shown, what is not laid yet."""

    def show(
        self, traces: Iterable[Trace], crests: Sequence[int], *, in_turn: bool = False
    ) -> None:
        """The last of these traces, by the crest of its seat; whom no seat moved has none. In turn,
        `go_on` lays what it is made of."""
        known = ((trace.deed.seat, trace) for trace in traces)
        marked = [(crests[seat], trace) for seat, trace in known if seat is not None]
        shown = marked[-1] if marked else None
        if shown != self._shown:
            self.clear()
            self._shown = shown
            if shown is not None:
                self._coming = self._mark(*shown)
        if not in_turn:
            for _ in self._coming:
                pass

    def go_on(self) -> None:
        """One tick passed."""
        for _ in islice(self._coming, _A_TICK):
            pass

    def clear(self) -> None:
        """Nothing is marked."""
        self._shown, self._coming = None, iter(())
        self._steps.clear()
        self._crests.clear()

    def _mark(self, crest: int, trace: Trace) -> Iterator[None]:
        """A crest at their shoulder, and a large one where they were taken from, where nobody
        stands now; and steps that grow from there to where they were brought: that is read from
        the sofa."""
        seat = SEAT_CRESTS[crest]
        self._lay_crest(crest, trace)
        yield
        corners = [(x, y + _BELOW_FEET) for x, y in _walked(trace)]
        end_x, end_y = corners[-1]
        steps = [
            (x, y)
            for x, y in _strides(corners)
            if abs(x - end_x) + abs(y - end_y) >= _SHORT_OF_THE_END
        ]
        for number, step in enumerate(steps):
            size = _FIRST_STEP + (_LAST_STEP - _FIRST_STEP) * number / max(1, len(steps) - 1)
            self._print(seat.colour, step, size)
            yield
        x, y = trace.start.point
        _lay_flat(self._steps, crest, x, y + _FLAT_BELOW_FEET)

    def _print(self, colour: str, at: Point, size: float) -> None:
        radius = size / 2
        bounds = at[0] - radius, at[1] - radius, size, size
        self._steps.box(*bounds, fill=colour, border=INK, border_width=_STEP_RIM, radius=radius)

    def _lay_crest(self, crest: int, trace: Trace) -> None:
        """Before them, as the dust is behind."""
        spot = trace.rest
        aside, above = heading(_walked(trace)) * _CREST_ASIDE, _CREST_ABOVE_FEET
        if spot.y == feet_y(Place.OUT):
            aside, above = _CREST_BESIDE_OUTCAST, _CREST_ABOVE_GROUND
        at = spot.x + aside, spot.y - above
        self._crests.sprite(SEAT_CRESTS[crest].picture, *at, width=_CREST)


class Escort:
    """The crest of whoever moves somebody, at their shoulder from the first step to the last, and
    ring of whoever was chosen round them, before all whom they pass: on a ladder they would look as
    if they lived there, and a ring behind others was theirs."""

    def __init__(self, sheet: Sheet, crest: str, walker: Token) -> None:
        self._walker, self._on = walker, Parts(sheet, Layer.RING_IN_FRONT)
        self._crest = self._on.sprite(crest, 0, 0, width=_ESCORT)
        self._behind = Parts(sheet, Layer.DISC_IN_FRONT)
        self._light, self._ring = _lay_light(self._behind)
        self._x, self._side = walker.spot.x, walker.heading
        self._follow(0)

    def go_along(self, length_ticks: float) -> Script:
        """As long as they are underway; then what marks the move takes over."""
        yield tween(self._follow, 0, 1, length_ticks)
        self._on.clear()
        self._behind.clear()

    def _follow(self, share: float) -> None:
        """Ahead of them: behind it would be at whoever they have just passed."""
        del share
        (x, y), before = self._walker.spot.point, self._x
        if x != before:
            self._x, self._side = x, 1 if x > before else -1
        self._crest.move(x + self._side * _ESCORT_ASIDE, y - _CREST_ABOVE_FEET)
        face_x, face_y = self._walker.head
        self._ring.move(face_x, face_y)
        self._light.move(round(face_x - _LIGHT / 2), round(face_y - _LIGHT / 2))


def looks_of_marks(crests: Iterable[int]) -> Sheet:
    """The crests of these seats as they mark a move, shown to nobody."""
    sheet = Sheet()
    on = Parts(sheet, Layer.TRACE_CREST)
    _lay_light(on)
    for crest in crests:
        for width in (_CREST, _ESCORT):
            on.sprite(SEAT_CRESTS[crest].picture, 0, 0, width=width)
        _lay_flat(on, crest, 0, 0)
    return sheet


def _lay_light(on: Parts) -> tuple[Box, Sprite]:
    light = on.box(0, 0, _LIGHT, _LIGHT, fill=CANDLE, radius=_LIGHT / 2, alpha=_LIGHT_ALPHA)
    return light, on.sprite(art.FOCUS_ROUND, 0, 0, anchor=CENTRE, width=_RING)


def _lay_flat(on: Parts, crest: int, x: float, y: float) -> None:
    flat = {"width": _TAKEN_FROM, "squash": _FLAT, "alpha": _TAKEN_FROM_ALPHA}
    on.sprite(SEAT_CRESTS[crest].picture, x, y, anchor=FEET, **flat)


def _walked(trace: Trace) -> list[Point]:
    """The corners of the way that somebody was led."""
    return way(trace.start, trace.deed.origin, trace.end, trace.deed.to)


def _strides(corners: list[Point]) -> Iterator[Point]:
    """Points on a way, the same distance apart."""
    left = _BESIDE_ORIGIN
    for (x1, y1), (x2, y2) in pairwise(corners):
        length = abs(x2 - x1) + abs(y2 - y1)
        while left < length:
            yield x1 + (x2 - x1) * left / length, y1 + (y2 - y1) * left / length
            left += _STRIDE
        left -= length
