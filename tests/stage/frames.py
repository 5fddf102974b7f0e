"""A frame drawn by a painter, and what is in the window then."""

from __future__ import annotations

import pygame
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
