"""A picture of the end to keep: the throne with whoever sits on it, as large as others share it."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import pygame

from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.ending.ceremony import Celebrants, Ceremony, Verdict
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

SIZE: Final = (1200, 630)
_IN_FLIGHT_TICKS: Final = 260
"""So long confetti has been falling."""
_LOGO: Final = 330.0
_LOGO_AT: Final = (104.0, 926.0)


def keepsake(
    painter: Painter, present: Celebrants, verdict: Verdict, luck: int, caption: str
) -> pygame.Surface:
    """The end of the ceremony, with a caption at its foot. `painter` lends what it has loaded."""
    surface = pygame.Surface(SIZE)
    own = Painter(surface, painter.pictures.assets, scheme=painter.scheme)
    own.pictures.borrow(painter.pictures)
    sheet = Sheet()
    ceremony = Ceremony(sheet, own.measure, luck, present, "", painter.scheme.clarity)
    ceremony.end(verdict)
    for _ in range(_IN_FLIGHT_TICKS):
        ceremony.update(calm=True, lets_fly=True)
    ceremony.ask(caption)
    on = Parts(sheet, Layer.HALL_WORDS)
    on.sprite(art.LOGO, *_LOGO_AT, width=_LOGO)
    own.show(sheet)
    own.frame()
    return surface


def as_png(picture: pygame.Surface) -> bytes:
    """The picture as a file."""
    data = BytesIO()
    pygame.image.save(picture, data, "PNG")
    return data.getvalue()
