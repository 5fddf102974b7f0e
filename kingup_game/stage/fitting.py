"""How large words may be in a box of their own: as large as asked, or as large as fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Measure = Callable[[float], tuple[float, float]]
"""Width and height of the words at a size."""

_HALVINGS: Final = 6


def fitting_size(
    wanted: float, smallest: float, room: tuple[float, float], measure: Measure
) -> float:
    """The largest size up to `wanted` at which the words fit, but never below `smallest`."""

    def fits(size: float) -> bool:
        width, height = measure(size)
        return width <= room[0] and height <= room[1]

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
