"""Whoever is up for the throne, as large as a third of the screen is high and more: a face that
feels.

It comes out of the wings, and in the end it is its own token again: it falls, or settles on the
throne. Nothing of it is scaled while it moves, but it comes forward in a few steps.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kingup_game.engine.cast import Character
from kingup_game.motion.script import Beat, Script, call, glide, then, together, tween, variant
from kingup_game.motion.tween import ease_in, ease_in_out, ease_out, ease_out_back
from kingup_game.stage.canvas.appearing import drop, fade
from kingup_game.stage.canvas.item import FEET, OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import Point
from kingup_game.stage.life.face_life import FaceLife
from kingup_game.stage.seats.face_ground import FaceGround
from kingup_game.stage.seats.face_sizes import (
    ALONE,
    BESIDE,
    BESIDE_AT,
    FEET_AT,
    GOES_UP,
    JUDGED,
    RAYS,
    WIDTH,
    crown_of,
    feet_at_table,
    feet_of,
    steps_between,
)
from kingup_game.stage.seats.large_face import LargeFace
from kingup_game.stage.seats.leaving_face import FallingFace, LeavingFace, SettlingFace
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity

_ABOVE: Final = 20.0  # the screen's edge, out of sight
_ARC, _HOP = 60.0, 26.0
_TREMBLE, _TREMBLES = 4.0, 9
_SAG, _BEHIND = 16.0, 50.0
_CROWN_FALLS, _OVERSHOOT = 300.0, 0.03


class CloseUp:
    """One large face: beside the castle that has stepped aside, or over the throne."""

    def __init__(self, sheet: Sheet, character: Character, clarity: Clarity | None) -> None:
        self.character = character
        self._sheet = sheet
        self._at, self._size, self._lift = FEET_AT, 1.0, 0.0
        self.life = FaceLife()
        self._is_resting = False
        self._leaving: LeavingFace | None = None
        self.is_at_table = False  # behind it, and cards lie just below
        face, (x, y) = self._picture("hopeful"), FEET_AT
        self._face = sheet.add(
            LargeFace(sheet, Layer.CLOSE_UP), picture=face, x=x, y=y, width=WIDTH
        )
        self._face.set(anchor=FEET, visible=False, comes_when_read=True)
        self._ground = FaceGround(sheet, clarity)
        self._rays = sheet.sprite(
            art.BURST, x, y - WIDTH / 2, width=RAYS, layer=Layer.CLOSE_UP_RAYS, visible=False
        )
        self.mood = ""
        self.feel("hopeful")

    def feel(self, mood: str) -> None:
        """Show a mood: hopeful, fear, refused, crowned or queasy."""
        self.mood = mood
        self._face.set(picture=self._picture(mood), can_wait=False)

    def step_in(self) -> Script:
        """Out of the wings at the left, beside the castle; in calm motion it is there."""
        x, y = BESIDE_AT
        self._size = BESIDE
        hidden = -WIDTH * BESIDE / 2 - _ABOVE
        self._face.visible = True
        yield variant(
            lambda: _swing_in(lambda at: self._stand(at, y), hidden, x),
            lambda: call(lambda: self._stand(x, y)),
        )
        self._is_resting = True

    def hop(self) -> Script:
        """The throne is reached. Calm motion leaves it at hope."""

        def up(share: float) -> None:
            self._face.can_wait = False
            self._lift_up(_HOP * math.sin(math.pi * share))

        yield variant(lambda: tween(up, 0, 1, durations.FACE_HOPS), lambda: 1)

    def come(self) -> Script:
        """Over the throne: from beside the castle, or down from above."""
        self._is_resting = False
        if self._face.visible:
            yield variant(lambda: self._fly_up(), lambda: call(self._rest_over_the_throne))
        else:
            self._face.visible = True
            yield variant(
                lambda: _swing_in(lambda y: self._stand(FEET_AT[0], y), -_ABOVE, FEET_AT[1]),
                lambda: then(call(self._rest_over_the_throne), durations.FACE_GOES),
            )
        self._rest_over_the_throne()
        self._is_resting = True

    def _fly_up(self) -> Script:
        """In an arc, smaller and smaller, and before all that hangs there already."""
        self._face.restack(Layer.CLOSE_UP_FLIES)
        (x, y), (end_x, end_y) = self._at, FEET_AT

        def at(share: float) -> None:
            step = min(len(GOES_UP) - 1, int(share * len(GOES_UP)))
            self._size = GOES_UP[step]
            up = _ARC * math.sin(math.pi * share)
            self._stand(x + (end_x - x) * share, y + (end_y - y) * share - up)

        yield tween(at, 0, 1, durations.FACE_COMES, ease_in_out)

    def _rest_over_the_throne(self) -> None:
        self._face.restack(Layer.CLOSE_UP)
        self._size = 1.0
        self._stand(*FEET_AT)

    def hide(self) -> None:
        """It is not there any more, at once."""
        self._is_resting = self._face.visible = self._rays.visible = False
        self._follow()

    def breathe(self, *, is_still: bool) -> None:
        """One tick of life, while it waits: calm eyes only blink."""
        self.life.pass_a_tick()
        only_breathes = self._is_resting and self.life.is_at_ease and not self._ground.is_there
        self._face.be_ornament(only_breathes)
        if self.mood == "hopeful":
            may_glance = self._is_resting and self._size == 1.0 and not is_still
            eyes = self.life.eyes(may_glance=may_glance) if self._is_resting else ""
            self._face.picture = self._picture(f"hopeful{eyes}")
        lift = self.life.lift(is_still=is_still) if self._is_resting else None
        if lift is not None:
            self._lift_up(lift)

    def come_nearer(
        self, size: float, came_nearer: Callable[[], object], *, is_at_table: bool
    ) -> Script:
        """So many times as large, while its cards are dealt; or behind their table."""
        self._sit_at_table(is_at_table)
        if is_at_table or size != self._size:
            steps = steps_between(self._size, size)
            yield from self._step(steps, durations.FACE_SITS_DOWN, came_nearer)
            self._is_resting = True

    def tremble(self, length_ticks: float) -> Script:
        """More and more, while a card is waited for. Calm motion waits in silence."""
        x, y = self._at

        def sway(share: float) -> None:
            sign = 1 if int(share * 2 * _TREMBLES) % 2 else -1
            self._stand(x + sign * _TREMBLE * share, y)

        yield variant(lambda: tween(sway, 0, 1, length_ticks), lambda: length_ticks)
        self._stand(x, y)

    def sag(self, steps: Sequence[float]) -> Script:
        """All hope is gone: it comes forward, if there are steps, and the head sinks."""
        yield from self._come_forward("refused", steps)
        yield self._sink()

    def turn_green(self, steps: Sequence[float]) -> Script:
        """Something rumbles."""
        yield from self._come_forward("queasy", steps)
        if self.is_at_table:
            yield self._sink()

    def _sink(self) -> Beat:
        """The head goes down a little, or behind the table as far as the letter is before it."""
        (x, y), length = self._at, durations.FACE_SAGS
        end = x, y + (_BEHIND if self.is_at_table else _SAG)
        return variant(lambda: glide(self._stand, (x, y), end, length, ease_out), lambda: length)

    def be_crowned(self) -> Script:
        """It comes nearer, and a crown comes down on it: as that touches, it is glad, as near as it
        can be, and before all that lies there."""
        self._sit_at_table(False)
        x, y, width, tilt = crown_of(self.character, JUDGED)
        crown = self._sheet.sprite(
            art.CROWN_WORN, x, y, width=width, turn=tilt, anchor=FEET, layer=Layer.CLOSE_UP_CROWN
        )
        yield together(
            self._step(steps_between(self._size, JUDGED), durations.FACE_COMES_FORWARD),
            drop(crown, _CROWN_FALLS, durations.CROWNING, ease_in),
        )
        crown.remove()
        self.feel("crowned")
        self._face.restack(Layer.CLOSE_UP_FLIES)
        self._be_large(ALONE)

    def rejoice(self) -> Script:
        """It shines, and is looked at: nothing lies there any more."""
        self._face.restack(Layer.CLOSE_UP)
        self._rays.visible = True
        yield fade(0, OPAQUE_ALPHA, durations.BEAM_KINDLES, self._rays)

    @property
    def feet(self) -> Point:
        """Where it stands, as it is seen now."""
        return self._face.x, self._face.y

    @property
    def lower_edge(self) -> float:
        """How far down it reaches where it hangs still."""
        return self._at[1]

    def _sit_at_table(self, is_at_table: bool) -> None:
        self.is_at_table = is_at_table
        self._face.restack(Layer.HEAD_OF_TABLE if is_at_table else Layer.CLOSE_UP)

    def _come_forward(self, mood: str, steps: Sequence[float]) -> Script:
        """Larger, in so many steps; none of them is smaller than it was."""
        self.feel(mood)
        larger = [size for size in steps if size > self._size]
        yield from self._step(larger or [self._size], durations.FACE_SAGS)

    def _step(
        self,
        sizes: Sequence[float],
        length_ticks: float,
        came: Callable[[], object] = lambda: None,
    ) -> Script:
        """From size to size, its upper edge where it is; in calm motion, or quickly, at once."""
        self._is_resting = False
        self.feel(self.mood)  # no size of the way has its eyes shut

        def be(size: float) -> Script:
            self._be_large(size)
            came()
            yield length_ticks / len(sizes)

        at_once = partial(be, sizes[-1])
        yield variant(lambda: then(*map(be, sizes)), at_once, at_once)

    def let_go(self, castle_sheet: Sheet) -> FallingFace:
        """From now on it falls, and nothing holds it."""
        self.hide()
        falling = FallingFace(self._sheet, castle_sheet, self.character, self._size)
        self._leaving = falling
        return falling

    def settle(self, castle_sheet: Sheet, *, bows: bool = False) -> Script:
        """Smaller and smaller down to the throne, where its token sits; or after a bow."""
        self.hide()
        picture = self._picture(self.mood)
        settling = SettlingFace(self._sheet, castle_sheet, picture, self._size)
        self._leaving = settling
        yield from settling.bow() if bows else ()
        yield from settling.settle()

    def remove(self) -> None:
        """Gone for good, at once."""
        self._is_resting = False
        if self._leaving is not None:
            self._leaving.remove()
        for item in (self._face, self._rays):
            item.remove()
        self._ground.remove()

    def _be_large(self, size: float) -> None:
        """So many times its usual size; its upper edge stays where it is."""
        self._size, feet = size, feet_at_table(size) if self.is_at_table else feet_of(size)
        self._rays.y = feet - WIDTH * size / 2
        self._stand(FEET_AT[0], feet)

    def _stand(self, x: float, y: float) -> None:
        self._at, self._face.can_wait = (x, y), False
        self._lift_up(0.0)

    def _lift_up(self, units: float) -> None:
        self._lift = units
        self._face.width = WIDTH * self._size
        self._face.move(self._at[0], self._at[1] - self._lift)
        self._follow()

    def _follow(self) -> None:
        self._ground.follow(self._face, WIDTH * self._size, is_at_table=self.is_at_table)

    def _picture(self, mood: str) -> str:
        return art.close_up(self.character, mood)


def _swing_in(stand: Callable[[float], None], start: float, end: float) -> Beat:
    return tween(stand, start, end, durations.FACE_COMES, ease_out_back(_OVERSHOOT))
