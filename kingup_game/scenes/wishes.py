"""Who wanted whom: threads from each seat to its six, which pass behind everybody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, radians, sin
from typing import Final

from pygame import Surface

from kingup_game.engine.cast import Character, Place
from kingup_game.engine.goals import Goal
from kingup_game.motion import ticks
from kingup_game.motion.script import Beat, Script, together, tween
from kingup_game.scenes.room import Room
from kingup_game.stage import plan
from kingup_game.stage.crest_colours import SEAT_CRESTS
from kingup_game.stage.items import Drawing
from kingup_game.stage.places import Point
from kingup_game.stage.threads import Thread, box_of, box_of_beads, draw_beads, draw_threads

SHOWN: Final = ticks(2600)
THREAD_LAYER: Final = 60.0
"""Over the castle, below goal cards and tokens."""
BEAD_LAYER: Final = 140.0
_ALPHA: Final = 230.0
_WIDTH: Final = 6.0
_KINGS_WIDTH: Final = 11.0
_INDENT: Final = 22.0
_RIM: Final = 0.47
"""How far from the middle of a token its rim is, by the token's size."""
_DOWNWARDS: Final = 12.0
_BETWEEN_BEADS: Final = 30.0
"""Degrees along the rim."""

Box = tuple[float, float, float, float]
Brush = Callable[[Surface, float, Sequence[Thread], Point], None]


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
        drawings: list[Drawing] = []
        for seat, goal in enumerate(self._goals):
            spun = self._spin(tuple(self._thread(seat, character) for character in goal))
            drawings += spun
            yield together(*(_fade(drawing, 0, _ALPHA) for drawing in spun))
        yield SHOWN
        yield together(*(_fade(drawing, _ALPHA, 0) for drawing in drawings))
        for drawing in drawings:
            drawing.remove()

    def _spin(self, threads: tuple[Thread, ...]) -> tuple[Drawing, Drawing]:
        """One seat's threads and their beads, in boxes no larger than they need."""
        return (
            self._draw(box_of(threads), threads, draw_threads, THREAD_LAYER),
            self._draw(box_of_beads(threads), threads, draw_beads, BEAD_LAYER),
        )

    def _draw(self, box: Box, threads: tuple[Thread, ...], brush: Brush, layer: float) -> Drawing:
        def draw(surface: Surface, scale: float) -> None:
            brush(surface, scale, threads, box[:2])

        return self._room.sheet.drawing(*box, draw, layer=layer, alpha=0)

    def _thread(self, seat: int, character: Character) -> Thread:
        panel = self._room.panels[seat]
        width = _KINGS_WIDTH if character == self._king else _WIDTH
        colour = SEAT_CRESTS[self._room.company.seats[seat].crest].colour
        start = panel.from_inner_edge(_INDENT), panel.y + plan.SEAT_HEIGHT * 0.6
        return Thread(start, self._bead(seat, character), colour, width)

    def _bead(self, seat: int, character: Character) -> Point:
        """On the rim, at the side where the seat is: the higher the seat, the higher its bead."""
        panels, token = self._room.panels, self._room.tokens[character]
        is_left = _is_left(panels[seat].x)
        rows = sorted(
            panels[other].y
            for other, goal in enumerate(self._goals)
            if character in goal and _is_left(panels[other].x) is is_left
        )
        row = rows.index(panels[seat].y) - (len(rows) - 1) / 2
        angle = radians(_DOWNWARDS + row * _BETWEEN_BEADS)
        (x, y), rim = token.head, token.spot.size * _RIM
        return x + (-rim if is_left else rim) * cos(angle), y + rim * sin(angle)


def _is_left(x: float) -> bool:
    return x < plan.WIDTH / 2


def _fade(drawing: Drawing, start: float, end: float) -> Beat:
    return tween(lambda alpha: drawing.set(alpha=alpha), start, end, ticks(180))
