"""A drawing is shown on the stage at three sizes, and anew whenever it is saved."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tools import bake
from tools.bake import ROOT
from tools.studio.drawings.preview import Preview

SIZE = (1200, 700)
PICTURE = "cast/A-neutral"
GREEN = (0, 255, 0)
GREEN_DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
    '<circle cx="256" cy="256" r="250" fill="#00ff00"/></svg>'
)
A_FAULT = '\nraise RuntimeError("somebody was in the middle of a sentence")\n'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the code that draws, to break and to mend."""
    for package in ("kingup_game", "tools"):
        unread = shutil.ignore_patterns("__pycache__", "*.json", "assets")
        shutil.copytree(ROOT / package, tmp_path / package, ignore=unread)
    castle = tmp_path / "assets" / "castle"
    castle.mkdir(parents=True)
    for name in ("day", "day-small"):
        shutil.copy(ROOT / "assets" / "castle" / f"{name}.webp", castle)
    return tmp_path


@pytest.fixture
def window() -> Iterator[pygame.Surface]:
    pygame.init()
    yield pygame.display.set_mode(SIZE)
    pygame.quit()


class Watching:
    """Somebody who looks at the window of a preview."""

    def __init__(self, preview: Preview, window: pygame.Surface) -> None:
        self.preview, self._window = preview, window

    def until(self, is_so: Callable[[], bool]) -> None:
        """Look until something is so; whoever waits in vain runs out of the suite's patience."""
        while not is_so():
            self.preview.step(pygame.time.get_ticks())
            time.sleep(0.02)

    def colours(self) -> list[tuple[int, int, int]]:
        """In the middle of each of the three panes."""
        self.preview.draw(self._window, 0)
        wide, high = SIZE[0], SIZE[1] // 2 - 10
        places = (wide * 0.11, wide * 0.37, wide * 0.76)
        return [tuple(self._window.get_at((round(x), high)))[:3] for x in places]  # type: ignore[misc]


def press(preview: Preview, key: int) -> bool:
    return preview.press(pygame.event.Event(pygame.KEYDOWN, key=key))


def test_a_picture_is_renewed_when_its_drawing_is_saved_and_a_broken_module_is_shown(
    project: Path, window: pygame.Surface
) -> None:
    place = project / "assets" / "drawings"
    drawing = place / f"{PICTURE}.svg"
    drawing.parent.mkdir(parents=True)
    preview = Preview(PICTURE, project, place)
    watching = Watching(preview, window)
    try:
        watching.until(lambda: preview.renewals == 1)
        assert preview.path == f"{PICTURE}.webp"
        assert preview.told == []
        assert GREEN not in watching.colours()

        drawing.write_text(GREEN_DISC)
        watching.until(lambda: preview.renewals == 2)
        for colour in watching.colours():
            assert max(abs(a - b) for a, b in zip(colour, GREEN, strict=True)) < 12

        module = project / "tools" / "studio" / "cast" / "table.py"
        sound = module.read_text()
        module.write_text(sound + A_FAULT)
        watching.until(lambda: preview.renewals == 3)
        assert "somebody was in the middle of a sentence" in preview.told[-1]
        assert any("table.py" in line for line in preview.told)
        assert watching.colours()[0][1] > 200, "what was seen last stays to be seen"

        drawing.write_text(GREEN_DISC.replace("</svg>", "<text>A</text></svg>"))
        module.write_text(sound)
        watching.until(lambda: preview.renewals == 4 and not preview.is_renewing)
        assert "turn them into paths" in preview.told[0]
    finally:
        preview.close()


def test_keys_choose_the_size_the_ground_and_the_end(
    tmp_path: Path, window: pygame.Surface
) -> None:
    preview = Preview(PICTURE, ROOT, tmp_path)
    watching = Watching(preview, window)
    try:
        watching.until(lambda: preview.renewals == 1)
        three = watching.colours()
        assert press(preview, pygame.K_4)
        assert watching.colours() != three
        assert press(preview, pygame.K_0)
        assert watching.colours() == three
        pictures = []
        for _ in range(5):
            preview.draw(window, 0)
            pictures.append(pygame.image.tobytes(window, "RGB"))
            assert press(preview, pygame.K_b)
        assert len(set(pictures)) == 5, "three lights, parchment and dark"
        assert not press(preview, pygame.K_ESCAPE)
        assert not preview.press(pygame.event.Event(pygame.QUIT))
    finally:
        preview.close()


def test_the_command_opens_a_window_that_can_be_closed(window: pygame.Surface) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert bake.main(["watch", PICTURE]) == 0
    assert not pygame.display.get_init()
    assert window
