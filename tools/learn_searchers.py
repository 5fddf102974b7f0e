"""Learns how opponents play who search, from records of their matches.

`python tools/learn_searchers.py --names plain,other RECORD… > kingup_game/bots/searcher_weights.py`
reads what the seats of those names did, and for which goals, and fits the weights that
`kingup_game/bots/searchers.py` weighs their doings with. The same records give the same weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from kingup_game.bots.belief import searcher_belief  # noqa: E402
from kingup_game.bots.belief.goal_belief import Belief  # noqa: E402
from kingup_game.bots.belief.memory import Memory  # noqa: E402
from kingup_game.bots.belief.searcher_belief import Features  # noqa: E402
from kingup_game.bots.belief.seen_moment import ClimbSeen, Election, Placing, placing_on  # noqa: E402
from kingup_game.engine.actions import Card  # noqa: E402
from kingup_game.engine.record import read_record  # noqa: E402

Choice = tuple[list[Features], int]
"""What could be chosen, each with its features, and which of them was."""

_ROUNDS: Final = 24
_RATE: Final = 0.2
_ROW: Final = 10
_NOBODY: Final = -1


@dataclass(slots=True)
class Lessons:
    """Every choice that was seen, by phase."""

    placings: list[Choice] = field(default_factory=list)
    climbs: list[Choice] = field(default_factory=list)
    votes: list[Choice] = field(default_factory=list)


class Witness(Belief):
    """Believes nothing, but keeps what a seat does until its goal lies open."""

    def __init__(self, lessons: Lessons) -> None:
        super().__init__()
        self._lessons = lessons
        self._placings: list[tuple[Placing, tuple[int, int]]] = []
        self._climbs: list[tuple[ClimbSeen, int, int]] = []
        self._votes: list[tuple[Election, int, Card]] = []

    def saw_placement(self, board: bytes, character: int, floor: int) -> None:
        self._placings.append((placing_on(board), (character, floor)))

    def saw_climb(self, sight: ClimbSeen, seat: int, character: int) -> None:
        self._climbs.append((sight, seat, character))

    def saw_vote(self, sight: Election, seat: int, card: Card) -> None:
        self._votes.append((sight, seat, card))

    def learn(self, goal: int) -> None:
        lessons = self._lessons
        for placing, placed in self._placings:
            lessons.placings.append(_choice(searcher_belief.placings(placing, goal), placed))
        for climb, seat, character in self._climbs:
            lessons.climbs.append(_choice(searcher_belief.climbs(climb, goal, seat), character))
        for election, seat, card in self._votes:
            lessons.votes.append(_choice(searcher_belief.votes(election, goal, seat), card))
        self._placings, self._climbs, self._votes = [], [], []


def lessons_of(records: Iterable[bytes], names: Sequence[str]) -> Lessons:
    """What the seats of these names did in the records."""
    lessons = Lessons()
    for data in records:
        reading = read_record(data)
        memory = Memory(reading.header.terms, _NOBODY)
        memory.beliefs = [
            Witness(lessons if seat.name in names else Lessons()) for seat in reading.header.seats
        ]
        for event in reading.events:
            memory.observe(event)
    return lessons


def fitted(choices: Sequence[Choice], size: int) -> list[float]:
    """Weights that make the choices as likely as may be, by stochastic gradient ascent.

    The mean of the later rounds is taken, so that the order of the choices hardly matters.
    """
    source = Random(size)
    weights, spread, total = [0.0] * size, [1.0] * size, [0.0] * size
    order = list(choices)
    for turn in range(_ROUNDS):
        source.shuffle(order)
        for options, taken in order:
            for feature, slope in _slopes(weights, options, taken).items():
                spread[feature] += slope * slope
                weights[feature] += _RATE * slope / sqrt(spread[feature])
        if turn >= _ROUNDS // 2:
            total = [old + new for old, new in zip(total, weights, strict=True)]
    return [weight / (_ROUNDS - _ROUNDS // 2) for weight in total]


def module(lessons: Lessons) -> str:
    """The weights as a module of Python."""
    tables = (
        ("OF_PLACINGS", fitted(lessons.placings, searcher_belief.PLACE_FEATURES)),
        ("OF_CLIMBS", fitted(lessons.climbs, searcher_belief.CLIMB_FEATURES)),
        ("OF_VOTES", fitted(lessons.votes, searcher_belief.VOTE_FEATURES)),
    )
    seen = f"{len(lessons.placings)} placings, {len(lessons.climbs)} climbs, {len(lessons.votes)}"
    return (
        (
            f'"""What `tools/learn_searchers.py` learned from {seen} votes."""\n\n'
            "# fmt: off\n\nfrom __future__ import annotations\n\nfrom typing import Final\n\n"
        )
        + "\n".join(f"{name}: Final = (\n{_rows(weights)})" for name, weights in tables)
        + "\n"
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD")
    parser.add_argument("--names", default="plain", help="seats to learn from, by name")
    options = parser.parse_args(argv)
    records = (path.read_bytes() for path in sorted(options.records))
    sys.stdout.write(module(lessons_of(records, options.names.split(","))))
    return 0


def _choice(choices: Iterator[tuple[object, Features]], taken: object) -> Choice:
    pairs = list(choices)
    return [features for _, features in pairs], [choice for choice, _ in pairs].index(taken)


def _slopes(weights: Sequence[float], options: Sequence[Features], taken: int) -> dict[int, float]:
    """How the likelihood of what was taken grows with each weight that bears on it."""
    sizes = [exp(sum(weights[feature] for feature in features)) for features in options]
    everything = sum(sizes)
    slopes: dict[int, float] = {}
    for index, (features, size) in enumerate(zip(options, sizes, strict=True)):
        slope = (index == taken) - size / everything
        for feature in features:
            slopes[feature] = slopes.get(feature, 0.0) + slope
    return slopes


def _rows(weights: Sequence[float]) -> str:
    written = [f"{weight + 0.0:.2f}".replace("-0.00", "0.00") for weight in weights]
    starts = range(0, len(written), _ROW)
    return "".join(f"    {', '.join(written[start : start + _ROW])},\n" for start in starts)


if __name__ == "__main__":
    raise SystemExit(main())
