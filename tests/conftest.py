"""No test needs a screen or a sound device, or goes on for ever; what all need is made once.

Pictures are decoded once, and code is compiled once, even where Python was told to keep none of it:
tests start it over and over.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):  # nothing beside the code, then
    compiled = str(Path(__file__).parent.parent / ".pytest_cache" / "compiled")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = compiled
    sys.dont_write_bytecode = False

from kingup_game.app.large_pieces import give_free_pieces_back
from kingup_game.told_to_end import SIGNALS
from tests.harness.collecting import collecting, leave_out_what_stays, share_compiling
from tests.harness.decoded import decode_once
from tests.harness.reading_ends import reading_ends
from tests.patience import patience

decode_once()
settings.register_profile("untimed", deadline=None)  # a busy machine is no fault
settings.load_profile("untimed")


def pytest_collection(session: pytest.Session) -> None:
    if session.config.args_source is pytest.Config.ArgsSource.TESTPATHS:  # all there are
        share_compiling(Path(__file__).parent)


def pytest_collection_finish() -> None:
    leave_out_what_stays()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    with collecting(), reading_ends():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, object, object]:
    with patience():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    with patience():
        return (yield)


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Between files the holes that pictures left go back to the system: after a few hundred games
    they were half of what a process held. To hand back each picture at once costs four tenths
    more time."""
    if nextitem is not None and nextitem.path != item.path:
        give_free_pieces_back()


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    """The folder of logs beside which everything of a person is kept."""
    (tmp_path / "logs").mkdir()
    return tmp_path / "logs"


@pytest.fixture
def hears_as_usual() -> Iterator[None]:
    """A suite that runs beside a shell, or under `nohup`, is deaf to some of these signals, and so
    would be whatever it starts: a game that is deaf from the start stays so."""
    deaf = [one for one in SIGNALS if signal.getsignal(one) is signal.SIG_IGN]
    for one in deaf:
        signal.signal(one, signal.SIG_DFL)
    yield
    for one in deaf:
        signal.signal(one, signal.SIG_IGN)
