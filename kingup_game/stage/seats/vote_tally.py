"""What Yes and No do, and then how many there are: two boards left and right of the large face.

Before the cards turn they say the same at every vote; every card that turns counts up.
"""

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
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, TITLE_ON_DARK
from kingup_game.theme import art
from kingup_game.theme.durations import CARD_COUNTED
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import ADDRESS, SPEECH

BOARDS: Final[Mapping[Card, Area]] = {
    Card.NO: Area(524.0, 178.0, 244.0, 122.0),
    Card.YES: Area(1152.0, 178.0, 244.0, 122.0),
}
_CARD_WIDTH: Final = 66.0
_CARD_IN: Final = 50.0
_WORDS_IN: Final = 162.0
_WORDS: Final = 144.0, 106.0
_RULE: Final = READING_ON_DARK.but(size=SPEECH, align="centre", fit=_WORDS, spacing=1.05)
_NUMBER: Final = TITLE_ON_DARK.but(size=ADDRESS, align="centre", fit=_WORDS)
_POP: Final = 1.24


class VoteTally:
    """Two boards; nothing is on them until one of them is shown."""

    def __init__(self, sheet: Sheet) -> None:
        self._parts = Parts(sheet, Layer.VOTE_TALLY)
        self._cards: dict[Card, Sprite] = {}
        self._words: dict[Card, Label] = {}
        self._counts = dict.fromkeys(BOARDS, 0)
        self._is_counting = False

    def show_rules(self, rules: Mapping[Card, str]) -> None:
        """What each card does, in a few words."""
        self._put_up()
        for card, words in rules.items():
            self._words[card].set(words=words, style=_RULE, width=_WORDS[0])

    def retell(self, rules: Mapping[Card, str]) -> None:
        """The same in other words, where no number is shown yet."""
        if self._words and not self._is_counting:
            self.show_rules(rules)

    def begin(self) -> None:
        """Nothing is counted yet."""
        self._is_counting = True
        self._put_up()
        for card, label in self._words.items():
            self._counts[card] = 0
            label.set(words="0", style=_NUMBER, width=None)

    def count(self, card: Card) -> Script:
        """One more of these; a Stomachache is on no board."""
        if card in self._words:
            self._counts[card] += 1
            self._words[card].words = str(self._counts[card])
            yield pop(self._cards[card], _POP, CARD_COUNTED)

    def clear(self) -> None:
        """The boards are taken down."""
        self._parts.clear()
        self._cards, self._words = {}, {}

    def _put_up(self) -> None:
        if self._words:
            return
        for card, board in BOARDS.items():
            is_left = card is Card.NO
            self._parts.frame(art.PLATE, *board)
            y = board.middle[1]
            at = board.x + _CARD_IN if is_left else board.right - _CARD_IN
            self._cards[card] = self._parts.sprite(art.ballot(card.value), at, y, width=_CARD_WIDTH)
            at = board.x + _WORDS_IN if is_left else board.right - _WORDS_IN
            self._words[card] = self._parts.text("", at, y, _RULE, anchor=CENTRE)
