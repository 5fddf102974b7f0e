"""What an election decided, on a ribbon below the large face: to be read from the sofa.

A crown hangs on green and gold, the Jester's on motley, a refusal on what is torn: whoever cannot
read it sees it.

Where two rows of cards leave no room there, it hangs at the foot, in place of the line.
"""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import HEADINGS, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import HEADING, TOTAL

_TOP, _HEIGHT = 358.0, 112.0
_ENDS: Final = 200.0
"""What the ends of the ribbon take of its width."""
_LEAST: Final = 560.0
_MOST: Final = layout.SEAT_RIGHT_X - layout.SEAT_LEFT_X - layout.SEAT_WIDTH - 20.0
_WORDS: Final = HEADINGS.but(size=TOTAL, align="centre", fit=(_MOST - _ENDS, 74.0))
_LONGEST_LINE: Final = 620.0
_TWO_LINES: Final = 440.0
"""Below a king a longer sentence has two lines: the numbers of the floors, which it may be about,
stay in sight."""
_LINES: Final = HEADINGS.but(size=HEADING, align="centre", fit=(_TWO_LINES, 132.0))
_ABOVE_AND_BELOW: Final = 52.0
_FOOT_TOP: Final = layout.LINE_BOTTOM - 90.0
_TUCKED_UNDER: Final = 6.0
"""So far above a face's lower edge it begins."""
_LIFT, _LIFT_OF_LINES = 7.0, 4.0
"""So far the front of the ribbon lies above its middle; of two lines the lower has tails."""


class VerdictRibbon:
    """Nothing, or one sentence."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._on = Parts(sheet, Layer.VERDICT)
        self._measure = measure
        self._words = ""
        self._picture = art.RIBBON_REFUSED
        self._is_at_foot = False

    def show(self, words: str, *, picture: str, at_foot: bool) -> None:
        """It hangs there, all at once."""
        self._is_at_foot, self._words = at_foot, words
        self._picture = picture
        self._on.clear()
        self._hang(self._on, words, self._picture, _FOOT_TOP if at_foot else _TOP)

    def looks_of(self, words: str, *, picture: str, at_foot: bool = False) -> Sheet:
        """What it will look like, shown to nobody."""
        sheet = Sheet()
        self._hang(Parts(sheet, Layer.VERDICT), words, picture, _FOOT_TOP if at_foot else _TOP)
        return sheet

    def hang_below(self, y: float) -> None:
        """Make room for a face that is larger than usual."""
        if not self._is_at_foot:
            self._on.clear()
            top = max(_TOP, y - _TUCKED_UNDER)
            self._hang(self._on, self._words, self._picture, top)

    def clear(self) -> None:
        """Gone again."""
        self._on.clear()

    def _hang(self, on: Parts, words: str, picture: str, top: float) -> None:
        length, high, style, room = self._measure(words, _WORDS)[0], _HEIGHT, _WORDS, None
        lift = _LIFT
        has_two_lines = picture != art.RIBBON_REFUSED and top != _FOOT_TOP
        if length > _LONGEST_LINE and has_two_lines:
            style, room = _LINES, _TWO_LINES
            length, high = self._measure(words, style, room)
            high += _ABOVE_AND_BELOW
            lift = _LIFT_OF_LINES
        wide = max(_LEAST, length + _ENDS)
        middle = layout.WIDTH / 2
        on.frame(picture, middle - wide / 2, top, wide, high)
        on.text(words, middle, top + high / 2 - lift, style, anchor=CENTRE, width=room)
