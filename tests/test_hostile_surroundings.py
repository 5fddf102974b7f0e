"""The command line among endless files, closed pipes, full disks and hosts that talk nonsense."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep

import pytest

from kingup_game.cli import main
from kingup_game.table.disk.files import LARGEST

FOREIGN = Path(__file__).parent / "records" / "foreign"
SOUND = (FOREIGN / "classic-3.kingup").read_text(encoding="utf-8")
GREETING = json.dumps(
    {"kingup": "bot/1", "edition": "classic", "players": 3, "seat": 0, "rounds": 1}
)
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
DEEP = "[" * 100_000


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def kingup(*arguments: str, out: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own, which has to end within seconds."""
    return subprocess.run(
        [sys.executable, "-m", "kingup_game", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
        timeout=30,
        check=False,
    )


def checked(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["check", str(path)]) == 1
    said = capsys.readouterr().out
    assert len(said) < 1000
    assert said.count("\n") == 1
    return said


@UNIX
@pytest.mark.parametrize("kind", ["fifo", "folder", "/dev/zero", "loop"])
def test_what_is_no_file_is_never_read(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "it"
    if kind == "fifo":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to(path if kind == "loop" else kind)
    assert "cannot be read" in checked(path, capsys)


def test_a_file_larger_than_any_match_is_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    assert "larger" in checked(path, capsys)


@pytest.mark.parametrize(
    "text",
    [
        SOUND.replace('"seed": ', '"seed": Infinity, "was": ', 1),
        SOUND.replace('"seed": ', '"seed": 1e999, "was": ', 1),
        SOUND.replace('"seed": ', '"seed": true, "was": ', 1),
        SOUND.replace('"rounds": 3', '"rounds": 3.0', 1),
        SOUND.replace('"deal": 1,', '"deal": 1.0,', 1),
        SOUND.replace('"deal": 1,', '"deal": true,', 1),
        SOUND.replace('"seats": ', f'"seats": {DEEP}, "was": ', 1),
        SOUND.replace('"place": ', f'"place": "{"x" * 100_000}", "was": ', 1),
        DEEP,
        "",
        "\n" * 100_000,
        "\ufeff" + SOUND,
    ],
)
def test_a_foul_record_is_told_in_a_sentence(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "foul.kingup"
    assert text != SOUND
    path.write_text(text, encoding="utf-8")
    assert "foul: line" in checked(path, capsys)


@pytest.mark.parametrize("key", ["seed", "app", "house", "seats", "name", "deal", "place", "cards"])
@pytest.mark.parametrize("depth", [60, 320, 490, 940, 970, 985])
def test_lists_within_lists_break_nothing_however_deep(
    key: str, depth: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Python reads more of them than it can compare, copy or write."""
    path = tmp_path / "deep.kingup"
    text = SOUND.replace(f'"{key}": ', f'"{key}": {nested(depth)}, "was": ', 1)
    assert text != SOUND
    path.write_text(text, encoding="utf-8")
    assert "foul: line" in checked(path, capsys)


@UNIX
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_an_answer_that_finds_no_room_is_told_with_a_code_of_its_own() -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    try:
        done = kingup("simulate", "--matches", "1", out=full)
    finally:
        os.close(full)
    assert done.returncode == 74
    assert done.stderr.startswith("kingup: the answer cannot be written")
    assert done.stderr.count("\n") == 1


@UNIX
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
@pytest.mark.parametrize("asked", [["--where"], ["--help"], ["--version"], ["check", "-h"]])
def test_help_that_finds_no_room_is_told_too(asked: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = kingup(*asked, out=full.fileno())
    assert done.returncode == 74
    assert done.stderr.count("\n") == 1


def test_a_name_that_no_file_can_have_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read" in checked(Path("a\0b"), capsys)


@pytest.mark.parametrize("option", ["--house", "--bots", "--edition", "--seed", "--window"])
def test_nobody_gets_a_book_back(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = [] if option == "--window" else ["simulate"]
    with contextlib.suppress(SystemExit):
        assert main([*command, option, "9" * 100_000]) == 2
    assert 0 < len(capsys.readouterr().err) < 2000


@UNIX
def test_whoever_reads_no_further_hears_no_complaint() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = kingup("check", *([str(FOREIGN / "classic-3.kingup")] * 40), out=writing)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


@UNIX
def test_a_name_of_any_bytes_can_be_told(tmp_path: Path) -> None:
    odd = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.kingup")
    Path(odd).write_text(SOUND, encoding="utf-8")
    done = kingup("check", odd)
    assert done.returncode == 0
    assert ": ok: complete" in done.stdout


DECIDE = {"decide": "place", "view": {}, "options": [], "seconds": 1}


@pytest.mark.parametrize(
    "lines",
    [
        [DEEP],
        [GREETING, '{"event": []}'],
        [GREETING, '{"event": {"deal": 1}}'],
        [GREETING, '{"event": {"place": "A", "floor": 99, "seat": 0}}'],
        [GREETING, '{"event": {"move": "A", "from": "nowhere", "to": "4", "seat": 0}}'],
        [GREETING, '{"event": {"score": 1, "totals": 2, "goals": 3}}'],
        [GREETING, json.dumps(DECIDE)],
        [GREETING.replace('"seat": 0', '"seat": 9')],
        [GREETING.replace('"players": 3', '"players": 1e999')],
        [GREETING.replace('"players": 3', '"players": 99')],
        ["x" * 1_000_000],
        ['{"decide": "vote"}'],
    ],
)
def test_a_host_that_talks_nonsense_is_told_so(
    lines: Sequence[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert main(["bot", "--level", "page"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("kingup: ")
    assert said.count("\n") == 1
    assert len(said) < 500


def running_below(process: int) -> set[int]:
    """Whoever was started by a process, and still runs."""
    found = set()
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            facts = entry.read_text(encoding="utf-8").rpartition(")")[2].split()
            if int(facts[1]) == process and facts[0] not in "ZX":
                found.add(int(entry.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nothing lists processes here")
@pytest.mark.usefixtures("hears_as_usual")
@pytest.mark.parametrize("name", ["SIGKILL", "SIGINT"])
def test_matches_that_nobody_waits_for_any_more_are_not_played_on(name: str) -> None:
    arguments = ["simulate", "--matches", "9000", "--bots", "king", "--jobs", "2"]
    command = [sys.executable, "-m", "kingup_game", *arguments]
    patience = monotonic() + 20
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as host:
        while len(running_below(host.pid)) < 3 and monotonic() < patience:
            sleep(0.05)
        helpers = running_below(host.pid)
        assert len(helpers) == 3
        host.send_signal(signal.Signals[name])
        host.wait(5)
    while monotonic() < patience and not all(map(is_gone, helpers)):
        sleep(0.05)
    assert all(map(is_gone, helpers))


def is_gone(process: int) -> bool:
    try:
        facts = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return True
    return facts.rpartition(")")[2].split()[0] in "ZX"
