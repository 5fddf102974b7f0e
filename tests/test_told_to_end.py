"""Ctrl-C, a terminal that is closed, a computer that shuts down: the game ends, in order."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from kingup_game.told_to_end import SIGNALS, heard_by

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals"),
    pytest.mark.usefixtures("hears_as_usual"),
]

ROOT = Path(__file__).parent.parent


LOADING = """
import os, runpy, signal, sys

class Interrupts:
    def find_spec(self, name, *more):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupts())
sys.argv = ["kingup"]
runpy.run_module("kingup_game", run_name="__main__")
"""
PLAYING = """
import signal, sys
from kingup_game import game, performance
from kingup_game.cli import main

def tell(what, when, times=1):
    usual, calls = what.tick if when else what.close, []
    def told(self):
        calls.append(1)
        if len(calls) == (when or 1):
            for _ in range(times):
                signal.raise_signal(signal.{name})
        usual(self)
        if what is game.Game:
            print("everything is written")
    setattr(what, "tick" if when else "close", told)

if __name__ == "__main__":
    tell(performance.Theatre, {tick}, 2)
    tell(game.Game, 0, {while_closing})
    sys.exit(main(["play"]))
"""
TWICE = """
import signal, time
from kingup_game.told_to_end import PATIENCE_SECONDS, ended_in_order, heard_by

with heard_by(ended_in_order(lambda: True)):
    signal.raise_signal(signal.SIGTERM)
    signal.raise_signal(signal.SIGHUP)
    print("once", flush=True)
    time.sleep(PATIENCE_SECONDS + 0.1)
    signal.raise_signal(signal.SIGINT)
    print("again", flush=True)
"""
THINKING = """
import os, signal, time
from kingup_game.bots.thinking.thinking_process import ThinkingProcess

if __name__ == "__main__":
    signal.signal(signal.SIGINT, lambda *_: None)
    signal.signal(signal.SIGHUP, lambda *_: None)
    thinking = ThinkingProcess()
    for _ in range(60):
        os.killpg(0, signal.SIGINT)
        os.killpg(0, signal.SIGHUP)
        time.sleep(0.02)
    print(thinking.process.is_alive())
    thinking.close()
"""


def ended(code: str, home: Path) -> subprocess.CompletedProcess[str]:
    """What became of a process of its own, with a terminal of its own."""
    script = home / "script.py"
    script.write_text(code, encoding="utf-8")
    surroundings = {name: value for name, value in os.environ.items() if "XDG" not in name}
    return subprocess.run(
        [sys.executable, str(script)],
        env={**surroundings, "HOME": str(home), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        start_new_session=True,
    )


@pytest.mark.parametrize("module", ["arguments", "words", "curtain_raiser", "game", "theatre"])
def test_ctrl_c_while_the_game_is_loaded_says_nothing(module: str, tmp_path: Path) -> None:
    done = ended(LOADING.format(module=f"kingup_game.{module}"), tmp_path)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_game_that_is_told_to_end_writes_what_is_left(name: str, tmp_path: Path) -> None:
    """Told twice at once, as a terminal does that is closed."""
    done = ended(PLAYING.format(name=name, tick=3, while_closing=0), tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "everything is written\n", "")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_nobody_ends_a_game_that_is_writing_what_is_left(name: str, tmp_path: Path) -> None:
    done = ended(PLAYING.format(name=name, tick=3, while_closing=2), tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "everything is written\n", "")


def test_whoever_says_it_again_after_a_second_means_it(tmp_path: Path) -> None:
    done = ended(TWICE, tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "once\n", "")


def test_what_was_started_to_be_deaf_stays_deaf() -> None:
    """With nohup, say: also arena and simulate."""
    usual = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with heard_by(lambda *_: pytest.fail("it was heard")):
            signal.raise_signal(signal.SIGHUP)
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, usual)
    assert signal.SIGHUP in SIGNALS


def test_the_process_that_thinks_hears_no_terminal(tmp_path: Path) -> None:
    """Not even while it is started: it ends with the game, and says nothing of where it was."""
    done = ended(THINKING, tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP"])
@pytest.mark.parametrize("after", [0.3, 0.6, 1.5])
def test_a_pool_of_matches_ends_without_a_word(name: str, after: float) -> None:
    arguments = ["simulate", "--matches", "90000", "--bots", "king", "--jobs", "2"]
    host = subprocess.Popen(
        [sys.executable, "-m", "kingup_game", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    sleep(after)
    os.killpg(host.pid, signal.Signals[name])
    began = monotonic()
    said = host.communicate(timeout=20)
    assert said == (b"", b"")
    assert host.returncode in (128 + signal.Signals[name], -signal.Signals[name])
    assert monotonic() - began < 5
