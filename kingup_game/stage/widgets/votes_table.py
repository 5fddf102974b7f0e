"""Who voted how: a row for each election, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Character
from kingup_game.stage import layout
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.layers import Layer

_MARGIN: Final = 60.0
_LEFT: Final = layout.SAFE_LEFT + _MARGIN
_NOMINEE_X: Final = _LEFT + 90.0
_COLUMNS_LEFT: Final = _LEFT + 240.0
_TOP, _BOTTOM = 190.0, 870.0
_HEAD: Final = 110.0
_CREST_UP: Final = 6.0
_CREST: Final = 92.0
_TALLEST_ROW: Final = 130.0
_NOMINEE_SHARE, _CARD_SHARE = 0.94, 0.9


def show_votes(
    sheet: Sheet, crests: Sequence[int], votes: Sequence[tuple[Character, Sequence[Card]]]
) -> None:
    """The whole table, its rows as high as there is room for."""
    on = Parts(sheet, Layer.ON_PAGE)
    step = (layout.SAFE_RIGHT - _MARGIN - _COLUMNS_LEFT) / len(crests)
    columns = [_COLUMNS_LEFT + (seat + 0.5) * step for seat in range(len(crests))]
    for x, crest in zip(columns, crests, strict=True):
        on.sprite(SEAT_CRESTS[crest].picture, x, _TOP + _HEAD / 2 - _CREST_UP, width=_CREST)
    height = min(_TALLEST_ROW, (_BOTTOM - _TOP - _HEAD) / max(1, len(votes)))
    for row, (nominee, cards) in enumerate(votes):
        y = _TOP + _HEAD + (row + 0.5) * height
        on.sprite(art.token(nominee), _NOMINEE_X, y, height=height * _NOMINEE_SHARE)
        for x, card in zip(columns, cards, strict=True):
            on.sprite(art.ballot(card.value), x, y, height=height * _CARD_SHARE)
