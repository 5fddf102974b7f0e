"""The secret ballot's paper: an envelope, open and shut, and the wax that seals it."""

from __future__ import annotations

from kingup_game.theme.palette import CRIMSON, CRIMSON_DARK, PAPER, PARCHMENT, PARCHMENT_SHADE
from tools.studio.signs.drawing import (
    INNER,
    Point,
    around,
    box,
    circle,
    flat,
    grain,
    lighter,
    moved,
    number,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.sign import Sign


def wax(colour: str, dark: str, radius: float = 26) -> str:
    """A blot of wax about (0, 0), pressed with a crown."""
    rims = (1.0, 1.1, 0.98, 1.12, 1.02, 1.08, 0.97, 1.1, 1.0, 1.07)
    points = [around(0, 0, radius * rim, step * 36) for step, rim in enumerate(rims)]
    press = circle(0, 0, radius * 0.72)
    stamp = "M-11 8L-13-7L-6-1L0-11L6-1L13-7L11 8Z"
    scale = radius / 26
    return (
        solid(_smooth(points), colour, line=3.2, rim=2.6, shade=4.5, dark=dark)
        + flat(press, dark, 0.75)
        + outline(press, 1.8, dark)
        + moved(flat(press, colour, 0.55), 1.2, 1.6, 0.94)
        + moved(
            solid(stamp, lighter(colour, 0.28), line=INNER, rim=1.4, shade=2, dark=colour),
            0,
            1,
            scale,
        )
    )


def _smooth(points: list[Point]) -> str:
    """A closed curve through the middles of the sides, bent towards each point."""
    pairs = list(zip(points, points[1:] + points[:1], strict=True))
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairs]
    path = f"M{number(middles[-1][0])} {number(middles[-1][1])}"
    for point, middle in zip(points, middles, strict=True):
        path += f"Q{number(point[0])} {number(point[1])} {number(middle[0])} {number(middle[1])}"
    return path + "Z"


def _body() -> str:
    sheet = box(6, 34, 148, 84, 7)
    return solid(sheet, PARCHMENT, line=0, rim=2.4, shade=4, dark=PARCHMENT_SHADE) + grain(
        sheet, 0.1
    )


def _pocket() -> str:
    return _folds() + outline(box(6, 34, 148, 84, 7), 3.6)


def _folds() -> str:
    left, right = polygon([(8, 37), (70, 80), (8, 116)]), polygon([(152, 37), (90, 80), (152, 116)])
    front = "M8 115L74 72Q80 68 86 72L152 115Q151 118 147 118H13Q9 118 8 115Z"
    return (
        solid(left, PARCHMENT, line=INNER, shade=3, dark=PARCHMENT_SHADE)
        + solid(right, PARCHMENT, line=INNER, shade=3, dark=PARCHMENT_SHADE)
        + solid(front, PAPER, line=INNER, shade=3, dark=PARCHMENT)
    )


def envelope_open() -> str:
    flap = "M8 37L74 6Q80 3 86 6L152 37Z"
    lining = "M24 37L76 12.500Q80 11 84 12.500L136 37Z"
    inside = box(8, 36, 144, 50)
    return (
        solid(flap, PARCHMENT, line=3.6, shade=3, dark=PARCHMENT_SHADE)
        + flat(lining, CRIMSON)
        + outline(lining, INNER)
        + flat(inside, CRIMSON_DARK)
        + outline("M8 37H152", INNER)
        + _pocket()
    )


def envelope_pocket() -> str:
    """The front of an open one alone: what is put in shows above it."""
    edges = "M6 37V111Q6 118 13 118H147Q154 118 154 111V37"
    return _folds() + outline(edges, 3.6)


def envelope_closed() -> str:
    flap = "M8 37Q9 34 13 34H147Q151 34 152 37L88 86Q80 91 72 86Z"
    return _body() + _pocket() + solid(flap, PAPER, line=3.4, rim=2, shade=5, dark=PARCHMENT_SHADE)


def envelope_sealed() -> str:
    return envelope_closed() + moved(wax(CRIMSON, CRIMSON_DARK, 36), 80, 78)


def blot() -> str:
    return moved(wax(CRIMSON, CRIMSON_DARK, 36), 42, 42)


SIGNS = [
    Sign("envelope_open", 160, 122, envelope_open),
    Sign("envelope_pocket", 160, 122, envelope_pocket),
    Sign("wax", 84, 84, blot),
    Sign("envelope_sealed", 160, 122, envelope_sealed, facts={"seal": [80, 78]}),
]
