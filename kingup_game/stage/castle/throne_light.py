"""The light of an election: the castle a third darker, a beam upon the throne."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.motion.script import Beat, Script, tween
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA, TOP, Item
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.durations import BEAM_KINDLES, LIGHT_NARROWS, LIGHTS_ON
from kingup_game.theme.layers import Layer

_RADIUS: Final = 250.0
_DIM: Final = 76, 58, 34
"""The darkness around the light, by the round: one votes on the board, so it has to be seen, and
the night is dark by itself. Fully shown it is drawn without fading, which is far cheaper."""
_DEEPER: Final = 64
"""So much darker while the cards are told: nobody needs the board then."""
_DARK_STEP: Final = OPAQUE_ALPHA / 4
"""The whole picture is drawn for each step of the dark: every second tick is often enough."""
_LIT, _GLARING = 120, 190
"""How dense the beam is while people vote, and while it is told how they did."""
_BEAM_TOP: Final = -440.0
_BEAM_WIDTH: Final = 360.0
_POOL_WIDTH: Final = 250.0
_POOL_ABOVE: Final = 4.0
_NOMINEE_Y: Final = layout.THRONE_FEET_Y - layout.TOKEN_SIZE / 2


NEEDED: Final[dict[str, Sequence[float]]] = {art.POOL: (_POOL_WIDTH,), art.BEAM: (_BEAM_WIDTH,)}
"""What kindles in it, and how wide."""


class ThroneLight:
    """Scripts let it come and go; `put_out` takes away whatever is left of it."""

    def __init__(self, sheet: Sheet, round_number: int) -> None:
        self._sheet = sheet
        self._dim = _DIM[(round_number - 1) % len(_DIM)]
        self._darkness = sheet.spotlight(
            layout.THRONE_X,
            _NOMINEE_Y,
            _RADIUS,
            layer=Layer.DARKNESS,
            alpha=0,
            density=self._dim,
        )
        self._shine: list[Item] = []

    def looks(self) -> Sheet:
        """The dark as it will be, shown to nobody: its holes are made before they are seen."""
        sheet = Sheet()
        for density in (self._dim, self._dim + _DEEPER):
            sheet.spotlight(layout.THRONE_X, _NOMINEE_Y, _RADIUS, density=density)
        return sheet

    def narrow(self) -> Script:
        """Everything else goes dark, and a beam from above finds the nominee."""
        yield self._darken(0, OPAQUE_ALPHA, LIGHT_NARROWS)
        on, x = Parts(self._sheet, Layer.BEAM), layout.THRONE_X
        pool_y = layout.THRONE_FEET_Y - _POOL_ABOVE
        pool = on.sprite(art.POOL, x, pool_y, width=_POOL_WIDTH, anchor=CENTRE, alpha=0)
        beam = on.sprite(art.BEAM, x, _BEAM_TOP, width=_BEAM_WIDTH, anchor=TOP, alpha=0)
        self._shine = [pool, beam]
        yield fade(0, _LIT, BEAM_KINDLES, *self._shine)

    def kindle(self) -> Script:
        """It is about to be decided: the dark is deeper, and the beam brighter."""
        self._darkness.density = self._dim + _DEEPER
        yield fade(_LIT, _GLARING, BEAM_KINDLES, *self._shine)

    def turn_away(self) -> Script:
        """The beam leaves whoever was not crowned."""
        yield fade(_GLARING, 0, LIGHTS_ON, *self._shine)

    def brighten(self) -> Script:
        """The castle comes out of the dark again."""
        if self._darkness.alpha:
            yield self._darken(self._darkness.alpha, 0, LIGHTS_ON)

    def _darken(self, start: float, end: float, length_ticks: float) -> Beat:
        def show(alpha: float) -> None:
            self._darkness.alpha = round(alpha / _DARK_STEP) * _DARK_STEP

        return tween(show, start, end, length_ticks)

    def put_out(self) -> None:
        """Take away whatever is left of it, at once."""
        for item in (self._darkness, *self._shine):
            item.remove()
        self._shine = []
