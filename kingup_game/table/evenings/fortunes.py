"""How somebody fared: counted match by match, from the lines of finished records."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, fields
from typing import Any, Final

from kingup_game.engine.events import Outcome
from kingup_game.engine.scoring import PERFECT_ZERO

SHOWN_FROM: Final = 5
"""So many matches must be played before numbers say anything."""
_MOST: Final = 10**9


@dataclass(frozen=True, slots=True)
class Results:
    """The sum of some matches of one person.

    >>> one = Results(matches=1, wins=1, fair_wins=0.25, best=60, thirty_threes=1, kings=2)
    >>> two = one + Results(matches=1, fair_wins=0.25, best=41)
    >>> two.matches, two.wins, two.fair_wins, two.best
    (2, 1, 0.5, 60)
    """

    matches: int = 0
    wins: int = 0
    fair_wins: float = 0.0
    """What luck alone would have won: a quarter at a table of four."""
    best: int | None = None
    """The highest total at the end of a match of three rounds."""
    thirty_threes: int = 0
    kings: int = 0
    """Those whom this person led to the throne."""

    def __add__(self, other: Results) -> Results:
        """Both together."""
        bests = [best for best in (self.best, other.best) if best is not None]
        return Results(
            self.matches + other.matches,
            self.wins + other.wins,
            self.fair_wins + other.fair_wins,
            max(bests, default=None),
            self.thirty_threes + other.thirty_threes,
            self.kings + other.kings,
        )

    def as_json(self) -> dict[str, object]:
        """As kept: without what there is nothing to say of."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return {key: value for key, value in values.items() if value or key == "matches"}


NOTHING_YET: Final = Results()

WhoSat = tuple[str, int, int]
"""Who sat there in a record: what they were called, their face and their crest."""


def read_results(found: object) -> Results:
    """What was kept; a number that makes no sense counts nothing."""
    kept = found if isinstance(found, dict) else {}

    def whole(key: str) -> int:
        value = kept.get(key)
        return value if type(value) is int and 0 <= value <= _MOST else 0

    best, fair = kept.get("best"), kept.get("fair_wins")
    return Results(
        whole("matches"),
        min(whole("wins"), whole("matches")),
        float(fair) if isinstance(fair, int | float) and 0 <= fair <= _MOST else 0.0,
        best if type(best) is int and abs(best) <= _MOST else None,
        whole("thirty_threes"),
        whole("kings"),
    )


def results_of(record: str) -> dict[WhoSat, Results]:
    """How a finished match ended for each of its people; nothing if it was not finished."""
    # Not by splitlines: a name may hold what Unicode takes for a line's end.
    header, *lines = [json.loads(line) for line in record.split("\n") if line]
    end = next((line for line in lines if "end" in line), None)
    people = {
        number: (seat["name"], seat.get("avatar", -1), seat.get("crest", -1))
        for number, seat in enumerate(header["seats"])
        if seat["kind"] == "human"
    }
    if end is None:
        return {}
    kings, thirty_threes = _kings(lines), _thirty_threes(lines)
    is_whole = header["rounds"] > 1
    return {
        who: Results(
            1,
            int(seat in end["winners"]),
            1 / len(header["seats"]),
            end["end"][seat] if is_whole else None,
            thirty_threes[seat],
            kings[seat],
        )
        for seat, who in people.items()
    }


def _kings(lines: list[dict[str, Any]]) -> Counter[int]:
    """How often each seat called a vote that crowned."""
    kings: Counter[int] = Counter()
    caller = 0
    for line in lines:
        caller = line["seat"] if "move" in line else caller
        if line.get("outcome") == Outcome.CROWNED.value:
            kings[caller] += 1
    return kings


def _thirty_threes(lines: list[dict[str, Any]]) -> Counter[int]:
    scores = [line["score"] for line in lines if "score" in line]
    return Counter(
        seat for score in scores for seat, points in enumerate(score) if points == PERFECT_ZERO
    )
