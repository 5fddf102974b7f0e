"""What the coach's advice is made of: choices, chances, reasons, and how sure it is.

Whoever shows advice reads this, and loads none of the search that found it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kingup_game.engine.actions import Action, PlaceCharacter

MOST_NAMED: Final = 3
_PLAIN_GAIN: Final = 0.02
"""A smaller part of a match is no reason to be sure, however well it is known."""


class Why(StrEnum):
    """Why a choice may be good. The value is the key of the sentence, in the section `coach`."""

    PLACE_HIGH = "place_high"
    PLACE_HIDDEN = "place_hidden"
    PLACE_LATER = "place_later"
    PLACE_SHARED = "place_shared"
    PLACE_BAIT = "place_bait"
    PLACE_BLIND = "place_blind"
    PLACE_LOW = "place_low"
    PLACE_DOWN = "place_down"
    RAISE_OWN = "raise_own"
    RAISE_DOOR = "raise_door"
    RAISE_SHARED = "raise_shared"
    PRIVY = "privy"
    OUT_OF_PRIVY = "out_of_privy"
    FILLS = "fills"
    BAIT = "bait"
    BIDE = "bide"
    CROWN_OWN = "crown_own"
    CROWN_FREE = "crown_free"
    CROWN_SHARED = "crown_shared"
    NOMINATE_LEAD = "nominate_lead"
    NOMINATE_STRANGER = "nominate_stranger"
    NOMINATE_FREE = "nominate_free"
    YES_OWN = "yes_own"
    YES_LEAD = "yes_lead"
    YES_SAVE = "yes_save"
    YES_CHEAP = "yes_cheap"
    NO_LAST = "no_last"
    NO_WANTED = "no_wanted"
    NO_RIVALS = "no_rivals"
    NO_BEHIND = "no_behind"
    NO_DEAR = "no_dear"
    NO_ZERO = "no_zero"
    DARE = "dare"
    NO_BLUFF = "no_bluff"
    ACHE = "ache"
    NO_CELL = "no_cell"
    FOOL_NEARS = "fool_nears"
    FOOL_PAYS = "fool_pays"
    FOOL_COSTS = "fool_costs"


COUNTED: Final = frozenset(
    {
        Why.PLACE_SHARED,
        Why.PLACE_DOWN,
        Why.RAISE_SHARED,
        Why.CROWN_SHARED,
        Why.NOMINATE_STRANGER,
        Why.YES_SAVE,
        Why.NO_WANTED,
        Why.NO_CELL,
    }
)
"""Reasons that say how many rivals they are about."""


@dataclass(frozen=True, slots=True)
class Grounds:
    """A reason, and the number of rivals in it."""

    why: Why
    rivals: int = 0


@dataclass(frozen=True, slots=True)
class Advice:
    """One choice, the chance to win the match with it, and why one might make it."""

    action: Action
    chance: float
    error: float
    """By how much the chance may well be off: the standard error of the play-outs."""
    reason: Grounds


class Sureness(StrEnum):
    """How far the best choice is ahead. The value is the key of the sentence in `coach`."""

    SURE = "sure"
    LEANING = "leaning"
    EVEN = "even"


def named(advice: Sequence[Advice], most: int = MOST_NAMED) -> tuple[Advice, ...]:
    """The choices worth naming: of placings, one for each character."""
    chosen: dict[object, Advice] = {}
    for one in advice:
        action = one.action
        about = action.character if isinstance(action, PlaceCharacter) else action
        chosen.setdefault(about, one)
    return tuple(chosen.values())[:most]


def sureness(best: Sequence[Advice]) -> Sureness:
    """How far the first is ahead of the second, measured by how well both are known."""
    if len(best) < 2:
        return Sureness.SURE
    first, second = best[:2]
    ahead = first.chance - second.chance
    noise = math.hypot(first.error, second.error)
    if ahead > max(2 * noise, _PLAIN_GAIN):
        return Sureness.SURE
    return Sureness.LEANING if ahead > noise else Sureness.EVEN
