"""Small things that fly: confetti, coins, dust. The same seed gives the same flight."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import pygame
from pygame import Rect, Surface

from kingup_game.motion import TICKS_PER_SECOND
from kingup_game.stage.canvas.item import Item, Workshop
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.theme import art

Flying = tuple[Surface, tuple[int, int]]
"""A picture and the pixel of its left upper corner."""

MOST_PARTICLES = 100


@dataclass(frozen=True)
class ParticleKind:
    """How one kind of particle looks and flies; sizes in design units, speeds in those a second."""

    pictures: tuple[str, ...]
    sizes: tuple[float, ...]
    speed: tuple[float, float]
    gravity: float
    drag: float
    life_seconds: tuple[float, float]
    flutters: bool = False


CONFETTI = ParticleKind(art.CONFETTI, (17, 22, 26), (380, 980), 620, 1.5, (2.2, 3.6), flutters=True)
STREAMERS = ParticleKind(
    art.CONFETTI, (26, 34, 44), (260, 760), 430, 1.7, (2.6, 3.9), flutters=True
)
"""Confetti for a hall in which nothing else is going on."""
RICHES = ParticleKind(art.RICHES, (20, 26), (380, 980), 760, 1.3, (2.2, 3.2), flutters=True)
DUST = ParticleKind((art.DUST,), (14, 20, 26), (30, 130), -12, 2.6, (0.4, 0.8))
FEATHERS = ParticleKind((art.FEATHER,), (20, 26), (60, 220), 60, 2.4, (1.2, 2.2), flutters=True)
SPARKLE = ParticleKind(art.SPARKLE, (14, 22), (60, 320), 90, 1.8, (0.5, 1.1))
SHARDS = ParticleKind(art.SHARDS, (12, 18), (80, 300), 620, 1.2, (0.5, 0.9))
KINDS = {
    "shards": SHARDS,
    "confetti": CONFETTI,
    "streamers": STREAMERS,
    "riches": RICHES,
    "dust": DUST,
    "feathers": FEATHERS,
    "sparkle": SPARKLE,
}
LARGEST = max(max(kind.sizes) for kind in KINDS.values() if kind is not STREAMERS)
"""What flies over a match: each piece costs a square of this size, whatever its own."""
LARGEST_STREAMER = max(STREAMERS.sizes)

QUARTER_TURN_DEGREES = 90

# A fluttering piece of paper shows so many widths, from nearly edge-on to flat. Thinner than the
# first it would be all outline, and black.
FLUTTER_STEPS = 6
THINNEST_STEP = 2
FLUTTER_TICKS = 3


class Particle:
    """One small thing in the air."""

    __slots__ = ("age", "drag", "fall", "flutters", "life", "looks", "picture", "size",
                 "speed_x", "speed_y", "turned", "x", "y")  # fmt: skip

    def __init__(
        self, kind: ParticleKind, draw: Callable[[], float], x: float, y: float, angle: float
    ) -> None:
        second = 1 / TICKS_PER_SECOND
        speed = _between(kind.speed, draw()) * second
        self.x = x
        self.y = y
        self.speed_x = math.cos(angle) * speed
        self.speed_y = -math.sin(angle) * speed
        self.fall = kind.gravity * second * second
        self.drag = 1 - kind.drag * second
        self.life = round(_between(kind.life_seconds, draw()) * TICKS_PER_SECOND)
        self.size = kind.sizes[int(draw() * len(kind.sizes))]
        self.picture = kind.pictures[int(draw() * len(kind.pictures))]
        self.turned = kind.flutters and draw() < 0.5
        self.flutters = kind.flutters
        self.age = int(draw() * FLUTTER_STEPS) if kind.flutters else 0
        self.looks: list[Surface] = []


def _between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * share


class Particles(Item):
    """All particles of one sheet as one item; call `update()` once a tick."""

    paints_itself = True

    def __init__(
        self,
        sheet: Sheet,
        layer: float,
        seed: int,
        *,
        reduced: bool = False,
        largest: float = LARGEST,
    ) -> None:
        self.reduced = reduced
        self._largest = largest
        self._random = random.Random(seed)
        self._flying: list[Particle] = []
        self.flying: list[Flying] = []
        """Where each one is on the target, as last resolved."""
        self.in_their_place: Sequence[Flying] | None = None
        """Those of them that are painted among other items; None for all."""
        self.side_px = 1
        self._made_for: object = None
        self._looks: dict[tuple[str, float, bool], list[Surface]] = {}
        super().__init__(sheet, layer)

    def __len__(self) -> int:
        return len(self._flying)

    def burst(
        self,
        kind: str,
        x: float,
        y: float,
        number: int,
        *,
        towards_degrees: float = 90,
        spread_degrees: float = 360,
        width: float = 0,
    ) -> None:
        """Lets particles go from a place; 90 degrees is up. Calm motion lets none go."""
        if self.reduced:
            return
        draw = self._random.random
        for _ in range(min(number, MOST_PARTICLES - len(self._flying))):
            angle = math.radians(towards_degrees + spread_degrees * (draw() - 0.5))
            start = x + width * (draw() - 0.5)
            self._flying.append(Particle(KINDS[kind], draw, start, y, angle))
        self.touch()

    def update(self) -> None:
        """One tick: everything flies on, and what has lived long enough is gone."""
        if not self._flying:
            return
        for one in self._flying:
            one.speed_x *= one.drag
            one.speed_y = one.speed_y * one.drag + one.fall
            one.x += one.speed_x
            one.y += one.speed_y
            one.age += 1
        self._flying = [one for one in self._flying if one.age < one.life]
        self.touch()

    def resolve(self, shop: Workshop) -> None:
        """Finds the looks and the pixels of each particle, and the box that holds them all."""
        view = shop.viewport
        scale = view.scale
        self._measure(view)
        half = self.side_px / 2
        left = view.left_px + self.sheet.dx * scale - half
        top = view.top_px + self.sheet.dy * scale - half
        for one in self._flying:
            if not one.looks:
                one.looks = self._looks_of(one.picture, one.size, one.turned, one.flutters, shop)
        flying = [
            (
                one.looks[one.age // FLUTTER_TICKS % len(one.looks)]
                if one.flutters
                else one.looks[one.age * len(one.looks) // one.life],
                (int(left + one.x * scale), int(top + one.y * scale)),
            )
            for one in self._flying
        ]
        self.flying = flying
        if flying:
            xs = [place[0] for _, place in flying]
            ys = [place[1] for _, place in flying]
            x, y = min(xs), min(ys)
            self.rect.update(x, y, max(xs) - x + self.side_px, max(ys) - y + self.side_px)
        else:
            self.rect.update(0, 0, 0, 0)

    def make_ready(self, kinds: Iterable[str], shop: Workshop) -> Iterator[None]:
        """All that these can look like, bit by bit: a burst shows dozens of looks at once."""
        for kind in map(KINDS.__getitem__, kinds):
            turns = (False, True) if kind.flutters else (False,)
            for picture, size, is_turned in product(kind.pictures, kind.sizes, turns):
                while shop.pictures.is_decoding(picture):
                    yield
                self._measure(shop.viewport)
                self._looks_of(picture, size, is_turned, kind.flutters, shop)
                yield

    def _measure(self, view: Viewport) -> None:
        """What was made for another window is of no use."""
        if self._made_for is view:
            return
        self._made_for = view
        self.side_px = view.length_px(self._largest)
        self._looks = {}
        for one in self._flying:
            one.looks = []

    def _looks_of(
        self, picture: str, size: float, is_turned: bool, flutters: bool, shop: Workshop
    ) -> list[Surface]:
        key = (picture, size, is_turned)
        looks = self._looks.get(key)
        if looks is None:
            source = shop.pictures.source(picture)
            source = source.subsurface(source.get_bounding_rect())
            if is_turned:
                source = pygame.transform.rotate(source, QUARTER_TURN_DEGREES)
            size_px = shop.viewport.length_px(size)
            looks = self._looks[key] = [
                _look(source, width, height, self.side_px)
                for width, height in _sizes(flutters, size_px)
            ]
        return looks

    def hide_pixels(self) -> None:
        """Covers no pixel, and nothing flies either."""
        super().hide_pixels()
        self.flying = []

    def damage(self) -> list[Rect]:
        """A square for each particle: the box around all of them would be the whole window."""
        side = self.side_px
        return [Rect(x, y, side, side) for _, (x, y) in self.flying]

    def paint(self, target: Surface, clip: Rect) -> None:
        """Paints those that the clip touches, unless they are painted last of all."""
        here, side = self.in_their_place, self.side_px
        if here is None:
            here = self.flying
        squares = [Rect(place, (side, side)) for _, place in here]
        target.fblits([here[hit] for hit in clip.collidelistall(squares)])


def _sizes(flutters: bool, size: int) -> list[tuple[int, int]]:
    """Paper turns flat and back to its edge; dust and sparks only grow smaller."""
    parts = [max(1, size * step // FLUTTER_STEPS) for step in range(1, FLUTTER_STEPS + 1)]
    if flutters:
        wide = parts[THINNEST_STEP - 1 :]
        return [(size, part) for part in (*wide, *wide[-2:0:-1])]
    return [(part, part) for part in reversed(parts)]


def _look(source: Surface, width: int, height: int, side: int) -> Surface:
    """One look in the middle of a clear square, so that all looks have the same size."""
    longest = max(source.get_size())
    width = max(1, width * source.get_width() // longest)
    height = max(1, height * source.get_height() // longest)
    square = Surface((side, side), pygame.SRCALPHA)
    square.blit(
        pygame.transform.smoothscale(source, (width, height)),
        ((side - width) // 2, (side - height) // 2),
    )
    return square
