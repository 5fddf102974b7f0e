"""The ribbon below the throne: who wins is asked there, and then said."""

from __future__ import annotations

from typing import Final

from kingup_game.motion.script import Script
from kingup_game.stage import layout
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.hint_plate import HINTS, PAD, HintPlate
from kingup_game.stage.lettering.text_styles import (
    READING_ON_DARK,
    TITLE,
    TITLE_IN_GOLD,
    MeasureWords,
)
from kingup_game.theme import art
from kingup_game.theme.durations import CREST_GROWS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK
from kingup_game.theme.type_scale import POINTS, SMALLEST, WINNERS

_X: Final = layout.WIDTH / 2
_TOP, _WIDTH, _HEIGHT = 562.0, 1240.0, 164.0
_MIDDLE_Y: Final = 631.0
_WORDS: Final = (720.0, 92.0)
_TITLE: Final = TITLE_IN_GOLD.but(size=WINNERS, outline=INK, fit=_WORDS)
_COIN, _LARGE_COIN = 96.0, 136.0
_COIN_ASIDE: Final = 410.0
_POINTS: Final = TITLE.but(size=POINTS, fit=(64, 56))
_LARGE_POINTS: Final = TITLE.but(size=POINTS, fit=(94, 82))
_CREST: Final = 112.0
_ABOVE_NOTE: Final = _TITLE.but(fit=(720, 58))
_SHARED: Final = _TITLE.but(fit=(880, 92))
_SHARED_ABOVE_NOTE: Final = _SHARED.but(fit=(880, 62))
_SHARED_LEFT: Final = 72.0
"""Where several have won no crest stands beside their names: they have its room as well."""
_TITLE_UP, _NOTE_DOWN = 15.0, 26.0
_NOTE: Final = READING_ON_DARK.but(size=SMALLEST, outline=INK, fit=(720, 36))
_FOOT_Y: Final = 994.0
_FOOT: Final = HINTS.but(fit=(layout.SAFE.width - 2 * PAD[0], 52))


class Proclamation:
    """One sentence at a time: the old one goes where the new one comes."""

    def __init__(
        self, sheet: Sheet, measure: MeasureWords, question: str, *, is_large: bool
    ) -> None:
        self._coin = (_LARGE_COIN, _LARGE_POINTS) if is_large else (_COIN, _POINTS)
        self._on = on = Parts(sheet, Layer.HALL_WORDS)
        on.frame(art.ROUND_RIBBON, _X - _WIDTH / 2, _TOP, _WIDTH, _HEIGHT)
        self._words = on.text(question, _X, _MIDDLE_Y, _TITLE, anchor=CENTRE)
        foot = _X, _FOOT_Y
        self._foot = HintPlate(sheet, measure, Layer.HALL_WORDS, foot, layout.SAFE.width, _FOOT)

    def say(self, words: str, seals: list[str], total: int, note: str) -> Script:
        """Who won: by name with the first light, by seal, and by total."""
        x, styles = _X, (_TITLE, _ABOVE_NOTE)
        if len(seals) > 1:
            x, styles = _X - _SHARED_LEFT, (_SHARED, _SHARED_ABOVE_NOTE)
        self._words.set(words=words, x=x, style=styles[0])
        if note:
            self._words.set(y=_MIDDLE_Y - _TITLE_UP, style=styles[1])
            self._on.text(note, x, _MIDDLE_Y + _NOTE_DOWN, _NOTE, anchor=CENTRE)
        aside = _COIN_ASIDE + 14
        if len(seals) == 1:
            crest = self._on.sprite(seals[0], _X - aside, _MIDDLE_Y, width=_CREST)
            yield pop(crest, 0.4, CREST_GROWS)
        width, points = self._coin
        self._on.sprite(art.COIN_BLANK, _X + aside, _MIDDLE_Y, width=width)
        self._on.text(str(total), _X + aside, _MIDDLE_Y, points, anchor=CENTRE)

    def ask(self, words: str) -> None:
        """What may be done now, at the foot of the page."""
        self._foot.show(words)

    def part_at(self, x: float, y: float) -> str:
        """Which of these words lie there."""
        return self._foot.part_at(x, y)
