"""The almanac on the screen: three banners of nine places, all cards, what each is worth now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.engine.goals import Goal
from kingup_game.stage import plan
from kingup_game.stage.item import CENTRE, LEFT, RIGHT, Item
from kingup_game.stage.sheet import Sheet
from kingup_game.stage.text import TextStyle

BOARD_LAYER: Final = 300.0
CELL_WIDTH: Final = 176.0
CELL_HEIGHT: Final = 272.0
CELL_GAP: Final = 4.0
BLOCK_GAP: Final = 32.0
BANNER_HEIGHT: Final = 88.0
TOP: Final = 54.0
TOKEN: Final = 68.0

_SLOTS: Final = ((52, 79), (124, 79), (52, 149), (124, 149), (52, 219), (124, 219))
_HEAD_Y: Final = 24.0
_BANNERS: Final = ("lion", "rose", "owl")
_SIDE: Final = 3

NUMBER: Final = TextStyle(
    size=32, face="display", colour="#F8ECD2", outline="#2B1A12", room=(60, 36)
)
BANNER: Final = TextStyle(
    size=52, face="display", colour="#F8ECD2", outline="#2B1A12", room=(260, 82)
)
LEGEND: Final = TextStyle(size=28, colour="#F8ECD2", align="centre", room=(152, 240))


class AlmanacBoard:
    """All 26 cards in the order of the round. Shows nothing that anybody may not know."""

    def __init__(
        self, sheet: Sheet, goals: Sequence[Goal], say: Callable[..., str], worths: Sequence[int]
    ) -> None:
        self._sheet = sheet
        self._say = say
        self._ring: Item | None = None
        self._rings: list[Item] = []
        sheet.veil("#120A16", 255, layer=BOARD_LAYER)
        for banner in range(len(_BANNERS)):
            self._head(banner)
        for cell, goal in enumerate(goals):
            self._card(cell, goal, worths[cell])
        self._legend(len(goals))

    def highlight(self, kind: str, index: int) -> None:
        """Mark a banner, or a row or a column of all three: one step of a sweep."""
        self.clear_highlight()
        for banner in range(len(_BANNERS)):
            if kind == "banner" and banner != index:
                continue
            x, y = self._corner(banner * _SIDE * _SIDE)
            width = _SIDE * CELL_WIDTH + (_SIDE - 1) * CELL_GAP
            height = _SIDE * CELL_HEIGHT + (_SIDE - 1) * CELL_GAP
            if kind == "row":
                y, height = y + index * (CELL_HEIGHT + CELL_GAP), CELL_HEIGHT
            elif kind == "column":
                x, width = x + index * (CELL_WIDTH + CELL_GAP), CELL_WIDTH
            self._rings.append(
                self._sheet.box(
                    *(x - 8, y - 8, width + 16, height + 16),
                    layer=BOARD_LAYER + 10,
                    border="#F2B632",
                    border_width=10,
                    radius=16,
                )
            )

    def clear_highlight(self) -> None:
        for ring in self._rings:
            self._sheet.remove(ring)
        self._rings = []

    def _corner(self, cell: int) -> tuple[float, float]:
        banner, place = divmod(cell, _SIDE * _SIDE)
        row, column = divmod(place, _SIDE)
        block = _SIDE * CELL_WIDTH + (_SIDE - 1) * CELL_GAP
        whole = len(_BANNERS) * block + (len(_BANNERS) - 1) * BLOCK_GAP
        left = (plan.WIDTH - whole) / 2 + banner * (block + BLOCK_GAP)
        x = left + column * (CELL_WIDTH + CELL_GAP)
        return x, TOP + BANNER_HEIGHT + row * (CELL_HEIGHT + CELL_GAP)

    def _head(self, banner: int) -> None:
        x, y = self._corner(banner * _SIDE * _SIDE)
        name = _BANNERS[banner]
        middle = x + (_SIDE * CELL_WIDTH + (_SIDE - 1) * CELL_GAP) / 2
        centre_y = y - BANNER_HEIGHT / 2
        self._sheet.sprite(
            f"signs/banner_{name}.webp", middle - 110, centre_y, height=84, layer=BOARD_LAYER + 1
        )
        self._sheet.text(
            self._say(f"almanac.{name}"),
            middle - 60,
            centre_y,
            BANNER,
            anchor=LEFT,
            layer=BOARD_LAYER + 1,
        )

    def _card(self, cell: int, goal: Goal, worth: int) -> None:
        x, y = self._corner(cell)
        sheet, layer = self._sheet, BOARD_LAYER + 1
        sheet.sprite("signs/goal_front.webp", x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2, layer=layer)
        number = str(cell % (_SIDE * _SIDE) + 1)
        sheet.text(number, x + 24, y + _HEAD_Y, NUMBER, anchor=LEFT, layer=layer + 1)
        sheet.text(
            str(worth), x + CELL_WIDTH - 24, y + _HEAD_Y, NUMBER, anchor=RIGHT, layer=layer + 1
        )
        for character, (slot_x, slot_y) in zip(goal, _SLOTS, strict=True):
            sheet.sprite(
                f"cast/{character}-neutral.webp",
                x + slot_x,
                y + slot_y,
                width=TOKEN,
                layer=layer + 1,
            )

    def _legend(self, cell: int) -> None:
        x, y = self._corner(cell)
        middle = x + CELL_WIDTH / 2
        self._sheet.sprite(
            "signs/card_legend.webp", middle, y + CELL_HEIGHT / 2, layer=BOARD_LAYER + 1
        )
        self._sheet.text(
            self._say("almanac.legend"),
            middle,
            y + CELL_HEIGHT / 2,
            LEGEND,
            anchor=CENTRE,
            width=CELL_WIDTH - 28,
            layer=BOARD_LAYER + 2,
        )
