"""The baked music, measured as it will be played: leaves without their rims, layers together."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest

from tools.studio.effects.cues import MASTER_DB, QUIETER_DB
from tools.studio.music import PIECES, file_of
from tools.studio.music.form import RIM, Piece
from tools.studio.sound.encode import decoded
from tools.studio.sound.likeness import above
from tools.studio.sound.loudness import integrated_lufs, loudness_range, true_peak_db
from tools.studio.sound.mix import CEILING_DB
from tools.studio.sound.seam import seam_roughness
from tools.studio.sound.waves import RATE, Signal, decibels

SOUND = Path(__file__).parents[2] / "assets" / "sound"
MUSIC_LUFS, MUSIC_TOLERANCE = -18.0, 0.75
LEAST_SECONDS, LEAST_PIECES = 600, 8
TABLE = ("placing", "climb-day", "climb-dusk", "climb-night")
LEAST_RANGE_LU = 6.0


@lru_cache(maxsize=8)
def leaves(part: str, layer: str) -> tuple[Signal, ...]:
    """The leaves of a layer without their rims, as the game plays them."""
    count = len(PIECES[part].sections)
    files = [SOUND / file_of(part, layer, number) for number in range(count)]
    cut = [decoded(file.read_bytes())[RIM:-RIM] for file in files]
    return tuple(np.broadcast_to(one, (len(one), 2)) for one in cut)


def whole(part: str, *layers: str) -> Signal:
    numbers = range(len(PIECES[part].sections))
    return np.concatenate([leaf_of(part, number, layers) for number in numbers])


def leaf_of(part: str, number: int, layers: Sequence[str]) -> Signal:
    """A leaf of these layers together; `np.sum` would lay them all beside each other first."""
    first, *others = (leaves(part, layer)[number] for layer in layers)
    total = first.copy()
    for one in others:
        total += one
    return total


def to_the_second(sound: Signal) -> Signal:
    """A whole number of seconds is many times as quick to transform; the rest is left out."""
    return sound[: len(sound) // RATE * RATE]


def test_there_are_ten_minutes_in_eight_pieces() -> None:
    assert len(PIECES) >= LEAST_PIECES
    assert sum(piece.length for piece in PIECES.values()) / RATE >= LEAST_SECONDS


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES.keys())
def test_every_piece_has_an_intro_a_quiet_and_a_full_strain_and_an_ending(piece: Piece) -> None:
    names = [section.name for section in piece.sections]
    assert names[0] == "intro"
    assert names[-1] == "ending"
    assert {"quiet", "full"} <= set(names[1:-1])


@pytest.mark.parametrize("part", PIECES, scope="module")
def test_a_piece_is_even_unclipped_and_each_leaf_as_long_as_its_section(part: str) -> None:
    piece = PIECES[part]
    for layer in piece.layers:
        bars = [section.strain.bars for section in piece.sections]
        expected = [count * piece.bar * piece.unit for count in bars]
        assert [len(one) for one in leaves(part, layer)] == expected
    full = whole(part, *piece.layers)
    assert integrated_lufs(to_the_second(full)) == pytest.approx(MUSIC_LUFS, abs=MUSIC_TOLERANCE)
    assert true_peak_db(full) <= -1.0
    loudest = np.abs(full).max() * decibels(QUIETER_DB.get(part, 0.0)) + decibels(CEILING_DB)
    assert loudest * decibels(MASTER_DB) <= 1.0, "with the loudest effect it would clip"


@pytest.mark.parametrize("part", PIECES, scope="module")
def test_quiet_strains_are_quieter_than_full_ones(part: str) -> None:
    piece = PIECES[part]
    levels: dict[str, list[float]] = {}
    for number, section in enumerate(piece.sections):
        sound = leaf_of(part, number, piece.layers)
        levels.setdefault(section.name, []).append(integrated_lufs(to_the_second(sound)))
    assert max(levels["quiet"]) < min(levels["full"]) - 1.5
    assert min(levels["intro"] + levels["ending"]) < max(levels["full"]) - 5.0


@pytest.mark.parametrize("part", [*TABLE, "winner"], scope="module")
def test_music_at_the_table_and_for_the_winner_breathes(part: str) -> None:
    """Soft and loud moments lie apart, with the first layer alone and with all of them, as one
    speaker gives them: two take twice as long to measure."""
    layers = PIECES[part].layers
    for count in {1, len(layers)}:
        left, right = whole(part, *layers[:count]).T
        heard = ((left + right) / 2)[:, np.newaxis]
        assert loudness_range(to_the_second(heard)) >= LEAST_RANGE_LU, layers[:count]


@pytest.mark.parametrize("part", PIECES, scope="module")
def test_a_leaf_follows_the_one_before_without_a_seam(part: str) -> None:
    for layer in PIECES[part].layers:
        cut = leaves(part, layer)
        for number, leaf in enumerate(cut):
            after = cut[(number + 1) % len(cut)]
            joined = np.concatenate([after[:RATE], leaf[-RATE:]])
            assert seam_roughness(joined, 1.0) <= 1.0, (layer, number)


def test_a_cut_made_by_scissors_is_heard_as_a_rough_seam() -> None:
    leaf = leaves("climb-day", "base")[2]
    cuts = (leaf[: RATE * tenths // 10] for tenths in range(20, 90, 7))
    assert max(seam_roughness(cut) for cut in cuts) > 1.0


def test_the_cue_sheet_tells_the_game_what_to_cut_off() -> None:
    music = json.loads((SOUND / "cues.json").read_text(encoding="utf-8"))["music"]
    assert {part["rim"] for part in music.values()} == {RIM}


def test_what_comes_in_every_round_may_begin_otherwise_than_with_its_first_bar() -> None:
    """But climbs, each of which belongs to one round, and whoever is crowned, have their intro."""
    for part, piece in PIECES.items():
        again = part in ("placing", "vote", "scoring")
        assert (len(piece.openings) > 1) is again, part
        assert all(piece.sections[opening].name != "ending" for opening in piece.openings)


def test_the_vote_is_heard_on_small_speakers_too() -> None:
    assert above(whole("vote", "base"), 180.0) >= 0.4
