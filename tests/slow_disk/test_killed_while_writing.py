"""Killed while it writes, on fast and slow disks: what lies there is whole."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from kingup_game.app.log import LOG_NAME
from kingup_game.table.evenings.people import PEOPLE_NAME, load_people
from kingup_game.table.settings import (
    load_settings,
)

PATIENCE = 30.0

LOGGING_PROGRAM = """
import logging, os, signal, sys, time
from pathlib import Path
from kingup_game.diary import Diary
from kingup_game.table.disk.scribe import Scribe

Scribe().ask(lambda: time.sleep(60))  # a match that takes its time
diary = Diary(Path(sys.argv[1]))
for number in range(int(sys.argv[2])):
    logging.getLogger("kingup_game").warning("line %s", number)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there kills as suddenly")
def test_killed_at_its_last_line_the_log_has_all_of_them(tmp_path: Path) -> None:
    """Also behind a disk that still writes a match. A busy machine may be late with the last."""
    command = [sys.executable, "-c", LOGGING_PROGRAM, str(tmp_path), "40"]
    subprocess.run(command, check=False)
    lines = (tmp_path / LOG_NAME).read_text(encoding="utf-8").splitlines()
    assert len(lines) >= 39
    assert [line.rpartition(" ")[2] for line in lines] == [str(n) for n in range(len(lines))]


WRITING_PROGRAM = """
import sys, os, time
from functools import partial
from pathlib import Path
from kingup_game.table.disk import files
from kingup_game.table.evenings.people import Person, save_people
from kingup_game.table.disk.scribe import Scribe
from kingup_game.table.settings import Settings, save_settings

root, seconds = Path(sys.argv[1]), float(sys.argv[2])
files.os.fsync = lambda handle: time.sleep(seconds)
scribe = Scribe()
for number in range(1000000):
    music = number % 11 * 10
    settings = Settings(music=music, names=["x" * 40] * 200)
    one = scribe.ask(partial(save_settings, root, settings), "settings")
    people = [Person(f"{music} {n}", n, n % 8) for n in range(24)]
    scribe.ask(partial(save_people, root, people), "people").wait(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there kills as suddenly")
@pytest.mark.parametrize(("disk_seconds", "after"), [(0.0, 0.05), (0.0, 0.11), (0.3, 0.4)])
def test_killed_while_they_are_written_settings_and_people_are_whole(
    tmp_path: Path, disk_seconds: float, after: float
) -> None:
    command = [sys.executable, "-c", WRITING_PROGRAM, str(tmp_path), str(disk_seconds)]
    with subprocess.Popen(command) as process:
        patience = monotonic() + PATIENCE
        while not (tmp_path / PEOPLE_NAME).exists() and monotonic() < patience:
            sleep(0.005)
        sleep(after)
        process.send_signal(signal.SIGKILL)
    settings, wrong, troubles = load_settings(tmp_path)
    people, people_troubles = load_people(tmp_path)
    assert (wrong, troubles, people_troubles) == ([], [], [])
    assert len(settings.names) == 200
    assert len({person.name.split()[0] for person in people}) == 1
    assert len(people) == 24
