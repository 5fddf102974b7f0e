"""What a large face stands out on, where people chose high contrast: a pale disc behind it."""

from __future__ import annotations

from kingup_game.stage.canvas.items import Somebody
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.clear_view import Disc, height_of_disc
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity

_WIDE, _UP = 0.88, 0.07
"""Of the face's width: how wide it is, and how far it stays above the feet, lest its foot look out
below a ribbon."""

_AT_TABLE, _TOP_AT_TABLE = 380.0, 8.0
"""How wide it is at most where cards are counted below it, between their numbers, and how far below
the screen's upper edge."""


class FaceGround:
    """Nothing, where the usual look is enough."""

    def __init__(self, sheet: Sheet, clarity: Clarity | None) -> None:
        self._disc = Disc(sheet, clarity) if clarity else None

    @property
    def is_there(self) -> bool:
        """Whether the face has one, which goes wherever that goes, in the same frame."""
        return self._disc is not None

    def follow(self, face: Somebody, width: float, *, is_at_table: bool) -> None:
        """Be behind a face of that width, and as low as it; where that is not seen, neither is
        this."""
        if self._disc is None:
            return
        if not face.visible:
            self._disc.hide()
            return
        feet, wide, layer = face.y - _UP * width, _WIDE * width, Layer.CLOSE_UP_RAYS
        if is_at_table:
            wide, layer = min(wide, _AT_TABLE), Layer.HEAD_OF_TABLE_GROUND
            feet = max(feet, _TOP_AT_TABLE + height_of_disc(wide))
        self._disc.follow(face.x, feet, wide, layer)

    def remove(self) -> None:
        """Gone for good, at once."""
        if self._disc is not None:
            self._disc.remove()
