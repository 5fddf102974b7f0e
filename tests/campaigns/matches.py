"""Whole matches, one after the other in one process: nothing grows, and each comes to its end."""

from __future__ import annotations

import gc
import resource
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.scenes.match.coronation import Coronation
from kingup_game.scenes.over_match.pause import Pause
from tests.campaigns.kills import PRESSES
from tests.harness.disk import disk_in_time
from tests.harness.stagehand import Stagehand, open_surface
from tests.harness.thinking import InlineThinking

SMALL: Final = (480, 270)
MOST_TICKS: Final = 200_000
HURRY: Final = (*PRESSES, *(Intent.SKIP,) * 20)
WARM: Final = 5
"""So many matches until every cache is full."""


@dataclass
class Soak:
    """What a process held after each match."""

    matches: int = 0
    megabytes: list[int] = field(default_factory=list)
    handles: list[int] = field(default_factory=list)
    threads: list[int] = field(default_factory=list)
    objects: list[int] = field(default_factory=list)
    kept: int = 0
    """Unfinished matches on the shelf at the end."""

    @property
    def grows(self) -> bool:
        """Whether anything but caches grew after the first matches."""
        late = slice(min(WARM, len(self.handles) - 2), None)
        return (
            max(self.handles[late]) > min(self.handles[late]) + 2
            or max(self.threads[late]) > min(self.threads[late]) + 1
        )


def run(matches: int, seed: int, preset: str = "classic") -> Soak:
    """So many, each from the title to the coronation and back, in one way to play."""
    soak, source = Soak(), Random(f"matches/{seed}")
    with TemporaryDirectory() as folder, disk_in_time():
        settings = {"speed": 400, "fast_bots": True, "reduced_motion": True}
        hand = Stagehand(open_surface(SMALL), settings=settings, folder=Path(folder))
        hand.open_game(InlineThinking())
        for _ in range(matches):
            _play_one(hand, source, preset)
            soak.matches += 1
            _measure(soak)
        soak.kept = len(hand.game.unfinished())
        hand.game.close()
    return soak


def _play_one(hand: Stagehand, source: Random, preset: str) -> None:
    hand.choose("play")
    hand.wait_for("SetupScreen")
    hand.choose(f"preset-{preset}")
    hand.choose("start")
    _until(hand, source, lambda: isinstance(hand.top, Coronation))
    hand.theatre.show()
    for _ in range(MOST_TICKS):
        if hand.scene == "Menu" and not hand.backstage.stack.changing:
            return
        hand.wait(5)
        hand.press(Intent.BACK, device=KEYBOARD)
    raise AssertionError("nobody gets from the coronation to the title")


def _until(hand: Stagehand, source: Random, is_so: Callable[[], bool]) -> None:
    for passed in range(MOST_TICKS):
        if is_so():
            return
        hand.wait(2)
        if isinstance(hand.top, Pause):
            hand.press(Intent.PAUSE, device=KEYBOARD)
        elif source.random() < 0.5:
            hand.press(source.choice(HURRY), device=KEYBOARD)
        if passed % 500 == 0:
            hand.theatre.show()
    raise AssertionError(f"the match never ends: {hand.scene}")


def _measure(soak: Soak) -> None:
    gc.collect()
    page = resource.getpagesize()
    held = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * page
    soak.megabytes.append(held >> 20)
    soak.handles.append(len(list(Path("/proc/self/fd").iterdir())))
    soak.threads.append(threading.active_count())
    soak.objects.append(len(gc.get_objects()))
