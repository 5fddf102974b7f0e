"""The one line of text below the castle, on a plate that grows with its words, upwards."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.durations import LINE_SILENT
from kingup_game.theme.layers import Layer

_LEAST_WIDTH: Final = layout.CASTLE_RIGHT - layout.CASTLE_LEFT + 120.0
_LEAST_HEIGHT: Final = layout.LINE_BOTTOM - layout.LINE_TOP
_RIM: Final = 7.0
_SIDES: Final = 60.0
_WORDS: Final = READING_ON_DARK.but(fit=(layout.SAFE_RIGHT - layout.SAFE_LEFT - _SIDES, 76))


class SpokenLine:
    """What the game says to everybody at the table."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._measure = measure
        self._silent_ticks = 0
        on, middle, top = Parts(sheet, Layer.SPOKEN_LINE), layout.WIDTH / 2, layout.LINE_TOP
        left = middle - _LEAST_WIDTH / 2
        self._plate = on.frame(art.PLATE, left, top, _LEAST_WIDTH, _LEAST_HEIGHT)
        self._label = on.text("", middle, top + _LEAST_HEIGHT / 2, _WORDS, anchor=CENTRE)

    @property
    def words(self) -> str:
        return self._label.words

    def show(self, words: str) -> None:
        """Begin with a capital; nothing to say leaves the plate there for a moment."""
        words = words[:1].upper() + words[1:]
        self._label.words = words
        self._silent_ticks = 0
        self._plate.visible = bool(words) or self._plate.visible
        width, height = self._measure(words, _WORDS) if words else (0.0, 0.0)
        width = max(width + _SIDES, _LEAST_WIDTH)
        height = max(height + 2 * _RIM, _LEAST_HEIGHT)
        top = layout.LINE_BOTTOM - height
        self._plate.place((layout.WIDTH - width) / 2, top, width, height)
        self._label.y = top + height / 2

    def update(self) -> None:
        """One tick passed."""
        self._silent_ticks += 1
        if self._silent_ticks == LINE_SILENT and not self.words:
            self._plate.visible = False
