"""The light of a count: an evening over the castle and the land, in which people and panels stay
bright, and each floor lights up as it is counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.motion.script import Script, then, variant
from kingup_game.stage.canvas.dimming import Spotlight
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme.durations import A_FRAME_APART, LIGHT_RETURNS, LIGHT_STEP, NO_FLASH
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import EVENING, EVENING_GLASS

_DIM: Final = 112, 92, 60
"""How dense it is, by the round: the night is dark by itself."""
_AT_ONCE, _COMING, _CALM = (1.0,), (0.5, 1.0), (1 / 3, 2 / 3, 1.0)
"""Steps of a change, each of which draws the whole window."""


class CountEvening:
    """It falls before the goals are told, and lifts before the race."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._dark: Spotlight | None = None

    def will_fall(self) -> None:
        """It comes in a moment: what that needs is kept now."""
        self._dark = self._sheet.spotlight(
            *(0, 0, 0), colour=EVENING, glass=EVENING_GLASS, layer=Layer.COUNT_EVENING, density=0
        )
        self._dark.comes_soon = True

    def fall(self, round_number: int) -> Script:
        """It is evening; in calm motion a while after the light of a vote came back, for both at
        once would be a flash."""
        if self._dark is not None:
            density = _dim_in(round_number)
            yield variant(
                lambda: self._turn(density, _COMING, LIGHT_STEP),
                lambda: then(NO_FLASH, self._turn(density, _CALM, LIGHT_STEP)),
                lambda: self._turn(density, _AT_ONCE, LIGHT_STEP),
            )

    def will_lift(self) -> None:
        """It goes in a while: what lies below is drawn bit by bit."""
        if self._dark is not None:
            self._dark.lifts_soon = True

    def lift(self) -> Script:
        """It is as light as before; in ticks in which nothing else changes."""
        if self._dark is not None:
            yield A_FRAME_APART
            yield variant(
                lambda: self._turn(0, _COMING, LIGHT_RETURNS),
                lambda: self._turn(0, _CALM, LIGHT_RETURNS),
                lambda: self._turn(0, _AT_ONCE, LIGHT_RETURNS),
            )
            yield A_FRAME_APART
            self.clear()
            yield A_FRAME_APART

    def stand(self, round_number: int) -> None:
        """It is evening at once, while somebody looks at the castle."""
        if self._dark is None:
            self.will_fall()
        assert self._dark is not None
        self._dark.comes_soon = False
        self._dark.density = _dim_in(round_number)

    def clear(self) -> None:
        """Take away whatever is left of it, at once."""
        if self._dark is not None:
            self._dark.remove()
            self._dark = None

    def _turn(self, density: int, shares: Sequence[float], step: float) -> Script:
        dark = self._dark
        if dark is None:
            return
        dark.comes_soon = dark.lifts_soon = False
        dark.turn_to(density)
        for share in shares[:-1]:
            dark.share = share
            yield step
        dark.share = shares[-1]


def _dim_in(round_number: int) -> int:
    return _DIM[(round_number - 1) % len(_DIM)]
