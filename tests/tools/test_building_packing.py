"""What is packed has the same bytes each time, whoever packs it and when."""

from __future__ import annotations

import json
import os
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools.building.packing import (
    differing,
    pack_tar_xz,
    pack_zip,
    sha256,
    tell,
    unpacked_size,
)
from tools.building.source import Commit

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="nothing is built on Windows: it keeps neither links nor modes"
)

COMMIT = Commit("c" * 40, 1_700_000_000, "1.2.3")


def folder_with_a_game(at: Path, names: tuple[str, ...] = ("kingup", "inner/lib.so.1")) -> Path:
    for number, name in enumerate(names):
        path = at / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"held" * (number + 1))
        path.chmod(0o700)
    (at / "link").symlink_to("inner/lib.so.1")
    return at


@pytest.mark.parametrize("pack", [pack_tar_xz, pack_zip])
def test_two_packings_of_the_same_folder_have_the_same_bytes(pack: object, tmp_path: Path) -> None:
    assert callable(pack)
    names = ("kingup", "inner/lib.so.1")
    one = folder_with_a_game(tmp_path / "one", names)
    other = folder_with_a_game(tmp_path / "other", names[::-1])
    for path in (one / "kingup", other / "inner/lib.so.1"):
        path.write_bytes(b"the same")
    for path in (other / "kingup", one / "inner/lib.so.1"):
        path.write_bytes(b"the same")
    os.utime(other / "kingup", (5, 5))
    (other / "inner").chmod(0o700)
    packed = [
        pack(folder, tmp_path / f"{folder.name}.packed", COMMIT, "top") for folder in (one, other)
    ]
    assert packed[0].read_bytes() == packed[1].read_bytes()


def test_a_tar_says_nothing_of_its_maker_and_starts_programs_only(tmp_path: Path) -> None:
    folder = folder_with_a_game(tmp_path / "folder")
    with tarfile.open(pack_tar_xz(folder, tmp_path / "packed", COMMIT, "king")) as packed:
        entries = {entry.name: entry for entry in packed}
    assert set(entries) == {"king", "king/inner", "king/inner/lib.so.1", "king/kingup", "king/link"}
    assert {(entry.uid, entry.uname, entry.mtime) for entry in entries.values()} == {
        (0, "root", COMMIT.epoch)
    }
    assert entries["king/kingup"].mode == 0o755
    assert entries["king/inner/lib.so.1"].mode == 0o644


def test_a_zip_keeps_links_and_what_can_be_started(tmp_path: Path) -> None:
    folder = folder_with_a_game(tmp_path / "folder")
    with zipfile.ZipFile(pack_zip(folder, tmp_path / "packed", COMMIT, "king")) as packed:
        modes = {entry.filename: entry.external_attr >> 16 for entry in packed.infolist()}
        assert packed.read("king/link") == b"inner/lib.so.1"
    assert oct(modes["king/link"]) == "0o120777"
    assert oct(modes["king/kingup"]) == "0o100755"


def test_links_weigh_nothing(tmp_path: Path) -> None:
    assert unpacked_size(folder_with_a_game(tmp_path)) == 4 + 8


def test_sums_are_those_of_the_downloads(tmp_path: Path) -> None:
    (tmp_path / "kingup.zip").write_bytes(b"packed")
    (tmp_path / "report").mkdir()
    tell(tmp_path, COMMIT, "linux", {"python": "3.13"})
    lines = (tmp_path / "SHA256SUMS").read_text().splitlines()
    sums = {name: known for known, name in (line.split("  ") for line in lines)}
    assert sums == {name: sha256(tmp_path / name) for name in ("build.json", "kingup.zip")}


def test_what_was_built_of_another_commit_is_not_told_beside_this_one(tmp_path: Path) -> None:
    tell(tmp_path, COMMIT, "linux", {"python": "3.13"})
    tell(tmp_path, COMMIT, "windows", {"python": "3.13"})
    told = json.loads((tmp_path / "build.json").read_text())
    assert set(told["systems"]) == {"linux", "windows"}
    assert told["version"] == "1.2.3"
    tell(tmp_path, Commit("d" * 40, 1_700_000_001, "1.2.3"), "linux", {})
    assert set(json.loads((tmp_path / "build.json").read_text())["systems"]) == {"linux"}


def test_a_build_that_came_out_otherwise_is_named(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        folder.mkdir()
        (folder / "same").write_bytes(b"same")
    (one / "other").write_bytes(b"one")
    (other / "other").write_bytes(b"two")
    (one / "alone").touch()
    assert differing(one, other) == ["alone", "other"]
