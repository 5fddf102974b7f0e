"""What an election decided, on a ribbon: to be read from the sofa.

A crown hangs on green and gold, the Jester's on motley, a refusal on what is torn: whoever cannot
read it sees it.

Who is king hangs over the foot of the face that is alone in the dark, and in the sky above the
throne once that is small again. A refusal hangs at the foot of the screen, in place of the line: it
covers no face and no card.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import HEADINGS, MeasureWords
from kingup_game.stage.seats.face_sizes import ALONE, feet_of
from kingup_game.stage.seats.question_ribbon import RibbonBody, hang_over_the_foot
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import TOTAL

_HEIGHT: Final = 112.0
_ENDS: Final = 200.0
"""What the ends of the ribbon take of its width."""
_LEAST: Final = 560.0
_MOST: Final = layout.SEAT_RIGHT_X - layout.SEAT_LEFT_X - layout.SEAT_WIDTH - 20.0
_WORDS: Final = HEADINGS.but(size=TOTAL, align="centre", fit=(_MOST - _ENDS, 74.0))
_OF_A_KING: Final = RibbonBody(640.0, 90.0, -1.0, -4.0, 16.0)
"""Below the letter: of the glad face nothing is hidden."""
_FOOT_TOP: Final = layout.LINE_BOTTOM - 88.0
_SKY_TOP: Final = 52.0
"""Over the roof, as the camera looks up."""
_LIFT: Final = 7.0
"""So far the front of the ribbon lies above its middle."""


class Hung(Enum):
    """Where it hangs."""

    OVER_THE_FACE = auto()
    ABOVE_THE_THRONE = auto()
    AT_THE_FOOT = auto()


class VerdictRibbon:
    """Nothing, or one sentence."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._on = Parts(sheet, Layer.VERDICT)
        self._measure = measure

    def show(self, words: str, *, picture: str, hung: Hung) -> None:
        """It hangs there, all at once."""
        self._on.clear()
        self._hang(self._on, words, picture, hung)

    def looks_of(self, words: str, *, picture: str, hung: Hung) -> Sheet:
        """What it will look like, shown to nobody."""
        sheet = Sheet()
        self._hang(Parts(sheet, Layer.VERDICT), words, picture, hung)
        return sheet

    def clear(self) -> None:
        """Gone again."""
        self._on.clear()

    def _hang(self, on: Parts, words: str, picture: str, hung: Hung) -> None:
        if hung is Hung.OVER_THE_FACE:
            feet = feet_of(ALONE)
            hang_over_the_foot(on, words, picture, self._measure, _OF_A_KING, feet)
            return
        top = _SKY_TOP if hung is Hung.ABOVE_THE_THRONE else _FOOT_TOP
        wide = max(_LEAST, self._measure(words, _WORDS)[0] + _ENDS)
        middle = layout.WIDTH / 2
        on.frame(picture, middle - wide / 2, top, wide, _HEIGHT)
        on.text(words, middle, top + _HEIGHT / 2 - _LIFT, _WORDS, anchor=CENTRE)
