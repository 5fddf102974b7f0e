"""What settings do, shown at once beside them: letters, contrast, and somebody who walks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.motion.director import Director
from kingup_game.motion.pace import STEADY, Pace
from kingup_game.motion.script import Script
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.backdrop import Look
from kingup_game.stage.canvas.item import CENTRE, LEFT, RIGHT, Item
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Point
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal, tile
from kingup_game.stage.widgets.castle_piece import STOREYS_HIGH, CastlePiece, Standpoint
from kingup_game.theme import art
from kingup_game.theme.durations import PASTIME_FRAME, SAMPLE_RESTS
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import CONTROL, TOTAL

BESIDE: Final = 0.31
"""Of a page's width: what samples take where there is room for them."""

_GAP: Final = 30.0
_PAD: Final = 24.0
_FACE: Final = 108.0
_PANEL_HIGH: Final = 150.0
_LINE_HIGH: Final = 130.0
_ONE, _TWO, *_ = layout.PLACE_X
_FOUR, _THREE = Place.FLOOR_4, Place.FLOOR_3
_STANDING: Final = (("A", (_ONE, _FOUR)), ("O", (_TWO, _FOUR)), ("C", (_TWO, _THREE)))
_LOOKING_ON: Final = (("C", (_ONE, _FOUR)), ("O", (_TWO, Place.FLOOR_0)))
_CHOIR: Final = (
    *(("O", (_ONE, _FOUR)), ("F", (_TWO, _THREE)), ("P", (_ONE, Place.FLOOR_2))),
    *(("I", (_TWO, Place.FLOOR_1)), ("N", (_ONE, Place.FLOOR_0))),
)
_NOTES_WIDE, _NOTES_RIGHT, _NOTES_UP = 72.0, 0.66, 0.66
"""Beside a head; how far from the feet, as shares of a size."""
_NOTE_FRAMES: Final = 6
_WALKER: Final = "A"
_WALKS: Final = (_ONE, Place.FLOOR_1), (_TWO, _THREE)
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

    def __init__(self, sheet: Sheet, behind: Look, pace: Pace = STEADY) -> None:
        """The castle is the one behind the page, which is there already."""
        self.sheet = sheet
        self._behind = behind
        self._director = Director(pace)
        self._walker: Token | None = None
        self._notes: list[Item] = []
        self._ticks = 0
        self._ways: tuple[list[Point], list[Point]] = [], []

    def clear(self) -> None:
        """Nothing is shown."""
        self.sheet.clear()
        self._walker = None
        self._notes = []
        self._director = Director(self._director.pace)

    def show_looks(self, area: Area, painter: Painter, face: SeatFace, words: str) -> None:
        """A seat, a sentence and some of the cast, as large and as clear as chosen. Who sings on
        another page is decoded meanwhile."""
        self.clear()
        singers = (art.token(one, "joy") for one, _ in _CHOIR)
        painter.pictures.make_ahead(dict.fromkeys(singers, (layout.TOKEN_SIZE,)))
        on = Parts(self.sheet, Layer.ON_PAGE)
        panel, line = area._replace(height=_PANEL_HIGH), area._replace(height=_LINE_HIGH)
        line = line._replace(y=panel.bottom + _PAD)
        self.sheet.frame(art.SEAT_PANEL_TURN, *panel, layer=Layer.PAGE)
        middle = panel.middle[1]
        at = panel.x + _PAD + _FACE / 2
        tile(on, face, at, middle, _FACE)
        face_and_seal(on, face, at, middle, _FACE)
        left = panel.x + 2 * _PAD + _FACE
        written = panel.width - _FACE - 4 * _PAD
        name = _NAME.but(fit=(written * 0.66, _PANEL_HIGH - _PAD))
        on.text(face.name, left, middle, name, anchor=LEFT)
        points = _POINTS.but(fit=(written * 0.34, _PANEL_HIGH - _PAD))
        on.text(_TOTAL_POINTS, panel.right - _PAD, middle, points, anchor=RIGHT)
        said = _WORDS.but(fit=(line.width, line.height))
        on.text(words, *line.middle, said, anchor=CENTRE, width=line.width)
        room = area._replace(y=line.bottom + _PAD, height=STOREYS_HIGH)
        self._open_castle(room, painter, _STANDING)

    def show_walk(self, area: Area, painter: Painter) -> None:
        """Somebody who goes up and down as fast, and as calmly, as chosen."""
        if self._walker is not None:
            return
        self.clear()
        castle = self._open_castle(area, painter, _LOOKING_ON)
        self._walker = castle.stand(_WALKER, _WALKS[0])
        up = castle.way(*_WALKS)
        self._ways = up, up[::-1]

    def show_choir(self, area: Area, painter: Painter) -> None:
        """All who have a voice."""
        if self._notes:
            return
        self.clear()
        castle = CastlePiece(self.sheet, painter, area, self._behind)
        for singer, at in _CHOIR:
            token = castle.stand(singer, at)
            token.feel("joy")
            spot, size = token.spot, token.spot.size
            x, y = spot.x + size * _NOTES_RIGHT, spot.y - size * _NOTES_UP
            notes = art.castle("act-notes")
            self._notes.append(
                self.sheet.sprite(
                    *(notes, x, y), width=_NOTES_WIDE, frames=_NOTE_FRAMES, layer=Layer.PASTIME
                )
            )
        self._sing()

    def _sing(self) -> None:
        """Each a little later than the one before."""
        for number, notes in enumerate(self._notes):
            notes.set(frame=(int(self._ticks / PASTIME_FRAME) + number) % _NOTE_FRAMES)

    def update(self, pace: Pace) -> None:
        """One tick."""
        self._director.pace = pace
        if self._notes and not pace.reduced:
            self._ticks += 1
            self._sing()
        if self._walker is not None and not self._director.busy:
            self._director.play(self._go_and_rest(self._walker))
        self._director.advance()

    def _go_and_rest(self, walker: Token) -> Script:
        along, back = self._ways
        self._ways = back, along
        yield walker.walk(along, layout.TOKEN_SIZE)
        yield walker.land()
        yield SAMPLE_RESTS

    def _open_castle(
        self, room: Area, painter: Painter, people: Sequence[tuple[Character, Standpoint]]
    ) -> CastlePiece:
        castle = CastlePiece(self.sheet, painter, room, self._behind)
        for character, at in people:
            castle.stand(character, at)
        return castle
