"""Who wanted whom: threads from each seat to its six, which pass behind everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.engine.goals import Goal
from kingup_game.motion import ticks
from kingup_game.motion.script import Beat, Script, together, tween
from kingup_game.scenes.match.picture import MatchPicture
from kingup_game.scenes.match.voice import MatchVoice
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.items import Box, Drawing
from kingup_game.stage.castle.standing import Point
from kingup_game.stage.widgets.wish_threads import Thread, box_of, draw_threads
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK

SHOWN: Final = ticks(2600)
BEAD_WIDTH: Final = 24.0
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

    def __init__(
        self,
        picture: MatchPicture,
        voice: MatchVoice,
        crests: Sequence[int],
        goals: Sequence[Goal],
    ) -> None:
        self._picture = picture
        self._voice = voice
        self._crests = crests
        self._goals = goals
        self._king = next(iter(picture.standing.at(Place.THRONE)), None)

    def show(self) -> Script:
        """Seat by seat, then all of them for a while."""
        if self._king is not None:
            name = self._voice.character(self._king)
            wanted = sum(self._king in goal for goal in self._goals)
            self._voice.line.show(self._voice.say("scoring.wanted", character=name, count=wanted))
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
        return self._picture.sheet.drawing(
            *(x, y, width, height),
            lambda surface, scale: draw_threads(surface, scale, threads, (x, y)),
            layer=Layer.THREADS,
            alpha=0,
        )

    def _string(self, thread: Thread) -> Box:
        """The bead at the end of a thread."""
        (x, y), half = thread.end, BEAD_WIDTH / 2
        return self._picture.sheet.box(
            *(x - half, y - half, BEAD_WIDTH, BEAD_WIDTH),
            fill=thread.colour,
            border=INK,
            border_width=3,
            radius=half,
            layer=Layer.BEADS,
            alpha=0,
        )

    def _thread(self, seat: int, character: Character) -> Thread:
        panel = self._picture.panels[seat]
        width = _KINGS_WIDTH if character == self._king else _WIDTH
        colour = SEAT_CRESTS[self._crests[seat]].colour
        start = panel.from_inner_edge(_INDENT), panel.y + layout.SEAT_HEIGHT * 0.6
        return Thread(start, self._bead(seat, character), colour, width)

    def _bead(self, seat: int, character: Character) -> Point:
        """Beside the face, at the side where the seat is: the higher the seat, the higher."""
        panels, token = self._picture.panels, self._picture.tokens[character]
        is_left = _is_left(panels[seat].x)
        rows = sorted(
            panels[other].y
            for other, goal in enumerate(self._goals)
            if character in goal and _is_left(panels[other].x) is is_left
        )
        row = rows.index(panels[seat].y) - (len(rows) - 1) / 2
        is_small = token.spot.size == layout.COURTYARD_TOKEN_SIZE
        aside = _ASIDE_IN_THE_COURTYARD if is_small else _ASIDE
        x, y = token.head
        return x + (-aside if is_left else aside), y + _BELOW + row * _ROW


def _is_left(x: float) -> bool:
    return x < layout.WIDTH / 2


def _fade(item: Item, start: float, end: float) -> Beat:
    return tween(lambda alpha: item.set(alpha=alpha), start, end, ticks(180))
