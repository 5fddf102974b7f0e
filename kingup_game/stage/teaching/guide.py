"""A guide who speaks where it hides nobody: a raven, its bubble, an arrow, darkness on the rest."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import CENTRE, FEET, OPAQUE_ALPHA, TOP_LEFT
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import CONTROLS, READING, MeasureWords, TextStyle
from kingup_game.theme import art
from kingup_game.theme.durations import GUIDE_NUDGE, GUIDE_SPEAKS
from kingup_game.theme.layers import Layer

_DENSITY: Final = 130
"""Of the darkness around the thing: the board must still be seen."""
_LIGHT: Final = 20.0
"""So far beyond the corners of a thing its light reaches."""
_LEAST_LIGHT: Final = 96.0

_RAVEN: Final = 138.0
_RAVEN_HIGH: Final = _RAVEN * 1.1
_FLAP_TICKS: Final = 9
_PERCH: Final = 12.0
"""So far the raven's feet reach down over its bubble."""
_HEAD_ROOM: Final = _RAVEN_HIGH - _PERCH
_PAD: Final = (34.0, 26.0)
_BUTTON_PAD: Final = (30.0, 17.0)
_BUTTON_SHARE: Final = 0.17
"""So much of the height may its words have: a press is one line, or it is not found."""
_ABOVE_BUTTON: Final = 16.0
_LIFT: Final = 4.0
_ARROW: Final = 64.0
_ARROW_GAP: Final = 18.0
_SEATS_END: Final = layout.SEAT_LEFT_X + layout.SEAT_WIDTH + 30.0
_PICTURE, _PICTURE_GAP = 124.0, 10.0
_BOB, _BOB_TICKS = 8.0, 50
_NUDGE: Final = 16.0
_HIGH_UP: Final = layout.SAFE.y + _ARROW
"""What begins above this line has no sky above it for an arrow."""
_SPEECH: Final = READING.but(spacing=1.14)
_CLOSE: Final = 1.0
"""So far apart are lines where there is little room: rather close than small."""
_ASKED: Final = CONTROLS.but(align="centre")


class _Page(NamedTuple):
    """What a bubble holds: its size, and the button in it."""

    speech: TextStyle
    inner: float
    height: float
    asked: TextStyle
    button: tuple[float, float]


class _Pointing(NamedTuple):
    """One side from which an arrow may point: where it is, which way off, and its turn."""

    tip: tuple[float, float]
    away: tuple[float, float]
    turn: int

    def hides(self, people: Sequence[Area]) -> float:
        """How much of them it would lie over."""
        arrow = around(*self.tip, _ARROW, _ARROW)
        return sum(
            max(0.0, min(arrow.right, one.right) - max(arrow.x, one.x))
            * max(0.0, min(arrow.bottom, one.bottom) - max(arrow.y, one.y))
            for one in people
        )


