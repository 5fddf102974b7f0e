"""The written music: full bars, voices that move little, a climb that fits its floors."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tools.studio.effects.table import FLOOR_PITCHES
from tools.studio.music import PIECES, ballot, bransle, saltarello
from tools.studio.music.counterpoint import divided, parallels, second_voice
from tools.studio.music.form import Piece, Strain
from tools.studio.music.players import ornamented
from tools.studio.sound.score import Note, chord_at, chords, line
from tools.studio.sound.themes import JESTER_MOTIF, MOTIF

STRAINS = [
    pytest.param(piece, strain, id=f"{part} {number}")
    for part, piece in PIECES.items()
    for number, strain in enumerate(
        dict.fromkeys(section.strain for section in piece.sections), start=1
    )
]
CLIMBS = [piece for part, piece in PIECES.items() if part.startswith("climb")]


def test_a_line_reads_pitches_lengths_rests_and_ornaments() -> None:
    notes = line("d5:2 bb4:.5^ r f#5:1~ | r:4", 4)
    assert notes == (Note(0, 2, 74), Note(2, 0.5, 70, "^"), Note(3, 1, 78, "~"))


@pytest.mark.parametrize("text", ["d5:2 e5:1", "d5:2 e5:3", "h5:4"])
def test_a_bar_that_is_not_full_or_not_music_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="bar 1"):
        line(text, 4)


@pytest.mark.parametrize(("piece", "strain"), STRAINS)
def test_every_chord_has_its_three_tones_and_its_voices_step(piece: Piece, strain: Strain) -> None:
    led = chords(strain.harmony, piece.bar)
    assert all(len({pitch % 12 for pitch in chord.voices}) == 3 for chord in led)
    for before, after in pairwise(led):
        moves = [abs(a - b) for a, b in zip(before.voices, after.voices, strict=True)]
        assert max(moves) <= 5


@pytest.mark.parametrize(("piece", "strain"), STRAINS)
def test_tunes_and_harmony_fill_the_bars_of_a_strain(piece: Piece, strain: Strain) -> None:
    led = chords(strain.harmony, piece.bar)
    assert led[-1].start + led[-1].length == piece.bar * strain.bars
    for written in strain.lines.values():
        bars = [bar for bar in written.split("|") if bar.strip()]
        assert len(bars) == strain.bars
        assert line(written, piece.bar)


@pytest.mark.parametrize(("piece", "strain"), STRAINS)
def test_a_bar_begins_on_a_tone_of_its_chord_or_on_a_suspension(
    piece: Piece, strain: Strain
) -> None:
    """A foreign first note must move by step to a tone of the chord."""
    led = chords(strain.harmony, piece.bar)
    for written in strain.lines.values():
        for note, after in pairwise(line(written, piece.bar)):
            tones = {pitch % 12 for pitch in chord_at(led, note.start).voices}
            if note.start % piece.bar == 0 and note.pitch % 12 not in tones:
                assert 1 <= abs(note.pitch - after.pitch) <= 2, note
                assert after.pitch % 12 in tones, note


@pytest.mark.parametrize(("piece", "strain"), STRAINS)
def test_a_second_voice_never_runs_in_parallel_fifths_or_octaves(
    piece: Piece, strain: Strain
) -> None:
    harmony = chords(strain.harmony, piece.bar)
    tune = line(next(iter(strain.lines.values())), piece.bar)
    beat, units = piece.bar / 2, float(strain.bars * piece.bar)
    second = second_voice(tune, harmony, piece.scale, beat=beat, units=units, low=60, high=76)
    assert parallels(tune, second, beat) == 0
    assert sum(note.length for note in second) == pytest.approx(units)


def test_parallel_fifths_are_noticed() -> None:
    upper, lower = line("d5:2 e5 f5 g5", 8), line("g4:2 a4 bb4 c5", 8)
    assert parallels(upper, lower, 2.0) == 3


def test_divisions_take_as_long_as_what_they_divide() -> None:
    tune = line("d5:1 e5 f5:2 | g5:2 a5:2", 4)
    played = divided(tune, frozenset({0, 2, 4, 5, 7, 9, 11}))
    assert len(played) > len(tune)
    assert sum(note.length for note in played) == pytest.approx(8.0)


@pytest.mark.parametrize("piece", CLIMBS, ids=lambda piece: piece.name)
def test_every_floor_has_a_note_of_the_climbs_own_scale(piece: Piece) -> None:
    sung = {
        note.pitch % 12
        for section in piece.sections
        for written in section.strain.lines.values()
        for note in line(written, piece.bar)
    }
    assert {pitch % 12 for pitch in FLOOR_PITCHES} <= sung <= piece.scale


def test_the_motif_is_the_floors_notes_and_the_jester_turns_it_upside_down() -> None:
    assert MOTIF == FLOOR_PITCHES
    rising = [b - a for a, b in pairwise(MOTIF)]
    falling = [a - b for a, b in pairwise(JESTER_MOTIF)]
    assert rising == falling


@pytest.mark.parametrize("part", PIECES)
def test_every_piece_has_the_motif(part: str) -> None:
    """Its notes in order, wherever they lie, in a line or in the bass of one strain.

    The bransle dances on G, a fourth higher; it and the coronation have the motif in major.
    """
    shift = 5 if part == "placing" else 0
    major = {"placing": {10: 11}, "winner": {5: 6}}.get(part, {})
    notes = [(pitch + shift) % 12 for pitch in (JESTER_MOTIF if part == "jester" else MOTIF)]
    wanted = [major.get(note, note) for note in notes]
    assert any(_in_order(wanted, voice) for voice in _voices(PIECES[part]))


def _voices(piece: Piece) -> list[list[int]]:
    found: list[list[int]] = []
    for strain in dict.fromkeys(section.strain for section in piece.sections):
        written = [line(text, piece.bar) for text in strain.lines.values()]
        found += [[note.pitch % 12 for note in notes] for notes in written]
        found += [[chord.bass % 12 for chord in chords(strain.harmony, piece.bar)]]
    return found


def _in_order(wanted: list[int], voice: list[int]) -> bool:
    """Whether all are there one after another, with at most two notes between each."""
    for start in range(len(voice)):
        at = start - 1
        for note in wanted:
            near = range(at + 1, min(at + 4, len(voice)))
            at = next((place for place in near if voice[place] == note), len(voice))
        if at < len(voice):
            return True
    return False


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
