"""The light of an election: evening over all but the throne room, and a beam upon the throne."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.stage import layout
from kingup_game.stage.canvas.dimming import Spotlight
from kingup_game.stage.canvas.item import CENTRE, TOP, Item
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.lit_rooms import light_of
from kingup_game.stage.castle.standing import Point
from kingup_game.theme import art
from kingup_game.theme.durations import (
    BEAM_GLARES,
    BEAM_KINDLES,
    BEAM_LEAVES,
    LIGHT_NARROWS,
    LIGHT_RETURNS,
    LIGHT_STEP,
)
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import EVENING, EVENING_GLASS

_DIM: Final = 84, 62, 34
"""The darkness around the light, by the round: one votes on the board, so it has to be seen, and
the night is dark by itself. Fully shown it is drawn without fading, which is far cheaper."""
_DEEPER: Final = 64
"""So much darker while the cards are told: nobody needs the board then."""
_AT_ONCE, _COMING, _CALM = (1.0,), (0.5, 1.0), (1 / 3, 2 / 3, 1.0)
_GOING: Final = 0.3, 0.65, 1.0
"""Steps of a change of light, everywhere at once: each draws the whole window, so they are few. A
front that passes over the castle would cost less, and is half a day and half a night. It comes back
in a breath, slowly first: in one step it was a flash."""
_LIT, _GLARING = 120, 190
"""How dense the beam is while people vote, and while it is told how they did."""
_SHADE: Final = 24
"""By so much at a time it comes and goes: each is a tenth of the window to draw."""
_BEAM_TOP: Final = -440.0
_BEAM_WIDTH: Final = 360.0
_POOL_WIDTH: Final = 250.0
_POOL_ABOVE: Final = 4.0
NEEDED: Final[dict[str, Sequence[float]]] = {art.POOL: (_POOL_WIDTH,), art.BEAM: (_BEAM_WIDTH,)}
"""What kindles in it, and how wide."""


class ThroneLight:
    """Scripts let it come and go; `put_out` takes away whatever is left of it."""

    def __init__(self, sheet: Sheet, round_number: int) -> None:
        self._sheet = sheet
        self._dim = _dim_in(round_number)
        self._darkness = _dark(sheet, 0)
        self._darkness.visible = False
        self._shine: list[Item] = []
        self._glow = 0.0

    def as_narrowed(self, at: Point, *, is_deep: bool) -> Spotlight:
        """The dark as it will have come, on a castle that stands there; shown to nobody."""
        sheet = Sheet()
        sheet.shift(*at)
        return _dark(sheet, self._narrowed(is_deep=is_deep))

    def will_narrow(self) -> None:
        """It goes dark in a moment: what that needs is kept now."""
        self._darkness.comes_soon = True

    def narrow(self, *, is_deep: bool = False) -> Script:
        """Everything else goes dark, at once as deep as for a count where nobody has to see the
        castle; and then a beam from above finds the nominee."""
        self._darkness.visible = True
        on, x = Parts(self._sheet, Layer.BEAM), layout.THRONE_X
        pool_y = layout.THRONE_FEET_Y - _POOL_ABOVE
        pool = on.sprite(art.POOL, x, pool_y, width=_POOL_WIDTH, anchor=CENTRE, alpha=0)
        beam = on.sprite(art.BEAM, x, _BEAM_TOP, width=_BEAM_WIDTH, anchor=TOP, alpha=0)
        self._shine = [pool, beam]
        yield together(
            self._turn(self._narrowed(is_deep=is_deep)),
            then(LIGHT_NARROWS - BEAM_KINDLES, tween(self._beam, 0, _LIT, BEAM_KINDLES)),
        )

    def kindle(self) -> Script:
        """It is about to be decided: the dark is deeper, and the beam brighter."""
        yield together(
            self._turn(self._dim + _DEEPER),
            variant(
                lambda: tween(self._beam, _LIT, _GLARING, BEAM_GLARES),
                lambda: tween(self._beam, _LIT, _GLARING, BEAM_GLARES),
                lambda: call(lambda: self._beam(_GLARING)),
            ),
        )

    def turn_away(self) -> Script:
        """The beam leaves whoever was not crowned."""
        yield tween(self._beam, _GLARING, 0, BEAM_LEAVES)

    def light_up(self, place: Place) -> None:
        """Somebody carries a candle into one more room."""
        self._darkness.lit = (*self._darkness.lit, *light_of(place))

    def get_ready(self) -> None:
        """The castle comes out of the dark in a moment: what that needs is drawn bit by bit."""
        self._darkness.lifts_soon = True

    def brighten(self) -> Script:
        """The castle comes out of the dark again, and no beam is left in the light."""
        if self._darkness.density:
            glow = self._glow
            yield from self._turn(0, _GOING, lambda share: self._beam(glow * (1 - share)))
            self._beam(0)
            self._darkness.visible = False

    def _narrowed(self, *, is_deep: bool) -> int:
        return self._dim + (_DEEPER if is_deep else 0)

    def _turn(
        self,
        density: int,
        steps: Sequence[float] = _COMING,
        along: Callable[[float], object] = lambda _: None,
    ) -> Script:
        """To another darkness, and something with it in the same frames; at a pace at which all
        steps are one frame's, in one."""
        if density != self._darkness.density:
            yield variant(
                lambda: self._step(density, steps, along),
                lambda: self._step(density, _CALM, along),
                lambda: self._step(density, _AT_ONCE, along),
            )

    def _step(
        self, density: int, steps: Sequence[float], along: Callable[[float], object]
    ) -> Script:
        self._darkness.comes_soon = self._darkness.lifts_soon = False
        self._darkness.turn_to(density)
        for share in steps[:-1]:
            self._darkness.share = share
            along(share)
            yield LIGHT_STEP if density else LIGHT_RETURNS
        self._darkness.share = 1.0
        along(1.0)

    def _beam(self, density: float) -> None:
        self._glow = density
        is_there = density in (_LIT, _GLARING)
        for item in self._shine:
            item.alpha = density if is_there else density // _SHADE * _SHADE

    def put_out(self) -> None:
        """Take away whatever is left of it, at once."""
        for item in (self._darkness, *self._shine):
            item.remove()
        self._shine = []


def _dark(sheet: Sheet, density: int) -> Spotlight:
    look = {"colour": EVENING, "glass": EVENING_GLASS, "density": density}
    return sheet.spotlight(0, 0, 0, lit=light_of(Place.THRONE), layer=Layer.DARKNESS, **look)


def _dim_in(round_number: int) -> int:
    return _DIM[(round_number - 1) % len(_DIM)]
