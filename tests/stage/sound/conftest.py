"""A mixer without a device, and an audio with a book of its own: three cues, three pieces."""

from __future__ import annotations

import json
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from kingup_game.stage.sound.audio import CHANNELS, Audio
from kingup_game.stage.sound.shelf import SoundShelf
from tests.harness.recording import Recording

BOOK = {
    "master_db": -6.0,
    "cues": {
        "step": {"files": ["a.wav", "b.wav"], "bus": "effects", "gain_db": 0, "order": "any"},
        "coin": {"files": ["a.wav", "b.wav", "c.wav"], "bus": "ui", "order": "rising"},
        "chatter-1": {"files": ["a.wav"], "bus": "voice"},
        "lost": {"files": ["gone.wav"], "bus": "ui"},
    },
    "music": {
        "climb": {"layers": {"base": ["a.wav"], "high": ["b.wav"]}, "gain_db": 0},
        "menu": {"layers": {"base": ["c.wav"]}},
        "vote": {"layers": {"base": ["b.wav"]}},
    },
    "ambience": {"castle": {"file": "c.wav", "bus": "effects"}},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sound").mkdir()
    (tmp_path / "sound" / "cues.json").write_text(json.dumps(BOOK))
    for name in "abc":
        with wave.open(str(tmp_path / "sound" / f"{name}.wav"), "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(44100)
            file.writeframes(bytes(4 * 44100))
    return tmp_path


@pytest.fixture
def mixer() -> Iterator[None]:
    pygame.mixer.init(44100, -16, 2, 512)
    pygame.mixer.set_num_channels(CHANNELS)
    yield
    pygame.quit()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody fetches leaves of music ahead: whoever needs one loads it."""
    monkeypatch.setattr(SoundShelf, "fetch_first", lambda *_: None)


@pytest.fixture
def audio(folder: Path) -> Audio:
    return Audio(folder, sink=Recording())
