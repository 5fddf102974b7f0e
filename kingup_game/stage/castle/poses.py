"""How a body of turned wood stands, runs, climbs, lands and tumbles: pure functions of time.

Squash keeps the volume: as much wider, as much lower. Numbers are those of `assets/STYLE.md`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from kingup_game.motion.tween import arc_of_parabola, ease_out
from kingup_game.stage.castle.ways import Gait, Stride

CROUCH: Final = 1.12
FLIGHT: Final = 0.93
LANDING: Final = 1.18
OVERSHOOT: Final = 0.97
LEAN: Final = 8.0
"""Degrees; the Jester leans further."""
JESTERS_LEAN: Final = 14.0
MOST_BEND: Final = 3.0
"""How far plumes, horns and brims trail behind, in steps of the pictures' cache."""

_HOP_HEIGHT: Final = 14.0
_HOP_LENGTH: Final = 120.0
"""About: each part of a way has whole hops. Four ticks or more, so that one sees a hop: of shorter
ones a tick showed any part, and whoever ran shivered."""
_LOOKS_OF_A_HOP, _LOOKS_OF_A_LEAP = 2, 3
"""In so many steps the body stretches on its way up: it moves in each tick, and each look is a
picture of its own."""
_LEAP_HEIGHT: Final = 34.0
_REACH: Final = 28.0
_SWING: Final = 6.0
_SPREAD: Final = 0.45
"""Of a landing: after that the overshoot begins; a plume comes to rest later than the head."""
_PLUME_LATE: Final = 0.2
_TAKES_OFF, _IS_DOWN = 0.15, 0.75
"""Of a jump on the spot."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a body is held: upright and at rest by default."""

    lift: float = 0.0
    """Above the ground, in design units."""
    squash: float = 1.0
    """How much wider than at rest; as much lower."""
    lean: float = 0.0
    """Degrees, to the left, about the feet."""
    bend: float = 0.0
    """How far what is on the head is bent to the right."""
    turn: float = 0.0
    """Degrees, to the left, about the middle: head over heels."""
    is_aloft: bool = False
    """Whether there is nothing under the feet for a shadow to lie on."""


UPRIGHT: Final = Pose()


def on_the_way(step: Stride, lean: float = LEAN, *, is_quick: bool = False) -> Pose:
    """Somebody who hops along a floor, climbs hand over hand, or leaps over a doorstep. At a quick
    pace a hop has no tick for each of its looks: they run, as one sees them in its middle."""
    if step.gait is Gait.CLIMBS:
        return _climbing(step, is_quick=is_quick)
    if step.gait is Gait.LEAPS:
        height = arc_of_parabola(step.share)
        stretched = round(height * _LOOKS_OF_A_LEAP) / _LOOKS_OF_A_LEAP
        return Pose(
            lift=_LEAP_HEIGHT * height,
            squash=1 + (FLIGHT - 1) * stretched,
            lean=-step.side * lean * stretched,
            bend=-step.side * MOST_BEND * stretched,
            is_aloft=True,
        )
    return _hopping(step, lean, is_quick=is_quick)


def _hopping(step: Stride, lean: float, *, is_quick: bool) -> Pose:
    """Highest in the middle of each hop and thinnest there, wide where the foot comes down."""
    hops = max(1, round(step.length / _HOP_LENGTH))
    height = arc_of_parabola(step.share * hops % 1)
    stretched = round((0.5 if is_quick else height) * _LOOKS_OF_A_HOP) / _LOOKS_OF_A_HOP
    wide = (CROUCH - 1) / 2
    return Pose(
        lift=_HOP_HEIGHT * height,
        squash=1 + wide - (wide + 1 - FLIGHT) * stretched,
        lean=-step.side * lean,
        bend=-step.side * MOST_BEND * (1 + stretched) / 2,
    )


def _climbing(step: Stride, *, is_quick: bool) -> Pose:
    """Hand over hand: the body hangs from one hand, then from the other."""
    reach = 2 * _REACH if is_quick else _REACH
    hold, within = divmod(step.gone, reach)
    hand = -1 if int(hold) % 2 else 1
    return Pose(
        squash=1 + (FLIGHT - 1) * (0 if is_quick else round(arc_of_parabola(within / reach))),
        lean=hand * _SWING,
        bend=-hand * MOST_BEND / 2,
        is_aloft=True,
    )


def crouching(share: float, side: int = 0, lean: float = LEAN) -> Pose:
    """Away from where it goes: down, and back."""
    return Pose(squash=1 + (CROUCH - 1) * share, lean=side * lean / 2 * share)


def landing(share: float, hard: float = LANDING, side: int = 0) -> Pose:
    """Flat on contact, one overshoot of a third, at rest; the plume nods on a little longer."""
    if share >= 1:
        return UPRIGHT
    if share < _SPREAD:
        squash = hard + (OVERSHOOT - hard) * ease_out(share / _SPREAD)
    else:
        squash = OVERSHOOT + (1 - OVERSHOOT) * (share - _SPREAD) / (1 - _SPREAD)
    nod = math.sin((share + _PLUME_LATE) * math.pi * 1.5) * (1 - share)
    return Pose(squash=squash, bend=side * MOST_BEND * nod)


def jumping(share: float, height: float) -> Pose:
    """On the spot: down, up and tall, and down with the plume behind."""
    if share >= 1:
        return UPRIGHT
    if share < _TAKES_OFF:
        return crouching(share / _TAKES_OFF)
    if share > _IS_DOWN:
        return landing((share - _IS_DOWN) / (1 - _IS_DOWN), CROUCH)
    up = arc_of_parabola((share - _TAKES_OFF) / (_IS_DOWN - _TAKES_OFF))
    return Pose(lift=height * up, squash=1 + (FLIGHT - 1) * up)
