"""Opponents of a lesson: each does one act after the other as it is written down for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

from kingup_game.bots.advice import Advice
from kingup_game.bots.questions import Question
from kingup_game.engine.actions import Action


class ToldWhatToDo:
    """The manners of the bots' process; an act that is not allowed waits for its moment."""

    def __init__(self, acts: Mapping[int, Sequence[Action]]) -> None:
        self._acts = {seat: deque(theirs) for seat, theirs in acts.items()}
        self._asked = 0
        self._answers: dict[int, Action] = {}

    def ask(self, question: Question) -> int:
        """Decides at once: the next act that is written down, if it is allowed now, else the first
        that is."""
        waiting, options = self._acts[question.seat], question.options
        self._asked += 1
        is_next = bool(waiting) and waiting[0] in options
        self._answers[self._asked] = waiting.popleft() if is_next else options[0]
        return self._asked

    def poll(self, ticket: int) -> Action | None:
        """What was decided when it was asked; it can be fetched once."""
        return self._answers.pop(ticket, None)

    def poll_coach(self, ticket: int) -> tuple[Advice, ...] | None:
        """Nobody is advised here but by the raven."""
        del ticket
        return ()

    def forget(self, ticket: int) -> None:
        """Drops the answer; the act counts as done."""
        self._answers.pop(ticket, None)

    def pass_time(self) -> None:
        """Nobody here is ever late."""
