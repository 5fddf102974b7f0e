"""Killed without a warning, at any moment, in any scene, on fast and slow disks: what is lost?

Games are forks of a process without other threads, which is why the suite starts one for this.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from kingup_game.app.presses import KEYBOARD, Intent, Press
from kingup_game.engine.record import read_record
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.table.disk import files
from kingup_game.table.disk.autosave import Autosave, Slot
from kingup_game.table.disk.saves import Shelf
from kingup_game.table.disk.scribe import Scribe
from kingup_game.table.evenings.people import load_people
from kingup_game.table.settings import load_settings
from tests.campaigns.steering import furnish, steer
from tests.harness.stagehand import Stagehand, open_surface
from tests.harness.thinking import InlineThinking

SMALL: Final = (320, 180)
TICK_SECONDS: Final = 1 / 400
SLOW_DISK_SECONDS: Final = 2.0
LONGEST_FAST, LONGEST_SLOW = 1.6, 7.0
"""Seconds after which a game is killed at the latest."""
OPENING_SECONDS: Final = 60.0
EVERY_SLOW: Final = 5
STEERED: Final = 0.15
LIVES: Final = 8
"""So often is one evening killed and gone on with, before another begins."""

PRESSES: Final = (
    *(Intent.CONFIRM,) * 12, *(Intent.YES, Intent.NO, Intent.SKIP) * 2,
    Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT,
    Intent.ALMANAC, Intent.PAUSE, Intent.BACK,
)  # fmt: skip


@dataclass
class Killed:
    """What so many kills left behind."""

    kills: int = 0
    scenes: Counter[str] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    """How often so many acts were lost, of those kills before which there was an act."""
    unreadable: int = 0
    resumed: int = 0
    """In how many a match went on that an earlier kill, or a file, had left."""
    broke: int = 0


def run(kills: int, seed: int, *, slow: bool) -> Killed:
    """Kill so many games; on a disk of the wanted kind."""
    killed, surface = Killed(), open_surface(SMALL)
    hand = Stagehand(surface)
    hand.open_game()
    loaded = hand.backstage.painter.pictures
    source = Random(f"kills/{seed}/{slow}")
    while killed.kills < kills:
        with TemporaryDirectory(ignore_cleanup_errors=True) as name:
            furnish(Path(name), source, 1)
            for _ in range(min(LIVES, kills - killed.kills)):
                _one_life(Path(name), loaded, source, killed, slow=slow)
    return killed


def _one_life(
    folder: Path, loaded: Pictures, source: Random, killed: Killed, *, slow: bool
) -> None:
    reading, writing = os.pipe()
    longest = LONGEST_SLOW if slow else LONGEST_FAST
    after, presses = source.uniform(0.02, longest), source.getrandbits(32)
    child = os.fork()
    if child == 0:
        os.close(reading)
        _live(folder, loaded, Random(presses), writing, slow=slow)
    os.close(writing)
    if not select.select([reading], [], [], OPENING_SECONDS)[0]:
        killed.broke += 1
    told = b""
    time.sleep(after)  # from when it is open, and plays
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(reading, 1 << 16):
        told += more
    os.close(reading)
    _judge(folder, told.decode(), killed)


def _judge(folder: Path, told: str, killed: Killed) -> None:
    """Compare what the game had done with what lies on the disk."""
    killed.kills += 1
    lines = [line.split() for line in told.splitlines() if " " in line]
    scenes = [line[1] for line in lines if line[0] == "scene"]
    killed.scenes[scenes[-1] if scenes else "(opening)"] += 1
    spoiled = load_settings(folder)[2] + load_people(folder)[1]
    killed.unreadable += len(spoiled)
    shelf = Shelf(folder / "saves")
    found = {kept.reading.text() for kept in shelf.matches()}
    killed.unreadable += len(shelf.troubles())
    killed.resumed += "Resumed" in scenes
    killed.broke += any(line[0] == "fault" for line in lines)
    acts = [line[1] for line in lines if line[0] == "act"]
    if not acts:
        return
    last_match = max(number for number, line in enumerate(lines) if line[0] == "act")
    match = lines[last_match][2]
    mine = [line[1] for line in lines if line[0] == "act" and line[2] == match]
    saved = {_sum(text) for text in found} | {
        _sum(path.read_text(encoding="utf-8")) for path in (folder / "saves").glob("last.kingup")
    }
    behind = next((age for age, act in enumerate(reversed(mine)) if act in saved), len(mine))
    killed.lost[behind] += 1
    for text in found:
        read_record(text.encode())


def _sum(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"


def _live(folder: Path, loaded: Pictures, source: Random, told: int, *, slow: bool) -> None:
    """A game until it is killed; never returns."""
    try:
        if slow:
            _slow_the_disk()
        _report_acts(told)
        hand = Stagehand(
            open_surface(SMALL), folder=folder, loaded=loaded, scribe=Scribe
        )  # fmt: skip
        hand.open_game(InlineThinking())
        os.write(told, b"\n")
        scene = ""
        while hand.backstage.stack.top is not None:
            if scene != hand.scene:
                scene = hand.scene
                os.write(told, f"scene {scene}\n".encode())
            if source.random() < 0.3:
                _press(hand, source)
            hand.theatre.tick()
            time.sleep(TICK_SECONDS)
        time.sleep(LONGEST_SLOW)
    except BaseException as fault:
        os.write(told, f"fault {type(fault).__name__}\n".encode())
        os.write(sys.stderr.fileno(), f"a game broke: {fault!r}\n".encode())
    finally:
        os.kill(os.getpid(), signal.SIGKILL)


def _press(hand: Stagehand, source: Random) -> None:
    if source.random() < STEERED:
        steer(hand, source)
    else:
        hand.theatre.press(Press(KEYBOARD, source.choice(PRESSES)))


def _slow_the_disk() -> None:
    def fsync(handle: int) -> None:
        del handle
        time.sleep(SLOW_DISK_SECONDS)

    files.os.fsync = fsync  # type: ignore[attr-defined]


def _report_acts(told: int) -> None:
    """Before anything is written, the parent knows that it was done."""
    keep: Callable[..., None] = Autosave.keep

    def reporting(self: Autosave, slot: Slot, record: str, *more: object) -> None:
        if record != slot.text:
            os.write(told, f"act {_sum(record)} {id(slot)}\n".encode())
        keep(self, slot, record, *more)

    Autosave.keep = reporting  # type: ignore[method-assign,assignment]
