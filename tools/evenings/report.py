"""What evenings took, as tables of a paper: by way, size and station."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tools.evenings.stopwatch import LEARNED, Station, Stopwatch

BEGIN: Final = "<!-- tables by tools/first_evening.py: begin -->"
END: Final = "<!-- tables by tools/first_evening.py: end -->"
NAMES: Final = {
    "mouse": "by mouse alone",
    "pad": "by one pad",
    "two": "two people at one keyboard",
}
_TITLE_LINES: Final = (
    "| from the title | size | knows the rules | presses | words | whole | presses |"
)


@dataclass(frozen=True)
class Played:
    """An evening that was played."""

    way: str
    size: str
    watch: Stopwatch

    def station(self, name: str) -> Station:
        return next((one for one in self.watch if one.name == name), Station(name))


def tables(played: Sequence[Played]) -> str:
    """How soon the rules are known, and where time goes."""
    return "\n".join((_summary(played), _stations(played)))


def _summary(played: Sequence[Played]) -> str:
    rows = [_TITLE_LINES, "|---|---|---|---|---|---|---|"]
    for one in played:
        learned, whole = one.watch.until(LEARNED), one.watch.whole
        known = f"{learned.seconds:.0f} s | {learned.presses} | {learned.words}"
        time = f"{whole.seconds // 60:.0f} min {whole.seconds % 60:.0f} s | {whole.presses}"
        rows.append(f"| {NAMES[one.way]} | {one.size} | {known} | {time} |")
    return "\n".join(rows) + "\n"


def _stations(played: Sequence[Played]) -> str:
    """A row a station, for each evening its seconds and presses."""
    names = dict.fromkeys(station.name for one in played for station in one.watch)
    heads = [f"{one.way}, {one.size}" for one in played]
    rows = [f"| seconds / presses | {' | '.join(heads)} |", "|---" * (len(played) + 1) + "|"]
    for name in names:
        cells = [one.station(name) for one in played]
        said = (f"{cell.seconds:.0f} / {cell.presses}" for cell in cells)
        rows.append(f"| {name} | {' | '.join(said)} |")
    return "\n".join(rows) + "\n"


def renewed(paper: str, made: str) -> str:
    """The paper with these tables instead of its own."""
    before, rest = paper.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    return f"{before}{BEGIN}\n\n{made}\n{END}{after}"
