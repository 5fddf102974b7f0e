"""Whatever can be reached from a thing by attributes, elements, closures, frames: to find a match.

A port's functions are the one door to the match, and the only ones that are not opened.
"""

from __future__ import annotations

import gc
import sys
from collections import deque
from collections.abc import Iterator, Mapping
from functools import partial
from types import CellType, FunctionType, GeneratorType, MethodType, ModuleType
from typing import Final

import pygame

from kingup_game.bots.thinking.worker import Worker
from kingup_game.engine.record import Header, Reading
from kingup_game.engine.state import State
from kingup_game.table.bot_turns import BotTurns
from kingup_game.table.coaching import Coaching
from kingup_game.table.host import Host
from kingup_game.table.live import LiveMatch
from kingup_game.table.port import MatchPort
from kingup_game.table.recorded import RecordedMatch
from tests.harness.thinking import AtOnce, InlineThinking

THE_MATCH: Final = (*(Host, LiveMatch, RecordedMatch, Reading, State, Header, BotTurns, Coaching),)
WHO_THINKS: Final = (AtOnce, InlineThinking, Worker)
ATOMS: Final = (str, bytes, int, float, type(None), type, ModuleType, pygame.Surface)


def ways_to(start: object, wanted: tuple[type, ...]) -> tuple[list[str], int]:
    """Every way from a thing to one of the wanted kinds; and how many things were looked at."""
    found: list[str] = []
    ours = {
        id(vars(module)) for module in list(sys.modules.values()) if hasattr(module, "__dict__")
    }
    seen: dict[int, object] = {id(start): start}
    waiting: deque[tuple[str, object]] = deque([(type(start).__name__, start)])
    while waiting:
        way, thing = waiting.popleft()
        for step, part in parts_of(thing):
            if id(part) in seen or id(part) in ours or isinstance(part, ATOMS):
                continue
            if isinstance(thing, MatchPort) and callable(part):
                continue  # the door itself
            seen[id(part)] = part
            if isinstance(part, wanted):
                found.append(f"{way}{step} is a {type(part).__name__}")
            else:
                waiting.append((way + step, part))
    return found, len(seen)


def parts_of(thing: object) -> Iterator[tuple[str, object]]:
    """Everything that can be reached from a thing in one step, with how; threads may go on."""
    yield from _elements_of(thing)
    for name, value in list(vars(thing).items()) if hasattr(thing, "__dict__") else ():
        yield f".{name}", value
    for kind in type(thing).__mro__:
        for name in _slots(kind):
            if hasattr(thing, name):
                yield f".{name}", getattr(thing, name)
    for part in gc.get_referents(thing):  # and whatever has no name: iterators, caches, C's own
        yield f" -> {type(part).__name__}", part


def _elements_of(thing: object) -> Iterator[tuple[str, object]]:
    match thing:
        case Mapping():
            for key, value in list(thing.items()):
                yield f"[{key!r}]", value
                yield ".key", key
        case list() | tuple() | set() | frozenset() | deque():
            yield from ((f"[{at}]", value) for at, value in enumerate(list(thing)))
        case MethodType():
            yield ".__self__", thing.__self__
        case partial():
            yield ".arguments", (thing.func, thing.args, thing.keywords)
        case GeneratorType():
            yield ".frame", thing.gi_frame and dict(thing.gi_frame.f_locals)
        case FunctionType():
            yield ".closure", [_content(cell) for cell in thing.__closure__ or ()]
            yield ".defaults", thing.__defaults__


def _content(cell: CellType) -> object:
    try:
        return cell.cell_contents
    except ValueError:  # not filled yet
        return None


def _slots(kind: type) -> tuple[str, ...]:
    slots = vars(kind).get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)
