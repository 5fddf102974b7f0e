"""How large words may be in a box of their own: as large as asked, or as large as fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Measure = Callable[[float], tuple[float, float]]
"""Width and height of the words at a size."""

_HALVINGS: Final = 6


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

    def fits(size: float) -> bool:
        width, height = measure(size)
        return width <= space[0] and height <= space[1]

    if wanted <= smallest or fits(wanted):
        return max(wanted, smallest)
    too_large, best = wanted, smallest
    for _ in range(_HALVINGS):
        middle = (best + too_large) / 2
        if fits(middle):
            best = middle
        else:
            too_large = middle
    return best
