"""High contrast in the castle: quiet scenery, clear numerals, and a pale disc behind everybody."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import Place
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.stage import plan
from kingup_game.stage.contrast import BLACK, PALE
from kingup_game.stage.item import CENTRE, Item
from kingup_game.stage.sheet import Sheet
from kingup_game.stage.text import TextStyle

HAZE_LAYER: Final = 20.0
"""Above all scenery that lives, below the trapdoor and the people."""

_HAZE: Final = 150
NUMERAL: Final = TextStyle(size=56, face="display", colour=BLACK, room=(76, 70))
_SIGN_WIDTH, _SIGN_HEIGHT = 92.0, 74.0
_ABOVE_THE_FEET: Final = 68.0

_DISC_SHARE: Final = 1.08
_FOCUS_SHARE: Final = 1.36
_FOCUS: Final = "#FFE08A"
_EDGE: Final = 5.0


class ClearView:
    """What lies over the castle's picture while people want high contrast."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._items: list[Item] = []

    def show(self, is_on: bool) -> None:
        if is_on == bool(self._items):
            return
        for item in self._items:
            item.remove()
        self._items = []
        if is_on:
            self._items.append(self._sheet.veil(BLACK, _HAZE, layer=HAZE_LAYER))
            for floor, feet in plan.FLOOR_FEET_Y.items():
                self._number(PLACE_VALUES[floor], feet)
            self._number(PLACE_VALUES[Place.THRONE], plan.THRONE_FEET_Y)

    def _number(self, worth: int, feet_y: float) -> None:
        """A storey's worth on a plain sign, where the wall has it as part of the scenery."""
        x, y = plan.NUMERAL_X, feet_y - _ABOVE_THE_FEET
        sign = self._sheet.box(
            *(x - _SIGN_WIDTH / 2, y - _SIGN_HEIGHT / 2, _SIGN_WIDTH, _SIGN_HEIGHT),
            layer=HAZE_LAYER + 1,
            fill=PALE,
            border=BLACK,
            border_width=_EDGE,
            radius=14,
        )
        words = self._sheet.text(str(worth), x, y, NUMERAL, anchor=CENTRE, layer=HAZE_LAYER + 2)
        self._items += [sign, words]


class Disc:
    """The pale ground on which one token stands out; larger and golden behind the chosen one."""

    def __init__(self, sheet: Sheet) -> None:
        self._box = sheet.box(
            0, 0, 10, 10, fill=PALE, border=BLACK, border_width=_EDGE, visible=False
        )

    def follow(self, x: float, y: float, size: float, layer: float) -> None:
        """Be behind a token with its feet there."""
        wide = size * (_FOCUS_SHARE if self._box.fill == _FOCUS else _DISC_SHARE)
        self._box.set(radius=wide / 2, visible=True)
        self._box.place(x - wide / 2, y - size / 2 - wide / 2, wide, wide)
        self._box.restack(layer)

    def mark(self, is_chosen: bool) -> None:
        self._box.fill = _FOCUS if is_chosen else PALE

    def hide(self) -> None:
        self._box.visible = False

    def remove(self) -> None:
        self._box.remove()
