"""How many there are of each card, while they turn: beside the face of whoever is judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.motion.script import Script
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE_ON_DARK
from kingup_game.theme import art
from kingup_game.theme.durations import CARD_COUNTED
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import ADDRESS

_BOARDS: Final[Mapping[Card, Area]] = {
    card: Area(left, 54.0, width, 244.0)
    for card, left, width in (
        (Card.STOMACHACHE, 400.0, 152.0),
        (Card.NO, 636.0, 108.0),
        (Card.YES, 1176.0, 108.0),
    )
}
"""Beside a face that has come nearer, or sits behind the table: narrow enough to leave the throne's
shield free too."""
_CARD_Y, _CARD_WIDTH = 76.0, 82.0
_NUMBER_Y: Final = 192.0
_NUMBER: Final = TITLE_ON_DARK.but(size=ADDRESS, align="centre", fit=(96.0, 92.0))
_POP: Final = 1.24


class VoteTally:
    """Nothing, until it begins; a Stomachache has a board from the first one that was turned."""

    def __init__(self, sheet: Sheet) -> None:
        self._parts = Parts(sheet, Layer.VOTE_TALLY)
        self._cards: dict[Card, Sprite] = {}
        self._numbers: dict[Card, Label] = {}

    @property
    def is_counting(self) -> bool:
        """Whether numbers are shown."""
        return bool(self._numbers)

    def begin(self) -> None:
        """Nothing is counted yet. A large face has the middle."""
        self.clear()
        for card in (Card.NO, Card.YES):
            self._put_up(card)

    def looks(self, players: int) -> Sheet:
        """Every number that may stand there, shown to nobody."""
        sheet = Sheet()
        for number in range(players + 1):
            sheet.text(str(number), style=_NUMBER, anchor=CENTRE)
        return sheet

    def count(self, card: Card) -> Script:
        """One more of these."""
        if card not in self._numbers:
            self._put_up(card)
        number = self._numbers[card]
        number.words = str(int(number.words) + 1)
        yield pop(self._cards[card], _POP, CARD_COUNTED)

    def clear(self) -> None:
        """The boards are taken down."""
        self._parts.clear()
        self._cards, self._numbers = {}, {}

    def _put_up(self, card: Card) -> None:
        board = _BOARDS[card]
        picture = art.ballot(card.value)
        x = board.middle[0]
        self._parts.frame(art.PLATE, *board)
        y = board.y + _CARD_Y
        self._cards[card] = self._parts.sprite(picture, x, y, width=_CARD_WIDTH)
        self._numbers[card] = self._parts.text("0", x, board.y + _NUMBER_Y, _NUMBER, anchor=CENTRE)
