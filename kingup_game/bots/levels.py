"""Bots by name: each level of the ladder in each temperament, and those to measure with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingup_game.bots.bot import Bot
from kingup_game.bots.field.field_bots import FIELD
from kingup_game.bots.field.plain_search import PlainSearchBot
from kingup_game.bots.field.random_bot import RandomBot
from kingup_game.bots.ladder import LADDER
from kingup_game.bots.players.courtier import Courtier, Habits
from kingup_game.bots.players.forgetful import ForgetfulSearchBot
from kingup_game.bots.players.habits import LEANINGS
from kingup_game.bots.players.search import STRONGEST_BUDGET, SearchBot
from kingup_game.bots.players.tempers import Temper, taste_of
from kingup_game.engine.edition import Terms

Maker = Callable[[Terms, int, int], Bot]
"""Makes a bot for the terms of a match, a seat and a seed."""


class UnknownBotError(ValueError):
    """A bot's name that nobody answers to, with a sentence that lists those that do."""


_HABITS: Final = {
    "page": Habits(forgets=1.0, squanders=1, clings=3),
    "cook": Habits(forgets=0.3, bluffs_with=3, waits=True),
    "merchant": Habits(forgets=0.2, bluffs_with=2, waits=True, weighs=True),
    "sergeant": Habits(bluffs_with=1, waits=True, shrugs_above=0.0),
}
_FIFTH: Final = STRONGEST_BUDGET / 5
"""Of the strongest budget, for leagues."""
_DUKES_BUDGET: Final = 0.05
_DUKE_FORGETS: Final = 0.6
_TASTE_FOR_CHANCES: Final = {
    Temper.STEADY: 0.0,
    Temper.SCHEMER: 0.02,
    Temper.MISER: 0.012,
    Temper.KINGMAKER: 0.01,
    Temper.HOTHEAD: 0.02,
    Temper.JOKER: 0.01,
}
"""How much of the chance to win a temperament is worth to one who reckons in chances."""

YARDSTICKS: Final[dict[str, Maker]] = {
    "random": lambda _terms, seat, seed: RandomBot(seat, seed),
    "quick king": lambda terms, seat, seed: SearchBot(terms, seat, seed, _FIFTH),
    "plain": lambda terms, seat, seed: PlainSearchBot(terms, seat, seed),
    "quick plain": lambda terms, seat, seed: PlainSearchBot(terms, seat, seed, _FIFTH),
    **{idea.name: idea for idea in FIELD},
}
"""Opponents to measure with, none of which is offered to people."""


def _maker(level: str, temper: Temper) -> Maker:
    """A level in a temperament, which may be another than its own."""
    taste = taste_of(temper, _TASTE_FOR_CHANCES[temper])
    if level == "king":
        return lambda terms, seat, seed: SearchBot(terms, seat, seed, taste=taste)
    if level == "quick king":
        return lambda terms, seat, seed: SearchBot(terms, seat, seed, _FIFTH, taste=taste)
    if level == "duke":
        return lambda terms, seat, seed: ForgetfulSearchBot(
            terms, seat, seed, _DUKES_BUDGET, _DUKE_FORGETS, taste=taste
        )
    habits, leaning = _HABITS[level], LEANINGS[level][temper]
    return lambda terms, seat, seed: Courtier(terms, seat, seed, level, habits, leaning)


MAKERS: Final[dict[str, Maker]] = {
    **{level.name: _maker(level.name, level.temper) for level in LADDER},
    **{
        f"{level}:{temper}": _maker(level, temper)
        for level in (*(level.name for level in LADDER), "quick king")
        for temper in Temper
    },
    **YARDSTICKS,
}
"""Every bot by its name; a level in another temperament than its own is `duke:miser`."""


def make_bot(name: str, terms: Terms, seat: int, seed: int) -> Bot:
    """The named opponent, ready for the first event of a match.

    >>> from kingup_game.engine.edition import terms_of
    >>> make_bot("duke:miser", terms_of("classic", 4), seat=0, seed=7).name
    'duke'
    >>> make_bot("emperor", terms_of("classic", 4), 0, 7)
    Traceback (most recent call last):
    ...
    kingup_game.bots.levels.UnknownBotError: there is no bot 'emperor'; choose from page, cook, ...
    """
    if name not in MAKERS:
        plain_names = ", ".join(known for known in MAKERS if ":" not in known)
        tempers = ", ".join(Temper)
        raise UnknownBotError(
            f"there is no bot {name!r}; choose from {plain_names}; "
            f"levels also in a temperament, such as duke:miser ({tempers})"
        )
    return MAKERS[name](terms, seat, seed)
