"""How a bench measures: repeats, the spread between them, and a fixed loop to compare with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import process_time

REPEATS = 7
_SHORTEST_REPEAT_S = 0.08


@dataclass(frozen=True, slots=True)
class Sampling:
    """What a bench of chances is asked for: the same seed and factor play the same matches."""

    seed: int = 1
    factor: float = 1.0
    """How many times the usual samples."""

    def of(self, usual: int) -> int:
        return max(1, round(usual * self.factor))


@dataclass(frozen=True, slots=True)
class Row:
    """One figure.

    `spread` is the span of the repeats over their median. `ratio` is what one unit of work cost in
    turns of the reference loop of the same repeat: it compares machines, and runs on a busy one.
    """

    name: str
    value: float
    unit: str
    spread: float | None = None
    ratio: float | None = None
    bar: str | None = None
    holds: bool | None = None


@dataclass(frozen=True, slots=True)
class Timing:
    """Processor seconds for one unit of work."""

    seconds: float
    spread: float
    ratio: float


Parts = dict[str, Callable[[], Iterable[Row]]]
"""What a bench can measure by itself, by name."""


def reference_loop() -> int:
    """A fixed piece of plain Python: arithmetic, a list and a dictionary."""
    counts: dict[int, int] = {}
    numbers = list(range(200))
    for number in numbers:
        key = number * 7919 % 61
        counts[key] = counts.get(key, 0) + number
    return sum(counts.values())


def timed(work: Callable[[], int], repeats: int = REPEATS) -> Timing:
    """Time `work`, which answers how many units it did.

    Processor time, so that what others do on the machine costs as little as can be.
    """
    work()
    pairs = [(_per_unit(_reference), _per_unit(work)) for _ in range(repeats)]
    costs = [cost for _, cost in pairs]
    middle = median(costs)
    ratio = median(cost / reference for reference, cost in pairs)
    return Timing(middle, (max(costs) - min(costs)) / middle, ratio)


def rate_row(name: str, unit: str, timing: Timing, at_least: float | None = None) -> Row:
    """Units a second, with the bar that they must reach."""
    rate = 1 / timing.seconds
    bar = None if at_least is None else f">= {at_least:g}"
    holds = None if at_least is None else rate >= at_least
    return Row(name, rate, unit, timing.spread, timing.ratio, bar, holds)


def microseconds_row(name: str, timing: Timing) -> Row:
    return Row(name, timing.seconds * 1e6, "us", timing.spread, timing.ratio)


def _reference() -> int:
    reference_loop()
    return 1


def _per_unit(work: Callable[[], int]) -> float:
    units = 0
    start = process_time()
    while (spent := process_time() - start) < _SHORTEST_REPEAT_S:
        units += work()
    return spent / units
