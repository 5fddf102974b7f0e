"""The coach: what the strongest opponent thinks of a person's choices, and how sure it is.

It gets the view and the past of the very seat that it advises, as a bot at that seat would.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kingup_game.bots.players.search import DARING, Arm, SearchBot
from kingup_game.bots.protocol.messages import told_to_bots
from kingup_game.bots.reasons import Grounds, Outlook, reason
from kingup_game.engine.actions import Action, PlaceCharacter
from kingup_game.engine.events import Event
from kingup_game.engine.view import View

BUDGET: Final = 1.0
"""Of the search's own measure: about a twelfth of a second, so that no bot waits for the coach."""
MOST_NAMED: Final = 3
_PLAIN_GAIN: Final = 0.02
"""A smaller part of a match is no reason to be sure, however well it is known."""


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


class _Coach(SearchBot):
    """The strongest opponent, thinking aloud."""

    def advise(self, view: View, options: Sequence[Action]) -> tuple[Advice, ...]:
        """Every option once, the best first, with the chance to win and a reason."""
        best: dict[int, Advice] = {}
        arms = self.ranking(view, options)
        outlook = Outlook(view, self._memory)
        for arm in arms:
            action, chance = options[arm.option], arm.chance
            error = math.sqrt(max(0.0, chance * (1 - chance)) / max(1, arm.worlds))
            if arm.option not in best:
                dares = arm.ways is DARING and chance - _otherwise(arm, arms) > error
                why = reason(outlook, action, dares)
                best[arm.option] = Advice(action, chance, error, why)
        return tuple(best.values())


def _otherwise(daring: Arm, arms: Sequence[Arm]) -> float:
    """The best chance with the same choice now, if one does not play for the 33."""
    same = (arm for arm in arms if arm.option == daring.option and arm.ways is not DARING)
    return max((arm.chance for arm in same), default=0.0)


def advise(
    view: View, past: Sequence[Event], options: Sequence[Action], seed: int, budget: float = BUDGET
) -> tuple[Advice, ...]:
    """All choices of the seat of `view`, the best first; equal questions get equal advice."""
    assert view.seat is not None
    coach = _Coach(view.terms, view.seat, seed, budget)
    for event in told_to_bots(past):
        coach.observe(event)
    return coach.advise(view, options)


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
