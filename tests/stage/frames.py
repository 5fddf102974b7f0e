"""A frame drawn by a painter, what is in the window then, and no picture read for it."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet


def pixels(painter: Painter) -> bytes:
    return pygame.image.tobytes(painter.target, "RGB")


def frame(painter: Painter, *sheets: Sheet) -> list[Rect]:
    for sheet in sheets:
        painter.show(sheet)
    return painter.frame()


def whole(painter: Painter, *sheets: Sheet) -> bytes:
    painter.redraw_all()
    frame(painter, *sheets)
    return pixels(painter)


def reads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on; whoever reads a picture all the same is told of by name."""
    monkeypatch.setattr(pygame.image, "load", lambda path: pytest.fail(f"{path} is read"))
