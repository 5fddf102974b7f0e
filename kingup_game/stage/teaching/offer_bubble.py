"""The raven asks something: one line, and two buttons below each other, where hints are said."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.edition import Terms
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, FEET, TOP
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, READING, MeasureWords
from kingup_game.stage.teaching.first_time_bubble import TOWER_LEFT, question_region
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import BODY, SPEECH

_PAD: Final = 22.0
_GAP: Final = 10.0
_LOWEST: Final = 64.0
_BUTTON_PAD: Final = 17.0
_LIFT: Final = 4.0
_RAVEN: Final = 92.0
_PERCH: Final = 8.0
_HEAD_ROOM: Final = 80.0
_SLIVER: Final = 60.0
"""Less than that of what lies below is not left to be seen."""
_FOR_ANSWERS: Final = 0.68
"""Their share of the room in large letters: they are what has to be read and pressed."""
_TIGHT_PAD: Final = (12.0, 5.0)
"""Around an answer whose letters take all the room that there is."""
_WORDS: Final = READING.but(size=SPEECH, align="centre")
_ANSWER: Final = CONTROLS.but(size=BODY)


class OfferBubble:
    """As low as its words allow; the first answer takes, the second declines."""

    def __init__(self, sheet: Sheet, measure: MeasureWords, table: Terms) -> None:
        self._region = question_region(table)
        self._measure = measure
        self._on = Parts(sheet, Layer.ADVICE)
        self._above = Parts(sheet, Layer.TOWER_BUTTON)
        self.buttons: tuple[Area, ...] = ()
        """What may be clicked: yes, and no."""

    def show(self, words: str, take: str, decline: str, *, has_buttons_beside: bool) -> None:
        """The question, and what the answers are called; large ones take the tower's width too,
        where nothing can be clicked on it."""
        self.clear()
        region, letters = self._region, max(self._width_of(said) for said in (take, decline))
        most_wide = region.width if has_buttons_beside else region.right - TOWER_LEFT
        wide = min(max(region.width, letters + 2 * (_PAD + _TIGHT_PAD[0])), most_wide)
        inner = wide - 2 * _PAD
        room = region.height - 2 * (_PAD + _GAP)
        most = room * _FOR_ANSWERS / 2
        answer = _ANSWER.but(fit=(inner - 2 * _TIGHT_PAD[0], most - 2 * _TIGHT_PAD[1]))
        letters_high = max(self._measure(said, answer)[1] for said in (take, decline))
        high = max(_LOWEST, min(letters_high + 2 * _BUTTON_PAD, most))
        style = _WORDS.but(fit=(inner, room - 2 * high))
        taken = self._measure(words, style, inner)[1] + 2 * (high + _GAP + _PAD)
        height = taken if region.height - taken > _SLIVER else region.height
        box = Area(region.right - wide, region.bottom - height, wide, height)
        self._on.frame(art.BUBBLE, *box)
        x = box.middle[0]
        words_y = box.y + _PAD + (height - taken) / 2
        self._on.text(words, x, words_y, style, width=inner, anchor=TOP)
        at_y = box.bottom - _PAD - 2 * high - _GAP
        first = Area(box.x + _PAD, at_y, inner, high)
        self.buttons = first, first._replace(y=at_y + high + _GAP)
        for said, button in zip((take, decline), self.buttons, strict=True):
            self._on.frame(art.BUTTON, *button)
            self._above.text(said, x, button.middle[1] - _LIFT, answer, anchor=CENTRE)
        self._perch(box)

    def _perch(self, box: Area) -> None:
        """On the bubble, or where it would sit on a seat or a name beside it, in the castle."""
        if box.y - self._region.y >= _HEAD_ROOM:
            x, y = box.right - _RAVEN / 2, box.y + _PERCH
            self._on.sprite(art.RAVEN, x, y, width=_RAVEN, anchor=FEET, mirrored=True)
        else:
            self._on.sprite(
                art.RAVEN, TOWER_LEFT - _RAVEN / 2, box.bottom, width=_RAVEN, anchor=FEET
            )

    def _width_of(self, said: str) -> float:
        return self._measure(said, _ANSWER)[0]

    def answer_at(self, x: float, y: float) -> bool | None:
        """What a click there answers."""
        answers = zip(self.buttons, (True, False), strict=False)
        return next((answer for button, answer in answers if button.holds(x, y)), None)

    def clear(self) -> None:
        """Nothing is asked any more."""
        self._on.clear()
        self._above.clear()
        self.buttons = ()
