"""What is voted on, on a ribbon over the foot of the large face: it is read from the sofa.

It hangs above the heads of floor 5, and what it says the line need not say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.motion.script import Script, call, tween, variant
from kingup_game.motion.tween import ease_out_back
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Frame, Label
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import HEADINGS, MeasureWords, TextStyle
from kingup_game.stage.seats.face_sizes import FEET_AT
from kingup_game.theme import art
from kingup_game.theme.durations import NAME_COMES
from kingup_game.theme.layers import Layer

_TOP: Final = FEET_AT[1] - 96.0
"""From the upper to the lower edge of the letter's disc: all of it is covered, for half a letter is
none, and the name is said."""
_LEAST_HEIGHT, _LEAST_WIDTH = 98.0, 520.0
_ENDS, _RIMS = 120.0, 24.0
"""What the ribbon takes of its width and height."""
_SINKS: Final = 9.0
"""Below its middle: the cards at both sides hang before its upper edge."""
_MOST: Final = layout.SEAT_RIGHT_X - layout.SEAT_LEFT_X - layout.SEAT_WIDTH - 40.0
_WORDS: Final = HEADINGS.but(align="centre", fit=(_MOST - _ENDS, 62.0))
_BETWEEN_SIGNS: Final = 640.0
"""So wide it hangs beside what the throne is worth, and not over it."""
_NARROWER: Final = HEADINGS.but(align="centre", fit=(_BETWEEN_SIGNS - _ENDS, 70.0))
_MOST_NARROWED: Final = 1.13
"""Words that are longer than this lose more by being small than that sign by being cut."""
_UNROLLS: Final = 30.0


class QuestionRibbon:
    """Nothing, until it comes; then one sentence, or another."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._on = Parts(sheet, Layer.QUESTION)
        self._measure = measure
        self._words = ""
        self.hangs = False

    def ask(self, words: str) -> None:
        """This is the question, also where it is not to be seen yet."""
        self._words = words
        if self.hangs:
            self._hang(self._on)

    def come(self) -> Script:
        """It comes down a little, and lies still; in calm motion it is there."""
        self.hangs = True
        items = self._hang(self._on)
        ends = [item.y for item in items]

        def be(up: float) -> None:
            for item, end in zip(items, ends, strict=True):
                item.y = end - up

        yield variant(
            lambda: tween(be, _UNROLLS, 0, NAME_COMES, ease_out_back()),
            lambda: call(lambda: be(0)),
        )

    def clear(self) -> None:
        """Gone, at once."""
        self.hangs = False
        self._on.clear()

    def _hang(self, on: Parts) -> Sequence[Frame | Label]:
        on.clear()
        style = _style_of(self._words, self._measure)
        width, height = self._measure(self._words, style)
        wide, high = max(_LEAST_WIDTH, width + _ENDS), max(_LEAST_HEIGHT, height + _RIMS)
        middle = layout.WIDTH / 2
        ribbon = on.frame(art.RIBBON, middle - wide / 2, _TOP, wide, high)
        words = on.text(self._words, middle, _TOP + high / 2 + _SINKS, style, anchor=CENTRE)
        return ribbon, words


def _style_of(words: str, measure: MeasureWords) -> TextStyle:
    """Smaller by a little, where that leaves the throne's worth free."""
    room = (_BETWEEN_SIGNS - _ENDS) * _MOST_NARROWED
    return _NARROWER if measure(words, _WORDS)[0] <= room else _WORDS


def looks_of_question(words: str, measure: MeasureWords) -> Sheet:
    """The words of it, shown to nobody."""
    sheet = Sheet()
    sheet.text(words, style=_style_of(words, measure))
    return sheet
