"""Between two rounds: the sun goes on behind the castle and sinks, windows are lit, stars come;
then a new light rises on the other side."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kingup_game.motion.script import Beat, Script, call, then, together, tween, variant
from kingup_game.motion.tween import ease_out, linear
from kingup_game.stage.canvas.appearing import fade
from kingup_game.stage.canvas.backdrop import UnitPair
from kingup_game.stage.canvas.dimming import Spotlight
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.castle.lights import LIGHTS, castle_in
from kingup_game.stage.life.night_watch import NightWatch
from kingup_game.stage.sky.bedtime import Bedtime, lights_on
from kingup_game.stage.sky.dark_steps import darken, dawn
from kingup_game.stage.sky.heavenly_bodies import ClearSky, HeavenlyBody
from kingup_game.stage.sky.painted_sky import (
    BEHIND_A_WC,
    DISCS,
    PEAKS_LEFT,
    PEAKS_RIGHT,
    WINDOWS,
    Painted,
    body_on,
    stars_on,
    window_on,
)
from kingup_game.theme.durations import (
    BETWEEN_STARS,
    BETWEEN_WINDOWS,
    COCK_CROWS,
    COCK_STRETCHES,
    LIGHT_TURNS,
    LIGHT_WAITS,
    NIGHT_FALLS,
    NIGHT_WAITS,
    SUNDOWN,
    SUNRISE,
    WINDOW_LIGHTS,
)
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import LOW_SUN, NIGHTFALL, SUNSET

_NIGHT: Final = "night"
_COCK: Final = "cock"
_ELSEWHERE: Final = -300.0
"""From a painted sun to sky like that around it: to the left."""

_BEHIND_LEFT, _BEHIND_RIGHT = (476.0, 205.0), (1444.0, 262.0)
"""Where the towers hide it."""
_OVER_THE_HILLS: Final = (1690.0, 250.0)
_SUNK: Final = (1768.0, 584.0)
_LOW: Final = (1772.0, 476.0)
"""In calm motion it stands there."""
_SETTING: Final = DISCS["dusk"]._replace(radius=58.0, colour=LOW_SUN, shine=SUNSET)
_HIDES: Final = 0.24
"""Of its time it needs to be behind the castle; then it comes out at once on the other side."""
_BELOW: Final = (214.0, 604.0)
_FIRST_LIGHT, _FIRST_LIGHT_ALPHA = 64.0, 190
"""Before the sun itself, behind the hills: how far it reaches, and how dense it is at most."""
_GLOW_STEPS: Final = 10

_DARK: Final = 148
_AT_ONCE: Final = 3
"""So many stars come and go together."""


class Nightfall:
    """On the castle's sheet; nothing of it is left once the morning has come."""

    def __init__(self, sheet: Sheet, layers: CastleLayers, *, has_wcs: bool) -> None:
        self._sheet, self._layers = sheet, layers
        self._windows = [one for one in WINDOWS if not (has_wcs and one == BEHIND_A_WC)]
        self._dark: Spotlight | None = None
        self._lit: list[Item] = []
        self._stars: list[HeavenlyBody] = []
        self._skies: list[ClearSky] = []
        self._watch: NightWatch | None = None
        self.bedtime = Bedtime(sheet, layers)

    def looks(self, light: str) -> Sheet:
        """What will move in the sky before the round of a light, shown to nobody."""
        sheet, was = Sheet(), LIGHTS[LIGHTS.index(light) - 1]
        for disc in (DISCS[was], _SETTING, DISCS[light], _first_light_of(DISCS[light])):
            body_on(sheet, disc)
        for one in (was, light):
            _clear_on(sheet, one)
        for frame in range(self._layers[_COCK].frames):
            self._cock_on(sheet).frame = frame
        NightWatch(sheet, self._layers)
        lights_on(sheet)
        return sheet

    def update(self, *, calm: bool) -> None:
        """One tick: somebody goes round by night."""
        if self._watch is not None:
            self._watch.update(calm=calm)

    def clear(self, light: str, **values: float) -> ClearSky:
        """Where that light's picture has a sun or a moon there is clear sky from now on."""
        sky = _clear_on(self._sheet, light, **values)
        self._skies.append(sky)
        return sky

    def fall(self, was: str, light: str, turning: Script) -> Script:
        """The sun sinks while one light turns into another; where that is no night yet, one falls
        after it."""
        painted = self.clear(was)
        turned = then(turning, call(painted.remove))
        sinking = self._sink(body_on(self._sheet, DISCS[was]))
        if light == _NIGHT:
            yield together(sinking, then(SUNDOWN - LIGHT_TURNS, turned))
        else:
            night = then(NIGHT_WAITS, self._darken())
            rooms = self.bedtime.put_out()
            yield together(sinking, then(LIGHT_WAITS, turned), self._light_windows(), rooms, night)

    def rise(self, light: str, crow: Callable[[], object]) -> Script:
        """The new light rises on the left, and the night is over. At a quick pace a cock would be
        heard when it is gone: it does not come, nor does it in calm motion."""
        disc = DISCS[light]
        glow = body_on(self._sheet, _first_light_of(disc), PEAKS_LEFT)
        glow.alpha = 0
        body = body_on(self._sheet, disc._replace(x=_BELOW[0], y=_BELOW[1]), PEAKS_LEFT)
        up = _along(body, _BELOW, (disc.x, disc.y))
        yield together(
            variant(lambda: tween(up, 0, 1, SUNRISE, ease_out), lambda: tween(up, 1, 1, SUNRISE)),
            tween(partial(_glow, glow), 0, 1, SUNRISE, linear),
            self._lighten(),
            0 if light == _NIGHT else variant(partial(self._greet, crow), lambda: 0, lambda: 0),
        )
        for item in (glow, body, *self._skies):
            item.remove()
        self._skies = []

    def _sink(self, sun: HeavenlyBody) -> Script:
        """Behind the castle it goes on unseen, and lower."""
        start = sun.x, sun.y
        out = _along(sun, _BEHIND_RIGHT, _SUNK, by=_OVER_THE_HILLS)

        def go(share: float) -> None:
            if share < _HIDES:
                _along(sun, start, _BEHIND_LEFT)(share / _HIDES)
                return
            low = {"radius": _SETTING.radius, "colour": _SETTING.colour, "shine": _SETTING.shine}
            sun.set(hills=PEAKS_RIGHT, **low)
            out((share - _HIDES) / (1 - _HIDES))

        def stand() -> Beat:
            go(1)
            sun.move(*_LOW)
            return SUNDOWN

        yield variant(lambda: tween(go, 0, 1, SUNDOWN, linear), stand)
        sun.remove()

    def _light_windows(self) -> Beat:
        self._lit = [window_on(self._sheet, *window) for window in self._windows]
        return together(
            *(
                then(number * BETWEEN_WINDOWS, fade(0, OPAQUE_ALPHA, WINDOW_LIGHTS, window))
                for number, window in enumerate(self._lit, start=2)
            )
        )

    def _darken(self) -> Script:
        self._dark = dark = self._sheet.spotlight(
            *(0, 0, 0), colour=NIGHTFALL, layer=Layer.NIGHT, density=0
        )
        self._stars = list(stars_on(self._sheet))
        yield together(
            darken(dark, _DARK, NIGHT_FALLS),
            variant(*(lambda: call(self._go_round),) * 2, lambda: 0),
            *(
                then(number // _AT_ONCE * BETWEEN_STARS, fade(0, OPAQUE_ALPHA, WINDOW_LIGHTS, star))
                for number, star in enumerate(self._stars)
            ),
        )

    def _go_round(self) -> None:
        self._watch = NightWatch(self._sheet, self._layers)

    def _cock_on(self, sheet: Sheet) -> Flipbook:
        at = self._layers.points(_COCK)[0]
        return self._layers.book(sheet, _COCK, *at, Layer.SCENERY_LIFE, patient=True)

    def _greet(self, crow: Callable[[], object]) -> Script:
        """The cock looks up, stretches, and lets everybody know."""
        cock = self._cock_on(self._sheet)
        for frame in range(cock.frames - 1):
            cock.frame = frame
            yield COCK_STRETCHES
        cock.frame = cock.frames - 1
        crow()
        yield COCK_CROWS
        cock.remove()

    def _lighten(self) -> Script:
        if self._dark is None:
            return
        if self._watch is not None:
            self._watch.leave()
        yield together(
            dawn(self._dark),
            self.bedtime.wake(),
            *(
                then(number // _AT_ONCE * BETWEEN_STARS, call(star.remove))
                for number, star in enumerate(self._stars)
            ),
            *(
                then(number * BETWEEN_WINDOWS / 2, fade(OPAQUE_ALPHA, 0, WINDOW_LIGHTS, window))
                for number, window in enumerate(self._lit)
            ),
        )
        for item in (self._dark, *self._stars, *self._lit):
            item.remove()
        if self._watch is not None:
            self._watch.remove()
        self._dark, self._stars, self._lit, self._watch = None, [], [], None


def _clear_on(sheet: Sheet, light: str, **values: float) -> ClearSky:
    disc = DISCS[light]
    return sheet.add(
        ClearSky(sheet, Layer.BACKDROP),
        look=castle_in(light),
        x=disc.x,
        y=disc.y,
        radius=disc.clear * disc.radius,
        from_right=_ELSEWHERE,
        hills=PEAKS_LEFT,
        **values,
    )


def _first_light_of(disc: Painted) -> Painted:
    return disc._replace(radius=_FIRST_LIGHT, colour=disc.shine)


def _along(
    body: HeavenlyBody, start: UnitPair, end: UnitPair, by: UnitPair | None = None
) -> Callable[[float], None]:
    """Has a body go there, straight on or in an arc by a point that draws it."""
    bend = by or ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)

    def go(share: float) -> None:
        rest = 1 - share
        x, y = (
            rest**2 * one + 2 * rest * share * two + share**2 * three
            for one, two, three in zip(start, bend, end, strict=True)
        )
        body.move(x, y)

    return go


def _glow(first_light: HeavenlyBody, share: float) -> None:
    """It comes and goes in a few steps."""
    part = round(share * _GLOW_STEPS) / _GLOW_STEPS
    first_light.alpha = _FIRST_LIGHT_ALPHA * 4 * part * (1 - part)
