"""Keys of a keyboard for use inside a text: as wide as the letters on them need."""

from __future__ import annotations

from typing import Final

import pygame

from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.lettering.signs import KEY_MARK
from kingup_game.stage.lettering.typefaces import reading_face, type_size_px
from kingup_game.stage.lettering.wrapping import PICTURE_MARK
from kingup_game.theme.art import KEY_CAP
from kingup_game.theme.palette import INK
from kingup_game.theme.type_scale import SMALLEST

CAPTION_SHARE: Final = SMALLEST / 44
"""What the letters on a sign measure of its height, from ascender to descender."""

_CAP_SIZE: Final = 56
_FACE_MIDDLE: Final = 0.43


def pictures_in(words: str) -> list[str]:
    """What has to be read to show the pictures in a text: one for all keys."""
    names = PICTURE_MARK.findall(words)
    return [KEY_CAP if name.startswith(KEY_MARK) else name for name in names]


def key_with(letters: str, high_px: int, pictures: Pictures, scale: float) -> pygame.Surface:
    """A key so many pixels high; `scale` is pixels per design unit."""
    height = high_px / scale
    font = pictures.gaps.font(
        reading_face(bold=True), type_size_px("reading", high_px * CAPTION_SHARE)
    )
    can_be_seen = letters.isprintable() and font.size(letters)[0] > 0
    drawn = font.render(letters if can_be_seen else "?", True, INK)
    space = drawn.get_width() / scale + height * 0.5
    key = pictures.stretched(KEY_CAP, max(_CAP_SIZE, space * _CAP_SIZE / height), _CAP_SIZE)
    wide = round(key.get_width() * high_px / key.get_height())
    made = pygame.transform.smoothscale(key, (wide, high_px))
    made.blit(drawn, drawn.get_rect(center=(wide // 2, round(high_px * _FACE_MIDDLE))))
    return made
