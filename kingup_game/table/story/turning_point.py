"""Where a round turned: one moment of it, found by a fixed rule.

1. Of all nominees whom one single No refused, and whose crowning would have put another seat in
   front, alone: the one who cost that seat most, and of equal ones the last.
2. Else the crowning, if without the king's own points another seat would have been in front, alone.
3. Else of those whom several refused the one whom the first rule would find.
4. Else the climb that brought the king to floor 5.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import Outcome
from kingup_game.engine.state import board_with
from kingup_game.table.story.round_tale import OpenVote, RoundTale, most


class Turn(StrEnum):
    """What kind of moment it was."""

    REFUSED = "refused"
    CROWNED = "crowned"
    CLIMBED = "climbed"


class TurningPoint(NamedTuple):
    """The moment: who did it, with whom, and to whose cost."""

    kind: Turn
    seats: tuple[int, ...]
    """Who said No, called the vote, or led the way."""
    character: Character
    loser: int | None
    """Who would have been in front."""
    cost: int


def turning_point(tale: RoundTale) -> TurningPoint:
    """Where the round turned."""
    refused = [point for vote in tale.elections if (point := _refused(tale, vote)) is not None]
    alone = [point for point in refused if len(point.seats) == 1]
    crowned = _crowned(tale)
    if alone or (refused and crowned is None):
        return max(reversed(alone or refused), key=lambda point: point.cost)
    return crowned or _climbed(tale)


def _refused(tale: RoundTale, vote: OpenVote) -> TurningPoint | None:
    if vote.outcome is not Outcome.REFUSED:
        return None
    would_be = tale.points_on(vote.board)
    loser = _ousted(tale, would_be)
    if loser is None:
        return None
    against = tuple(vote.seats_with(Card.NO))
    cost = would_be[loser] - tale.points[loser]
    return TurningPoint(Turn.REFUSED, against, vote.nominee, loser, cost)


def _crowned(tale: RoundTale) -> TurningPoint | None:
    vote = tale.elections[-1]
    would_be = tale.points_on(board_with(tale.board, vote.nominee, Place.OUT))
    loser = _ousted(tale, would_be)
    if loser is None:
        return None
    cost = max(tale.points) - tale.points[loser]
    return TurningPoint(Turn.CROWNED, (vote.caller,), vote.nominee, loser, cost)


def _climbed(tale: RoundTale) -> TurningPoint:
    way = [one for one in tale.climbs if one.character == tale.king and one.to is Place.FLOOR_5]
    last = way[-1]
    return TurningPoint(Turn.CLIMBED, (last.seat,), last.character, None, 0)


def _ousted(tale: RoundTale, would_be: tuple[int, ...]) -> int | None:
    """Who alone would have been in front, and is not."""
    front = most(would_be)
    return front[0] if len(front) == 1 and front[0] not in tale.best else None
