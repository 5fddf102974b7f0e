"""The table on which ballots are turned: it comes from below, and whoever is judged is at its head.

What stands behind it is not needed while cards are read, and a card lies better on a cloth than
over a castle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from kingup_game.motion.script import Script, call, then, tween, variant
from kingup_game.motion.tween import ease_in, ease_out
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import TOP, Workshop
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.durations import BALLOT_RISES, FACE_GOES
from kingup_game.theme.layers import Layer

_WIDTH: Final = 1160.0
_FAR_EDGE: Final = 130.0
"""Below the top of the picture: candles stand on it."""
_CLOTH: Final = 59.0, 131.0, 1042.0, 736.0
"""Left, top, width and height of what nothing shows through, in a picture so wide."""

NEEDED: Final = {art.COUNT_TABLE: (_WIDTH,)}


class Cloth(Sprite):
    """The part of a table's picture through which nothing shows: a copy of it without an alpha
    channel is laid twice as fast, and nothing has to be drawn below."""

    _from_corner = 0, 0

    def resolve(self, shop: Workshop) -> None:
        """Where that part of the picture is, to the pixel."""
        super().resolve(shop)
        self.rect.move_ip(self._from_corner)
        self.opaque = True

    def _find_look(self, shop: Workshop) -> None:
        super()._find_look(shop)
        whole = self.surface
        assert whole is not None
        place = Rect([round(side * shop.viewport.scale) for side in _CLOTH])
        key = "cloth", self.picture, whole.get_size(), tuple(place)
        pictures = shop.pictures.caches.scaled
        self.surface = pictures.get(key, lambda: whole.subsurface(place).convert())
        self._from_corner = place.topleft


def looks() -> Sheet:
    """What it looks like, to be found before it comes."""
    sheet = Sheet()
    _laid(Parts(sheet, Layer.BALLOT_TABLE), float(layout.HEIGHT))
    return sheet


def _laid(on: Parts, y: float) -> Sequence[Sprite]:
    looks = {"x": layout.WIDTH / 2, "y": y, "width": _WIDTH, "anchor": TOP}
    return (
        on.add(Sprite, picture=art.COUNT_TABLE, **looks),
        on.add(Cloth, picture=art.COUNT_TABLE, **looks),
    )


class BallotTable:
    """It is there for a count, or it is not."""

    def __init__(self, sheet: Sheet) -> None:
        self._on = Parts(sheet, Layer.BALLOT_TABLE)
        self._table: Sequence[Sprite] = ()
        self._top = float(layout.HEIGHT)

    def come(self, far_edge: float) -> Script:
        """Up from below, as far as the cards need it; in calm motion it is there."""
        self.take_away()
        end = far_edge - _FAR_EDGE
        yield self._slide(float(layout.HEIGHT), end, BALLOT_RISES)

    def go(self) -> Script:
        """Down again, faster."""
        yield self._slide(self._top, float(layout.HEIGHT), FACE_GOES)
        self.take_away()

    def take_away(self) -> None:
        """Gone, at once."""
        self._on.clear()
        self._table = ()
        self._top = float(layout.HEIGHT)

    def _slide(self, start: float, end: float, length_ticks: float) -> Script:
        if not self._table:
            self._table = _laid(self._on, start)

        def be_at(y: float) -> None:
            self._top = y
            for part in self._table:
                part.y = y

        ease = ease_out if end < start else ease_in
        yield variant(
            lambda: tween(be_at, start, end, length_ticks, ease),
            lambda: call(lambda: be_at(end)),
            lambda: then(call(lambda: be_at(end)), length_ticks),
        )
