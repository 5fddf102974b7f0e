"""The light of an election: the castle a third darker, a beam upon the throne."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.motion.script import Script, then, together, tween, variant
from kingup_game.motion.tween import ease_in, ease_in_out, ease_out, linear
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.item import CENTRE, TOP, Item
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.durations import (
    BEAM_KINDLES,
    BEAM_LEAVES,
    LIGHT_FADES,
    LIGHT_NARROWS,
    LIGHTS_ON,
)
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import EVENING

_RADIUS: Final = 250.0
_DIM: Final = 84, 62, 34
"""The darkness around the light, by the round: one votes on the board, so it has to be seen, and
the night is dark by itself. Fully shown it is drawn without fading, which is far cheaper."""
_DEEPER: Final = 64
"""So much darker while the cards are told: nobody needs the board then."""
_EDGE: Final = 128.0
"""So high is the soft edge between light and dark, in which each frame is drawn again."""
_LEAST_EDGE: Final = 40.0
_ROOM: Final = 300.0
"""Edge and stride of a frame are together at most so high: at a fast pace the edge is harder."""
_EDGE_STEPS: Final = 12
_FADES: Final = 4
"""Steps of a fade, in each of which the whole picture is drawn."""
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
            colour=EVENING,
            layer=Layer.DARKNESS,
            visible=False,
            density=0,
        )
        self._shine: list[Item] = []

    def looks(self) -> Sheet:
        """The dark as it will be, shown to nobody: its holes are made before they are seen."""
        sheet = Sheet()
        for density in (self._dim, self._dim + _DEEPER):
            sheet.spotlight(layout.THRONE_X, _NOMINEE_Y, _RADIUS, colour=EVENING, density=density)
        return sheet

    def narrow(self) -> Script:
        """Everything else goes dark, from below, and a beam from above finds the nominee."""
        self._darkness.visible = True
        on, x = Parts(self._sheet, Layer.BEAM), layout.THRONE_X
        pool_y = layout.THRONE_FEET_Y - _POOL_ABOVE
        pool = on.sprite(art.POOL, x, pool_y, width=_POOL_WIDTH, anchor=CENTRE, alpha=0)
        beam = on.sprite(art.BEAM, x, _BEAM_TOP, width=_BEAM_WIDTH, anchor=TOP, alpha=0)
        self._shine = [pool, beam]
        yield together(
            self._turn(self._dim, LIGHT_NARROWS),
            then(LIGHT_NARROWS - BEAM_KINDLES, fade(0, _LIT, BEAM_KINDLES, *self._shine)),
        )

    def kindle(self) -> Script:
        """It is about to be decided: the dark is deeper, and the beam brighter."""
        yield together(
            self._turn(self._dim + _DEEPER, BEAM_KINDLES),
            fade(_LIT, _GLARING, BEAM_KINDLES, *self._shine),
        )

    def turn_away(self) -> Script:
        """The beam leaves whoever was not crowned."""
        yield fade(_GLARING, 0, BEAM_LEAVES, *self._shine)

    def brighten(self) -> Script:
        """The castle comes out of the dark again, from the throne down."""
        if self._darkness.density:
            yield self._turn(0, LIGHTS_ON)
            self._darkness.visible = False

    def _turn(self, density: int, length_ticks: float) -> Script:
        """To another darkness, with a soft edge that goes over the window: dark comes from below,
        light from above. Calm motion fades."""
        dark = self._darkness
        dark.set(before=dark.density, density=density, levels=((layout.HEIGHT, 0.0),))
        yield variant(
            lambda: tween(self._edge(), 0, 1, length_ticks, linear),
            lambda: then(tween(self._fade, 0, 1, LIGHT_FADES), length_ticks - LIGHT_FADES),
        )
        dark.set(before=density, levels=())

    def _edge(self) -> Callable[[float], None]:
        """Shows so much of the window as it will be, and the edge soft. It is slow near the throne,
        where most has to be drawn."""
        dark = self._darkness
        is_lighter, last = dark.density < dark.before, 0.0

        def show(share: float) -> None:
            nonlocal last
            way = ease_in(share) if is_lighter else ease_out(share)
            stride, last = way - last, way
            high = max(_LEAST_EDGE, min(_EDGE, _ROOM - stride * layout.HEIGHT))
            gone = way * (layout.HEIGHT + high)
            top = gone - high if is_lighter else layout.HEIGHT - gone
            steps = range(_EDGE_STEPS)
            lines = [top + high * step / (_EDGE_STEPS - 1) for step in steps]
            shares = [1 - ease_in_out(step / _EDGE_STEPS) for step in steps]
            if not is_lighter:
                shares = [1 - done for done in shares]
            levels = zip(lines, shares, strict=True)
            dark.levels = (*levels, (layout.HEIGHT, 0.0 if is_lighter else 1.0))

        return show

    def _fade(self, share: float) -> None:
        self._darkness.levels = ((layout.HEIGHT, round(share * _FADES) / _FADES),)

    def put_out(self) -> None:
        """Take away whatever is left of it, at once."""
        for item in (self._darkness, *self._shine):
            item.remove()
        self._shine = []
