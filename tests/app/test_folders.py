"""Folders are shown by the system's own program, which finds its own libraries."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kingup_game.app import folders


@pytest.mark.skipif(sys.platform == "win32", reason="the opener here is a script of a shell")
def test_a_folder_is_made_and_handed_to_the_program_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opener, seen = tmp_path / "opener", tmp_path / "seen"
    opener.write_text(f"#!/bin/sh\nprintf %s \"$1\" > '{seen}.new' && mv '{seen}.new' '{seen}'\n")
    opener.chmod(0o755)
    monkeypatch.setattr(folders, "OPENERS", {sys.platform: str(opener)})
    assert folders.open_folder(tmp_path / "the saves")
    assert (tmp_path / "the saves").is_dir()


def test_a_system_without_such_a_program_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "OPENERS", {sys.platform: str(tmp_path / "missing")})
    assert not folders.open_folder(tmp_path)


def test_a_frozen_game_keeps_its_libraries_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = {"LD_LIBRARY_PATH": "/game/_internal", "HOME": "/home/anna"}
    assert folders.without_our_libraries(ours) == ours
    monkeypatch.setattr(sys, "_MEIPASS", "/game/_internal", raising=False)
    assert folders.without_our_libraries(ours) == {"HOME": "/home/anna"}
    theirs = {**ours, "LD_LIBRARY_PATH_ORIG": "/theirs"}
    assert folders.without_our_libraries(theirs) == {**ours, "LD_LIBRARY_PATH": "/theirs"}
