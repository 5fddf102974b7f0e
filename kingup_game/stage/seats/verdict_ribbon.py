"""What an election decided, on a ribbon: to be read from the sofa.

A crown hangs on green and gold, the Jester's on motley, a refusal on what is torn: whoever cannot
read it sees it.

Who is king hangs where the question hung, over the foot of the face, and nobody in the castle is
behind it; a refusal there too, while a row of cards lies below a face that came nearer. Where two
rows leave no room, it hangs at the foot of the screen, in place of the line.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import HEADINGS, MeasureWords
from kingup_game.stage.seats.question_ribbon import RibbonBody, hang_over_the_foot
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import TOTAL

_TOP, _HEIGHT = 358.0, 112.0
_ENDS: Final = 200.0
"""What the ends of the ribbon take of its width."""
_LEAST: Final = 560.0
_MOST: Final = layout.SEAT_RIGHT_X - layout.SEAT_LEFT_X - layout.SEAT_WIDTH - 20.0
_WORDS: Final = HEADINGS.but(size=TOTAL, align="centre", fit=(_MOST - _ENDS, 74.0))
_OF_A_KING: Final = RibbonBody(640.0, 110.0, -1.0, -4.0)
"""Its body covers the letter, and its tails hang between the heads of floor 5 and the numbers."""
_FOOT_TOP: Final = layout.LINE_BOTTOM - 90.0
_COVERS: Final = 96.0
"""So much of a face that cards lie below: all of the letter's disc."""
_LIFT: Final = 7.0
"""So far the front of the ribbon lies above its middle."""


class Hung(Enum):
    """Where it hangs."""

    OVER_THE_FACE = auto()
    BELOW_THE_FACE = auto()
    AT_THE_FOOT = auto()


class VerdictRibbon:
    """Nothing, or one sentence."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._on = Parts(sheet, Layer.VERDICT)
        self._measure = measure
        self._shown: tuple[str, str, Hung] = "", art.RIBBON_REFUSED, Hung.BELOW_THE_FACE

    def show(self, words: str, *, picture: str, hung: Hung) -> None:
        """It hangs there, all at once."""
        self._shown = words, picture, hung
        self._on.clear()
        self._hang(self._on, *self._shown)

    def looks_of(self, words: str, *, picture: str, hung: Hung) -> Sheet:
        """What it will look like, shown to nobody."""
        sheet = Sheet()
        self._hang(Parts(sheet, Layer.VERDICT), words, picture, hung)
        return sheet

    def hang_over(self, y: float) -> None:
        """Over the foot of a face, where the question hung: right below it lie cards."""
        if self._shown[2] is Hung.BELOW_THE_FACE:
            self._on.clear()
            self._hang(self._on, *self._shown, y - _COVERS)

    def clear(self) -> None:
        """Gone again."""
        self._on.clear()

    def _hang(self, on: Parts, words: str, picture: str, hung: Hung, below: float = _TOP) -> None:
        if hung is Hung.OVER_THE_FACE:
            hang_over_the_foot(on, words, picture, self._measure, _OF_A_KING)
            return
        top = below if hung is Hung.BELOW_THE_FACE else _FOOT_TOP
        wide = max(_LEAST, self._measure(words, _WORDS)[0] + _ENDS)
        middle = layout.WIDTH / 2
        on.frame(picture, middle - wide / 2, top, wide, _HEIGHT)
        on.text(words, middle, top + _HEIGHT / 2 - _LIFT, _WORDS, anchor=CENTRE)
