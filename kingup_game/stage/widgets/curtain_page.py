"""The curtain: velvet before a secret and around it, black between, and the card of one person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.goals import Goal
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.drapes import Drapes
from kingup_game.stage.canvas.item import CENTRE, FEET, LEFT, OPAQUE_ALPHA, TOP
from kingup_game.stage.canvas.items import Box
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import (
    READING,
    READING_ON_DARK,
    TITLE,
    TITLE_IN_GOLD,
    MeasureWords,
    TextStyle,
)
from kingup_game.stage.seats.goal_card import HEIGHT, WIDTH, GoalCard, Stake
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.stage.widgets.advice_page import Advised
from kingup_game.stage.widgets.advice_panel import AdvicePanel
from kingup_game.stage.widgets.almanac_plan import draw_plan
from kingup_game.theme import art, type_scale
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import BLACK, CANDLE, LAMP_OUT

_MIDDLE: Final = layout.WIDTH / 2
_WIDTH: Final = 1240.0
_HINT: Final = READING_ON_DARK.but(size=type_scale.CARD_TITLE, align="centre", fit=(_WIDTH, 62))
_REMINDER: Final = READING_ON_DARK.but(size=type_scale.NOTE, align="centre", fit=(_WIDTH, 60))
_ADDRESS: Final = TITLE_IN_GOLD.but(size=type_scale.ADDRESS, align="centre", fit=(_WIDTH, 140))

_BOARD_WIDTH, _BOARD_TOP, _BOARD_MOST = 1320.0, 526.0, 292.0
_PAD, _PAD_HIGH, _GAP = 44.0, 30.0, 20.0
_CREST: Final = 214.0
_PROMPT_WIDTH: Final = _BOARD_WIDTH - 3 * _PAD - _CREST
_PROMPT: Final = TITLE.but(size=type_scale.TOTAL, fit=(_PROMPT_WIDTH, 136))
_OPEN: Final = READING.but(size=type_scale.HEADING, fit=(_PROMPT_WIDTH, 80))
_QUEUE_Y, _QUEUE_CREST, _QUEUE_STEP = 874.0, 76.0, 100.0
_QUEUE_RIM: Final = (38.0, 10.0)
_NEXT: Final = TITLE.but(size=type_scale.CONTROL, fit=(620, 76))
_CROWD: Final = 5
"""With more who wait, their seals stand closer together."""
_DONE_SCALE: Final = 0.5
_TIP: Final = READING_ON_DARK.but(fit=(1600, 62))
_TIP_Y, _TIP_RIM = 964.0, (34.0, 5.0)
_ALL: Final = TITLE.but(size=type_scale.ADDRESS, align="centre", fit=(1500, 200))
_ALL_Y: Final = 680.0
_ALL_RIM: Final = (90.0, 40.0)
_LOOKER: Final = 250.0
_BEHIND_BOARD: Final = 22.0
_HOLE: Final = 104.0
"""Half of what stays free around the hole in the seam."""

_TABLE_TOP, _TABLE_WIDTH = 48.0, 1656.0
"""What a card lies on, with room for what may lie beside it."""
_ADDRESS_Y: Final = 128.0
_CARD_Y, _SCALE = 210.0, 2.4
_HAND_BELOW, _HAND_STEP, _HAND_HEIGHT = 70.0, 96.0, 130.0
_ALONE_X, _ALONE_Y, _ALONE_SCALE = 792.0, 142.0, 3.0
"""A card beside which only its banner hangs is as large as the table lets it be."""
_BANNER_X, _BANNER_Y, _BANNER_WIDE = 478.0, 116.0, 178.0
_BESIDE_Y, _BESIDE_WIDE = 458.0, 500.0
_BESIDE: Final = TITLE_IN_GOLD.but(size=type_scale.HERO, fit=(_BESIDE_WIDE, 170))
_FAN_Y, _FAN_HEIGHT, _FAN_STEP = 696.0, 216.0, 150.0
_BESIDE_LEFT: Final = Area(176.0, 190.0, 440.0, 700.0)
_BESIDE_RIGHT: Final = Area(1278.0, 150.0, 486.0, 730.0)
_REMINDER_Y, _SECRET_HINT_Y = 906.0, 962.0
_TIME_Y, _TIME_WIDTH, _TIME_HEIGHT = 999.0, 640.0, 10.0


@dataclass(frozen=True, slots=True)
class Secret:
    """What one person sees alone: always the first of it, the rest as it makes a table fair."""

    address: str
    goal: Goal
    points: Sequence[Stake]
    board: bytes
    hand: Sequence[Card]
    reminder: str
    hint: str
    worths: Sequence[int] = ()
    """What each favourite is worth now."""
    square: int | None = None
    """Where in the almanac the card lies."""
    plan_words: str = ""
    banner: str = ""
    """Which of the almanac's it is, where nothing is to lie beside the card."""


