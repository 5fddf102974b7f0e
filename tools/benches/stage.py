"""The stage: frame work against the floor of its own run, late frames, the start, and memory."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

from kingup_game.app.loop import TICK_SECONDS
from tests.harness.stagehand import open_surface
from tools.benches.measure import Row
from tools.loads import evening, frames, runs
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
SLOW = ("4K", "jester", 8)
USUAL_SPEED = 100
LEAST_STEPS = 59.0
"""What is decoded in single frames may cost a second in all; the evening has minutes."""
THINKING_LEVEL = "king"
FASTEST = 400


def rows() -> Iterator[Row]:
    use_no_display_where_there_is_none()
    for (window, edition, players, speed), bars in EVENINGS.items():
        yield from _as_played(window, edition, players, speed, bars)
        yield from _memory(window, edition, players, bars)
    yield from _slow(*SLOW)
    for name, size in SIZES.items():
        surface = open_surface(size)
        quiet, quiet_floor = frames.costs_of(surface, frames.quiet(surface), FRAMES)
        busy, busy_floor = frames.costs_of(surface, frames.busy(surface), FRAMES)
        floor = percentile(quiet_floor + busy_floor, 50)
        yield Row(f"{name}: floor, one copy and present, p50", floor * 1000, "ms")
        yield _row(f"{name}: quiet table, p50", quiet, 50, floor, QUIET_BARS.get(name))
        yield _row(f"{name}: quiet table, p99", quiet, 99, floor)
        yield _row(f"{name}: busy vote, p50", busy, 50, floor)
        yield _row(f"{name}: busy vote, p99", busy, 99, floor, BUSY_BARS.get(name))
        if name == "1080p":
            match = [frames.timed(frame) for frame in frames.recorded(surface, RECORD)]
            yield _row(f"{name}: a recorded match, p50", match, 50, floor)
            yield _row(f"{name}: a recorded match, p99", match, 99, floor)
    yield from _late_frames()
    yield from _start()


def use_no_display_where_there_is_none() -> None:
    """So that the bench runs anywhere; a real screen is used where there is one."""
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def _row(name: str, costs: Costs, percent: int, floor: float, bar: float | None = None) -> Row:
    """Work in milliseconds, as a ratio to the floor's middle frame."""
    value = percentile(costs, percent)
    said = None if bar is None else f"<= {bar:g} x floor"
    holds = None if bar is None else value <= bar * floor
    return Row(name, value * 1000, "ms", ratio=value / floor, bar=said, holds=holds)


def _late_frames() -> Iterator[Row]:
    """On a machine that others use, frames come late that nobody on the stage has delayed."""
    found = runs.late_frames(open_surface(SIZES["1080p"]), THINKING_LEVEL)
    number, late = len(found.statistics.work_seconds), found.statistics.late_frames
    name = f"late by over a tick, of {number} frames"
    yield Row(name, late, "frames", bar="0", holds=late == 0)
    overlong = found.overlong_frames
    yield Row("frames of over a tick's own work", overlong, "frames", bar="0", holds=overlong == 0)
    yield Row("longest frame's own work", found.longest_work_seconds * 1000, "ms")


def _start() -> Iterator[Row]:
    empty, game = runs.seconds_to_a_window()
    yield Row("start of an empty window", empty * 1000, "ms")
    name, bar = "start of the game to its first frame", f"<= {START_BAR:g} x empty"
    ratio = game / empty
    yield Row(name, game * 1000, "ms", ratio=ratio, bar=bar, holds=ratio <= START_BAR)


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
    late = sum(seconds * SLOWNESS > TICK_SECONDS for seconds in found.frames)
    yield Row(f"{name}: late if {SLOWNESS:g} x slower", late, f"of {len(found.frames)}")


def _slow(size: str, edition: str, players: int) -> Iterator[Row]:
    """One whole match on a machine three times slower than this one: it keeps its steps."""
    found = evening.spent(SIZES[size], edition, players, USUAL_SPEED, 1, "slow")
    name = f"{size}, {edition} {players}: {evening.SLOWNESS} x slower"
    steps, bar = found.steps_a_second, f">= {LEAST_STEPS:g}"
    yield Row(f"{name}, steps", steps, "a second", bar=bar, holds=steps >= LEAST_STEPS)
    yield Row(
        f"{name}, given up: {', '.join(found.given_up) or 'nothing'}", len(found.given_up), ""
    )


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
