"""What there is to hear: cues, music and ambience as `cues.json` names them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from kingup_game.stage.gaps import FAULTS, Gaps
from kingup_game.stage.part_files import read_part

Bus = Literal["music", "effects", "ui", "voice"]
Entry = TypeVar("Entry")
BUSES: tuple[Bus, ...] = ("music", "effects", "ui", "voice")


CUES_FILE: Final = "sound/cues.json"
MOST_RIM: Final = 1 << 20


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
    openings: tuple[int, ...] = (0,)
    """The leaves with which it may begin."""

    def opening_from(self, leaf: int) -> int:
        """With which leaf it begins when it comes again and had been broken off in this one."""
        return next((opening for opening in self.openings if opening >= leaf), self.openings[0])

    @property
    def leaves(self) -> int:
        """How many leaves every layer has."""
        return max(map(len, self.layers.values()), default=1)


SILENCE: Final = Cue((), "effects", 0.0, rising=False)
NO_MUSIC: Final = Part({}, 0.0)


@dataclass(frozen=True)
class CueBook:
    """Everything that can be asked for by name: cues, pieces of music, and ambience."""

    cues: dict[str, Cue]
    parts: dict[str, Part]
    ambience: dict[str, Part]
    gaps: Gaps = field(default_factory=Gaps)

    def cue(self, name: str) -> Cue:
        """A cue by its name."""
        return self._known(self.cues, name, SILENCE)

    def part(self, name: str) -> Part:
        """A piece of music by its name."""
        return self._known(self.parts, name, NO_MUSIC)

    def place(self, name: str) -> Part:
        """The ambience of a place by its name."""
        return self._known(self.ambience, name, NO_MUSIC)

    def _known(self, found: Mapping[str, Entry], name: str, stopgap: Entry) -> Entry:
        if name not in found:
            self.gaps.found(f"{CUES_FILE} ({name})", MissingCueError(f"no {name!r}"))
            return stopgap
        return found[name]

    def common_files(self) -> list[str]:
        """The files of all cues that are heard often: worth loading before anybody asks."""
        return [file for cue in self.cues.values() if not cue.rare for file in cue.files]


def read_cue_book(folder: Path, gaps: Gaps | None = None) -> CueBook:
    """What `cues.json` in the folder of sounds says. An entry that makes no sense is a gap."""
    gaps = gaps or Gaps()
    path = folder / "cues.json"
    data: dict[str, Any] = {}
    if not path.is_file():
        why = f"{path} is missing. Make it with: python tools/bake.py sound/"
        gaps.found(CUES_FILE, FileNotFoundError(why))
    else:
        try:
            data = dict(json.loads(read_part(path)))
        except FAULTS as fault:
            gaps.found(CUES_FILE, fault)
    master = data.get("master_db", 0.0)

    def read(section: str, entry_of: Callable[[dict[str, Any], float], Entry]) -> dict[str, Entry]:
        found: dict[str, Entry] = {}
        entries = data.get(section, {})
        for name, one in entries.items() if isinstance(entries, dict) else ():
            try:
                found[name] = entry_of(one, _gain(one, master))
            except FAULTS as fault:
                gaps.found(f"{CUES_FILE} ({name})", fault)
        return found

    return CueBook(read("cues", _cue), read("music", _part), read("ambience", _ambience), gaps)


def _gain(entry: dict[str, Any], master: float) -> float:
    gain = min(1.0, float(10 ** ((entry.get("gain_db", 0.0) + master) / 20)))
    if not 0 <= gain <= 1:
        raise ValueError(gain)
    return gain


def _files(found: Any) -> tuple[str, ...]:
    files = tuple(found)
    if not files or not all(isinstance(file, str) for file in files):
        raise ValueError(found)
    return files


def _cue(entry: dict[str, Any], gain: float) -> Cue:
    files, bus = _files(entry["files"]), entry["bus"]
    if bus not in BUSES:
        raise ValueError(bus)
    return Cue(files, bus, gain, entry.get("order") == "rising", bool(entry.get("rare", False)))


def _part(entry: dict[str, Any], gain: float) -> Part:
    layers = {layer: _files(files) for layer, files in entry["layers"].items()}
    rim, openings = entry.get("rim", 0), tuple(entry.get("openings", (0,)))
    leaves = set(map(len, layers.values()))
    if len(leaves) != 1 or rim not in range(MOST_RIM) or not openings:
        raise ValueError(entry)
    if not all(opening in range(*leaves) for opening in openings):
        raise ValueError(entry)
    return Part(layers, gain, rim, openings)


def _ambience(entry: dict[str, Any], gain: float) -> Part:
    if "layers" in entry:
        return _part(entry, gain)
    return Part({"ambience": _files([entry["file"]])}, gain)
