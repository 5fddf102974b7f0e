"""Easings: pure functions from the share of time gone (0 to 1) to the share of way gone.

>>> ease_in(0.5), ease_out(0.5), ease_in_out(0.5)
(0.25, 0.75, 0.5)
>>> back = ease_out_back(0.1)
>>> back(1.0), round(max(back(share / 100) for share in range(101)), 2)
(1.0, 1.1)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

Ease = Callable[[float], float]

# A back-ease passes its goal by exactly this share of the way unless told otherwise.
DEFAULT_OVERSHOOT = 0.08


def linear(share: float) -> float:
    """At one speed."""
    return share


def ease_in(share: float) -> float:
    """Slow at first, then faster and faster."""
    return share * share


def ease_out(share: float) -> float:
    """Fast at first, then slower and slower."""
    return 1.0 - (1.0 - share) ** 2


def ease_in_out(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3.0 - 2.0 * share)


def ease_out_cubic(share: float) -> float:
    """As `ease_out`, with a harder start and a longer end."""
    return 1.0 - (1.0 - share) ** 3


def ease_out_bounce(share: float) -> float:
    """A ball that falls on its goal and hops twice, each hop a half as wide as the one before."""
    fall_end, first_hop_end = 4 / 10, 8 / 10
    if share < fall_end:
        return (share / fall_end) ** 2
    if share < first_hop_end:
        return 1.0 - 0.25 * arc_of_parabola((share - fall_end) / (first_hop_end - fall_end))
    return 1.0 - 0.0625 * arc_of_parabola((share - first_hop_end) / (1.0 - first_hop_end))


def arc_of_parabola(share: float) -> float:
    """A thrown thing: 0 at both ends, 1 in the middle."""
    return 4.0 * share * (1.0 - share)


@cache
def back_strength(overshoot: float) -> float:
    """The coefficient with which a back-ease overshoots by this share of the way.

    The curve 1 + (s + 1)u^3 + su^2 with u = share - 1 peaks at 4s^3 / 27(s + 1)^2 above its goal;
    bisection inverts that.
    """
    low, high = 0.0, 12.0
    for _ in range(60):
        middle = (low + high) / 2
        if 4 * middle**3 / (27 * (middle + 1) ** 2) < overshoot:
            low = middle
        else:
            high = middle
    return high


def ease_out_back(overshoot: float = DEFAULT_OVERSHOOT) -> Ease:
    """An ease that passes its goal by `overshoot` of the way and settles back on it."""
    strength = back_strength(overshoot)

    def ease(share: float) -> float:
        behind = share - 1.0
        return 1.0 + (strength + 1.0) * behind**3 + strength * behind**2

    return ease
