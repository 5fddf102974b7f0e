"""A candle for each banner: how long this one is still read out, and which come then."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.addresses import BANNERS
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.dimming import Filling
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import CANDLE, LAMP_OUT

_Y: Final = 957.0
"""On the lower rim of the book, in the middle: they belong to no page."""
_SIGN, _SIGN_WIDE = 40.0, 44.0
_LONG, _HIGH, _RIM = 280.0, 16.0, 3.0
_STEP: Final = 356.0


class BannerCandles:
    """One burns down; those on its left are out, those on its right are whole."""

    def __init__(self, sheet: Sheet) -> None:
        layer = Layer.ALMANAC_RING
        left = layout.WIDTH / 2 - (len(BANNERS) * _STEP - (_STEP - _LONG - _SIGN_WIDE)) / 2
        starts = [left + _SIGN_WIDE + number * _STEP for number in range(len(BANNERS))]
        self._places = [Area(x, _Y - _HIGH / 2, _LONG, _HIGH) for x in starts]
        self._signs = Parts(sheet, layer)
        self._candles = list[Filling]()
        self._fillings = list[Filling]()
        for name, place in zip(BANNERS, self._places, strict=True):
            holder = sheet.add(Filling(sheet, layer), colour=LAMP_OUT)
            holder.place(*place.grown(_RIM))
            candle = sheet.add(Filling(sheet, layer), colour=CANDLE)
            self._candles.append(candle)
            self._fillings += holder, candle
            self._signs.sprite(
                art.banner(name), place.x - _SIGN_WIDE / 2, _Y, height=_SIGN, patient=True
            )
        self.put_out()

    def burn(self, burning: int, left: float) -> None:
        """Of this one so much is left, from 1 to 0."""
        for number, (candle, place) in enumerate(zip(self._candles, self._places, strict=True)):
            share = left if number == burning else float(number > burning)
            candle.place(place.x, place.y, share * place.width, place.height)
        self._show(is_on=True)

    def put_out(self) -> None:
        """Nothing is read out."""
        self._show(is_on=False)

    def _show(self, *, is_on: bool) -> None:
        self._signs.show(is_on)
        for item in self._fillings:
            item.visible = is_on
