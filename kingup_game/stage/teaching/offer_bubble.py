"""The raven asks something: one line, and two buttons below each other, where hints are said."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.edition import Terms
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, FEET, TOP
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, READING, MeasureWords
from kingup_game.stage.teaching.hint_bubble import hint_region
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import BODY, SPEECH

_PAD: Final = 22.0
_GAP: Final = 10.0
_LOWEST: Final = 64.0
_BUTTON_PAD: Final = (26.0, 22.0)
_LIFT: Final = 4.0
_RAVEN: Final = 92.0
_PERCH: Final = 8.0
_MOST_WORDS: Final = 0.45
_WORDS: Final = READING.but(size=SPEECH, align="centre")
_ANSWER: Final = CONTROLS.but(size=BODY)


class OfferBubble:
    """As low as its words allow; the first answer takes, the second declines."""

    def __init__(self, sheet: Sheet, measure: MeasureWords, table: Terms) -> None:
        self._region = hint_region(table)
        self._measure = measure
        self._on = Parts(sheet, Layer.ADVICE)
        self._above = Parts(sheet, Layer.TOWER_BUTTON)
        self.words = ""
        self.buttons: tuple[Area, ...] = ()
        """What may be clicked: yes, and no."""

    def show(self, words: str, take: str, decline: str) -> None:
        """The question, and what the answers are called."""
        self.clear()
        self.words = "\n".join((words, take, decline))
        region, inner = self._region, self._region.width - 2 * _PAD
        room = region.height - _RAVEN - 2 * _PAD
        style = _WORDS.but(fit=(inner, room * _MOST_WORDS))
        words_high = self._measure(words, style, inner)[1]
        answer = _ANSWER.but(fit=(inner - 2 * _BUTTON_PAD[0], self._answer_room(room)))
        high = max(self._measure(said, answer)[1] for said in (take, decline)) + 2 * _BUTTON_PAD[1]
        high = max(_LOWEST, high)
        height = words_high + 2 * (high + _GAP) + 2 * _PAD
        box = Area(region.x, region.bottom - height, region.width, height)
        self._on.frame(art.BUBBLE, *box)
        x = box.middle[0]
        self._on.text(words, x, box.y + _PAD, style, width=inner, anchor=TOP)
        at_y = box.bottom - _PAD - 2 * high - _GAP
        first = Area(box.x + _PAD, at_y, inner, high)
        self.buttons = first, first._replace(y=at_y + high + _GAP)
        for said, button in zip((take, decline), self.buttons, strict=True):
            self._on.frame(art.BUTTON, *button)
            self._above.text(said, x, button.middle[1] - _LIFT, answer, anchor=CENTRE)
        raven_x = box.right - _RAVEN / 2
        self._on.sprite(
            art.RAVEN, raven_x, box.y + _PERCH, width=_RAVEN, anchor=FEET, mirrored=True
        )

    def answer_at(self, x: float, y: float) -> bool | None:
        """What a click there answers."""
        answers = zip(self.buttons, (True, False), strict=False)
        return next((answer for button, answer in answers if button.holds(x, y)), None)

    def clear(self) -> None:
        """Nothing is asked any more."""
        self._on.clear()
        self._above.clear()
        self.words, self.buttons = "", ()

    def _answer_room(self, room: float) -> float:
        return room * (1 - _MOST_WORDS) / 2 - _GAP - 2 * _BUTTON_PAD[1]
