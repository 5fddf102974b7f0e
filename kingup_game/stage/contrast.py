"""How far apart two colours are to the eye, and what words look like in high contrast."""

from __future__ import annotations

from typing import Final

import pygame

HIGH_CONTRAST: Final = 7.0
BLACK, WHITE, PALE = "#000000", "#FFFFFF", "#FFF8E7"

_DARK_BELOW: Final = 0.18
"""The luminance at which black and white are about equally far away."""


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    red, green, blue, _ = pygame.Color(colour)
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def contrast(one: str, other: str) -> float:
    """The ratio of two colours, from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def inked(colour: str) -> tuple[str, str]:
    """A colour for words in high contrast, and that of the outline all round them."""
    is_light = luminance(colour) > _DARK_BELOW
    outline = BLACK if is_light else PALE
    if contrast(colour, outline) >= HIGH_CONTRAST:
        return colour, outline
    return (WHITE if is_light else BLACK), outline


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
