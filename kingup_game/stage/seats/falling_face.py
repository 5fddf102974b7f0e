"""The large face of whoever was refused, on its way through the trapdoor.

It draws back to the throne and looks about, hangs a moment with nothing below it, is pulled long,
hat last, and drops. On the first floor it hits, the token goes on. Each of its shapes is a picture
that was scaled before, and where it is on the castle follows the camera.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kingup_game.engine.cast import Character
from kingup_game.motion.script import Script, call, then, tween
from kingup_game.motion.tween import linear
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import RISE
from kingup_game.stage.castle.standing import Point
from kingup_game.stage.seats.face_sizes import DESPAIR, FEET_AT, WIDTH
from kingup_game.theme import art
from kingup_game.theme.durations import FACE_DRAWS_BACK, FACE_HANGS, FACE_IS_PULLED
from kingup_game.theme.layers import Layer

_MOOD: Final = "fear"


class _Shape(NamedTuple):
    """How large it is, of its usual size, and how much wider than at rest: as much lower."""

    size: float
    squash: float = 1.0

    @property
    def box(self) -> tuple[float, float]:
        return WIDTH * self.size * self.squash, WIDTH * self.size / self.squash


_DRAWS_BACK: Final = tuple(map(_Shape, (*DESPAIR[-2::-1], 1.0)))
_HANGS: Final = _Shape(1.0, 1.06)
_PULLED: Final = _Shape(1.0, 0.92)
_DROPS: Final = _Shape(0.94, 0.92), _Shape(0.86, 0.92), _Shape(0.77, 0.92)
LANDS_AT: Final = 240.0
"""So large somebody goes on as a token: no face of a token is stretched by that at 4K."""
_X, _ON_THE_THRONE = FEET_AT[0], FEET_AT[1] - RISE
"""Where a large face stands, on the castle."""
_LET_GO: Final = _ON_THE_THRONE + _PULLED.box[1] - _HANGS.box[1]
"""Its feet go first: the upper edge stays where it is until then."""
_SWAY: Final = 7.0
_SWAYS: Final = 4


def shapes_of_a_fall(character: Character) -> tuple[str, tuple[tuple[float, float], ...]]:
    """The picture that a fall needs, and how wide and high: to be scaled before."""
    shapes = (*_DRAWS_BACK, _HANGS, _PULLED, *_DROPS)
    return art.close_up(character, _MOOD), tuple(shape.box for shape in shapes)


class FallingFace:
    """There from the trapdoor to the first floor; `castle_sheet` is where the camera is."""

    def __init__(
        self, sheet: Sheet, castle_sheet: Sheet, character: Character, feet: Point, size: float
    ) -> None:
        self._castle_sheet = castle_sheet
        self._face = sheet.sprite(
            art.close_up(character, _MOOD), *feet, width=WIDTH, anchor=FEET, layer=Layer.CLOSE_UP
        )
        self._draws_back = [shape for shape in _DRAWS_BACK if shape.size <= size]
        self._shape(self._draws_back[0])

    def draw_back(self) -> Script:
        """To the throne, under which nothing is any more: it looks about, and is pulled long."""
        x, y = self._face.x, self._face.y
        apart = FACE_DRAWS_BACK / len(self._draws_back)
        for number, shape in enumerate(self._draws_back, start=1):
            self._shape(shape)
            share = number / len(self._draws_back)
            self._face.move(x + (FEET_AT[0] - x) * share, y + (FEET_AT[1] - y) * share)
            yield apart
        self._shape(_HANGS)
        yield tween(self._look_about, 0, 1, FACE_HANGS, linear)
        self._shape(_PULLED)
        yield then(call(lambda: self._stand(_X, _LET_GO)), FACE_IS_PULLED)

    def drop(self, to: Point, length_ticks: float) -> Script:
        """Down to a place in the castle."""
        yield tween(lambda share: self._sink(to, share), 0, 1, length_ticks, linear)
        self.remove()

    def remove(self) -> None:
        """Gone, at once."""
        self._face.remove()

    def _shape(self, shape: _Shape) -> None:
        width, height = shape.box
        self._face.set(width=width, height=height)

    def _look_about(self, share: float) -> None:
        sign = 1 if int(share * _SWAYS) % 2 else -1
        self._stand(_X + sign * _SWAY, _ON_THE_THRONE)

    def _sink(self, to: Point, share: float) -> None:
        """Faster and faster, and a little further away."""
        self._shape(_DROPS[min(len(_DROPS) - 1, int(share * len(_DROPS)))])
        self._stand(_X + (to[0] - _X) * share, _LET_GO + (to[1] - _LET_GO) * share * share)

    def _stand(self, x: float, y: float) -> None:
        self._face.move(x + self._castle_sheet.dx, y + self._castle_sheet.dy)
