"""Programs of others at the table: whatever they do, the host goes on."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
import tracemalloc
from pathlib import Path
from time import monotonic, sleep

import pytest

from kingup_game.bots.field.random_bot import RandomBot
from kingup_game.bots.protocol.messages import decide_words
from kingup_game.bots.protocol.program import ProgramBot
from kingup_game.bots.protocol.serving import ProtocolError, serve
from kingup_game.engine.edition import terms_of
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.table.host import Host
from kingup_game.table.playing import play_out

TABLE = terms_of("classic", 3, rounds=1)

_LOOP = """
import json, sys, time
print(json.dumps({{"ready": "tester"}}), flush=True)
asked = 0
for line in sys.stdin:
    said = json.loads(line)
    if "quit" in said:
        break
    if "decide" in said:
        asked += 1
        {answer}
"""


def program(folder: Path, answer: str) -> str:
    path = folder / "bot.py"
    path.write_text(_LOOP.format(answer=answer), encoding="utf-8")
    return f'"{sys.executable}" "{path}"'


def play_with(command: str, seconds: float = 0.25) -> tuple[Host, list[str], ProgramBot]:
    host = Host(Header(TABLE, tuple(SeatEntry(str(s), "bot") for s in range(3)), 4, "test"))
    complaints: list[str] = []
    guest = ProgramBot(command, TABLE, 0, seconds, complaints.append)
    play_out(host, [guest, RandomBot(1, 4), RandomBot(2, 4)])
    guest.close()
    return host, complaints, guest


def test_a_program_that_answers_plays_without_complaint(tmp_path: Path) -> None:
    last = 'print(json.dumps({"choose": len(said["options"]) - 1}), flush=True)'
    host, complaints, guest = play_with(program(tmp_path, last), seconds=5)
    assert host.is_over
    assert complaints == []
    assert guest.name == "tester"


@pytest.mark.parametrize(
    "answer",
    [
        'print(json.dumps({"choose": 99}), flush=True)',
        'print(json.dumps({"choose": -1}), flush=True)',
        'print(json.dumps({"choose": "A"}), flush=True)',
        'print(json.dumps({"choose": True}), flush=True)',
        "print(json.dumps([1]), flush=True)",
        'print("what?", flush=True)',
        'print(\'{"choose": \' + "[" * 970 + "]" * 970 + "}", flush=True)',
        "print('{\"choose\": NaN}', flush=True)",
        'print(\'{"choose": 1\' + "0" * 4200 + "}", flush=True)',
        'print("x" * 200_000, flush=True)',
    ],
)
def test_a_wrong_answer_forfeits_that_decision(tmp_path: Path, answer: str) -> None:
    host, complaints, _ = play_with(program(tmp_path, answer))
    assert host.is_over
    assert "the first option is taken" in complaints[0]


def test_a_crash_forfeits_the_rest(tmp_path: Path) -> None:
    host, complaints, _ = play_with(program(tmp_path, "sys.exit(1)"))
    assert host.is_over
    assert "has stopped" in complaints[0]


def test_a_program_that_never_says_ready_forfeits_everything() -> None:
    host, complaints, _ = play_with(f'"{sys.executable}" -c "print(1)"')
    assert host.is_over
    assert "did not say that it is ready" in complaints[0]


def test_a_command_that_does_not_exist_is_reported() -> None:
    host, complaints, _ = play_with("no-such-program-anywhere")
    assert host.is_over
    assert "cannot be started" in complaints[0]


def test_a_silent_program_forfeits_and_the_match_ends(tmp_path: Path) -> None:
    host, complaints, _ = play_with(program(tmp_path, "pass"), seconds=0.02)
    assert host.is_over
    assert "did not answer in time" in complaints[0]


def test_a_program_silent_once_is_heard_again(tmp_path: Path) -> None:
    answer = 'asked == 2 or print(json.dumps({"choose": 0}), flush=True)'
    host, complaints, _ = play_with(program(tmp_path, answer), seconds=0.4)
    assert host.is_over
    assert len(complaints) == 1


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    answer = (
        "asked == 1 and time.sleep(0.45);"
        ' print(json.dumps({"choose": 99 if asked == 1 else 0}), flush=True)'
    )
    host, complaints, _ = play_with(program(tmp_path, answer), seconds=0.3)
    assert host.is_over
    assert len(complaints) == 1
    assert "in time" in complaints[0]


_FLOODER = """
import sys
print('{"ready": "flooder"}', flush=True)
while True:
    sys.stdout.write('{"choose": 0}\\n' * 1000)
