"""One piece of music on its channels, leaf by leaf, in layers that keep together to the sample."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from kingup_game.stage.sound.shelf import SoundShelf
from kingup_game.stage.sound.sound_library import Part
from kingup_game.theme.durations import MUSIC_BREATHES

MOST_BEGINNINGS = 4
"""So often is it begun at most: the mixer fills a buffer in the midst of one time in fifty."""
MIXER_STEPS = 128
"""The mixer's loudness goes in whole steps up to this one: nobody hears what is less."""
_UNSET = -1
CIRCLES_A_BREATH = 2
"""People think for minutes: having gone round so often, a piece lets birds and fire be heard."""


@dataclass
class Fader:
    """How much of something is heard, and how much shall be."""

    now: float
    wanted: float
    step: float = 0.0

    def fade_to(self, wanted: float, ticks: int) -> None:
        """Be as loud as wanted in so many ticks."""
        self.wanted = wanted
        self.step = abs(wanted - self.now) / max(1, ticks)

    def advance(self) -> bool:
        """One tick; returns whether it got louder or softer."""
        if self.now == self.wanted:
            return False
        if self.now < self.wanted:
            self.now = min(self.wanted, self.now + self.step)
        else:
            self.now = max(self.wanted, self.now - self.step)
        return True


class Deck:
    """One piece on its channels: heard, fading, or standing still."""

    def __init__(
        self,
        part: Part,
        shelf: SoundShelf,
        channels: list[int],
        leaf: int = 0,
        *,
        breathes: bool = False,
    ) -> None:
        self.part = part
        self.channels = channels
        self.layers = {layer: Fader(0.0, 0.0) for layer in part.layers}
        self.presence = Fader(1.0, 1.0)
        self._faders = self.presence, *self.layers.values()
        self._shelf = shelf
        self.leaf = leaf
        """The one that sounds."""
        self._has_begun = self._has_queued = self._rests = False
        self._is_apart = False
        """Whether its layers stand a buffer apart, and begin this leaf anew."""
        self._heard: list[pygame.Sound] = []
        """Of every layer what sounds, and then of every layer what is queued."""
        self._breathes = breathes
        self._circles = self._breath_ticks = 0
        self._steps = [_UNSET] * len(channels)
        shelf.fetch_first(self._files(leaf), part.rim)

    @property
    def is_silent(self) -> bool:
        """Whether it has faded away, or never got as far as to sound."""
        return self.presence.now == 0 or not self._has_begun

    def fade_layers(self, heard: Iterable[str], ticks: int) -> None:
        """Have just these layers heard; whoever is to be heard now waits for no breath."""
        wanted = set(heard)
        if any(self.layers[name].wanted == 0 for name in wanted & set(self.layers)):
            self._end_breath()
        for name, layer in self.layers.items():
            layer.fade_to(float(name in wanted), ticks)

    def advance(self) -> bool:
        """One tick of its fades; returns whether anything got louder or softer."""
        if self._breath_ticks == 1 and not self._rests:
            self._end_breath()
        if self._breath_ticks:
            self._breath_ticks -= 1
        is_fading = False
        for fader in self._faders:
            if fader.now != fader.wanted:
                is_fading = fader.advance()
        return is_fading

    def be_as_loud(self, share: float) -> None:
        """Set its sounds to what the faders say, where the mixer has another step for it. Not the
        channels: whoever sets one waits until a buffer has been mixed."""
        loudness = share * self.part.gain * self.presence.now * MIXER_STEPS
        steps = [int(loudness * layer.now) for layer in self.layers.values()]
        if steps != self._steps:
            self._steps = steps
            self._set(self._heard)

    def _set(self, sounds: list[pygame.Sound]) -> None:
        """Of each layer one, or one and then another one."""
        for number, sound in enumerate(sounds):
            sound.set_volume(max(0, self._steps[number % len(self._steps)]) / MIXER_STEPS)

    def rest(self) -> None:
        """Stand still, here."""
        if self._has_begun and not self._rests:
            self._stand_still(True)
        self._rests = True

    def go_on(self) -> None:
        """Sound again from where it rests."""
        self._breath_ticks = 0
        if self._has_begun and self._rests:
            self._stand_still(False)
        self._rests = False

    def close(self) -> None:
        """Silence at once, and nothing of it in memory."""
        for channel in self._mixed():
            channel.stop()
            channel.stop()  # the first one only goes over to the leaf that is queued
        self._heard = []  # the shelf has a thread give them back
        self._shelf.drop([*self._files(self.leaf), *self._files(self._next)])

    def turn_leaves(self) -> bool:
        """Begin when the first leaf is there, and have the next one ready; true if it began."""
        if self._rests or self._breath_ticks or not self.channels:
            return False
        if not self._has_begun:
            return self._begin()
        head = pygame.mixer.Channel(self.channels[0])
        if self._has_queued and head.get_queue() is None:
            self._turn()
        if not self._has_queued and not head.get_busy():
            self._turn()  # nobody had fetched the next leaf in time
            self._has_begun = False
        elif not self._has_queued and self._shelf.ready(self._files(self._next)):
            self._queue(self._sounds(self._next))
        return False

    def _begin(self) -> bool:
        if not self._shelf.ready(self._files(self.leaf)):
            return False
        self._heard = self._sounds(self.leaf)
        self._steps = [_UNSET] * len(self._heard)  # unheard until somebody says how loud it is
        self._set(self._heard)
        layers = list(zip(self._mixed(), self._heard, strict=True))
        beginnings = [partial(channel.play, sound) for channel, sound in layers]
        for _ in range(MOST_BEGINNINGS):
            if _between_two_buffers(beginnings):
                break
        self._has_begun, self._has_queued, self._is_apart = True, False, False
        self._shelf.fetch_first(self._files(self._next), self.part.rim)
        return True

    def _queue(self, sounds: list[pygame.Sound]) -> None:
        """The mixer goes over to them by itself."""
        self._set(sounds)
        for channel, sound in zip(self._mixed(), sounds, strict=True):
            channel.queue(sound)
        self._heard = [*self._heard[: len(sounds)], *sounds]
        self._has_queued = True

    def _turn(self) -> None:
        """The next leaf sounds; the one after it is fetched."""
        done, self.leaf, self._has_queued = self.leaf, self._next, False
        self._heard = self._heard[len(self.channels) :]
        coming = self._files(self._next)
        self._shelf.drop(set(self._files(done)) - set(self._files(self.leaf)) - set(coming))
        self._shelf.fetch_first(coming, self.part.rim)
        if self.leaf == 0 and self._breathes:
            self._take_breath()

    def _take_breath(self) -> None:
        """After its ending, before its intro: a leaf is cut a moment before the bar begins."""
        self._circles += 1
        if self._circles % CIRCLES_A_BREATH == 0:
            self._breath_ticks = round(MUSIC_BREATHES)
            self._stand_still(True)

    def _end_breath(self) -> None:
        if self._breath_ticks and not self._rests:
            self._stand_still(False)
        self._breath_ticks = 0

    def _stand_still(self, is_still: bool) -> None:
        """All layers between the same two buffers, or they begin this leaf anew: they would go on
        apart from each other."""
        steps = [one.pause if is_still else one.unpause for one in self._mixed()]
        self._is_apart = not _between_two_buffers(steps) or self._is_apart
        self._has_begun = is_still or not self._is_apart

    @property
    def _next(self) -> int:
        return (self.leaf + 1) % self.part.leaves

    def _files(self, leaf: int) -> list[str]:
        return [files[leaf] for files in self.part.layers.values()]

    def _sounds(self, leaf: int) -> list[pygame.Sound]:
        return [self._shelf.get(file, self.part.rim) for file in self._files(leaf)]

    def _mixed(self) -> list[pygame.mixer.Channel]:
        if pygame.mixer.get_init() is None:
            return []
        return [pygame.mixer.Channel(number) for number in self.channels]


def _between_two_buffers(steps: Sequence[Callable[..., object]]) -> bool:
    """Take these steps; whether the mixer filled no buffer meanwhile, so that what begins together
    begins on the same sample.

    A sound shorter than a buffer serves as beacon: it is over as soon as one was filled.
    """
    beacon = pygame.mixer.Channel(pygame.mixer.get_num_channels() - 1)
    if len(steps) > 1 and not beacon.get_busy():
        beacon.play(pygame.Sound(buffer=bytes(8)))
    for step in steps:
        step()
    return len(steps) < 2 or beacon.get_busy()
