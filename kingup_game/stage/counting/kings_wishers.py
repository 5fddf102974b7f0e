"""Who wanted the king: their faces in a row beside the throne, and gold around their goals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.motion.script import Script
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.items import Box, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.counting.open_goals import area_of_goal
from kingup_game.stage.seats.seat_face import tile
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.theme import durations
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import GOLD, INK

_FACE, _APART = 68.0, 14.0
"""How wide a face is where there is room, and what is between two: grounds show at every edge."""
_ARMS, _ROOM = 80.0, {True: 240.0, False: 340.0}
"""So far from its middle the throne's arms reach; beside them, at its left a number follows."""
_UP: Final = 58.0
"""Above its feet, whoever sits there."""
_RIM, _RIM_CORNER, _RING = 13.0, 26.0, 4.0
"""Around a goal."""


class KingsWishers:
    """Each at their side of the throne, whoever sits highest next to it."""

    def __init__(self, sheet: Sheet, panels: SeatPanels) -> None:
        self._panels = panels
        self._row = Parts(sheet, Layer.WISH_CREST)
        self._rims = Parts(sheet, Layer.WISH_CREST)

    def lay(self, seats: Sequence[int]) -> dict[int, tuple[Box, Sprite]]:
        """All of them at once: by seat, a ground and a face."""
        laid = {}
        for is_left in (True, False):
            here = [seat for seat in seats if self._panels[seat].is_left is is_left]
            here.sort(key=lambda seat: (self._panels[seat].y, seat))
            wide = min(_FACE, _ROOM[is_left] / max(1, len(here)) - _APART)
            for number, seat in enumerate(here):
                aside = _ARMS + wide / 2 + number * (wide + _APART)
                x = layout.THRONE_X + (-aside if is_left else aside)
                at = x, layout.THRONE_FEET_Y - _UP, wide
                face = self._panels[seat].face
                ground = tile(self._row, face, *at)
                laid[seat] = ground, self._row.sprite(face.picture(), *at[:2], width=wide)
        return laid

    def come(self, seats: Sequence[int], heard: Callable[[], object]) -> Script:
        """One by one, each as its goal is framed."""
        laid = self.lay(seats)
        self._row.show(False)
        for seat, (ground, face) in laid.items():
            rim_around(self._rims, self._panels, seat)
            ground.visible = face.visible = True
            heard()
            yield pop(face, 0.3, durations.CREST_HOPS, overshoot=0.2)

    def unframe(self) -> None:
        """Their goals are as all others."""
        self._rims.clear()

    def clear(self) -> None:
        """Nobody is there any more."""
        self._row.clear()
        self._rims.clear()


def rim_around(on: Parts, panels: SeatPanels, seat: int) -> Box:
    """Gold around the open goal of a seat."""
    frame = area_of_goal(panels, seat).grown(_RIM)
    return on.box(*frame, fill=GOLD, border=INK, border_width=_RING, radius=_RIM_CORNER)
