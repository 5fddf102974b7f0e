"""Sound: four buses with volumes, cues, and music in layers that start on the same sample."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pygame

from kingup_game.motion import TICKS_PER_SECOND
from kingup_game.stage.sound.sound_library import BUSES, Bus, Part, SoundShelf, read_cue_book

# Music layers and ambience keep the first channels; cues take any of the others.
MUSIC_CHANNELS = 14
AMBIENCE_CHANNEL = 14
FIRST_CUE_CHANNEL = 15
CHANNELS = 32
FADE_TICKS = 48

# A rising cue begins from its lowest take after a pause of this length.
RISING_PAUSE_TICKS = 90

# How long to look for the moment after the mixer filled a buffer.
MOST_BEACON_MS = 30


class Sink(Protocol):
    """Hears everything that is played, in order; tests compare what two of them heard."""

    def heard(self, what: str) -> None:
        """Hears one thing, as a line such as `cue step-1.ogg 1.000`."""


@dataclass
class MusicLayer:
    """One layer of the playing piece: how much of it is heard, and how much shall be."""

    now: float
    wanted: float
    step: float = 0.0
    channel: pygame.mixer.Channel | None = None

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


class Audio:
    """Plays cues and music; without a sound device it does everything but sound."""

    def __init__(self, assets: Path, *, sink: Sink | None = None) -> None:
        self.sink = sink
        self.volumes: dict[Bus, float] = dict.fromkeys(BUSES, 1.0)
        self.book = read_cue_book(assets / "sound")
        self.shelf = SoundShelf(assets / "sound")
        self.playing: str | None = None
        self._layers: dict[str, MusicLayer] = {}
        self._waiting_part: Part | None = None
        self._ambience: str | None = None
        self._duck = MusicLayer(1.0, 1.0)
        self._tick = 0
        self._takes: dict[str, tuple[int, int]] = {}

    @property
    def loud(self) -> bool:
        """Whether there is a mixer to be heard by."""
        return pygame.mixer.get_init() is not None

    def prepare(self) -> None:
        """Begins to load all sounds beside the game; call once when the mixer is open."""
        if self.loud:
            pygame.mixer.set_num_channels(CHANNELS)
            self.shelf.fetch(self.book.files())

    def set_volume(self, bus: Bus, share: float) -> None:
        """Have a bus as loud as this share, from 0 to 1."""
        self.volumes[bus] = max(0.0, min(1.0, share))
        self._apply_volumes()

    def cue(self, name: str, *, volume: float = 1.0, take: int | None = None) -> None:
        """Plays a sound once; rising sounds climb with each call, or to the take that is asked."""
        cue = self.book.cue(name)
        last, when = self._takes.get(name, (-1, 0))
        if take is None:
            take = last + 1
            if cue.rising and self._tick - when > RISING_PAUSE_TICKS:
                take = 0
        self._takes[name] = (take, self._tick)
        count = len(cue.files)
        file = cue.files[min(take, count - 1) if cue.rising else take % count]
        self._tell(f"cue {file} {volume:.3f}")
        loudness = cue.gain * volume * self.volumes[cue.bus]
        channel = self._free_channel() if self.loud and loudness > 0 else None
        if channel is not None:
            channel.set_volume(loudness)
            channel.play(self.shelf.get(file))

    def play_part(
        self, name: str, layers: Iterable[str] | None = None, *, fade_ticks: int = FADE_TICKS
    ) -> None:
        """Starts a piece with some of its layers heard, all by default.

        A piece that plays already goes on and only changes its layers.
        """
        part = self.book.part(name)
        heard = set(part.layers if layers is None else layers)
        if name == self.playing:
            self.set_layers(heard, fade_ticks=fade_ticks)
            return
        self.stop_music(fade_ticks=fade_ticks)
        self.playing = name
        self._layers = {layer: MusicLayer(0.0, 0.0) for layer in part.layers}
        for layer in heard:
            self._layers[layer].fade_to(1.0, fade_ticks)
        self._tell(f"music {name} {' '.join(sorted(heard))}")
        self._waiting_part = part
        self._start_when_ready()

    def set_layers(self, layers: Iterable[str], *, fade_ticks: int = FADE_TICKS) -> None:
        """Has just these layers of the playing piece heard."""
        heard = set(layers)
        if heard == {name for name, layer in self._layers.items() if layer.wanted > 0}:
            return
        self._tell(f"layers {' '.join(sorted(heard))}")
        for name, layer in self._layers.items():
            layer.fade_to(float(name in heard), fade_ticks)

    def duck(self, share: float, *, fade_ticks: int = 12) -> float:
        """Holds music and ambience down, as under a drum roll; 1 lets them up again.

        The answer is how far they were let up until now.
        """
        before = self._duck.wanted
        if share != self._duck.wanted:
            self._tell(f"duck {share:.2f}")
            self._duck.fade_to(share, fade_ticks)
        return before

    def stop_music(self, *, fade_ticks: int = FADE_TICKS) -> None:
        """The piece fades out."""
        if self.playing is None:
            return
        self._tell("music stops")
        for layer in self._layers.values():
            if layer.channel is not None:
                layer.channel.fadeout(fade_ticks * 1000 // TICKS_PER_SECOND)
        self._layers = {}
        self._waiting_part = None
        self.playing = None

    def play_ambience(self, name: str | None, *, fade_ticks: int = FADE_TICKS) -> None:
        """The sound of a place, round and round; `None` ends it."""
        if name == self._ambience:
            return
        self._ambience = name
        self._tell(f"ambience {name}")
        if not self.loud:
            return
        channel = pygame.mixer.Channel(AMBIENCE_CHANNEL)
        fade_ms = fade_ticks * 1000 // TICKS_PER_SECOND
        if name is None:
            channel.fadeout(fade_ms)
            return
        channel.play(self.shelf.get(self.book.ambience[name].files[0]), -1, fade_ms=fade_ms)
        self._apply_volumes()

    def stop(self) -> None:
        """Silence at once."""
        self.stop_music(fade_ticks=0)
        self._ambience = None
        if self.loud:
            pygame.mixer.stop()

    def close(self) -> None:
        """Before the mixer closes: silence, and nobody loads sounds any more."""
        self.shelf.stop_fetching()
        self.stop()

    def update(self) -> None:
        """One tick: fades go on, and music whose sounds have arrived begins."""
        self._tick += 1
        self._start_when_ready()
        fading = [layer.advance() for layer in (*self._layers.values(), self._duck)]
        if any(fading):
            self._apply_volumes()

    def _start_when_ready(self) -> None:
        part = self._waiting_part
        if part is None or not self.loud or not self.shelf.ready(part.layers.values()):
            return
        self._waiting_part = None
        sounds = {name: self.shelf.get(file) for name, file in part.layers.items()}
        every = [pygame.mixer.Channel(number) for number in range(MUSIC_CHANNELS)]
        every.sort(key=lambda channel: channel.get_busy())
        for name, channel in zip(sounds, every, strict=False):
            self._layers[name].channel = channel
        self._apply_volumes()
        self._wait_for_mixer()
        for name, layer in self._layers.items():
            if layer.channel is not None:
                layer.channel.play(sounds[name], loops=-1)
        self._apply_volumes()  # playing resets a channel's volume

    def _wait_for_mixer(self) -> None:
        """Returns just after the mixer filled a buffer, so that the next is some way off.

        Sounds that start between two buffers start on the same sample. A sound shorter than a
        buffer serves as beacon: it is over as soon as one was filled.
        """
        beacon = self._free_channel()
        if len(self._layers) < 2 or beacon is None:
            return
        beacon.play(pygame.Sound(buffer=bytes(8)))
        for _ in range(MOST_BEACON_MS):
            if not beacon.get_busy():
                return
            pygame.time.wait(1)

    def _free_channel(self) -> pygame.mixer.Channel | None:
        for number in range(FIRST_CUE_CHANNEL, pygame.mixer.get_num_channels()):
            channel = pygame.mixer.Channel(number)
            if not channel.get_busy():
                return channel
        return None

    def _apply_volumes(self) -> None:
        if not self.loud:
            return
        if self.playing is not None:
            gain = self.book.part(self.playing).gain
            loudness = gain * self.volumes["music"] * self._duck.now
            for layer in self._layers.values():
                if layer.channel is not None:
                    layer.channel.set_volume(loudness * layer.now)
        if self._ambience is not None:
            cue = self.book.ambience[self._ambience]
            loudness = cue.gain * self.volumes[cue.bus] * self._duck.now
            pygame.mixer.Channel(AMBIENCE_CHANNEL).set_volume(loudness)

    def _tell(self, what: str) -> None:
        if self.sink is not None:
            self.sink.heard(what)
