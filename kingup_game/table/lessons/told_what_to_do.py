"""Opponents of a lesson: each does one act after the other as it is written down for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

from kingup_game.bots.advice import Advice
from kingup_game.engine.actions import Action
from kingup_game.engine.events import Event
from kingup_game.engine.view import View


class ToldWhatToDo:
    """The manners of the bots' process; an act that is not allowed waits for its moment.

    >>> from kingup_game.engine.actions import Card, CastVote
    >>> told = ToldWhatToDo({1: [CastVote(1, Card.NO)]})
    >>> view = type("view", (), {"seat": 1})
    >>> ticket = told.ask("cook", 0, 0, [], view, [CastVote(1, Card.YES), CastVote(1, Card.NO)])
    >>> told.poll(ticket).card.value, told.poll(ticket)
    ('no', None)
    """

    def __init__(self, acts: Mapping[int, Sequence[Action]]) -> None:
        self._acts = {seat: deque(theirs) for seat, theirs in acts.items()}
        self._asked = 0
        self._answers: dict[int, Action] = {}

    def ask(
        self,
        level: str,
        match: int,
        seed: int,
        past: Sequence[Event],
        view: View,
        options: Sequence[Action],
    ) -> int:
        del level, match, seed, past
        assert view.seat is not None
        waiting = self._acts[view.seat]
        self._asked += 1
        is_next = bool(waiting) and waiting[0] in options
        self._answers[self._asked] = waiting.popleft() if is_next else options[0]
        return self._asked

    def poll(self, ticket: int) -> Action | None:
        return self._answers.pop(ticket, None)

    def ask_coach(
        self,
        match: int,
        seed: int,
        past: Sequence[Event],
        view: View,
        options: Sequence[Action],
    ) -> int:
        del match, seed, past, view, options
        return 0

    def poll_coach(self, ticket: int) -> tuple[Advice, ...] | None:
        del ticket
        return ()

    def forget(self, ticket: int) -> None:
        self._answers.pop(ticket, None)

    def pass_time(self) -> None:
        """Nobody here is ever late."""
