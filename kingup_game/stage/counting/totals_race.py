"""The totals as a race: everybody runs down a track of their own, at the head of their bar.

First all run, each on their lane; then the lanes, slips of paper, change places. The two do not
happen at the same time: one sees who runs far, and then who has overtaken whom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.motion.script import Script, together, tween
from kingup_game.motion.tween import ease_in_out, ease_out_cubic
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.counting.race_lane import (
    Lane,
    Runner,
    Scale,
    beyond,
    face_in,
    looks_of_totals,
)
from kingup_game.stage.lettering.text_styles import TITLE
from kingup_game.theme import art, type_scale
from kingup_game.theme.durations import BELOW_ZERO, RACE_LAUREL_POPS, RACE_RANKS, RACE_RUNS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PARCHMENT

_LEAST_SCALE: Final = 24
_TITLE_HEIGHT: Final = 116.0
_FOOT: Final = 40.0
_CROSSES: Final = 1.6
_MOST_HEIGHT: Final = layout.COURTYARD_FEET_Y - layout.SAFE_TOP - 30.0
_WIDTH, _ROW = 1116.0, 132.0
_SLIP_IN: Final = 36.0
_TITLE: Final = TITLE.but(size=type_scale.RACE_TITLE, fit=(900, 90))
_NAME: Final = TITLE.but(size=type_scale.HEADING)


class _Sizes(NamedTuple):
    """How the parchment is laid out for letters of some size."""

    bar_left: float
    bar_right: float
    """As far as the face at its head reaches: then come a number and a coin."""
    name: tuple[float, float]


_USUAL: Final = _Sizes(308.0, 864.0, (240.0, 76.0))
_LARGE: Final = _Sizes(440.0, 864.0, (372.0, 96.0))


class Race:
    """A parchment over the castle."""

    def __init__(
        self, sheet: Sheet, title: str, runners: Sequence[Runner], *, is_large: bool = False
    ) -> None:
        self._on = on = Parts(sheet, Layer.RACE)
        self._runners = runners
        self._row = row = min(_ROW, (_MOST_HEIGHT - _TITLE_HEIGHT - _FOOT) / len(runners))
        high = row * len(runners)
        whole = _TITLE_HEIGHT + high + _FOOT
        left, top = (layout.WIDTH - _WIDTH) / 2, (layout.LINE_TOP - whole) / 2
        self._lanes_on = Area(left, top + _TITLE_HEIGHT, _WIDTH, high)
        on.frame(art.PANEL, left, top, _WIDTH, whole)
        on.text(title, layout.WIDTH / 2, top + 68, _TITLE, anchor=CENTRE)
        ground = self._lanes_on.grown(-_SLIP_IN)._replace(y=top + _TITLE_HEIGHT, height=high)
        on.filling(*ground, colour=PARCHMENT)
        scale = self._scale(_LARGE if is_large else _USUAL)
        before = _ranks([runner.before for runner in runners])
        after = _ranks([runner.after for runner in runners])
        # Whoever is ahead in the end lies above whom they overtake.
        lanes = {
            seat: Lane(on, runners[seat], self._slip(before[seat]), scale)
            for seat in sorted(range(len(runners)), key=lambda seat: -after[seat])
        }
        self._lanes = [lanes[seat] for seat in range(len(runners))]
        self._climbs = [
            (lane, self._y(old), self._y(new))
            for lane, old, new in zip(self._lanes, before, after, strict=True)
            if old != new
        ]
        self._zero, self._face = scale.zero, scale.face

    def looks(self) -> None:
        """The numbers that will run by, and the faces as they will be; on a sheet for nobody."""
        totals = [total for one in self._runners for total in (one.before, one.after)]
        looks_of_totals(self._on, min(totals), max(totals))
        for bust, widths in self.needed().items():
            self._on.sprite(bust, 0, 0, width=widths[0])

    def needed(self) -> dict[str, Sequence[float]]:
        """The faces that change as the race is run, at their size: by then they are read."""
        feel = [one for one in self._runners if one.brought < 0 or one.crosses_zero]
        return {one.face.bust(_mood_of(one)): (self._face,) for one in feel}

    def run(self, runs: float = RACE_RUNS, ranks: float = RACE_RANKS) -> Script:
        """Grow, and then overtake."""
        yield together(
            *(
                tween(lane.show_total, *_way_of(lane.runner), runs, ease_out_cubic)
                for lane in self._lanes
            )
        )
        for lane in self._lanes:
            if lane.runner.brought < 0:
                lane.look(_mood_of(lane.runner))
        yield together(*(self._climb(*climb, ranks) for climb in self._climbs))
        if self._leads_alone():
            yield self._honour(max(self._lanes, key=lambda lane: lane.runner.after))

    def show(self, is_on: bool) -> None:
        """Lie over the castle, or not."""
        self._on.show(is_on)

    def point(self, seat: int) -> tuple[float, float]:
        """Where a seat's bar begins."""
        return self._zero, self._lanes[seat].y

    def cross_zero(self, seats: Sequence[int]) -> Script:
        """All that crossed it, for a moment; who is in debt looks it, and keeps that face."""
        for seat in seats:
            self._lanes[seat].look("refused" if self._runners[seat].after < 0 else "joy")
        yield together(*(pop(self._lanes[seat].face, _CROSSES, BELOW_ZERO) for seat in seats))

    def _scale(self, sizes: _Sizes) -> Scale:
        runners, row, left = self._runners, self._row, self._lanes_on.x
        ends = [total for runner in runners for total in (runner.before, runner.after)]
        most, least = max(_LEAST_SCALE, *ends), min(0, *ends)
        behind = beyond(row) if least < 0 else 0.0
        end, half = left + sizes.bar_right - face_in(row) / 2, face_in(row) / 2
        unit = (end - left - sizes.bar_left - half - behind) / (most - least)
        zero = left + sizes.bar_left + behind - least * unit
        peers = tuple(runner.face.short_name for runner in runners)
        return Scale(zero, unit, end, least < 0, row, _NAME.but(fit=sizes.name, peers=peers))

    def _leads_alone(self) -> bool:
        totals = sorted(runner.after for runner in self._runners)
        return totals[-1] > totals[-2]

    def _honour(self, lane: Lane) -> Script:
        """Whoever leads wears it until the next round, and is glad of it."""
        yield pop(lane.honour(), 1.6, RACE_LAUREL_POPS)

    def _slip(self, rank: int) -> Area:
        lanes = self._lanes_on
        wide, y = _WIDTH - 2 * _SLIP_IN, lanes.y + self._row * rank
        return Area(lanes.x + _SLIP_IN, y, wide, self._row)

    def _y(self, rank: int) -> float:
        return self._slip(rank).middle[1]

    @staticmethod
    def _climb(lane: Lane, start: float, end: float, length_ticks: float) -> Script:
        yield tween(lane.climb, start, end, length_ticks, ease_in_out)


def _way_of(runner: Runner) -> tuple[int, int]:
    return runner.before, runner.after


def _mood_of(runner: Runner) -> str:
    return "refused" if runner.brought < 0 else "joy"


def _ranks(totals: Sequence[int]) -> list[int]:
    """Each seat's row: the highest total first, equal ones in the order of the seats."""
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    return [order.index(seat) for seat in range(len(totals))]
