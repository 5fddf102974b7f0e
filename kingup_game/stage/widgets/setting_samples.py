"""What settings do, shown at once beside them: letters, contrast, and somebody who walks."""

from __future__ import annotations

from typing import Final

from kingup_game.motion.director import Director
from kingup_game.motion.pace import STEADY, Pace
from kingup_game.motion.script import Script
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT, RIGHT
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Spot
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.theme import art
from kingup_game.theme.durations import SAMPLE_RESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import STONE_DARK, WOOD
from kingup_game.theme.type_scale import CONTROL, TOTAL

BESIDE: Final = 0.31
"""Of a page's width: what samples take where there is room for them."""

_GAP: Final = 30.0
_PAD: Final = 24.0
_FACE: Final = 108.0
_PANEL_HIGH: Final = 150.0
_LINE_HIGH: Final = 130.0
_ROOM_HIGH: Final = 178.0
_BOARD: Final = 16.0
_TOKEN: Final = 140.0
_WALKER: Final = 190.0
_WALKERS_ROOM: Final = 260.0
_STANDING: Final = "ACO"
_TOTAL_POINTS: Final = "12"
_NAME: Final = TITLE.but(size=CONTROL)
_POINTS: Final = TITLE.but(size=TOTAL)
_WORDS: Final = READING.but(align="centre")


def split(page: Area) -> tuple[Area, Area]:
    """The rows' part of a page, and that of the samples beside them."""
    wide = page.width * BESIDE
    rows = page._replace(width=page.width - wide - _GAP)
    return rows, page._replace(x=rows.right + _GAP, width=wide)


class SettingSamples:
    """On a sheet of their own, so that whoever walks goes on walking while the page is rebuilt."""

    def __init__(self, sheet: Sheet, pace: Pace = STEADY) -> None:
        self.sheet = sheet
        self._director = Director(pace)
        self._walker: Token | None = None
        self._ends: tuple[Spot, Spot] | None = None

    def clear(self) -> None:
        """Nothing is shown."""
        self.sheet.clear()
        self._walker = self._ends = None
        self._director = Director(self._director.pace)

    def show_looks(self, area: Area, painter: Painter, face: SeatFace, words: str) -> None:
        """A seat, a sentence and some of the cast, as large and as clear as chosen."""
        self.clear()
        on = Parts(self.sheet, Layer.ON_PAGE)
        panel, line = area._replace(height=_PANEL_HIGH), area._replace(height=_LINE_HIGH)
        line = line._replace(y=panel.bottom + _PAD)
        self.sheet.frame(art.SEAT_PANEL_TURN, *panel, layer=Layer.PAGE)
        middle = panel.middle[1]
        face_and_seal(on, face, panel.x + _PAD + _FACE / 2, middle, _FACE)
        left = panel.x + 2 * _PAD + _FACE
        room = panel.width - _FACE - 4 * _PAD
        name = _NAME.but(fit=(room * 0.66, _PANEL_HIGH - _PAD))
        on.text(face.name, left, middle, name, anchor=LEFT)
        points = _POINTS.but(fit=(room * 0.34, _PANEL_HIGH - _PAD))
        on.text(_TOTAL_POINTS, panel.right - _PAD, middle, points, anchor=RIGHT)
        said = _WORDS.but(fit=(line.width, line.height))
        on.text(words, *line.middle, said, anchor=CENTRE, width=line.width)
        self._people(_room(self.sheet, area, line.bottom + _PAD), painter)

    def show_walk(self, area: Area, painter: Painter) -> None:
        """Somebody who goes to and fro as fast, and as calmly, as chosen."""
        if self._walker is not None:
            return
        self.clear()
        room = _room(self.sheet, area, area.middle[1] - _WALKERS_ROOM / 2, _WALKERS_ROOM)
        feet, aside = room.bottom - _BOARD, _WALKER * 0.5
        first = Spot(room.x + aside, feet, _WALKER)
        self._ends = first, Spot(room.right - aside, feet, _WALKER)
        self._walker = Token(self.sheet, _STANDING[0], first)
        self._walker.stand_out(painter.scheme.clarity)

    def update(self, pace: Pace) -> None:
        """One tick."""
        self._director.pace = pace
        if self._walker is not None and not self._director.busy:
            self._director.play(self._go_and_rest(self._walker))
        self._director.advance()

    def _go_and_rest(self, walker: Token) -> Script:
        assert self._ends is not None
        start, end = self._ends
        self._ends = end, start
        yield walker.walk([start.point, end.point], end.size)
        yield walker.land()
        yield SAMPLE_RESTS

    def _people(self, room: Area, painter: Painter) -> None:
        for character, column in zip(_STANDING, room.columns(len(_STANDING), 0), strict=True):
            spot = Spot(column.middle[0], room.bottom - _BOARD, _TOKEN)
            token = Token(self.sheet, character, spot)
            token.stand_out(painter.scheme.clarity)


def _room(sheet: Sheet, area: Area, y: float, high: float = _ROOM_HIGH) -> Area:
    """A bit of a castle's room to stand in."""
    room = area._replace(y=y, height=high)
    sheet.box(*room, fill=STONE_DARK, border=WOOD, border_width=6, radius=14, layer=Layer.GROUND)
    floor = room.below(room.bottom - _BOARD)
    sheet.box(*floor, fill=WOOD, radius=6, layer=Layer.GROUND)
    return room
