"""Small things that fly: confetti, dust and sparks. The same seed gives the same flight."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from kingup_game.motion import TICKS_PER_SECOND
from kingup_game.stage.item import Item, Workshop
from kingup_game.stage.sheet import Sheet

MOST_PARTICLES = 400


@dataclass(frozen=True)
class Kind:
    """How one kind of particle looks and flies; speeds in design units a second."""

    colours: tuple[str, ...]
    size: tuple[float, float]
    speed: tuple[float, float]
    gravity: float
    drag: float
    life_seconds: tuple[float, float]
    flutters: bool = False
    round_shape: bool = True


CONFETTI = Kind(
    ("#F2B632", "#A8232F", "#5B3A78", "#3E8E41", "#F8ECD2", "#3B7EA1"),
    (9, 17), (380, 980), 620, 1.5, (2.2, 3.6), flutters=True, round_shape=False,
)  # fmt: skip
DUST = Kind(("#E8D3A6", "#C9A96E", "#BDB3A4"), (6, 14), (30, 130), -12, 2.6, (0.4, 0.8))
SPARKLE = Kind(("#FFE08A", "#F2B632", "#FFF6DA"), (5, 10), (60, 320), 90, 1.8, (0.5, 1.1))
KINDS = {"confetti": CONFETTI, "dust": DUST, "sparkle": SPARKLE}


@dataclass
class Particle:
    x: float
    y: float
    speed_x: float
    speed_y: float
    ticks_left: int
    ticks: int
    size: float
    colour: str
    phase: float
    kind: Kind


class Particles(Item):
    """All particles of one sheet as one item; call `update()` once a tick."""

    paints_itself = True

    def __init__(self, sheet: Sheet, layer: float, seed: int, *, reduced: bool = False) -> None:
        self.reduced = reduced
        self._random = random.Random(seed)
        self._flying: list[Particle] = []
        self._blits: list[tuple[Surface, tuple[int, int]]] = []
        self._rects: list[Rect] = []
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
        number = min(number, MOST_PARTICLES - len(self._flying))
        manner = KINDS[kind]
        chance = self._random
        for _ in range(number):
            half = spread_degrees / 2
            angle = math.radians(towards_degrees + chance.uniform(-half, half))
            speed = chance.uniform(*manner.speed)
            life = round(chance.uniform(*manner.life_seconds) * TICKS_PER_SECOND)
            self._flying.append(
                Particle(
                    x + chance.uniform(-width / 2, width / 2), y,
                    math.cos(angle) * speed, -math.sin(angle) * speed,
                    life, life, chance.uniform(*manner.size),
                    chance.choice(manner.colours), chance.uniform(0, math.tau), manner,
                )
            )  # fmt: skip
        self.touch()

    def still(self) -> None:
        """Everything in the air is gone at once."""
        if self._flying:
            self._flying.clear()
            self.touch()

    def update(self) -> None:
        if not self._flying:
            return
        second = 1 / TICKS_PER_SECOND
        for one in self._flying:
            slowing = 1 - one.kind.drag * second
            one.speed_x *= slowing
            one.speed_y = one.speed_y * slowing + one.kind.gravity * second
            one.x += one.speed_x * second
            one.y += one.speed_y * second
            if one.kind.flutters:
                one.phase += 0.22
                one.x += math.sin(one.phase) * 1.4
            one.ticks_left -= 1
        self._flying = [one for one in self._flying if one.ticks_left > 0]
        self.touch()

    def resolve(self, shop: Workshop) -> None:
        view = shop.viewport
        scale, left, top = view.scale, view.left_px, view.top_px
        self._blits = []
        self._rects = []
        for one in self._flying:
            fading = min(1.0, 3 * one.ticks_left / one.ticks)
            flat = abs(math.sin(one.phase)) if one.kind.flutters else 1.0
            size = max(1, round(one.size * scale * (fading if one.kind.round_shape else 1)))
            high = max(1, round(size * (0.25 + 0.75 * flat) * 4) // 4)
            key = ("particle", one.kind.round_shape, one.colour, size, high)
            surface = shop.pictures.kept(key, lambda k=key: _dot(k))  # type: ignore[misc]
            place = (
                round(left + (one.x + self.sheet.dx) * scale - size / 2),
                round(top + (one.y + self.sheet.dy) * scale - high / 2),
            )
            self._blits.append((surface, place))
            self._rects.append(Rect(place, surface.get_size()))
        if self._rects:
            self.rect.update(self._rects[0].unionall(self._rects[1:]))
        else:
            self.rect.update(0, 0, 0, 0)

    def hide_pixels(self) -> None:
        super().hide_pixels()
        self._blits = []
        self._rects = []

    def damage(self) -> list[Rect]:
        return self._rects

    def paint(self, target: Surface, clip: Rect) -> None:
        hits = clip.collidelistall(self._rects)
        target.fblits([self._blits[hit] for hit in hits])


def _dot(key: tuple[str, bool, str, int, int]) -> Surface:
    _, is_round, colour, width, height = key
    large = Surface((width * 4, height * 4), pygame.SRCALPHA)
    red, green, blue, _ = pygame.Color(colour)
    large.fill((red, green, blue, 0))
    shape = pygame.draw.ellipse if is_round else pygame.draw.rect
    shape(large, (red, green, blue, 255), large.get_rect())
    return pygame.transform.smoothscale(large, (width, height))
