"""How the band plays what is written: timing that breathes, accents, ornaments, broken chords.

Each function here engages a player: it names an instrument, what it plays and where it sits, and
gives back somebody who plays that whenever a section asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from tools.studio.music.counterpoint import divided, neighbour, second_voice
from tools.studio.music.form import Piece, Player, Stage
from tools.studio.sound.instruments.plucked import Strings, pluck
from tools.studio.sound.score import Chord, Note, chord_at
from tools.studio.sound.waves import RATE, Signal

Voice = Callable[[float, float, float, np.random.Generator], Signal]
Drum = Callable[[float, np.random.Generator], Signal]
Stroke = tuple[float, str, float]  # unit in the bar, voices ("b123" or "B" for the fifth), force
Hits = tuple[tuple[float, float], ...]  # unit in the bar, force

TIMING_SECONDS = 0.005
BREATH_SECONDS = 0.03  # a blown note speaks late: its player starts early
PHRASE_BARS = 4
GRACE_SECONDS = 0.075


@dataclass(frozen=True)
class Place:
    """Where a player sits: loudness, left to right, and how far back in the hall."""

    gain: float = 1.0
    pan: float = 0.0
    hall: float = 0.25


def tune(
    on: Voice | Strings, place: Place, what: str = "tune", *, octave: int = 0, runs: bool = False
) -> Player:
    """A written line; with `runs` its long notes are broken into divisions."""

    def play(stage: Stage) -> None:
        notes = stage.line(what)
        if runs:
            notes = divided(notes, stage.piece.scale)
        notes = tuple(replace(note, pitch=note.pitch + 12 * octave) for note in notes)
        _melody(stage, notes, on, place, f"{what} {octave}")

    return play


def answer(
    on: Voice | Strings, place: Place, low: int, high: int, beat: float, what: str = "tune"
) -> Player:
    """A second voice under a line, found by the rules of counterpoint."""

    def play(stage: Stage) -> None:
        notes = second_voice(
            stage.line(what),
            stage.harmony,
            stage.piece.scale,
            beat=beat,
            units=stage.section.strain.bars * stage.piece.bar,
            low=low,
            high=high,
        )
        _melody(stage, notes, on, place, f"answer {low}")

    return play


def bass(on: Voice | Strings, place: Place, *beats: tuple[float, float], octave: int = 0) -> Player:
    """The chords' roots: at each change, or at (unit, length) beats of every bar."""

    def play(stage: Stage) -> None:
        harmony = stage.harmony
        if beats:
            notes = tuple(
                Note(bar * stage.piece.bar + unit, length, _bass_at(harmony, bar, unit, stage))
                for bar in range(stage.section.strain.bars)
                for unit, length in beats
            )
        else:
            notes = tuple(Note(chord.start, chord.length, chord.bass) for chord in harmony)
        notes = tuple(replace(note, pitch=note.pitch + 12 * octave) for note in notes)
        _melody(stage, notes, on, place, "bass")

    return play


def figure(
    on: Strings, place: Place, *figures: tuple[Stroke, ...], low: int = 52, high: int = 72
) -> Player:
    """Broken chords: one figure a bar, in turn; strings struck together are rolled from below."""

    def play(stage: Stage) -> None:
        piece, dice = stage.piece, stage.dice(f"{on.name} figure {low}")
        harmony = stage.harmony_between(low, high)
        for bar in range(stage.section.strain.bars):
            for unit, voices, force in figures[bar % len(figures)]:
                time = bar * piece.bar + unit
                chord = chord_at(harmony, time)
                left = min(chord.start + chord.length - time, piece.bar / 2)
                at = stage.at(time) + dice.normal(0.0, TIMING_SECONDS)
                for order, name in enumerate(voices):
                    hard = force * stage.force(time) * dice.normal(1.0, 0.06)
                    sound = pluck(
                        on,
                        chord_tone(chord, name),
                        piece.seconds(left),
                        float(np.clip(hard, 0.1, 1.0)),
                        int(dice.integers(3)),
                    )
                    gain = place.gain * stage.gain(time)
                    stage.canvas.add(sound, at + order * 0.011, gain, place.pan, place.hall)

    return play


def hold(on: Voice, place: Place, voices: str = "b123", low: int = 52, high: int = 72) -> Player:
    """Chords held by bows or breath; a voice that stays on its note takes no new bow."""

    def play(stage: Stage) -> None:
        dice, harmony = stage.dice(f"hold {low}"), stage.harmony_between(low, high)
        for index, name in enumerate(voices):
            pan = place.pan + (index - (len(voices) - 1) / 2) * 0.35
            for note in _tied([Note(c.start, c.length, chord_tone(c, name)) for c in harmony]):
                seconds = stage.piece.seconds(note.length)
                sound = on(note.pitch, seconds, 0.7 * stage.force(note.start), dice)
                at = stage.at(note.start) - 0.03 + dice.normal(0.0, TIMING_SECONDS)
                gain = place.gain * stage.gain(note.start)
                stage.canvas.add(sound, at, gain, pan, place.hall)

    return play


def beat(on: Drum, place: Place, *bars: Hits) -> Player:
    """One pattern of hits a bar, in turn."""

    def play(stage: Stage) -> None:
        dice = stage.dice(f"beat {bars[0]}")
        for bar in range(stage.section.strain.bars):
            for unit, force in bars[bar % len(bars)]:
                time = bar * stage.piece.bar + unit
                hard = force * stage.force(time) * dice.normal(1.0, 0.07)
                at = stage.at(time) + dice.normal(0.0, TIMING_SECONDS / 2)
                sound = on(float(np.clip(hard, 0.05, 1.0)), dice)
                gain = place.gain * stage.gain(time)
                stage.canvas.add(sound, at, gain, place.pan, place.hall)

    return play


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
            upper = neighbour(piece.scale, note.pitch, 1)
            turns = max(2, min(6, int(note.length * 0.7 / grace) // 2 * 2))
            cells = [(note.pitch, upper)[count % 2] for count in range(turns)]
        elif note.ornament == "^":
            cells = [note.pitch, neighbour(piece.scale, note.pitch, -1)]
        else:
            cells = []
        played += [
            Note(note.start + grace * count, grace, pitch) for count, pitch in enumerate(cells)
        ]
        rest = grace * len(cells)
        played.append(replace(note, start=note.start + rest, length=note.length - rest))
    return tuple(played)


def _melody(
    stage: Stage, notes: tuple[Note, ...], on: Voice | Strings, place: Place, who: str
) -> None:
    """Strings ring a little into the next note, breath and bow leave it room."""
    piece, is_plucked = stage.piece, isinstance(on, Strings)
    dice = stage.dice(f"{on.name if isinstance(on, Strings) else on.__name__} {who}")
    for take, note in enumerate(ornamented(piece, notes)):
        force = _force(piece, note, dice) * stage.force(note.start)
        seconds = stage.at(note.start + note.length) - stage.at(note.start)
        at = stage.at(note.start) + dice.normal(0.0, TIMING_SECONDS)
        if isinstance(on, Strings):
            sound = pluck(on, note.pitch, max(seconds * 1.15, 0.3), force, take)
        else:
            sound = on(note.pitch, max(seconds * 0.94, 0.06), force, dice)
        gain = place.gain * stage.gain(note.start)
        start = at if is_plucked else at - BREATH_SECONDS
        stage.canvas.add(sound, start, gain, place.pan, place.hall)


def _bass_at(harmony: tuple[Chord, ...], bar: int, unit: float, stage: Stage) -> int:
    return chord_at(harmony, bar * stage.piece.bar + unit).bass


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
