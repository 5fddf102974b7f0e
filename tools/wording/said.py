"""Which keys the program says, found in its source; and what each message is about."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from kingup_game.app.presses import BINDABLE
from kingup_game.engine.actions import Reason
from kingup_game.engine.cast import CAST, Place
from kingup_game.words.grammar import PLACEHOLDER, Wording

PACKAGE: Final = Path(__file__).resolve().parents[2] / "kingup_game"

NAMED_BY_THE_ENGINE: Final = ("actions.", "cast.", "floors.", "refusal.")
"""Sections whose keys no source writes out: the engine has the names."""

# Bots speak of whoever moved or was voted on; the raven of whoever it advises to move.
_ABOUT_SOMEBODY: Final = re.compile(
    r"talk\.(climbing|nominates|jester_rises|gloats|lost_friend|crowned|stomachache)_\w+|"
    r"coach\.(?!sure|leaning|even|show|hide|odds|chance)\w+"
)


def said_keys() -> Iterator[tuple[str, str]]:
    """Every key that the source passes to `say`, with the place; parts in braces as `*`."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _is_say(node.func):
                for key in _keys_of(node.args[0]):
                    yield key, f"{path.name}:{node.lineno}"


def _is_say(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "say"


def _keys_of(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.JoinedStr):
        yield "".join(
            str(part.value) if isinstance(part, ast.Constant) else "*" for part in argument.values
        )
    elif isinstance(argument, ast.IfExp):
        yield from _keys_of(argument.body)
        yield from _keys_of(argument.orelse)


@cache
def written_keys() -> re.Pattern[str]:
    """Every key that stands in the source, whole or as a pattern."""
    found = {
        key
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant | ast.JoinedStr)
        for key in _keys_of(node)
        if re.fullmatch(r"[a-z_]+\.[\w*.]+", key)
    }
    return pattern_of(found)


def pattern_of(found: set[str]) -> re.Pattern[str]:
    """What matches any of these keys, with `*` for whatever is filled in."""
    return re.compile("|".join(re.escape(key).replace(r"\*", ".*") for key in sorted(found)))


def named_by_the_engine() -> set[str]:
    """The keys of everything that the rules have a name for."""
    return {
        *(f"refusal.{reason.value}" for reason in Reason),
        *(f"cast.{one}{part}" for one in CAST for part in ("", "_role", "_gender")),
        *(f"floors.{place.word}" for place in Place),
        *(f"actions.{action.value}" for action in BINDABLE),
    }


def sentences(message: Wording) -> list[tuple[tuple[str, ...], str]]:
    """Every sentence of a message, with the parts that lead to it.

    >>> sentences({"one": "a point", "other": {"f": "hers", "m": "his"}})
    [(('one',), 'a point'), (('other', 'f'), 'hers'), (('other', 'm'), 'his')]
    """
    if isinstance(message, str):
        return [((), message)]
    return [
        ((part, *path), sentence)
        for part, wording in message.items()
        for path, sentence in sentences(wording)
    ]


def placeholders(message: Wording) -> set[str]:
    """What a message has filled in, in any of its sentences."""
    return {
        found[1] for _, sentence in sentences(message) for found in PLACEHOLDER.finditer(sentence)
    }


def is_about_somebody(key: str, source: Wording) -> bool:
    """Whether somebody with a gender is meant, so that `f` and `m` can choose."""
    return "character" in placeholders(source) or _ABOUT_SOMEBODY.fullmatch(key) is not None


def is_about_the_jester(key: str) -> bool:
    """Whether it can be nobody but him."""
    return re.search(r"\.(jester|fool)_", key) is not None


def is_spoken(key: str) -> bool:
    """Whether a bot says it, so that `by_f` and `by_m` can choose."""
    return key.startswith("talk.")


def is_name(key: str) -> bool:
    """Whether it is somebody's name, which may have forms."""
    return re.fullmatch(r"cast\.[A-Z]|bots\.name_\d", key) is not None
