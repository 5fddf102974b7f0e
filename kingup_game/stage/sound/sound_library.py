"""What there is to hear: cues and music as `cues.json` names them, their sounds loaded ahead."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

import pygame

Bus = Literal["music", "effects", "ui", "voice"]
Named = TypeVar("Named")
BUSES: tuple[Bus, ...] = ("music", "effects", "ui", "voice")


class MissingCueError(KeyError):
    """No such name in cues.json: a mistake in the program."""


@dataclass(frozen=True)
class Cue:
    """One sound by name. Its takes are played in turn; rising ones climb with each repetition."""

    files: tuple[str, ...]
    bus: Bus
    gain: float
    rising: bool


@dataclass(frozen=True)
class Part:
    """One piece of music as layers of one length, by name."""

    layers: dict[str, str]
    gain: float


@dataclass(frozen=True)
class CueBook:
    """Everything that can be asked for by name: cues, pieces of music, and ambience."""

    cues: dict[str, Cue]
    parts: dict[str, Part]
    ambience: dict[str, Cue]

    def cue(self, name: str) -> Cue:
        """A cue by its name."""
        return _known(self.cues, name, "cue")

    def part(self, name: str) -> Part:
        """A piece of music by its name."""
        return _known(self.parts, name, "music")

    def files(self) -> list[str]:
        """Every sound file, those first that are heard first."""
        music = [file for part in self.parts.values() for file in part.layers.values()]
        effects = [file for cue in self.cues.values() for file in cue.files]
        ambience = [file for cue in self.ambience.values() for file in cue.files]
        return music[:2] + effects + ambience + music[2:]


def _known(found: Mapping[str, Named], name: str, kind: str) -> Named:
    if name not in found:
        raise MissingCueError(f"no {kind} {name!r} in sound/cues.json")
    return found[name]


def read_cue_book(folder: Path) -> CueBook:
    """What `cues.json` in the folder of sounds says."""
    path = folder / "cues.json"
    if not path.is_file():
        raise FileNotFoundError(f"{path} is missing. Make it with: python tools/bake.py sound/")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    master = data.get("master_db", 0.0)

    def gain(entry: dict[str, Any]) -> float:
        return float(min(1.0, 10 ** ((entry.get("gain_db", 0.0) + master) / 20)))

    cues = {
        name: Cue(tuple(one["files"]), one["bus"], gain(one), one.get("order") == "rising")
        for name, one in data["cues"].items()
    }
    parts = {name: Part(dict(one["layers"]), gain(one)) for name, one in data["music"].items()}
    ambience = {
        name: Cue((one["file"],), one["bus"], gain(one), rising=False)
        for name, one in data.get("ambience", {}).items()
    }
    return CueBook(cues, parts, ambience)


class SoundShelf:
    """Sounds by file. A thread can fetch them ahead: decoding music would cost many frames."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._sounds: dict[str, pygame.Sound] = {}
        self._fetching: threading.Thread | None = None
        self._enough = threading.Event()

    def fetch(self, files: Iterable[str]) -> None:
        """Begins to load all of them, in order, beside the game."""
        self.stop_fetching()
        self._enough.clear()
        wanted = list(files)
        self._fetching = threading.Thread(target=self._fetch, args=(wanted,), daemon=True)
        self._fetching.start()

    def _fetch(self, files: list[str]) -> None:
        for file in files:
            if self._enough.is_set():
                return
            try:
                self.get(file)
            except (OSError, pygame.error):
                return  # whoever needs it on the game's own thread will hear why

    def stop_fetching(self) -> None:
        """Waits until nobody loads any more: a mixer must not close under a loading sound."""
        self._enough.set()
        if self._fetching is not None:
            self._fetching.join()
            self._fetching = None

    def ready(self, files: Iterable[str]) -> bool:
        """Whether all are there, or nobody is fetching them and `get` may as well load them."""
        fetching = self._fetching is not None and self._fetching.is_alive()
        return not fetching or all(file in self._sounds for file in files)

    def get(self, file: str) -> pygame.Sound:
        """The sound of a file; loaded now where nobody has fetched it yet."""
        sound = self._sounds.get(file)
        if sound is None:
            path = self.folder / file
            if not path.is_file():
                raise FileNotFoundError(
                    f"The sound {file} is missing from {self.folder}. "
                    f"Make it with: python tools/bake.py sound/{file}"
                )
            sound = self._sounds.setdefault(file, pygame.Sound(path))
        return sound
