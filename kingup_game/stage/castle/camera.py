"""Where the stage is looked at: as it stands, or up, where the throne has room above it.

It moves by what everybody has seen alone, and never while anybody moves a token. In calm motion it
cuts.
"""

from __future__ import annotations

from kingup_game.motion.script import Script, call, tween, variant
from kingup_game.motion.tween import ease_in_out
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import RISE
from kingup_game.theme.durations import CAMERA_COMES_HOME, CAMERA_LOOKS_UP


class Camera:
    """Moves the sheet of the castle."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet

    def look_up(self) -> Script:
        """Everything comes down, and the sky above the throne is seen."""
        yield self._go(RISE, CAMERA_LOOKS_UP)

    def come_home(self) -> Script:
        """Everything is where it belongs again."""
        yield self._go(0, CAMERA_COMES_HOME)

    def cut_home(self) -> None:
        """The same at once."""
        self._move(0)

    def _go(self, end: float, length_ticks: float) -> Script:
        start = self._sheet.dy
        yield variant(
            lambda: tween(self._move, start, end, length_ticks, ease_in_out),
            lambda: call(lambda: self._move(end)),
        )

    def _move(self, down: float) -> None:
        self._sheet.shift(self._sheet.dx, round(down))
