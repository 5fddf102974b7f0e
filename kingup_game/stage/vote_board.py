"""The votes of a round as a table: who was up, and what each seat played. By house rule only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Character
from kingup_game.stage import plan
from kingup_game.stage.almanac_board import BOARD_LAYER
from kingup_game.stage.crest_colours import SEAT_CRESTS
from kingup_game.stage.item import CENTRE, LEFT
from kingup_game.stage.seat_panels import SeatFace, shortened
from kingup_game.stage.sheet import Sheet
from kingup_game.stage.text import TextStyle

MOST_VOTES: Final = 11
"""So many fit; of more, the latest are shown."""

_TITLE: Final = TextStyle(
    size=64, face="display", colour="#F8ECD2", outline="#2B1A12", room=(1500, 84)
)
_NAME: Final = TextStyle(size=38, face="display", colour="#F8ECD2", room=(240, 60))
_HINT: Final = TextStyle(size=34, colour="#F8ECD2", room=(1500, 52))
_TITLE_Y: Final = 96.0
_HEADS_Y: Final = 194.0
_ROWS_TOP: Final = 250.0
_ROWS_BOTTOM: Final = 966.0
_TALLEST_ROW: Final = 124.0
_COLUMNS_LEFT: Final = 480.0
_WIDEST_COLUMN: Final = 140.0
_CARD_SHARE: Final = 0.88
_HEAD: Final = 96.0


class VoteBoard:
    """One column for each vote, one row for each seat."""

    def __init__(
        self,
        sheet: Sheet,
        title: str,
        hint: str,
        faces: Sequence[SeatFace],
        votes: Sequence[tuple[Character, Sequence[Card]]],
    ) -> None:
        middle = plan.WIDTH / 2
        sheet.veil("#120A16", 255, layer=BOARD_LAYER)
        layer = BOARD_LAYER + 1
        sheet.text(title, middle, _TITLE_Y, _TITLE, anchor=CENTRE, layer=layer)
        sheet.text(hint, middle, 998, _HINT, anchor=CENTRE, layer=layer)
        row = min(_TALLEST_ROW, (_ROWS_BOTTOM - _ROWS_TOP) / len(faces))
        column = min(_WIDEST_COLUMN, (plan.SAFE_RIGHT - _COLUMNS_LEFT) / MOST_VOTES)
        for seat, face in enumerate(faces):
            y = _ROWS_TOP + row * (seat + 0.5)
            crest = SEAT_CRESTS[face.crest].key
            sheet.sprite(f"signs/crest_{crest}.webp", plan.SAFE_LEFT + 50, y, width=68, layer=layer)
            sheet.text(
                shortened(face.name), plan.SAFE_LEFT + 104, y, _NAME, anchor=LEFT, layer=layer
            )
        for number, (nominee, cards) in enumerate(votes[-MOST_VOTES:]):
            x = _COLUMNS_LEFT + column * (number + 0.5)
            sheet.sprite(f"cast/{nominee}-neutral.webp", x, _HEADS_Y, width=_HEAD, layer=layer)
            for seat, card in enumerate(cards):
                y = _ROWS_TOP + row * (seat + 0.5)
                picture = f"signs/ballot_{card.value}.webp"
                sheet.sprite(picture, x, y, height=row * _CARD_SHARE, layer=layer)
