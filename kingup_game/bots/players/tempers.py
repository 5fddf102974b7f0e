"""Temperaments: what an opponent likes to do for its own sake, whatever its level."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import JESTER, Place
from kingup_game.engine.scoring import LAST_ROUND
from kingup_game.engine.view import View

Taste = Callable[[View, Action], float]
"""How much an action is liked beyond what it brings: -1 to 1, scaled by who asks."""


class Temper(StrEnum):
    """What an opponent is like. Everyone has one by nature, and can be given another."""

    STEADY = "steady"
    SCHEMER = "schemer"
    MISER = "miser"
    KINGMAKER = "kingmaker"
    HOTHEAD = "hothead"
    JOKER = "joker"


def no_taste(view: View, action: Action) -> float:  # noqa: ARG001
    """The steady temperament: likes nothing beyond what it brings."""
    return 0.0


def _schemer(view: View, action: Action) -> float:
    """Carries strangers up, so that others pay for stopping them."""
    if isinstance(action, MoveCharacter) and not _is_own(view, action.character):
        return 1.0 if action.to in (Place.FLOOR_5, Place.THRONE) else 0.5
    return 0.0


def _miser(view: View, action: Action) -> float:  # noqa: ARG001
    """Dislikes to play a No."""
    return -1.0 if isinstance(action, CastVote) and action.card is Card.NO else 0.0


def _kingmaker(view: View, action: Action) -> float:  # noqa: ARG001
    """Likes to nominate and to vote Yes."""
    if isinstance(action, MoveCharacter) and action.to is Place.THRONE:
        return 1.0
    return 0.5 if isinstance(action, CastVote) and action.card is Card.YES else 0.0


def _hothead(view: View, action: Action) -> float:  # noqa: ARG001
    """Likes to refuse, by a No or a Stomachache, and to nominate."""
    if isinstance(action, CastVote) and action.card is not Card.YES:
        return 1.0
    return 0.5 if isinstance(action, MoveCharacter) and action.to is Place.THRONE else 0.0


def _joker(view: View, action: Action) -> float:
    """Likes the Jester to climb, and in the last round whatever leads to the perfect zero."""
    if isinstance(action, MoveCharacter) and action.character == JESTER:
        return 1.0
    if view.round != LAST_ROUND or not view.terms.house.zero_is_33:
        return 0.0
    match action:
        case PlaceCharacter(character=character, floor=floor):
            return (3 - floor) / 2 if _is_own(view, character) else 0.0
        case MoveCharacter(character=character, to=to):
            return float(to is Place.THRONE) if _is_own(view, character) else 0.2
        case CastVote(card=card):
            own = view.nominee is not None and _is_own(view, view.nominee)
            return float(own and card is Card.NO)
        case _:
            return 0.0


def _is_own(view: View, character: str) -> bool:
    return view.goal is not None and character in view.goal


_TASTES: Final[dict[Temper, Taste]] = {
    Temper.STEADY: no_taste,
    Temper.SCHEMER: _schemer,
    Temper.MISER: _miser,
    Temper.KINGMAKER: _kingmaker,
    Temper.HOTHEAD: _hothead,
    Temper.JOKER: _joker,
}


def taste_of(temper: Temper, weight: float) -> Taste:
    """A temperament's taste in the coin of whoever asks: chances to win, or wishes."""
    liked = _TASTES[temper]
    if liked is no_taste:
        return no_taste
    return lambda view, action: weight * liked(view, action)
