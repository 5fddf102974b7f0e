"""A window in which a picture renews itself whenever its drawing is saved.

Keys: left and right another picture, B another ground, 1 2 4 one size, 0 all three, F the whole
picture, R once more, the mouse drags, Esc ends it.
"""

from __future__ import annotations

import io
import textwrap
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pygame

from kingup_game.stage.lettering.typefaces import reading_face
from kingup_game.theme.palette import CANDLE, INK, PAPER
from tools.studio.drawings.panes import WHOLE, Panes, Shown, Way
from tools.studio.drawings.renewal import Answer, Renewal

SIZE: Final = (1600, 900)
_BAR: Final = 44
_LETTERS: Final = 22
_ROOM: Final = 16
_LOOK_EVERY_MS: Final = 250
_REST_S: Final = 1 / 30
_KEYS: Final = "left right: another   B ground   1 2 4 0 F size   R renew   Esc end"
_ZOOM_KEYS: Final = {pygame.K_0: 0, pygame.K_1: 1, pygame.K_2: 2, pygame.K_4: 4, pygame.K_f: WHOLE}


class Preview:
    """What is shown of the pictures that match `pattern`; `root` is the project that draws them."""

    def __init__(self, pattern: str, root: Path, place: Path) -> None:
        self._pattern = pattern
        self._renewal = Renewal(root, place)
        self._panes = Panes(root / "assets")
        self._code = [root / "tools" / "studio", root / "kingup_game" / "theme"]
        self._place = place
        self._path = ""
        self._paths: list[str] = []
        self._shown: Shown | None = None
        self._way = Way()
        self._letters = pygame.font.Font(reading_face(), _LETTERS)
        self._seen = self._saved()
        self._looked_ms = 0
        self.renewals = 0
        self.told: list[str] = []
        self._renewal.ask(pattern, "")

    @property
    def path(self) -> str:
        """Which picture is shown."""
        return self._path

    @property
    def is_renewing(self) -> bool:
        """Whether a picture is being made."""
        return self._renewal.is_under_way

    def press(self, event: pygame.event.Event) -> bool:
        """Do as a key or the mouse asks; whether to go on."""
        if event.type == pygame.QUIT:
            return False
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                return False
            if event.key in _ZOOM_KEYS:
                self._way = Way(self._way.ground, _ZOOM_KEYS[event.key])
            elif event.key == pygame.K_b:
                self._way = self._way.on_next_ground()
            elif event.key == pygame.K_r:
                self._renew()
            elif event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self._paths:
                step = 1 if event.key == pygame.K_RIGHT else -1
                self._path = self._paths[(self._paths.index(self._path) + step) % len(self._paths)]
                self._renew()
        elif event.type == pygame.MOUSEMOTION and event.buttons[0]:
            zoom = max(1, self._way.zoom or 2)
            self._way = self._way.moved(-event.rel[0] / zoom, -event.rel[1] / zoom)
        return True

    def step(self, ms: int) -> None:
        """Look for what was saved, and take what was made."""
        if ms - self._looked_ms >= _LOOK_EVERY_MS:
            self._looked_ms = ms
            saved = self._saved()
            if saved != self._seen:
                self._seen = saved
                self._renew()
        answer = self._renewal.answer()
        if answer is not None:
            self._take(answer)

    def draw(self, on: pygame.Surface, ms: int) -> None:
        """The picture at its sizes, a bar with its name, and what is wrong."""
        stage = on.subsurface((0, 0, on.get_width(), on.get_height() - _BAR))
        stage.fill(INK)
        if self._shown:
            self._panes.draw(stage, self._shown, self._way, ms)
        on.fill(INK, (0, on.get_height() - _BAR, on.get_width(), _BAR))
        state = "drawing …" if self.is_renewing else ""
        number = f"{self._paths.index(self._path) + 1}/{len(self._paths)}" if self._paths else ""
        self._write(on, f"{self._path}  {number}   {self._way.ground}   {state}", 16, CANDLE)
        keys = self._letters.size(_KEYS)[0]
        self._write(on, _KEYS, on.get_width() - keys - 16, PAPER)
        self._draw_faults(stage)

    def close(self) -> None:
        """Leave nothing behind."""
        self._renewal.close()

    def _renew(self) -> None:
        self._renewal.ask(self._pattern, self._path)

    def _take(self, answer: Answer) -> None:
        self.renewals += 1
        if answer.picture is None:
            self.told = answer.error.splitlines()
            return
        known: dict[str, Any] = answer.known
        self._paths, self._path, self.told = known["paths"], known["path"], known["faults"]
        picture = pygame.image.load(io.BytesIO(answer.picture), "made.png").convert_alpha()
        self._shown = Shown(picture, **known["spot"])

    def _saved(self) -> dict[str, int]:
        """When everything that a picture may follow from was saved last."""
        files: Iterable[Path] = [
            file for folder in self._code for file in folder.rglob("*.py") if file.is_file()
        ]
        files = [*files, *self._place.rglob("*.svg")]
        found = {}
        for file in files:
            try:
                found[str(file)] = file.stat().st_mtime_ns
            except OSError:  # saved by being replaced, this very moment
                continue
        return found

    def _write(self, on: pygame.Surface, words: str, x: int, colour: str) -> None:
        written = self._letters.render(words, True, colour)
        on.blit(written, (x, on.get_height() - _BAR + (_BAR - written.get_height()) // 2))

    def _draw_faults(self, on: pygame.Surface) -> None:
        letters = on.get_width() // 11
        lines = [part for line in self.told for part in textwrap.wrap(line, letters) or [""]]
        high = self._letters.get_linesize()
        top = on.get_height() - len(lines) * high - _ROOM * bool(lines)
        on.fill(INK, (0, top, on.get_width(), on.get_height() - top))
        for number, line in enumerate(lines):
            written = self._letters.render(line, True, CANDLE)
            on.blit(written, (16, top + _ROOM // 2 + number * high))


def run(pattern: str, root: Path, place: Path) -> int:
    """Open the window, and show until it is closed."""
    pygame.display.init()
    pygame.font.init()
    try:
        window = pygame.display.set_mode(SIZE, pygame.RESIZABLE)
        pygame.display.set_caption(f"King Up! – {pattern}")
        preview = Preview(pattern, root, place)
        try:
            is_open = True
            while is_open:
                for event in pygame.event.get():
                    is_open = preview.press(event) and is_open
                ms = pygame.time.get_ticks()
                preview.step(ms)
                preview.draw(window, ms)
                pygame.display.flip()
                time.sleep(_REST_S)
        finally:
            preview.close()
    finally:
        pygame.quit()
    return 0
