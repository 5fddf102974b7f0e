"""How large words may be in a box of their own: as large as asked, or as large as fits."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

Measure = Callable[[float], tuple[float, float]]
"""Width and height of the words at a size."""

_STEPS: Final = 64
"""Between the smallest and the wanted size. To measure letters of a new size takes half a
millisecond: where the words will fit is guessed from letters that were measured already."""


def fitting_size(
    wanted: float, smallest: float, space: tuple[float, float], measure: Measure, about: Measure
) -> float:
    """The largest size up to `wanted` at which the words fit, but never below `smallest`. `about`
    costs little, and measures nearly what `measure` does.

    >>> as_wide_as_five_letters = lambda size: (2.5 * size, size)
    >>> fitting_size(40, 20, (200, 60), as_wide_as_five_letters, as_wide_as_five_letters)
    40
    >>> 29 < fitting_size(40, 20, (75, 60), as_wide_as_five_letters, lambda _: (0, 0)) <= 30
    True
    """

    def fits(tried: int, measured: Measure) -> bool:
        width, height = measured(smallest + (wanted - smallest) * tried / _STEPS)
        return width <= space[0] and height <= space[1]

    if wanted <= smallest:
        return smallest
    if fits(_STEPS, measure):
        return wanted
    guess = bisect_left(range(1, _STEPS), True, key=lambda tried: not fits(tried, about))
    best, too_large, step = 0, _STEPS, 1
    while too_large - best > 1:
        tried = max(best + 1, min(too_large - 1, guess))
        if fits(tried, measure):
            best = tried
        else:
            too_large = tried
        is_between = best > 0 and too_large < _STEPS
        guess = (best + too_large) // 2 if is_between else tried + (step if best else -step)
        step *= 2
    return smallest + (wanted - smallest) * best / _STEPS
