"""The almanac on the screen: three banners of nine places, all cards, what each is worth now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.engine.addresses import BANNERS, CELLS, SIDE
from kingup_game.engine.goals import Goal
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE, LEFT, OPAQUE_ALPHA, RIGHT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, TITLE_OUTLINED
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK, GOLD
from kingup_game.theme.type_scale import CARD_TITLE, HEADING, MARK, SMALLEST

CELL_WIDTH: Final = 176.0
CELL_HEIGHT: Final = 272.0
CELL_GAP: Final = 4.0
BLOCK_GAP: Final = 32.0
BANNER_HEIGHT: Final = 88.0
TOP: Final = 54.0
TOKEN: Final = 68.0

_SLOTS: Final = ((52, 79), (124, 79), (52, 149), (124, 149), (52, 219), (124, 219))
_HEAD_Y: Final = 24.0

_LEGEND_WIDTH: Final = 132.0
"""As wide as the ribbon between its rims."""

NUMBER: Final = TITLE_OUTLINED.but(size=MARK, fit=(60, 36))
BANNER: Final = TITLE_OUTLINED.but(size=HEADING, fit=(260, 82))
LINE: Final = TITLE_OUTLINED.but(size=CARD_TITLE, fit=(layout.SAFE_RIGHT - layout.SAFE_LEFT, 52))
LEGEND: Final = READING_ON_DARK.but(size=SMALLEST, align="centre", fit=(_LEGEND_WIDTH, 196))


class AlmanacBoard:
    """All 26 cards in the order of the round. Shows nothing that anybody may not know."""

    def __init__(
        self, sheet: Sheet, goals: Sequence[Goal], say: Callable[..., str], worths: Sequence[int]
    ) -> None:
        self._on = Parts(sheet, Layer.ALMANAC)
        self._words = say
        self._rings = Parts(sheet, Layer.ALMANAC_RING)
        sheet.veil(DUSK, OPAQUE_ALPHA, layer=Layer.ALMANAC)
        for banner in range(len(BANNERS)):
            self._head(banner)
        for cell, goal in enumerate(goals):
            self._card(cell, goal, worths[cell])
        self._legend(len(goals))
        middle = layout.WIDTH / 2, (layout.LINE_TOP + layout.SAFE_BOTTOM) / 2
        self._line = sheet.text("", *middle, LINE, anchor=CENTRE, layer=Layer.ALMANAC_LINE)

    def say(self, words: str) -> None:
        """The line below all cards."""
        self._line.words = words

    def highlight(self, kind: str, index: int) -> None:
        """Mark a banner, or a row or a column of all three: one step of a sweep."""
        self.clear_highlight()
        for banner in range(len(BANNERS)):
            if kind == "banner" and banner != index:
                continue
            x, y = self._corner(banner * CELLS)
            width = SIDE * CELL_WIDTH + (SIDE - 1) * CELL_GAP
            height = SIDE * CELL_HEIGHT + (SIDE - 1) * CELL_GAP
            if kind == "row":
                y, height = y + index * (CELL_HEIGHT + CELL_GAP), CELL_HEIGHT
            elif kind == "column":
                x, width = x + index * (CELL_WIDTH + CELL_GAP), CELL_WIDTH
            around = x - 8, y - 8, width + 16, height + 16
            self._rings.box(*around, border=GOLD, border_width=10, radius=16)

    def clear_highlight(self) -> None:
        self._rings.clear()

    def _corner(self, cell: int) -> tuple[float, float]:
        banner, place = divmod(cell, CELLS)
        row, column = divmod(place, SIDE)
        block = SIDE * CELL_WIDTH + (SIDE - 1) * CELL_GAP
        whole = len(BANNERS) * block + (len(BANNERS) - 1) * BLOCK_GAP
        left = (layout.WIDTH - whole) / 2 + banner * (block + BLOCK_GAP)
        x = left + column * (CELL_WIDTH + CELL_GAP)
        return x, TOP + BANNER_HEIGHT + row * (CELL_HEIGHT + CELL_GAP)

    def _head(self, banner: int) -> None:
        x, y = self._corner(banner * CELLS)
        name = BANNERS[banner]
        middle = x + (SIDE * CELL_WIDTH + (SIDE - 1) * CELL_GAP) / 2
        centre_y = y - BANNER_HEIGHT / 2
        self._on.sprite(art.banner(name), middle - 110, centre_y, height=84)
        words = self._words(f"almanac.{name}")
        self._on.text(words, middle - 60, centre_y, BANNER, anchor=LEFT)

    def _card(self, cell: int, goal: Goal, worth: int) -> None:
        x, y = self._corner(cell)
        on = self._on
        on.sprite(art.GOAL_FRONT, x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2)
        number = str(cell % CELLS + 1)
        on.text(number, x + 24, y + _HEAD_Y, NUMBER, anchor=LEFT)
        right = x + CELL_WIDTH - 24
        on.text(str(worth), right, y + _HEAD_Y, NUMBER, anchor=RIGHT)
        for character, (slot_x, slot_y) in zip(goal, _SLOTS, strict=True):
            on.sprite(art.token(character), x + slot_x, y + slot_y, width=TOKEN)

    def _legend(self, cell: int) -> None:
        x, y = self._corner(cell)
        middle = x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2
        self._on.sprite(art.CARD_LEGEND, *middle)
        words = self._words("almanac.legend")
        self._on.text(words, *middle, LEGEND, anchor=CENTRE, width=_LEGEND_WIDTH)
