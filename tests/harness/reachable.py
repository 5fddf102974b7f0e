"""Whatever can be reached from a thing by attributes, elements, closures, frames: to find a match.

A port's functions are the one door to the match, and the only ones that are not opened.
"""

from __future__ import annotations

import gc
import sys
from collections import deque
from collections.abc import Iterable, Mapping
from types import ModuleType
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
    reached_by: dict[int, object] = {}
    waiting: deque[object] = deque([start])
    while waiting:
        thing = waiting.popleft()
        is_port = isinstance(thing, MatchPort)
        for part in parts_of(thing):
            number = id(part)
            if number in seen or isinstance(part, ATOMS) or number in ours:
                continue
            if is_port and callable(part):
                continue  # the door itself
            seen[number], reached_by[number] = part, thing
            if isinstance(part, wanted):
                found.append(_way_to(part, reached_by))
            else:
                waiting.append(part)
    return found, len(seen)


def parts_of(thing: object) -> Iterable[object]:
    """Everything that can be reached from a thing in one step, whatever it is called there: what
    the collector of garbage would have to follow. Threads may go on."""
    parts = gc.get_referents(thing)
    if isinstance(thing, Mapping) and not isinstance(thing, dict):  # it may hold others weakly
        parts += [part for item in list(thing.items()) for part in item]
    return parts


def _way_to(part: object, reached_by: Mapping[int, object]) -> str:
    """How it was come by, step by step."""
    way = f" is a {type(part).__name__}"
    while (holder := reached_by.get(id(part))) is not None:
        way, part = _step(holder, part) + way, holder
    return type(part).__name__ + way


def _step(holder: object, part: object) -> str:
    named = holder if isinstance(holder, dict) else getattr(holder, "__dict__", {})
    names = (f".{name}" for name, value in list(named.items()) if value is part)
    return next(names, f" -> {type(part).__name__}")
