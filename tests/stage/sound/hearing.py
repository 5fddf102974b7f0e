"""What an audio has done, as somebody beside it hears it."""

from __future__ import annotations

import time

import pygame

from kingup_game.stage.sound.audio import CHANNELS, Audio
from tests.harness.recording import Recording


def heard(audio: Audio) -> list[str]:
    assert isinstance(audio.sink, Recording)
    return audio.sink.lines


def busy_channels() -> int:
    """Without the last one, by which a deck sees whether a buffer was filled."""
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(CHANNELS - 1))


def loudness(channel: int) -> float:
    """Of what plays there, as the mixer makes it of the channel's volume and the sound's own."""
    mixed = pygame.mixer.Channel(channel)
    sound = mixed.get_sound()
    return mixed.get_volume() * (sound.get_volume() if sound else 0.0)


def wait_until_ready(audio: Audio, files: list[str]) -> None:
    deadline = time.monotonic() + 5
    while not audio.shelf.ready(files) and time.monotonic() < deadline:
        time.sleep(0.005)
