"""What a body does while it passes the time: each a function from 0 to 1, upright at both ends."""

from __future__ import annotations

import math
from collections.abc import Callable

from kingup_game.motion.tween import arc_of_parabola
from kingup_game.stage.castle.poses import CROUCH, LEAN, MOST_BEND, UPRIGHT, Pose, jumping

_REELS_FAR, _REELS, _REELS_LATE = 14.0, 3, 0.05
"""Degrees, how often, and how late the hat is."""

Gesture = Callable[[float], Pose]


def _wave(share: float, times: float) -> float:
    """To and fro so often, gently at both ends."""
    return math.sin(math.tau * times * share) * math.sqrt(max(0.0, math.sin(math.pi * share)))


def _held(share: float, edge: float = 0.2) -> float:
    """Soon there, held, and soon back."""
    return min(1.0, share / edge, (1 - share) / edge) if 0 < share < 1 else 0.0


def rock(share: float) -> Pose:
    """From side to side, as one who stirs, sweeps or sings."""
    sway = _wave(share, 3)
    return Pose(lean=5 * sway, bend=-2 * sway)


def reel(share: float) -> Pose:
    """Far to one side and to the other, less and less, in few looks; hats are late."""
    far = _REELS_FAR * (1 - share)
    sway, late = (math.sin(math.tau * _REELS * at) for at in (share, share - _REELS_LATE))
    return Pose(lean=round(far * sway / 2) * 2.0, bend=-round(MOST_BEND * (1 - share) * late))


def nod(share: float) -> Pose:
    """Down and up again, twice: a greeting, or agreement."""
    return Pose(squash=1 + 0.09 * abs(_wave(share, 1)))


def bow(share: float) -> Pose:
    """Deep, with the plume forward."""
    deep = _held(share, 0.3)
    return Pose(squash=1 + (CROUCH - 1) * deep, lean=LEAN * deep, bend=-MOST_BEND * deep)


def draw_up(share: float) -> Pose:
    """Tall and stiff: a salute."""
    return Pose(squash=1 - 0.09 * _held(share))


def lean_back(share: float) -> Pose:
    """Away, to see better or to drink."""
    return Pose(lean=LEAN * 1.2 * _held(share), bend=1.5 * _held(share))


def lean_in(share: float) -> Pose:
    """Close, to see better, with a little tremble of the hand."""
    return Pose(lean=-LEAN * _held(share) + 1.5 * _wave(share, 6), squash=1 + 0.05 * _held(share))


def toss_head(share: float) -> Pose:
    """Plume, wig or horns are shown."""
    return Pose(bend=MOST_BEND * _wave(share, 2), squash=1 - 0.05 * _held(share))


def hop(share: float) -> Pose:
    """Three small ones."""
    return jumping(share * 3 % 1, 12.0) if share < 1 else UPRIGHT


def strike(share: float) -> Pose:
    """A blow, and another: back, and down."""
    beat = share * 2 % 1
    back = arc_of_parabola(min(1.0, beat / 0.6)) if beat < 0.6 else 0.0
    down = arc_of_parabola((beat - 0.6) / 0.4) if beat >= 0.6 else 0.0
    return Pose(lean=LEAN * back - LEAN * 0.7 * down, squash=1 + 0.08 * down)


def sneeze(share: float) -> Pose:
    """A long breath in, and all of it out at once."""
    if share < 0.6:
        breath = share / 0.6
        return Pose(squash=1 - 0.08 * breath, lean=LEAN * 0.6 * breath)
    out = 1 - (share - 0.6) / 0.4
    return Pose(squash=1 + 0.2 * out, lean=-LEAN * out, bend=-MOST_BEND * out)


def stretch(share: float) -> Pose:
    """Tall, with a yawn, and down again."""
    return Pose(squash=1 - 0.1 * math.sin(math.pi * share), bend=_wave(share, 1))


def sigh(share: float) -> Pose:
    """Up a little, and a long way down."""
    up, down = math.sin(math.pi * min(1.0, share / 0.35)), _held(max(0.0, share - 0.3) / 0.7, 0.3)
    return Pose(squash=1 - 0.04 * up + 0.08 * down, lean=2 * down)


def breathe(share: float) -> Pose:
    """Asleep: slow, and sunk to one side."""
    return Pose(lean=4 * _held(share, 0.1), squash=1 + 0.045 * _wave(share, 2))


def shrink(share: float) -> Pose:
    """It is tight between these neighbours."""
    return Pose(squash=1 - 0.1 * _held(share) + 0.03 * _wave(share, 4))


def start(share: float) -> Pose:
    """Out of one's sleep, with a jump."""
    return jumping(share, 18.0)


def laugh(share: float) -> Pose:
    """The belly shakes."""
    shake = abs(_wave(share, 4))
    return Pose(squash=1 + 0.07 * shake, lean=2 * _wave(share, 2))


def somersault(share: float) -> Pose:
    """Once round in the air."""
    if share >= 1:
        return UPRIGHT
    up = arc_of_parabola(share)
    return Pose(lift=26 * up, turn=-round(share * 24) * 15 % 360, is_aloft=up > 0.2)


def mirrored(gesture: Gesture) -> Gesture:
    """The same to the other side."""

    def other(share: float) -> Pose:
        pose = gesture(share)
        return Pose(pose.lift, pose.squash, -pose.lean, -pose.bend, -pose.turn % 360, pose.is_aloft)

    return other
