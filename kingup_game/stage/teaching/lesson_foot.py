"""The foot of a lesson: how far it is, and how one leaves it."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.round_sign import WIDTH as CORNER
from kingup_game.stage.lettering.text_styles import READING_ON_DARK, MeasureWords
from kingup_game.theme import art
from kingup_game.theme.layers import Layer

_PAD: Final = 28.0
_HIGH: Final = 64.0
_RIM: Final = 12.0
_MOST_HIGH: Final = layout.SAFE_BOTTOM - layout.COURTYARD_FEET_Y - 2.0
"""Below the feet of those in the courtyard."""
_WORDS: Final = READING_ON_DARK.but(fit=(560.0, _MOST_HIGH - _RIM))
_TICK, _TICK_STEP, _BESIDE_TICKS = 40.0, 50.0, 20.0
_BETWEEN: Final = 14.0
_AHEAD_ALPHA: Final = 110

_ASIDE_LEFT: Final = 1272.0
_ASIDE_RIGHT: Final = layout.SAFE_RIGHT - CORNER - 12.0
"""Beyond whoever stands last on floor 0, before the sign of the round."""
_NARROW_PAD: Final = 22.0
_NARROW_WORDS: Final = READING_ON_DARK.but(fit=(_ASIDE_RIGHT - _ASIDE_LEFT - 2 * _NARROW_PAD, 56.0))
_NARROW_TICK, _NARROW_STEP, _BESIDE_NARROW = 36.0, 42.0, 16.0
_ABOVE: Final = 8.0


class _Said(NamedTuple):
    """How one leaves, how many beats are behind the learner, and whether one is asked for."""

    words: str
    learned: int
    beats: int
    is_asked: bool


class LessonFoot:
    """A tick for each thing there is to learn, and a plate that leads out: in the middle of the
    line, or, while a vote has the castle stand there, one above the other at its right."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._on = Parts(sheet, Layer.ON_PAGE)
        self._plate = Parts(sheet, Layer.PAGE)
        self._measure = measure
        self._said = _Said("", 0, 0, False)
        self._is_aside = False
        self.way_out = Area(0.0, 0.0, 0.0, 0.0)
        """What may be clicked to leave."""

    def show(self, words: str, learned: int, beats: int, *, is_asked: bool) -> None:
        """So many of the beats are behind the learner. Aside there are no ticks but beside what is
        asked: later the cards of a count lie there."""
        self._said = _Said(words, learned, beats, is_asked)
        self._draw()

    def stand_aside(self, is_aside: bool) -> None:
        """Whoever is on floor 0 is where it would be, or is there no more."""
        if is_aside != self._is_aside:
            self._is_aside = is_aside
            self._draw()

    def _draw(self) -> None:
        self._on.clear()
        self._plate.clear()
        words, beats = self._said.words, self._said.beats
        if self._is_aside:
            wide = self._measure(words, _NARROW_WORDS)[0] + 2 * _NARROW_PAD
            self.way_out = Area(_ASIDE_LEFT, layout.SAFE.bottom - _HIGH, wide, _HIGH)
            ticks = _NARROW_STEP * (beats - 1) + _NARROW_TICK + 2 * _BESIDE_NARROW
            row = Area(_ASIDE_LEFT, self.way_out.y - _ABOVE - _HIGH, ticks, _HIGH)
        else:
            wide, high = self._measure(words, _WORDS)
            wide, high = wide + 2 * _PAD, max(_HIGH, high + _RIM)
            ticks = _TICK_STEP * (beats - 1) + _TICK + 2 * _BESIDE_TICKS
            left, top = (layout.WIDTH - ticks - _BETWEEN - wide) / 2, layout.SAFE.bottom - high
            row = Area(left, top, ticks, high)
            self.way_out = Area(row.right + _BETWEEN, top, wide, high)
        self._plate.frame(art.PLATE, *self.way_out)
        style = _NARROW_WORDS if self._is_aside else _WORDS
        self._on.text(words, *self.way_out.middle, style, anchor=CENTRE)
        if self._said.is_asked or not self._is_aside:
            self._tick_off(row)

    def _tick_off(self, row: Area) -> None:
        self._plate.frame(art.PLATE, *row)
        size, step = (_NARROW_TICK, _NARROW_STEP) if self._is_aside else (_TICK, _TICK_STEP)
        first = row.middle[0] - step * (self._said.beats - 1) / 2
        for beat in range(self._said.beats):
            is_ahead = beat >= self._said.learned
            self._on.sprite(
                *(art.ICON_TICK, first + step * beat, row.middle[1]),
                width=size,
                grey=is_ahead,
                alpha=_AHEAD_ALPHA if is_ahead else 255,
            )
