"""Everybody at the end of a match, side by side: the highest total first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingup_game.motion.script import Script
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE, FEET
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.durations import BETWEEN_RANKS
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import CONTROL, SMALLEST, TOTAL

_GAP: Final = 18.0
_WIDEST: Final = 300.0
_HEIGHT: Final = 176.0
_NOTE_HEIGHT: Final = 44.0
_CREST: Final = 92.0
_CROWN: Final = 70.0

_NAME: Final = TITLE.but(size=CONTROL)
_TOTAL: Final = TITLE.but(size=TOTAL)
_NOTE: Final = READING.but(size=SMALLEST)


@dataclass(frozen=True, slots=True)
class RankedSeat:
    """What one seat came to; the note tells what broke a tie."""

    face: SeatFace
    total: int
    is_winner: bool
    note: str = ""


def show_ranking(sheet: Sheet, ranking: Sequence[RankedSeat], top: float) -> Script:
    """One seat after the other, the winner last."""
    space = layout.SAFE_RIGHT - layout.SAFE_LEFT
    width = min(_WIDEST, (space + _GAP) / len(ranking) - _GAP)
    left = (layout.WIDTH - (width + _GAP) * len(ranking) + _GAP) / 2
    height = _HEIGHT + (_NOTE_HEIGHT if any(one.note for one in ranking) else 0)
    for rank in reversed(range(len(ranking))):
        x = left + (width + _GAP) * rank
        _show(sheet, ranking[rank], (x, top, width, height))
        yield BETWEEN_RANKS


def _show(sheet: Sheet, ranked: RankedSeat, box: tuple[float, float, float, float]) -> None:
    x, y, width, height = box
    middle, on = x + width / 2, Parts(sheet, Layer.WINNER)
    on.frame(art.SEAT_PANEL_TURN if ranked.is_winner else art.SEAT_PANEL, *box)
    on.sprite(SEAT_CRESTS[ranked.face.crest].picture, middle, y, width=_CREST)
    if ranked.is_winner:
        on.sprite(art.CROWN_SMALL, middle, y - 28, width=_CROWN, anchor=FEET)
    for words, down, style, tall in (
        (ranked.face.short_name, 72, _NAME, 52),
        (str(ranked.total), 126, _TOTAL, 76),
        (ranked.note, height - 38, _NOTE, 44),
    ):
        on.text(words, middle, y + down, style.but(fit=(width - 30, tall)), anchor=CENTRE)
