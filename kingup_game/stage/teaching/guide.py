"""A guide who speaks beside the very thing: a raven, its bubble, an arrow, darkness on the rest."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, FEET, OPAQUE_ALPHA, TOP, TOP_LEFT
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
_WIDTH, _LARGE_WIDTH = 560.0, 760.0
_MOST, _LARGE_MOST = 330.0, 560.0
_PAD: Final = (34.0, 26.0)
_BETWEEN: Final = 24.0
"""From the raven to its bubble."""
_APART: Final = 30.0
"""From the thing to the raven."""
_TAIL_OVERLAP: Final = 7.0
_CORNER: Final = 32
_BUTTON_PAD: Final = (30.0, 17.0)
_ABOVE_BUTTON: Final = 16.0
_LIFT: Final = 4.0
_FOOT, _LARGE_FOOT = 76.0, 104.0
"""The line on which one skips."""
_ARROW: Final = 64.0
_ARROW_GAP: Final = 10.0
_SEATS_END: Final = layout.SEAT_LEFT_X + layout.SEAT_WIDTH + 30.0
_PICTURE, _PICTURE_GAP = 124.0, 18.0
_BOB, _BOB_TICKS = 8.0, 50
_NUDGE: Final = 16.0
_HIGH_UP: Final = layout.SAFE.y + _ARROW
"""What begins above this line is pointed at, and spoken of, from below."""
_SPEECH: Final = READING.but(spacing=1.14)
_ASKED: Final = CONTROLS.but(align="centre")


class _Page(NamedTuple):
    """What a bubble holds: its size, a picture, and the button in it."""

    speech: TextStyle
    picture: str
    inner: float
    height: float
    asked: TextStyle
    button: tuple[float, float]


class Guide:
    """What it says, and what may be clicked of it. Nothing here knows what is taught."""

    def __init__(self, sheet: Sheet, measure: MeasureWords, *, is_large: bool = False) -> None:
        self._measure = measure
        self._width = _LARGE_WIDTH if is_large else _WIDTH
        self._most = _LARGE_MOST if is_large else _MOST
        foot = _LARGE_FOOT if is_large else _FOOT
        self._safe = layout.SAFE._replace(height=layout.SAFE.height - foot)
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
    ) -> None:
        """Say something about a thing on the screen, and with `asked` what to do there; with a
        light everything around that is dark. A picture stands before the words."""
        self.fall_silent()
        self._ticks = 0
        top = _below(about) if about.y < _HIGH_UP else self._safe.y
        page = self._page(words, asked, self._safe.bottom - top, picture)
        bubble, raven, looks_left = self._beside(about, page.height)
        self._draw_bubble(bubble, page, words, asked)
        tail = bubble.x + _TAIL_OVERLAP if looks_left else bubble.right - _TAIL_OVERLAP
        self._on.sprite(
            *(art.BUBBLE_TAIL, tail, min(raven[1] - _RAVEN_HIGH / 2, bubble.bottom - _CORNER)),
            anchor=TOP,
            turn=-90 if looks_left else 90,
        )
        self._raven = self._on.sprite(
            art.RAVEN, *raven, width=_RAVEN, anchor=FEET, mirrored=looks_left
        )
        self._point_at(about, light)
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

    def _page(self, words: str, asked: str, room: float, picture: str) -> _Page:
        """The words as large as people chose, or as there is room for."""
        inner = self._width - 2 * _PAD[0]
        beside = inner - (_PICTURE + _PICTURE_GAP if picture else 0.0)
        style = _ASKED.but(fit=(inner - 2 * _BUTTON_PAD[0], self._most / 2))
        button, rest = (0.0, 0.0), 2 * _PAD[1]
        if asked:
            wide, high = self._measure(asked, style, inner - 2 * _BUTTON_PAD[0])
            button = wide + 2 * _BUTTON_PAD[0], high + 2 * _BUTTON_PAD[1]
            rest += _ABOVE_BUTTON + button[1]
        speech = _SPEECH.but(fit=(beside, min(self._most, room - rest)))
        height = max(self._measure(words, speech, beside)[1], _PICTURE if picture else 0.0) + rest
        return _Page(speech, picture, beside, height, style, button)

    def _beside(self, about: Area, height: float) -> tuple[Area, tuple[float, float], bool]:
        """Bubble, raven, and whether it looks to the left: beside the thing, or where there is no
        room above or below it."""
        x, y = about.middle
        is_right = x <= layout.SAFE.middle[0]
        total, high = _RAVEN + _BETWEEN + self._width, max(height, _RAVEN_HIGH)
        if about.y < _HIGH_UP:
            top = _below(about)
            left = x - _RAVEN / 2 if is_right else x + _RAVEN / 2 - total
            middle = top + high / 2
        else:
            left = about.right + _APART if is_right else about.x - _APART - total
            middle = y
        fitted = min(max(left, self._safe.x), self._safe.right - total)
        if fitted != left and about.y >= _HIGH_UP:
            below, above = about.bottom + _APART, about.y - _ARROW - _APART
            is_below = below + high - self._safe.bottom <= self._safe.y - (above - high)
            middle = below + high / 2 if is_below else above - high / 2
        top = min(max(middle - high / 2, self._safe.y), self._safe.bottom - high)
        bubble_x = fitted + _RAVEN + _BETWEEN if is_right else fitted
        raven_x = fitted + _RAVEN / 2 if is_right else fitted + total - _RAVEN / 2
        bubble = Area(bubble_x, top + (high - height) / 2, self._width, height)
        feet = min(max(y + _RAVEN_HIGH / 2, top + _RAVEN_HIGH), top + high)
        return bubble, (raven_x, feet), is_right

    def _draw_bubble(self, bubble: Area, page: _Page, words: str, asked: str) -> None:
        self._on.frame(art.BUBBLE, *bubble)
        x, y = bubble.x + _PAD[0], bubble.y + _PAD[1]
        if page.picture:
            at = x + _PICTURE / 2, y + _PICTURE
            self._above.sprite(page.picture, *at, width=_PICTURE, anchor=FEET)
            x += _PICTURE + _PICTURE_GAP
        self._above.text(words, x, y, page.speech, width=page.inner, anchor=TOP_LEFT)
        if asked:
            wide, high = page.button
            x = bubble.middle[0] - wide / 2
            self.button = Area(x, bubble.bottom - _PAD[1] - high, wide, high)
            self._above.frame(art.BUTTON_FOCUSED, *self.button)
            x, y = self.button.middle
            width = wide - 2 * _BUTTON_PAD[0] + 1
            self._above.text(asked, x, y - _LIFT, page.asked, width=width, anchor=CENTRE)

    def _point_at(self, about: Area, light: Area | None) -> None:
        """From above, or where there is no sky above it from the outer side, for below it hangs
        what is asked; or from below, where a seat is at that side."""
        (x, y), away = about.middle, _ARROW_GAP + _ARROW / 2
        self._tip, self._away, turn = (x, about.y - away), (0.0, -1.0), 180
        if about.y < _HIGH_UP:
            self._tip, self._away, turn = (x, about.bottom + away), (0.0, 1.0), 0
            if light is not None and about.x - 2 * away > _SEATS_END:
                is_left = x < light.middle[0]
                side = about.x - away if is_left else about.right + away
                self._tip, turn = (side, y), -90 if is_left else 90
                self._away = (-1.0, 0.0) if is_left else (1.0, 0.0)
        self._arrow.set(turn=turn, visible=True)
        self._arrow.move(*self._tip)


def _below(about: Area) -> float:
    """Where a bubble begins below a thing and the arrow that points up at it."""
    return about.bottom + _ARROW_GAP + _ARROW + 2 * _BOB
