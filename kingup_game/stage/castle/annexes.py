"""What is before the cells and the WCs: grilles that fall, doors that open, lamps that say so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kingup_game.engine.cast import DUNGEONS, FLOOR_LIMIT, WCS, Place
from kingup_game.motion.script import Script, call, then, together, tween, variant
from kingup_game.stage.canvas.appearing import pop
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.item import TOP
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.standing import Point, Standing, annex_spot
from kingup_game.theme import art, durations
from kingup_game.theme.layers import Layer

_BARS: Final = "bars"
_DOOR: Final = "wc-door"
_SIGN_UP: Final = 52.0
_SIGN: Final = 84.0
_BESIDE: Final = 52.0
"""Who knocks stands at the door's edge, so that one still sees who is in there."""
_STAND: Final = 112.0
_STAND_UP: Final = 5.0
"""So far below the feet that it leaves the letter to be read of whoever is in there."""


@dataclass(slots=True)
class _Front:
    """A grille or a door, with the frames between which it moves."""

    book: Flipbook
    opened: int
    shut: int
    step_ticks: int

    def move(self, frame: int) -> Script:
        """Frame by frame to another one; with calm motion it is just there."""
        start = self.book.frame
        length = self.step_ticks * abs(frame - start)

        def turn(at: float) -> None:
            self.book.frame = round(at)

        yield variant(lambda: tween(turn, start, frame, length), lambda: call(lambda: turn(frame)))


class Annexes:
    """Cells are open until somebody is in them. A WC opens when its floor is full."""

    def __init__(self, sheet: Sheet, layers: CastleLayers, *, dungeons: bool, wcs: bool) -> None:
        self._sheet, self._layers = sheet, layers
        self._fronts: dict[Place, _Front] = {}
        self._lamps: dict[Place, Flipbook] = {}
        self._way_out = Parts(sheet, Layer.WAY_OUT)
        for cell in DUNGEONS if dungeons else ():
            at = annex_spot(cell).point
            bars = layers.book(sheet, _BARS, *at, Layer.DUNGEON_BARS)
            self._fronts[cell] = _Front(bars, bars.frames - 1, 0, durations.GRILLE_STEP)
        for wc in WCS if wcs else ():
            at = annex_spot(wc).point
            door = layers.book(sheet, _DOOR, *at, Layer.WC_DOOR)
            self._fronts[wc] = _Front(door, 0, door.frames - 1, durations.DOOR_STEP)
            self._lamps[wc] = layers.book(sheet, "wc-lamp", *at, Layer.WC_LAMP)

    def looks(self) -> Sheet:
        """Grilles and doors, open and shut, shown to nobody."""
        looks = Sheet()
        for name in sorted({_DOOR if place in WCS else _BARS for place in self._fronts}):
            for frame in (0, self._layers[name].frames - 1):
                self._layers.book(looks, name, 0, 0, Layer.GROUND, frame=frame)
        return looks

    def show(self, standing: Standing) -> None:
        """Everything as it is with people standing like this, at once."""
        for place, front in self._fronts.items():
            front.book.frame = _frame(place, front, standing)
        self._light(standing)

    def due(self, standing: Standing) -> list[Place]:
        """What has to open or shut, now that people stand like this."""
        return [
            place
            for place, front in self._fronts.items()
            if front.book.frame != _frame(place, front, standing)
        ]

    def will_shut(self, place: Place) -> bool:
        """Whether what stands open there has to be shut."""
        front = self._fronts[place]
        return front.book.frame == front.opened

    def follow(self, standing: Standing) -> Script:
        """Whatever has to opens or shuts."""
        moving = [(self._fronts[place], place) for place in self.due(standing)]
        self._light(standing)
        yield together(*(front.move(_frame(place, front, standing)) for front, place in moving))

    def open(self, place: Place) -> Script:
        """The door of somebody who is about to come out."""
        front = self._fronts[place]
        yield front.move(front.opened)

    def show_ways_out(self, places: Iterable[Place]) -> None:
        """A stand before the doors of those who may come out now."""
        self._way_out.clear()
        for place in places:
            if place not in WCS:
                continue
            x, y = annex_spot(place).point
            self._way_out.sprite(art.STAND, x, y - _STAND_UP, anchor=TOP, width=_STAND)

    def knock(self, place: Place) -> Script:
        """Somebody finds it taken."""
        x, y = annex_spot(place).point
        yield cry_out(self._sheet, art.KNOCK, (x - _BESIDE, y - _SIGN_UP), durations.KNOCK)

    def _light(self, standing: Standing) -> None:
        """No lamp burns where nobody needs to go."""
        for wc, lamp in self._lamps.items():
            is_taken = bool(standing.at(wc))
            lamp.set(visible=is_taken or _is_wanted(wc, standing), frame=int(is_taken))


def cry_out(
    sheet: Sheet, picture: str, at: Point, length_ticks: int, width: float = _SIGN
) -> Script:
    """What a comic would draw beside somebody, for a moment."""
    sign = sheet.sprite(picture, *at, width=width, layer=Layer.OUTCRY)
    yield then(pop(sign, 0.4, length_ticks / 3, overshoot=0.15), 2 * length_ticks / 3)
    sign.remove()


def _is_wanted(wc: Place, standing: Standing) -> bool:
    return len(standing.at(WCS[wc])) >= FLOOR_LIMIT


def _frame(place: Place, front: _Front, standing: Standing) -> int:
    is_taken = bool(standing.at(place))
    is_open = not is_taken and (place not in WCS or _is_wanted(place, standing))
    return front.opened if is_open else front.shut
