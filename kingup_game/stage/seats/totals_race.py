"""The totals as a race: everybody runs down a track of their own, at the head of their bar.

What a bar had before this round is darker: one sees who ran far, and who was far already. Where
points were lost, nothing is: what is left is as bright as ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kingup_game.motion.script import Script, glide, together, tween
from kingup_game.motion.tween import ease_in_out, ease_out_cubic
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.item import CENTRE, LEFT, OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Box, Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE, TextStyle
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art, type_scale
from kingup_game.theme.crests import SEAT_CRESTS, SeatCrest
from kingup_game.theme.durations import BELOW_ZERO, RACE_LAUREL_POPS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import CRIMSON_DARK, INK, PAPER, PARCHMENT_SHADE

_BAR: Final = 0.56
_FACE: Final = 0.96
"""Of a row's height: how high a bar is, and a face."""
_MOST_BAR, _MOST_FACE = 66.0, 122.0
_LEAST_SCALE: Final = 24
_TITLE_HEIGHT: Final = 116.0
_FOOT: Final = 40.0
_LAUREL: Final = 0.58
_LAUREL_ABOVE: Final = 0.46
"""Of a face: how wide the leader's laurel is, and how far above the middle."""
_NAME_X: Final = 56.0
_TOTAL_GAP, _DEBT_WIDE = 14.0, 84.0
_AXIS: Final = 5.0
_TRACK: Final = 0.34
"""Of a row's height: a worn lane, all the way to the best total."""
_CROSSES: Final = 1.6

_MOST_HEIGHT: Final = layout.COURTYARD_FEET_Y - layout.SAFE_TOP - 30.0

_WIDTH, _ROW = 1116.0, 132.0
_TITLE: Final = TITLE.but(size=type_scale.RACE_TITLE, fit=(900, 90))
_NAME: Final = TITLE.but(size=type_scale.NAME)
_TOTAL: Final = TITLE.but(size=type_scale.POINTS, fit=(110, 80))
_BELOW: Final = _TOTAL.but(colour=PAPER, fit=(_DEBT_WIDE - 14.0, 56))
_DEBT_HIGH, _DEBT = 64.0, 0.7
"""What is owed is light on red, as everywhere."""


class _Sizes(NamedTuple):
    """How the parchment is laid out for letters of some size."""

    bar_left: float
    longest_bar: float
    """With half of the face at its head."""
    name: TextStyle


_USUAL: Final = _Sizes(308.0, 610.0, _NAME.but(fit=(236, 72)))
_LARGE: Final = _Sizes(440.0, 478.0, _NAME.but(fit=(368, 96)))


@dataclass(frozen=True, slots=True)
class Runner:
    """A seat in the race: its total before and after the round."""

    face: SeatFace
    before: int
    after: int

    @property
    def crosses_zero(self) -> bool:
        """Whether it fell below nothing, or came up from there."""
        return (self.before < 0) is not (self.after < 0)


@dataclass(slots=True)
class _Lane:
    crest: Sprite
    name: Label
    bar: Box
    past: Box | None
    track: Box
    debt: Box | None
    """Behind a number below nothing."""
    total: Label
    seat: SeatCrest


