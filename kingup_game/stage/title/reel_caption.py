"""What a shot of the showreel says, on a ribbon at its foot, while the shot goes on above it."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE_IN_GOLD, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK
from kingup_game.theme.type_scale import WINNERS

_TOP, _HEIGHT = 914.0, 136.0
_ENDS: Final = 350.0
"""What the tails of the ribbon take of its width."""
_WIDEST: Final = layout.SEAT_RIGHT_X - layout.SEAT_LEFT_X - layout.SEAT_WIDTH + 100.0
"""Between what hangs in the corners, below the seats."""
_WORDS: Final = TITLE_IN_GOLD.but(
    size=WINNERS, align="centre", outline=INK, outline_width=5, fit=(_WIDEST - _ENDS, 92.0)
)
_LIFT: Final = 9.0
"""So far the front of the ribbon lies above its middle."""


class ReelCaption:
    """One sentence at a time, below the edge of the picture until it comes up."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        """The sheet is its own: all of it comes and goes."""
        self._sheet = sheet
        self._measure = measure
        self._on = Parts(sheet, Layer.PAGE)

    def write(self, words: str) -> None:
        """This sentence, not seen yet; or none."""
        self._on.clear()
        if words:
            self._lay(words)
        self.rise(0.0)

    def _lay(self, words: str) -> None:
        wide = self._measure(words, _WORDS)[0] + _ENDS
        middle = layout.WIDTH / 2
        self._on.frame(art.ROUND_RIBBON, middle - wide / 2, _TOP, wide, _HEIGHT)
        self._on.text(words, middle, _TOP + _HEIGHT / 2 - _LIFT, _WORDS, anchor=CENTRE)

    def rise(self, share: float) -> None:
        """How far it has come up."""
        self._on.show(share > 0)
        self._sheet.shift(0.0, (layout.HEIGHT - _TOP) * (1 - share))
