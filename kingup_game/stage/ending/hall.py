"""The throne hall: dark at first, then a beam upon the throne, then all its lights."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kingup_game.motion.script import Beat, Script, frames, then, tween, variant
from kingup_game.motion.tween import linear
from kingup_game.stage import layout
from kingup_game.stage.canvas.backdrop import Look, Scenery
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, TOP
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.ending.lit_back import LitBack
from kingup_game.theme import art
from kingup_game.theme.durations import (
    BEAM_KINDLES,
    HALL_LIGHTS_UP,
    LIGHT_SEEKS,
    LIGHT_TURNS_BACK,
    WHO_WINS,
)
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK
from kingup_game.theme.scheme import Clarity

HALL: Final = Look((Scenery(art.HALL, width=layout.WIDTH, height=layout.HEIGHT, goes_on=True),))
"""The hall as a backdrop, to be made ready before it is seen."""

_DARK_ALPHA: Final = 196
_DIM_ALPHA: Final = 96
_BEAM_ALPHA: Final = 200
_BEAM_WIDTH, _BEAM_HEIGHT = 760.0, 700.0
_BEAM_TOP: Final = -40.0
_SEEKING_SIZE: Final = (340.0, 660.0)
_SEEKING_ALPHA: Final = 150
_FARTHEST_LEFT, _FARTHEST_RIGHT = 130.0, 1790.0
"""Where the outermost of the court stand."""
_RAYS_Y: Final = 330.0
_RAYS_WIDTH: Final = 1240.0
_RAYS_ALPHA: Final = 120
_BEAM_STEPS, _LIGHT_STEPS, _QUICK_STEPS = 9, 4, 2
_FRONT_WIDTH: Final = 592.0
_FRONT_TOP: Final = 392.0
_ONLOOKERS_WIDTH, _ONLOOKERS_TOP = 900.0, 670.0
_ONLOOKERS_BEYOND: Final = 320.0
"""The screen's edge: screens may be wider."""
_AT_THE_FOOT: Final = ((20.0, 884.0), (600.0, 866.0))
"""Below many who lost only heads are seen: so far beyond the edge, and how high, twice a side."""


LIGHTS: Final[dict[str, Sequence[float]]] = {
    art.THRONE_FRONT: (_FRONT_WIDTH,),
    art.BURST: (_RAYS_WIDTH,),
    **dict.fromkeys(art.ONLOOKERS, (_ONLOOKERS_WIDTH,)),
}
"""What lights up in it, and how wide; but for the beam, which has a height of its own."""


class Hall:
    """What stands in the hall, but for the people."""

    def __init__(
        self, sheet: Sheet, *, has_room_at_its_back: bool, clarity: Clarity | None
    ) -> None:
        """Few who lost leave room for others, seen from behind; below many there is only the foot
        of the picture. With clarity it is all in haze."""
        x = layout.WIDTH / 2
        self._sheet, self._is_in_haze = sheet, clarity is not None
        sheet.backdrop(HALL.scenery)
        if clarity is not None:
            sheet.veil(clarity.black, clarity.haze_alpha, layer=Layer.HAZE)
        self._rays = Parts(sheet, Layer.HALL_RAYS).sprite(
            art.BURST, x, _RAYS_Y, width=_RAYS_WIDTH, alpha=0, patient=True
        )
        self._dusk = sheet.veil(DUSK, _DARK_ALPHA, layer=Layer.HALL_DUSK)
        crowd = Parts(sheet, Layer.HALL_RAYS)  # below the dusk, darker than the hall
        back = ((_ONLOOKERS_BEYOND, _ONLOOKERS_TOP),)
        for beyond, top in back if has_room_at_its_back else _AT_THE_FOOT:
            aside = layout.WIDTH / 2 + beyond - _ONLOOKERS_WIDTH / 2
            for picture, way in zip(art.ONLOOKERS, (-aside, aside), strict=True):
                crowd.sprite(picture, x + way, top, width=_ONLOOKERS_WIDTH, anchor=TOP)
        self._beam = Parts(sheet, Layer.HALL_BEAM).sprite(
            art.BEAM,
            x,
            _BEAM_TOP,
            width=_BEAM_WIDTH,
            height=_BEAM_HEIGHT,
            anchor=TOP,
            alpha=0,
            patient=True,
        )
        wide, high = _SEEKING_SIZE
        self._seeker = Parts(sheet, Layer.HALL_BEAM).sprite(
            art.BEAM, x, _BEAM_TOP, width=wide, height=high, anchor=TOP, alpha=0, patient=True
        )
        self._front = Parts(sheet, Layer.THRONE_FRONT).sprite(
            art.THRONE_FRONT, x, _FRONT_TOP, width=_FRONT_WIDTH, anchor=TOP, alpha=0
        )

    def seek(self, falls_on: Callable[[float], None]) -> Script:
        """A beam looks for whoever has won: along the boxes and back, and not yet on the throne.
        `falls_on` is told where it is; in calm motion there is none."""

        def move(x: float) -> None:
            self._seeker.x = x
            falls_on(x)

        def look() -> Beat:
            self._seeker.alpha = _SEEKING_ALPHA
            there = tween(move, _FARTHEST_LEFT, _FARTHEST_RIGHT, LIGHT_SEEKS)
            return then(there, tween(move, _FARTHEST_RIGHT, layout.WIDTH / 2, LIGHT_TURNS_BACK))

        yield variant(look, lambda: WHO_WINS)

    def kindle(self) -> Script:
        """Light falls on the throne, and on nothing else; its arms are as dim as its back."""
        sought = self._seeker.alpha

        def show(steps: int, share: float) -> None:
            part = _in_steps(share, steps)
            self._seeker.alpha = sought * (1 - part)
            self._beam.alpha, self._front.alpha = _BEAM_ALPHA * part, _DIM_ALPHA * part

        def light(steps: int) -> Beat:
            return tween(partial(show, steps), 0, 1, BEAM_KINDLES, linear)

        yield variant(*(lambda: light(_BEAM_STEPS),) * 2, lambda: light(_QUICK_STEPS))

    def is_taken(self) -> None:
        """Nobody may be seen through the arms."""
        self._front.alpha = OPAQUE_ALPHA

    def light_up(self) -> Script:
        """One row of candles after the other, and then the rays, in a few steps each: all of the
        picture changes in each of them, and in no frame between. A frame of both would draw the
        window twice."""
        in_time = HALL_LIGHTS_UP // 2

        def candles(steps: int, share: float) -> None:
            left = 1 - _in_steps(share, steps)
            self._dusk.alpha, self._beam.alpha = _DARK_ALPHA * left, _BEAM_ALPHA * left

        def rays(steps: int, share: float) -> None:
            self._rays.alpha = _RAYS_ALPHA * _in_steps(share, steps)

        def light(steps: int) -> Beat:
            dark = tween(partial(candles, steps), 0, 1, in_time, linear)
            return then(dark, tween(partial(rays, steps), 0, 1, HALL_LIGHTS_UP - in_time, linear))

        yield variant(*(lambda: light(_LIGHT_STEPS),) * 2, lambda: light(_QUICK_STEPS))
        if not self._is_in_haze:
            yield frames(1)  # in which the rays are found
            back = LitBack(self._sheet, Layer.HALL_RAYS)
            self._sheet.add(back, ground=HALL, rays=self._rays)


def _in_steps(share: float, steps: int) -> float:
    """As far as the step that has begun leads: the first one comes at once."""
    return min(1.0, (math.floor(share * steps) + 1) / steps)
