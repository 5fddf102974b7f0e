"""The shelf of sounds: fetched beside the game, kept while needed, closed before the mixer."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage.sound.audio import Audio
from kingup_game.stage.sound.shelf import FETCHING
from tests.stage.sound.hearing import wait_until_ready


@pytest.mark.usefixtures("mixer")
def test_only_the_leaf_that_sounds_and_the_next_are_kept(audio: Audio, folder: Path) -> None:
    audio.shelf.fetch(["a.wav", "b.wav"])
    wait_until_ready(audio, ["a.wav", "b.wav"])
    audio.shelf.drop(["a.wav"])
    (folder / "sound" / "a.wav").unlink()
    (folder / "sound" / "b.wav").unlink()
    assert audio.shelf.get("b.wav")
    with pytest.raises(FileNotFoundError):
        audio.shelf.get("a.wav")


@pytest.mark.usefixtures("mixer")
def test_sounds_are_fetched_beside_the_game(audio: Audio, folder: Path) -> None:
    audio.shelf.fetch(["a.wav", "b.wav"])
    wait_until_ready(audio, ["a.wav", "b.wav"])
    for file in folder.glob("sound/*.wav"):
        file.unlink()
    assert audio.shelf.get("a.wav")
    assert audio.shelf.get("b.wav")
    with pytest.raises(FileNotFoundError):
        audio.shelf.get("c.wav")


@pytest.mark.usefixtures("mixer")
def test_closing_waits_for_a_sound_that_is_being_loaded(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    load = pygame.Sound

    def slowly(path: Path) -> pygame.Sound:
        time.sleep(0.05)
        loaded.append(path.name)
        return load(path)

    monkeypatch.setattr(pygame, "Sound", slowly)
    audio.shelf.fetch(["a.wav", "b.wav", "c.wav"])
    audio.close()
    seen = list(loaded)
    time.sleep(0.1)
    assert loaded == seen
    assert len(seen) < 3


@pytest.mark.usefixtures("mixer")
def test_pygame_may_be_quit_while_sounds_are_still_fetched() -> None:
    forgotten = Audio(assets_folder())
    forgotten.prepare()
    fetching = [one for one in threading.enumerate() if one.name == FETCHING]
    assert fetching
    pygame.quit()
    assert not any(one.is_alive() for one in fetching)
