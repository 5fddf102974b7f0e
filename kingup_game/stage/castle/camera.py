"""Where the stage is looked at: as it stands, aside, or up, where the throne has room above it.

It moves by what everybody has seen alone, and never while anybody moves a token. In calm motion it
cuts, and at a pace at which it would be there after a handful of frames: then in the last of them,
so that what it will show has been drawn by then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kingup_game.motion.script import Script, call, glide, then, variant
from kingup_game.motion.tween import ease_in_out
from kingup_game.stage.canvas.dimming import Spotlight
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import ForeseenCut, Sheet
from kingup_game.stage.castle.castle_layers import ASIDE, RISE
from kingup_game.stage.castle.standing import Point
from kingup_game.stage.castle.tokens import Token
from kingup_game.theme.durations import (
    CAMERA_COMES_HOME,
    CAMERA_LOOKS_UP,
    CAMERA_RESTS,
    CASTLE_STEPS_ASIDE,
    CUT_IS_FORESEEN,
)

HOME, BESIDE, UP = (0.0, 0.0), (float(ASIDE), 0.0), (0.0, float(RISE))
"""Where the castle stands then: to the right and down from its place, in design units."""
_GONE_AT: Final = 0.4 * RISE
"""So far down those in the courtyard are out of sight: the line's plate would stand on them."""


def _nothing() -> None:
    """Nothing is made ahead for it."""


class Camera:
    """Moves the sheet of the castle."""

    def __init__(self, sheet: Sheet, in_the_yard: Sequence[Token] = ()) -> None:
        self._sheet = sheet
        self._in_the_yard = in_the_yard

    def step_aside(self) -> Script:
        """The castle goes to the right: the left third is somebody's."""
        yield self._go(BESIDE, CASTLE_STEPS_ASIDE)

    def look_up(self, dark: Spotlight, stands: Callable[[], object]) -> Script:
        """Everything comes down, and the sky above the throne is seen. It stands and rests for a
        moment before this darkness falls; where it cuts, both come at once."""
        yield self._go(UP, CAMERA_LOOKS_UP, stands=stands, rests=CAMERA_RESTS, dark=dark)

    def come_home(self) -> Script:
        """Everything is where it belongs again."""
        yield self._go(HOME, CAMERA_COMES_HOME)

    def get_ready(self) -> Script:
        """It moves in a moment; calm motion needs nothing for that."""
        yield variant(lambda: call(self._announce), lambda: call(_nothing), lambda: call(_nothing))

    def foresee_home(self) -> Script:
        """It cuts home in a moment, into the light."""
        foresee = partial(self._foresee, HOME, None)
        yield variant(lambda: call(_nothing), lambda: call(_nothing), lambda: call(foresee))

    def cut_home(self) -> None:
        """The same at once."""
        self._cut(HOME)

    def _go(
        self,
        end: Point,
        length_ticks: float,
        *,
        stands: Callable[[], object] = _nothing,
        rests: float = 0,
        dark: Spotlight | None = None,
    ) -> Script:
        start = self._sheet.dx, self._sheet.dy
        yield variant(
            lambda: then(
                call(self._announce),
                glide(self._move, start, end, length_ticks, ease_in_out),
                call(stands),
                rests,
            ),
            lambda: then(call(lambda: self._cut(end)), rests),
            lambda: then(
                CUT_IS_FORESEEN,  # much else begins now
                call(lambda: self._foresee(end, dark)),
                length_ticks + rests - CUT_IS_FORESEEN,
                call(lambda: self._cut(end)),
            ),
        )

    def _foresee(self, end: Point, dark: Spotlight | None) -> None:
        self._sheet.foreseen = ForeseenCut(*end, dark)

    def _announce(self) -> None:
        self._sheet.will_shift = True

    def _cut(self, end: Point) -> None:
        self._move(*end, at_once=True)

    def _move(self, right: float, down: float, *, at_once: bool = False) -> None:
        right, down = round(right), round(down)
        self._sheet.shift(right, down, at_once=at_once)
        for token in self._in_the_yard:
            token.be_seen(OPAQUE_ALPHA * max(0.0, 1 - down / _GONE_AT))
