"""NOTICES says whose everything in the folder is, and nothing that is not there."""

from __future__ import annotations

import sys
from importlib.metadata import files
from pathlib import Path

import pytest

from tools.building.commands import BuildError
from tools.building.freezing import FILES_LEFT_OUT
from tools.building.notices import (
    by_part,
    compare_notices,
    names_in,
    notices_text,
    parts,
    write_notices,
)
from tools.building.source import ROOT, UNOFFICIAL, Commit

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="nothing is built on Windows: it keeps neither links nor modes"
)

COMMIT = Commit("c" * 40, 1_700_000_000, "1.2.3")
HELD = ("kingup", "_internal/assets/LICENSE", "_internal/libopus-ddd6afb9.so.0.11.1")


def folder_with(at: Path, *names: str) -> Path:
    for name in names:
        path = at / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return at


@pytest.fixture
def noticed(tmp_path: Path) -> Path:
    """A folder with NOTICES, the words of licences taken from where a builder keeps them."""
    words = tmp_path / "words"
    for part in parts():
        for text in part.text.values():
            path = words / text.partition(":")[2].replace("*", "x").replace("xx/", "")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    kinds = {text.partition(":")[0] for part in parts() for text in part.text.values()}
    folder = folder_with(tmp_path / "folder", *HELD)
    write_notices(folder, COMMIT, dict.fromkeys(kinds, words))
    return folder


def test_what_was_written_fits_the_folder(noticed: Path) -> None:
    compare_notices(noticed, COMMIT.version)
    told = (noticed / "NOTICES").read_text(encoding="utf-8")
    assert " ".join(UNOFFICIAL.split()) in " ".join(told.split())
    assert "Opus" in told
    assert "FluidSynth" not in told
    assert (noticed / "licences" / "Opus and opusfile.txt").read_text() == "debian:libopus0"


@pytest.mark.parametrize("name", ["_internal/libFLAC-1.so.14", "_internal/pygame/more.pyd"])
def test_a_library_that_came_later_is_noticed(noticed: Path, name: str) -> None:
    folder_with(noticed, name)
    with pytest.raises(BuildError, match="does not say what is in"):
        compare_notices(noticed, COMMIT.version)


def test_a_library_that_went_is_noticed(noticed: Path) -> None:
    (noticed / HELD[-1]).unlink()
    with pytest.raises(BuildError, match="does not say what is in"):
        compare_notices(noticed, COMMIT.version)


def test_a_licence_that_went_is_noticed(noticed: Path) -> None:
    (noticed / "licences" / "Python.txt").touch()
    (noticed / "licences" / "Opus and opusfile.txt").unlink()
    with pytest.raises(BuildError, match=r"Opus and opusfile\.txt"):
        compare_notices(noticed, COMMIT.version)


def test_a_file_of_nobodys_is_refused_by_name() -> None:
    with pytest.raises(BuildError, match="libstranger"):
        notices_text(["kingup", "_internal/libstranger.so.1"], "1.2.3")


def test_every_library_that_comes_with_pygame_is_somebodys() -> None:
    """Those of the wheel that is installed here, on whatever system this is."""
    brought = [Path(str(path)) for path in files("pygame-ce") or ()]
    libraries = [path.name for path in brought if {".so", ".dll", ".dylib"} & set(path.suffixes)]
    kept = [
        f"_internal/{name}" if "pygame_ce" in name or "lib" in name else f"_internal/pygame/{name}"
        for name in libraries
        if not any(Path(name).match(pattern) for pattern in FILES_LEFT_OUT)
    ]
    assert len(kept) > 20
    owners = by_part(name for name in kept if not name.startswith("_internal/libasound"))
    assert "SDL" in {part.name for part in owners}


@pytest.mark.parametrize("name", ["_internal/libffi.so.7", "_internal/libffi-8.dll"])
def test_what_ctypes_leans_on_has_a_licence_of_its_own(name: str) -> None:
    assert [part.name for part in by_part([name, "_internal/_ctypes.pyd"])] == ["Python", "libffi"]


@pytest.mark.parametrize(
    ("name", "owner"),
    [
        ("_internal/argparse.pyc", "Python"),
        ("_internal/json/decoder.pyc", "Python"),
        ("_internal/pygame/sprite.pyc", "pygame-ce"),
        ("_internal/kingup_game/engine/rules.pyc", "King Up!"),
        (
            "_internal/font_caladea/__init__.pyc",
            "Caladea, by Carolina Giovagnoli and Andrés Torresi",
        ),
    ],
)
def test_code_that_lies_loose_on_windows_is_its_maker_s(name: str, owner: str) -> None:
    assert [part.name for part in by_part([name])] == [owner]


def test_the_same_library_is_found_in_a_mac_s_application() -> None:
    names = ["King Up.app/Contents/Frameworks/libopus.0.dylib", "King Up.app/Contents/MacOS/kingup"]
    assert [part.name for part in by_part(names)] == [
        *("King Up!", "PyInstaller's starter", "Opus and opusfile"),
    ]


def test_every_part_says_its_licence_and_where_it_is_from() -> None:
    for part in parts():
        assert part.licence
        assert part.home or part.made_by
        assert part.text or "Microsoft" in part.name
        assert part.files or part.within


def test_a_link_is_not_counted_as_another_file(tmp_path: Path) -> None:
    folder_with(tmp_path, "kingup")
    (tmp_path / "link").symlink_to("kingup")
    assert names_in(tmp_path) == ["kingup"]


def test_the_words_of_our_own_licences_are_where_the_list_says() -> None:
    own = next(part for part in parts() if part.name == "King Up!")
    assert all((ROOT / text.removeprefix("source:")).is_file() for text in own.text.values())
