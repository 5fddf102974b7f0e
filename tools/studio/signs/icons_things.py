"""Icons of things and people: prizes, books, seats, devices, doors."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    PARCHMENT_SHADE,
    ROYAL,
    SKIN,
    STONE_DARK,
    STONE_LIGHT,
    WOOD,
)
from tools.studio.signs.drawing import INNER, around, box, circle, flat, outline, polygon, solid
from tools.studio.signs.icon import LINE, gilt, icons, stroke


def trophy() -> str:
    bowl = (
        "M12 5H36C36 20 33 27 27 29V34C32 35 34 38 35 43H13C14 38 16 35 21 34V29C15 27 12 20 12 5Z"
    )
    return (
        stroke("M12 9C2 8 4 21 15 22M36 9C46 8 44 21 33 22", 2.8)
        + gilt(bowl)
        + flat(
            polygon([around(24, 15, 6 if n % 2 == 0 else 2.6, n * 36) for n in range(10)]), PAPER
        )
    )


def book() -> str:
    """The almanac: an open book with nine dots of a page."""
    left = "M24 11C19 6 11 5 4 7V39C11 37 19 38 24 43Z"
    right = "M24 11C29 6 37 5 44 7V39C37 37 29 38 24 43Z"
    dots = "".join(circle(30 + 4.5 * (n % 3), 17 + 6 * (n // 3), 1.6) for n in range(9))
    return (
        solid(left, PAPER, line=LINE, rim=0, shade=2, dark=PARCHMENT_SHADE)
        + solid(right, PAPER, line=LINE, rim=0, shade=3, dark=PARCHMENT_SHADE)
        + flat(dots, ROYAL)
        + outline("M9 16Q14 15 19 18M9 23Q14 22 19 25M9 30Q14 29 19 32", 2, CRIMSON)
    )


def scroll() -> str:
    """The log and the rules."""
    sheet = "M11 8H35V34Q35 42 28 42H10Q15 42 15 36V12Q15 8 11 8Z"
    return (
        gilt(sheet, PAPER, 3)
        + solid("M11 8Q5 8 5 14V17H15V12Q15 8 11 8Z", PARCHMENT_SHADE, line=LINE, shade=2)
        + solid("M20 35H43V37Q43 42 38 42H26Q20 42 20 35Z", PARCHMENT_SHADE, line=LINE, shade=2)
        + outline("M20 16H30M20 22H30M20 28H28", 2)
    )


def secret() -> str:
    """Eyes that look away: an eye with its lid down."""
    return stroke("M5 20Q24 40 43 20M10 29L6 35M19 33L17 40M29 33L31 40M38 29L42 35", 3)


def human() -> str:
    bust = "M5 44C5 33 12 29 24 29C36 29 43 33 43 44Z"
    return (
        solid(bust, CRIMSON, line=LINE, rim=2, shade=4)
        + solid(circle(24, 18, 12.5), SKIN, line=LINE, rim=2, shade=4)
        + solid(
            "M11 17C9 3 24-1 33 6C39 10 38 15 37 18C30 16 24 12 21 10C18 14 14 16 11 17Z",
            WOOD,
            line=LINE,
        )
    )


def machine() -> str:
    return (
        stroke("M24 10V6", 2.4)
        + gilt(circle(24, 5.5, 3.6), CRIMSON, 1.5)
        + gilt(box(9, 11, 30, 28, 8))
        + solid(circle(17.5, 23, 5.4), "#FFF3C4", line=INNER, shade=0, rim=0)
        + solid(circle(30.5, 23, 5.4), "#FFF3C4", line=INNER, shade=0, rim=0)
        + flat(circle(17.5, 23, 2.2) + circle(30.5, 23, 2.2), INK)
        + outline("M16 33H32M20 31V35M24 31V35M28 31V35", 1.8)
        + gilt(box(3, 19, 6, 11, 2), GOLD_DARK, 1)
        + gilt(box(39, 19, 6, 11, 2), GOLD_DARK, 1)
    )


def rumble() -> str:
    pad = (
        "M15 14H33C39 14 42 22 42 30C42 37 37 38 34 33L31 29H17L14 33C11 38 6 37 6 30"
        "C6 22 9 14 15 14Z"
    )
    return (
        gilt(pad, STONE_LIGHT)
        + flat(circle(16, 22, 2.6) + circle(32, 22, 2.6), INK)
        + stroke("M7 8Q4 11 4 15M41 8Q44 11 44 15", 2.2)
    )


def first() -> str:
    """Who begins: a little pennant on a staff."""
    return stroke("M12 43V6", 3, WOOD) + gilt("M14 6L42 13L34 19L41 26L14 26Z", CRIMSON)


def leave() -> str:
    """Leaving: an open door."""
    return (
        solid(box(8, 4, 26, 40, 2), "#3A2418", line=LINE, rim=0, shade=0)
        + gilt("M8 4L24 10V46L8 44Z", WOOD)
        + flat(circle(20, 28, 2), GOLD)
        + gilt("M28 20H36V13L47 24L36 35V28H28Z")
    )


def lock() -> str:
    """Whoever must wait: iron, for gold says that one should look there."""
    hole = circle(24, 31, 4.2) + polygon([(22, 32), (26, 32), (28, 41), (20, 41)])
    return (
        stroke("M14 24V16C14 3 34 3 34 16V24", 6, STONE_LIGHT)
        + gilt(box(6, 21, 36, 25, 5), STONE_DARK)
        + flat(hole, PAPER)
    )


SIGNS = icons(
    {
        "trophy": trophy,
        "book": book,
        "scroll": scroll,
        "secret": secret,
        "human": human,
        "machine": machine,
        "rumble": rumble,
        "first": first,
        "leave": leave,
        "lock": lock,
    }
)
