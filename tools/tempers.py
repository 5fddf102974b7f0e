"""Temperaments side by side: `python tools/tempers.py page cook merchant sergeant`.

Four of the six temperaments of one level sit at each table, all foursomes and seats in turn, so
that every seat counts and a fair share is a quarter. Beside the wins stands how each of them plays.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from kingup_game.bots.levels import make_bot  # noqa: E402
from kingup_game.bots.players.tempers import Temper  # noqa: E402
from kingup_game.engine.edition import EDITIONS, Terms, terms_of  # noqa: E402
from kingup_game.engine.events import Event  # noqa: E402
from kingup_game.engine.record import Header, SeatEntry  # noqa: E402
from kingup_game.table.host import Host  # noqa: E402
from kingup_game.table.playing import play_out  # noqa: E402
from kingup_game.table.tally import wilson_interval  # noqa: E402
from tools.leagues.ways import Seen, Way, watch  # noqa: E402


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("levels", nargs="+", help="such as merchant, or 'quick king'")
    parser.add_argument("--matches", type=int, default=600, help="each sits at two in three")
    parser.add_argument("--edition", default="classic", choices=EDITIONS)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    table = terms_of(options.edition, 4)
    print("| level | temperament | matches | wins | 95 % interval |", " | ".join(Way), "|")
    print("| --- | --- | ---: | ---: | :---: |" + " ---: |" * len(Way))
    for level in options.levels:
        seen = {temper: Seen() for temper in Temper}
        for seed, tempers in seatings(level, options.matches, options.seed):
            watch(play(table, level, seed, tempers), [seen[temper] for temper in tempers])
        for temper, its in seen.items():
            print(row(level, temper, its), flush=True)
    return 0


def seatings(level: str, matches: int, seed: int) -> Iterator[tuple[int, tuple[Temper, ...]]]:
    """A seed and four temperaments for each match, every foursome equally often."""
    foursomes = list(combinations(Temper, 4))
    for number in range(matches):
        source = Random(f"{level}/{seed}/{number}")
        match_seed = source.getrandbits(48)
        yield match_seed, tuple(source.sample(foursomes[number % len(foursomes)], 4))


def play(table: Terms, level: str, seed: int, tempers: Sequence[Temper]) -> list[Event]:
    """One match, as it is known when it is over."""
    seats = tuple(SeatEntry(temper, "bot") for temper in tempers)
    host = Host(Header(table, seats, seed, "tempers"))
    names = [f"{level}:{temper}" for temper in tempers]
    play_out(host, [make_bot(name, table, seat, seed) for seat, name in enumerate(names)])
    return host.seen_since(None, 0)


def row(level: str, temper: Temper, seen: Seen) -> str:
    low, high = wilson_interval(seen.wins, seen.matches)
    ways = " | ".join(f"{seen.mean(way):.2f}" for way in Way)
    share = seen.wins / max(1, seen.matches)
    return (
        f"| {level} | {temper} | {seen.matches} | {share:.1%} | {low:.1%} – {high:.1%} | {ways} |"
    )


if __name__ == "__main__":
    sys.exit(main())
