"""Parts of the game that are damaged: told once by their name, and gone on without."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.castle.castle_layers import LAYERS_FILE, CastleLayers
from kingup_game.stage.gaps import Gaps, is_tried_face
from kingup_game.stage.lettering.typefaces import display_face, reading_face

FACE = "type/Larkstair.otf"
LETTERS = "King Up! Œuvre, ñandú, ção „“ – 33 …"


def spoiled_faces(tries: int) -> list[bytes]:
    """Cut, empty, noise, and with some bits the other way round: most of those open soundly."""
    sound, source = (assets_folder() / FACE).read_bytes(), Random(5)
    found = [sound[:400], b"", source.randbytes(3000), sound[: len(sound) // 2]]
    for _ in range(tries):
        flipped = bytearray(sound)
        for _ in range(source.choice((1, 4, 40))):
            flipped[source.randrange(len(flipped))] ^= 1 << source.randrange(8)
        found.append(bytes(flipped))
    return found


def test_a_face_with_any_bad_letter_is_told_and_none_breaks_a_word_later(tmp_path: Path) -> None:
    pygame.font.init()
    told_of = 0
    for number, data in enumerate(spoiled_faces(60)):
        path = tmp_path / f"{number}.otf"
        path.write_bytes(data)
        told: list[str] = []
        gaps = Gaps(told.append)
        for size_px in (33, 40):
            for letter in LETTERS:
                gaps.font(path, size_px).render(letter + "o", True, "black")
        assert told in ([], [path.name])
        told_of += len(told)
    assert told_of >= 10


def test_a_sound_face_is_taken() -> None:
    pygame.font.init()
    told: list[str] = []
    assert Gaps(told.append).font(assets_folder() / FACE, 40).get_height() != 0
    assert told == []


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there is a pipe")
def test_a_pipe_in_place_of_the_list_of_the_castle_is_told_and_nobody_waits(
    tmp_path: Path,
) -> None:
    (tmp_path / LAYERS_FILE).parent.mkdir()
    os.mkfifo(tmp_path / LAYERS_FILE)
    told: list[str] = []
    assert CastleLayers(tmp_path, Gaps(told.append)).points("cat", at_least=2)
    assert told[0] == LAYERS_FILE


def test_the_faces_that_the_game_brings_are_known_to_be_sound() -> None:
    """Else each is tried letter by letter, in the frame that needs it first."""
    faces = [reading_face(), reading_face(bold=True), reading_face(italic=True)]
    assert all(map(is_tried_face, [display_face(assets_folder() / "type"), *faces]))
