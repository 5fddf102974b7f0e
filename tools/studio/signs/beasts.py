"""Lion, Rose and Owl: the three houses of the almanac, drawn about (0, 0), some 100 high."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PAPER,
    PARCHMENT,
    PARCHMENT_SHADE,
    WOOD,
    WOOD_DARK,
    YES_GREEN,
)
from tools.studio.signs.drawing import (
    FINE,
    INNER,
    OUTER,
    around,
    circle,
    ellipse,
    flat,
    mirrored,
    moved,
    number,
    outline,
    polygon,
    solid,
)

_MANE, _MANE_DARK = "#C8702A", "#8C4315"


def _both(content: str) -> str:
    return content + mirrored(content, 0)


def _locks(count: int, inner: float, outer: float, turn: float = 0) -> str:
    """A mane: locks that all curl the same way around the face."""
    step = 360 / count
    x, y = around(0, 0, inner, turn)
    path = f"M{number(x)} {number(y)}"
    for n in range(count):
        base = turn + n * step
        bend = around(0, 0, outer * 0.92, base - step * 0.05)
        tip = around(0, 0, outer, base + step * 0.62)
        back = around(0, 0, inner * 1.12, base + step * 0.72)
        end = around(0, 0, inner, base + step)
        path += (
            f"Q{number(bend[0])} {number(bend[1])} {number(tip[0])} {number(tip[1])}"
            f"Q{number(back[0])} {number(back[1])} {number(end[0])} {number(end[1])}"
        )
    return path + "Z"


def lion() -> str:
    face = (
        "M0-30C18-30 27-20 26-6C26 4 20 8 18 16C16 26 8 31 0 31C-8 31-16 26-18 16"
        "C-20 8-26 4-26-6C-27-20-18-30 0-30Z"
    )
    muzzle = "M0 4C10 4 17 9 17 16C17 24 8 26 0 24C-8 26-17 24-17 16C-17 9-10 4 0 4Z"
    ear = ellipse(-25, -25, 9, 9)
    eye = "M-18-7Q-11-14-4-6Q-11-3-18-7Z"
    return (
        solid(_locks(16, 37, 53), _MANE_DARK, rim=0, shade=4)
        + solid(_locks(13, 28, 44, 12), _MANE, line=INNER, rim=1.6, shade=4, dark=_MANE_DARK)
        + _both(solid(ear, GOLD, line=INNER, shade=3) + flat(circle(-24, -24, 4), _MANE_DARK))
        + solid(face, GOLD, line=OUTER, rim=2.4, shade=5, light=GOLD_LIGHT, dark=GOLD_DARK)
        + _both(solid(eye, PAPER, line=INNER, rim=0, shade=0) + flat(circle(-10, -7, 2.9), INK))
        + _both(outline("M-20-15Q-12-19-4-12", OUTER))
        + _both(outline("M-5-10Q-8 0-7 5", FINE, GOLD_DARK))
        + solid(muzzle, PAPER, line=INNER, rim=0, shade=3, dark=PARCHMENT)
        + solid("M-9 2Q0-2 9 2Q7 10 0 12Q-7 10-9 2Z", "#7A2A22", line=INNER, rim=1.4, shade=2)
        + outline("M0 12V17M-9 17Q-4 22 0 17Q4 22 9 17", INNER)
        + flat(
            circle(-11, 14, 1.2) + circle(-8, 18, 1.2) + circle(11, 14, 1.2) + circle(8, 18, 1.2),
            INK,
            0.7,
        )
        + solid("M-5 22Q0 25 5 22L4 30Q0 35-4 30Z", _MANE, line=INNER, rim=0, shade=2)
    )


def rose() -> str:
    """Five red petals, five white upon them, a gold heart, five thorns of green."""
    leaf = "M0-56Q12-46 10-34L0-26L-10-34Q-12-46 0-56Z"
    outer = "M0-12C-12-16-27-25-25-38C-23-49-9-51 0-43C9-51 23-49 25-38C27-25 12-16 0-12Z"
    inner = "M0-6C-8-9-15-15-14-22C-13-28-5-30 0-25C5-30 13-28 14-22C15-15 8-9 0-6Z"
    leaves = "".join(
        moved(solid(leaf, YES_GREEN, line=INNER, shade=3), turn=36 + n * 72) for n in range(5)
    )
    petals = "".join(
        moved(
            solid(outer, CRIMSON, line=OUTER, rim=0, shade=0)
            + outline("M-16-41Q-18-34-12-27M16-41Q18-34 12-27", FINE, CRIMSON_DARK)
            + outline("M-21-40Q-17-46-9-45", 2, "#E8747A"),
            turn=n * 72,
        )
        for n in range(5)
    )
    core = "".join(
        moved(
            solid(inner, PAPER, line=INNER, rim=0, shade=0)
            + outline("M0-22V-15", FINE, PARCHMENT_SHADE),
            turn=n * 72,
        )
        for n in range(5)
    )
    heart = solid(circle(0, 0, 9), GOLD, line=INNER + 0.4, rim=2, shade=3, light=GOLD_LIGHT)
    seeds = flat("".join(circle(*around(0, 0, 4.8, n * 72), 1.3) for n in range(5)), INK, 0.8)
    return leaves + petals + core + heart + seeds


def owl() -> str:
    body = (
        "M0-46C10-46 18-44 27-52C31-46 33-38 32-30C38-14 38 12 28 32C20 46 8 50 0 50"
        "C-8 50-20 46-28 32C-38 12-38-14-32-30C-33-38-31-46-27-52C-18-44-10-46 0-46Z"
    )
    disc = circle(-14, -22, 15.5)
    wing = "M-33-8C-44 8-42 34-24 44C-18 30-20 8-33-8Z"
    feathers = "".join(
        outline(f"M{x - 5} {y}q5 7 10 0", INNER, WOOD_DARK)
        for y, xs in (
            (6, (-9, 0, 9)),
            (15, (-13, -4.5, 4.5, 13)),
            (24, (-9, 0, 9)),
            (33, (-4.5, 4.5)),
        )
        for x in xs
    )
    return (
        solid(body, "#9C6B3C", line=OUTER, rim=3, shade=6, light="#CF9A5C", dark=WOOD_DARK)
        + flat(
            "M0-4C14-4 20 10 18 26C15 40 8 44 0 45C-8 44-15 40-18 26C-20 10-14-4 0-4Z", PARCHMENT
        )
        + feathers
        + _both(
            solid(wing, WOOD, line=INNER + 0.4, rim=2, shade=4, dark=WOOD_DARK)
            + outline("M-35 8Q-31 22-27 32M-29 6Q-27 20-25 28", FINE)
        )
        + _both(
            solid(disc, PAPER, line=INNER + 0.4, rim=0, shade=4, dark=PARCHMENT_SHADE)
            + solid(circle(-13, -22, 9.6), GOLD, line=INNER, rim=0, shade=2.6, dark=GOLD_DARK)
            + flat(circle(-12, -22, 5.4), INK)
        )
        + flat(circle(-14, -24.5, 2) + circle(10, -24.5, 2), "#FFFFFF")
        + solid("M0-19L6-12Q4-4 0-1Q-4-4-6-12Z", GOLD, line=INNER, rim=1.4, shade=3, dark=GOLD_DARK)
        + _both(outline("M-28-46Q-16-42-4-34", INNER))
        + _both(
            solid(
                "M-16 46Q-16 41-12 41Q-8 41-8 46Q-8 52-12 52Q-16 52-16 46Z",
                GOLD,
                line=INNER,
                shade=2,
            )
        )
        + flat(polygon([(0, -44), (3, -38), (0, -32), (-3, -38)]), GOLD)
    )
