"""A second voice to a tune, found by the rules: chord tones on the beat, no parallel fifths.

And divisions: a tune's long notes broken into running ones, as players did when a strain came back.
"""

from __future__ import annotations

import itertools
from dataclasses import replace

from tools.studio.sound.score import Chord, Note, chord_at

PERFECT = (0, 7)
HARSH = (1, 2, 6, 10, 11)


def second_voice(
    tune: tuple[Note, ...],
    harmony: tuple[Chord, ...],
    scale: frozenset[int],
    *,
    beat: float,
    units: float,
    low: int,
    high: int,
) -> tuple[Note, ...]:
    """The cheapest way through the chords' tones, one a beat; thirds are filled with a step."""
    times = [beat * count for count in range(round(units / beat))]
    above = [_sounding(tune, time) for time in times]
    choices = [_tones(chord_at(harmony, time), low, high) for time in times]
    best: dict[int, tuple[float, tuple[int, ...]]] = {
        pitch: (_rub(pitch, above[0]), (pitch,)) for pitch in choices[0]
    }
    for step in range(1, len(times)):
        found: dict[int, tuple[float, tuple[int, ...]]] = {}
        for pitch in choices[step]:
            found[pitch] = min(
                (
                    cost + _move(before, pitch, above[step - 1], above[step]),
                    (*way, pitch),
                )
                for before, (cost, way) in best.items()
            )
        best = found
    way = min(best.values())[1]
    return _filled(way, scale, beat)


def divided(notes: tuple[Note, ...], scale: frozenset[int]) -> tuple[Note, ...]:
    """Long notes that move on are broken: down to a neighbour and back, or a run to the next."""
    played: list[Note] = []
    for note, after in itertools.zip_longest(notes, notes[1:]):
        joined = after is not None and abs(after.start - note.start - note.length) < 1e-6
        if note.length < 1.0 or note.length > 2.0 or not joined or note.ornament:
            played.append(note)
            continue
        assert after is not None
        part = note.length / 4.0 if note.length > 1.5 else note.length / 2.0
        count = round(note.length / part)
        side = 1 if after.pitch >= note.pitch else -1
        steps = [note.pitch]
        while len(steps) < count:
            away = len(steps) == 1 and count == 4
            steps.append(neighbour(scale, steps[-1], -side if away else side))
        played += [
            Note(note.start + part * order, part, pitch) for order, pitch in enumerate(steps)
        ]
    return tuple(played)


def neighbour(scale: frozenset[int], pitch: int, step: int) -> int:
    """The next note of the scale upwards (1) or downwards (-1)."""
    other = pitch + step
    while other % 12 not in scale:
        other += step
    return other


def parallels(upper: tuple[Note, ...], lower: tuple[Note, ...], beat: float) -> int:
    """How often both go from one perfect interval to the same perfect interval, beat to beat."""
    end = max(note.start + note.length for note in upper)
    times = [beat * count for count in range(round(end / beat))]
    pairs = [(_sounding(upper, time), _sounding(lower, time)) for time in times]
    return sum(
        _is_parallel(one, two, other_one, other_two)
        for (one, other_one), (two, other_two) in itertools.pairwise(pairs)
        if None not in (one, two, other_one, other_two)
    )


def _is_parallel(one: int | None, two: int | None, under: int | None, after: int | None) -> bool:
    if one is None or two is None or under is None or after is None or one == two:
        return False
    first, second = (one - under) % 12, (two - after) % 12
    return first == second and first in PERFECT


def _sounding(notes: tuple[Note, ...], time: float) -> int | None:
    return next(
        (note.pitch for note in notes if note.start <= time + 1e-6 < note.start + note.length), None
    )


def _tones(chord: Chord, low: int, high: int) -> list[int]:
    tones = {voice % 12 for voice in chord.voices}
    return [pitch for pitch in range(low, high + 1) if pitch % 12 in tones]


def _rub(pitch: int, above: int | None) -> float:
    if above is None:
        return 0.0
    gap = above - pitch
    cost = 6.0 if gap % 12 in HARSH else 0.0
    cost += 8.0 if gap < 0 else 3.0 if gap == 0 else 0.0
    return cost + (2.0 if gap > 19 else 0.0)


def _move(before: int, pitch: int, above: int | None, then: int | None) -> float:
    leap = abs(pitch - before)
    cost = _rub(pitch, then) + (1.2 if leap == 0 else 0.25 * leap)
    if leap > 7:
        cost += 4.0
    if _is_parallel(above, then, before, pitch):
        cost += 60.0
    if above is not None and then is not None and (then - above) * (pitch - before) < 0:
        cost -= 0.8
    return cost


def _filled(way: tuple[int, ...], scale: frozenset[int], beat: float) -> tuple[Note, ...]:
    notes: list[Note] = []
    for number, pitch in enumerate(way):
        start = number * beat
        after = way[number + 1] if number + 1 < len(way) else pitch
        if 3 <= abs(after - pitch) <= 4:
            between = neighbour(scale, pitch, 1 if after > pitch else -1)
            notes += [Note(start, beat / 2, pitch), Note(start + beat / 2, beat / 2, between)]
        elif notes and notes[-1].pitch == pitch and notes[-1].length <= beat:
            notes[-1] = replace(notes[-1], length=notes[-1].length + beat)
        else:
            notes.append(Note(start, beat, pitch))
    return tuple(notes)
