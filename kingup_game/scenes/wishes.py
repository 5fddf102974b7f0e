"""Who wanted whom: threads from each seat to its six, which pass behind everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.engine.goals import Goal
from kingup_game.motion import ticks
from kingup_game.motion.script import Beat, Script, together, tween
from kingup_game.scenes.room import Room
from kingup_game.stage import plan
from kingup_game.stage.crest_colours import SEAT_CRESTS
from kingup_game.stage.item import Item
from kingup_game.stage.items import Box, Drawing
from kingup_game.stage.places import Point
from kingup_game.stage.threads import Thread, box_of, draw_threads

SHOWN: Final = ticks(2600)
THREAD_LAYER: Final = 60.0
"""Over the castle, below goal cards and tokens."""
BEAD_LAYER: Final = 140.0
BEAD_WIDTH: Final = 24.0
_EDGE: Final = "#2B1A12"
_ALPHA: Final = 230.0
_WIDTH: Final = 6.0
_KINGS_WIDTH: Final = 11.0
_INDENT: Final = 22.0
_ASIDE: Final = 40.0
_ASIDE_IN_THE_COURTYARD: Final = 25.0
"""So far from the middle of a face its beads are; in the courtyard neighbours stand close."""
_BELOW: Final = 8.0
_ROW: Final = 26.0


class Wishes:
    """Everybody's threads at the end of a round; the king's are the thick ones."""

    def __init__(self, room: Room, goals: Sequence[Goal]) -> None:
        self._room = room
        self._goals = goals
        self._king = next(iter(room.standing.at(Place.THRONE)), None)

    def show(self) -> Script:
        """Seat by seat, then all of them for a while."""
        if self._king is not None:
            say, name = self._room.backstage.say, self._room.character_name(self._king)
            wanted = sum(self._king in goal for goal in self._goals)
            self._room.line.show(say("scoring.wanted", character=name, count=wanted))
        shown: list[Item] = []
        for seat, goal in enumerate(self._goals):
            threads = tuple(self._thread(seat, character) for character in goal)
            spun: list[Item] = [self._spin(threads), *map(self._string, threads)]
            shown += spun
            yield together(*(_fade(item, 0, _ALPHA) for item in spun))
        yield SHOWN
        yield together(*(_fade(item, _ALPHA, 0) for item in shown))
        for item in shown:
            item.remove()

    def _spin(self, threads: tuple[Thread, ...]) -> Drawing:
        """One seat's threads, in a box no larger than they need."""
        x, y, width, height = box_of(threads)
        return self._room.sheet.drawing(
            *(x, y, width, height),
            lambda surface, scale: draw_threads(surface, scale, threads, (x, y)),
            layer=THREAD_LAYER,
            alpha=0,
        )

    def _string(self, thread: Thread) -> Box:
        """The bead at the end of a thread."""
        (x, y), half = thread.end, BEAD_WIDTH / 2
        return self._room.sheet.box(
            *(x - half, y - half, BEAD_WIDTH, BEAD_WIDTH),
            fill=thread.colour,
            border=_EDGE,
            border_width=3,
            radius=half,
            layer=BEAD_LAYER,
            alpha=0,
        )

    def _thread(self, seat: int, character: Character) -> Thread:
        panel = self._room.panels[seat]
        width = _KINGS_WIDTH if character == self._king else _WIDTH
        colour = SEAT_CRESTS[self._room.company.seats[seat].crest].colour
        start = panel.from_inner_edge(_INDENT), panel.y + plan.SEAT_HEIGHT * 0.6
        return Thread(start, self._bead(seat, character), colour, width)

    def _bead(self, seat: int, character: Character) -> Point:
        """Beside the face, at the side where the seat is: the higher the seat, the higher."""
        panels, token = self._room.panels, self._room.tokens[character]
        is_left = _is_left(panels[seat].x)
        rows = sorted(
            panels[other].y
            for other, goal in enumerate(self._goals)
            if character in goal and _is_left(panels[other].x) is is_left
        )
        row = rows.index(panels[seat].y) - (len(rows) - 1) / 2
        is_small = token.spot.size == plan.COURTYARD_TOKEN_SIZE
        aside = _ASIDE_IN_THE_COURTYARD if is_small else _ASIDE
        x, y = token.head
        return x + (-aside if is_left else aside), y + _BELOW + row * _ROW


def _is_left(x: float) -> bool:
    return x < plan.WIDTH / 2


def _fade(item: Item, start: float, end: float) -> Beat:
    return tween(lambda alpha: item.set(alpha=alpha), start, end, ticks(180))
