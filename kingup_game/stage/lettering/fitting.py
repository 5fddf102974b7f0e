"""How large words may be in a box of their own: as large as asked, or as large as fits."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

Measure = Callable[[float], tuple[float, float]]
"""Width and height of the words at a size."""

_STEPS: Final = 64
"""Between the smallest and the wanted size. To measure letters of a new size takes half a
millisecond: where the words will fit is guessed from how much they are too large."""


def fitting_size(
    wanted: float, smallest: float, space: tuple[float, float], measure: Measure
) -> float:
    """The largest size up to `wanted` at which the words fit, but never below `smallest`.

    >>> as_wide_as_five_letters = lambda size: (2.5 * size, size)
    >>> fitting_size(40, 20, (200, 60), as_wide_as_five_letters)
    40
    >>> 29 < fitting_size(40, 20, (75, 60), as_wide_as_five_letters) <= 30
    True
    """
    width, height = measure(max(wanted, smallest))
    if wanted <= smallest or (width <= space[0] and height <= space[1]):
        return max(wanted, smallest)
    # Lines grow with their letters; what has to be wrapped grows to the side and downwards.
    share = space[0] / width if width > space[0] else math.sqrt(max(0.0, space[1]) / height)
    best, too_large, step = 0, _STEPS, 1
    guess = math.floor(_STEPS * (wanted * share - smallest) / (wanted - smallest))
    while too_large - best > 1:
        tried = max(best + 1, min(too_large - 1, guess))
        width, height = measure(smallest + (wanted - smallest) * tried / _STEPS)
        if width <= space[0] and height <= space[1]:
            best = tried
        else:
            too_large = tried
        is_between = best > 0 and too_large < _STEPS
        guess = (best + too_large) // 2 if is_between else tried + (step if best else -step)
        step *= 2
    return smallest + (wanted - smallest) * best / _STEPS
