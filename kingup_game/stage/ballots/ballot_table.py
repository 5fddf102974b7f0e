"""The table on which ballots are turned: it comes from below, and whoever is judged is at its head.

What stands behind it is not needed while cards are read, and a card lies better on a cloth than
over a castle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from kingup_game.motion.script import Script, call, frames, then, tween, variant
from kingup_game.motion.tween import ease_in, ease_out
from kingup_game.stage import layout
from kingup_game.stage.canvas import scaling
from kingup_game.stage.canvas.item import TOP, Retained, Workshop
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.loading_ahead import SizePx, Wanted
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.durations import BALLOT_RISES, FACE_GOES
from kingup_game.theme.layers import Layer

_WIDTH: Final = 1160.0
_FAR_EDGE: Final = 130.0
"""Below the top of the picture: candles stand on it."""
_PARTS: Final = "far", "left", "right", "near", "cloth"
_CLOTH: Final = 59.0, 131.0, 1042.0, 736.0
"""Left, top, width and height of what nothing shows through, in a picture so wide."""


class TablePart(Sprite):
    """The table, cut in parts: its cloth, through which nothing shows, is kept without an alpha
    channel. So it is laid twice as fast, and nothing has to be drawn below; and of the picture no
    more is kept than its rim."""

    part = Retained("cloth")

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """The whole picture, unless it was cut."""
        caches = shop.pictures.caches
        return () if self._key(shop) in caches.votes else super().unread(shop)

    def resolve(self, shop: Workshop) -> None:
        """Where that part of the picture is, to the pixel."""
        super().resolve(shop)
        self.opaque = self.part == "cloth"

    def _find_look(self, shop: Workshop) -> None:
        kept, key, size = shop.pictures.caches.votes, self._key(shop), self._size_px(shop)
        if key not in kept:
            whole = shop.pictures.once(self.picture, self._box(shop))
            for part, place in _places(size, shop.viewport.scale).items():
                cut = whole.subsurface(place)
                kept.keep((*key[:-1], part), cut.convert() if part == "cloth" else cut.copy())
        self.surface = kept.get(key, scaling.stopgap)
        left, top = _places(size, shop.viewport.scale)[self.part].topleft
        self._corner = left - size[0] / 2, top

    def _box(self, shop: Workshop) -> tuple[float, float]:
        return shop.pictures.box(self.picture, self.width, self.height)

    def _size_px(self, shop: Workshop) -> SizePx:
        return shop.viewport.box_px(self._box(shop))

    def _key(self, shop: Workshop) -> tuple[str, SizePx, str]:
        return self.picture, self._size_px(shop), self.part


def _places(size: SizePx, scale: float) -> Mapping[str, Rect]:
    """Where in a picture of this size each part of it lies, none over another."""
    cloth, (width, height) = Rect([round(side * scale) for side in _CLOTH]), size
    return {
        "cloth": cloth,
        "far": Rect(0, 0, width, cloth.top),
        "left": Rect(0, cloth.top, cloth.left, height - cloth.top),
        "right": Rect(cloth.right, cloth.top, width - cloth.right, height - cloth.top),
        "near": Rect(cloth.left, cloth.bottom, cloth.w, height - cloth.bottom),
    }


def looks() -> Sheet:
    """What it looks like, to be found before it comes."""
    sheet = Sheet()
    _laid(Parts(sheet, Layer.BALLOT_TABLE), float(layout.HEIGHT))
    return sheet


def _laid(on: Parts, y: float) -> Sequence[Sprite]:
    looks = {"x": layout.WIDTH / 2, "y": y, "width": _WIDTH, "anchor": TOP}
    return [on.add(TablePart, picture=art.COUNT_TABLE, part=part, **looks) for part in _PARTS]


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

    def go(self, *, with_a_cut: bool = False) -> Script:
        """Down again, faster. At a pace at which nobody sees it go, at once; or in the frame in
        which the camera cuts, where it does so in a moment: one large change instead of two."""
        slide = self._slide(self._top, float(layout.HEIGHT), FACE_GOES)
        with_it = then(FACE_GOES, frames(1))
        yield variant(lambda: slide, lambda: slide, lambda: with_it if with_a_cut else slide)
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
