"""The terminal's streams may be closed, full or read by nobody."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such streams")

SOUND = str(Path(__file__).parent / "records" / "foreign" / "classic-3.kingup")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""What waits in Python's own buffers counts here."""

GOES_WELL = (
    ["arena", "--players", "3", "--rounds", "1", "random", "random", "cmd:nowhere"],
    ["check", SOUND],
    ["simulate", "--matches", "2", "--jobs", "2"],
)
GOES_WRONG = {
    ("check", "nowhere"): 1,
    ("replay", "nowhere"): 2,
    ("--nonsense",): 2,
    ("simulate", "--jobs", "0"): 2,
    ("simulate", "--matches", "1", "--records", "/dev/null/folder"): 2,
    ("bot",): 2,
}
FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")


def code_of(command: list[str], where: str = "") -> int:
    """What the real command ends with, where its streams lead there."""
    line = ["/bin/sh", "-c", f'exec "$@" {where}', "sh", sys.executable, *command]
    done = subprocess.run(
        line,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=ENVIRONMENT,
        timeout=60,
        check=False,
    )
    return done.returncode


def kingup(*asked: str, where: str) -> int:
    return code_of(["-m", "kingup_game", *asked], where)


@FULL
@pytest.mark.parametrize("asked", GOES_WELL, ids=lambda asked: asked[0])
def test_a_complaint_that_finds_no_room_ends_no_match(asked: list[str]) -> None:
    assert kingup(*asked, where="2>/dev/full") == 0


@FULL
@pytest.mark.parametrize(("asked", "code"), GOES_WRONG.items(), ids=str)
def test_a_complaint_that_finds_no_room_changes_no_code(asked: tuple[str, ...], code: int) -> None:
    assert kingup(*asked, where="2>/dev/full") == code


@FULL
@pytest.mark.parametrize("asked", [*GOES_WELL, ["--help"]], ids=lambda asked: asked[0])
def test_neither_answer_nor_complaint_finds_room(asked: list[str]) -> None:
    assert kingup(*asked, where=">/dev/full 2>/dev/full") == 74


BREAKS = """
import sys
from kingup_game import windowed
from kingup_game.cli import main
from kingup_game.performance import perform

def play(**_):
    from kingup_game.app.paths import usual_folders
    from kingup_game.table.settings import Settings
    def broken(*_):
        raise ValueError
    return perform(broken, Settings(window=(640, 360)), usual_folders())

windowed.play = play
sys.exit(main(["play"]))
"""


@FULL
@pytest.mark.parametrize("where", ["", "2>/dev/full", "2>&-"])
def test_a_game_that_breaks_says_so_by_its_code_though_nobody_hears_it(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ENVIRONMENT, "KINGUP_HOME", str(tmp_path))
    assert code_of(["-c", BREAKS], where) == 70


@pytest.mark.parametrize("closed", ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_a_terminal_that_was_closed_is_no_reason_to_break(closed: str, tmp_path: Path) -> None:
    """Nor does a file of ours get the number of a stream that libraries complain to."""
    code = (
        "import os, sys; from kingup_game.cli import main; main(['check', sys.argv[1]]);"
        "main(['simulate', '--matches', '1']); print('end', file=sys.stderr); os.write(2, b'x');"
        "handle = os.open(sys.argv[2], os.O_CREAT | os.O_WRONLY);"
        "os.write(handle, str(handle).encode())"
    )
    told = tmp_path / "told"
    assert code_of(["-c", code, SOUND, str(told)], closed) == 0
    assert int(told.read_text(encoding="utf-8")) > 2


GRUMBLER = """
import sys
print('{"ready": "grumbler"}', flush=True)
for line in sys.stdin:
    print("x" * 9_000, file=sys.stderr, flush=True)
    print('{"choose": "nothing"}', flush=True)
"""


def test_complaints_that_nobody_reads_hold_no_match(tmp_path: Path) -> None:
    """Neither ours nor those that are passed on: the pipe is full, and stays so."""
    (tmp_path / "bot.py").write_text(GRUMBLER, encoding="utf-8")
    bot = f'cmd:"{sys.executable}" "{tmp_path / "bot.py"}"'
    asked = ["arena", "--players", "3", "--rounds", "1", "--matches", "2", "page", "page", bot]
    reading, writing = os.pipe()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "kingup_game", *asked],
            stdout=subprocess.PIPE,
            stderr=writing,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0
        assert done.stdout.startswith(b" ")
        os.set_blocking(reading, False)
        assert os.read(reading, 1 << 20).count(b"x") > 9_000
    finally:
        os.close(reading)
        os.close(writing)
