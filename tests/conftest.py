"""No test needs a screen or a sound device, or goes on for ever; pictures are decoded once."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.harness.collecting import collecting, leave_out_what_stays
from tests.harness.decoded import decode_once
from tests.patience import patience

decode_once()


def pytest_collection_finish() -> None:
    leave_out_what_stays()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    with collecting():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, object, object]:
    with patience():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    with patience():
        return (yield)


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    """The folder of logs beside which everything of a person is kept."""
    (tmp_path / "logs").mkdir()
    return tmp_path / "logs"
