"""What everybody gets at the beginning, as a picture that changes with every chair filled."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import NOTE

_CAPTION: Final = READING_ON_DARK.but(size=NOTE)
_MOST_CAPTION: Final = 0.36
"""What the caption may take of the width."""
_CARD_SHAPE: Final = 176 / 272
_FAN: Final = 0.5
"""How much of a card shows under the next one of its kind."""
_FACE: Final = 0.82
"""A face's share of the height of a card."""
_FACE_STEP: Final = 0.8
_GAP: Final = 22.0
_FACES: Final = "PAMOBG"


def draw_hand(
    sheet: Sheet, painter: Painter, space: Area, words: str, cards: Sequence[str], faces: int
) -> None:
    """A goal, a Yes, these further cards and as many faces as everybody places, in one row."""
    caption = _CAPTION.but(fit=(space.width * _MOST_CAPTION, space.height))
    wide = painter.measure(words, caption, space.width * _MOST_CAPTION)[0]
    row = _row(space.height, [art.GOAL_BACK, art.ballot("yes"), *map(art.ballot, cards)], faces)
    across = row[-1][1] + row[-1][2] / 2
    x, y = space.middle[0] - (wide + _GAP + across) / 2, space.middle[1]
    width = space.width * _MOST_CAPTION
    sheet.text(words, x, y, caption, anchor=LEFT, width=width, layer=Layer.ON_PAGE)
    for picture, at, size in row:
        sheet.sprite(
            picture, x + wide + _GAP + at, y, width=size, anchor=CENTRE, layer=Layer.ON_PAGE
        )


def _row(height: float, cards: Sequence[str], faces: int) -> list[tuple[str, float, float]]:
    """Each picture with its middle and its width, from the left."""
    card, face = height * _CARD_SHAPE, height * _FACE
    found = [(cards[0], card / 2, card)]
    for before, picture in pairwise(cards):
        step = card * _FAN if picture == before else card + _GAP
        found.append((picture, found[-1][1] + step, card))
    left = found[-1][1] + card / 2 + _GAP + face / 2
    for number, character in enumerate(_FACES[:faces]):
        found.append((art.token(character), left + number * face * _FACE_STEP, face))
    return found
