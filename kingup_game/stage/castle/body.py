"""What is seen of one wooden token: its picture in a mood and a pose, shadow, stand and ring."""

from __future__ import annotations

import math
from typing import Final

from kingup_game.engine.cast import Character, Place
from kingup_game.motion.director import ScriptRunner
from kingup_game.motion.script import Script
from kingup_game.stage.canvas.item import CENTRE, FEET, OPAQUE_ALPHA, TOP
from kingup_game.stage.canvas.items import Somebody
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle import standing
from kingup_game.stage.castle.clear_view import Disc
from kingup_game.stage.castle.poses import UPRIGHT, Pose
from kingup_game.stage.castle.standing import Point, Spot
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import CANDLE, SHADOW
from kingup_game.theme.scheme import Clarity

_BREATH_TICKS: Final = 80
_BREATH_STEP_TICKS: Final = 10
_BREATH_HEIGHT: Final = 3.0
_HELD_HEIGHT: Final = 22.0
_CHOSEN: Final = 1.08
_BLINK_TICKS: Final = 9
_RING_SHARE: Final = 1.4
_HALO_SHARE: Final = 1.12
_SHADOW_SHARE: Final = 0.56
_SHADOW_UP: Final = 7
HELD_BACK_ALPHA: Final = 150
_HELD_BACK: Final = 0.8

_MOODS: Final = {
    Place.FLOOR_5: "hopeful",
    Place.WC_3: "climb",
    Place.WC_4: "climb",
    Place.DUNGEON_3: "sleepy",
    Place.DUNGEON_2: "refused",
    Place.DUNGEON_1: "relief",
    Place.OUT: "refused",
}


