"""A small written music: lines of notes in bars that are checked, and chords with good voices.

A line reads `d5:2 e5:1 | f5~ r | …`: letter, accidental (# or b), octave, and the length in units
when it changes. `~` asks for a trill and `^` for a mordent; `r` rests.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
NOTE = re.compile(r"^(?:(r)|([a-g])([#b]?)(\d))(?::([\d.]+))?([~^]?)$")
CHORD = re.compile(r"^([A-G])([#b]?)(m?)(?::([\d.]+))?$")


@dataclass(frozen=True)
class Note:
    """One written note; times in units of the piece."""

    start: float
    length: float
    pitch: int
    ornament: str = ""


@dataclass(frozen=True)
class Chord:
    """A harmony from `start`: bass pitch, and three upper voices from low to high."""

    start: float
    length: float
    bass: int
    voices: tuple[int, int, int]


def line(text: str, bar: float) -> tuple[Note, ...]:
    """Read a line; every bar must be exactly full."""
    notes: list[Note] = []
    start, length = 0.0, 1.0
    for number, measure in enumerate(_bars(text), 1):
        end = (number) * bar
        for token in measure.split():
            match = NOTE.match(token)
            if match is None:
                raise ValueError(f"bar {number}: {token!r} is not a note")
            rest, letter, accidental, octave, written, ornament = match.groups()
            length = float(written) if written else length
            if not rest:
                pitch = 12 * (int(octave) + 1) + STEPS[letter] + _shift(accidental)
                notes.append(Note(start, length, pitch, ornament))
            start += length
        if abs(start - end) > 1e-9:
            raise ValueError(f"bar {number} ends at {start}, not {end}: {measure.strip()}")
    return tuple(notes)


def chords(text: str, bar: float, low: int = 52, high: int = 72) -> tuple[Chord, ...]:
    """Read chords (several in a bar share it evenly, or as `:units` say) and lead their voices."""
    found: list[Chord] = []
    start = 0.0
    for number, measure in enumerate(_bars(text), 1):
        names = measure.split()
        for name in names:
            match = CHORD.match(name)
            if match is None:
                raise ValueError(f"bar {number}: {name!r} is not a chord")
            letter, accidental, minor, written = match.groups()
            length = float(written) if written else bar / len(names)
            root = (STEPS[letter.lower()] + _shift(accidental)) % 12
            tones = (root, (root + (3 if minor else 4)) % 12, (root + 7) % 12)
            bass = _nearest(root, found[-1].bass if found else 45, 38, 50)
            found.append(Chord(start, length, bass, _led(tones, found, low, high)))
            start += length
        if abs(start - number * bar) > 1e-9:
            raise ValueError(f"bar {number} of the chords is not full: {measure.strip()}")
    return tuple(found)


def chord_at(harmony: tuple[Chord, ...], time: float) -> Chord:
    return next(chord for chord in reversed(harmony) if chord.start <= time + 1e-9)


def _bars(text: str) -> list[str]:
    return [measure for measure in text.split("|") if measure.strip()]


def _shift(accidental: str) -> int:
    return {"#": 1, "b": -1}.get(accidental, 0)


def _nearest(tone: int, before: int, low: int, high: int) -> int:
    return min(
        (pitch for pitch in range(low, high + 1) if pitch % 12 == tone),
        key=lambda pitch: (abs(pitch - before), pitch),
    )


def _led(
    tones: tuple[int, int, int], before: list[Chord], low: int, high: int
) -> tuple[int, int, int]:
    """All three tones, close together, each voice as near as can be to where it was."""
    last = before[-1].voices if before else ((low + high) // 2 - 5, (low + high) // 2, high - 5)
    pitches = [pitch for pitch in range(low, high + 1) if pitch % 12 in tones]
    whole = [
        (a, b, c)
        for a, b, c in itertools.combinations(pitches, 3)
        if {a % 12, b % 12, c % 12} == set(tones) and c - a <= 14
    ]
    return min(
        whole,
        key=lambda voices: (sum(abs(a - b) for a, b in zip(voices, last, strict=True)), voices),
    )
