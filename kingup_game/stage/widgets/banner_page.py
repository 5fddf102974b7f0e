"""One banner of the almanac over the whole book: its nine cards, large enough for the far sofa."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.engine.addresses import BANNERS, SIDE, SQUARES
from kingup_game.engine.goals import Goal
from kingup_game.stage import layout
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import CENTRE, LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import FRESH_PAPER, PAPER, ROYAL_DARK
from kingup_game.theme.type_scale import ADDRESS, HEADING, NUMERAL

FACE: Final = float(layout.COURT_TOKEN_SIZE)
_COLUMNS: Final = (94.0, 686.0, 1278.0)
"""A card across on each page of the book."""
_WIDTH, _HEIGHT = 548.0, 265.0
_TOP, _STEP = 124.0, 273.0
_RIM, _CORNER = 4.0, 14.0
_HEAD, _HEAD_Y, _NAME_Y, _HEAD_GAP = 84.0, 78.0, 88.0, 14.0
_FIRST_FACE: Final = (206.0, 69.0)
_FACE_STEP: Final = (134.0, 127.0)
_ACROSS: Final = 3
_SIGN_X: Final = 70.0
"""Banner, number and worth lie below each other here."""
_NUMBER_Y, _COIN_Y, _COIN = 78.0, 196.0, 104.0
_NAME: Final = TITLE.but(size=HEADING, fit=(440, 66))
_NUMBER: Final = TITLE.but(size=ADDRESS, fit=(100, 110))
_WORTH: Final = TITLE.but(size=NUMERAL, fit=(84, 70))
_OWED: Final = _WORTH.but(colour=FRESH_PAPER)


class BannerPage:
    """Shows what the small cards show, and nothing else."""

    def __init__(
        self,
        sheet: Sheet,
        goals: Sequence[Goal],
        worths: Sequence[int],
        say: Callable[..., str],
        measure: MeasureWords,
    ) -> None:
        self._on = Parts(sheet, Layer.ALMANAC)
        self._goals = goals
        self._worths = worths if any(worths) else ()
        self._say = say
        self._measure = measure

    def show(self, banner: int) -> None:
        """Its cards in the places that they have on their page."""
        self.clear()
        name = BANNERS[banner]
        words = self._say(f"almanac.{name}")
        left = (layout.WIDTH - _HEAD - _HEAD_GAP - self._measure(words, _NAME)[0]) / 2
        self._on.sprite(art.banner(name), left + _HEAD / 2, _HEAD_Y, height=_HEAD)
        self._on.text(words, left + _HEAD + _HEAD_GAP, _NAME_Y, _NAME, anchor=LEFT)
        first = banner * SQUARES
        for square, goal in list(enumerate(self._goals))[first : first + SQUARES]:
            self._card(square, goal)

    def clear(self) -> None:
        """No banner is large."""
        self._on.clear()

    def area_of(self, square: int) -> Area:
        """Where a card lies, while its banner is shown."""
        row, column = divmod(square % SQUARES, SIDE)
        return Area(_COLUMNS[column], _TOP + row * _STEP, _WIDTH, _HEIGHT)

    def _card(self, square: int, goal: Goal) -> None:
        on, area = self._on, self.area_of(square)
        on.box(*area, fill=PAPER, border=ROYAL_DARK, border_width=_RIM, radius=_CORNER)
        x, number_y = area.x + _SIGN_X, area.y + _NUMBER_Y
        on.text(str(square % SQUARES + 1), x, number_y, _NUMBER, anchor=CENTRE)
        if self._worths:
            worth = self._worths[square]
            picture, style = (art.COIN_BLANK, _WORTH)
            if worth < 0:
                picture, style = (art.COIN_LOSS_BLANK, _OWED)
            coin = around(x, area.y + _COIN_Y, _COIN, _COIN)
            on.sprite(picture, *coin.middle, width=_COIN)
            on.text(str(worth), *coin.middle, style, anchor=CENTRE)
        for number, character in enumerate(goal):
            row, column = divmod(number, _ACROSS)
            at = (
                area.x + _FIRST_FACE[0] + column * _FACE_STEP[0],
                area.y + _FIRST_FACE[1] + row * _FACE_STEP[1],
            )
            on.sprite(art.token(character), *at, width=FACE)
