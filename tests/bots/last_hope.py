"""The position in which only the zero that counts 33 can still win the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.actions import Card, MoveCharacter
from kingup_game.engine.cast import SUBJECTS, Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import Event, Outcome, RoundDealt, VotesRevealed
from kingup_game.engine.goals import GOALS
from kingup_game.engine.state import Phase, new_match
from kingup_game.engine.view import View, view_of

LAST_HOPE: Final = terms_of("classic", 3)
TOTALS: Final = (20, 30, 30)
_ROUND: Final = 3
_OWN_GOAL: Final = GOALS[0]
_OWN: Final = (Place.FLOOR_5, Place.FLOOR_4, *[Place.OUT] * 4)
_OTHERS: Final = (0, 0, 0, 1, 1, 2, 2)

A_NO_OR_TWO: Final = ((0,), (1,), (2,), (2,))
"""Who refused the four of the own six that are gone: hands of 3, 3 and 2 Nos are left."""

NEARLY_EVERY_NO: Final = ((0, 1, 2), (0, 1, 2), (0, 1, 2), (1, 2))
"""The same four refused at such a cost that the own last No is the last of all."""


def how_it_came(
    refusers: Sequence[Sequence[int]] = A_NO_OR_TWO, round_number: int = _ROUND
) -> list[Event]:
    """What the first seat has seen of the round: the deal, and four friends sent away."""
    own = _OWN_GOAL
    gone = [subject for subject, place in zip(own, _OWN, strict=True) if place is Place.OUT]
    return [
        RoundDealt(round_number, 0, (own, None, None)),
        *(
            VotesRevealed(
                subject,
                tuple(Card.NO if seat in against else Card.YES for seat in range(3)),
                Outcome.REFUSED,
                Place.OUT,
            )
            for subject, against in zip(gone, refusers, strict=True)
        ),
    ]


def last_hope(round_number: int = _ROUND) -> View:
    """Far behind; of the own six one can be nominated, one more stands high, four are gone."""
    others = [subject for subject in SUBJECTS if subject not in _OWN_GOAL]
    places = dict(zip((*_OWN_GOAL, *others), (*_OWN, *_OTHERS), strict=True))
    state = new_match(LAST_HOPE)._replace(
        round=round_number,
        phase=Phase.MOVE,
        turn=0,
        board=bytes(places[subject] for subject in SUBJECTS),
        goals=GOALS[:3],
    )
    return view_of(state, 0)._replace(totals=TOTALS)


def upward(view: View) -> list[MoveCharacter]:
    """Every move that the board allows here."""
    return [
        MoveCharacter(0, subject, Place(view.place_of(subject) + 1))
        for subject in SUBJECTS
        if view.place_of(subject).is_floor
    ]
