"""The coach: what the strongest opponent thinks of a person's choices, in words.

It gets the view and the past of the very seat that it advises, as a bot at that seat would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kingup_game.bots.search import SearchBot
from kingup_game.bots.words import is_told_to_bots
from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import Event
from kingup_game.engine.view import View

BUDGET: Final = 0.3
_HIGH: Final = 4


class Why(StrEnum):
    """Why a choice may be good. The value is the key of the sentence, in the section `coach`."""

    RAISE_OWN = "raise_own"
    BAIT = "bait"
    CROWN_OWN = "crown_own"
    NOMINATE_STRANGER = "nominate_stranger"
    BIDE = "bide"
    YES_OWN = "yes_own"
    YES_SAVE = "yes_save"
    NO_STOP = "no_stop"
    NO_BLUFF = "no_bluff"
    ACHE = "ache"
    PLACE_HIGH = "place_high"
    PLACE_LOW = "place_low"
    PLACE_HIDDEN = "place_hidden"


@dataclass(frozen=True, slots=True)
class Advice:
    """One choice, the chance to win the match with it, and why one might make it."""

    action: Action
    chance: float
    why: Why


def advise(
    view: View, past: Sequence[Event], options: Sequence[Action], seed: int, budget: float = BUDGET
) -> tuple[Advice, ...]:
    """All choices of the seat of `view`, the best first; equal questions get equal advice."""
    assert view.seat is not None
    coach = SearchBot(view.setup, view.seat, seed, budget)
    for event in past:
        if is_told_to_bots(event):
            coach.observe(event)
    best: dict[int, Advice] = {}
    for arm in coach.ranking(view, options):
        action = options[arm.option]
        best.setdefault(arm.option, Advice(action, arm.chance, reason(view, action)))
    return tuple(best.values())


def reason(view: View, action: Action) -> Why:
    """What speaks for a choice, as far as the seat itself can see."""
    match action:
        case PlaceCharacter(character=character, floor=floor):
            if _is_own(view, character):
                return Why.PLACE_HIGH if floor >= _HIGH else Why.PLACE_HIDDEN
            return Why.PLACE_LOW if floor < _HIGH else Why.BAIT
        case MoveCharacter(character=character, to=to):
            return _reason_to_move(view, character, to)
        case CastVote(card=card):
            return _reason_to_vote(view, card)
    raise ValueError(f"{action!r} is no choice of a seat")


def _reason_to_move(view: View, character: Character, to: Place) -> Why:
    own = _is_own(view, character)
    if to is Place.THRONE:
        return Why.CROWN_OWN if own else Why.NOMINATE_STRANGER
    if own:
        return Why.RAISE_OWN
    return Why.BAIT if to in (Place.FLOOR_4, Place.FLOOR_5) else Why.BIDE


def _reason_to_vote(view: View, card: Card) -> Why:
    own = view.nominee is not None and _is_own(view, view.nominee)
    if card is Card.STOMACHACHE:
        return Why.ACHE
    if card is Card.YES:
        return Why.YES_OWN if own else Why.YES_SAVE
    return Why.NO_BLUFF if own else Why.NO_STOP


def _is_own(view: View, character: Character) -> bool:
    return view.goal is not None and character in view.goal
