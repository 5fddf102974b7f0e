"""The named opponents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.bots.bot import Bot
from kingup_game.bots.field import FIELD
from kingup_game.bots.plain_search import PlainSearchBot
from kingup_game.bots.random_bot import RandomBot
from kingup_game.bots.search import SearchBot
from kingup_game.engine.edition import Setup

Maker = Callable[[Setup, int, int], Bot]
"""Makes a bot for a setup, a seat and a seed."""


class UnknownBotError(ValueError):
    """A bot's name that nobody answers to, with a sentence that lists those that do."""


def _random(setup: Setup, seat: int, seed: int) -> Bot:  # noqa: ARG001
    return RandomBot(seat, seed)


def _king(budget: float) -> Maker:
    return lambda setup, seat, seed: SearchBot(setup, seat, seed, budget)


def _plain(budget: float) -> Maker:
    return lambda setup, seat, seed: PlainSearchBot(setup, seat, seed, budget)


MAKERS: Final[dict[str, Maker]] = {
    "random": _random,
    "king": _king(1.0),
    "quick king": _king(0.2),
    "plain": _plain(1.0),
    "quick plain": _plain(0.2),
    **{idea.name: idea for idea in FIELD},
}


def make_bot(name: str, setup: Setup, seat: int, seed: int) -> Bot:
    """The named opponent, ready for the first event of a match."""
    if name not in MAKERS:
        raise UnknownBotError(f"there is no bot {name!r}; choose from {', '.join(MAKERS)}")
    return MAKERS[name](setup, seat, seed)
