"""The one line of text below the castle, on a plate that grows with its words.

It never reaches up to the people in the courtyard. What is too long for one line in large letters
is shown part after part.
"""

from __future__ import annotations

import math
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.parts_of_line import PARTS_APART, part_under
from kingup_game.stage.hints.round_sign import WIDTH as CORNER
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.durations import LINE_PAGE
from kingup_game.theme.layers import Layer

_LEAST_WIDTH: Final = 560.0
_LEAST_HEIGHT: Final = layout.LINE_BOTTOM - layout.LINE_TOP
_MOST_HEIGHT: Final = layout.SAFE_BOTTOM - layout.COURTYARD_FEET_Y - 2.0
_INK_LOW: Final = 0.086
"""So far, as a share of their box, letters lie below its middle: where space is short it shows."""
_RIM: Final = 7.0
_SIDES: Final = 60.0
_BESIDE: Final = 12.0
_WIDEST: Final = layout.SAFE_RIGHT - layout.SAFE_LEFT - 2 * (CORNER + _BESIDE) - _SIDES
"""The signs of the round stand in the corners."""
_WIDEST_WHEN_HIGH: Final = layout.SEAT_RIGHT_X - layout.SEAT_LEFT_X - layout.SEAT_WIDTH - _SIDES
"""High letters stay between the seats, where one's own goal and cards lie."""
_ASIDE_LEFT, _ASIDE_RIGHT = 1272.0, layout.SEAT_RIGHT_X - _BESIDE
_ASIDE_UP: Final = 40.0
"""Between whoever stands last on floor 0 and the seats, above the cat: seen while one looks up."""
_WIDEST_ASIDE: Final = _ASIDE_RIGHT - _ASIDE_LEFT - 4 * _RIM
_LEAST_SHARE: Final = 0.8
"""Rather part after part than smaller than this share of the size that people chose."""
_ROWS_APART: Final = "\n"
_FREE: Final = READING_ON_DARK.but(fit=(math.inf, _MOST_HEIGHT))


class SpokenLine:
    """What the game says to everybody at the table."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._measure = measure
        self._words = ""
        self._pages: list[str] = []
        self._ticks = 0
        self._is_aside = False
        on, middle, top = Parts(sheet, Layer.SPOKEN_LINE), layout.WIDTH / 2, layout.LINE_TOP
        left = middle - _LEAST_WIDTH / 2
        self._plate = on.frame(art.PLATE, left, top, _LEAST_WIDTH, _LEAST_HEIGHT, visible=False)
        self._label = on.text("", middle, top + _LEAST_HEIGHT / 2, _FREE, anchor=CENTRE)

    @property
    def words(self) -> str:
        """All that it says, also what is not to be seen at the moment."""
        return self._words

    def part_at(self, x: float, y: float) -> str:
        """Which of its parts lies there; nothing beside them."""
        plate, label = self._plate, self._label
        box = Area(plate.x, plate.y, plate.width, plate.height)
        if not (plate.visible and label.words and box.holds(x, y)):
            return ""
        rows = label.words.split(_ROWS_APART)
        row = rows[int((y - box.y) / box.height * len(rows))]
        return part_under(x, row, label.style, self._measure, box.middle[0])

    def show(self, words: str) -> None:
        """Begin with a capital; where there is nothing to say there is no plate."""
        words = words[:1].upper() + words[1:]
        if words != self._words or not words:
            self._ticks = 0
        self._words, self._pages, self._is_aside = words, self._paged(words), False
        self._plate.visible = self._label.visible = bool(words)
        self._lay_out()

    def stand_aside(self, rest: str) -> None:
        """Something larger says all but this, and whoever stands on floor 0 must be seen: it goes
        to the right of them, parts that are wider than there is room one above the other, until
        something is shown. Large letters may become as small there as usual ones."""
        rows = [rest] if self._fits_aside(rest) else rest.split(PARTS_APART)
        if all(map(self._fits_aside, rows)):
            self._pages, self._is_aside = [_ROWS_APART.join(rows)], True
            self._lay_out()

    def _fits_aside(self, words: str) -> bool:
        wide, high = self._measure(words, _FREE)
        grown = self._measure("X", _FREE)[1] / (_FREE.size * _FREE.spacing)
        return wide * _LEAST_SHARE <= _WIDEST_ASIDE * grown and high <= _LEAST_HEIGHT * grown

    def give_way(self) -> None:
        """Something larger says it, or lies over it: it is not seen until something is shown."""
        self._plate.visible = self._label.visible = False

    def _widest(self) -> float:
        is_high = (
            self._measure("X", _FREE)[1] + 2 * _RIM > layout.SAFE_BOTTOM - layout.LINE_TOP + _RIM
        )
        return _WIDEST_WHEN_HIGH if is_high else _WIDEST

    def _paged(self, words: str) -> list[str]:
        """The words as one page, or in as many as they need to be nearly as large as chosen."""
        most = self._widest() / _LEAST_SHARE
        pages: list[str] = []
        for part in words.split(PARTS_APART):
            longer = f"{pages[-1]}{PARTS_APART}{part}" if pages else part
            if pages and self._measure(longer, _FREE)[0] <= most:
                pages[-1] = longer
            else:
                pages.append(part)
        return pages

    def _lay_out(self) -> None:
        words = self._pages[self._ticks // LINE_PAGE % len(self._pages)]
        widest = _WIDEST_ASIDE if self._is_aside else self._widest()
        rows = words.count(_ROWS_APART) + 1
        most_height = _MOST_HEIGHT + (rows - 1) * _LEAST_HEIGHT
        style = _FREE.but(fit=(widest, most_height), align="centre")
        width, text_height = self._measure(words, style) if words else (0.0, 0.0)
        middle = layout.WIDTH / 2
        if self._is_aside:
            width += 4 * _RIM
            middle = _ASIDE_RIGHT - width / 2
        else:
            width = max(width + _SIDES, _LEAST_WIDTH)
        height = min(max(text_height + 2 * _RIM, _LEAST_HEIGHT), most_height)
        top, lift = layout.LINE_BOTTOM - height, 0.0
        if self._is_aside:
            top -= _ASIDE_UP
        if height == most_height:
            lift = _INK_LOW * text_height
        self._plate.place(middle - width / 2, top, width, height)
        self._label.set(words=words, style=style, x=middle, y=top + height / 2 - lift)

    def update(self) -> None:
        """One tick passed."""
        self._ticks += 1
        if len(self._pages) > 1 and self._ticks % LINE_PAGE == 0:
            self._lay_out()