class Body:
    """One token as it is shown; nothing here knows a rule, and nothing moves by itself."""

    def __init__(self, sheet: Sheet, character: Character, spot: Spot) -> None:
        self.character = character
        self.sheet = sheet
        """That of the castle it is in."""
        self._disc: Disc | None = None
        self.mood = "neutral"
        self._size = spot.size
        self._x, self._y, self._lift = spot.x, spot.y, 0.0
        self._zoom, self._is_held_back = 1.0, False
        self._density: float = OPAQUE_ALPHA
        self._pose = UPRIGHT
        self._face: str | None = None
        self._is_shut_in = False
        self._pastime: ScriptRunner | None = None
        self._blink_every = 290 + 7 * ord(character)
        self._next_blink = 0
        self._tick = 37 * ord(character)
        self._shadow = sheet.box(0, 0, 10, 12, layer=Layer.TOKEN_SHADOW, fill=SHADOW, radius=6)
        self.sprite = sheet.add(Somebody(sheet, Layer.TOKEN), picture=self._picture(), anchor=FEET)
        self._stand = sheet.sprite(art.STAND, layer=Layer.TOKEN_GLOW, anchor=TOP, visible=False)
        self._ring = sheet.sprite(art.FOCUS_ROUND, layer=Layer.TOKEN_RING, visible=False)
        self._halo = sheet.box(0, 0, 10, 10, layer=Layer.TOKEN_DISC, fill=CANDLE, visible=False)
        self._show()

    def stand_out(self, clarity: Clarity | None) -> None:
        """With clarity everybody has a pale disc behind them."""
        if self._disc is not None:
            self._disc.remove()
        self._disc = Disc(self.sheet, clarity) if clarity else None
        if self._disc is not None:
            self._disc.mark(self._ring.visible)
            self._disc.hold_back(self._is_held_back)
        self._show()

    def be_seen(self, density: float) -> None:
        """Be as dense as that, from 0 to 255."""
        self._density = self.sprite.alpha = self._shadow.alpha = density
        self._show_disc()

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
        """Whether it may be chosen: it stands on a lit stand then, and breathes."""
        return self._stand.visible

    @can_act.setter
    def can_act(self, is_able: bool) -> None:
        """Whoever may be chosen stands on a lit stand, and breathes."""
        if is_able != self._stand.visible:
            self._stand.visible = is_able
            self._show()

    def be_pale(self, is_on: bool) -> None:
        """Whoever is not meant yet is paler than all others."""
        self.sprite.alpha = min(self._density, HELD_BACK_ALPHA if is_on else OPAQUE_ALPHA)

    def hold_back(self, is_on: bool) -> None:
        """Whoever cannot be chosen now is paler and smaller than those who can."""
        self.be_pale(is_on)
        was, self._is_held_back = (self._is_held_back, self._zoom), is_on
        self._zoom = self._stature
        if was != (is_on, self._zoom):
            if self._disc is not None:
                self._disc.hold_back(is_on)
            self._show()

    @property
    def _stature(self) -> float:
        return (_HELD_BACK if self._is_held_back else 1.0) * (
            _CHOSEN if self._ring.visible else 1.0
        )

    @property
    def is_occupied(self) -> bool:
        """Whether it passes the time with something."""
        return self._pastime is not None

    def take_up(self, pastime: Script) -> None:
        """Pass the time so, until that is over or somebody has need of this token."""
        self.leave_off()
        self._pastime = ScriptRunner(pastime)

    def leave_off(self) -> None:
        """Pass the time no longer: the end of it is shown at once."""
        pastime, self._pastime = self._pastime, None
        if pastime is not None:
            pastime.finish()

    def stand(self, spot: Spot) -> None:
        """Be there at once, upright, for all to see."""
        self.leave_off()
        self.be_seen(OPAQUE_ALPHA)
        self._x, self._y, self._size = spot.x, spot.y, spot.size
        self._lift, self._zoom, self._pose = 0.0, 1.0, UPRIGHT
        self._show()

    @property
    def pose(self) -> Pose:
        """How the body is held."""
        return self._pose

    @pose.setter
    def pose(self, pose: Pose) -> None:
        """Hold the body so."""
        if pose != self._pose:
            self._pose = pose
            self._show()

    def feel(self, mood: str) -> None:
        """Show a mood."""
        self.leave_off()
        self.mood, self._face = mood, None
        self.sprite.picture = self._picture()

    def pull_face(self, face: str | None) -> None:
        """Show another mood for a moment, without feeling it; None is the end of that."""
        self._face = face
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
        self._zoom = self._stature
        if self._disc is not None:
            self._disc.mark(is_on)
        self._restack(is_on)
        if self._is_shut_in:
            self.sprite.restack(Layer.TOKEN)  # nobody is in front of their own door
        self._show()

    @property
    def is_chosen(self) -> bool:
        """Whether the ring is around it."""
        return self._ring.visible

    def raise_up(self, is_up: bool) -> None:
        """Held in the hand of whoever is placing it."""
        self._lift = _HELD_HEIGHT if is_up else 0.0
        self._show()

    def come_forward(self, is_forward: bool) -> None:
        """Stand in front of the others, or among them again."""
        self._restack(is_forward)
        self._show_disc()

    def step_behind(self, is_behind: bool) -> None:
        """Pass behind the others, over none of their faces, or stand among them again."""
        self.come_forward(False)
        if is_behind:
            self.sprite.restack(Layer.TOKEN_BEHIND)

    def _restack(self, is_in_front: bool) -> None:
        self.sprite.restack(Layer.TOKEN_IN_FRONT if is_in_front else Layer.TOKEN)
        self._ring.restack(Layer.RING_IN_FRONT if is_in_front else Layer.TOKEN_RING)
        self._halo.restack(Layer.DISC_IN_FRONT if is_in_front else Layer.TOKEN_DISC)

    def update(self, calm: bool) -> None:
        """One tick of life: blinking, and breathing for those who may act."""
        tick = self._tick = self._tick + 1
        if self._pastime is not None and self._pastime.advance():
            self._pastime = None
        if tick >= self._next_blink:
            self._blink(tick)
        if calm or tick % _BREATH_STEP_TICKS or not (self._lift or self.can_act):
            return
        wave = math.sin(2 * math.pi * tick / _BREATH_TICKS)
        breath = _BREATH_HEIGHT * (1 + wave) if self.can_act else 0.0
        if self._lift < _HELD_HEIGHT and breath != self._lift:
            self._lift = breath
            if self._pose is UPRIGHT and not self._ring.visible and self._disc is None:
                self.sprite.move(self._x, self._y - breath)  # the quick way: nothing else moves
            else:
                self._show()

    def _blink(self, tick: int) -> None:
        """Shut or open the eyes, and know when to do so next."""
        within = tick % self._blink_every
        is_shut = within < _BLINK_TICKS
        self._next_blink = tick - within + (_BLINK_TICKS if is_shut else self._blink_every)
        if self.mood == "neutral" and self._face is None:
            self.sprite.picture = self._picture("blink" if is_shut else "neutral")

    def _move(self, x: float, y: float) -> None:
        self._x, self._y = x, y
        self._show()

    def _grow(self, size: float) -> None:
        self._size = size
        self._show()

    def _picture(self, mood: str | None = None) -> str:
        return art.token(self.character, mood or self._face or self.mood)

    def _show(self) -> None:
        size, pose, sprite = self._size, self._pose, self.sprite
        lift = self._lift + pose.lift
        sprite.set(width=size, zoom=self._zoom, squash=pose.squash, bend=pose.bend)
        if pose.turn:  # head over heels goes about the middle
            sprite.set(turn=pose.turn, anchor=CENTRE)
            sprite.move(self._x, self._y - lift - size / 2)
        else:
            sprite.set(turn=pose.lean, anchor=FEET)
            sprite.move(self._x, self._y - lift)
        if self._ring.visible:
            self._ring.set(x=self._x, y=self._y - lift - size * 0.5, width=size * _RING_SHARE)
        self._show_halo(lift)
        if self._stand.visible:
            width, top = standing.stand_under(self.spot)
            self._stand.set(x=self._x, y=top, width=width)
        self._show_disc()
        self._shadow.set(width=size * _SHADOW_SHARE, visible=not pose.is_aloft)
        self._shadow.move(self._x - self._shadow.width / 2, self._y - _SHADOW_UP)

    def _show_halo(self, lift: float) -> None:
        """The ring of whoever may be chosen is filled with light."""
        wide = _HALO_SHARE * self._size
        is_lit = self._ring.visible and self.can_act and self._disc is None
        self._halo.set(visible=is_lit, radius=wide / 2)
        if is_lit:
            self._halo.place(
                self._x - wide / 2, self._y - lift - (self._size + wide) / 2, wide, wide
            )

    def _show_disc(self) -> None:
        """Whoever is grey has none; that of whoever passes others lies behind them all."""
        if self._disc is None:
            return
        if self.sprite.grey:
            self._disc.hide()
        else:
            is_in_front = self.is_chosen and self.sprite.layer == Layer.TOKEN_IN_FRONT
            layer = Layer.DISC_IN_FRONT if is_in_front else Layer.TOKEN_DISC
            lift = self._lift + self._pose.lift
            self._disc.follow(self._x, self._y - lift, self._size, layer, self._density)
