"""How the band plays what is written: timing that breathes, accents, ornaments, broken chords."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from tools.studio.sound.instruments.plucked import Strings, pluck
from tools.studio.sound.mix import Canvas, limited
from tools.studio.sound.score import Chord, Note, chord_at
from tools.studio.sound.waves import RATE, Signal, decibels, seeded

Voice = Callable[[float, float, float, np.random.Generator], Signal]
Drum = Callable[[float, np.random.Generator], Signal]
Stroke = tuple[float, str, float]  # unit in the bar, voices ("b123" or "B" for the fifth), force
Hits = tuple[tuple[float, float], ...]  # unit in the bar, force

TIMING_SECONDS = 0.004
BREATH_SECONDS = 0.012  # a blown note speaks late: its player starts early
PHRASE_BARS = 4
GRACE_SECONDS = 0.075
DORIAN_ON_D = frozenset({0, 2, 4, 5, 7, 9, 11})


@dataclass(frozen=True)
class Place:
    """Where a player sits: loudness, left to right, and how far back in the hall."""

    gain: float = 1.0
    pan: float = 0.0
    hall: float = 0.25


@dataclass(frozen=True)
class Piece:
    """The measure of one loop. `unit` is in samples and has small prime factors only.

    A file starts `lead` samples before the first beat, so that no attack meets the seam; how many
    was chosen with `python -m tools.studio.music.leads`.
    `lilt` is where the middle of a unit falls: over 0.5, pairs of half units go long, short.
    """

    name: str
    unit: int
    bar: int
    bars: int
    scale: frozenset[int] = DORIAN_ON_D
    lilt: float = 0.5
    lead: int = 2048

    @property
    def length(self) -> int:
        return self.unit * self.bar * self.bars

    def canvas(self) -> Canvas:
        return Canvas(self.length, loop=True)

    def seconds(self, units: float) -> float:
        """When a written moment sounds."""
        whole, part = divmod(units, 1.0)
        first, second = self.lilt * 2.0, (1.0 - self.lilt) * 2.0
        return (whole + min(part, 0.5) * first + max(part - 0.5, 0.0) * second) * self.unit / RATE

    def dice(self, player: str) -> np.random.Generator:
        return seeded(f"{self.name} {player}")


def finished(piece: Piece, canvas: Canvas, trim_db: float) -> Signal:
    return limited(np.roll(canvas.heard(), piece.lead, axis=0) * decibels(trim_db))


def sing(
    piece: Piece, canvas: Canvas, notes: tuple[Note, ...], voice: Voice, place: Place, player: str
) -> None:
    """A melody on a voice that holds its notes."""
    dice = piece.dice(player)
    for note in ornamented(piece, notes):
        start = piece.seconds(note.start)
        seconds = (piece.seconds(note.start + note.length) - start) * 0.94
        sound = voice(note.pitch, max(seconds, 0.06), _force(piece, note, dice), dice)
        at = start - BREATH_SECONDS + dice.normal(0.0, TIMING_SECONDS)
        canvas.add(sound, at, place.gain, place.pan, place.hall)


def pick(
    piece: Piece,
    canvas: Canvas,
    notes: tuple[Note, ...],
    strings: Strings,
    place: Place,
    player: str,
) -> None:
    """A melody on plucked strings; each note rings a little into the next."""
    dice = piece.dice(player)
    for take, note in enumerate(ornamented(piece, notes)):
        seconds = max(piece.seconds(note.length) * 1.15, 0.3)
        sound = pluck(strings, note.pitch, seconds, _force(piece, note, dice), take)
        at = piece.seconds(note.start) + dice.normal(0.0, TIMING_SECONDS)
        canvas.add(sound, at, place.gain, place.pan, place.hall)


def accompany(
    piece: Piece,
    canvas: Canvas,
    harmony: tuple[Chord, ...],
    figures: tuple[tuple[Stroke, ...], ...],
    strings: Strings,
    place: Place,
    player: str,
) -> None:
    """Broken chords: one figure a bar, in turn; strings struck together are rolled from below."""
    dice = piece.dice(player)
    for bar in range(piece.bars):
        for unit, voices, force in figures[bar % len(figures)]:
            time = bar * piece.bar + unit
            chord = chord_at(harmony, time)
            left = chord.start + chord.length - time
            at = piece.seconds(time) + dice.normal(0.0, TIMING_SECONDS)
            for order, name in enumerate(voices):
                sound = pluck(
                    strings,
                    chord_tone(chord, name),
                    piece.seconds(min(left, piece.bar / 2)),
                    float(np.clip(force * dice.normal(1.0, 0.06), 0.1, 1.0)),
                    int(dice.integers(3)),
                )
                canvas.add(sound, at + order * 0.011, place.gain, place.pan, place.hall)


def sustain(
    piece: Piece,
    canvas: Canvas,
    harmony: tuple[Chord, ...],
    voices: str,
    voice: Voice,
    place: Place,
    player: str,
) -> None:
    """Chords held by bowed voices; one that stays on its note does not take a new bow."""
    dice = piece.dice(player)
    for index, name in enumerate(voices):
        pan = place.pan + (index - (len(voices) - 1) / 2) * 0.35
        for note in _tied([Note(c.start, c.length, chord_tone(c, name)) for c in harmony]):
            sound = voice(note.pitch, piece.seconds(note.length), 0.7, dice)
            at = piece.seconds(note.start) - 0.03 + dice.normal(0.0, TIMING_SECONDS)
            canvas.add(sound, at, place.gain, pan, place.hall)


def drum(
    piece: Piece, canvas: Canvas, bars: tuple[Hits, ...], voice: Drum, place: Place, player: str
) -> None:
    """One pattern of hits a bar, in turn."""
    dice = piece.dice(player)
    for bar in range(piece.bars):
        for unit, force in bars[bar % len(bars)]:
            at = piece.seconds(bar * piece.bar + unit) + dice.normal(0.0, TIMING_SECONDS / 2)
            sound = voice(float(np.clip(force * dice.normal(1.0, 0.07), 0.05, 1.0)), dice)
            canvas.add(sound, at, place.gain, place.pan, place.hall)


def chord_tone(chord: Chord, name: str) -> int:
    """`b` the bass, `B` the fifth over it, `1`, `2`, `3` the upper voices from below."""
    if name == "b":
        return chord.bass
    if name == "B":
        return chord.bass + 7
    return chord.voices[int(name) - 1]


def ornamented(piece: Piece, notes: tuple[Note, ...]) -> tuple[Note, ...]:
    """Trills and mordents written out."""
    grace = GRACE_SECONDS * RATE / piece.unit
    played: list[Note] = []
    for note in notes:
        if note.ornament == "~":
            upper = _neighbour(piece, note.pitch, 1)
            turns = max(2, min(6, int(note.length * 0.7 / grace) // 2 * 2))
            cells = [(note.pitch, upper)[count % 2] for count in range(turns)]
        elif note.ornament == "^":
            cells = [note.pitch, _neighbour(piece, note.pitch, -1)]
        else:
            cells = []
        played += [
            Note(note.start + grace * count, grace, pitch) for count, pitch in enumerate(cells)
        ]
        rest = grace * len(cells)
        played.append(replace(note, start=note.start + rest, length=note.length - rest))
    return tuple(played)


def _neighbour(piece: Piece, pitch: int, step: int) -> int:
    other = pitch + step
    while other % 12 not in piece.scale:
        other += step
    return other


def _tied(notes: list[Note]) -> list[Note]:
    tied: list[Note] = []
    for note in notes:
        if tied and tied[-1].pitch == note.pitch:
            tied[-1] = replace(tied[-1], length=tied[-1].length + note.length)
        else:
            tied.append(note)
    return tied


def _force(piece: Piece, note: Note, dice: np.random.Generator) -> float:
    """Strong beats lead, high notes shine, phrases swell, and nobody plays twice the same."""
    place = note.start % piece.bar
    accent = 0.84 if place == 0 else 0.76 if place == piece.bar / 2 else 0.66
    shine = (note.pitch - 74) * 0.007
    phrase = piece.bar * PHRASE_BARS
    arch = 0.95 + 0.09 * np.sin(np.pi * (note.start % phrase) / phrase)
    return float(np.clip((accent + shine) * arch * dice.normal(1.0, 0.05), 0.25, 1.0))
