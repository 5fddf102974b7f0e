"""Those who did not win, before the throne: face, name and total, and what they make of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from kingup_game.motion.script import Script, then, together, tween, variant
from kingup_game.motion.tween import arc_of_parabola, linear
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.item import CENTRE, FEET, OPAQUE_ALPHA, TOP, Item
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.clear_view import lay_discs
from kingup_game.stage.ending.manners import GESTURES, Manner, place_of_thing, thing_of
from kingup_game.stage.lettering.text_styles import READING, TITLE, MeasureWords
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art
from kingup_game.theme.durations import (
    LOSER_COMES,
    LOSER_IN_ALL,
    LOSER_SAYS,
    LOSER_SILENT,
    LOSER_TURN,
    LOSERS_APART,
)
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity
from kingup_game.theme.type_scale import CONTROL, HEADING, NAME, POINTS, SPEECH


class _LoserPlate(NamedTuple):
    """How wide a face is, how far down behind its plate it reaches, the plate's top and height,
    where on it the crest and name are, how much of its width the name leaves, and how high it may
    be."""

    face: float
    sinks: float
    top: float
    height: float
    crest_at: tuple[float, float]
    name_y: float
    pad: float
    name_high: float

    @property
    def feet(self) -> float:
        """Where whoever is there stands."""
        return self.top + self.sinks


_USUAL: Final = _LoserPlate(208.0, 32.0, 860.0, 104.0, (4.0, 8.0), 30.0, 74.0, 60.0)
_LARGE: Final = _LoserPlate(196.0, 22.0, 862.0, 88.0, (20.0, -24.0), 45.0, 24.0, 78.0)
"""For large letters: crest and total stand beside the face, and the name has all of the plate."""

Spirits = Literal["neutral", "joy", "refused"]


_GAP: Final = 14.0
_WIDEST: Final = 380.0
_FARTHEST: Final = 430.0
"""From the middle of one to the next: few stand far apart, beside the carpet."""
_FLAT_CORNER: Final = 14.0
_CREST: Final = 58.0
_TOTAL_Y, _TOTAL_PAD, _TOTAL_HIGH = 70.0, 26.0, 60.0
_COIN_MOST, _COIN_UP = 116.0, 28.0
"""Where the total is large it is on a coin: how wide at most, and how far above the plate."""
_JAW: Final = 0.44
"""Of the width of a face: a coin is beside that, and may stand out of its plate so far."""
_COIN_OUT: Final = 14.0
_DIGITS: Final = (0.72, 0.62)
_NOTED: Final = (-18.0, 42.0, 17.0, 28.0)
"""Where the plate has a note too: how far the name is moved and how high, and both of the note."""
_BUBBLE_PAD: Final = (32.0, 26.0)
_BUBBLE_IN_PLATE: Final = 30.0
_TAIL_OVERLAP: Final = 7.0
_LEAP: Final = 40.0
_MANY: Final = 4
"""Who comes in alone where so many lost keeps all others waiting; large words need the room."""
_STEP_TICKS: Final = 3
"""Who moves for minutes moves in steps: that is enough for wood, and costs a third."""

_NAME: Final = TITLE.but(size=CONTROL)
_TOTAL: Final = TITLE.but(size=NAME)
_POINTS: Final = TITLE.but(size=POINTS)
_SPEECH: Final = READING.but(size=SPEECH, align="centre")
_SPEECH_WIDE, _SPEECH_HIGH = 300.0, 60.0
_LOUD: Final = READING.but(size=HEADING, align="centre", fit=(380, 84))
"""Where few have lost there is room to be read from the sofa."""


@dataclass(frozen=True, slots=True)
class AlsoRan:
    """Somebody who did not win."""

    face: SeatFace
    total: int
    mood: Spirits
    manner: Manner
    says: str
    note: str = ""
    """What broke a tie."""


def needed_by_losers(losers: Sequence[AlsoRan], *, is_large: bool) -> dict[str, Sequence[float]]:
    """How they look when they come in, and how wide."""
    width = (_LARGE if is_large else _USUAL).face
    needed: dict[str, Sequence[float]] = {loser.face.bust(loser.mood): (width,) for loser in losers}
    if is_large:
        needed[art.COIN_BLANK] = (_coin_on(_plate_wide(len(losers))),)
    else:
        *_, wide = place_of_thing(len(losers))
        needed |= {thing_of(loser.manner): (wide,) for loser in losers}
    return needed


def _step_of(number: int) -> float:
    return min(_FARTHEST, (layout.SAFE.width + _GAP) / max(1, number))


def _plate_wide(number: int) -> float:
    return min(_WIDEST, _step_of(number) - _GAP)


def _coin_on(plate_wide: float) -> float:
    """As wide as there is room beside a face."""
    return min(_COIN_MOST, plate_wide / 2 + _COIN_OUT - _JAW * _LARGE.face / 2)


class AlsoRans:
    """Best to worst, from the left to the right; they come in from the worst to the best."""

    def __init__(
        self,
        sheet: Sheet,
        measure: MeasureWords,
        ranked: Sequence[AlsoRan],
        clarity: Clarity | None,
        *,
        is_large: bool,
    ) -> None:
        self._sheet = sheet
        self._is_large, self._shape = is_large, _LARGE if is_large else _USUAL
        self._measure = measure
        self._ranked = ranked
        self._clarity = clarity
        self._ticks = 0
        self._step, self._width = _step_of(len(ranked)), _plate_wide(len(ranked))
        self._is_brisk = len(ranked) >= _MANY and not is_large
        beside = self._step - _BUBBLE_PAD[0] if self._is_brisk else _SPEECH_WIDE
        room = min(_SPEECH_WIDE, beside)
        fits = _SPEECH.but(fit=(room, _SPEECH_HIGH))
        self._speech = _LOUD if self._step == _FARTHEST else fits
        self._first = layout.WIDTH / 2 - self._step * (len(ranked) - 1) / 2
        self._faces: dict[int, Sprite] = {}
        self._things: dict[int, Sprite] = {}

    def come_in(self, spoke: Callable[[SeatFace], None]) -> Script:
        """One after the other, where they are many the next while one speaks; `spoke` is told of
        whoever says something."""
        apart = LOSERS_APART if self._is_brisk else LOSER_IN_ALL
        turns = enumerate(reversed(range(len(self._ranked))))
        yield together(*(then(turn * apart, self._enter(one, spoke)) for turn, one in turns))

    def update(self, *, calm: bool) -> None:
        """One tick: each does again what they did, all in turn."""
        self._ticks += 1
        if self._ticks % _STEP_TICKS or len(self._faces) < len(self._ranked) or not self._faces:
            return
        turn, age = divmod(self._ticks, LOSER_TURN)
        for number, face in self._faces.items():
            is_next = number == turn % len(self._ranked) and not calm
            self._move(number, face, min(1.0, 2 * age / LOSER_TURN) if is_next else 1.0)

    def foretell(self, sheet: Sheet) -> None:
        """All that they will say, and their plates, on a sheet that nobody sees."""
        for number, ranked in enumerate(self._ranked):
            self._lay_bubble(Parts(sheet, Layer.HALL_WORDS), ranked.says, self._x(number))
            self._lay_plate(Parts(sheet, Layer.LOSER), ranked, self._x(number))

    def _move(self, number: int, face: Sprite, share: float) -> None:
        """Their gesture, and with it what they have before them, which never covers a name."""
        x, (aside, up) = self._x(number), GESTURES[self._ranked[number].manner](share)
        face.move(x + aside, self._shape.feet - up)
        if thing := self._things.get(number):
            right, down, _ = place_of_thing(len(self._ranked))
            thing.move(x + right + aside, self._shape.top + down - max(0.0, up))

    def _x(self, number: int) -> float:
        return self._first + self._step * number

    def _enter(self, number: int, spoke: Callable[[SeatFace], None]) -> Script:
        ranked, x = self._ranked[number], self._x(number)
        on, (feet, wide) = Parts(self._sheet, Layer.LOSER), (self._shape.feet, self._shape.face)
        lay_discs(on, self._clarity, [(x, feet)], wide)
        picture = ranked.face.bust(ranked.mood)
        face = on.sprite(picture, x, feet, width=wide, anchor=FEET)
        bubble = Parts(self._sheet, Layer.HALL_WORDS)
        items = self._lay_bubble(bubble, ranked.says, x)
        spoke(ranked.face)
        if not self._is_large:  # there a coin has that place
            right, down, wide = place_of_thing(len(self._ranked))
            at = x + right, self._shape.top + down
            thing = Parts(self._sheet, Layer.LOSERS_THING).sprite(thing_of(ranked.manner), *at)
            thing.width = wide
            self._things[number] = thing

        def leap(share: float) -> None:
            face.y = feet - arc_of_parabola(share) * _LEAP

        yield variant(lambda: tween(leap, 0, 1, LOSER_COMES), lambda: LOSER_COMES)
        yield variant(
            lambda: tween(lambda share: self._move(number, face, share), 0, 1, LOSER_SAYS, linear),
            lambda: LOSER_SAYS,
        )
        yield fade(OPAQUE_ALPHA, 0, LOSER_SILENT, *items)
        bubble.clear()
        self._lay_plate(Parts(self._sheet, Layer.LOSER), ranked, x)
        self._faces[number] = face

    def _lay_plate(self, on: Parts, ranked: AlsoRan, x: float) -> None:
        left, shape = x - self._width / 2, self._shape
        plate = Area(left, shape.top, self._width, shape.height)
        if self._clarity is None:
            on.frame(art.SEAT_PANEL, *plate)
        else:
            on.box(*plate, **self._clarity.plain._asdict(), radius=_FLAT_CORNER)
        at = left + shape.crest_at[0], shape.top + shape.crest_at[1]
        on.sprite(ranked.face.seal, *at, width=_CREST)
        name_y, name_high = shape.name_y, shape.name_high
        total = " · ".join(filter(None, (str(ranked.total), ranked.note)))
        lines = [(total, _TOTAL_Y, _TOTAL, _TOTAL_PAD, _TOTAL_HIGH)]
        if self._is_large:
            self._lay_coin(on, ranked.total, left + self._width + _COIN_OUT)
            lines = []
        if self._is_large and ranked.note:
            up, name_high, down, high = _NOTED
            lines = [(ranked.note, name_y + down, _TOTAL, _TOTAL_PAD, high)]
            name_y += up
        for words, down, style, pad, high in (
            (ranked.face.short_name, name_y, _NAME, shape.pad, name_high),
            *lines,
        ):
            fit = style.but(fit=(self._width - pad, high))
            on.text(words, x, shape.top + down, fit, anchor=CENTRE)

    def _lay_coin(self, on: Parts, total: int, right: float) -> None:
        """The total as on the winner's ribbon."""
        wide = _coin_on(self._width)
        at = right - wide / 2, self._shape.top - _COIN_UP
        on.sprite(art.COIN_BLANK, *at, width=wide)
        digits = _POINTS.but(fit=(_DIGITS[0] * wide, _DIGITS[1] * wide))
        on.text(str(total), *at, digits, anchor=CENTRE)

    def _lay_bubble(self, on: Parts, words: str, x: float) -> list[Item]:
        wide, high = self._measure(words, self._speech)
        wide, high = wide + _BUBBLE_PAD[0], high + _BUBBLE_PAD[1]
        top = self._shape.top + _BUBBLE_IN_PLATE
        return [
            on.frame(art.BUBBLE, x - wide / 2, top, wide, high),
            on.text(words, x, top + high / 2, self._speech, anchor=CENTRE),
            on.sprite(art.BUBBLE_TAIL, x, top + _TAIL_OVERLAP, anchor=TOP, turn=180),
        ]
