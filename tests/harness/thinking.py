"""Who thinks for the bots at a table, without a process: stand-ins, or our own and their coach."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random

from kingup_game.bots.advice import Advice
from kingup_game.bots.questions import Question
from kingup_game.bots.thinking.thinker import Thinker
from kingup_game.engine.actions import Action, Card, CastVote


class AtOnce:
    """The manners of the bots' process: a question is answered at once, and the answer kept."""

    def __init__(self) -> None:
        self._asked = 0
        self._answers: dict[int, Action] = {}
        self._advice: dict[int, tuple[Advice, ...]] = {}

    def choose(self, question: Question) -> Action:
        raise NotImplementedError

    def advise(self, question: Question) -> tuple[Advice, ...]:
        """Stand-ins have no advice."""
        del question
        return ()

    def ask(self, question: Question) -> int:
        self._asked += 1
        question = replace(question, ticket=self._asked)
        if question.wants_advice:
            self._advice[self._asked] = self.advise(question)
        else:
            self._answers[self._asked] = self.choose(question)
        return self._asked

    def poll(self, ticket: int) -> Action | None:
        return self._answers.pop(ticket, None)

    def poll_coach(self, ticket: int) -> tuple[Advice, ...] | None:
        return self._advice.pop(ticket, None)

    def forget(self, ticket: int) -> None:
        self._answers.pop(ticket, None)
        self._advice.pop(ticket, None)

    def pass_time(self) -> None:
        """Nobody here is ever late."""


class Electors(AtOnce):
    """Stand-ins for bots that play at random and vote as they are told."""

    def __init__(self, card: Card | None = None) -> None:
        super().__init__()
        self.card = card

    def choose(self, question: Question) -> Action:
        options = question.options
        told = [act for act in options if isinstance(act, CastVote) and act.card is self.card]
        return told[0] if told else Random(f"{question.seat}/{len(question.past)}").choice(options)


class InlineThinking(AtOnce):
    """Our own bots and their coach."""

    def __init__(self) -> None:
        super().__init__()
        self._thinker = Thinker()

    def choose(self, question: Question) -> Action:
        return self._thinker.answer(question)

    def advise(self, question: Question) -> tuple[Advice, ...]:
        return _advice(replace(question, ticket=0))


@lru_cache(maxsize=1024)
def _advice(question: Question) -> tuple[Advice, ...]:
    """Asked again, the coach says the same; many tests look at one moment."""
    return Thinker().advise(question)
