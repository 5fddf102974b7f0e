"""The curtain of the theatre: two halves that slide, a hole to peep through, a valance above."""

from __future__ import annotations

import math
from functools import partial

from kingup_game.theme.palette import CRIMSON, CRIMSON_DARK, INK, PAPER
from tools.studio.brass import BRASS, BRASS_DARK, BRASS_LIGHT
from tools.studio.signs.crowns import small_crown
from tools.studio.signs.drawing import (
    Point,
    box,
    circle,
    clipped,
    darker,
    ellipse,
    flat,
    mixed,
    moved,
    number,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.sign import Sign

HALF, HIGH = 960, 1080
PEEP_Y, PEEP = 440, 62  # the hole lies on the seam, at the height of a face
_FOLDS = 9
_HEM = 1000
_VALLEY = mixed(CRIMSON_DARK, INK, 0.35)
_RIDGE = mixed(CRIMSON, "#E8604A", 0.3)


def _edge(x: float, phase: float, swell: float) -> list[Point]:
    """A line down the cloth that sways a little, more towards the foot."""
    return [
        (x + swell * (0.3 + y / HIGH) * math.sin(phase + y / 260), float(y))
        for y in range(0, HIGH + 1, 40)
    ]


def _strip(left: list[Point], right: list[Point], colour: str, opacity: float = 1.0) -> str:
    return flat(polygon([*left, *reversed(right)]), colour, opacity)


def _folds() -> str:
    step = HALF / _FOLDS
    drawn = flat(box(0, 0, HALF, HIGH), CRIMSON)
    for fold in range(_FOLDS + 1):
        x, phase = fold * step, fold * 1.7
        deep = 34 + 10 * math.sin(fold * 2.3)
        drawn += _strip(_edge(x - deep, phase, 7), _edge(x + 16, phase + 0.4, 9), CRIMSON_DARK)
        drawn += _strip(
            _edge(x - deep * 0.4, phase + 0.2, 8), _edge(x + 6, phase + 0.4, 9), _VALLEY
        )
        lit = x + step * 0.36
        drawn += _strip(_edge(lit, phase + 0.5, 8), _edge(lit + 17, phase + 0.7, 9), _RIDGE)
    return drawn


def _fringe(width: float, top: float, step: float, deep: float) -> str:
    """A brass braid with tassels hanging from it."""
    threads = "".join(
        f"M{number(x)} {top + 20}L{number(x)} {number(top + 20 + deep)}"
        for x in [step / 2 + k * step for k in range(int(width / step))]
    )
    return (
        outline(threads, step * 0.86, INK)
        + outline(threads, step * 0.56, BRASS)
        + flat(box(0, top, width, 24), BRASS)
        + flat(box(0, top, width, 6), BRASS_LIGHT)
        + flat(box(0, top + 17, width, 7), BRASS_DARK)
        + outline(f"M0 {top}H{width}M0 {top + 24}H{width}", 3)
    )


def left_half() -> str:
    """The half that slides to the left; its right edge is the seam with half of the peephole."""
    cloth = f"M0 0H{HALF}V{PEEP_Y - PEEP}A{PEEP} {PEEP} 0 0 0 {HALF} {PEEP_Y + PEEP}V{HIGH}H0Z"
    ring = f"M{HALF} {PEEP_Y - PEEP}A{PEEP} {PEEP} 0 0 0 {HALF} {PEEP_Y + PEEP}"
    rivets = "".join(
        solid(
            circle(
                HALF - PEEP * math.sin(math.radians(turn)),
                PEEP_Y - PEEP * math.cos(math.radians(turn)),
                5,
            ),
            BRASS_LIGHT,
            line=2,
            rim=0,
            shade=1.6,
            dark=BRASS_DARK,
        )
        for turn in (24, 57, 90, 123, 156)
    )
    seam = outline(f"M{HALF - 3} 0V{PEEP_Y - PEEP}M{HALF - 3} {PEEP_Y + PEEP}V{HIGH}", 9, _VALLEY)
    return clipped(
        cloth,
        _folds()
        + _fringe(HALF, _HEM, 16, 46)
        + seam
        + outline(ring, 40, INK)
        + outline(ring, 32, BRASS)
        + moved(outline(ring, 6, BRASS_LIGHT), -9, -9)
        + rivets,
    )


def right_half() -> str:
    """Its mirror, but lit from the same side as all else."""
    return f'<g transform="translate({HALF} 0) scale(-1 1)">{left_half()}</g>'


def valance() -> str:
    """What hides the rail: seven swags with a crown in the middle, 1920 wide."""
    width, swags = 1920.0, 7
    step = width / swags
    drawn = flat(box(0, 0, width, 40), CRIMSON_DARK)
    for k in range(swags):
        x = k * step
        foot = 176.0 if k == swags // 2 else 140.0
        hang = f"Q{number(x + step / 2)} {number(2 * foot - 70)} {number(x + step)} 70"
        swag = f"M{number(x)} 0V70{hang}V0Z"
        lines = "".join(
            f"M{number(x + 14)} {24 + 18 * n}Q{number(x + step / 2)}"
            f" {number((foot - 14) * (0.5 + 0.34 * n))} {number(x + step - 14)} {24 + 18 * n}"
            for n in range(3)
        )
        drawn += (
            solid(swag, CRIMSON, line=4, rim=0, shade=10, dark=CRIMSON_DARK)
            + outline(lines, 7, CRIMSON_DARK)
            + outline(f"M{number(x)} 70{hang}", 11, INK)
            + outline(f"M{number(x)} 70{hang}", 6, BRASS)
        )
    braid = {"light": BRASS_LIGHT, "dark": BRASS_DARK}
    tassels = "".join(
        solid(f"M{number(x - 13)} 74h26l8 62q-21 12-42 0Z", BRASS, line=4, rim=3, shade=5, **braid)
        + solid(circle(x, 66, 16), BRASS, line=4, rim=3, shade=4, **braid)
        for x in [k * step for k in range(1, swags)]
    )
    return (
        drawn
        + tassels
        + flat(box(0, 0, width, 18), BRASS)
        + outline(f"M0 18H{number(width)}", 4)
        + moved(small_crown(5), width / 2, 82, 0.9)
    )


def peeping(look: int) -> str:
    """Two eyes for the hole: to the left, ahead, to the right, or shut."""
    eyes = ""
    for x in (36, 84):
        if look > 2:
            eyes += outline(f"M{x - 17} 36Q{x} 46 {x + 17} 36", 7, INK) + outline(
                f"M{x - 17} 36Q{x} 46 {x + 17} 36", 3.4, PAPER
            )
            continue
        gaze = (look - 1) * 6
        eyes += (
            solid(ellipse(x, 34, 20, 17), PAPER, line=3, rim=0, shade=4, dark=darker(PAPER, 0.3))
            + flat(circle(x + gaze, 35, 9.5), INK)
            + flat(circle(x + gaze - 3, 31, 3), "#FFFFFF")
        )
    return eyes + outline("M18 11Q34 3 50 12M70 12Q86 3 102 11", 5, PAPER)


SIGNS = [
    Sign("curtain_left", HALF, HIGH, left_half, quality=72),
    Sign("curtain_right", HALF, HIGH, right_half, quality=72),
    Sign("curtain_valance", 1920, 184, valance, quality=80),
    *(
        Sign(f"peeping_{name}", 120, 56, partial(peeping, look))
        for look, name in enumerate(("left", "ahead", "right", "shut"))
    ),
]
