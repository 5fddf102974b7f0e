"""What one person sees alone: words on black, or their card, its worth and their hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.goals import Goal
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import (
    READING_ON_DARK,
    TITLE_IN_GOLD,
    TITLE_ON_DARK,
    MeasureWords,
    TextStyle,
)
from kingup_game.stage.seats.goal_card import HEIGHT, WIDTH, GoalCard
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.theme import art, type_scale
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import BLACK

_MIDDLE: Final = layout.WIDTH / 2
_WIDTH: Final = 1400.0
_PROMPT: Final = TITLE_ON_DARK.but(size=type_scale.TOTAL, align="centre", fit=(_WIDTH, 180))
_HINT: Final = READING_ON_DARK.but(size=type_scale.CARD_TITLE, align="centre", fit=(_WIDTH, 74))
_REMINDER: Final = READING_ON_DARK.but(size=type_scale.NOTE, align="centre", fit=(1600, 52))
_ADDRESS: Final = TITLE_IN_GOLD.but(size=type_scale.ADDRESS, align="centre", fit=(1600, 140))

_FACE_Y, _FACE = 310.0, 300.0
_PROMPT_Y, _PROMPT_HINT_Y = 560.0, 760.0
_ADDRESS_Y: Final = 130.0
_CARD_Y, _SCALE = 210.0, 2.4
_HAND_BELOW, _HAND_STEP, _HAND_HEIGHT = 70.0, 96.0, 130.0
_REMINDER_Y, _SECRET_HINT_Y = 922.0, 1000.0
_WORDS_Y, _WORDS_HINT_Y = 480.0, 640.0


class CurtainPage:
    """All is black but what one of its methods shows; the one before is gone then."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._sheet = sheet
        self._measure = measure
        self.blacken()

    def blacken(self) -> None:
        """Nothing at all."""
        self._sheet.clear()
        self._on = Parts(self._sheet, Layer.ON_PAGE)
        self._sheet.veil(BLACK, OPAQUE_ALPHA, layer=Layer.PAGE_VEIL)

    def prompt(self, face: SeatFace, words: str, hint: str) -> None:
        """Whose turn it is to look."""
        self.blacken()
        face_and_seal(self._on, face, _MIDDLE, _FACE_Y, _FACE)
        self._write(words, _PROMPT_Y, _PROMPT, _WIDTH)
        self._hint(hint, _PROMPT_HINT_Y)

    def secret(
        self,
        address: str,
        goal: Goal,
        points: str,
        board: bytes,
        hand: Sequence[Card],
        reminder: str,
        hint: str,
    ) -> None:
        """A goal with its address and worth, the cards in a hand, and what the address is for."""
        self.blacken()
        self._write(address, _ADDRESS_Y, _ADDRESS)
        left = _MIDDLE - WIDTH * _SCALE / 2
        GoalCard(self._sheet, left, _CARD_Y, Layer.ON_PAGE, _SCALE).show(goal, points, board)
        y = _CARD_Y + HEIGHT * _SCALE + _HAND_BELOW
        for number, card in enumerate(hand):
            x = _MIDDLE + (number - (len(hand) - 1) / 2) * _HAND_STEP
            self._on.sprite(art.ballot(card.value), x, y, height=_HAND_HEIGHT)
        self._write(reminder, _REMINDER_Y, _REMINDER)
        self._hint(hint, _SECRET_HINT_Y)

    def say(self, words: str, hint: str) -> None:
        """Something for everybody."""
        self.blacken()
        self._write(words, _WORDS_Y, _PROMPT)
        self._hint(hint, _WORDS_HINT_Y)

    def _hint(self, words: str, y: float) -> None:
        _, height = self._measure(words, _HINT, _WIDTH)
        self._write(words, min(y, layout.SAFE_BOTTOM - height / 2), _HINT, _WIDTH)

    def _write(self, words: str, y: float, style: TextStyle, width: float | None = None) -> None:
        self._on.text(words, _MIDDLE, y, style, anchor=CENTRE, width=width)
