"""What for people are remembered: a face, a title, and one sentence each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from kingup_game.motion.script import Script, variant
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.item import CENTRE, LEFT, TOP_LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art
from kingup_game.theme.durations import AWARD_COMES
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PARCHMENT_RULE
from kingup_game.theme.type_scale import CONTROL, HEADING, NUMERAL, SMALLEST

PAGE: Final = Area(412.0, 46.0, 1096.0, 912.0)
_PAD: Final = 56.0
_TITLE_Y: Final = 104.0
_TOP: Final = 158.0
_ROW: Final = 256.0
_FACE: Final = 190.0
_SEAL: Final = 78.0
_SEAL_AT: Final = (70.0, 66.0)
_WORDS_X: Final = PAGE.x + _PAD + _FACE + 44.0
_WORDS_WIDTH: Final = PAGE.right - _PAD - _WORDS_X
_RULE: Final = 3.0

_TITLE: Final = TITLE.but(size=HEADING, fit=(PAGE.width - 2 * _PAD, 74))
_AWARD: Final = TITLE.but(size=NUMERAL, fit=(_WORDS_WIDTH, 76))
_WHY: Final = READING.but(size=CONTROL, fit=(_WORDS_WIDTH, 138))
_NAME: Final = READING.but(size=SMALLEST, fit=(_FACE + 56, 56))
_AWARD_DOWN, _WHY_DOWN = 58.0, 102.0
_FACE_DOWN, _NAME_DOWN = 112.0, 230.0


class ToldAward(NamedTuple):
    """What somebody is remembered for."""

    face: SeatFace
    title: str
    why: str


def needed_by_awards(faces: Iterable[SeatFace]) -> dict[str, Sequence[float]]:
    """Whoever may be given one, and how wide they are."""
    return {face.bust("joy"): (_FACE,) for face in faces}


class AwardsPage:
    """Up to three."""

    def __init__(self, sheet: Sheet) -> None:
        self._on = Parts(sheet, Layer.STORY)

    def open(self, title: str) -> None:
        """An empty page."""
        self.clear()
        self._on.frame(art.PANEL, *PAGE)
        self._on.text(title, PAGE.x + PAGE.width / 2, _TITLE_Y, _TITLE, anchor=CENTRE)

    def give(self, awards: Sequence[ToldAward]) -> Script:
        """One after the other."""
        for number, award in enumerate(awards):
            yield from self._give(award, _TOP + _ROW * number)

    def clear(self) -> None:
        """The page is closed."""
        self._on.clear()

    def _give(self, award: ToldAward, top: float) -> Script:
        on = self._on
        on.box(PAGE.x + _PAD, top, PAGE.width - 2 * _PAD, _RULE, fill=PARCHMENT_RULE)
        x, y = PAGE.x + _PAD + _FACE / 2, top + _FACE_DOWN
        face = on.sprite(award.face.bust("joy"), x, y, width=_FACE)
        on.sprite(award.face.seal, x + _SEAL_AT[0], y + _SEAL_AT[1], width=_SEAL)
        on.text(award.face.short_name, x, top + _NAME_DOWN, _NAME, anchor=CENTRE)
        on.text(award.title, _WORDS_X, top + _AWARD_DOWN, _AWARD, anchor=LEFT)
        why = _WORDS_X, top + _WHY_DOWN
        on.text(award.why, *why, _WHY, width=_WORDS_WIDTH, anchor=TOP_LEFT)
        yield variant(lambda: pop(face, 0.7, AWARD_COMES), lambda: AWARD_COMES)
