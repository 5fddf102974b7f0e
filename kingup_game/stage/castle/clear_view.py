"""A castle that steps back: quiet scenery, clear worths, and a pale disc behind everybody.

A colour scheme with clarity asks for it, as high contrast does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE, Item
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Point, feet_y
from kingup_game.stage.lettering.text_styles import TITLE
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import CRIMSON_DARK
from kingup_game.theme.scheme import Clarity
from kingup_game.theme.type_scale import NUMERAL

WORTH: Final = TITLE.but(size=NUMERAL, fit=(76, 70))
_SIGN_WIDTH, _SIGN_HEIGHT = 92.0, 74.0
_ABOVE_THE_FEET: Final = 68.0
_TAG_ASIDE, _TAG_ABOVE, _TAG_SHARE = 63.0, 85.0, 0.6
"""The small tag of a cell: so far from where its guest stands, so much of a storey's sign."""

_DISC_SHARE: Final = 1.08
_CHOSEN_SHARE: Final = 1.36
_HELD_BACK_SHARE: Final = 0.9


class ClearView:
    """What lies over the castle's picture while people want clarity."""

    def __init__(self, sheet: Sheet, cells: Sequence[Place]) -> None:
        self._sheet = sheet
        self._cells = cells
        self._shown: Clarity | None = None
        self._items: list[Item] = []

    def show(self, clarity: Clarity | None) -> None:
        """Put on the haze and the worths, or take them away."""
        if clarity == self._shown:
            return
        for item in self._items:
            item.remove()
        self._shown, self._items = clarity, []
        if clarity is not None:
            haze = self._sheet.veil(clarity.black, clarity.haze_alpha, layer=Layer.HAZE)
            self._items.append(haze)
            for floor in (*map(Place, layout.FLOOR_FEET_Y), Place.THRONE):
                self._number(floor, (layout.NUMERAL_X, -_ABOVE_THE_FEET), 1.0, clarity)
            for cell in self._cells:
                at = layout.DUNGEON_X - _TAG_ASIDE, -_TAG_ABOVE
                self._number(cell, at, _TAG_SHARE, clarity)

    def _number(self, place: Place, at: Point, share: float, clarity: Clarity) -> None:
        """A worth on a plain sign, where the wall has it as part of the scenery; what is lost there
        is light on red, as everywhere."""
        x, y = at[0], feet_y(place) + at[1]
        is_lost = PLACE_VALUES[place] < 0
        ground, ink = (CRIMSON_DARK, clarity.pale) if is_lost else (clarity.pale, clarity.black)
        wide, high = _SIGN_WIDTH * share, _SIGN_HEIGHT * share
        sign = self._sheet.box(
            *(x - wide / 2, y - high / 2, wide, high),
            layer=Layer.WORTHS,
            fill=ground,
            border=clarity.black,
            border_width=clarity.edge,
            radius=14,
        )
        style = WORTH.but(colour=ink, size=WORTH.size * share)
        words = self._sheet.text(
            str(PLACE_VALUES[place]), x, y, style, anchor=CENTRE, layer=Layer.WORTHS
        )
        self._items += [sign, words]


class Disc:
    """The pale ground on which one token stands out; larger and golden behind the chosen one, dark
    behind whoever cannot be chosen."""

    def __init__(self, sheet: Sheet, clarity: Clarity) -> None:
        self._clarity = clarity
        self._is_chosen = self._is_held_back = False
        self._box = sheet.box(
            *(0, 0, 10, 10),
            fill=clarity.pale,
            border=clarity.black,
            border_width=clarity.edge,
            visible=False,
        )

    def follow(self, x: float, y: float, size: float, layer: Layer) -> None:
        """Be behind a token with its feet there."""
        unmarked = _HELD_BACK_SHARE if self._is_held_back else _DISC_SHARE
        wide = size * (_CHOSEN_SHARE if self._is_chosen else unmarked)
        self._box.set(radius=wide / 2, visible=True)
        self._box.place(x - wide / 2, y - size / 2 - wide / 2, wide, wide)
        self._box.restack(layer)

    def mark(self, is_chosen: bool) -> None:
        """Be golden and larger for whoever is chosen, or plain again."""
        self._is_chosen = is_chosen
        self._paint()

    def hold_back(self, is_on: bool) -> None:
        """Be a dark hole with a pale rim for whoever cannot be chosen now."""
        self._is_held_back = is_on
        self._paint()

    def _paint(self) -> None:
        clarity, is_dark = self._clarity, self._is_held_back and not self._is_chosen
        pale = clarity.chosen if self._is_chosen else clarity.pale
        self._box.fill = clarity.black if is_dark else pale
        self._box.border = clarity.pale if is_dark else clarity.black

    def hide(self) -> None:
        """Be behind nobody for now."""
        self._box.visible = False

    def remove(self) -> None:
        """Be gone for good."""
        self._box.remove()
