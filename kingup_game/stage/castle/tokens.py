"""The characters as they are shown: where their feet are, their mood, and how they move."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.motion.script import Beat, Script, glide, together, tween, variant
from kingup_game.motion.tween import arc_of_parabola, ease_in_out, ease_out, ease_out_back
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle import standing
from kingup_game.stage.castle.clear_view import Disc
from kingup_game.stage.castle.standing import Point, Spot
from kingup_game.theme import art
from kingup_game.theme.durations import ANTICIPATION, JUMP, LANDING, MAKE_ROOM, SHAKE, WALK
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import SHADOW
from kingup_game.theme.scheme import Clarity

SHAKE_WIDTH: Final = 6.0

_HOP_HEIGHT: Final = 9.0
_HOP_LENGTH: Final = 60.0
_CARRY_HEIGHT: Final = 70.0
_JUMP_HEIGHT: Final = 16.0
_SPIN_DEGREES: Final = 24.0
_TREMBLE: Final = 3.0
_BREATH_TICKS: Final = 80
_BREATH_STEP_TICKS: Final = 5
_BREATH_HEIGHT: Final = 3.0
_BLINK_TICKS: Final = 9
_RING_SHARE: Final = 1.4
_GLOW_SHARE: Final = 1.24

_MOODS: Final = {
    Place.FLOOR_5: "hopeful",
    Place.WC_3: "climb",
    Place.WC_4: "climb",
    Place.DUNGEON_3: "sleepy",
    Place.DUNGEON_2: "refused",
    Place.DUNGEON_1: "relief",
    Place.OUT: "refused",
}


class Token:
    """One wooden token. Scripts move what is shown; nothing here knows a rule."""

    def __init__(self, sheet: Sheet, character: Character, spot: Spot) -> None:
        self.character = character
        self._sheet = sheet
        self._disc: Disc | None = None
        self.mood = "neutral"
        self._size = spot.size
        self._x, self._y, self._lift = spot.x, spot.y, 0.0
        self._zoom = 1.0
        self._is_shut_in = False
        self._tick = 37 * ord(character)
        self._shadow = sheet.box(0, 0, 10, 12, layer=Layer.TOKEN_SHADOW, fill=SHADOW, radius=6)
        self.sprite = sheet.sprite(self._picture(), layer=Layer.TOKEN, anchor=FEET)
        self._glow = sheet.sprite(
            art.PLACE_GLOW, layer=Layer.TOKEN_GLOW, anchor=FEET, visible=False
        )
        self._ring = sheet.sprite(art.FOCUS_ROUND, layer=Layer.TOKEN_RING, visible=False)
        self._show()

    def stand_out(self, clarity: Clarity | None) -> None:
        """With clarity everybody has a pale disc behind them."""
        if self._disc is not None:
            self._disc.remove()
        self._disc = Disc(self._sheet, clarity) if clarity else None
        if self._disc is not None:
            self._disc.mark(self._ring.visible)
        self._show()

    @property
    def spot(self) -> Spot:
        """Where its feet are, and how large it is."""
        return Spot(self._x, self._y, self._size)

    @property
    def head(self) -> Point:
        """A point in the middle of the face, for rings, sparks and speech."""
        return self._x, self._y - self._size * 0.5

    @property
    def can_act(self) -> bool:
        """Whether it may be chosen: it stands in a light then, and breathes."""
        return self._glow.visible

    @can_act.setter
    def can_act(self, is_able: bool) -> None:
        """Whoever may be chosen stands in a light, and breathes."""
        self._glow.visible = is_able
        self._show()

    def stand(self, spot: Spot) -> None:
        """Be there at once."""
        self._x, self._y, self._size = spot.x, spot.y, spot.size
        self._lift, self._zoom = 0.0, 1.0
        self._show()

    def feel(self, mood: str) -> None:
        """Show a mood."""
        self.mood = mood
        self.sprite.picture = self._picture()

    def settle_mood(self, place: Place) -> None:
        """The mood that goes with a place."""
        self.sprite.grey = place is Place.OUT
        self._is_shut_in = place in standing.ANNEXES
        self.feel(_MOODS.get(place, "neutral"))
        self._show_disc()

    def focus(self, is_on: bool) -> None:
        """The ring of whoever chooses, and a little growth: seen without colour."""
        self._ring.visible = is_on
        self._zoom = 1.08 if is_on else 1.0
        if self._disc is not None:
            self._disc.mark(is_on)
        self._restack(is_on)
        if self._is_shut_in:
            self.sprite.restack(Layer.TOKEN)  # nobody is in front of their own door
        self._show()

    def raise_up(self, is_up: bool) -> None:
        """Held in the hand of whoever is placing it."""
        self._lift = 22.0 if is_up else 0.0
        self._show()

    def come_forward(self, is_forward: bool) -> None:
        """Stand in front of the others, or among them again."""
        self._restack(is_forward)
        self._show_disc()

    def _restack(self, is_in_front: bool) -> None:
        self.sprite.restack(Layer.TOKEN_IN_FRONT if is_in_front else Layer.TOKEN)
        self._ring.restack(Layer.RING_IN_FRONT if is_in_front else Layer.TOKEN_RING)

    def update(self, calm: bool) -> None:
        """One tick of life: blinking, and breathing for those who may act."""
        self._tick += 1
        if self.mood == "neutral":
            blinks = self._tick % (290 + 7 * ord(self.character)) < _BLINK_TICKS
            self.sprite.picture = self._picture("blink" if blinks else "neutral")
        if calm or self._tick % _BREATH_STEP_TICKS:
            return
        wave = math.sin(2 * math.pi * self._tick / _BREATH_TICKS)
        breath = _BREATH_HEIGHT * (1 + wave) if self.can_act else 0.0
        if self._lift < 20:
            self._lift = breath
            self._show()

    def walk(
        self, points: list[Point], size: float, length_ticks: float = WALK, mood: str = "climb"
    ) -> Script:
        """Crouch, go along the way, land."""
        before = self.mood
        self.come_forward(True)
        self.feel(mood)
        yield tween(self._squash, 1.0, 0.94, ANTICIPATION, ease_out)
        yield together(
            variant(
                lambda: tween(lambda at: self._go(points, at, hops=True), 0, 1, length_ticks),
                lambda: tween(lambda at: self._go(points, at, hops=False), 0, 1, length_ticks),
            ),
            tween(self._grow, self._size, size, length_ticks),
        )
        self.feel(before)
        yield tween(self._squash, 0.92, 1.0, LANDING, ease_out_back())
        self.come_forward(False)

    def be_set_down(self, end: Spot) -> Script:
        """Carried by a hand: up, over, and down onto its place."""
        mood, start = self.mood, self.spot
        self.come_forward(True)

        def carry(share: float) -> None:
            self._lift = arc_of_parabola(share) * _CARRY_HEIGHT
            self._size = start.size + (end.size - start.size) * share
            self._move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)

        yield tween(self._squash, 1.0, 1.1, ANTICIPATION, ease_out)
        yield variant(
            lambda: tween(carry, 0, 1, WALK, ease_in_out),
            lambda: glide(self._move, start.point, end.point, WALK, ease_in_out),
        )
        self._lift = 0.0
        self._grow(end.size)
        self.feel(mood)
        yield tween(self._squash, 0.9, 1.0, LANDING, ease_out_back())
        self.come_forward(False)

    def shift_to(self, spot: Spot) -> Script:
        """Step aside for somebody."""
        yield glide(self._move, (self._x, self._y), spot.point, MAKE_ROOM, ease_in_out)

    def shake_head(self) -> Script:
        """No: that is not possible. Calm motion only pulses once."""
        yield self._sway(
            lambda share: SHAKE_WIDTH * math.sin(share * 5 * math.pi) * (1 - share),
            SHAKE,
            tween(self._squash, 0.96, 1.0, SHAKE),
        )

    def tremble(self, length_ticks: float) -> Script:
        """With suspense, more and more. Calm motion waits in silence."""
        yield self._sway(
            lambda share: _TREMBLE * share * math.sin(share * 14 * math.pi),
            length_ticks,
            length_ticks,
        )

    def _sway(self, aside: Callable[[float], float], length_ticks: float, calm: Beat) -> Script:
        x = self._x
        yield variant(
            lambda: tween(lambda share: self._move(x + aside(share), self._y), 0, 1, length_ticks),
            lambda: calm,
        )
        self._move(x, self._y)

    def jump(self) -> Script:
        """For joy, on the spot. Calm motion leaves it at a smile."""
        yield variant(lambda: tween(self._rise, 0, 1, JUMP), lambda: 1)

    def land(self) -> Script:
        """Hard, and flat for a moment."""
        yield tween(self._squash, 0.8, 1.0, 2 * LANDING, ease_out_back())

    def spin(self, share: float) -> None:
        """How far a fall has turned it: to and fro, upright at both ends."""
        self.sprite.turn = round(_SPIN_DEGREES * math.sin(2 * math.pi * share))

    def _rise(self, share: float) -> None:
        self._lift = arc_of_parabola(share) * _JUMP_HEIGHT
        self._show()

    def _go(self, points: list[Point], share: float, hops: bool) -> None:
        left = share * standing.length(points)
        self._lift = abs(math.sin(left / _HOP_LENGTH * math.pi)) * _HOP_HEIGHT if hops else 0.0
        for (x1, y1), (x2, y2) in pairwise(points):
            part = abs(x2 - x1) + abs(y2 - y1)
            if left <= part and part > 0:
                self._move(x1 + (x2 - x1) * left / part, y1 + (y2 - y1) * left / part)
                return
            left -= part
        self._lift = 0.0
        self._move(*points[-1])

    def _move(self, x: float, y: float) -> None:
        self._x, self._y = x, y
        self._show()

    def _grow(self, size: float) -> None:
        self._size = size
        self._show()

    def _squash(self, zoom: float) -> None:
        self._zoom = zoom
        self._show()

    def _picture(self, mood: str | None = None) -> str:
        return art.token(self.character, mood or self.mood)

    def _show(self) -> None:
        size = self._size
        sprite = self.sprite
        sprite.width = size
        sprite.zoom = self._zoom
        sprite.move(self._x, self._y - self._lift)
        if self._ring.visible:
            self._ring.set(x=self._x, y=self._y - self._lift - size * 0.5, width=size * _RING_SHARE)
        if self._glow.visible:
            self._glow.set(x=self._x, y=self._y + 4, width=size * _GLOW_SHARE)
        self._show_disc()
        width = size * 0.56
        self._shadow.width = width
        self._shadow.move(self._x - width / 2, self._y - 7)

    def _show_disc(self) -> None:
        """Whoever is out of play is grey and has none."""
        if self._disc is None:
            return
        if self.sprite.grey:
            self._disc.hide()
        else:
            is_in_front = self.sprite.layer == Layer.TOKEN_IN_FRONT
            layer = Layer.DISC_IN_FRONT if is_in_front else Layer.TOKEN_DISC
            self._disc.follow(self._x, self._y - self._lift, self._size, layer)
