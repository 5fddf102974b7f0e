"""One banner of the almanac over the whole book: its nine cards, large enough for the far sofa."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from kingup_game.engine.addresses import SIDE, SQUARES
from kingup_game.engine.goals import Goal
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import FRESH_PAPER, PAPER, ROYAL_DARK
from kingup_game.theme.type_scale import ADDRESS, NUMERAL

FACE: Final = float(layout.COURT_TOKEN_SIZE)
_COLUMNS: Final = (94.0, 686.0, 1278.0)
"""A card across on each page of the book."""
_WIDTH, _HEIGHT = 548.0, 265.0
_TOP, _STEP = 124.0, 273.0
_RIM, _CORNER = 4.0, 14.0
_FIRST_FACE: Final = (206.0, 69.0)
_FACE_STEP: Final = (134.0, 127.0)
_ACROSS: Final = 3
_SIGN_X: Final = 70.0
"""Banner, number and worth lie below each other here."""
_NUMBER_Y, _COIN_Y, _COIN = 78.0, 196.0, 104.0
_NUMBER: Final = TITLE.but(size=ADDRESS, fit=(100, 110))
_WORTH: Final = TITLE.but(size=NUMERAL, fit=(84, 70))
_OWED: Final = _WORTH.but(colour=FRESH_PAPER)


class BannerPage:
    """Shows what the small cards show, and nothing else."""

    def __init__(self, sheet: Sheet, goals: Sequence[Goal], worths: Sequence[int]) -> None:
        self._sheet = sheet
        self._goals = goals
        self._worths = worths if any(worths) else ()
        self._old: list[Parts] = []
        self.columns: list[Parts] = []
        """Its cards, page by page of the book."""

    def lay_out(self, banner: int) -> Sequence[Parts]:
        """Its cards in the places that they have on their page."""
        self._old += self.columns
        self.columns = [Parts(self._sheet, Layer.ALMANAC) for _ in range(SIDE)]
        first = banner * SQUARES
        for square, goal in list(enumerate(self._goals))[first : first + SQUARES]:
            self._card(square, goal)
        return self.columns

    def clear(self, *, is_shown: bool) -> None:
        """What was shown before is gone; all of it, unless a banner is shown."""
        gone, self._old = self._old, []
        if not is_shown:
            gone, self.columns = [*gone, *self.columns], []
        for parts in gone:
            parts.clear()

    def looks(self) -> Sheet:
        """All that some banner will show, each thing once; nobody sees this."""
        sheet = Sheet()
        on = Parts(sheet, Layer.ALMANAC)
        for character in dict.fromkeys(chain(*self._goals)):
            on.sprite(art.token(character), 0, 0, width=FACE)
        for worth in dict.fromkeys(self._worths):
            _lay_coin(on, 0, 0, worth)
        for number in range(SQUARES):
            on.text(str(number + 1), 0, 0, _NUMBER, anchor=CENTRE)
        return sheet

    def area_of(self, square: int) -> Area:
        """Where a card lies, while its banner is shown."""
        row, column = divmod(square % SQUARES, SIDE)
        return Area(_COLUMNS[column], _TOP + row * _STEP, _WIDTH, _HEIGHT)

    def _card(self, square: int, goal: Goal) -> None:
        on, area = self.columns[square % SIDE], self.area_of(square)
        on.box(*area, fill=PAPER, border=ROYAL_DARK, border_width=_RIM, radius=_CORNER)
        x, number_y = area.x + _SIGN_X, area.y + _NUMBER_Y
        on.text(str(square % SQUARES + 1), x, number_y, _NUMBER, anchor=CENTRE)
        if self._worths:
            _lay_coin(on, x, area.y + _COIN_Y, self._worths[square])
        for number, character in enumerate(goal):
            row, column = divmod(number, _ACROSS)
            at = (
                area.x + _FIRST_FACE[0] + column * _FACE_STEP[0],
                area.y + _FIRST_FACE[1] + row * _FACE_STEP[1],
            )
            on.sprite(art.token(character), *at, width=FACE, patient=True)


def _lay_coin(on: Parts, x: float, y: float, worth: int) -> None:
    picture, style = (art.COIN_BLANK, _WORTH) if worth >= 0 else (art.COIN_LOSS_BLANK, _OWED)
    on.sprite(picture, x, y, width=_COIN, patient=True)
    on.text(str(worth), x, y, style, anchor=CENTRE)
