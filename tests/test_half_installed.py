"""An installation of which a part is gone or damaged says so, in a sentence and with a code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import kingup_game
from kingup_game.app.faults import CRASHED

PACKAGE = Path(kingup_game.__file__).parent
FRENCH = (
    "from kingup_game.words import Words; words = Words('fr'); print(words.language, words.notice)"
)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The program without its pictures and sounds."""
    copytree(PACKAGE, tmp_path / "kingup_game", ignore=ignore_patterns("__pycache__"))
    return tmp_path


def run(place: Path, *command: str) -> subprocess.CompletedProcess[str]:
    surroundings = {"PYTHONPATH": str(place), "KINGUP_HOME": str(place / "home")}
    unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LANG": "en_GB.UTF-8"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=place,
        env={**os.environ, **surroundings, **unseen},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_pictures_the_game_says_to_install_it_again(place: Path) -> None:
    done = run(place, "-m", "kingup_game", "--window", "640x360")
    assert done.returncode == CRASHED
    assert "Install King Up! again" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("text", ["{", "[]", "\\x00", ""])
def test_a_language_that_is_damaged_is_replaced_and_told(place: Path, text: str) -> None:
    (place / "kingup_game" / "words" / "fr.json").write_text(text, encoding="utf-8")
    done = run(place, "-c", FRENCH)
    assert done.stdout.startswith("en There is no catalogue for the language fr")


def test_without_any_words_the_game_names_what_is_damaged(place: Path) -> None:
    (place / "kingup_game" / "words" / "en.json").write_text("{", encoding="utf-8")
    done = run(place, "-m", "kingup_game", "--window", "640x360")
    assert done.returncode == CRASHED
    assert done.stderr.startswith("kingup: ")
    assert "en.json is damaged" in done.stderr
    assert done.stderr.count("\n") == 1
