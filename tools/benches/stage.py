"""The stage: frame work against the floor of its own run, late frames, the start, and memory.

Its parts print by themselves: `python tools/bench.py stage --part quiet --part slow`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

from kingup_game.app.loop import TICK_SECONDS
from kingup_game.motion.thrift import Luxury
from tests.harness.stagehand import open_surface
from tools.benches.measure import Parts, Row
from tools.loads import evening, frames, runs
from tools.loads.evening import AROUND_A_MATCH
from tools.loads.frames import Costs, percentile

RECORD = Path(__file__).resolve().parent.parent.parent / "tests/records/foreign/classic-6.kingup"
SIZES = {"720p": (1280, 720), "1080p": (1920, 1080), "4K": (3840, 2160)}

BUSY_BARS = {"1080p": 4.0, "4K": 5.0}
QUIET_BARS = {"1080p": 0.5, "4K": 0.5}
FRAMES = 300
START_BAR = 6.0
MATCHES = 4
GROWTH_MEGABYTES = 8.0
SLOWNESS = 3.0


@dataclass(frozen=True)
class Bars:
    """What the frames of a match as played may cost, in floors, and an evening hold, in MB."""

    p99: float
    p999: float
    worst: float
    held: float


EVENINGS = {
    ("1080p", "classic", 4, 100): Bars(5, 10, 20, 300),
    ("1080p", "jester", 8, 400): Bars(5, 10, 20, 300),
    ("4K", "classic", 4, 400): Bars(3, 4, 8, 550),
    ("4K", "jester", 8, 100): Bars(3, 4, 8, 550),
}
SLOW = (("4K", "jester", 8), ("1080p", "jester", 8))
USUAL_SPEED = 100
LEAST_STEPS = 59.0
"""What is decoded in single frames may cost a second in all; the evening has minutes."""
THINKING_LEVEL = "king"
FASTEST = 400
LONGEST_WAY_BACK_SECONDS = 180
"""Half a minute with room for each thing that was given up, and its way there."""
LONGEST_TO_THE_TABLE_MS = 100.0
TICKS_AT_THE_TABLE = 60


def start() -> Iterator[Row]:
    """From the start of a process to its first picture."""
    empty, game = runs.seconds_to_a_window()
    yield Row("start of an empty window", empty * 1000, "ms")
    name, bar = "start of the game to its first frame", f"<= {START_BAR:g} x empty"
    ratio = game / empty
    yield Row(name, game * 1000, "ms", ratio=ratio, bar=bar, holds=ratio <= START_BAR)


def quiet() -> Iterator[Row]:
    """A table at which nobody does anything, and the busiest one that there can be."""
    for name, size in SIZES.items():
        surface = open_surface(size)
        still, still_floor = frames.costs_of(surface, frames.quiet(surface), FRAMES)
        busy, busy_floor = frames.costs_of(surface, frames.busy(surface), FRAMES)
        floor = percentile(still_floor + busy_floor, 50)
        yield Row(f"{name}: floor, one copy and present, p50", floor * 1000, "ms")
        yield _row(f"{name}: quiet table, p50", still, 50, floor, QUIET_BARS.get(name))
        yield _row(f"{name}: quiet table, p99", still, 99, floor)
        yield _row(f"{name}: busy vote, p50", busy, 50, floor)
        yield _row(f"{name}: busy vote, p99", busy, 99, floor, BUSY_BARS.get(name))


def slow() -> Iterator[Row]:
    """A machine three times slower than this one."""
    for size, edition, players in SLOW:
        yield from _slow(size, edition, players)


def memory() -> Iterator[Row]:
    """What evenings of four matches hold."""
    for (size, edition, players, _), bars in EVENINGS.items():
        yield from _memory(size, edition, players, bars)


def played() -> Iterator[Row]:
    """What every frame of whole matches costs."""
    for (size, edition, players, speed), bars in EVENINGS.items():
        yield from _as_played(size, edition, players, speed, bars)


def late() -> Iterator[Row]:
    """A match against the clock. Where others use the machine, frames come late that nobody on the
    stage has delayed."""
    surface = open_surface(SIZES["1080p"])
    match = [frames.timed(frame) for frame in frames.recorded(surface, RECORD)]
    for percent in (50, 99):
        value = percentile(match, percent)
        yield Row(f"1080p: a recorded match, p{percent}", value * 1000, "ms")
    found = runs.late_frames(surface, THINKING_LEVEL)
    number, late = found.frames, found.late_frames
    yield Row(f"late by over a tick, of {number} frames", late, "frames", bar="0", holds=late == 0)
    overlong = found.overlong_frames
    yield Row("frames of over a tick's own work", overlong, "frames", bar="0", holds=overlong == 0)
    yield Row("longest frame's own work", found.longest_work_seconds * 1000, "ms")


PARTS: Parts = {
    "start": start,
    "quiet": quiet,
    "slow": slow,
    "memory": memory,
    "frames": played,
    "late": late,
}
"""What takes least comes first; the last two take half an hour."""


def rows(parts: Collection[str] = ()) -> Iterator[Row]:
    """Of some parts, or of all."""
    runs.use_no_display_where_there_is_none()
    for name, measured in PARTS.items():
        if name in parts or not parts:
            yield from measured()


def _row(name: str, costs: Costs, percent: int, floor: float, bar: float | None = None) -> Row:
    """Work in milliseconds, as a ratio to the floor's middle frame."""
    value = percentile(costs, percent)
    said = None if bar is None else f"<= {bar:g} x floor"
    holds = None if bar is None else value <= bar * floor
    return Row(name, value * 1000, "ms", ratio=value / floor, bar=said, holds=holds)


