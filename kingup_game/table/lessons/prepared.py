"""The match of a lesson: a deal and a past that are settled, and what the others will do.

Nothing of it is kept: its host has no keeper, and its record goes nowhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kingup_game.engine.actions import (
    Action,
    Card,
    CastVote,
    Deal,
    MoveCharacter,
    PlaceCharacter,
)
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import Edition, terms_of
from kingup_game.engine.goals import Goal
from kingup_game.engine.record import Header
from kingup_game.table.host import Host
from kingup_game.table.lessons.told_what_to_do import ToldWhatToDo
from kingup_game.table.live import LiveMatch
from kingup_game.table.opponents import OPPONENTS
from kingup_game.table.port import MatchPort
from kingup_game.table.seats import Company, Seat

LEARNER: Final = 0
RIVALS: Final = (OPPONENTS[1], OPPONENTS[2])
"""A kettle and a bundle of brushwood, at seats 1 and 2."""


@dataclass(frozen=True)
class PreparedMatch:
    """What has happened when the lesson begins, and what the rivals do during it."""

    goals: tuple[Goal, ...]
    past: Sequence[Action]
    rivals: Mapping[int, Sequence[Action]]


def _placed(floors: Mapping[Place, str]) -> list[Action]:
    """These stand on these floors, set down in turn by three players."""
    pairs = [(who, floor) for floor, people in floors.items() for who in people]
    return [PlaceCharacter(at % 3, who, floor) for at, (who, floor) in enumerate(pairs)]


def _vote(seat: int, card: Card) -> Action:
    return CastVote(seat, card)


FIRST_LESSON: Final = PreparedMatch(
    ("CGMNOP", "ABDFIL", "BFLMNO"),
    _placed(
        {Place.FLOOR_4: "DM", Place.FLOOR_3: "PAE", Place.FLOOR_2: "IN", Place.FLOOR_1: "BF"},
    ),
    {
        1: (
            PlaceCharacter(1, "G", Place.FLOOR_1),
            MoveCharacter(1, "D", Place.FLOOR_5),
            MoveCharacter(1, "D", Place.THRONE),
            _vote(1, Card.YES),
            _vote(1, Card.YES),
        ),
        2: (
            PlaceCharacter(2, "C", Place.FLOOR_2),
            MoveCharacter(2, "N", Place.FLOOR_3),
            _vote(2, Card.YES),
            MoveCharacter(2, "O", Place.THRONE),
            _vote(2, Card.YES),
        ),
    },
)

JESTERS_LESSON: Final = PreparedMatch(
    ("CFGILO", "BDEMNP", "ABELOP"),
    (
        *_placed(
            {
                Place.FLOOR_4: "OCEM",
                Place.FLOOR_3: "PAD",
                Place.FLOOR_2: "NLB",
                Place.FLOOR_1: "GI",
            }
        ),
        MoveCharacter(0, "O", Place.FLOOR_5),
        MoveCharacter(1, "C", Place.FLOOR_5),
        MoveCharacter(2, "E", Place.FLOOR_5),
        MoveCharacter(0, "O", Place.THRONE),
        *(_vote(seat, card) for seat, card in enumerate((Card.YES, Card.NO, Card.YES))),
        MoveCharacter(1, "J", Place.FLOOR_4),
        MoveCharacter(2, "J", Place.FLOOR_5),
        MoveCharacter(0, "N", Place.FLOOR_3),
    ),
    {
        1: (
            MoveCharacter(1, "C", Place.THRONE),
            _vote(1, Card.YES),
            MoveCharacter(1, "E", Place.THRONE),
            _vote(1, Card.YES),
            _vote(1, Card.YES),
        ),
        2: (
            _vote(2, Card.NO),
            MoveCharacter(2, "M", Place.FLOOR_5),
            _vote(2, Card.YES),
            MoveCharacter(2, "J", Place.THRONE),
            _vote(2, Card.YES),
        ),
    },
)
"""Odessa is locked up already; the Jester waits on floor 5, and four crowd floor 3."""

LESSONS: Final = {Edition.CLASSIC: FIRST_LESSON, Edition.JESTER: JESTERS_LESSON}


def prepared_match(
    edition: Edition, names: Sequence[str], device: str
) -> tuple[MatchPort, Company]:
    """A port to the match of a lesson as it begins, and who sits there by these names.

    The learner may use any device; `device` is one that never goes away.
    """
    prepared = LESSONS[edition]
    you, *theirs = names
    company = Company(
        [
            Seat(you, LEARNER, device=device),
            *(
                Seat(name, crest, level=rival.name)
                for crest, (name, rival) in enumerate(zip(theirs, RIVALS, strict=True), start=1)
            ),
        ]
    )
    terms = terms_of(edition, len(company.seats), 1)
    host = Host(Header(terms, tuple(seat.entry() for seat in company.seats), seed=0))
    for act in (Deal(LEARNER, prepared.goals), *prepared.past):
        host.submit(act)
    return LiveMatch(host, company, ToldWhatToDo(prepared.rivals)).port(), company
