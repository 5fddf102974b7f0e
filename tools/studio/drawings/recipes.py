"""Recipes for pictures that are one drawing and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from tools.studio import render
from tools.studio.drawings.drawing import Drawing, Picture


def baked(
    drawing: Drawing,
    width_px: int,
    *,
    quality: int,
    adapt: Callable[[str], str] = str,
) -> Picture:
    """The drawing, or what `adapt` makes of it, as a WebP so many pixels wide."""
    return Picture((drawing,), lambda: render.webp(adapt(drawing.svg()), width_px, quality))