"""


def test_a_program_that_never_stops_talking_fills_no_memory(tmp_path: Path) -> None:
    bot, most = tmp_path / "bot.py", 0
    bot.write_text(_FLOODER, encoding="utf-8")
    host = Host(Header(TABLE, tuple(SeatEntry(str(s), "bot") for s in range(3)), 4, "test"))
    guest = ProgramBot(f'"{sys.executable}" "{bot}"', TABLE, 0, 1, pytest.fail)
    tracemalloc.start()
    begun = monotonic()
    while monotonic() < begun + 1:
        sleep(0.1)
        most = max(most, tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    play_out(host, [guest, RandomBot(1, 4), RandomBot(2, 4)])
    guest.close()
    assert host.is_over
    assert most < 1 << 20


_FORKER = """
import os, subprocess, sys
for own_group in (False, True):
    nap = [sys.executable, "-c", "import time; time.sleep(600)"]
    child = subprocess.Popen(nap, start_new_session=own_group)
    with open(sys.argv[1], "a") as file:
        file.write(f"{child.pid}\\n")
print('{"ready": "forker"}', flush=True)
for line in sys.stdin:
    pass
"""


def _is_gone(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return True
    return state.rpartition(")")[2].split()[0] in "ZX"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nothing lists processes here")
def test_whatever_a_program_starts_ends_with_the_match(tmp_path: Path) -> None:
    bot, started = tmp_path / "bot.py", tmp_path / "started"
    bot.write_text(_FORKER, encoding="utf-8")
    command = f'"{sys.executable}" "{bot}" "{started}"'
    guest = ProgramBot(command, TABLE, 0, 5, pytest.fail)
    assert guest.name == "forker"
    children = [int(line) for line in started.read_text(encoding="utf-8").split()]
    assert len(children) == 2
    assert not any(map(_is_gone, children))
    guest.close()
    end = monotonic() + 5
    while not all(map(_is_gone, children)) and monotonic() < end:
        sleep(0.01)
    assert all(map(_is_gone, children))


_HOST = """
import sys
from kingup_game.cli import main
sys.exit(main(["arena", "--players", "3", "--bots", "page,page", "cmd:" + sys.argv[1]]))
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nothing lists processes here")
@pytest.mark.usefixtures("hears_as_usual")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_host_that_is_told_to_end_takes_all_programs_with_it(tmp_path: Path, name: str) -> None:
    """Also while it waits for one; the program here ends it, and is ended by it."""
    bot, started = tmp_path / "bot.py", tmp_path / "started"
    ending = (
        f"import signal, time; os.kill(os.getppid(), signal.{name}); time.sleep(600)\nfor line in"
    )
    bot.write_text(_FORKER.replace("for line in", ending), encoding="utf-8")
    command = f'"{sys.executable}" "{bot}" "{started}"'
    host = subprocess.run(
        [sys.executable, "-c", _HOST, command], capture_output=True, text=True, check=False
    )
    assert host.returncode == 128 + signal.Signals[name]
    assert host.stderr == ""
    children = [int(line) for line in started.read_text(encoding="utf-8").split()]
    end = monotonic() + 5
    while not all(map(_is_gone, children)) and monotonic() < end:
        sleep(0.01)
    assert all(map(_is_gone, children))


_GRUMBLER = """
import sys
sys.stderr.write("it begins\\n" + "x" * 3_000_000)
sys.stderr.flush()
print('{"ready": "grumbler"}', flush=True)
for line in sys.stdin:
    if "quit" in line:
        break
"""


def test_of_a_programs_complaints_as_much_is_passed_on_as_anybody_reads(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(_GRUMBLER, encoding="utf-8")
    guest = ProgramBot(f'"{sys.executable}" "{bot}"', TABLE, 0, 5, pytest.fail)
    assert guest.name == "grumbler"
    guest.close()
    said = capfd.readouterr().err
    assert said.startswith("it begins\nxxx")
    assert 10_000 < len(said) < 200_000


@pytest.mark.parametrize("command", ["", "   ", '"', "\0"])
def test_a_command_without_a_program_is_reported(command: str) -> None:
    host, complaints, _ = play_with(command)
    assert host.is_over
    assert "cannot be started" in complaints[0]


def test_our_bot_speaks_the_protocol_as_a_program() -> None:
    greeting = {"kingup": "bot/1", "edition": "classic", "players": 3, "seat": 1, "rounds": 3}
    host = Host(Header(TABLE, tuple(SeatEntry(str(s), "bot") for s in range(3)), 4, "test"))
    host.draw_lot()
    view, seat = host.view(1), host.seats_to_act[0]
    asked = decide_words(view, host.options(seat), 1.0)
    said = "\n".join(map(json.dumps, [greeting, asked, {"quit": True}, asked]))
    answers = io.StringIO()
    serve("random", 1, io.StringIO(said), answers)
    ready, choice = map(json.loads, answers.getvalue().splitlines())
    assert ready == {"ready": "random"}
    assert 0 <= choice["choose"] < len(asked["options"])


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("what", "line 1: this is not a JSON object"),
        ('{"kingup": "bot/7"}', "bot/7"),
        ('{"decide": "vote"}', "must begin with its greeting"),
        ('{"kingup": "bot/1", "edition": "classic"}', "a key is missing"),
    ],
)
def test_a_host_that_speaks_nonsense_is_told(said: str, why: str) -> None:
    with pytest.raises(ProtocolError, match=why):
        serve("random", 1, io.StringIO(said), io.StringIO())
