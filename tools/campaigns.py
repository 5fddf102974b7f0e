"""Attempts to break the game, whole: `python tools/campaigns.py CAMPAIGN`, one of those below.

Each prints a table, and ends with 1 where something broke. `--count N` makes it smaller, `--seed S`
another one.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

Row = Sequence[object]


def files(count: int, seed: int, only: str | None) -> tuple[list[Row], bool]:
    """Mutated files, `count` of each kind."""
    from tests.campaigns import files as campaign

    rows: list[Row] = [("kind", "files", "told", "faults", "over 2 s", "slowest s", "peak MB")]
    broke = False
    for kind in campaign.KINDS if only is None else (only,):
        with ProcessPoolExecutor(1, get_context("spawn")) as apart:
            tried, megabytes = apart.submit(campaign.measured, kind, count, seed).result()
        for place, numbers in tried.faults.items():
            print(f"{kind}: {place}: {len(numbers)}, as {numbers[:5]}", file=sys.stderr)
        faults = sum(map(len, tried.faults.values()))
        counts = (tried.files, tried.told, faults, tried.hangs)
        rows.append((kind, *counts, f"{tried.slowest:.2f}", megabytes))
        broke |= bool(tried.faults or tried.hangs or megabytes > campaign.MOST_MB)
    return rows, broke


def kills(count: int, seed: int, only: str | None) -> tuple[list[Row], bool]:
    """Games killed at any moment; every fifth on a disk that needs two seconds to write."""
    from tests.campaigns import kills as campaign

    slow = count // campaign.EVERY_SLOW
    kinds = {"usual": count - slow, "slow": slow}
    rows: list[Row] = [("disk", "kills", "0 lost", "1 lost", "more", "resumed", "unreadable")]
    broke = False
    for kind, number in kinds.items():
        if only not in (None, kind):
            continue
        killed = campaign.run(number, seed, slow=kind == "slow")
        more = sum(times for acts, times in killed.lost.items() if acts > 1)
        counts = (killed.kills, killed.lost[0], killed.lost[1], more)
        rows.append((kind, *counts, killed.resumed, killed.unreadable))
        print(f"{kind}: {dict(killed.scenes.most_common())}", file=sys.stderr)
        broke |= bool(more or killed.unreadable or killed.broke)
    return rows, broke


def events(count: int, seed: int, only: str | None) -> tuple[list[Row], bool]:
    """Random events of keyboards, mice and pads that come and go, over the whole game."""
    from tests.campaigns import events as campaign

    del only
    flood = campaign.run(count, seed)
    for place, at in flood.faults.items():
        print(f"{place}: {len(at)}, as after {at[:5]}", file=sys.stderr)
    faults = sum(map(len, flood.faults.values()))
    rows: list[Row] = [("events", "hot-plugs", "scenes", "faults")]
    rows.append((flood.events, flood.hotplugs, len(flood.scenes), faults))
    print(dict(flood.scenes.most_common()), file=sys.stderr)
    return rows, bool(faults)


def matches(count: int, seed: int, only: str | None) -> tuple[list[Row], bool]:
    """Whole matches in one process."""
    from tests.campaigns import matches as campaign

    del only
    soak = campaign.run(count, seed)
    rows: list[Row] = [("after", "MB", "handles", "threads", "objects")]
    for number in sorted({1, min(campaign.WARM, count), max(1, count // 2), count}):
        at = number - 1
        rows.append(
            (number, soak.megabytes[at], soak.handles[at], soak.threads[at], soak.objects[at])
        )
    return rows, soak.grows or bool(soak.kept)


def twins(count: int, seed: int, only: str | None) -> tuple[list[Row], bool]:
    """Pairs of matches that differ in nothing but secrets."""
    from tests.campaigns import twins as campaign

    rows: list[Row] = [("kind", "pairs", "moments compared", "different")]
    broke = False
    for kind in campaign.COMPANIES if only is None else (only,):
        found = campaign.run(kind, count, seed)
        rows.append((kind, found.pairs, found.frames, len(found.different)))
        print(kind, dict(found.scenes.most_common()), file=sys.stderr)
        print(*found.different, sep="\n", file=sys.stderr)
        broke |= bool(found.different)
    return rows, broke


def two_games(count: int, seed: int, only: str | None) -> tuple[list[Row], bool]:
    """Two games that write at the same time."""
    from tests.campaigns import two_games as campaign

    del seed, only
    both = campaign.run(count)
    found = (both.torn, both.mixed, both.lost, both.faults)
    rows: list[Row] = [("writes", "looks", "torn", "mixed", "lost", "faults")]
    rows.append((both.writes, both.looks, *found))
    return rows, any(found)


def minds(count: int, seed: int, only: str | None) -> tuple[list[Row], bool]:
    """A thinking process that is stopped, killed, silent, late or mad, in real time."""
    from tests.campaigns import minds as campaign

    rows: list[Row] = [("process", "turns", "longest turn s", "longest frame ms", "left")]
    broke = False
    for kind in campaign.KINDS if only is None else (only,):
        held = campaign.run(kind, count, seed)
        longest = f"{held.longest_turn:.2f}", f"{1000 * held.longest_frame:.0f}"
        rows.append((kind, held.turns, *longest, held.left))
        broke |= held.is_too_much
    return rows, broke


def ballots(count: int, seed: int, only: str | None) -> tuple[list[Row], bool]:
    """How long bots take for a ballot, in ticks and in real time, by what their hands hold."""
    from tests.campaigns import minds as campaign

    del only
    found = campaign.elections(count, seed)
    rows: list[Row] = [("hands", "elections", "least ticks", "most ticks", "mean ms")]
    for hands, ticks in found.ticks.items():
        mean = f"{found.mean_ms(hands):.1f}"
        rows.append((hands, len(ticks), min(ticks), max(ticks), mean))
    print(f"a stopwatch is right in {100 * found.bet():.1f} % of all bets", file=sys.stderr)
    return rows, found.is_told_by_ticks


def presses(count: int, seed: int, only: str | None) -> tuple[list[Row], bool]:
    """Random presses in each kind of scene."""
    from tests.campaigns import presses as campaign

    found = campaign.run(count, seed, only)
    rows: list[Row] = [("scene", "presses", "fault")]
    rows += [(name, times, "") for name, times in found.scenes.items()]
    rows += [(name, "", fault) for name, fault in found.faults.items()]
    return rows, bool(found.faults)


CAMPAIGNS: dict[str, tuple[int, Callable[[int, int, str | None], tuple[list[Row], bool]]]] = {
    "files": (20_000, files),
    "kills": (500, kills),
    "events": (1_000_000, events),
    "presses": (10_000, presses),
    "matches": (100, matches),
    "twins": (44, twins),
    "two-games": (10_000, two_games),
    "minds": (40, minds),
    "ballots": (100, ballots),
}
"""How many each does if nobody says otherwise."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one campaign and print its table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("campaign", choices=CAMPAIGNS)
    parser.add_argument("--count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="one kind of them")
    options = parser.parse_args(argv)
    usual, run = CAMPAIGNS[options.campaign]
    start = monotonic()
    rows, broke = run(options.count or usual, options.seed, options.only)
    print(table(rows))
    print(f"{monotonic() - start:.0f} s, seed {options.seed}")
    return int(broke)


def table(rows: Iterable[Row]) -> str:
    """Rows as lines of equal columns, the first row above a rule."""
    words = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*words, strict=True)]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in words
    ]
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join((lines[0], rule, *lines[1:]))


if __name__ == "__main__":
    sys.exit(main())
