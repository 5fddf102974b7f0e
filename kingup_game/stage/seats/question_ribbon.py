"""What is voted on, on a ribbon at the large face: it is read from the sofa.

While people choose it hangs behind the face, from tower to tower, one half of the question at each
side: nobody is cut, and what is announced meanwhile (`announcement.py`) is not parted. While cards
turn it hangs over the foot of that face, or at the edge of their table. It is above the heads of
floor 5, and what it says the line need not say. Who is king hangs in the same place.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from kingup_game.motion.script import Script, call, tween, variant
from kingup_game.motion.tween import ease_out_back
from kingup_game.stage import layout
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import CENTRE, LEFT, RIGHT
from kingup_game.stage.canvas.items import Box, Frame, Label, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import HEADINGS, MeasureWords, TextStyle
from kingup_game.stage.seats.announcement import hang_announcement
from kingup_game.stage.seats.face_sizes import FEET_AT, QUESTION_AT_TABLE, WIDTH
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art
from kingup_game.theme.durations import NAME_COMES
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import LARGE_TEXT, NUMERAL

_COVERS: Final = 96.0
"""From the upper to the lower edge of the letter's disc: all of it is covered, for half a letter is
none, and the name is said."""
_ENDS, _RIMS = 120.0, 24.0
"""What the ribbon takes of its width and height."""
_MOST: Final = layout.SEAT_RIGHT_X - layout.SEAT_LEFT_X - layout.SEAT_WIDTH - 40.0
_WORDS: Final = HEADINGS.but(align="centre", fit=(_MOST - _ENDS, 62.0))
_BETWEEN_SIGNS: Final = 640.0
"""So wide it hangs beside what the throne is worth, and not over it."""
_NARROWER: Final = HEADINGS.but(align="centre", fit=(_BETWEEN_SIGNS - _ENDS, 70.0))
_WIDEST_LARGE: Final = 760.0
"""What is written in large letters may be so wide, over that."""
_LINES_ROOM, _LINES_HIGH = _BETWEEN_SIGNS - _ENDS, 70.0
_LINES: Final = _NARROWER.but(fit=(_LINES_ROOM, _LINES_HIGH), spacing=0.84)
_MOST_NARROWED, _HALF = 1.4, 0.62
"""Words that are so much longer than the room have two lines, of so much of their length."""
_UNROLLS: Final = 30.0
MARQUEE: Final = Area(402.0, 260.0, 1116.0, 94.0)
"""Behind the face: before the throne room, from tower to tower, if the words are so long."""
_HALF_HIGH, _HALF_WIDE, _BETWEEN_CANDLES = 66.0, 312.0, 280.0
"""How high and wide half of the words may be, and beside the candles of a table."""
_HALVES_APART: Final = 374.0
"""Between the halves of the words is the face."""
_OF_HALF: Final = HEADINGS.but(size=NUMERAL, fit=(_HALF_WIDE, _HALF_HIGH))
_BEHIND_A_NAME: Final = 0.8
_LONGER: Final = 1.5
"""A half that is so much longer than its room has two lines there."""


class _Hangs(Enum):
    """Where it is."""

    BEHIND_THE_FACE = auto()
    AT_ITS_FOOT = auto()
    ON_THE_TABLE = auto()


class _OnRibbon(NamedTuple):
    """What it says: the question, unless it is announced to somebody, or to all."""

    words: str
    is_announced: bool = False
    face: SeatFace | None = None
    is_at_table: bool = False


class RibbonBody(NamedTuple):
    """How wide and high a ribbon is at least, how far its words are below its middle, one line of
    them or two, and how much of the foot of a face it covers."""

    wide: float
    high: float
    sinks: float
    lines_sink: float
    covers: float


_OF_A_QUESTION: Final = RibbonBody(520.0, 98.0, 9.0, 4.0, _COVERS)
"""The cards at both sides hang before its upper edge."""

_TABLE_HIGH, _TABLE_WORDS, _TABLE_SINKS, _TABLE_LINES_SINK = 78.0, 60.0, 1.0, -2.0
"""Of one at the edge of the table: how high it and its words are, and how far below its middle."""


class QuestionRibbon:
    """Nothing, until it comes; then one sentence, or another."""

    def __init__(self, sheet: Sheet, measure: MeasureWords) -> None:
        self._on = Parts(sheet, Layer.QUESTION)
        self._behind = Parts(sheet, Layer.MARQUEE)
        self._measure = measure
        self._said, self._feet = _OnRibbon(""), FEET_AT[1]
        self._hung: tuple[object, ...] = ()
        self._items: Sequence[Frame | Label | Box | Sprite] = ()
        self.hangs, self._where = False, _Hangs.AT_ITS_FOOT

    def ask(self, words: str, *, is_at_table: bool = False) -> None:
        """This is the question, also where it is not to be seen yet; where its table stands it is
        between the candles."""
        self._say(_OnRibbon(_as_asked(words), is_at_table=is_at_table))

    def announce(
        self, words: str, face: SeatFace | None = None, *, is_at_table: bool = False
    ) -> None:
        """While people choose this is said instead, to all or to whoever has such a face: no
        nominee parts a sentence that is not about them."""
        self._say(_OnRibbon(words, True, face, is_at_table))

    def _say(self, said: _OnRibbon) -> None:
        self._said = said
        if self.hangs:
            self._hang()

    def come(self, *, is_behind: bool = False) -> Script:
        """It comes down a little, and lies still; in calm motion it is there. While people choose
        it is behind the face."""
        self.hangs = True
        self._where = _Hangs.BEHIND_THE_FACE if is_behind else _Hangs.AT_ITS_FOOT
        items = self._hang()
        ends = [item.y for item in items]

        def be(up: float) -> None:
            for item, end in zip(items, ends, strict=True):
                item.y = end - up

        yield variant(
            lambda: tween(be, _UNROLLS, 0, NAME_COMES, ease_out_back()),
            lambda: call(lambda: be(0)),
        )

    def hang_before(self, feet: float) -> None:
        """The face that it hangs before reaches down to there: so much larger has it become."""
        self._feet, self._where = feet, _Hangs.AT_ITS_FOOT
        if self.hangs:
            self._hang()

    def lie_on_the_table(self) -> None:
        """Two rows of cards need the place below it: it is as low as may be, at their edge, and
        smaller, so that more is seen of the face behind it."""
        self._where = _Hangs.ON_THE_TABLE
        if self.hangs:
            self._hang()

    def clear(self) -> None:
        """Gone, at once."""
        self.hangs, self._where = False, _Hangs.AT_ITS_FOOT
        self._on.clear()
        self._behind.clear()
        self._items = ()

    def looks_on_the_table(self, words: str) -> Sheet:
        """What it will look like there, shown to nobody."""
        sheet = Sheet()
        _lay_at_the_edge(Parts(sheet, Layer.QUESTION), _as_asked(words), self._measure)
        return sheet

    def _hang(self) -> Sequence[Frame | Label | Box | Sprite]:
        """What hangs there already stays as it is."""
        said, measure, on = self._said, self._measure, self._on
        words, is_at_table = said.words, said.is_at_table
        hung = said, measure(words, _NARROWER), self._where, self._feet
        if self._items and hung == self._hung:
            return self._items
        self._hung = hung
        on.clear()
        self._behind.clear()
        if self._where is _Hangs.BEHIND_THE_FACE and said.is_announced:
            self._items = hang_announcement(on, words, measure, said.face, is_at_table=is_at_table)
        elif self._where is _Hangs.BEHIND_THE_FACE:
            half_wide = _BETWEEN_CANDLES if is_at_table else _HALF_WIDE
            self._items = _hang_behind(self._behind, words, measure, half_wide)
        elif self._where is _Hangs.ON_THE_TABLE:
            self._items = _lay_at_the_edge(on, words, measure)
        else:
            body, feet = _OF_A_QUESTION, self._feet
            self._items = hang_over_the_foot(on, words, art.RIBBON, measure, body, feet)
        return self._items


def _as_asked(words: str) -> str:
    return words[:1].upper() + words[1:]


def hang_over_the_foot(
    on: Parts,
    words: str,
    picture: str,
    measure: MeasureWords,
    body: RibbonBody,
    feet: float = FEET_AT[1],
) -> Sequence[Frame | Label]:
    """One sentence on a ribbon of this picture, over the foot of a face over the throne, which
    may be larger than usual and reach further down."""
    size = 1 + (feet - FEET_AT[1]) / WIDTH
    top = feet - body.covers * math.sqrt(size)
    style, room = _style_of(words, measure)
    width, height = measure(words, style, room)
    wide, high = max(body.wide, width + _ENDS), max(body.high * size, height + _RIMS)
    middle = layout.WIDTH / 2
    ribbon = on.frame(picture, middle - wide / 2, top, wide, high)
    y = top + high / 2 + (body.lines_sink if room else body.sinks)
    return ribbon, on.text(words, middle, y, style, anchor=CENTRE, width=room)


def _hang_behind(
    on: Parts, words: str, measure: MeasureWords, half_wide: float = _HALF_WIDE
) -> Sequence[Frame | Label]:
    """As long as the words need it, half of them at each side of the face."""
    style, room = _style_of_halves(halves := halved(words, measure), measure, half_wide)
    longest = max(measure(half, style, room)[0] for half in halves)
    wide = min(MARQUEE.width, 2 * longest + _HALVES_APART + _ENDS)
    ribbon = on.frame(art.RIBBON, *around(*MARQUEE.middle, wide, MARQUEE.height))
    return ribbon, *_write_halves(on, halves, style, room)


def _style_of_halves(
    halves: tuple[str, str], measure: MeasureWords, wide: float
) -> tuple[TextStyle, float | None]:
    if max(_width_of(half, measure) for half in halves) > wide * _LONGER:
        return _OF_HALF.but(fit=(wide, _LINES_HIGH), spacing=_LINES.spacing), wide
    return _OF_HALF.but(fit=(wide, _HALF_HIGH), peers=halves), None


def _write_halves(
    on: Parts, halves: tuple[str, str], style: TextStyle, room: float | None
) -> Sequence[Label]:
    """Each as near to the face as it can be."""
    (x, y), aside = MARQUEE.middle, _HALVES_APART / 2
    left, right = halves
    return (
        on.text(left, x - aside, y, style.but(align="right"), anchor=RIGHT, width=room),
        on.text(right, x + aside, y, style, anchor=LEFT, width=room),
    )


def halved(words: str, measure: MeasureWords) -> tuple[str, str]:
    """What is said at the left and at the right of a face, parted where neither is long; rather
    behind a name that is called than within what is said to it."""
    parts = words.split(" ")
    cuts = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts))]
    cuts = cuts or [(words, "")]

    def length(cut: tuple[str, str]) -> float:
        share = _BEHIND_A_NAME if cut[0].endswith(":") else 1.0
        return share * max(_width_of(half, measure) for half in cut)

    return min(cuts, key=length)


def _width_of(half: str, measure: MeasureWords) -> float:
    return measure(half, _OF_HALF.but(fit=(layout.WIDTH, _HALF_HIGH)))[0]


def _lay_at_the_edge(on: Parts, words: str, measure: MeasureWords) -> Sequence[Frame | Label]:
    style, room = _style_of(words, measure)
    assert style.fit is not None
    style = style.but(fit=(style.fit[0], _TABLE_WORDS))
    wide = max(_OF_A_QUESTION.wide, measure(words, style, room)[0] + _ENDS)
    middle, top = layout.WIDTH / 2, QUESTION_AT_TABLE
    ribbon = on.frame(art.RIBBON, middle - wide / 2, top, wide, _TABLE_HIGH)
    y = top + _TABLE_HIGH / 2 + (_TABLE_LINES_SINK if room else _TABLE_SINKS)
    return ribbon, on.text(words, middle, y, style, anchor=CENTRE, width=room)


def _style_of(words: str, measure: MeasureWords) -> tuple[TextStyle, float | None]:
    """Smaller by a little, or in two lines of so much room: the throne's worth stays free."""
    if measure(words, _WORDS)[0] <= _LINES_ROOM * _MOST_NARROWED:
        wide = _WIDEST_LARGE if _are_large(measure) else _LINES_ROOM
        return _NARROWER.but(fit=(wide, _LINES_HIGH)), None
    in_one = _LINES.but(fit=(layout.WIDTH, _LINES_HIGH / 2))
    return _LINES, min(_LINES_ROOM, measure(words, in_one)[0] * _HALF)


def _are_large(measure: MeasureWords) -> bool:
    """Whether people chose large letters."""
    grown = measure("X", HEADINGS)[1] / (HEADINGS.size * HEADINGS.spacing)
    return 100 * grown >= LARGE_TEXT


def looks_of_question(words: str, measure: MeasureWords, *, is_behind: bool) -> Sheet:
    """What it will look like before a face, shown to nobody; and behind one, if people choose."""
    sheet, said = Sheet(), _as_asked(words)
    if is_behind:
        _hang_behind(Parts(sheet, Layer.MARQUEE), said, measure)
    on = Parts(sheet, Layer.QUESTION)
    hang_over_the_foot(on, said, art.RIBBON, measure, _OF_A_QUESTION)
    return sheet
