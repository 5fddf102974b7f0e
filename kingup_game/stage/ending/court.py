"""The court in its boxes: everybody who was in the castle, or thrown out of it, is here again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from kingup_game.engine.cast import Character
from kingup_game.motion.script import Script, then, together, tween, variant
from kingup_game.motion.tween import arc_of_parabola
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.items import Somebody
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.clear_view import lay_discs
from kingup_game.theme import art
from kingup_game.theme.durations import CHEER_WAVE, COURT_HOP, COURT_HOPS_EVERY
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import Clarity

_HOP: Final = 22.0
_LIT: Final = 140.0
"""So far from the middle of a beam somebody is in it."""
AT_FIRST: Final = "hopeful"
_UPPER_FEET, _LOWER_FEET = 304.0, 546.0
_UPPER_X: Final = (500.0, 384.0, 268.0, 152.0)
_LOWER_X: Final = (442.0, 326.0, 210.0)
"""In the boxes at the left, from the throne outwards."""
_PLACES: Final = tuple(
    (x if is_left else layout.WIDTH - x, feet)
    for row, feet in ((_LOWER_X, _LOWER_FEET), (_UPPER_X, _UPPER_FEET))
    for x in row
    for is_left in (True, False)
)
_APART: Final = 5
"""Neighbours never hop at the same moment: so far apart in the row are those who come next."""


class Onlooker(NamedTuple):
    """One of the court, and how they look when the crown has come down."""

    character: Character
    mood: str


def needed_by_court(guests: Iterable[Onlooker]) -> dict[str, Sequence[float]]:
    """How they look, and how wide: before the crown has come down, and when it has."""
    moods = [(guest, mood) for guest in guests for mood in (AT_FIRST, guest.mood)]
    names = [art.token(guest.character, mood) for guest, mood in moods]
    return dict.fromkeys(names, (float(layout.COURT_TOKEN_SIZE),))


class Court:
    """At most fourteen, those who have most to rejoice at next to the throne."""

    def __init__(self, sheet: Sheet, guests: Sequence[Onlooker], clarity: Clarity | None) -> None:
        on = Parts(sheet, Layer.COURT)
        lay_discs(on, clarity, _PLACES[: len(guests)], layout.COURT_TOKEN_SIZE)
        self._ticks = 0
        self._guests = [
            (
                guest,
                on.add(
                    Somebody,
                    picture=art.token(guest.character, AT_FIRST),
                    x=x,
                    y=y,
                    width=layout.COURT_TOKEN_SIZE,
                    anchor=FEET,
                ),
                y,
            )
            for guest, (x, y) in zip(guests, _PLACES, strict=False)
        ]
        self._is_glad = False

    def look_up(self, light_x: float) -> None:
        """Whoever a beam falls on would like to be the one."""
        for _, sprite, y in self._guests:
            near = max(0.0, 1 - abs(sprite.x - light_x) / _LIT)
            sprite.y = y - round(_HOP * near)

    def rejoice(self) -> Script:
        """From the throne outwards, everybody sees who it is, and leaps up."""
        self._is_glad = True
        yield together(
            *(
                then(1 + CHEER_WAVE * number, _be_glad(guest, sprite), _leap(sprite, y))
                for number, (guest, sprite, y) in enumerate(self._guests)
            )
        )

    def update(self, *, calm: bool) -> None:
        """One tick: now and then somebody hops once more."""
        if not self._is_glad:
            return
        self._ticks += 1
        turn, age = divmod(self._ticks, COURT_HOPS_EVERY)
        _, sprite, y = self._guests[turn * _APART % len(self._guests)]
        share = 1.0 if calm else min(1.0, age / COURT_HOP)
        sprite.y = y - arc_of_parabola(share) * _HOP


def _be_glad(guest: Onlooker, sprite: Somebody) -> Script:
    sprite.picture = art.token(guest.character, guest.mood)
    return
    yield


def _leap(sprite: Somebody, y: float) -> Script:
    def rise(share: float) -> None:
        sprite.y = y - arc_of_parabola(share) * 2 * _HOP

    yield variant(lambda: tween(rise, 0, 1, COURT_HOP), lambda: 1)
