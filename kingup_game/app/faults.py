"""When something breaks: a log that helps and gives nothing away, and a page that says so."""

from __future__ import annotations

import platform
import sys
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from string import ascii_lowercase
from types import TracebackType

import pygame

from kingup_game import __version__
from kingup_game.app.paths import PACKAGE, home_folder
from kingup_game.app.window import UNSEEN_DRIVERS
from kingup_game.theme.palette import GOLD, INK, PARCHMENT

LOGS_KEPT = 10
LONGEST_LOG = 1 << 17
MOMENT_MS = 100
"""So often whoever tells the process to end is heard while nothing is pressed."""
MARGIN_SHARE = 0.1
LINE_HEIGHT_SHARE = 0.045
FIRST_LINE_SHARE = 0.07
CROWN_LEANS_DEGREES = 24
CROWN_OUTLINE = (
    *((-0.8, 0.6), (-1.0, -0.5), (-0.45, 0.05), (0.0, -0.75)),
    *((0.45, 0.05), (1.0, -0.5), (0.8, 0.6)),
)
"""From the lower left corner over its three points to the lower right one."""

# Exit codes of the game.
CRASHED = 70
NO_DISPLAY = 69


def report(fault: BaseException) -> str:
    """The log's text: versions and the way through the code; no values, so no secrets.

    Messages of exceptions may quote what a seat holds, so only our own sentences
    (file and display errors) are kept.
    """
    chain: list[str] = []
    seen: BaseException | None = fault
    while seen is not None:
        chain.insert(0, "\n".join(_calls(seen.__traceback__)) + "\n" + _headline(seen))
        seen = seen.__cause__ or seen.__context__
    versions = (
        f"King Up! {__version__}, Python {platform.python_version()}, "
        f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.version.SDL))}, "
        f"{platform.system()} {platform.release()}"
    )
    way = "\n\nthen:\n".join(chain)
    return f"{versions}\n\n{way}\n\nat {place_of(fault)}\n"


def _calls(trace: TracebackType | None) -> list[str]:
    """File name, line and function of each call; folders are left out, they name people."""
    return [
        f"  {Path(frame.filename).name}:{frame.lineno} in {frame.name}"
        for frame in traceback.extract_tb(trace)
    ]


def place_of(fault: BaseException) -> str:
    """Where it broke, in the game's own code: a module and a line, which anybody may pass on."""
    frames = traceback.extract_tb(fault.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(PACKAGE)]
    if not own:
        return type(fault).__name__
    place = Path(own[-1].filename).relative_to(PACKAGE).as_posix()
    return f"{type(fault).__name__}, {place}:{own[-1].lineno}"


def was_there_before(place: str, logs: Path | None) -> bool:
    """Whether the last log that was kept tells of the very same place."""
    try:
        found = [] if logs is None else filter(Path.is_file, logs.glob("fault-*.txt"))
        last = max(found, default=None)
        if last is None:
            return False
        with last.open(encoding="utf-8") as file:  # it may be of any size by now
            return place in file.read(LONGEST_LOG)
    except (OSError, ValueError):
        return False


def _headline(fault: BaseException) -> str:
    name = type(fault).__name__
    if isinstance(fault, OSError | pygame.error):
        return f"{name}: {_without_home(str(fault))}"
    return name


def _without_home(sentence: str) -> str:
    return sentence.replace(str(home_folder()), "~")


def write_log(fault: BaseException, logs: Path | None, now: datetime | None = None) -> Path | None:
    """Keeps the report beside the last few; nothing where nothing can be written."""
    if logs is None:
        return None
    moment = (now or datetime.now(UTC)).strftime("%Y-%m-%d-%H%M%S")
    names = (f"fault-{moment}{letter}.txt" for letter in ("", *ascii_lowercase))
    path = next((logs / name for name in names if not (logs / name).exists()), None)
    if path is None:
        return None
    try:
        path.write_text(report(fault), encoding="utf-8")
    except OSError:
        return None
    # A clock that went back makes the newest the first by its name.
    earlier = [old for old in sorted(logs.glob("fault-*.txt")) if old != path]
    for old in earlier[: -(LOGS_KEPT - 1)]:
        with suppress(OSError):
            old.unlink(missing_ok=True)
    return path


def draw_page(target: pygame.Surface, sentences: list[str], font_file: Path | None = None) -> None:
    """The crash page: a few sentences on parchment, drawn with nothing that may itself fail."""
    width, height = target.get_size()
    target.fill(PARCHMENT)
    edge = max(4, height // 120)
    pygame.draw.rect(target, INK, target.get_rect(), edge)
    inner = target.get_rect().inflate(-6 * edge, -6 * edge)
    pygame.draw.rect(target, INK, inner, max(1, edge // 3), border_radius=2 * edge)
    _draw_fallen_crown(target, width * MARGIN_SHARE + height * 0.13, height * 0.24, height * 0.12)
    room = int(width * (1 - 2 * MARGIN_SHARE))
    y = int(height * 0.42)
    for sentence in sentences:
        share = FIRST_LINE_SHARE if sentence is sentences[0] else LINE_HEIGHT_SHARE
        font = pygame.Font(font_file, max(18, int(height * share * 0.8)))
        drawn = font.render(sentence, True, INK, None, room)
        target.blit(drawn, (int(width * MARGIN_SHARE), y))
        y += drawn.get_height() + int(height * LINE_HEIGHT_SHARE * 0.6)


def _draw_fallen_crown(target: pygame.Surface, x: float, y: float, size: float) -> None:
    """It lies on its side: nobody needs a picture file for that."""
    lean = pygame.Vector2(1, 0).rotate(CROWN_LEANS_DEGREES)
    across, down = lean * size, lean.rotate(90) * size
    middle = pygame.Vector2(x, y)
    points = [middle + across * right + down * low for right, low in CROWN_OUTLINE]
    line = max(3, round(size / 14))
    pygame.draw.polygon(target, GOLD, points)
    pygame.draw.lines(target, INK, True, points, line)
    for right, low in CROWN_OUTLINE[1:-1:2]:
        tip = middle + across * right + down * low
        pygame.draw.circle(target, INK, tip, size * 0.13)
        pygame.draw.circle(target, GOLD, tip, size * 0.13 - line)


def show_page(sentences: list[str], font_file: Path | None = None) -> None:
    """Holds the page on the open window until any press or the window's close button."""
    target = pygame.display.get_surface()
    if target is None or pygame.display.get_driver() in UNSEEN_DRIVERS:
        return
    draw_page(target, sentences, font_file)
    pygame.display.flip()
    pygame.event.clear()
    ends = (pygame.QUIT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)
    while pygame.event.wait(MOMENT_MS).type not in ends:
        pass


def say_on_terminal(sentence: str) -> None:
    """For faults before there is a window."""
    if sys.stderr is not None:  # none in a windowed build
        print(sentence, file=sys.stderr)
