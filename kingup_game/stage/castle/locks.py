"""A lock beside whoever may not be chosen: paleness alone is not seen from the sofa."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Spot
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_WIDE: Final = 44.0
_ASIDE, _UP = 36.0, 20.0
"""At the left foot: at the right lies the crest of whoever moved them last."""


class Locks:
    """All of them on a castle."""

    def __init__(self, sheet: Sheet) -> None:
        self._parts = Parts(sheet, Layer.LOCK)

    def show(self, spots: Iterable[Spot]) -> None:
        """At those who stand here, and nowhere else."""
        self._parts.clear()
        for spot in spots:
            self._parts.sprite(art.ICON_LOCK, spot.x - _ASIDE, spot.y - _UP, width=_WIDE)
