"""What everybody gets at the beginning, as a picture that changes with every chair filled."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_LEAST_HEIGHT: Final = 160.0
_TALLEST: Final = 168.0
_CAPTION: Final = READING.but(align="centre")
_CAPTION_HEIGHT: Final = 60.0
_CARD_SHAPE: Final = 176 / 272
_FAN: Final = 0.42
"""How much of a card shows under the next one of its kind."""
_GAP: Final = 20.0
_FACES: Final = "PAMOBG"
_FACES_A_ROW: Final = 2


def draw_hand(
    sheet: Sheet, painter: Painter, space: Area, words: str, *, no_cards: int, faces: int
) -> None:
    """A goal, a Yes, the No cards and as many faces as everybody places, where there is space."""
    if space.height < _LEAST_HEIGHT:
        return
    style = _CAPTION.but(fit=(space.width, _CAPTION_HEIGHT))
    caption = painter.measure(words, style)[1]
    cards = [art.GOAL_BACK, art.ballot("yes"), *[art.ballot("no")] * no_cards]
    steps = [_FAN if here == then else 1.0 for here, then in pairwise(cards)]
    gaps = _GAP * (steps.count(1.0) + 1)
    across = (sum(steps) + 1) * _CARD_SHAPE + min(_FACES_A_ROW, faces) / 2
    height = min(_TALLEST, space.height - caption - _GAP, (space.width - gaps) / across)
    width, face = height * _CARD_SHAPE, height / 2
    x, top = space.middle[0], space.y + (space.height - caption - _GAP / 2 - height) / 2
    sheet.text(words, x, top, style, anchor=TOP, layer=Layer.ON_PAGE)
    middle = top + caption + _GAP / 2 + height / 2
    x += (width - across * height - gaps) / 2
    for card, step in zip(cards, [*steps, 0.5], strict=True):
        sheet.sprite(card, x, middle, width=width, layer=Layer.ON_PAGE)
        x += width * step + (0 if step == _FAN else _GAP)
    _draw_faces(sheet, faces, x, middle, face)


def _draw_faces(sheet: Sheet, number: int, left: float, middle: float, size: float) -> None:
    """Two in a row; a single row stands in the middle."""
    rows = -(-number // _FACES_A_ROW)
    for face, character in enumerate(_FACES[:number]):
        row, column = divmod(face, _FACES_A_ROW)
        in_row = min(_FACES_A_ROW, number - _FACES_A_ROW * row)
        x = left + size * (column + 0.5 + (_FACES_A_ROW - in_row) / 2)
        y = middle + size * (row - (rows - 1) / 2)
        sheet.sprite(art.token(character), x, y, width=size, layer=Layer.ON_PAGE)
