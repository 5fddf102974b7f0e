"""How somebody plays, counted from whole matches: where the Nos go, and who is carried up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.engine.events import (
    CharacterMoved,
    Event,
    MatchEnded,
    Outcome,
    RoundScored,
    VotesRevealed,
)
from kingup_game.engine.scoring import LAST_ROUND

EARLY: Final = 2
"""So many first elections of a round are early."""


class Way(StrEnum):
    EARLY_NOES = "of its Nos, in the first two elections"
    NOES = "Nos a round"
    STRANGERS_UP = "of its climbs, strangers"
    STRANGERS_NOMINATED = "of its nominees, strangers"
    OWN_KINGS = "of kings, its own"
    FOR_THE_33 = "of last rounds, No to its own"


@dataclass(slots=True)
class Seen:
    """What was seen of one kind of player."""

    wins: float = 0.0
    matches: int = 0
    sums: Counter[Way] = field(default_factory=Counter)
    times: Counter[Way] = field(default_factory=Counter)

    def note(self, way: Way, amount: int) -> None:
        self.sums[way] += amount
        self.times[way] += 1

    def mean(self, way: Way) -> float:
        return self.sums[way] / max(1, self.times[way])


def watch(events: Sequence[Event], seats: Sequence[Seen]) -> None:
    """Count what each seat did in a match. Whose friends they were, the end of a round tells."""
    start = rounds = 0
    for end, event in enumerate(events):
        if isinstance(event, RoundScored):
            rounds += 1
            _watch_climbs(events[start:end], event, seats)
            _watch_votes(events[start:end], event, seats, is_last=rounds == LAST_ROUND)
            start = end
        elif isinstance(event, MatchEnded):
            for number, seat in enumerate(seats):
                seat.matches += 1
                seat.wins += (number in event.winners) / len(event.winners)


def _watch_climbs(events: Sequence[Event], score: RoundScored, seats: Sequence[Seen]) -> None:
    for event in events:
        if isinstance(event, CharacterMoved):
            stranger = event.character not in score.goals[event.seat]
            seats[event.seat].note(Way.STRANGERS_UP, stranger)
            if event.to is Place.THRONE:
                seats[event.seat].note(Way.STRANGERS_NOMINATED, stranger)


def _watch_votes(
    events: Sequence[Event], score: RoundScored, seats: Sequence[Seen], *, is_last: bool
) -> None:
    elections = [event for event in events if isinstance(event, VotesRevealed)]
    for number, (seat, goal) in enumerate(zip(seats, score.goals, strict=True)):
        refused = [
            (held, election.nominee)
            for held, election in enumerate(elections)
            if election.cards[number] is Card.NO
        ]
        seat.note(Way.NOES, len(refused))
        for held, _ in refused:
            seat.note(Way.EARLY_NOES, held < EARLY)
        if elections and elections[-1].outcome is Outcome.CROWNED:
            seat.note(Way.OWN_KINGS, elections[-1].nominee in goal)
        if is_last:
            seat.note(Way.FOR_THE_33, any(nominee in goal for _, nominee in refused))