def _as_played(size: str, edition: str, players: int, speed: int, bars: Bars) -> Iterator[Row]:
    """One whole match with all that is around it; on a busy machine the bars mean nothing."""
    found = evening.spent(SIZES[size], edition, players, speed, 1, "watch")
    name, unit = f"{size}, {edition} {players}, {speed} %", "floors"
    quiet = "" if found.is_quiet else ": the machine is not quiet enough to tell"
    yield Row(f"{name}: floor{quiet}", found.floor * 1000, "ms", found.spread)
    first, *later = found.in_floors
    ranks = quantiles(later, n=1000)
    yield Row(f"{name}: first picture", first, unit)
    for said, value, bar in (
        ("p50", ranks[499], None),
        ("p99", ranks[989], bars.p99),
        ("p99.9", ranks[998], bars.p999),
        ("longest after the first", max(later), bars.worst),
    ):
        holds = value <= bar if bar is not None and found.is_quiet else None
        yield Row(
            f"{name}: {said}", value, unit, bar=None if bar is None else f"<= {bar:g}", holds=holds
        )
    arrived = next(
        number for number, scene in enumerate(found.scenes) if scene not in AROUND_A_MATCH
    )
    longest = max(found.frames[1 : arrived + TICKS_AT_THE_TABLE]) * 1000
    holds = longest <= LONGEST_TO_THE_TABLE_MS if found.is_quiet else None
    bar_ms = f"<= {LONGEST_TO_THE_TABLE_MS:g}"
    yield Row(f"{name}: longest from title to table", longest, "ms", bar=bar_ms, holds=holds)
    late = sum(seconds * SLOWNESS > TICK_SECONDS for seconds in found.frames)
    yield Row(f"{name}: late if {SLOWNESS:g} x slower", late, f"of {len(found.frames)}")


def _slow(size: str, edition: str, players: int) -> Iterator[Row]:
    """One round: it keeps its steps by what it gives up, in order, and takes all of it back."""
    found = evening.spent(SIZES[size], edition, players, USUAL_SPEED, 1, "slow", rounds=1)
    name = f"{size}, {edition} {players}: {evening.SLOWNESS} x slower"
    steps, bar = found.steps_a_second, f">= {LEAST_STEPS:g}"
    yield Row(f"{name}, steps", steps, "a second", bar=bar, holds=steps >= LEAST_STEPS)
    given_up = max(found.given_up, key=len)
    order = [luxury.name.lower() for luxury in Luxury]
    holds = all(now == order[: len(now)] for now in found.given_up)
    said = f"{name}, given up: {', '.join(given_up) or 'nothing'}"
    yield Row(said, len(given_up), "", bar="in order", holds=holds)
    back, bar = found.back_after_seconds, f"<= {LONGEST_WAY_BACK_SECONDS}"
    holds = not found.given_up[-1] and back <= LONGEST_WAY_BACK_SECONDS
    yield Row(f"{name}, and as fast again: all back after", back, "s", bar=bar, holds=holds)


def _memory(size: str, edition: str, players: int, bars: Bars) -> Iterator[Row]:
    """Four matches in one game, sounds and all; from the second on nothing may be added."""
    found = evening.spent(SIZES[size], edition, players, FASTEST, MATCHES, "hurry")
    name, most = f"{size}, {edition} {players}: an evening", max(found.held)
    bar, holds = f"<= {bars.held:g}", most <= bars.held
    yield Row(f"{name} of {MATCHES} matches", most, "MB", bar=bar, holds=holds)
    growth = found.held[-1] - found.held[1]
    bar = f"< {GROWTH_MEGABYTES:g}"
    holds = growth < GROWTH_MEGABYTES
    yield Row(f"{name}, growth from the second on", growth, "MB", bar=bar, holds=holds)
