"""The channels that cues take in turn: as few as can be are set anew.

Whoever sets how loud a channel is waits until the mixer has filled a buffer, which can take longer
than a frame has. Most cues are as loud as one that was heard not long ago.
"""

from __future__ import annotations

import pygame

from kingup_game.stage.sound.deck import MIXER_STEPS


class CueChannels:
    """All from the first on but the last, by which the music finds out when a buffer was filled.
    The one that was heard longest ago stands in front."""

    def __init__(self, first: int) -> None:
        self._first = first
        self._turns: list[pygame.mixer.Channel] = []

    def play(self, sound: pygame.mixer.Sound, loudness: float) -> None:
        """On a free channel that was as loud before, if there is one; not at all without any."""
        channel = self._free(loudness)
        if channel is not None:
            _be_as_loud(channel, loudness)
            channel.play(sound)
            _be_as_loud(channel, loudness)  # where playing has reset it

    def _free(self, loudness: float) -> pygame.mixer.Channel | None:
        numbers = range(self._first, pygame.mixer.get_num_channels() - 1)
        if len(self._turns) != len(numbers):
            self._turns = list(map(pygame.mixer.Channel, numbers))
        free = [one for one in self._turns if not one.get_busy()]
        found = next((one for one in free if _is_as_loud(one, loudness)), next(iter(free), None))
        if found is not None:
            self._turns.remove(found)
            self._turns.append(found)
        return found


def _is_as_loud(channel: pygame.mixer.Channel, loudness: float) -> bool:
    return int(loudness * MIXER_STEPS) == round(channel.get_volume() * MIXER_STEPS)


def _be_as_loud(channel: pygame.mixer.Channel, loudness: float) -> None:
    if not _is_as_loud(channel, loudness):
        channel.set_volume(loudness)
