"""What lies on a seat's panel while people vote: a cloth, an envelope, and dots while it is open.

It is the same for every card, and for people and opponents: whoever has not sealed is thinking.
"""

from __future__ import annotations

from typing import Final

from kingup_game.motion.script import Script
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.items import Box, Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.durations import STAMP, THOUGHT_STEP
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import CRIMSON, INK, PAPER

SEALED: Final = "sealed"
"""As `art.envelope` names it."""
_CLOTH_CORNER: Final = 6.0
_DOTS: Final = 3
_DOT, _LARGE_DOT = 0.11, 0.17
"""How wide they are, of an envelope's width: that which is thought now, and the others."""
_APART: Final = 0.2
_ABOVE: Final = 0.075
"""So far above its middle an envelope is open, of its width."""
_RIM: Final = 2.5
_STAMPED_FROM: Final = 1.3


class SeatBallot:
    """Nothing, until people vote."""

    def __init__(self, sheet: Sheet) -> None:
        self._cloth = sheet.box(
            *(0.0, 0.0, 1.0, 1.0),
            fill=CRIMSON,
            radius=_CLOTH_CORNER,
            layer=Layer.SEAT_PANEL,
            visible=False,
        )
        self._envelope = sheet.sprite(
            art.envelope("open"), 0.0, 0.0, width=1.0, layer=Layer.SEAT_BALLOT, visible=False
        )
        dots = {"fill": PAPER, "border": INK, "border_width": _RIM, "visible": False}
        self._dots = [
            sheet.box(0.0, 0.0, 1.0, 1.0, layer=Layer.SEAT_BALLOT, **dots) for _ in range(_DOTS)
        ]
        self._large_dot = -1
        self.state = ""

    @property
    def items(self) -> tuple[Sprite | Box, ...]:
        """All that goes along with the panel."""
        return (self._cloth, self._envelope, *self._dots)

    @property
    def point(self) -> tuple[float, float]:
        """The middle of the envelope."""
        return self._envelope.x, self._envelope.y

    @property
    def is_sealed(self) -> bool:
        """Whether there is wax on it."""
        return self.state == SEALED

    def lie(self, x: float, y: float, width: float, cloth: Area) -> None:
        """There, so wide, on so much cloth."""
        self._envelope.set(x=x, y=y, width=width)
        self._cloth.place(*cloth)
        self._lay_dots()

    def show(self, state: str | None) -> None:
        """`open` or `sealed`, or None for no ballot. Never what is inside."""
        self.state = state or ""
        is_there = state is not None
        self._cloth.visible = self._envelope.visible = is_there
        for dot in self._dots:
            dot.visible = is_there and not self.is_sealed
        if state is not None:
            self._envelope.set(picture=art.envelope(state), zoom=1.0)

    def think(self, ticks: int, *, is_still: bool) -> None:
        """One tick: one of the dots after the other is large; in calm motion none of them."""
        large = -1 if is_still else int(ticks // THOUGHT_STEP) % _DOTS
        if self.state and not self.is_sealed and large != self._large_dot:
            self._large_dot = large
            self._lay_dots()

    def stamp(self) -> Script:
        """The wax comes down on what is sealed: the same for every card."""
        yield pop(self._envelope, _STAMPED_FROM, STAMP)

    def _lay_dots(self) -> None:
        (x, y), width = self.point, self._envelope.width or 0.0
        for number, dot in enumerate(self._dots):
            side = width * (_LARGE_DOT if number == self._large_dot else _DOT)
            across = (number - (_DOTS - 1) / 2) * _APART * width
            dot.place(*around(x + across, y - _ABOVE * width, side, side))
            dot.radius = side / 2
