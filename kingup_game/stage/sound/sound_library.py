"""What there is to hear: cues, music and ambience as `cues.json` names them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

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
    rare: bool = False
    """Whether it is loaded only when somebody asks for it."""


@dataclass(frozen=True)
class Part:
    """One piece of music, or an ambience, as layers by name; each in leaves that go round."""

    layers: dict[str, tuple[str, ...]]
    gain: float
    rim: int = 0
    """Samples at both ends of each file that belong to its neighbours."""

    @property
    def leaves(self) -> int:
        """How many leaves every layer has."""
        return len(next(iter(self.layers.values())))


@dataclass(frozen=True)
class CueBook:
    """Everything that can be asked for by name: cues, pieces of music, and ambience."""

    cues: dict[str, Cue]
    parts: dict[str, Part]
    ambience: dict[str, Part]

    def cue(self, name: str) -> Cue:
        """A cue by its name."""
        return _known(self.cues, name, "cue")

    def part(self, name: str) -> Part:
        """A piece of music by its name."""
        return _known(self.parts, name, "music")

    def common_files(self) -> list[str]:
        """The files of all cues that are heard often: worth loading before anybody asks."""
        return [file for cue in self.cues.values() if not cue.rare for file in cue.files]

    def files(self) -> list[str]:
        """Every sound file that is named."""
        parts = [*self.parts.values(), *self.ambience.values()]
        leaves = [file for part in parts for files in part.layers.values() for file in files]
        return [*leaves, *(file for cue in self.cues.values() for file in cue.files)]


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
        name: Cue(
            tuple(one["files"]),
            one["bus"],
            gain(one),
            one.get("order") == "rising",
            one.get("rare", False),
        )
        for name, one in data["cues"].items()
    }
    parts = {
        name: Part(
            {layer: tuple(files) for layer, files in one["layers"].items()},
            gain(one),
            one.get("rim", 0),
        )
        for name, one in data["music"].items()
    }
    ambience = {
        name: Part({name: (one["file"],)}, gain(one))
        for name, one in data.get("ambience", {}).items()
    }
    return CueBook(cues, parts, ambience)
