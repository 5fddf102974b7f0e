"""The position in which only the zero that counts 33 can still win the match."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kingup_game.bots.search import SearchBot
from kingup_game.engine.actions import MoveCharacter
from kingup_game.engine.cast import SUBJECTS, Place
from kingup_game.engine.edition import setup
from kingup_game.engine.events import RoundDealt
from kingup_game.engine.goals import GOALS
from kingup_game.engine.state import Hand, Phase, new_match
from kingup_game.engine.view import View, view_of

LAST_HOPE: Final = setup("classic", 3)
TOTALS: Final = (20, 30, 30)
_OWN: Final = (Place.FLOOR_5, Place.FLOOR_4, *[Place.OUT] * 4)
_OTHERS: Final = (0, 0, 0, 1, 1, 2, 2)


def last_hope(bot: SearchBot, round_number: int = 3) -> View:
    """Far behind; of the own six one can be nominated, one more stands high, four are gone."""
    goals = GOALS[:3]
    own, others = goals[0], [subject for subject in SUBJECTS if subject not in goals[0]]
    bot.observe(RoundDealt(round_number, 0, (own, None, None)))
    bot._memory.hands = [Hand(no=held, stomachache=False) for held in (3, 3, 2)]
    places = dict(zip((*own, *others), (*_OWN, *_OTHERS), strict=True))
    state = new_match(LAST_HOPE)._replace(
        round=round_number,
        phase=Phase.MOVE,
        turn=0,
        board=bytes(places[subject] for subject in SUBJECTS),
        goals=goals,
    )
    return replace(view_of(state, 0), totals=TOTALS)


def upward(view: View) -> list[MoveCharacter]:
    """Every move that the board allows here."""
    return [
        MoveCharacter(0, subject, Place(view.place_of(subject) + 1))
        for subject in SUBJECTS
        if view.place_of(subject).is_floor
    ]
