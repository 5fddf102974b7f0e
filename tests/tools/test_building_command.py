"""`tools/build.py` says what is missing before it begins, and builds commits only."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tools import build
from tools.building.checking.screen import difference
from tools.building.commands import BuildError, need, run
from tools.building.source import Commit, export, the_commit, uncommitted


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of one commit; nothing of the person's Git reaches it."""
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    root = tmp_path / "repository"
    (root / "kingup_game").mkdir(parents=True)
    (root / "kingup_game" / "__init__.py").write_text('__version__ = "1.2.3"\n')
    who = ["-c", "user.name=a", "-c", "user.email=a@a.invalid"]
    for words in (["init", "-q"], ["add", "."], [*who, "commit", "-q", "-m", "A game"]):
        subprocess.run(["git", *words], cwd=root, check=True)
    return root


def test_a_commit_knows_its_version_and_its_moment(repository: Path) -> None:
    commit = the_commit(repository)
    assert commit.version == "1.2.3"
    assert commit.stem == "kingup-1.2.3"
    assert commit.environment["SOURCE_DATE_EPOCH"] == str(commit.epoch)


def test_what_is_not_committed_is_told_and_not_built(repository: Path, tmp_path: Path) -> None:
    commit = the_commit(repository)
    assert uncommitted(repository) == []
    (repository / "kingup_game" / "__init__.py").write_text("changed")
    (repository / "more").touch()
    assert len(uncommitted(repository)) == 2
    into = tmp_path / "exported"
    (into / "older").mkdir(parents=True)
    export(commit, into, repository)
    assert [path.name for path in into.iterdir()] == ["kingup_game"]
    assert "1.2.3" in (into / "kingup_game" / "__init__.py").read_text()


def test_missing_programs_are_named_with_the_package_that_has_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BuildError, match=r"makensis, wine.*apt-get install .*nsis wine"):
        need(["wine", "makensis"])


def test_a_program_that_fails_is_quoted() -> None:
    with pytest.raises(BuildError, match="it was the moon"):
        run([sys.executable, "-c", "import sys; sys.exit('it was the moon')"])


def test_the_command_ends_with_a_sentence_and_not_with_a_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> dict[str, object]:
        raise BuildError("Something is missing.")

    monkeypatch.setitem(build.BUILDS, "linux", refuse)
    assert build.main(["linux", "--out", str(tmp_path), "--work", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "Something is missing.\n"


@pytest.mark.parametrize("is_the_same", [True, False])
def test_a_build_made_twice_must_have_the_same_bytes(
    is_the_same: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[Path] = []

    def made(commit: Commit, out: Path, options: object) -> dict[str, object]:
        del commit, options
        turns.append(out)
        (out / "kingup.zip").write_text("same" if is_the_same else str(len(turns)))
        return {}

    monkeypatch.setitem(build.BUILDS, "linux", made)
    asked = ["linux", "--out", str(tmp_path / "out"), "--work", str(tmp_path), "--twice"]
    assert build.main(asked) == (0 if is_the_same else 1)
    assert len(set(turns)) == 2


def test_pictures_are_compared_as_people_see_them() -> None:
    one, other, inverted = (pygame.Surface((320, 180)) for _ in range(3))
    inverted.fill((255, 255, 255))
    other.fill((255, 255, 255), (0, 0, 3, 3))
    assert difference(one, one.copy()) == 0
    assert 0 < difference(one, other) < 1
    assert difference(one, inverted) > 250
