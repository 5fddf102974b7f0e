"""The almanac: a book of three pages, a banner of nine places on each, what each is worth now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kingup_game.engine.addresses import BANNERS, CELLS, SIDE
from kingup_game.engine.goals import Goal
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT, OPAQUE_ALPHA, RIGHT, TOP_LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.hint_plate import HINTS, PAD, HintPlate
from kingup_game.stage.lettering.text_styles import (
    READING_ON_DARK,
    TITLE,
    TITLE_OUTLINED,
    MeasureWords,
)
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import DUSK, GOLD, INK, PARCHMENT
from kingup_game.theme.type_scale import HEADING, MARK, SMALLEST

CELL_HEIGHT: Final = 256.0
CELL_WIDTH: Final = 165.0
CELL_GAP: Final = 4.0
TOKEN: Final = 66.0

_BOOK: Final = (40.0, 12.0, 1840.0, 972.0)
_PAGES: Final = (88.0, 680.0, 1272.0)
_PAGE_WIDTH: Final = 560.0
_TOP: Final = 152.0
_HEAD: Final = 76.0
_HEAD_GAP: Final = 12.0
_DRAWN_HEIGHT: Final = 272.0
_SCALE: Final = CELL_HEIGHT / _DRAWN_HEIGHT
_SLOTS: Final = ((52, 79), (124, 79), (52, 149), (124, 149), (52, 219), (124, 219))
"""Of a card as it was drawn."""
_NUMBER_Y, _NUMBER_INSET = 23.0, 22.0
_AROUND: Final = ((13.0, 18.0, INK), (10.0, 12.0, GOLD))
"""The rings around what is meant: so far out, so thick; the dark one is the other's two edges."""

_VEIL: Final = 165
_VEIL_FROM, _VEIL_REACH, _VEIL_ROUND = 44.0, 2.0, 8.0
_LEGEND_WIDTH: Final = 124.0
"""As wide as the ribbon between its rims."""

NUMBER: Final = TITLE_OUTLINED.but(size=MARK, fit=(58, 50))
BANNER: Final = TITLE.but(size=HEADING, fit=(330, 82))
LINE: Final = HINTS.but(fit=(layout.SAFE_RIGHT - layout.SAFE_LEFT - 2 * PAD[0], 46))
LEGEND: Final = READING_ON_DARK.but(size=SMALLEST, align="centre", fit=(_LEGEND_WIDTH, 184))


class AlmanacBoard:
    """All 26 cards in the order of the round. Shows nothing that anybody may not know."""

    def __init__(
        self,
        sheet: Sheet,
        goals: Sequence[Goal],
        say: Callable[..., str],
        measure: MeasureWords,
        worths: Sequence[int],
    ) -> None:
        self._on = Parts(sheet, Layer.ALMANAC)
        self._words = say
        self._measure = measure
        self._rings = Parts(sheet, Layer.ALMANAC_RING)
        sheet.veil(DUSK, OPAQUE_ALPHA, layer=Layer.ALMANAC)
        x, y, width, height = _BOOK
        self._on.sprite(art.BOOK_OPEN, x, y, width=width, height=height, anchor=TOP_LEFT)
        for banner in range(len(BANNERS)):
            self._head(banner)
        for cell, goal in enumerate(goals):
            self._card(cell, goal, worths[cell])
        self._cards = len(goals)
        self._legend(self._cards)
        middle = layout.WIDTH / 2, (layout.LINE_TOP + layout.SAFE_BOTTOM) / 2
        widest = layout.SAFE_RIGHT - layout.SAFE_LEFT
        self._line = HintPlate(sheet, measure, Layer.ALMANAC_LINE, middle, widest, LINE)

    def say(self, words: str) -> None:
        """The line below all cards."""
        self._line.show(words)

    def highlight(self, kind: str, index: int) -> None:
        """Mark a banner, or a row or a column of all three: one step of a sweep. All else is held
        back meanwhile."""
        self.clear_highlight()
        for cell in range(self._cards):
            banner, place = divmod(cell, CELLS)
            row, column = divmod(place, SIDE)
            if index != {"banner": banner, "row": row, "column": column}[kind]:
                self._hold_back(cell)
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
            self._ring(x, y, width, height)

    def _hold_back(self, cell: int) -> None:
        """Those on a card that is not meant now are pale; its numbers stay readable."""
        card = Area(*self._corner(cell), CELL_WIDTH, CELL_HEIGHT)
        area = card.below(card.y + _VEIL_FROM).grown(_VEIL_REACH)
        self._rings.box(*area, fill=PARCHMENT, alpha=_VEIL, radius=_VEIL_ROUND)

    def open_at(self, cell: int) -> None:
        """One card is its reader's own."""
        self.clear_highlight()
        self._ring(*self._corner(cell), CELL_WIDTH, CELL_HEIGHT)

    def _ring(self, x: float, y: float, width: float, height: float) -> None:
        for out, thick, colour in _AROUND:
            around = x - out, y - out, width + 2 * out, height + 2 * out
            self._rings.box(*around, border=colour, border_width=thick, radius=16)

    def clear_highlight(self) -> None:
        self._rings.clear()

    def _corner(self, cell: int) -> tuple[float, float]:
        banner, place = divmod(cell, CELLS)
        row, column = divmod(place, SIDE)
        block = SIDE * CELL_WIDTH + (SIDE - 1) * CELL_GAP
        left = _PAGES[banner] + (_PAGE_WIDTH - block) / 2
        return left + column * (CELL_WIDTH + CELL_GAP), _TOP + row * (CELL_HEIGHT + CELL_GAP)

    def _head(self, banner: int) -> None:
        """The banner and its name, together over the middle of the page."""
        name = BANNERS[banner]
        words = self._words(f"almanac.{name}")
        wide = self._measure(words, BANNER)[0] + _HEAD + _HEAD_GAP
        left = _PAGES[banner] + (_PAGE_WIDTH - wide) / 2
        y = _TOP - _HEAD / 2 - _HEAD_GAP / 2
        self._on.sprite(art.banner(name), left + _HEAD / 2, y, height=_HEAD)
        self._on.text(words, left + _HEAD + _HEAD_GAP, y, BANNER, anchor=LEFT)

    def _card(self, cell: int, goal: Goal, worth: int) -> None:
        x, y = self._corner(cell)
        on = self._on
        on.sprite(art.GOAL_FRONT, x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2, height=CELL_HEIGHT)
        number, at_y = str(cell % CELLS + 1), y + _NUMBER_Y
        on.text(number, x + _NUMBER_INSET, at_y, NUMBER, anchor=LEFT)
        on.text(str(worth), x + CELL_WIDTH - _NUMBER_INSET, at_y, NUMBER, anchor=RIGHT)
        for character, (slot_x, slot_y) in zip(goal, _SLOTS, strict=True):
            at = x + slot_x * _SCALE, y + slot_y * _SCALE
            on.sprite(art.token(character), *at, width=TOKEN)

    def _legend(self, cell: int) -> None:
        x, y = self._corner(cell)
        middle = x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2
        self._on.sprite(art.CARD_LEGEND, *middle, height=CELL_HEIGHT)
        words = self._words("almanac.legend")
        self._on.text(words, *middle, LEGEND, anchor=CENTRE, width=_LEGEND_WIDTH)
