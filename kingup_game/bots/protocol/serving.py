"""Our bots as programs: the bot's side of the protocol, for any pair of text streams."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any, Final, TextIO

from kingup_game.bots.bot import Bot
from kingup_game.bots.levels import make_bot
from kingup_game.bots.protocol.messages import event_of, option_of, view_of_words
from kingup_game.engine.edition import Terms, TermsError, terms_of
from kingup_game.engine.plain_json import parsed

VERSION: Final = "bot/1"

_LONGEST_LINE: Final = 1 << 16
_LONGEST_WHY: Final = 200

_NONSENSE: Final = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError),
    *(RecursionError, TypeError, ValueError),
)
"""What comes of words that are JSON and no match: they reach as far as the bot itself."""


class ProtocolError(ValueError):
    """The host said something that the protocol does not know."""


def serve(level: str, seed: int, host_says: TextIO, answers: TextIO) -> None:
    """Play one match as `level` until the host quits or falls silent."""
    serve_as(lambda table, seat: make_bot(level, table, seat, seed), host_says, answers)


def serve_as(make: Callable[[Terms, int], Bot], host_says: TextIO, answers: TextIO) -> None:
    """Play one match as the bot that `make` gives for the host's table and seat."""
    table: Terms | None = None
    bot: Bot | None = None
    seat = 0
    for number in count(1):
        text = host_says.readline(_LONGEST_LINE)
        if not text:
            return
        if not text.strip():
            continue
        said = _parsed(number, text)
        if "quit" in said:
            return
        try:
            if "kingup" in said:
                table, seat = _greeting(number, said)
                bot = make(table, seat)
                _answer(answers, {"ready": bot.name})
            elif table is None or bot is None:
                raise ProtocolError(f"line {number}: the host must begin with its greeting")
            elif "event" in said:
                bot.observe(event_of(said["event"], seat, table.players))
            elif "decide" in said:
                view = view_of_words(said["view"], table)
                options = [option_of(words, said["decide"], seat) for words in said["options"]]
                _answer(answers, {"choose": options.index(bot.decide(view, options))})
        except (ProtocolError, TermsError):
            raise
        except _NONSENSE as error:
            why = f"{type(error).__name__}: {error}"[:_LONGEST_WHY]
            raise ProtocolError(f"line {number}: a key is missing or wrong: {why}") from None


def _greeting(number: int, said: dict[str, Any]) -> tuple[Terms, int]:
    if said["kingup"] != VERSION:
        raise ProtocolError(
            f"line {number}: this bot speaks {VERSION!r}, and the host says {said['kingup']!r}"
        )
    rounds, house, more_nos = (said.get(key) for key in ("rounds", "house", "more_nos"))
    table = terms_of(said["edition"], said["players"], rounds or 3, house, more_nos or ())
    if said["seat"] not in range(table.players):
        raise ValueError(f"there is no seat {said['seat']!r}")
    return table, said["seat"]


def _parsed(number: int, text: str) -> dict[str, Any]:
    try:
        said = parsed(text)
    except ValueError:
        said = None
    if not isinstance(said, dict):
        raise ProtocolError(f"line {number}: this is not a JSON object")
    return said


def _answer(answers: TextIO, words: dict[str, Any]) -> None:
    answers.write(json.dumps(words) + "\n")
    answers.flush()
