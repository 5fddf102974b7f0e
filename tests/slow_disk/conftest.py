"""Disks and homes for whoever tries the game on slow ones."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingup_game.engine.record import SeatEntry
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.evenings.past_matches import PAST_NAME
from kingup_game.table.evenings.people import Person, save_people
from kingup_game.table.settings import (
    Settings,
    save_settings,
)
from tests.harness.slow_disk import Disk, Evening, HangingHome, Open
from tests.harness.tables import lines_of_a_match

SEATS = (SeatEntry("Ada", "human"), SeatEntry("Ben", "bot:random"), SeatEntry("Cy", "bot:random"))
RECORD = Path(__file__).parents[1] / "records" / "foreign" / "jester-2.kingup"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """Every reading and every writing of the game waits for it."""
    disk = Disk()

    def slowly(do: Callable[..., object]) -> Callable[..., object]:
        def wait_first(*arguments: object, **options: object) -> object:
            disk.wait()
            return do(*arguments, **options)

        return wait_first

    for module in ("disk.kept_file", "disk.saves", "disk.autosave", "evenings.past_matches"):
        for name in ("read_small", "write_whole"):
            if name == "read_small" and module == "disk.autosave":
                continue
            where = f"kingup_game.table.{module}.{name}"
            monkeypatch.setattr(where, slowly(getattr(sys.modules[where.rpartition(".")[0]], name)))
    yield disk
    disk.answer()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Open]:
    opened: list[Evening] = []

    def begin() -> Evening:
        opened.append(Evening(tmp_path))
        return opened[-1]

    yield begin
    for one in opened:
        one.game.close()


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A home with a match to go on with, one that is over, Ada, and quiet music."""
    saves = tmp_path / "saves"
    (saves / PAST_NAME).mkdir(parents=True)
    text = scrambled("".join(lines_of_a_match(SEATS)[:20]), (0, 1, 2))
    (saves / "left.kingup").write_text(text, encoding="utf-8")
    (saves / PAST_NAME / "2026-11-19 21-14-00.kingup").write_bytes(RECORD.read_bytes())
    save_people(tmp_path, [Person("Ada", 4, 0)])
    save_settings(tmp_path, Settings(music=40, text_size=150, lessons=["classic"], speed=400))
    return tmp_path


_homes: list[HangingHome] = []
_heard: list[object] = []


def _hear_of_files(event: str, arguments: tuple[object, ...]) -> None:
    if _homes and arguments and event.startswith(("open", "os.", "shutil.", "tempfile.")):
        _homes[-1].touch(event, arguments[0])


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HangingHome]:
    """Where the game keeps its things; nothing that is done there is done in time."""
    if _hear_of_files not in _heard:
        sys.addaudithook(_hear_of_files)
        _heard.append(_hear_of_files)
    home = HangingHome(tmp_path)

    def looking(look: Callable[..., object]) -> Callable[..., object]:
        def wait_first(path: object, *more: object, **options: object) -> object:
            home.touch("look", path)
            return look(path, *more, **options)

        return wait_first

    monkeypatch.setenv("KINGUP_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    for name in ("stat", "lstat"):  # nobody else tells of these
        monkeypatch.setattr(os, name, looking(getattr(os, name)))
    _homes.append(home)
    yield home
    home.answer()
    _homes.remove(home)