class Guide:
    """What it says, and what may be clicked of it. Nothing here knows what is taught."""

    def __init__(self, sheet: Sheet, measure: MeasureWords, region: Area) -> None:
        self._measure = measure
        self._region = region
        self._darkness = sheet.spotlight(
            *layout.SAFE.middle, _LEAST_LIGHT, layer=Layer.PAGE_VEIL, alpha=0, density=_DENSITY
        )
        self._on = Parts(sheet, Layer.PAGE)
        self._above = Parts(sheet, Layer.ON_PAGE)
        self._arrow = sheet.sprite(art.ICON_UP, layer=Layer.ON_BUTTON, width=_ARROW, visible=False)
        self._tip = self._away = (0.0, 0.0)
        self._raven: Sprite | None = None
        self._ticks = 0
        self._nudged = 0
        self.button: Area | None = None
        """What is asked for, as a button in the bubble; None while nothing is."""

    def speak(
        self,
        words: str,
        about: Area,
        asked: str = "",
        *,
        light: Area | None = None,
        picture: str = "",
        people: Sequence[Area] = (),
    ) -> None:
        """Say something about a thing on the screen, and with `asked` what to do there; with a
        light everything around that is dark. A picture stands beside the raven; the arrow lies
        over none of the `people`."""
        self.fall_silent()
        self._ticks = 0
        page = self._page(words, asked)
        bubble = self._as_high_as(about, page.height)
        self._draw_bubble(bubble, page, words, asked)
        perch = bubble.right - _PAD[0] - _RAVEN / 2, bubble.y + _PERCH
        self._raven = self._on.sprite(art.RAVEN, *perch, width=_RAVEN, anchor=FEET, mirrored=True)
        if picture:
            at = perch[0] - (_RAVEN + _PICTURE) / 2 - _PICTURE_GAP, perch[1]
            self._above.sprite(picture, *at, width=_PICTURE, anchor=FEET)
        self._point_at(about, light, people)
        if light is not None:
            radius = max(_LEAST_LIGHT, math.hypot(light.width, light.height) / 2 + _LIGHT)
            x, y = light.middle
            self._darkness.set(x=x, y=y, radius=radius, alpha=OPAQUE_ALPHA)

    def fall_silent(self) -> None:
        """Nothing is said, and everything is bright."""
        self._on.clear()
        self._above.clear()
        self._raven, self.button = None, None
        self._arrow.visible = False
        self._darkness.alpha = 0

    def nudge(self) -> None:
        """Not that: here!"""
        self._nudged = GUIDE_NUDGE

    def update(self, *, is_still: bool) -> None:
        """One tick: the beak moves while it speaks, the arrow dances."""
        self._ticks += 1
        self._nudged = max(0, self._nudged - 1)
        if self._raven is None:
            return
        is_open = self._ticks < GUIDE_SPEAKS and self._ticks // _FLAP_TICKS % 2 == 0
        self._raven.picture = art.RAVEN_SPEAKS if is_open and not is_still else art.RAVEN
        wave = 0.0 if is_still else math.sin(2 * math.pi * self._ticks / _BOB_TICKS)
        aside = _NUDGE * math.sin(math.pi * self._nudged / 4)
        right, down = (_BOB * (1 + wave) * way for way in self._away)
        self._arrow.move(self._tip[0] + aside + right, self._tip[1] + down)

    def _page(self, words: str, asked: str) -> _Page:
        """The words as large as people chose, or as there is room for."""
        inner, most = self._region.width - 2 * _PAD[0], self._region.height - _HEAD_ROOM
        style = _ASKED.but(fit=(inner - 2 * _BUTTON_PAD[0], _BUTTON_SHARE * most))
        button, rest = (0.0, 0.0), 2 * _PAD[1]
        if asked:
            wide, high = self._measure(asked, style, inner - 2 * _BUTTON_PAD[0])
            button = wide + 2 * _BUTTON_PAD[0], high + 2 * _BUTTON_PAD[1]
            rest += _ABOVE_BUTTON + button[1]
        speech = _SPEECH.but(fit=(inner, most - rest))
        if self._measure(words, _SPEECH, inner)[1] > most - rest:
            speech = speech.but(spacing=_CLOSE)
        height = self._measure(words, speech, inner)[1] + rest
        return _Page(speech, inner, height, style, button)

    def _as_high_as(self, about: Area, height: float) -> Area:
        """In the region, beside the thing or as near to that as can be."""
        region = self._region
        top = min(about.middle[1] - height / 2, region.bottom - height)
        return Area(region.x, max(top, region.y + _HEAD_ROOM), region.width, height)

    def _draw_bubble(self, bubble: Area, page: _Page, words: str, asked: str) -> None:
        self._on.frame(art.BUBBLE, *bubble)
        x, y = bubble.x + _PAD[0], bubble.y + _PAD[1]
        self._above.text(words, x, y, page.speech, width=page.inner, anchor=TOP_LEFT)
        if asked:
            wide, high = page.button
            x = bubble.middle[0] - wide / 2
            self.button = Area(x, bubble.bottom - _PAD[1] - high, wide, high)
            self._above.frame(art.BUTTON_FOCUSED, *self.button)
            x, y = self.button.middle
            width = wide - 2 * _BUTTON_PAD[0] + 1
            self._above.text(asked, x, y - _LIFT, page.asked, width=width, anchor=CENTRE)

    def _point_at(self, about: Area, light: Area | None, people: Sequence[Area]) -> None:
        """From above, or from where it hides nobody. What has no sky above it, from its outer side,
        for below it hangs what is asked; or from below that, where a seat is at that side."""
        (x, y), away = about.middle, _ARROW_GAP + _ARROW / 2
        above = _Pointing((x, about.y - away), (0.0, -1.0), 180)
        below = _Pointing((x, about.bottom + away), (0.0, 1.0), 0)
        left = _Pointing((about.x - away, y), (-1.0, 0.0), -90)
        right = _Pointing((about.right + away, y), (1.0, 0.0), 90)
        at = min((above, right, left, below), key=lambda one: one.hides(people))
        if about.y < _HIGH_UP:
            low = max(about.bottom, light.bottom if light is not None else 0.0)
            below = below._replace(tip=(x, low + away))
            has_side = light is not None and about.x - 2 * away > _SEATS_END
            is_left = light is not None and x < light.middle[0]
            at = below if not has_side else left if is_left else right
        self._tip, self._away = at.tip, at.away
        self._arrow.set(turn=at.turn, visible=True)
        self._arrow.move(*self._tip)
