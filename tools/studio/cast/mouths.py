"""The mouths, one function for each; a mouth is drawn around (x, y) and `w` wide to each side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kingup_game.theme.palette import INK
from tools.studio.cast.anatomy import Look
from tools.studio.cast.curves import Point, closed, ellipse, through
from tools.studio.cast.pen import FINE, INNER, Pen, mixed, tones

DARK = "#4A1118"
TONGUE = "#D4574F"
TEETH = "#FFFAEF"


GROWS_UP = 14
"""A larger mouth grows from so far below its middle: further down the badge would hide it."""


@dataclass(frozen=True)
class Mouth:
    pen: Pen
    x: float
    y: float
    w: float
    gape: float
    lip: str
    line: str
    skin: str


def mouth(pen: Pen, look: Look) -> None:
    face, now = look.face, look.now
    lip = mixed(face.lip, "#8BA832", now.green * 0.3) if face.lip else ""
    at = pen, face.mouth_x, face.mouth_y, face.mouth
    with pen.scaled(look.play, face.mouth_x, face.mouth_y + GROWS_UP):
        MOUTHS[now.mouth](Mouth(*at, now.gape, lip, look.line, look.skin.base))


def _opening(m: Mouth, shape: list[Point], teeth: float, tongue: float = 0.0) -> None:
    """A mouth that stands open: dark within, `teeth` below its upper edge, a tongue."""
    path = closed(shape)
    top = min(point[1] for point in shape)
    bottom = max(point[1] for point in shape)
    if m.lip:
        m.pen.stroke(path, INK, 19)
        m.pen.stroke(path, m.lip, 13)
    with m.pen.inside(path):
        m.pen.fill(path, DARK)
        if tongue:
            m.pen.fill(ellipse(m.x + 3, bottom + 3, m.w * 0.62, tongue), TONGUE)
        if teeth:
            row = [(m.x - m.w - 9, top - 20), (m.x + m.w + 9, top - 20),
                   (m.x + m.w + 9, top + teeth * 0.7), (m.x, top + teeth * 1.3),
                   (m.x - m.w - 9, top + teeth * 0.7)]  # fmt: skip
            m.pen.fill(closed(row), TEETH)
            m.pen.stroke(through(row[2:]), INK, 3)
    m.pen.stroke(path, INK, INNER)


def _closed_lips(m: Mouth, curve: list[Point]) -> None:
    if m.lip:
        (x0, y0, *_), (x1, y1, *_), (x2, y2, *_) = curve[0], curve[len(curve) // 2], curve[-1]
        body = [(x0, y0, 0), (x1 - 9, y1 - 12), (x1, y1 - 8), (x1 + 9, y1 - 12), (x2, y2, 0),
                (x1 + 10, y1 + 14), (x1 - 10, y1 + 14)]  # fmt: skip
        m.pen.fill(closed(body), m.lip)
        m.pen.stroke(closed(body), mixed(m.lip, INK, 0.65), FINE)
        m.pen.fill(ellipse(x1 - 5, y1 + 8, 6, 2.5), mixed(m.lip, "#FFFFFF", 0.45))
        m.pen.ink(curve, 5.5)
    else:
        m.pen.ink(curve, 9)
        mid = curve[len(curve) // 2]
        m.pen.ink([(mid[0] - 11, mid[1] + 15), (mid[0], mid[1] + 17), (mid[0] + 11, mid[1] + 15)],
                  4.5, m.line)  # fmt: skip


def smile(m: Mouth) -> None:
    x, y, w = m.x, m.y, m.w
    _closed_lips(m, [(x - w, y - 7), (x - w * 0.5, y + 5), (x, y + 8), (x + w * 0.5, y + 5),
                     (x + w, y - 7)])  # fmt: skip
    for side in (-1, 1):
        at = x + side * (w + 2)
        m.pen.ink([(at - side * 2, y - 14), (at + side * 3, y - 8), (at, y)], 5, m.line)


def smirk(m: Mouth) -> None:
    x, y, w = m.x, m.y, m.w
    _closed_lips(m, [(x - w, y + 3), (x - w * 0.4, y + 7), (x, y + 6), (x + w * 0.6, y - 3),
                     (x + w, y - 14)])  # fmt: skip
    m.pen.ink([(x + w - 3, y - 23), (x + w + 6, y - 15), (x + w + 3, y - 4)], 5.5, m.line)


def flat(m: Mouth) -> None:
    x, y, w = m.x, m.y, m.w
    _closed_lips(m, [(x - w, y + 4), (x, y), (x + w, y + 4)])


def growl(m: Mouth) -> None:
    """A jaw pushed forward, two lower teeth over the upper lip."""
    x, y, w = m.x, m.y, m.w * 1.15
    gap = closed([(x - w, y + 9, 0), (x - w * 0.6, y - 5), (x, y - 7), (x + w * 0.6, y - 5),
                  (x + w, y + 9, 0), (x + w * 0.5, y + 8), (x - w * 0.5, y + 8)])  # fmt: skip
    m.pen.fill(gap, DARK)
    m.pen.stroke(gap, INK, INNER)
    for side in (-1, 1):
        at = x + side * w * 0.55
        tooth = closed([(at - 7, y + 9, 0), (at - 5, y - 10), (at + 5, y - 10), (at + 7, y + 9, 0)])
        m.pen.fill(tooth, TEETH)
        m.pen.stroke(tooth, INK, 4)


def haughty(m: Mouth) -> None:
    x, y, w = m.x, m.y, m.w
    _closed_lips(m, [(x - w, y + 5), (x - w * 0.4, y - 1), (x, y), (x + w * 0.5, y - 2),
                     (x + w, y + 1)])  # fmt: skip


def pursed(m: Mouth) -> None:
    x, y = m.x, m.y
    _closed_lips(m, [(x - 17, y), (x, y + 1), (x + 17, y)])


def grin(m: Mouth) -> None:
    x, y, w, h = m.x, m.y, m.w, 25 * m.gape
    _opening(m, [(x - w, y - 11, 0), (x, y - 3), (x + w, y - 11, 0), (x + w * 0.55, y + h * 0.75),
                 (x, y + h), (x - w * 0.55, y + h * 0.75)], 17, 9)  # fmt: skip
    for side in (-1, 1):
        at = x + side * (w + 3)
        m.pen.ink([(at - side * 4, y - 19), (at + side * 3, y - 12), (at, y - 3)], 5, m.line)


def toothy(m: Mouth) -> None:
    """A grin from ear to ear, both rows of teeth on each other."""
    x, y, w, h = m.x, m.y, m.w, 27 * m.gape
    path = closed([(x - w, y - 24, 0), (x - w * 0.5, y - 6), (x, y), (x + w * 0.5, y - 6),
                   (x + w, y - 24, 0), (x + w * 0.66, y + h * 0.55), (x, y + h),
                   (x - w * 0.66, y + h * 0.55)])  # fmt: skip
    with m.pen.inside(path):
        m.pen.fill(path, TEETH)
        m.pen.fill(ellipse(x + w * 0.5, y + h, w * 0.9, h * 0.5), "#D8C2A4", 0.7)
        m.pen.ink([(x - w, y - 20), (x, y + h * 0.46), (x + w, y - 20)], 4.5)
        for i in (-2, -1, 0, 1, 2):
            at = x + i * w * 0.3
            m.pen.stroke(f"M{at:.1f},{y - 20}L{at - i * 2:.1f},{y + h + 6:.1f}", "#8F7A64", 3)
    m.pen.stroke(path, INK, INNER)
    for side in (-1, 1):
        at = x + side * (w + 2)
        m.pen.ink([(at - side * 7, y - 34), (at + side * 4, y - 27), (at + side * 3, y - 12)], 7,
                  m.line)  # fmt: skip


def laugh(m: Mouth) -> None:
    x, y, w, h = m.x, m.y, m.w * 1.12, 34 * m.gape
    _opening(m, [(x - w, y - 14, 0), (x, y - 8), (x + w, y - 14, 0), (x + w * 0.66, y + h * 0.62),
                 (x, y + h), (x - w * 0.66, y + h * 0.62)], 13, 19)  # fmt: skip
    for side in (-1, 1):
        at = x + side * (w + 4)
        m.pen.ink([(at - side * 4, y - 23), (at + side * 3, y - 15), (at, y - 5)], 5, m.line)


def awe(m: Mouth) -> None:
    x, y, w = m.x, m.y, m.w * 0.66
    _opening(m, [(x - w, y - 7, 0), (x, y - 8), (x + w, y - 7, 0), (x + w * 0.6, y + 13),
                 (x, y + 19), (x - w * 0.6, y + 13)], 9, 9)  # fmt: skip


def gritted(m: Mouth) -> None:
    x, y, w = m.x, m.y + 2, m.w * 0.95
    path = closed([(x - w, y + 8), (x - w * 0.86, y - 8), (x, y - 12), (x + w * 0.86, y - 8),
                   (x + w, y + 8), (x + w * 0.7, y + 13), (x, y + 10),
                   (x - w * 0.7, y + 13)])  # fmt: skip
    if m.lip:
        m.pen.stroke(path, INK, 17)
        m.pen.stroke(path, m.lip, 11)
    with m.pen.inside(path):
        m.pen.fill(path, TEETH)
        m.pen.ink([(x - w, y + 2), (x, y - 1), (x + w, y + 2)], 4.5)
        for i in range(-2, 3):
            at = x + i * w * 0.36
            m.pen.stroke(f"M{at:.1f},{y - 18:.1f}V{y + 22:.1f}", INK, 3)
    m.pen.stroke(path, INK, INNER)


def dismay(m: Mouth) -> None:
    """A mouth that hangs at both ends, over a lower lip that is about to cry."""
    x, y, w = m.x, m.y + 6, m.w * (1.15 if m.lip else 0.94)
    lips = [(x - w, y + 13), (x - w * 0.55, y - 5), (x, y - 11), (x + w * 0.55, y - 5),
            (x + w, y + 13)]  # fmt: skip
    m.pen.ink(lips, 12)
    lip = closed([(x - w * 0.5, y + 12), (x, y + 4), (x + w * 0.5, y + 12), (x, y + 22)])
    m.pen.solid(lip, tones(m.lip or mixed(m.skin, TONGUE, 0.45)), FINE, depth=4, rim=2)
    for side in (-1, 1):
        at = x + side * (w + 5)
        m.pen.ink([(at - side * 5, y + 2), (at + side * 2, y + 11), (at, y + 21)], 6, m.line)


def howl(m: Mouth) -> None:
    """Open, its corners pulled down, without teeth."""
    x, y, w, h = m.x, m.y, m.w * 0.8, 20 * m.gape
    _opening(m, [(x - w, y + h), (x - w * 0.62, y - h * 0.3), (x, y - h * 0.66),
                 (x + w * 0.62, y - h * 0.3), (x + w, y + h), (x, y + h * 0.66)],
             0, 9)  # fmt: skip


def gasp(m: Mouth) -> None:
    h = 21 * m.gape
    shape: list[Point] = [(m.x, m.y - h), (m.x + m.w * 0.6, m.y), (m.x, m.y + h),
                          (m.x - m.w * 0.6, m.y)]  # fmt: skip
    _opening(m, shape, 7, 13)


def yawn(m: Mouth) -> None:
    h = 25 * m.gape
    shape: list[Point] = [(m.x, m.y - h * 0.8), (m.x + m.w * 0.58, m.y + 2), (m.x, m.y + h),
                          (m.x - m.w * 0.58, m.y + 2)]  # fmt: skip
    _opening(m, shape, 8, 15)


def pant(m: Mouth) -> None:
    x, y, w = m.x, m.y, m.w * 0.86
    _opening(m, [(x - w, y - 8, 0), (x, y - 11), (x + w, y - 8, 0), (x + w * 0.6, y + 16),
                 (x, y + 21), (x - w * 0.6, y + 16)], 8)  # fmt: skip
    tongue = closed([(x - 11, y + 6), (x + 15, y + 6), (x + 19, y + 26), (x + 4, y + 36),
                     (x - 9, y + 25)])  # fmt: skip
    m.pen.fill(tongue, TONGUE)
    m.pen.stroke(tongue, INK, FINE)
    m.pen.ink([(x + 3, y + 8), (x + 4, y + 24)], 3.5, "#8E2B2B")


def wavy(m: Mouth) -> None:
    """Lips held shut with all their might, and blown cheeks on both sides of them."""
    x, y, w = m.x, m.y + 2, m.w * (1.1 if m.lip else 0.9)
    lips = [(x - w, y + 6), (x - w * 0.62, y - 6), (x - w * 0.2, y + 5), (x + w * 0.25, y - 6),
            (x + w * 0.66, y + 5), (x + w, y - 3)]  # fmt: skip
    if m.lip:
        m.pen.stroke(through(lips), m.lip, 15)
    m.pen.ink(lips, 11)
    for side in (-1, 1):
        at = x + side * (w + 8)
        m.pen.ink([(at - side * 6, y - 19), (at + side * 9, y - 5), (at - side * 4, y + 13)], 7,
                  m.line)  # fmt: skip


def wail(m: Mouth) -> None:
    """Torn open, round, its corners pulled down; dark but for a tongue."""
    x, y, w = m.x, m.y, m.w
    _opening(m, [(x - w * 0.5, y - 15), (x, y - 20), (x + w * 0.5, y - 15), (x + w * 0.84, y + 2),
                 (x + w * 0.88, y + 16), (x + w * 0.6, y + 22), (x, y + 21),
                 (x - w * 0.6, y + 22), (x - w * 0.88, y + 16), (x - w * 0.84, y + 2)],
             0, 14)  # fmt: skip


def sigh(m: Mouth) -> None:
    """Breath let go at the right corner of a smile."""
    x, y, w = m.x, m.y, m.w
    m.pen.ink([(x - w, y - 5), (x - w * 0.5, y + 7), (x, y + 9), (x + w * 0.5, y + 5)], 9)
    shape: list[Point] = [(x + w * 0.55, y - 7), (x + w * 0.98, y + 1), (x + w * 0.55, y + 12),
                          (x + w * 0.2, y + 4)]  # fmt: skip
    _opening(m, shape, 0)
    m.pen.ink([(x - w - 1, y - 14), (x - w - 6, y - 7), (x - w - 2, y + 1)], 5, m.line)


MOUTHS: dict[str, Callable[[Mouth], None]] = {
    "smile": smile,
    "smirk": smirk,
    "flat": flat,
    "growl": growl,
    "haughty": haughty,
    "pursed": pursed,
    "grin": grin,
    "toothy": toothy,
    "laugh": laugh,
    "awe": awe,
    "gritted": gritted,
    "dismay": dismay,
    "howl": howl,
    "gasp": gasp,
    "yawn": yawn,
    "pant": pant,
    "wavy": wavy,
    "wail": wail,
    "sigh": sigh,
}
