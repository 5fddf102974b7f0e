"""How far apart two colours are to the eye, and what sets words off by a scheme."""

from __future__ import annotations

from typing import Final

import pygame

from kingup_game.theme.scheme import Clarity

_DARK_BELOW: Final = 0.18
"""The luminance at which black and white are about equally far away."""


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    red, green, blue, _ = pygame.Color(colour)
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def contrast(one: str, other: str) -> float:
    """The ratio of two colours, from 1 to 21.

    >>> round(contrast("#000000", "#FFFFFF"))
    21
    """
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def inked(colour: str, clarity: Clarity) -> tuple[str, str]:
    """A colour for words that are to be clear, and that of the outline all round them."""
    is_light = luminance(colour) > _DARK_BELOW
    outline = clarity.black if is_light else clarity.pale
    if contrast(colour, outline) >= clarity.least_contrast:
        return colour, outline
    return (clarity.white if is_light else clarity.black), outline


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
