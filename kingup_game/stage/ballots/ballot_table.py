"""The table on which ballots are turned: it comes from below, and whoever is judged is at its head.

What stands behind it is not needed while cards are read, and a card lies better on a cloth than
over a castle.
"""

from __future__ import annotations

from typing import Final

from kingup_game.motion.script import Script, call, then, tween, variant
from kingup_game.motion.tween import ease_in, ease_out
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.durations import BALLOT_RISES, FACE_GOES
from kingup_game.theme.layers import Layer

_WIDTH: Final = 1160.0
_FAR_EDGE: Final = 130.0
"""Below the top of the picture: candles stand on it."""

NEEDED: Final = {art.COUNT_TABLE: (_WIDTH,)}


class BallotTable:
    """It is there for a count, or it is not."""

    def __init__(self, sheet: Sheet) -> None:
        self._on = Parts(sheet, Layer.BALLOT_TABLE)
        self._table: Sprite | None = None
        self._top = float(layout.HEIGHT)

    def come(self, far_edge: float) -> Script:
        """Up from below, as far as the cards need it; in calm motion it is there."""
        self.take_away()
        end = far_edge - _FAR_EDGE
        yield self._slide(float(layout.HEIGHT), end, BALLOT_RISES)

    def go(self) -> Script:
        """Down again, faster."""
        yield self._slide(self._top, float(layout.HEIGHT), FACE_GOES)
        self.take_away()

    def take_away(self) -> None:
        """Gone, at once."""
        self._on.clear()
        self._table = None
        self._top = float(layout.HEIGHT)

    def _slide(self, start: float, end: float, length_ticks: float) -> Script:
        table = self._table
        if table is None:
            at = layout.WIDTH / 2, start
            table = self._on.sprite(art.COUNT_TABLE, *at, width=_WIDTH, anchor=TOP)
            self._table = table

        def be_at(y: float) -> None:
            self._top = table.y = y

        ease = ease_out if end < start else ease_in
        yield variant(
            lambda: tween(be_at, start, end, length_ticks, ease),
            lambda: call(lambda: be_at(end)),
            lambda: then(call(lambda: be_at(end)), length_ticks),
        )