@dataclass(frozen=True, slots=True)
class InLine:
    """Somebody who looks behind the curtain in this round, and whether they have done so."""

    face: SeatFace
    is_done: bool
    is_next: bool


class CurtainPage:
    """What one of its methods shows stays until the next; whatever was there before is gone."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._measure = measure
        sheet.clear()
        self._on = Parts(sheet, Layer.ON_PAGE)
        self._black = sheet.veil(BLACK, OPAQUE_ALPHA, layer=Layer.PAGE_VEIL)
        self._drapes = sheet.add(Drapes(sheet, Layer.PAGE), openness=1.0)
        self._card = GoalCard(sheet, _ALONE_X, _ALONE_Y, Layer.ON_PAGE, _ALONE_SCALE)
        self._advice = AdvicePanel(sheet, measure, Layer.ON_PAGE)
        self._time: Box | None = None

    def blacken(self) -> None:
        """Nothing at all."""
        self._clear()
        self._black.visible = True
        self._drapes.openness = 1.0

    def hang(self, openness: float, *, over_black: bool) -> None:
        """Nothing but velvet, so far open: over black, or over the castle."""
        self._clear()
        self._black.visible = over_black
        self._drapes.openness = openness

    def peep(self, gaze: int | None) -> None:
        """Somebody looks through the hole, which way they may."""
        self._drapes.gaze = gaze

    def prompt(
        self, face: SeatFace, words: str, hint: str, line: Sequence[InLine], next_up: str, tip: str
    ) -> None:
        """Whose turn it is to look, who comes after, and something to think about meanwhile."""
        self.hang(0.0, over_black=True)
        wide = _PROMPT_WIDTH
        lines = [(words, _PROMPT), (hint, _OPEN)]
        highs = [self._measure(text, style, wide)[1] for text, style in lines]
        inner = max(_CREST, sum(highs) + _GAP)
        height = min(inner + 2 * _PAD_HIGH, _BOARD_MOST)
        left = _MIDDLE - _BOARD_WIDTH / 2
        self._on.frame(art.PANEL, left, _BOARD_TOP, _BOARD_WIDTH, height)
        middle = _BOARD_TOP + height / 2
        crest_x = left + _PAD + _CREST / 2
        face_and_seal(self._on, face, crest_x, middle, _CREST)
        y = middle - (sum(highs) + _GAP) / 2
        for (text, style), high in zip(lines, highs, strict=True):
            self._on.text(text, left + 2 * _PAD + _CREST, y, style, width=wide)
            y += high + _GAP
        if len(line) > 1:
            self._queue(line, next_up)
        self._tip(tip)

    def secret(self, secret: Secret) -> None:
        """A goal with its address and worth, the cards in a hand, and what the address is for."""
        self.hang(0.0, over_black=True)
        self._on.sprite(art.SECRET_TABLE, _MIDDLE, _TABLE_TOP, width=_TABLE_WIDTH, anchor=TOP)
        card = self._card
        if secret.banner:
            card.x, card.y, card.scale = _ALONE_X, _ALONE_Y, _ALONE_SCALE
            at = _BANNER_X, _BANNER_Y
            self._on.sprite(art.banner(secret.banner), *at, width=_BANNER_WIDE, anchor=TOP)
            self._on.text(secret.address, _BANNER_X, _BESIDE_Y, _BESIDE, anchor=CENTRE)
            self._hold(secret.hand, (_BANNER_X, _FAN_Y), _FAN_HEIGHT, _FAN_STEP)
        else:
            card.x, card.y, card.scale = _MIDDLE - WIDTH * _SCALE / 2, _CARD_Y, _SCALE
            self._write(secret.address, _ADDRESS_Y, _ADDRESS)
            below = card.y + HEIGHT * card.scale + _HAND_BELOW
            self._hold(secret.hand, (_MIDDLE, below), _HAND_HEIGHT, _HAND_STEP)
        card.show(secret.goal, secret.points, secret.board, worths=secret.worths)
        self._write(secret.reminder, _REMINDER_Y, _REMINDER)
        self._write(secret.hint, _SECRET_HINT_Y, _HINT)
        if secret.square is not None:
            draw_plan(self._on, _BESIDE_LEFT, secret.square, secret.plan_words)

    def _hold(
        self, hand: Sequence[Card], middle: tuple[float, float], height: float, step: float
    ) -> None:
        """The cards in a hand, beside each other; many of them overlap."""
        step = min(step, (_BESIDE_WIDE - step) / max(1, len(hand) - 1))
        for number, card in enumerate(hand):
            x = middle[0] + (number - (len(hand) - 1) / 2) * step
            self._on.sprite(art.ballot(card.value), x, middle[1], height=height)

    def advise(self, heading: str, caption: str, advised: Sequence[Advised], first: int = 0) -> int:
        """What the raven says to the one who looks, from this choice on; the number of the first
        for which there was no room, 0 if all had."""
        self._advice.open(_BESIDE_RIGHT, heading, "", caption, advised, first)
        return self._advice.rest

    def show_time(self, share: float) -> None:
        """How much of the time is left, from 1 to 0."""
        if self._time is None:
            at = _MIDDLE - _TIME_WIDTH / 2, _TIME_Y, _TIME_WIDTH, _TIME_HEIGHT
            self._on.box(*at, fill=LAMP_OUT, radius=_TIME_HEIGHT / 2)
            self._time = self._on.box(*at, fill=CANDLE, radius=_TIME_HEIGHT / 2)
        self._time.width = max(_TIME_HEIGHT, _TIME_WIDTH * share)

    def say(self, words: str, faces: Sequence[SeatFace] = ()) -> None:
        """Something for everybody, on velvet; they look over the upper edge of the board, on both
        sides of the hole."""
        self.hang(0.0, over_black=True)
        width, height = self._measure(words, _ALL)
        wide, high = width + 2 * _ALL_RIM[0], height + 2 * _ALL_RIM[1]
        left = -(-len(faces) // 2)
        size = min(_LOOKER, (_MIDDLE - layout.SAFE_LEFT - _HOLE) / max(1, left))
        for number, face in enumerate(faces):
            away = _HOLE + size * (0.5 + (left - 1 - number if number < left else number - left))
            x = _MIDDLE - away if number < left else _MIDDLE + away
            feet = _ALL_Y - high / 2 + _BEHIND_BOARD
            self._on.sprite(face.picture(), x, feet, width=size, anchor=FEET)
        broad = max(wide, 2 * (_HOLE + size * left)) if faces else wide
        self._on.frame(art.PANEL, _MIDDLE - broad / 2, _ALL_Y - high / 2, broad, high)
        self._write(words, _ALL_Y, _ALL)

    def _queue(self, line: Sequence[InLine], next_up: str) -> None:
        """Everybody's seal in their order on one plate: a tick for those who know their card."""
        step = _QUEUE_STEP if len(line) <= _CROWD else _QUEUE_CREST + 12
        seals = step * (len(line) - 1) + _QUEUE_CREST
        words = self._measure(next_up, _NEXT)[0] + _QUEUE_RIM[0] if next_up else 0.0
        wide, high = seals + words + 2 * _QUEUE_RIM[0], _QUEUE_CREST + 2 * _QUEUE_RIM[1]
        left = _MIDDLE - wide / 2
        self._on.frame(art.SEAT_PANEL, left, _QUEUE_Y - high / 2, wide, high)
        x = left + _QUEUE_RIM[0] + _QUEUE_CREST / 2
        for one in line:
            width = _QUEUE_CREST * (1.1 if one.is_next else 1.0)
            self._on.sprite(one.face.picture(), x, _QUEUE_Y, width=width, grey=one.is_done)
            if one.is_done:
                at = x + _QUEUE_CREST * 0.3, _QUEUE_Y + _QUEUE_CREST * 0.3
                self._on.sprite(art.ICON_TICK, *at, width=_QUEUE_CREST * _DONE_SCALE)
            x += step
        if next_up:
            at_x = left + _QUEUE_RIM[0] * 2 + seals
            self._on.text(next_up, at_x, _QUEUE_Y, _NEXT, anchor=LEFT)

    def _tip(self, tip: str) -> None:
        width, height = self._measure(tip, _TIP)
        wide, high = width + 2 * _TIP_RIM[0], height + 2 * _TIP_RIM[1]
        y = _TIP_Y
        self._on.frame(art.PLATE, _MIDDLE - wide / 2, y - high / 2, wide, high)
        self._write(tip, y, _TIP)

    def _write(self, words: str, y: float, style: TextStyle) -> None:
        self._on.text(words, _MIDDLE, y, style, anchor=CENTRE)

    def _clear(self) -> None:
        self._on.clear()
        self._time = None
        self._card.hide()
        self._advice.clear()
        self._drapes.gaze = None
