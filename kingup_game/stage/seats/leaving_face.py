"""A large face that becomes its own token again: one body, which the eye never loses.

Whoever was refused comes close, hangs a moment with nothing below them and looks about, is pulled
long, hat last, and drops, smaller and smaller; on the first floor that is hit the token goes on.
Everybody else goes down to the throne, where the token sits. Each of the shapes is a picture that
was scaled before, and where it is on the castle follows the camera.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.engine.cast import Character
from kingup_game.motion.script import Script, call, then, tween
from kingup_game.motion.tween import ease_in_out, linear
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Somebody
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import RISE
from kingup_game.stage.castle.standing import Point
from kingup_game.stage.seats.face_sizes import ALONE, FEET_AT, SETTLES, WIDTH, feet_of
from kingup_game.theme import art
from kingup_game.theme.durations import (
    FACE_COMES_FORWARD,
    FACE_HANGS,
    FACE_IS_PULLED,
    FACE_SETTLES,
)
from kingup_game.theme.layers import Layer

_MOOD: Final = "fear"


class _Shape(NamedTuple):
    """How large it is, of its usual size, and how much wider than at rest: as much lower."""

    size: float
    squash: float = 1.0

    @property
    def box(self) -> tuple[float, float]:
        return WIDTH * self.size * self.squash, WIDTH * self.size / self.squash


_COMES: Final = _Shape(1.18), _Shape(ALONE)
_HANGS: Final = _Shape(ALONE)
_PULLED: Final = _Shape(1.3, 0.94)
"""For four ticks: a face that is any longer, or stays so, looks like a wrong picture."""
_DROPS: Final = _Shape(1.0), _Shape(0.75), _Shape(0.5)
LANDS_AT: Final = layout.TOKEN_SIZE * 1.3
"""So large somebody goes on as a token: before all others, and a little nearer to us."""
_X: Final = FEET_AT[0]
_TOP: Final = FEET_AT[1] - WIDTH - RISE
"""The upper edge of a large face, on the castle."""
_SWAY: Final = 8.0
_SWAYS: Final = 4


def shapes_of_a_fall(character: Character) -> tuple[str, tuple[tuple[float, float], ...]]:
    """The picture that a fall needs, and how wide and high: to be scaled before."""
    shapes = (*_COMES, _PULLED, *_DROPS)
    return art.close_up(character, _MOOD), tuple(shape.box for shape in shapes)


class LeavingFace:
    """One picture on its way; `castle_sheet` is where the camera is."""

    def __init__(self, sheet: Sheet, castle_sheet: Sheet, picture: str, size: float) -> None:
        self._castle_sheet = castle_sheet
        self._size = size
        self._face = sheet.add(
            Somebody(sheet, Layer.CLOSE_UP), picture=picture, width=WIDTH, anchor=CENTRE
        )
        self._be(_Shape(size), (_X, feet_of(size) - WIDTH * size / 2 - RISE))

    def remove(self) -> None:
        """Gone, at once."""
        self._face.remove()

    def _be(self, shape: _Shape, middle: Point) -> None:
        """So large, there on the castle."""
        width, height = shape.box
        x, y = middle[0] + self._castle_sheet.dx, middle[1] + self._castle_sheet.dy
        self._face.set(width=width, height=height, x=x, y=y)


class FallingFace(LeavingFace):
    """There from the trapdoor to the first floor."""

    def __init__(
        self, sheet: Sheet, castle_sheet: Sheet, character: Character, size: float
    ) -> None:
        super().__init__(sheet, castle_sheet, art.close_up(character, _MOOD), size)

    def hang(self) -> Script:
        """Close to us all, over nothing: it looks about, and is pulled long."""
        comes = [shape for shape in _COMES if shape.size > self._size] or [_HANGS]
        for shape in comes:
            self._hang(shape)
            yield FACE_COMES_FORWARD / len(comes)
        yield tween(self._look_about, 0, 1, FACE_HANGS, linear)
        yield then(call(lambda: self._hang(_PULLED)), FACE_IS_PULLED)

    def drop(self, to: Point, length_ticks: float) -> Script:
        """Down to somebody's feet in the castle."""
        yield tween(lambda share: self._sink(to, share), 0, 1, length_ticks, linear)
        self.remove()

    def _hang(self, shape: _Shape, aside: float = 0.0) -> None:
        self._be(shape, (_X + aside, _TOP + shape.box[1] / 2))

    def _look_about(self, share: float) -> None:
        sign = 1 if int(share * _SWAYS) % 2 else -1
        self._hang(_HANGS, sign * _SWAY if share < 1 else 0.0)

    def _sink(self, to: Point, share: float) -> None:
        """Faster and faster, and further away."""
        start, end = _TOP + _PULLED.box[1] / 2, to[1] - LANDS_AT / 2
        middle = _X + (to[0] - _X) * share, start + (end - start) * share * share
        self._be(_at(_DROPS, share), middle)


class SettlingFace(LeavingFace):
    """There until the token sits on the throne."""

    def settle(self) -> Script:
        """Smaller and smaller, and down."""
        start = self._face.y - self._castle_sheet.dy
        end = layout.THRONE_FEET_Y - layout.TOKEN_SIZE / 2
        sizes = [_Shape(size) for size in SETTLES if size < self._size]

        def sink(share: float) -> None:
            self._be(_at(sizes, share), (_X, start + (end - start) * share))

        yield tween(sink, 0, 1, FACE_SETTLES, ease_in_out)
        self.remove()


def _at(shapes: Sequence[_Shape], share: float) -> _Shape:
    """Which of them it is then."""
    return shapes[min(len(shapes) - 1, int(share * len(shapes)))]
