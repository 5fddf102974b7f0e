"""Two games at once on the same saves, in two processes, each writing as fast as the disk can."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from kingup_game.table.disk.archive import Archive, trouble_of
from kingup_game.table.disk.files import Trouble
from kingup_game.table.disk.saves import LAST_MATCH_NAME, Shelf
from kingup_game.table.disk.scribe import Scribe
from tests.campaigns.steering import LINES

NAMES = "Ada", "Zoë"
"""By these a match is known again, and a mixed one."""


@dataclass
class Both:
    """What the two left, and what somebody who looked on saw."""

    writes: int = 0
    looks: int = 0
    torn: int = 0
    mixed: int = 0
    lost: int = 0
    faults: int = 0


def run(writes: int) -> Both:
    """So many writes by both together, looked at all the time."""
    both = Both(writes)
    with TemporaryDirectory() as name:
        saves = Path(name) / "saves"
        children = [_start(saves, person, writes // 2) for person in NAMES]
        waiting = set(children)
        while waiting:
            _look(saves, both)
            for child in list(waiting):
                done, status = os.waitpid(child, os.WNOHANG)
                if done:
                    waiting.remove(child)
                    both.faults += os.WTERMSIG(status) != signal.SIGKILL
        _look(saves, both)
        both.faults += sum(1 for _ in saves.glob("*.fault"))
        left = {kept.reading.header.seats[0].name for kept in Shelf(saves).matches()}
        both.lost = len(set(NAMES) - left)
    return both


def _start(saves: Path, person: str, writes: int) -> int:
    child = os.fork()
    if child:
        return child
    told: list[Trouble] = []
    scribe = Scribe(lambda error: told.append(trouble_of(error)))
    archive = Archive(saves, scribe, told.append)
    keeper = archive.keeper((0, 1, 2))
    lines = [line.replace("Ada", person) for line in LINES]
    for number in range(writes):
        keeper.keep("".join(lines[: 20 + number % 100]))
        while keeper.is_behind():
            os.sched_yield()
    if {trouble.key for trouble in told} - {"open_twice"}:
        (saves / f"{person}.fault").write_text(repr(told), encoding="utf-8")
    archive.close()
    scribe.close()
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def _look(saves: Path, both: Both) -> None:
    shelf = Shelf(saves)
    both.looks += 1
    for kept in shelf.matches():
        names = {seat.name for seat in kept.reading.header.seats} & set(NAMES)
        both.mixed += len(names) != 1
    both.torn += len(shelf.troubles())
    assert not (saves / LAST_MATCH_NAME).exists()
