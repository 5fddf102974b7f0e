"""The written music: full bars, voices that move little, a climb that fits its floors."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tools.studio.effects.table import FLOOR_PITCHES
from tools.studio.music import ballot, bransle, galliard, pavane, saltarello
from tools.studio.music.players import Piece, ornamented
from tools.studio.sound.score import Note, chord_at, chords, line

SUNG = [
    (pavane.PIECE, pavane.TUNE, pavane.HARMONY),
    (bransle.PIECE, bransle.TUNE, bransle.HARMONY),
    (saltarello.PIECE, saltarello.TUNE, saltarello.HARMONY),
    (galliard.PIECE, galliard.TUNE, galliard.HARMONY),
]


def test_a_line_reads_pitches_lengths_rests_and_ornaments() -> None:
    notes = line("d5:2 bb4:.5^ r f#5:1~ | r:4", 4)
    assert notes == (Note(0, 2, 74), Note(2, 0.5, 70, "^"), Note(3, 1, 78, "~"))


@pytest.mark.parametrize("text", ["d5:2 e5:1", "d5:2 e5:3", "h5:4"])
def test_a_bar_that_is_not_full_or_not_music_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="bar 1"):
        line(text, 4)


@pytest.mark.parametrize(("piece", "_tune", "harmony"), SUNG)
def test_every_chord_has_its_three_tones_and_its_voices_step(
    piece: Piece, _tune: str, harmony: str
) -> None:
    led = chords(harmony, piece.bar)
    assert all(len({pitch % 12 for pitch in chord.voices}) == 3 for chord in led)
    for before, after in pairwise(led):
        moves = [abs(a - b) for a, b in zip(before.voices, after.voices, strict=True)]
        assert max(moves) <= 5


@pytest.mark.parametrize(("piece", "tune", "harmony"), SUNG)
def test_tune_and_harmony_fill_the_same_bars(piece: Piece, tune: str, harmony: str) -> None:
    led = chords(harmony, piece.bar)
    assert led[-1].start + led[-1].length == piece.bar * piece.bars
    assert line(tune, piece.bar)[-1].start < piece.bar * piece.bars


@pytest.mark.parametrize(("piece", "tune", "harmony"), SUNG)
def test_a_bar_begins_on_a_tone_of_its_chord_or_on_a_suspension(
    piece: Piece, tune: str, harmony: str
) -> None:
    """A foreign first note must fall by step to a tone of the chord within two beats."""
    led = chords(harmony, piece.bar)
    notes = line(tune, piece.bar)
    for note, after in pairwise(notes):
        tones = {pitch % 12 for pitch in chord_at(led, note.start).voices}
        if note.start % piece.bar == 0 and note.pitch % 12 not in tones:
            assert 1 <= note.pitch - after.pitch <= 2, note
            assert after.pitch % 12 in tones, note


def test_every_floor_has_a_note_of_the_climbs_own_scale() -> None:
    sung = line(saltarello.TUNE, 6) + line(saltarello.DESCANT, 6)
    scale = {note.pitch % 12 for note in sung}
    assert {pitch % 12 for pitch in FLOOR_PITCHES} <= scale
    assert scale == saltarello.PIECE.scale


def test_an_ornament_fills_the_time_of_its_note() -> None:
    note = Note(4.0, 3.0, 74, "~")
    cells = ornamented(saltarello.PIECE, (note,))
    assert sum(cell.length for cell in cells) == pytest.approx(note.length)
    assert {cell.pitch for cell in cells} == {74, 76}


def test_a_lilt_lengthens_the_first_of_two_halves_and_keeps_the_beat() -> None:
    straight, lilting = ballot.PIECE, bransle.PIECE
    assert straight.seconds(0.5) * 2 == straight.seconds(1.0)
    assert lilting.seconds(0.5) > lilting.seconds(1.0) - lilting.seconds(0.5)
    assert lilting.seconds(3.0) == pytest.approx(3 * lilting.unit / 44_100)
