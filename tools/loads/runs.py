"""Runs of the whole game for the bench: against the clock, from its start, and again and again."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time

import pygame

from kingup_game.app.loop import TICK_SECONDS, Loop
from kingup_game.bots.thinking.worker import Worker
from kingup_game.engine.edition import terms_of
from tests.harness import companies, matches
from tests.harness.stagehand import Stagehand
from tools.loads.frames import one_frame

ROOT = Path(__file__).resolve().parent.parent.parent

START_REPEATS = 7

_EMPTY_WINDOW = """
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720))
pygame.display.flip()
"""

_FIRST_FRAME = """
import pygame
present = pygame.display.update
def present_once(rects):
    present(rects)
    shown = pygame.transform.scale(pygame.display.get_surface(), (64, 36))
    assert len(set(shown.get_buffer().raw[::4])) > 32, "this is no picture"
    pygame.event.post(pygame.Event(pygame.QUIT))
pygame.display.update = present_once
from kingup_game.cli import main
raise SystemExit(main(["--window", "1280x720"]))
"""


@dataclass
class Punctuality:
    """A match against the clock: frames that came late, and those whose own work was too long."""

    frames: int = 0
    late_frames: int = 0
    longest_work_seconds: float = 0.0
    overlong_frames: int = 0

    def note_late(self, seconds: float) -> None:
        self.frames += 1
        self.late_frames += seconds > TICK_SECONDS

    def note(self, work_seconds: float) -> None:
        self.longest_work_seconds = max(self.longest_work_seconds, work_seconds)
        self.overlong_frames += work_seconds > TICK_SECONDS


def use_no_display_where_there_is_none() -> None:
    """So that loads run anywhere; a real screen is used where there is one. Left to itself SDL may
    find one that nobody sees, and wait for it in each frame."""
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def late_frames(surface: pygame.Surface, level: str) -> Punctuality:
    """A whole match against the clock, with bots of a level thinking in their process."""
    players = 3
    settings = {"speed": 400}
    hand = Stagehand(surface, "classic", players, settings, present=pygame.display.update)
    company = companies.bots_only(players, level)
    worker = Worker()
    found = Punctuality()
    try:
        hand.open(
            company,
            host=matches.new_host(terms_of("classic", players), company),
            thinking=worker,
        )

        begun = 0.0

        def poll() -> None:
            nonlocal begun
            begun = thread_time()
            pygame.event.pump()

        def show() -> None:
            hand.theatre.show()
            found.note(thread_time() - begun)

        def tick() -> None:
            hand.theatre.tick()
            if hand.scene == "Coronation":
                loop.stop()

        loop = Loop(poll, tick, show, note_late=found.note_late)
        _make_pictures(hand)
        loop.run()
    finally:
        worker.close()
    return found


def _make_pictures(hand: Stagehand) -> None:
    """The first frame makes everything; a real game does that behind its first transition."""
    for _ in range(3):
        one_frame(hand)


def seconds_to_a_window() -> tuple[float, float]:
    """From the start of a process to an empty window, and to the first picture of the game, each
    with its end. In turns, and with modules compiled, as whoever plays has them."""
    best = {program: float("inf") for program in (_EMPTY_WINDOW, _FIRST_FRAME)}
    with TemporaryDirectory() as folder:
        for _ in range(1 + START_REPEATS):  # the first time all modules are compiled
            for program in best:
                best[program] = min(best[program], _run(program, folder))
    return best[_EMPTY_WINDOW], best[_FIRST_FRAME]


def _run(program: str, compiled: str) -> float:
    around = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    around |= {"PYTHONPYCACHEPREFIX": compiled, "KINGUP_HOME": str(Path(compiled, "home"))}
    start = perf_counter()
    subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=around, check=True, capture_output=True
    )
    return perf_counter() - start


def resident_megabytes() -> float:
    """What the process holds now; where the system does not say, the most it ever held."""

    statm = Path("/proc/self/statm")
    if statm.exists():
        pages = int(statm.read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
    return most_resident_megabytes()


def most_resident_megabytes() -> float:
    """The most that the process ever held."""
    import resource  # not on every system

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
