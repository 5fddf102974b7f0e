from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingup_game.app.television import arranges_windows, is_television

DESKTOP = {"DISPLAY": ":0", "XDG_CURRENT_DESKTOP": "GNOME"}


@pytest.mark.parametrize(
    "environment",
    [
        DESKTOP | {"SteamTenfoot": "1"},
        DESKTOP | {"SteamGamepadUI": "1"},
        DESKTOP | {"SteamDeck": "1"},
        DESKTOP | {"XDG_CURRENT_DESKTOP": "gamescope"},
    ],
)
@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_what_is_made_for_sofas_says_so(environment: dict[str, str], platform: str) -> None:
    assert is_television(environment, platform, lambda _: True)


@pytest.mark.parametrize(
    ("environment", "platform"),
    [
        (DESKTOP | {"SteamTenfoot": "0"}, "linux"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "linux"),
        ({}, "linux"),
        ({"DISPLAY": ":0"}, "win32"),
        ({"DISPLAY": ":0"}, "darwin"),
    ],
)
def test_a_desk_is_no_sofa(environment: dict[str, str], platform: str) -> None:
    assert not is_television(environment, platform, lambda _: environment != {"DISPLAY": ":0"})


@pytest.mark.parametrize("is_arranged", [False, True])
def test_a_screen_that_shows_one_program_at_a_time_is_a_television(is_arranged: bool) -> None:
    asked: list[bytes] = []

    def arranged(display: bytes) -> bool:
        asked.append(display)
        return is_arranged

    assert is_television({"DISPLAY": ":7"}, "linux", arranged) is not is_arranged
    assert asked == [b":7"]


def test_a_display_that_does_not_answer_is_taken_for_a_desk() -> None:
    assert arranges_windows(b":4095")


@pytest.fixture
def bare_display(tmp_path: Path) -> Iterator[str]:
    if not shutil.which("Xvfb"):
        pytest.skip("Xvfb is not installed")
    log = (tmp_path / "number").open("w+b")
    started = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "640x360x24"],
        stdout=subprocess.PIPE,
        stderr=log,
    )
    assert started.stdout is not None
    yield f":{started.stdout.readline().decode().strip()}"
    started.terminate()
    started.wait()
    log.close()


def test_without_a_window_manager_a_real_screen_is_told_apart(bare_display: str) -> None:
    assert not arranges_windows(bare_display.encode())
