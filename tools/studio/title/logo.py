"""The logo: letters of beaten gold that climb from left to right, a crown on the first."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    ROYAL,
    ROYAL_DARK,
)
from tools.studio.signs.crowns import crown
from tools.studio.signs.drawing import circle, flat, moved, number, outline, solid
from tools.studio.title.letters import wordmark_letters
from tools.studio.title.metal import beaten_gold

WIDTH, HEIGHT = 700, 310
_SCALE, _LEFT, _BASE = 0.61, 34.0, 212.0
_DEPTH = 20


def _letters(colour: str, grow: float = 0.0) -> str:
    drawn, x = "", 0.0
    for parts, advance, lift, turn in wordmark_letters():
        letter = "".join(part.drawn(colour, grow) for part in parts)
        if letter:
            drawn += moved(letter, x, lift, turn=turn)
        x += advance
    return drawn


def _extruded(colour: str, grow: float, depth: int) -> str:
    """A body behind the letters: the same shape, again and again, towards the lower right."""
    copies = "".join(
        f'<use href="#body{number(grow)}" x="{number(step * 0.55)}" y="{step}"/>'
        for step in range(depth, -1, -4)
    )
    return f'<g id="body{number(grow)}">{_letters(colour, grow)}</g>{copies}'


def _sceptre_head() -> str:
    """An orb with a cross where the exclamation mark begins, a ruby where it ends."""
    cross = "M-5-34H5V-25H13V-16H5V-4H-5V-16H-13V-25H-5Z"
    return (
        solid(cross, GOLD, line=4, shade=3)
        + solid(circle(0, 10, 19), CRIMSON, line=5, rim=3, shade=6, dark=CRIMSON_DARK)
        + outline("M-18 6Q0 16 18 6", 7)
        + outline("M-18 6Q0 16 18 6", 3, GOLD_LIGHT)
        + flat(circle(-6, 2, 4), "#FFFFFF", 0.9)
        + solid("M-24 30Q0 20 24 30L20 42Q0 34-20 42Z", GOLD, line=4, shade=3, dark=GOLD_DARK)
    )


def _ruby() -> str:
    return (
        solid(circle(0, 0, 15), CRIMSON, line=4, rim=3, shade=6, dark=CRIMSON_DARK)
        + flat(circle(-5, -5, 3.6), "#FFFFFF", 0.9)
        + outline("M4 8Q9 5 9-1", 2, "#F08A84")
    )


def _jewel_of_i() -> str:
    return solid("M0-15L13 0L0 15L-13 0Z", ROYAL, line=3.4, rim=3, shade=5, dark=ROYAL_DARK)


def _glints() -> str:
    spark = "M0-15Q1.500-1.500 15 0Q1.500 1.500 0 15Q-1.500 1.500-15 0Q-1.500-1.500 0-15Z"
    places = ((20, -150, 0.8), (306, -122, 0.7), (634, -182, 1.0), (840, -136, 0.7))
    return "".join(moved(flat(spark, "#FFFFFF"), x, y, size) for x, y, size in places)


def wordmark() -> str:
    """All of it about the first letter's foot."""
    return (
        beaten_gold()
        + _extruded(INK, 27, _DEPTH)
        + _letters(ROYAL, 20)
        + _extruded(INK, 10, _DEPTH)
        + _extruded("#8A4A14", 4, _DEPTH - 6)
        + _letters(INK, 5)
        + f'<g filter="url(#bevel)">{_letters("url(#gold)")}</g>'
        + moved(_jewel_of_i(), 240, -189, turn=3)
        + moved(_sceptre_head(), 1028, -222, 1.05, 6)
        + moved(_ruby(), 1010, -45)
        + _glints()
        + moved(crown(6.0), 60, -218, 0.68, -9)
    )


def logo() -> str:
    return moved(wordmark(), _LEFT, _BASE, _SCALE)
