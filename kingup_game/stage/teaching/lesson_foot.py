"""The foot of a lesson: how far it is, and how one leaves it."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_WORDS: Final = READING_ON_DARK.but(fit=(560.0, 84.0))
_PAD: Final = 28.0
_HIGH: Final = 64.0
_RIM: Final = 12.0
_TICK: Final = 40.0
_TICK_STEP: Final = 50.0
_BESIDE_TICKS: Final = 20.0
_BESIDE: Final = _BESIDE_TICKS + 14.0
_AHEAD_ALPHA: Final = 110


class LessonFoot:
    """A tick for each thing there is to learn, and beside them a plate that leads out."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._on = Parts(sheet, Layer.ON_PAGE)
        self._plate = Parts(sheet, Layer.PAGE)
        self._measure = measure
        self.way_out = Area(0.0, 0.0, 0.0, 0.0)
        """What may be clicked to leave."""

    def show(self, words: str, learned: int, beats: int) -> None:
        """So many of the beats are behind the learner."""
        self._on.clear()
        self._plate.clear()
        wide, high = self._measure(words, _WORDS)
        wide, high = wide + 2 * _PAD, max(_HIGH, high + _RIM)
        ticks = _TICK_STEP * (beats - 1) + _TICK
        left = (layout.WIDTH - ticks - _BESIDE - wide) / 2
        y = layout.SAFE.bottom - high / 2
        self._plate.frame(art.PLATE, *around(left + ticks / 2, y, ticks + 2 * _BESIDE_TICKS, high))
        for beat in range(beats):
            x = left + _TICK / 2 + _TICK_STEP * beat
            is_ahead = beat >= learned
            self._on.sprite(
                *(art.ICON_TICK, x, y),
                width=_TICK,
                grey=is_ahead,
                alpha=_AHEAD_ALPHA if is_ahead else 255,
            )
        self.way_out = around(left + ticks + _BESIDE + wide / 2, y, wide, high)
        self._plate.frame(art.PLATE, *self.way_out)
        self._on.text(words, *self.way_out.middle, _WORDS, anchor=CENTRE)
