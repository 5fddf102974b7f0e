"""The land at both sides: a mill turns, villagers and ducks come and go, weather passes.

Small rectangles, a few times a second, and of nothing that anybody plays.
"""

from __future__ import annotations

from random import Random
from typing import Final

from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.life.passers import BEAT_TICKS, Passer, walker
from kingup_game.theme.durations import (
    FIRST_PASSERS,
    FIRST_WEATHER,
    FLIES_GLOW,
    GLINT_RESTS,
    WEATHER_LASTS,
    WEATHER_RESTS,
)
from kingup_game.theme.layers import Layer

VILLAGERS: Final = 3
MILL_TICKS: Final = 3 * BEAT_TICKS
_GLINT_TICKS: Final = 2 * BEAT_TICKS
_RAIN_TICKS: Final = 2 * BEAT_TICKS
_GUST_STEP, _GUST_WAY = 13.0, 430.0
_FLY_TICKS: Final = 3 * BEAT_TICKS
_FADES: Final = 10
"""So many beats something takes to be there, and to be gone."""

WEATHER: Final = {
    "day": ("shower", "leaves", "leaves"),
    "dusk": ("leaves", "fireflies", "shower"),
    "night": ("fireflies", "fireflies", "shower"),
}


def always_on_land(light: str) -> list[str]:
    """What moves there all the time, each light's own; the rest is read when it comes."""
    return [f"mill-{light}", f"river-{light}"]


class Countryside:
    """All of it on one sheet."""

    def __init__(self, sheet: Sheet, layers: CastleLayers, layer: Layer) -> None:
        self._layers = layers
        chance = Random("countryside")
        self._river = layers.book(sheet, "river-day", 0, 0, layer, can_wait=True)
        self._mill = [
            layers.book(sheet, "mill-day", *at, layer, patient=True, can_wait=True)
            for at in layers.points("mill")
        ]
        self._glints = [
            _Glint(
                layers.book(sheet, "glint", *at, layer, visible=False, can_wait=True),
                Random(f"glint {n}"),
            )
            for n, at in enumerate(layers.points("glint"))
        ]
        people = [f"villager-{number}" for number in range(VILLAGERS)]
        ways = {"lane_left": people, "lane_right": people, "ducks": ["ducks"]}
        self._passers = [
            Passer(
                *(walker(sheet, layers, f"{names[0]}-day", layer), layers, names, way),
                *(first, chance),
            )
            for (way, names), first in zip(ways.items(), FIRST_PASSERS, strict=True)
        ]
        self._weather = _Weather(sheet, layers, layer)
        self._light = "day"

    def set_light(self, light: str) -> None:
        """Day, dusk or night."""
        self._light = light
        self._river.picture = self._layers[f"river-{light}"].file
        for mill in self._mill:
            mill.picture = self._layers[f"mill-{light}"].file
        for passer in self._passers:
            passer.light = light
        self._weather.settle()

    def update(self, tick: int) -> None:
        """One tick of all of it."""
        if tick % BEAT_TICKS:
            return
        if tick % MILL_TICKS == 0:
            for mill in self._mill:
                mill.frame = tick // MILL_TICKS % mill.frames
        for glint in self._glints:
            glint.update(tick)
        for passer in self._passers:
            passer.update()
        self._weather.update(tick, self._light)

    def settle(self) -> None:
        """With calm motion: the mill stands, and nobody comes by."""
        for glint in self._glints:
            glint.book.visible = False
        for passer in self._passers:
            passer.settle()
        self._weather.settle()


class _Glint:
    """Light on the water: it runs by, and is gone for a while."""

    def __init__(self, book: Flipbook, chance: Random) -> None:
        self.book = book
        self._chance = chance
        self._rest_ticks = chance.randint(*GLINT_RESTS)

    def update(self, tick: int) -> None:
        if self._rest_ticks > 0:
            self._rest_ticks -= BEAT_TICKS
            self.book.set(visible=self._rest_ticks <= 0, frame=0)
        elif tick % _GLINT_TICKS == 0:
            if self.book.frame + 1 < self.book.frames:
                self.book.frame += 1
            else:
                self.book.visible = False
                self._rest_ticks = self._chance.randint(*GLINT_RESTS)


class _Weather:
    """A shower over far hills, leaves in a gust, fireflies in the dark: now and then."""

    def __init__(self, sheet: Sheet, layers: CastleLayers, layer: Layer) -> None:
        self._sheet, self._layers, self._layer = sheet, layers, layer
        self._chance = Random("weather")
        self._kind = ""
        self._book: Flipbook | None = None
        self._ticks = 0
        self._rest_ticks = FIRST_WEATHER

    def update(self, tick: int, light: str) -> None:
        if self._book is None:
            self._rest_ticks -= BEAT_TICKS
            if self._rest_ticks <= 0:
                self._begin(light)
            return
        self._ticks += BEAT_TICKS
        if self._kind == "leaves":
            self._blow(self._book)
        else:
            self._come_and_go(self._book, tick)

    def settle(self) -> None:
        """The sky is clear."""
        if self._book is not None:
            self._book.remove()
            self._book = None
            self._rest_ticks = self._chance.randint(*WEATHER_RESTS)

    def _begin(self, light: str) -> None:
        self._kind, self._ticks = self._chance.choice(WEATHER[light]), 0
        name = self._kind if self._kind == "fireflies" else f"{self._kind}-{light}"
        place = self._chance.choice(
            self._layers.points({"leaves": "gust"}.get(self._kind, self._kind), at_least=2)
        )
        self._book = self._layers.book(
            self._sheet, name, *place, self._layer, alpha=0, patient=True
        )
        self._book.can_wait = self._kind != "leaves"  # they fly

    def _blow(self, book: Flipbook) -> None:
        book.frame = (book.frame + 1) % book.frames
        book.x += _GUST_STEP
        share = self._ticks / BEAT_TICKS * _GUST_STEP / _GUST_WAY
        self._be_seen(book, share, _GUST_WAY / _GUST_STEP)

    def _come_and_go(self, book: Flipbook, tick: int) -> None:
        is_rain = self._kind == "shower"
        if tick % (_RAIN_TICKS if is_rain else _FLY_TICKS) == 0:
            book.frame = (book.frame + 1) % book.frames
            book.x += is_rain
        length = WEATHER_LASTS if is_rain else FLIES_GLOW
        self._be_seen(book, self._ticks / length, length / BEAT_TICKS)

    def _be_seen(self, book: Flipbook, share: float, beats: float) -> None:
        """Gently there and gently gone."""
        edge = min(0.5, _FADES / beats)
        book.alpha = round(OPAQUE_ALPHA * max(0.0, min(1.0, share / edge, (1 - share) / edge)))
        if share >= 1:
            self.settle()
