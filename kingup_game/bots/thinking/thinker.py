"""What thinks for bots and coaches, in whatever process: questions in, answers out."""

from __future__ import annotations

from kingup_game.bots.advice import Advice
from kingup_game.bots.bot import Bot
from kingup_game.bots.coach import advise
from kingup_game.bots.levels import MAKERS, make_bot
from kingup_game.bots.protocol.messages import told_to_bots
from kingup_game.bots.questions import STAND_IN, Answer, Question
from kingup_game.engine.actions import Action
from kingup_game.engine.events import Event


class Thinker:
    """Bots that live from question to question; a changed past makes a new bot."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int, int], tuple[Bot, tuple[Event, ...]]] = {}

    def think(self, question: Question) -> Answer:
        """The answer to a question, whoever is asked: a bot or the coach."""
        return self.advise(question) if question.wants_advice else self.answer(question)

    def answer(self, question: Question) -> Action:
        """A bot's decision. The bot is kept, and told only what is new, while the past agrees."""
        key = question.level, question.match, question.seat
        bot, heard = self._bots.get(key, (None, ()))
        if bot is None or question.past[: len(heard)] != heard:
            seat, seed = question.seat, question.seed
            level = question.level if question.level in MAKERS else STAND_IN
            bot, heard = make_bot(level, question.view.terms, seat, seed), ()
        for event in told_to_bots(question.past[len(heard) :]):
            bot.observe(event)
        self._bots = {
            known: value for known, value in self._bots.items() if known[1] == question.match
        }
        self._bots[key] = bot, question.past
        return bot.decide(question.view, question.options)

    def advise(self, question: Question) -> tuple[Advice, ...]:
        """All options of a person's seat, the best first."""
        return advise(question.view, question.past, question.options, question.seed)