class Race:
    """A parchment over the castle."""

    def __init__(
        self, sheet: Sheet, title: str, runners: Sequence[Runner], *, is_large: bool = False
    ) -> None:
        self._on = on = Parts(sheet, Layer.RACE)
        self._runners = runners
        self._sizes = sizes = _LARGE if is_large else _USUAL
        self._row = min(_ROW, (_MOST_HEIGHT - _TITLE_HEIGHT - _FOOT) / len(runners))
        self._face = min(_MOST_FACE, _FACE * self._row)
        self._bar = min(_MOST_BAR, _BAR * self._row)
        height = _TITLE_HEIGHT + self._row * len(runners) + _FOOT
        self._left = (layout.WIDTH - _WIDTH) / 2
        self._top = (layout.LINE_TOP - height) / 2
        ends = [total for runner in runners for total in (runner.before, runner.after)]
        most, least = max(_LEAST_SCALE, *ends), min(0, *ends)
        behind = self._face + _TOTAL_GAP + _DEBT_WIDE if least < 0 else 0.0
        self._unit = (sizes.longest_bar - self._face / 2 - behind) / (most - least)
        self._zero = self._left + sizes.bar_left + behind - least * self._unit
        on.frame(art.PANEL, self._left, self._top, _WIDTH, height)
        middle = layout.WIDTH / 2, self._top + 68
        on.text(title, *middle, _TITLE, anchor=CENTRE)
        if least < 0:
            tall = self._row * len(runners)
            on.box(self._zero - _AXIS / 2, self._top + _TITLE_HEIGHT, _AXIS, tall, fill=INK)
        ranks = _ranks([runner.before for runner in runners])
        self._lanes = [
            self._lane(runner, rank) for runner, rank in zip(runners, ranks, strict=True)
        ]

    def run(self, length_ticks: float) -> Script:
        """Grow and overtake."""
        before = _ranks([runner.before for runner in self._runners])
        after = _ranks([runner.after for runner in self._runners])
        beats = []
        for lane, runner, old, new in zip(self._lanes, self._runners, before, after, strict=True):

            def grow(value: float, lane: _Lane = lane) -> None:
                self._show_total(lane, value)

            def rank(_: float, y: float, lane: _Lane = lane) -> None:
                self._move(lane, y)

            beats.append(tween(grow, runner.before, runner.after, length_ticks, ease_out_cubic))
            beats.append(
                glide(rank, (0, self._y(old)), (0, self._y(new)), length_ticks, ease_in_out)
            )
        yield together(*beats)
        if self._leads_alone():
            leader = after.index(0)
            yield self._honour(self._lanes[leader], self._runners[leader].face)

    def show(self, is_on: bool) -> None:
        """Lie over the castle, or not."""
        self._on.show(is_on)

    def point(self, seat: int) -> tuple[float, float]:
        """Where a seat's bar begins."""
        return self._zero, self._lanes[seat].crest.y

    def cross_zero(self, seats: Sequence[int]) -> Script:
        """All that crossed it, for a moment; who is in debt looks it, and keeps that face."""
        for seat in seats:
            runner = self._runners[seat]
            mood = "refused" if runner.after < 0 else "joy"
            self._lanes[seat].crest.picture = runner.face.bust(mood)
        yield together(*(pop(self._lanes[seat].crest, _CROSSES, BELOW_ZERO) for seat in seats))

    def _leads_alone(self) -> bool:
        totals = sorted(runner.after for runner in self._runners)
        return totals[-1] > totals[-2]

    def _honour(self, lane: _Lane, face: SeatFace) -> Script:
        """Whoever leads wears it until the next round, and is glad of it."""
        lane.crest.picture = face.picture("joy")
        at = lane.crest.x, lane.crest.y - _LAUREL_ABOVE * self._face
        laurel = self._on.sprite(art.LAUREL, *at, width=_LAUREL * self._face)
        yield pop(laurel, 1.6, RACE_LAUREL_POPS)

    def _lane(self, runner: Runner, rank: int) -> _Lane:
        crest = SEAT_CRESTS[runner.face.crest]
        on, x, tall = self._on, self._left, _TRACK * self._row
        end = x + self._sizes.bar_left + self._sizes.longest_bar
        track = on.box(self._zero, 0, end - self._zero, tall, fill=PARCHMENT_SHADE, radius=tall / 2)

        def strip(fill: str) -> Box:
            at = self._zero, 0, self._length(runner.before), self._bar
            return on.box(*at, fill=fill, border=INK, border_width=5, radius=14)

        bar = strip(crest.colour)
        past = strip(crest.dark) if 0 < runner.before <= runner.after else None
        lane = _Lane(
            on.sprite(runner.face.picture(), self._zero, 0, width=self._face),
            on.text(runner.face.short_name, x + _NAME_X, 0, self._sizes.name, anchor=LEFT),
            bar,
            past,
            track,
            self._debt() if min(runner.before, runner.after) < 0 else None,
            on.text("", 0, 0, _TOTAL, anchor=LEFT),
            crest,
        )
        self._move(lane, self._y(rank))
        self._show_total(lane, runner.before)
        return lane

    def _debt(self) -> Box:
        tall = min(_DEBT_HIGH, _DEBT * self._row)
        ground = {"fill": CRIMSON_DARK, "border": INK, "border_width": 4, "radius": 14}
        return self._on.box(0, 0, _DEBT_WIDE, tall, **ground)

    def _y(self, rank: int) -> float:
        return self._top + _TITLE_HEIGHT + self._row * (rank + 0.5)

    def _move(self, lane: _Lane, y: float) -> None:
        lane.crest.y = lane.name.y = lane.total.y = y
        for strip in filter(None, (lane.bar, lane.past)):
            strip.y = y - self._bar / 2
        lane.track.y = y - _TRACK * self._row / 2
        if lane.debt is not None:
            lane.debt.y = y - lane.debt.height / 2

    def _length(self, total: float) -> float:
        """Of a bar: whoever has nothing stands at the start with their heels."""
        return self._face / 2 + self._unit * abs(total)

    def _show_total(self, lane: _Lane, total: float) -> None:
        """What is below zero grows to the other side, dark, and its number stands there too."""
        width, half = self._length(total), self._face / 2
        is_below = round(total) < 0
        lane.bar.set(
            x=self._zero - (width if is_below else 0),
            width=width,
            fill=lane.seat.dark if is_below else lane.seat.colour,
        )
        way = -1 if is_below else 1
        lane.crest.x = self._zero + way * width
        beside = lane.crest.x + way * (half + _TOTAL_GAP)
        if lane.debt is not None:
            lane.debt.set(x=beside - _DEBT_WIDE, alpha=OPAQUE_ALPHA if is_below else 0)
        lane.total.set(
            words=str(round(total)),
            x=beside - _DEBT_WIDE / 2 if is_below else beside,
            anchor=CENTRE if is_below else LEFT,
            style=_BELOW if is_below else _TOTAL,
        )


def _ranks(totals: Sequence[int]) -> list[int]:
    """Each seat's row: the highest total first, equal ones in the order of the seats."""
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    return [order.index(seat) for seat in range(len(totals))]
