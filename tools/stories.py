"""What for people are remembered, over many matches: `python tools/stories.py [--matches N]`.

Plays opponents against each other at tables of every size and both editions, and tells how often
each award fits and is given, how rounds turn, and how often somebody who does not lead gets one.
It fails where an award is never given.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from kingup_game.engine.edition import terms_of  # noqa: E402
from kingup_game.engine.record import read_record  # noqa: E402
from kingup_game.table.simulate import Series, play_match  # noqa: E402
from kingup_game.table.story.awards import FORMULAS, deserved  # noqa: E402
from kingup_game.table.story.evening import ToldRound, stories_of  # noqa: E402
from kingup_game.table.story.round_tale import tales_of  # noqa: E402

TABLES = (
    ("classic", 4),
    ("classic", 3),
    ("classic", 6),
    ("jester", 5),
    ("jester", 8),
    ("jester", 2),
)
LEVELS = ("page", "cook", "merchant", "sergeant")


@dataclass
class Remembered:
    """How often what was seen, in rounds."""

    rounds: int = 0
    without_a_leader: int = 0
    """Rounds in which somebody who does not lead was remembered."""
    fits: Counter[str] = field(default_factory=Counter)
    given: Counter[str] = field(default_factory=Counter)
    turned: Counter[str] = field(default_factory=Counter)

    def add(self, story: ToldRound) -> None:
        """Count one round."""
        self.rounds += 1
        self.turned[story.turned.kind.value] += 1
        self.fits.update({award.key for award in deserved(story.tale)})
        self.given.update(award.key for award in story.awards)
        leaders = story.tale.leaders
        self.without_a_leader += any(award.seat not in leaders for award in story.awards)


def stories_of_match(seed: int, number: int) -> list[ToldRound]:
    """The stories of match `number`, at the table whose turn it is."""
    edition, players = TABLES[number % len(TABLES)]
    terms = terms_of(edition, players)
    played = play_match(Series(terms, LEVELS, number, seed, shuffle_seats=True), number)
    return stories_of(tales_of(terms, read_record(played.record.encode()).events))


def remembered(matches: int, seed: int, jobs: int) -> Iterator[ToldRound]:
    """All stories of so many matches."""
    numbers = range(1, matches + 1)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for stories in pool.map(partial(stories_of_match, seed), numbers, chunksize=8):
            yield from stories


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    options = parser.parse_args(argv)
    seen = Remembered()
    for story in remembered(options.matches, options.seed, options.jobs):
        seen.add(story)
    print(f"{options.matches} matches, {seen.rounds} rounds, turned: {dict(seen.turned)}")
    print(f"{seen.without_a_leader / seen.rounds:.1%} remember somebody who does not lead")
    for key in FORMULAS:
        fits, given = seen.fits[key] / seen.rounds, seen.given[key] / seen.rounds
        print(f"  {key:14} fits {fits:6.1%}  given {given:6.1%}")
    never = [key for key in FORMULAS if not seen.given[key]]
    print(f"never given: {', '.join(never)}" if never else "each was given")
    return 1 if never else 0


if __name__ == "__main__":
    sys.exit(main())
