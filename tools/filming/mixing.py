"""What was heard, mixed offline as the game's mixer does it: buses, layers, fades and ducking."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from kingup_game.app.loop import TICKS_PER_SECOND
from kingup_game.stage.sound.audio import AMBIENCE_BUS, FADE_TICKS, SWELL_TICKS
from kingup_game.stage.sound.deck import Fader
from kingup_game.stage.sound.hold import Hold
from kingup_game.stage.sound.sound_library import Bus, CueBook, Part
from kingup_game.theme import cues
from tools.studio.sound.encode import decoded
from tools.studio.sound.loudness import integrated_lufs
from tools.studio.sound.waves import RATE, Signal

A_TICK = RATE // TICKS_PER_SECOND
DUCK_TICKS = 12
LAST_FADE = RATE * 4 // 5
LOUDNESS_LUFS = -16.0
CEILING = 0.89
"""The highest a sample may come, a decibel below full scale."""


class Sounds:
    """Files as samples at both sides, each decoded once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[tuple[str, int], Signal] = {}

    def get(self, file: str, rim: int = 0) -> Signal:
        """One file, without the rim that belongs to its neighbours."""
        if (file, rim) not in self._known:
            sound = decoded((self._folder / file).read_bytes())
            sound = sound[rim : len(sound) - rim]
            self._known[file, rim] = sound if sound.shape[1] > 1 else np.repeat(sound, 2, axis=1)
        return self._known[file, rim]


@dataclass
class Track:
    """One piece or place, going round; it stands still where it is not heard."""

    part: Part
    layers: dict[str, Signal]
    faders: dict[str, Fader]
    presence: Fader
    at: int = 0
    levels: dict[str, float] = field(default_factory=dict)

    def play(self, layers: Iterable[str], ticks: int) -> None:
        """Be heard with these layers."""
        wanted = set(layers)
        self.presence.fade_to(1.0, ticks)
        for name, fader in self.faders.items():
            fader.fade_to(float(name in wanted), ticks)

    def swell(self, shares: dict[str, float], ticks: int) -> None:
        """Be heard so far, layer by layer."""
        for name, fader in self.faders.items():
            fader.fade_to(shares.get(name, 0.0), ticks)

    def sounding(self, share: float) -> Signal | None:
        """One tick of it; None where it has faded away."""
        self.presence.advance()
        for fader in self.faders.values():
            fader.advance()
        if self.presence.now == 0 and self.presence.wanted == 0:
            return None
        heard = np.zeros((A_TICK, 2))
        for name, sound in self.layers.items():
            level = share * self.part.gain * self.presence.now * self.faders[name].now
            ramp = np.linspace(self.levels.get(name, level), level, A_TICK, endpoint=False)
            self.levels[name] = level
            piece = np.take(sound, range(self.at, self.at + A_TICK), axis=0, mode="wrap")
            heard += piece * ramp[:, None]
        self.at = (self.at + A_TICK) % max(len(sound) for sound in self.layers.values())
        return heard


class Mix:
    """Follows what was heard, tick by tick."""

    def __init__(self, book: CueBook, folder: Path, volumes: dict[Bus, float]) -> None:
        self._book = book
        self._sounds = Sounds(folder)
        self._volumes = volumes
        self._cue_of = {file: name for name, cue in book.cues.items() for file in cue.files}
        self._tracks: dict[tuple[str, str], Track] = {}
        self._playing: dict[str, Track | None] = {"music": None, "ambience": None}
        self._hold = Hold()

    def of(self, lines: Iterable[tuple[int, str]], ticks: int) -> Signal:
        """So many ticks of sound, as loud as films are."""
        by_tick: dict[int, list[str]] = {}
        for tick, line in lines:
            by_tick.setdefault(tick, []).append(line)
        whole = np.zeros((ticks * A_TICK, 2))
        for tick in range(ticks):
            start = tick * A_TICK
            for line in by_tick.get(tick, ()):
                self._follow(line, whole[start:])
            self._hold.advance()
            for (kind, _), track in self._tracks.items():
                held = self._hold.music if kind == "music" else self._hold.air
                bus: Bus = "music" if kind == "music" else AMBIENCE_BUS
                heard = track.sounding(self._volumes[bus] * held)
                if heard is not None:
                    whole[start : start + A_TICK] += heard
        return faded_out(mastered(whole))

    def _follow(self, line: str, rest: Signal) -> None:
        what, *words = line.split()
        match what:
            case "cue":
                self._strike(words[0], float(words[1]), rest)
            case "duck":
                self._hold.fade_to(float(words[0]), DUCK_TICKS)
            case "layers":
                track = self._playing["music"]
                if track is not None:
                    track.play(words, FADE_TICKS)
            case "music" if words == ["stops"]:
                self._change("music", None)
            case "music":
                self._change("music", self._track("music", words[0], self._book.part(words[0])))
                self._tracks["music", words[0]].play(words[1:], FADE_TICKS)
            case "ambience" if words == ["None"]:
                self._change("ambience", None)
            case "ambience":
                place = self._book.place(words[0])
                self._change("ambience", self._track("ambience", words[0], place))
                self._tracks["ambience", words[0]].play(place.layers, FADE_TICKS)
            case "court":
                shares = {name: float(share) for name, share in (one.split("=") for one in words)}
                court = self._track("ambience", cues.MURMUR, self._book.place(cues.MURMUR))
                court.swell(shares, SWELL_TICKS)
            case _:
                raise ValueError(f"nobody knows how {line!r} sounds")

    def _strike(self, file: str, volume: float, rest: Signal) -> None:
        name = self._cue_of[file]
        cue = self._book.cue(name)
        if cues.is_said(name):
            self._hold.speak()
        sound = self._sounds.get(file)[: len(rest)]
        rest[: len(sound)] += sound * cue.gain * volume * self._volumes[cue.bus]

    def _change(self, kind: str, track: Track | None) -> None:
        before = self._playing[kind]
        if before is not None and before is not track:
            before.presence.fade_to(0.0, FADE_TICKS)
        self._playing[kind] = track

    def _track(self, kind: str, name: str, part: Part) -> Track:
        if (kind, name) not in self._tracks:
            layers = {
                layer: np.concatenate([self._sounds.get(file, part.rim) for file in files])
                for layer, files in part.layers.items()
            }
            faders = {layer: Fader(0.0, 0.0) for layer in layers}
            self._tracks[kind, name] = Track(part, layers, faders, Fader(1.0, 1.0))
        return self._tracks[kind, name]


def faded_out(whole: Signal) -> Signal:
    """The same, silent at its last sample: whatever still sounds there is not cut off."""
    length = min(len(whole), LAST_FADE)
    ramp = np.ones(len(whole))
    ramp[len(whole) - length :] = np.linspace(1.0, 0.0, length)
    faded: Signal = whole * ramp[:, None]
    return faded


def mastered(whole: Signal) -> Signal:
    """As loud as films are, with peaks bent below the ceiling."""
    loud = integrated_lufs(whole) if len(whole) > RATE else LOUDNESS_LUFS
    louder = whole * (10 ** ((LOUDNESS_LUFS - loud) / 20) if np.isfinite(loud) else 1.0)
    over = np.abs(louder) > CEILING / 2
    bent = np.sign(louder) * CEILING * (0.5 + 0.5 * np.tanh(2 * np.abs(louder) / CEILING - 1))
    result: Signal = np.where(over, bent, louder)
    return result
