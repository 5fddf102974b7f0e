"""Threads between seats and the characters they wanted: soft curves in the seats' colours."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

from kingup_game.engine.cast import Character
from kingup_game.engine.goals import Goal
from kingup_game.motion.script import Script
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.item import Item, Workshop
from kingup_game.stage.canvas.items import Box
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.castle.standing import Point
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.durations import WISH_FADES, WISHES_SHOWN
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK

BEAD_WIDTH: Final = 24.0

_ALPHA: Final = 230.0
_WIDTH: Final = 6.0
_KINGS_WIDTH: Final = 11.0
_BEADS_EDGE: Final = 3.0
_INDENT: Final = 22.0
_ASIDE: Final = 40.0
_ASIDE_IN_THE_COURTYARD: Final = 25.0
"""So far from the middle of a face its beads are; in the courtyard neighbours stand close."""
_BELOW: Final = 8.0
_ROW: Final = 26.0

_PIECE: Final = 60.0
_STEPS: Final = 28
_EDGE_WIDTH: Final = 5.0
_OVERSAMPLING: Final = 2


@dataclass(frozen=True, slots=True)
class Thread:
    """One curve, in design units."""

    start: Point
    end: Point
    colour: str
    width: float


Spot = tuple[Thread, Point]
"""A point on a thread."""


class Web(Item):
    """One seat's threads, in small pieces: the box around them would be half the window."""

    paints_itself = True

    def __init__(self, sheet: Sheet, threads: Sequence[Thread]) -> None:
        self.threads = threads
        self._pieces: list[tuple[Surface, Rect]] = []
        self._made_for: Viewport | None = None
        super().__init__(sheet, Layer.THREADS)
        self.alpha = 0

    def spin(self, shop: Workshop) -> Iterator[None]:
        """Draws it, piece by piece."""
        view = shop.viewport
        pieces: list[tuple[Surface, Rect]] = []
        left, top, _, _ = box_of(self.threads)
        for (column, row), spots in _spots_by_piece(self.threads, (left, top)).items():
            x, y = left + column * _PIECE, top + row * _PIECE
            place = view.rect_px(x, y, _PIECE, _PIECE)
            piece = Surface(place.size, pygame.SRCALPHA)
            _draw(piece, view.scale, spots, (x, y))
            pieces.append((piece, place))
            yield
        self._pieces, self._made_for = pieces, view

    def resolve(self, shop: Workshop) -> None:
        """Draws what has not been drawn for this window."""
        if self._made_for is not shop.viewport:
            for _ in self.spin(shop):
                pass
        self.rect.update(self._pieces[0][1].unionall([place for _, place in self._pieces]))

    def damage(self) -> list[Rect]:
        """Its pieces, while it is to be seen."""
        return [Rect(place) for _, place in self._pieces] if self.rect else []

    def paint(self, target: Surface, clip: Rect) -> None:
        """Paints the pieces that the clip touches."""
        for piece, place in self._pieces:
            if place.colliderect(clip):
                piece.set_alpha(self.blit_alpha)
                target.blit(piece, place)


def _spots_by_piece(threads: Sequence[Thread], corner: Point) -> dict[tuple[int, int], list[Spot]]:
    """The spots that show in each piece, by its column and row."""
    found: dict[tuple[int, int], list[Spot]] = {}
    for thread in threads:
        half = (thread.width + _EDGE_WIDTH) / 2 + 1
        for spot in _spots(thread):
            x, y = spot[1]
            for dx in (-half, half):
                for dy in (-half, half):
                    column, row = (x + dx - corner[0]) // _PIECE, (y + dy - corner[1]) // _PIECE
                    spots = found.setdefault((int(column), int(row)), [])
                    if not spots or spots[-1] is not spot:
                        spots.append(spot)
    return found


