"""A castle that steps back: quiet scenery, clear worths, and a pale disc behind everybody.

A colour scheme with clarity asks for it, as high contrast does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from kingup_game.engine.cast import Place
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.stage import layout
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA, Item
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Point, feet_y
from kingup_game.stage.lettering.text_styles import TITLE, TextStyle
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import CRIMSON_DARK
from kingup_game.theme.scheme import Clarity
from kingup_game.theme.type_scale import NUMERAL

WORTH: Final = TITLE.but(size=NUMERAL, fit=(76, 70))
_SIGN: Final = (92.0, 74.0)
_ABOVE_THE_FEET: Final = 68.0
_TAG: Final = (48.0, 40.0)
_TAG_INSET, _TAG_LEADING = 7.0, 3.0
"""Of a cell's sign: its number is so much narrower; no figure has anything above or below."""
_TAG_ASIDE, _TAG_ABOVE = 50.0, 90.0
"""From where a cell's guest stands, who is behind the sign."""
TAGS_MOVE: Final = (13.0, -5.0)
"""So far right and down of the wall's own tags are these: no panel of a seat lies over them."""

_DISC_SHARE: Final = 1.08
_CHOSEN_SHARE: Final = 1.36
_HELD_BACK_SHARE: Final = 0.9


def lay_discs(
    on: Parts, clarity: Clarity | None, feet: Iterable[Point], size: float, **values: Any
) -> list[Item]:
    """With clarity a pale ground behind people of that size who stay where they stand."""
    if clarity is None:
        return []
    wide = _DISC_SHARE * size
    look = {**clarity.plain._asdict(), **values, "radius": wide / 2}
    return [on.box(*around(x, y - size / 2, wide, wide), **look) for x, y in feet]


def height_of_disc(size: float) -> float:
    """How far such a ground behind somebody of that size reaches up from the feet."""
    return size * (1 + _DISC_SHARE) / 2


class ClearView:
    """What lies over the castle's picture while people want clarity."""

    def __init__(self, sheet: Sheet, cells: Sequence[Place]) -> None:
        self._sheet = sheet
        self._cells = cells
        self._shown: Clarity | None = None
        self._items: list[Item] = []
        self._worths: list[Item] = []
        self._has_worths = True

    def show(self, clarity: Clarity | None) -> None:
        """Put on the haze and the worths, or take them away."""
        if clarity == self._shown:
            return
        for item in (*self._items, *self._worths):
            item.remove()
        self._shown, self._items, self._worths = clarity, [], []
        if clarity is not None:
            haze = self._sheet.veil(clarity.black, clarity.haze_alpha, layer=Layer.HAZE)
            self._items.append(haze)
            for floor in (*map(Place, layout.FLOOR_FEET_Y), Place.THRONE):
                at = layout.NUMERAL_X, feet_y(floor) - _ABOVE_THE_FEET
                self._sign(floor, around(*at, *_SIGN), WORTH, Layer.WORTHS, clarity)
            for cell in self._cells:
                tag = around(layout.DUNGEON_X - _TAG_ASIDE, feet_y(cell) - _TAG_ABOVE, *_TAG)
                fit = tag.width - 2 * _TAG_INSET, tag.height + _TAG_LEADING
                self._sign(cell, tag, WORTH.but(fit=fit), Layer.CELL_WORTHS, clarity)

    def keep_clear_of(self, right: float) -> None:
        """There are no worths half behind what reaches so far to the right."""
        self._has_worths = right <= layout.NUMERAL_X - _SIGN[0] / 2
        for item in self._worths:
            item.visible = self._has_worths

    def _sign(
        self, place: Place, area: Area, style: TextStyle, layer: Layer, clarity: Clarity
    ) -> None:
        """A worth, plain and pale, where the wall has it as part of the scenery; what is lost there
        is red."""
        is_lost = PLACE_VALUES[place] < 0
        ink = CRIMSON_DARK if is_lost else clarity.black
        sign = self._sheet.box(
            *area,
            layer=layer,
            **clarity.plain._replace(border=ink)._asdict(),
            radius=area.height / 5,
            visible=self._has_worths,
        )
        style = style.but(colour=ink)
        worth = str(PLACE_VALUES[place])
        words = self._sheet.text(worth, *area.middle, style, anchor=CENTRE, layer=layer)
        words.visible = self._has_worths
        self._worths += [sign, words]


class Disc:
    """The pale ground on which one token stands out; larger and golden behind the chosen one, dark
    behind whoever cannot be chosen."""

    def __init__(self, sheet: Sheet, clarity: Clarity) -> None:
        self._clarity = clarity
        self._is_chosen = self._is_held_back = False
        self._box = sheet.box(*(0, 0, 10, 10), **clarity.plain._asdict(), visible=False)

    def follow(
        self, x: float, y: float, size: float, layer: Layer, density: float = OPAQUE_ALPHA
    ) -> None:
        """Be behind a token with its feet there, as dense as it."""
        unmarked = _HELD_BACK_SHARE if self._is_held_back else _DISC_SHARE
        wide = size * (_CHOSEN_SHARE if self._is_chosen else unmarked)
        self._box.set(radius=wide / 2, visible=True, alpha=density)
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
        ground = self._clarity.dark if self._is_held_back else self._clarity.plain
        self._box.set(**(self._clarity.lit if self._is_chosen else ground)._asdict())

    def hide(self) -> None:
        """Be behind nobody for now."""
        self._box.visible = False

    def remove(self) -> None:
        """Be gone for good."""
        self._box.remove()
