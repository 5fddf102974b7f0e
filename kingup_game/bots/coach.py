"""The coach: what the strongest opponent thinks of a person's choices, and how sure it is.

It gets the view and the past of the very seat that it advises, as a bot at that seat would.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from kingup_game.bots.advice import Advice
from kingup_game.bots.players.search import DARING, Arm, SearchBot
from kingup_game.bots.protocol.messages import told_to_bots
from kingup_game.bots.reasons import Outlook, reason
from kingup_game.engine.actions import Action
from kingup_game.engine.events import Event
from kingup_game.engine.view import View

BUDGET: Final = 1.0
"""Of the search's own measure: about a twelfth of a second, so that no bot waits for the coach."""


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
