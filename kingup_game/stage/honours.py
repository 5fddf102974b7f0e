"""Everybody at the end of a match, side by side: the highest total first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingup_game.motion import ticks
from kingup_game.motion.script import Script
from kingup_game.stage import plan
from kingup_game.stage.crest_colours import SEAT_CRESTS
from kingup_game.stage.item import CENTRE, FEET
from kingup_game.stage.sheet import Sheet
from kingup_game.stage.text import TextStyle

BETWEEN: Final = ticks(110)

_GAP: Final = 18.0
_WIDEST: Final = 300.0
_HEIGHT: Final = 176.0
_NOTE_HEIGHT: Final = 44.0
_CREST: Final = 92.0
_CROWN: Final = 70.0

NAME: Final = TextStyle(size=38, face="display", colour="#2B1A12")
TOTAL: Final = TextStyle(size=64, face="display", colour="#2B1A12")
NOTE: Final = TextStyle(size=28, colour="#2B1A12")


@dataclass(frozen=True, slots=True)
class Honour:
    """What one seat came to; the note tells what broke a tie."""

    name: str
    crest: int
    total: int
    is_winner: bool
    note: str = ""


def show_honours(sheet: Sheet, honours: Sequence[Honour], top: float, layer: float) -> Script:
    """One seat after the other, the winner last."""
    room = plan.SAFE_RIGHT - plan.SAFE_LEFT
    width = min(_WIDEST, (room + _GAP) / len(honours) - _GAP)
    left = (plan.WIDTH - (width + _GAP) * len(honours) + _GAP) / 2
    height = _HEIGHT + (_NOTE_HEIGHT if any(one.note for one in honours) else 0)
    for place in reversed(range(len(honours))):
        x = left + (width + _GAP) * place
        _show(sheet, honours[place], (x, top, width, height), layer)
        yield BETWEEN


def _show(
    sheet: Sheet, honour: Honour, box: tuple[float, float, float, float], layer: float
) -> None:
    x, y, width, height = box
    middle = x + width / 2
    panel = "seat_panel_turn" if honour.is_winner else "seat_panel"
    sheet.frame(f"signs/{panel}.webp", x, y, width, height, layer=layer)
    crest = SEAT_CRESTS[honour.crest].key
    sheet.sprite(f"signs/crest_{crest}.webp", middle, y, width=_CREST, layer=layer + 1)
    if honour.is_winner:
        sheet.sprite(
            "signs/crown_small.webp", middle, y - 28, width=_CROWN, anchor=FEET, layer=layer + 2
        )
    text_room = width - 30
    sheet.text(
        honour.name,
        *(middle, y + 72),
        NAME.but(room=(text_room, 52)),
        anchor=CENTRE,
        layer=layer + 1,
    )
    sheet.text(
        str(honour.total),
        *(middle, y + 126),
        TOTAL.but(room=(text_room, 76)),
        anchor=CENTRE,
        layer=layer + 1,
    )
    sheet.text(
        honour.note,
        *(middle, y + height - 38),
        NOTE.but(room=(text_room, 44)),
        anchor=CENTRE,
        layer=layer + 1,
    )
