"""The game as its source draws it: what a build is compared with, picture and time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from tools.building.checking.screen import Screen, wait_until
from tools.building.commands import BuildError

FIRST_PICTURE_SECONDS: Final = 60
SETTLED_SECONDS: Final = 3
ROUNDS: Final = 9
SLOWEST: Final = 1.2
"""So many times as long as the source may a build take to its first picture."""

SOURCE: Final = (sys.executable, "-m", "kingup_game", "--fullscreen")


def reference_title(source: Path) -> pygame.Surface:
    """The title as the source in a folder draws it, on a screen of the same size."""
    with Screen() as screen, TemporaryDirectory() as home:
        process = _started(SOURCE, source, screen, {"KINGUP_HOME": home})
        try:
            wait_until(screen.is_drawn, FIRST_PICTURE_SECONDS, "a first picture")
            time.sleep(SETTLED_SECONDS)
            return screen.picture()
        finally:
            _end(process)


def compare_first_pictures(program: Path, source: Path) -> dict[str, float]:
    """Seconds to the first picture, of a build and of its source in turn, the middle of many."""
    took: dict[str, list[float]] = {"build": [], "source": []}
    commands = {"build": (str(program), "--fullscreen"), "source": SOURCE}
    with Screen() as screen, TemporaryDirectory() as home:
        for _ in range(ROUNDS):
            for name, command in commands.items():
                took[name].append(_first_picture(command, source, screen, {"KINGUP_HOME": home}))
    seconds = {name: round(median(times), 3) for name, times in took.items()}
    seconds["ratio"] = round(seconds["build"] / seconds["source"], 2)
    if seconds["ratio"] > SLOWEST:
        raise BuildError(f"The first picture takes {seconds['ratio']} times as long as the source.")
    return seconds


def _first_picture(
    command: Sequence[str], source: Path, screen: Screen, more: Mapping[str, str]
) -> float:
    wait_until(lambda: not screen.is_drawn(), FIRST_PICTURE_SECONDS, "an empty screen")
    process = _started(command, source, screen, more)
    try:
        return wait_until(screen.is_drawn, FIRST_PICTURE_SECONDS, "a first picture")
    finally:
        _end(process)


def _started(
    command: Sequence[str], source: Path, screen: Screen, more: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "LANG": "C.UTF-8", "SDL_AUDIODRIVER": "dummy", **more}
    environment.pop("LC_ALL", None)
    return subprocess.Popen(
        list(command),
        cwd=source,
        env={**environment, **screen.environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
