"""What people wear besides hair: glasses, collars, freckles, wrinkles, beards, jewels."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.theme.palette import INK, PAPER
from tools.studio.cast.anatomy import Look
from tools.studio.cast.curves import Path, Point, closed, ellipse, polygon
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, Tones, mixed, tones

# Outlines read best as rows of points.
# fmt: off


def glasses(pen: Pen, look: Look, colour: str, shape: str = "round", size: float = 40) -> None:
    """Frames before the eyes, with a glint on the glass."""
    face = look.face
    y = face.eye_y + 2
    for side in (-1, 1):
        x = face.x + side * (face.gap + 1)
        rim = _rim(shape, x, y, size, side)
        pen.fill(rim, "#EAF6F4", 0.16)
        pen.stroke(rim, INK, 12)
        pen.stroke(rim, colour, 6)
        glint = polygon([(x - size * 0.5, y - 4), (x - size * 0.1, y - size * 0.62),
                         (x + size * 0.1, y - size * 0.62), (x - size * 0.36, y + 8)])
        pen.fill(glint, "#FFFFFF", 0.4)
        arm = [(x + side * size, y - 3), (face.x + side * 104, y - 8)]
        pen.stroke(f"M{arm[0][0]},{arm[0][1]}L{arm[1][0]},{arm[1][1]}", INK, 9)
    bridge = face.gap + 1 - size
    pen.ink([(face.x - bridge, y - 6), (face.x, y - 14), (face.x + bridge, y - 6)], 10)


def _rim(shape: str, x: float, y: float, size: float, side: int) -> Path:
    if shape == "round":
        return ellipse(x, y, size)
    if shape == "half":
        return closed([(x - size, y + 2, 0), (x, y + 2), (x + size, y + 2, 0),
            (x + size * 0.7, y + size * 0.66),
                       (x, y + size * 0.8), (x - size * 0.7, y + size * 0.66)])
    if shape == "cat":
        tip = (x + side * size * 1.16, y - size * 0.72, 0)
        inner: list[Point] = [(x - side * size * 0.9, y - size * 0.42),
            (x - side * size * 0.86, y + size * 0.3),
                              (x, y + size * 0.72), (x + side * size * 0.9, y + size * 0.3)]
        return closed([*inner, tip])
    wide, high = size, size * 0.74
    return closed([(x - wide, y - high, 0), (x + wide, y - high, 0), (x + wide, y + high * 0.6),
        (x + wide * 0.6, y + high),
                   (x - wide * 0.6, y + high), (x - wide, y + high * 0.6)])


def freckles(pen: Pen, look: Look, spread: float = 60) -> None:
    y = look.face.eye_y + 40
    for dx, dy in ((-1, 0), (-0.72, 8), (-0.86, 16), (-0.5, 2), (1, 0), (0.72, 8), (0.86, 16),
        (0.5, 2)):
        pen.fill(ellipse(look.face.x + dx * spread, y + dy, 3.8), look.skin.shade)


def wrinkles(pen: Pen, look: Look, deep: bool = False) -> None:
    """A long life: at the eyes, the forehead and around the mouth."""
    face = look.face
    for side in (-1, 1):
        x = face.x + side * (face.gap + 36)
        for dy in (-8, 4, 15):
            pen.ink([(x, face.eye_y + dy * 0.5),
                (x + side * 15, face.eye_y + dy)], 5, look.skin.shade)
        m = face.x + side * 44
        pen.ink([(m - side * 12, face.mouth_y - 40), (m + side * 6, face.mouth_y - 20),
            (m + side * 2, face.mouth_y + 4)],
                6, look.skin.shade)
    for k in range(3 if deep else 2):
        y = face.eye_y - face.brow_y - 26 - 15 * k
        half = 40 - 8 * k
        pen.ink([(face.x - half, y + 3), (face.x, y - 4),
            (face.x + half, y + 3)], 5.5, look.skin.shade)


def stubble(pen: Pen, look: Look, colour: str) -> None:
    jaw = closed([(158, 300), (190, 330), (256, 316), (322, 330), (354, 300), (350, 400),
        (256, 412), (162, 400)])
    with pen.inside(look.face.skull):
        pen.fill(jaw, colour, 0.3)


def beard(pen: Pen, tone: Tones, points: Sequence[Point]) -> None:
    """A beard given by the right half of its edge, from the temple to the chin; the cheeks and
    the mouth are free."""
    left = [(512 - point[0], *point[1:]) for point in reversed(points) if point[0] != 256]
    cheek: list[Point] = [(200, 318), (232, 322), (256, 314), (280, 322), (312, 318)]
    mouth = "M256,322C222,318 214,334 220,350C226,370 286,370 292,350C298,334 290,318 256,322Z"
    pen.solid(closed([*points, *left, *cheek]) + mouth, tone, OUTER - 1, depth=13)


def moustache(pen: Pen, tone: Tones, half: Sequence[Point]) -> None:
    """Both halves of a moustache from its right one."""
    for side in (-1, 1):
        part = [(256 + side * (point[0] - 256), *point[1:]) for point in half]
        pen.solid(closed(part), tone, INNER + 1, depth=6, rim=4)


def collar(pen: Pen, look: Look) -> None:
    """Two points of a shirt."""
    for side in (-1, 1):
        pen.solid(polygon([(256, 408), (256 + side * 62, 380), (256 + side * 74, 420),
            (256 + side * 22, 448)]),
                  look.second, INNER, depth=6)


def round_collar(pen: Pen, look: Look) -> None:
    for side in (-1, 1):
        leaf = closed([(256, 402, 0), (256 + side * 58, 388), (256 + side * 84, 408),
            (256 + side * 66, 444),
                       (256 + side * 22, 446)])
        pen.solid(leaf, look.second, INNER, depth=7)


def roll_neck(pen: Pen, look: Look) -> None:
    pen.solid(closed([(196, 384), (256, 400), (316, 384), (328, 412), (256, 434), (184, 412)]),
        look.second, INNER, depth=8)
    for x in (216, 236, 256, 276, 296):
        pen.ink([(x, 398), (x, 424)], 4.5, look.second.shade)


def shawl(pen: Pen, look: Look) -> None:
    for side in (1, -1):
        wrap = closed([(256 - side * 10, 410, 0), (256 + side * 70, 382), (256 + side * 128, 420),
            (256 + side * 120, 470),
                       (256 + side * 30, 468)])
        pen.solid(wrap, look.second, INNER, depth=9)
        for x in (44, 70, 96):
            pen.ink([(256 + side * x, 404), (256 + side * (x - 8), 454)], 4.5, look.second.shade)


def stripes(pen: Pen, look: Look) -> None:
    body = "M124,492Q130,400 190,390H322Q384,400 388,492Z"
    with pen.inside(body):
        for y in (416, 446, 476):
            pen.stroke(f"M110,{y}Q256,{y + 22} 402,{y}", look.second.base, 13)


def dungarees(pen: Pen, look: Look) -> None:
    for side in (-1, 1):
        pen.solid(polygon([(256 + side * 62, 388), (256 + side * 88, 394), (256 + side * 66, 470),
            (256 + side * 44, 462)]),
                  look.second, INNER, depth=5)
    pen.solid(closed([(196, 446, 0), (256, 452), (316, 446, 0), (320, 494, 0), (192, 494, 0)]),
        look.second, INNER, depth=6)
    for x in (212, 300):
        pen.solid(ellipse(x, 456, 7), tones("#E2C068"), FINE, depth=2, rim=2)


def pearls(pen: Pen, _look: Look) -> None:
    for k in range(-4, 5):
        pen.solid(ellipse(256 + k * 19, 426 - abs(k) ** 1.6 * 3.2, 9), Tones("#FFFFFF", PAPER,
            "#CDB894"), FINE, depth=3, rim=3)


def bow_tie(pen: Pen, look: Look) -> None:
    collar(pen, look)
    for side in (-1, 1):
        pen.solid(closed([(256, 424, 0), (256 + side * 44, 404, 0), (256 + side * 48, 452, 0)]),
            tones("#A8232F"), INNER, depth=6)
    pen.solid(ellipse(256, 426, 11, 12), tones("#A8232F"), INNER, depth=3)


def earrings(pen: Pen, look: Look, colour: str, size: float = 11, x: float = 100) -> None:
    for side in (-1, 1):
        pen.stroke(f"M{look.face.x + side * x},{look.face.eye_y + 34}v10", INK, 6)
        pen.solid(ellipse(look.face.x + side * x, look.face.eye_y + 44 + size, size),
            tones(colour), FINE + 1, depth=4, rim=3)


def shine_on(pen: Pen, look: Look) -> None:
    """The light on a bald head."""
    pen.fill(ellipse(212, 184, 30, 15), mixed(look.skin.light, "#FFFFFF", 0.4), 0.8)
