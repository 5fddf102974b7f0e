"""The form of a piece: strains as they are written, sections as they are played, leaves as files.

A piece is a circle of sections. Each section plays a strain with players of its own in every layer
and is cut out as a leaf: one file a layer. Leaves follow each other without a seam, since all are
cut from one recording.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from tools.studio.sound.mix import Canvas, limited
from tools.studio.sound.score import Chord, Note, chords, line
from tools.studio.sound.waves import RATE, Signal, decibels, seeded

DORIAN_ON_D = frozenset({0, 2, 4, 5, 7, 9, 11})
RIM = 2048
"""Samples of its neighbours that a leaf's file has at both ends; the game cuts them off."""
NARROW = ("tension",)
"""Layers that come from the middle and need one channel only."""
LEAD = 2048
"""A leaf begins so many samples before its first beat, so that no attack meets the cut."""


@dataclass(frozen=True, eq=False)
class Strain:
    """So many bars of harmony, and melodies over it by name."""

    bars: int
    harmony: str
    lines: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Section:
    """A strain as it is played once: how loud at its start and end (0 is full), and by whom."""

    name: str  # its part in the form: intro, quiet, full, ending
    strain: Strain
    levels: tuple[float, float]
    players: Mapping[str, tuple[Player, ...]]


@dataclass(frozen=True, eq=False)
class Piece:
    """The measure of one piece and its sections. `unit` is the length of a written unit in samples.

    `lilt` is where the middle of a unit falls: over 0.5, pairs of half units go long, short.
    """

    name: str
    unit: int
    bar: int
    trim_db: float
    layers: tuple[str, ...]
    sections: tuple[Section, ...]
    scale: frozenset[int] = DORIAN_ON_D
    lilt: float = 0.5
    openings: tuple[int, ...] = (0,)
    """Sections with which it may begin where it comes again in another round."""

    @property
    def bars(self) -> int:
        return sum(section.strain.bars for section in self.sections)

    @property
    def length(self) -> int:
        return self.unit * self.bar * self.bars

    def starts(self) -> list[int]:
        """The bar in which each section begins, and the end."""
        counted = np.cumsum([0, *(section.strain.bars for section in self.sections)])
        return [int(bar) for bar in counted]

    def seconds(self, units: float) -> float:
        """When a written moment sounds."""
        whole, part = divmod(units, 1.0)
        first, second = self.lilt * 2.0, (1.0 - self.lilt) * 2.0
        return (whole + min(part, 0.5) * first + max(part - 0.5, 0.0) * second) * self.unit / RATE

    def dice(self, player: str) -> np.random.Generator:
        return seeded(f"{self.name} {player}")


@dataclass(frozen=True)
class Stage:
    """A section of a piece while one layer of it is played onto a canvas."""

    piece: Piece
    section: Section
    start: int  # the bar in which the section begins
    canvas: Canvas

    @property
    def harmony(self) -> tuple[Chord, ...]:
        return chords(self.section.strain.harmony, self.piece.bar)

    def harmony_between(self, lowest: int, highest: int) -> tuple[Chord, ...]:
        return chords(self.section.strain.harmony, self.piece.bar, lowest, highest)

    def line(self, name: str) -> tuple[Note, ...]:
        return line(self.section.strain.lines[name], self.piece.bar)

    def at(self, units: float) -> float:
        """The second of a moment within the section."""
        return self.piece.seconds(self.start * self.piece.bar + units)

    def force(self, units: float) -> float:
        """How hard everybody plays at a moment: 1 at full strength. It does most of the level."""
        return float(np.clip(1.0 + self._level(units) / 32.0, 0.35, 1.0))

    def gain(self, units: float) -> float:
        return decibels(self._level(units) * 0.15)

    def _level(self, units: float) -> float:
        first, last = self.section.levels
        return first + (last - first) * units / (self.section.strain.bars * self.piece.bar)

    def dice(self, player: str) -> np.random.Generator:
        return self.piece.dice(f"{player} {self.start}")


Player = Callable[[Stage], None]


@lru_cache(maxsize=4)
def recorded(piece: Piece, layer: str) -> Signal:
    """One layer of the whole piece, as a circle."""
    canvas = Canvas(piece.length, loop=True)
    for start, section in zip(piece.starts(), piece.sections, strict=False):
        for player in section.players.get(layer, ()):
            player(Stage(piece, section, start, canvas))
    return limited(canvas.heard() * decibels(piece.trim_db))


def leaf(piece: Piece, layer: str, number: int) -> Signal:
    """One section of a layer, with its rims."""
    whole = recorded(piece, layer)
    first, last = (piece.starts()[at] * piece.bar * piece.unit for at in (number, number + 1))
    places = np.arange(first - LEAD - RIM, last - LEAD + RIM) % piece.length
    cut: Signal = whole[places]
    return cut.mean(axis=1, keepdims=True) if layer in NARROW else cut
