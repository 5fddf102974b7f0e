"""The stage: frame work against the floor of its own run, late frames, the start, and memory."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.harness.stagehand import open_surface
from tools.benches.measure import Row
from tools.loads import frames, runs
from tools.loads.frames import Costs, percentile

RECORD = Path(__file__).resolve().parent.parent.parent / "tests/records/foreign/classic-6.kingup"
SIZES = {"720p": (1280, 720), "1080p": (1920, 1080), "4K": (3840, 2160)}

BUSY_BARS = {"1080p": 4.0, "4K": 5.0}
QUIET_BARS = {"1080p": 0.5, "4K": 0.5}
FRAMES = 300
MATCHES = 20
FIRST_MATCHES = 3
GROWTH_MEGABYTES = 8.0
THINKING_LEVEL = "king"


def rows() -> Iterator[Row]:
    use_no_display_where_there_is_none()
    yield from _memory()
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
    yield Row("start of the game to its first frame", game * 1000, "ms", ratio=game / empty)


def _memory() -> Iterator[Row]:
    held = list(runs.memory_after_matches(open_surface(SIZES["1080p"]), MATCHES))
    yield Row(f"memory after {FIRST_MATCHES} matches", held[FIRST_MATCHES - 1], "MB")
    growth = held[-1] - held[FIRST_MATCHES - 1]
    bar = f"< {GROWTH_MEGABYTES:g} more"
    name = f"growth from match {FIRST_MATCHES} to {MATCHES}"
    yield Row(name, growth, "MB", bar=bar, holds=growth < GROWTH_MEGABYTES)
