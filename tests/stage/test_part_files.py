"""What a picture, a sound or a list of the game may hold: whoever reads them is never held up."""

from __future__ import annotations

import json
import os
import struct
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.castle.castle_layers import LAYERS_FILE, CastleLayers
from kingup_game.stage.gaps import Gaps
from kingup_game.stage.lettering.signs import SIGNS_FILE, SignBook
from kingup_game.stage.part_files import LARGEST_FILE, load_picture, load_sound
from kingup_game.stage.sound.shelf import SoundShelf
from kingup_game.stage.sound.sound_library import read_cue_book

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="nothing there is a pipe")
PICTURE, SOUND = "castle/bars.webp", "effects/it.ogg"


@pytest.fixture
def mixer() -> Iterator[None]:
    pygame.mixer.init()
    yield
    pygame.mixer.quit()


def webp(kind: bytes, rest: bytes) -> bytes:
    return b"RIFF\x00\x00\x00\x00WEBP" + kind + bytes(4) + rest + bytes(40)


def png(width: int, height: int) -> bytes:
    """One of a single colour, a thousandth of what it becomes."""
    rows = zlib.compress(bytes(width // 8 + 1) * 1000, 9)
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b""))
    made = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(made)


LARGE_PICTURES = {
    "png": png(30_000, 30_000),
    "lossy": webp(b"VP8 ", b"\x00\x00\x00\x9d\x01\x2a\xff\x3f\xff\x3f"),
    "lossless": webp(b"VP8L", b"\x2f\xff\xff\xff\x0f"),
    "extended": webp(b"VP8X", bytes(4) + b"\xff\x3f\x00\xff\x3f\x00"),
    "nothing": png(0, 5),
    "cut": b"RIFF\x00\x00\x00\x00WEBPVP8L",
    "another kind": b"BM" + bytes(60),
}


def pipe(path: Path) -> None:
    os.mkfifo(path)


def vast(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE << 10)


WAYS = [pytest.param(pipe, marks=UNIX), Path.mkdir, vast]


@pytest.mark.parametrize("kind", LARGE_PICTURES)
def test_a_picture_larger_than_any_of_ours_is_told_and_never_unpacked(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / PICTURE).parent.mkdir()
    (tmp_path / PICTURE).write_bytes(LARGE_PICTURES[kind])
    monkeypatch.setattr("pygame.image.load", None)
    told: list[str] = []
    assert Pictures(tmp_path, Viewport(480, 270), Gaps(told.append)).get(PICTURE, width=90)
    assert told == [PICTURE]


@pytest.mark.parametrize(
    "data",
    [
        b"OggS" + bytes(36) + struct.pack("<I", 44_100) + b"OggS" + bytes(2) + b"\xff" * 7,
        b"OggS"
        + bytes(36)
        + struct.pack("<I", 44_100)
        + b"OggS"
        + bytes(2)
        + b"\x00" * 5
        + b"\x01",
        b"ID3" + bytes(90),
        b"OggS",
    ],
)
@pytest.mark.usefixtures("mixer")
def test_a_sound_longer_than_any_of_ours_is_told_and_never_unpacked(
    data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / SOUND).parent.mkdir()
    (tmp_path / SOUND).write_bytes(data + bytes(2))
    told: list[str] = []
    monkeypatch.setattr("kingup_game.stage.part_files.pygame.Sound", None)
    shelf = SoundShelf(tmp_path, Gaps(told.append))
    with pytest.raises(TypeError, match="NoneType"):  # the silence in its place
        shelf.get(SOUND)
    assert told == [f"sound/{SOUND}"]


def read_layers(folder: Path, gaps: Gaps) -> object:
    return CastleLayers(folder, gaps).points("cat", at_least=2)


def read_signs(folder: Path, gaps: Gaps) -> object:
    return SignBook(folder, gaps).mark("", "a")


def read_cues(folder: Path, gaps: Gaps) -> object:
    return read_cue_book(folder / "sound", gaps)


def read_face(folder: Path, gaps: Gaps) -> object:
    pygame.font.init()
    return gaps.font(folder / "type/Larkstair.otf", 20)


LISTS = {
    LAYERS_FILE: read_layers,
    SIGNS_FILE: read_signs,
    "sound/cues.json": read_cues,
    "type/Larkstair.otf": read_face,
}


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("make", WAYS)
def test_what_is_no_file_of_bearable_size_is_told_and_nobody_waits(
    name: str, make: Callable[[Path], None], tmp_path: Path
) -> None:
    (tmp_path / name).parent.mkdir()
    make(tmp_path / name)
    told: list[str] = []
    assert LISTS[name](tmp_path, Gaps(told.append))
    assert Path(told[0]).name == Path(name).name


def size_of(path: Path) -> int:
    return path.stat().st_size


@pytest.mark.parametrize("wrong", [{"w": 9_000, "h": 9_000}, {"frames": 64, "w": 900, "h": 900}])
def test_a_place_larger_than_any_of_ours_is_told_and_no_picture_made_so_large(
    wrong: dict[str, int], tmp_path: Path
) -> None:
    listed = json.loads((assets_folder() / LAYERS_FILE).read_bytes())
    listed["layers"]["flag-left"] |= wrong
    (tmp_path / LAYERS_FILE).parent.mkdir()
    (tmp_path / LAYERS_FILE).write_text(json.dumps(listed), encoding="utf-8")
    told: list[str] = []
    layer = CastleLayers(tmp_path, Gaps(told.append))["flag-left"]
    assert layer.width * layer.height * layer.frames < 1000
    assert told
    assert not any("flag-left" not in one for one in told)


@pytest.mark.usefixtures("mixer")
def test_the_largest_that_the_game_brings_are_within_bounds() -> None:
    pygame.display.init()
    for path in sorted(assets_folder().rglob("*.ogg"), key=size_of)[-3:]:
        assert load_sound(path).get_length() > 0
    for path in sorted(assets_folder().rglob("*.webp"), key=size_of)[-5:]:
        assert load_picture(path).get_width() > 0
