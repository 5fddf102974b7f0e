"""Our own bots and their coach at the table, without a process: for shots and tests."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.bots.advice import Advice
from kingup_game.bots.thinking.thinker import COACH, Question, Thinker
from kingup_game.engine.actions import Action
from kingup_game.engine.events import Event
from kingup_game.engine.view import View


class InlineThinking:
    """The worker's manners without a process: answers are there at once."""

    def __init__(self) -> None:
        self._thinker = Thinker()
        self._next_ticket = 0
        self._answers: dict[int, Action] = {}
        self._advice: dict[int, tuple[Advice, ...]] = {}

    def ask(
        self,
        level: str,
        match_seed: int,
        past: Sequence[Event],
        view: View,
        options: Sequence[Action],
    ) -> int:
        assert view.seat is not None
        self._next_ticket += 1
        ticket = self._next_ticket
        self._answers[ticket] = self._thinker.answer(
            Question(ticket, level, match_seed, view.seat, tuple(past), view, tuple(options))
        )
        return ticket

    def poll(self, ticket: int) -> Action | None:
        return self._answers.pop(ticket, None)

    def ask_coach(
        self, match_seed: int, past: Sequence[Event], view: View, options: Sequence[Action]
    ) -> int:
        assert view.seat is not None
        self._next_ticket += 1
        ticket = self._next_ticket
        self._advice[ticket] = self._thinker.advise(
            Question(ticket, COACH, match_seed, view.seat, tuple(past), view, tuple(options))
        )
        return ticket

    def poll_coach(self, ticket: int) -> tuple[Advice, ...] | None:
        return self._advice.pop(ticket, None)

    def forget(self, ticket: int) -> None:
        self._answers.pop(ticket, None)
        self._advice.pop(ticket, None)

    def pass_time(self) -> None:
        """One tick passed: nobody here is ever late."""
