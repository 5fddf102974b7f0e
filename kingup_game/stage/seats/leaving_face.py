"""A large face that becomes its own token again: one body, which the eye never loses.

Whoever was refused comes close, hangs with nothing below them and looks about, is pulled long, hat
last, and drops; then they tumble before the whole castle from floor to floor, half a turn each,
more than twice as large as those whom they pass, land flat at our feet, lie there a moment, and get
up to where their token stands. Everybody else goes down to the throne, where the token sits. Each
shape and each look was made before, and where it is on the castle follows the camera.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from kingup_game.engine.cast import Character
from kingup_game.motion.script import Script, call, then, tween, variant
from kingup_game.motion.tween import arc_of_parabola, ease_in_out, ease_out_cubic, linear
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Somebody
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import RISE
from kingup_game.stage.castle.standing import Point, Spot
from kingup_game.stage.seats.face_sizes import ALONE, FEET_AT, SETTLES, WIDTH, feet_of
from kingup_game.theme import art
from kingup_game.theme.durations import (
    BOW,
    FACE_COMES_FORWARD,
    FACE_GETS_UP,
    FACE_HANGS,
    FACE_IS_PULLED,
    FACE_LIES,
    FACE_LIES_FLAT,
    FACE_SETTLES,
)
from kingup_game.theme.layers import Layer

_X: Final = FEET_AT[0]


class _Shape(NamedTuple):
    """How large it is, of its usual size, and how much wider than at rest: as much lower."""

    size: float
    squash: float = 1.0

    @property
    def box(self) -> tuple[float, float]:
        """How wide and high that is."""
        return WIDTH * self.size * self.squash, WIDTH * self.size / self.squash


_FALLS, _LIES = "fear", "refused"
"""Its mood on the way down, and on the ground."""
_COMES: Final = _Shape(1.18), _Shape(ALONE)
_HANGS: Final = _Shape(ALONE)
_PULLED: Final = _Shape(1.3, 0.94)
"""For four ticks: a face that is any longer, or stays so, looks like a wrong picture."""
_DROPS: Final = _Shape(1.0), _Shape(0.8)
_TUMBLES, _HITS = _Shape(0.64), _Shape(0.64, 1.18)
"""From floor to floor, and for a moment on each of them."""
_FLAT, _LYING = _Shape(0.82, 1.3), _Shape(0.82, 1.06)
"""On the ground, nearer to us than anything of the castle."""
_GETS_UP: Final = _Shape(0.64), _Shape(0.5), _Shape(layout.TOKEN_SIZE / WIDTH)
_BOWS, _BENDS_FROM, _DEEP = _Shape(ALONE, 1.06), 0.5, 54.0
"""A large bow: how flat, from which part of it on, and how far down."""
_IN_FRONT: Final = 46.0
"""So far before the feet of those in the courtyard it lands."""
_TOP: Final = FEET_AT[1] - WIDTH - RISE
"""The upper edge of a large face, on the castle."""
_SWAY, _SWAYS = 8.0, 4
_BOUNCE: Final = 1.3
"""How steeply it bounces off a floor, as a share of the way down to the next."""
_STUCK: Final = 0.2
"""For such a share of a way it is flat yet."""
_HALF_ROUND, _TURN_STEP, _QUICK_STEP = 180, 45, 90
"""Each way is half a turn, in so many looks: these are all that a fall needs. At a quick pace a way
has no tick for each."""
_LEAPS: Final = 60.0


def shapes_of_a_fall(
    character: Character,
) -> Mapping[str, tuple[tuple[float, float], ...]]:
    """The pictures that a fall needs, and how wide and high: to be scaled before."""
    falls = (*_COMES, _PULLED, *_DROPS, _TUMBLES, _HITS)
    lies = (_FLAT, _LYING, *_GETS_UP)
    return {
        art.close_up(character, _FALLS): tuple(shape.box for shape in falls),
        art.close_up(character, _LIES): tuple(shape.box for shape in lies),
    }


def looks_of_a_tumble(character: Character, *, is_quick: bool) -> Sheet:
    """What it looks like head over heels, shown to nobody; its shapes are there by then."""
    sheet, picture = Sheet(), art.close_up(character, _FALLS)
    step = _QUICK_STEP if is_quick else _TURN_STEP
    turned = [(_TUMBLES, turn) for turn in range(step, 2 * _HALF_ROUND, step)]
    for shape, turn in (*turned, (_HITS, _HALF_ROUND)):
        width, height = shape.box
        sheet.sprite(picture, 0, 0, width=width, height=height, turn=turn)
    return sheet


def shapes_of_a_bow(character: Character) -> Mapping[str, tuple[tuple[float, float], ...]]:
    """The same for somebody who takes a bow."""
    return {art.close_up(character, _LIES): tuple(one.box for one in (*_COMES, _BOWS))}


def before_us(x: float) -> Point:
    """Where it lands before the castle."""
    return x, layout.COURTYARD_FEET_Y + _IN_FRONT


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

    def _be(self, shape: _Shape, middle: Point, turn: int = 0) -> None:
        """So large, there on the castle."""
        width, height = shape.box
        x, y = middle[0] + self._castle_sheet.dx, middle[1] + self._castle_sheet.dy
        self._face.set(width=width, height=height, turn=turn, x=x, y=y)

    def _hang(self, shape: _Shape, aside: float = 0.0, down: float = 0.0) -> None:
        self._be(shape, (_X + aside, _TOP + down + shape.box[1] / 2))


class SettlingFace(LeavingFace):
    """There until the token sits on the throne."""

    def bow(self) -> Script:
        """Close to us all, and deep; before it goes."""
        for shape in _COMES:
            self._hang(shape)
            yield FACE_COMES_FORWARD / len(_COMES)

        def bend(share: float) -> None:
            deep = math.sin(math.pi * share)
            self._hang(_BOWS if deep > _BENDS_FROM else _HANGS, down=_DEEP * deep)

        yield variant(lambda: tween(bend, 0, 1, BOW, linear), lambda: BOW)
        self._size = ALONE

    def settle(self) -> Script:
        """Smaller and smaller, and down."""
        start = self._face.y - self._castle_sheet.dy
        end = layout.THRONE_FEET_Y - layout.TOKEN_SIZE / 2
        sizes = [_Shape(size) for size in SETTLES if size < self._size]

        def sink(share: float) -> None:
            self._be(_at(sizes, share), (_X, start + (end - start) * share))

        yield tween(sink, 0, 1, FACE_SETTLES, ease_in_out)
        self.remove()


class FallingFace(LeavingFace):
    """There from the trapdoor until its token stands where it belongs."""

    def __init__(
        self, sheet: Sheet, castle_sheet: Sheet, character: Character, size: float
    ) -> None:
        super().__init__(sheet, castle_sheet, art.close_up(character, _FALLS), size)
        self.character = character
        self.feet, self._turn = (_X, 0.0), 0

    def hang(self) -> Script:
        """Close to us all, over nothing: it looks about, and is pulled long."""
        comes = [shape for shape in _COMES if shape.size > self._size] or [_HANGS]
        for shape in comes:
            self._hang(shape)
            yield FACE_COMES_FORWARD / len(comes)
        yield tween(self._look_about, 0, 1, FACE_HANGS, linear)
        yield then(call(lambda: self._hang(_PULLED)), FACE_IS_PULLED)

    def drop(self, to: Point, length_ticks: float) -> Script:
        """Down to the first floor, faster and faster, and further away."""
        start = _TOP + _PULLED.box[1] / 2

        def sink(share: float) -> None:
            shape = _HITS if share == 1 else _at(_DROPS, share)
            end = to[1] - shape.box[1] / 2
            middle = _X + (to[0] - _X) * share, start + (end - start) * share * share
            self._be(shape, middle)

        yield tween(sink, 0, 1, length_ticks, linear)
        self.feet = to

    def tumble(self, to: Point, length_ticks: float) -> Script:
        """Off a floor, aside, half round, and down through the next hatch; or to the ground."""
        (x, y), turn = self.feet, self._turn
        round_by = int(math.copysign(_HALF_ROUND, x - to[0]))

        def at(share: float, step: int = _TURN_STEP) -> None:
            is_flat = share == 1 or share < _STUCK
            turned = round(round_by * share / step) * step
            down = share * (share * (1 + _BOUNCE) - _BOUNCE)
            shape = _HITS if is_flat else _TUMBLES
            if is_flat:
                turned = round_by if share == 1 else 0
            feet = x + (to[0] - x) * ease_out_cubic(share), y + (to[1] - y) * down
            self._stand(shape, feet, (turn + turned) % (2 * _HALF_ROUND))

        yield variant(
            lambda: tween(at, 0, 1, length_ticks, linear),
            lambda: length_ticks,
            lambda: tween(partial(at, step=_QUICK_STEP), 0, 1, length_ticks, linear),
        )
        self.feet, self._turn = to, (turn + round_by) % (2 * _HALF_ROUND)

    def lie(self) -> Script:
        """Flat on the ground, and round again; it looks at us, and nothing else moves."""
        self._face.picture = art.close_up(self.character, _LIES)
        self._turn = 0
        self._stand(_FLAT, self.feet)
        yield FACE_LIES_FLAT
        self._stand(_LYING, self.feet)
        yield FACE_LIES

    def get_up(self, to: Spot) -> Script:
        """In a leap, smaller and smaller, to where its token stands."""
        x, y = self.feet

        def at(share: float) -> None:
            up = _LEAPS * arc_of_parabola(share)
            feet = x + (to.x - x) * share, y + (to.y - y) * share - up
            self._stand(_at(_GETS_UP, share), feet)

        yield tween(at, 0, 1, FACE_GETS_UP, ease_in_out)
        self.remove()

    def _stand(self, shape: _Shape, feet: Point, turn: int = 0) -> None:
        self._be(shape, (feet[0], feet[1] - shape.box[1] / 2), turn)

    def _look_about(self, share: float) -> None:
        sign = 1 if int(share * _SWAYS) % 2 else -1
        self._hang(_HANGS, sign * _SWAY if share < 1 else 0.0)


def _at(shapes: Sequence[_Shape], share: float) -> _Shape:
    """Which of them it is then."""
    return shapes[min(len(shapes) - 1, int(share * len(shapes)))]
