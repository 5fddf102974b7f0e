"""Sound: four buses, cues by name, and music in layers that start on the same sample."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol

import pygame

Bus = Literal["music", "effects", "ui", "voice"]
BUSES: tuple[Bus, ...] = ("music", "effects", "ui", "voice")

# Music layers keep the first channels for themselves; cues take any of the others.
MUSIC_CHANNELS = 12
CHANNELS = 32
DEFAULT_FADE_MS = 800


@dataclass(frozen=True)
class Cue:
    """One sound by name: its takes (one is played after the other), its bus and its loudness."""

    files: tuple[str, ...]
    bus: Bus = "effects"
    volume: float = 1.0


@dataclass(frozen=True)
class Part:
    """One piece of music as layers of one length."""

    layers: dict[str, str]
    volume: float = 1.0


class Sink(Protocol):
    """Hears everything that is played, in order; tests compare what two of them heard."""

    def heard(self, what: str) -> None: ...


@dataclass
class Recording:
    """A sink that writes a line for each thing it hears."""

    lines: list[str] = field(default_factory=list)

    def heard(self, what: str) -> None:
        self.lines.append(what)

    def bytes(self) -> bytes:
        return "\n".join(self.lines).encode()


class MissingCueError(KeyError):
    """No such sound in cues.json: a mistake in the program."""


class Audio:
    """Plays cues and music; without a sound device it does all but sound."""

    def __init__(self, assets: Path, *, sink: Sink | None = None) -> None:
        self.assets = assets
        self.sink = sink
        self.volumes: dict[Bus, float] = dict.fromkeys(BUSES, 1.0)
        self.cues, self.parts = load_cues(assets / "sound" / "cues.json")
        self._sounds: dict[str, pygame.Sound] = {}
        self._next_take: dict[str, int] = {}
        self._playing: str | None = None
        self._layer_channels: dict[str, pygame.mixer.Channel] = {}
        self._layer_volumes: dict[str, float] = {}
        self._duck = 1.0

    @property
    def loud(self) -> bool:
        return pygame.mixer.get_init() is not None

    @property
    def playing(self) -> str | None:
        """The music's part, or none."""
        return self._playing

    def set_volume(self, bus: Bus, share: float) -> None:
        self.volumes[bus] = max(0.0, min(1.0, share))
        if bus == "music":
            self._apply_layer_volumes()

    def cue(self, name: str, *, volume: float = 1.0) -> None:
        """Plays a sound once."""
        cue = self.cues.get(name)
        if cue is None:
            if not self.cues:
                return
            raise MissingCueError(f"no cue {name!r} in sound/cues.json")
        take = self._next_take.get(name, 0)
        self._next_take[name] = (take + 1) % len(cue.files)
        file = cue.files[take]
        self._tell(f"cue {name} {file} {volume:.3f}")
        loudness = cue.volume * volume * self.volumes[cue.bus]
        if not self.loud or loudness <= 0:
            return
        channel = pygame.mixer.find_channel()
        if channel is not None:
            channel.set_volume(loudness)
            channel.play(self._sound(file))

    def play_part(
        self,
        name: str,
        layers: Iterable[str] | None = None,
        *,
        fade_ms: int = DEFAULT_FADE_MS,
    ) -> None:
        """Starts a piece with some of its layers heard; going on with the same piece is smooth."""
        part = self.parts.get(name)
        if part is None:
            if not self.parts:
                return
            raise MissingCueError(f"no music {name!r} in sound/cues.json")
        heard = set(part.layers if layers is None else layers)
        if name == self._playing:
            self.set_layers(heard, fade_ms=fade_ms)
            return
        self.stop_music(fade_ms=fade_ms)
        self._playing = name
        self._layer_volumes = {layer: float(layer in heard) for layer in part.layers}
        self._tell(f"music {name} {' '.join(sorted(heard))}")
        if self.loud:
            self._start(part, fade_ms)

    def set_layers(self, layers: Iterable[str], *, fade_ms: int = DEFAULT_FADE_MS) -> None:
        """Has just these layers of the playing piece heard."""
        heard = set(layers)
        wanted = {layer: float(layer in heard) for layer in self._layer_volumes}
        if wanted != self._layer_volumes:
            self._layer_volumes = wanted
            self._tell(f"layers {' '.join(sorted(heard))} {fade_ms}")
            self._apply_layer_volumes()

    def duck(self, share: float) -> None:
        """Holds the music down, as under a drum roll; 1 lets it up again."""
        if share != self._duck:
            self._duck = share
            self._tell(f"duck {share:.2f}")
            self._apply_layer_volumes()

    def stop_music(self, *, fade_ms: int = DEFAULT_FADE_MS) -> None:
        if self._playing is None:
            return
        self._tell("music stops")
        for channel in self._layer_channels.values():
            channel.fadeout(fade_ms)
        self._layer_channels = {}
        self._layer_volumes = {}
        self._playing = None

    def stop(self) -> None:
        """Silence at once."""
        self.stop_music(fade_ms=0)
        if self.loud:
            pygame.mixer.stop()

    def update(self) -> None:
        """Once a tick; moves fading layers on."""

    def _start(self, part: Part, fade_ms: int) -> None:
        sounds = {layer: self._sound(file) for layer, file in part.layers.items()}
        free = [
            channel
            for channel in map(pygame.mixer.Channel, range(MUSIC_CHANNELS))
            if not channel.get_busy()
        ]
        free += [pygame.mixer.Channel(number) for number in range(MUSIC_CHANNELS)]
        chosen = dict(zip(sounds, free, strict=False))
        # Paused channels take their sounds; letting go of all at once starts them together.
        pygame.mixer.pause()
        for layer, channel in chosen.items():
            channel.play(sounds[layer], loops=-1, fade_ms=fade_ms)
        self._layer_channels = chosen
        self._apply_layer_volumes()
        pygame.mixer.unpause()

    def _apply_layer_volumes(self) -> None:
        if self._playing is None:
            return
        loudness = self.parts[self._playing].volume * self.volumes["music"] * self._duck
        for layer, channel in self._layer_channels.items():
            channel.set_volume(loudness * self._layer_volumes[layer])

    def _sound(self, file: str) -> pygame.Sound:
        sound = self._sounds.get(file)
        if sound is None:
            path = self.assets / "sound" / file
            if not path.is_file():
                raise FileNotFoundError(
                    f"The sound {file} is missing from {self.assets / 'sound'}. "
                    f"Make it with: python tools/bake.py sound/{file}"
                )
            sound = self._sounds[file] = pygame.Sound(path)
        return sound

    def _tell(self, what: str) -> None:
        if self.sink is not None:
            self.sink.heard(what)


def load_cues(path: Path) -> tuple[dict[str, Cue], dict[str, Part]]:
    """Reads cues.json."""
    if not path.is_file():
        return {}, {}  # TEMPORARY until the sounds are baked; then: raise
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    cues = {
        name: Cue(tuple(cue["files"]), cue.get("bus", "effects"), cue.get("volume", 1.0))
        for name, cue in data["cues"].items()
    }
    parts = {
        name: Part(dict(part["layers"]), part.get("volume", 1.0))
        for name, part in data["music"].items()
    }
    return cues, parts
