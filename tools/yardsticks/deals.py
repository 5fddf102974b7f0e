"""Whole states from what one seat knows: the rivals' goals are drawn, evenly, from what is left."""

from __future__ import annotations

from random import Random

from kingup_game.bots.belief.memory import Memory
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import Event, RoundScored
from kingup_game.engine.goals import GOALS, Goal
from kingup_game.engine.state import State
from kingup_game.engine.view import View


class Deals:
    """Follows a match from one seat's events, and believes nothing."""

    def __init__(self, terms: Terms, seat: int) -> None:
        self._seat = seat
        self._memory = Memory(terms, seat, believes=False)
        self._revealed: tuple[Goal, ...] = ()

    def observe(self, event: Event) -> None:
        self._memory.observe(event)
        if isinstance(event, RoundScored):
            self._revealed += event.goals

    def draw(self, view: View, source: Random) -> State:
        """One state that looks as `view` to the seat."""
        assert view.goal is not None
        unseen = [goal for goal in GOALS if goal not in self._revealed and goal != view.goal]
        goals = source.sample(unseen, view.terms.players - 1)
        goals.insert(self._seat, view.goal)
        return State(
            terms=view.terms,
            round=view.round,
            phase=view.phase,
            first=view.first,
            turn=view.turn,
            crown=view.crown,
            nominee=view.nominee,
            board=view.board,
            goals=tuple(goals),
            hands=tuple(self._memory.hands),
            ballots=(None,) * view.terms.players,
            totals=view.totals,
            dealt=(*self._revealed, *goals),
            vote_log=b"",
        )