class WishThreads:
    """Everybody's threads at the end of a round; those to the king are the thick ones."""

    def __init__(
        self,
        sheet: Sheet,
        panels: SeatPanels,
        tokens: Mapping[Character, Token],
        goals: Sequence[Goal],
        king: Character | None,
    ) -> None:
        self._sheet = sheet
        self._panels = panels
        self._tokens = tokens
        self._goals = goals
        self._king = king
        self._webs = [
            Web(sheet, [self._thread(seat, character) for character in goal])
            for seat, goal in enumerate(goals)
        ]

    def spin(self, shop: Workshop) -> Iterator[None]:
        """Draws all threads before they are shown, a little a step."""
        for web in self._webs:
            yield from web.spin(shop)

    def show(self) -> Script:
        """Seat by seat, then all of them for a while."""
        shown: list[Item] = []
        for web in self._webs:
            spun: list[Item] = [self._sheet.add(web), *map(self._string, web.threads)]
            shown += spun
            yield fade(0, _ALPHA, WISH_FADES, *spun)
        yield WISHES_SHOWN
        yield fade(_ALPHA, 0, WISH_FADES, *shown)
        for item in shown:
            item.remove()

    def bead(self, seat: int, character: Character) -> Point:
        """Beside the face, at the side where the seat is: the higher the seat, the higher."""
        panels, token = self._panels, self._tokens[character]
        is_left = panels[seat].is_left
        rows = sorted(
            panels[other].y
            for other, goal in enumerate(self._goals)
            if character in goal and panels[other].is_left is is_left
        )
        row = rows.index(panels[seat].y) - (len(rows) - 1) / 2
        is_small = token.spot.size == layout.COURTYARD_TOKEN_SIZE
        aside = _ASIDE_IN_THE_COURTYARD if is_small else _ASIDE
        x, y = token.head
        return x + (-aside if is_left else aside), y + _BELOW + row * _ROW

    def _thread(self, seat: int, character: Character) -> Thread:
        panel = self._panels[seat]
        width = _KINGS_WIDTH if character == self._king else _WIDTH
        colour = SEAT_CRESTS[panel.face.crest].colour
        start = panel.from_inner_edge(_INDENT), panel.y + layout.SEAT_HEIGHT * 0.6
        return Thread(start, self.bead(seat, character), colour, width)

    def _string(self, thread: Thread) -> Box:
        """The bead at the end of a thread."""
        (x, y), half = thread.end, BEAD_WIDTH / 2
        return self._sheet.box(
            *(x - half, y - half, BEAD_WIDTH, BEAD_WIDTH),
            fill=thread.colour,
            border=INK,
            border_width=_BEADS_EDGE,
            radius=half,
            layer=Layer.BEADS,
            alpha=0,
        )


def box_of(threads: Sequence[Thread]) -> tuple[float, float, float, float]:
    """Left, top, width and height of the room that some threads need."""
    points = [point for thread in threads for point in _curve(thread)]
    margin = max(thread.width for thread in threads) + _EDGE_WIDTH
    left, top = (min(point[axis] for point in points) - margin for axis in (0, 1))
    right, bottom = (max(point[axis] for point in points) + margin for axis in (0, 1))
    return left, top, right - left, bottom - top


def draw_threads(
    surface: Surface, px_per_unit: float, threads: Sequence[Thread], corner: Point
) -> None:
    """Threads with a dark edge, smooth at any size; `corner` is the surface's in design units."""
    _draw(surface, px_per_unit, [spot for thread in threads for spot in _spots(thread)], corner)


def _draw(surface: Surface, px_per_unit: float, spots: Collection[Spot], corner: Point) -> None:
    scale = px_per_unit * _OVERSAMPLING
    width, height = surface.get_size()
    large = Surface((width * _OVERSAMPLING, height * _OVERSAMPLING), pygame.SRCALPHA)
    for edge in (_EDGE_WIDTH, 0):
        for thread, (x, y) in spots:
            place = (x - corner[0]) * scale, (y - corner[1]) * scale
            colour = INK if edge else thread.colour
            pygame.draw.circle(large, colour, place, (thread.width + edge) * scale / 2)
    pygame.transform.smoothscale(large, (width, height), surface)


def _spots(thread: Thread) -> list[Spot]:
    return [(thread, point) for point in _curve(thread)]


@lru_cache(maxsize=64)
def _curve(thread: Thread) -> list[Point]:
    """Points along a hanging thread, close enough to look like one line."""
    (x1, y1), (x2, y2) = thread.start, thread.end
    sag = 26 + abs(x2 - x1) * 0.06
    middle_x, middle_y = (x1 + x2) / 2, (y1 + y2) / 2 + sag
    steps = max(_STEPS, int((abs(x2 - x1) + abs(y2 - y1)) / max(1.0, thread.width * 0.4)))
    points = []
    for step in range(steps + 1):
        share = step / steps
        rest = 1 - share
        points.append(
            (
                rest * rest * x1 + 2 * rest * share * middle_x + share * share * x2,
                rest * rest * y1 + 2 * rest * share * middle_y + share * share * y2,
            )
        )
    return points
