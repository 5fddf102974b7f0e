"""A small pen for SVG: shapes as text, in design units, with fills that shade themselves."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
SCENERY_LINE = "#3A2417"  # softer than INK: scenery stays behind the tokens
SCALE = 2  # pixels in a design unit
LINE_BOLD, LINE_MID, LINE_THIN = 2.6, 1.7, 1.0


def num(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def mix(first: str, second: str, share: float) -> str:
    """`share` 0 gives the first colour, 1 the second."""
    pairs = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def lighter(colour: str, share: float) -> str:
    return mix(colour, "#FFF3D6", share)


def darker(colour: str, share: float) -> str:
    return mix(colour, "#20120F", share)


def tone(colour: str) -> str:
    """A fill lit from the upper left; `picture` adds the gradient it names."""
    return f"url(#tone-{colour[1:]})"


def drum(colour: str) -> str:
    """A fill for upright round things: barrels, pillars, candles."""
    return f"url(#drum-{colour[1:]})"


def glow(colour: str) -> str:
    """A fill that fades from the middle outward."""
    return f"url(#glow-{colour[1:]})"


def path(
    data: str,
    fill: str = "none",
    stroke: str = SCENERY_LINE,
    width: float = 0.0,
    opacity: float = 1.0,
    extra: str = "",
) -> str:
    line = (
        f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linecap="round"'
        ' stroke-linejoin="round"'
        if width
        else ""
    )
    veil = f' opacity="{opacity:.2f}"' if opacity < 1 else ""
    return f'<path d="{data}" fill="{fill}"{line}{veil}{extra}/>'


def stroke(data: str, colour: str, width: float, opacity: float = 1.0) -> str:
    return path(data, "none", colour, width, opacity)


def box(x: float, y: float, w: float, h: float, r: float = 0.0) -> str:
    """Path data of a rectangle, its corners rounded by `r`."""
    if r <= 0:
        return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"
    r = min(r, w / 2, h / 2)
    a = f"a{num(r)} {num(r)} 0 0 1 "
    return (
        f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}{a}{num(r)} {num(r)}v{num(h - 2 * r)}"
        f"{a}{num(-r)} {num(r)}h{num(2 * r - w)}{a}{num(-r)} {num(-r)}v{num(2 * r - h)}"
        f"{a}{num(r)} {num(-r)}z"
    )


def oval(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    ry = rx if ry is None else ry
    arc = f"a{num(rx)} {num(ry)} 0 1 0 "
    return f"M{num(cx - rx)} {num(cy)}{arc}{num(2 * rx)} 0{arc}{num(-2 * rx)} 0z"


def poly(points: Iterable[Point], closed: bool = True) -> str:
    corners = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{corners}{'z' if closed else ''}"


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """A soft line through all points (Catmull-Rom, written as cubic curves)."""
    count = len(points)
    data = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(count if closed else count - 1):
        before, a, b, after = (
            points[k % count] if closed else points[min(max(k, 0), count - 1)]
            for k in (i - 1, i, i + 1, i + 2)
        )
        data += (
            f"C{num(a[0] + (b[0] - before[0]) / 6)} {num(a[1] + (b[1] - before[1]) / 6)} "
            f"{num(b[0] - (after[0] - a[0]) / 6)} {num(b[1] - (after[1] - a[1]) / 6)} "
            f"{num(b[0])} {num(b[1])}"
        )
    return data + ("z" if closed else "")


def arch(x: float, foot: float, w: float, h: float, rise: float) -> str:
    """An opening `w` wide that stands on `foot`; its round head is `rise` high."""
    return (
        f"M{num(x)} {num(foot)}V{num(foot - h + rise)}"
        f"A{num(w / 2)} {num(rise)} 0 0 1 {num(x + w)} {num(foot - h + rise)}V{num(foot)}z"
    )


def pointed(x: float, foot: float, w: float, h: float, rise: float) -> str:
    """A Gothic opening."""
    spring = foot - h + rise
    return (
        f"M{num(x)} {num(foot)}V{num(spring)}"
        f"Q{num(x + w * 0.06)} {num(foot - h + rise * 0.3)} {num(x + w / 2)} {num(foot - h)}"
        f"Q{num(x + w * 0.94)} {num(foot - h + rise * 0.3)} {num(x + w)} {num(spring)}"
        f"V{num(foot)}z"
    )


def by_hand(rng: random.Random, points: Sequence[Point], slip: float = 0.6) -> str:
    """A closed polygon whose corners a hand has set: nothing quite straight."""
    return poly([(x + rng.uniform(-slip, slip), y + rng.uniform(-slip, slip)) for x, y in points])


def group(*parts: str, clip: str = "", opacity: float = 1.0, move: str = "") -> str:
    marks = f' clip-path="url(#{clip})"' if clip else ""
    marks += f' opacity="{opacity:.2f}"' if opacity < 1 else ""
    marks += f' transform="{move}"' if move else ""
    return f"<g{marks}>{''.join(parts)}</g>"


def clip(name: str, data: str) -> str:
    return f'<clipPath id="{name}"><path d="{data}"/></clipPath>'


def fade(name: str, stops: Sequence[tuple[float, str, float]], across: bool = False) -> str:
    """A gradient in picture units of its shape, from top to bottom or from left to right."""
    direction = 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
    inner = "".join(
        f'<stop offset="{at:.2f}" stop-color="{colour}" stop-opacity="{alpha:.2f}"/>'
        for at, colour, alpha in stops
    )
    return f'<linearGradient id="{name}" x1="0" y1="0" {direction}>{inner}</linearGradient>'


def picture(parts: Iterable[str], view: tuple[float, float, float, float]) -> str:
    """A whole SVG of the design units `view` (x, y, width, height)."""
    body = "".join(parts)
    shades = sorted(set(re.findall(r"url\(#((?:tone|drum|glow)-[0-9A-F]{6})\)", body)))
    x, y, w, h = (num(value) for value in view)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}">'
        f"<defs>{''.join(_shade(name) for name in shades)}</defs>{body}</svg>"
    )


def _shade(name: str) -> str:
    kind, colour = name.split("-")
    colour = f"#{colour}"
    if kind == "glow":
        return (
            f'<radialGradient id="{name}"><stop offset="0" stop-color="{colour}"/>'
            f'<stop offset="0.35" stop-color="{colour}" stop-opacity="0.45"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        )
    if kind == "drum":
        return fade(
            name,
            [
                (0, darker(colour, 0.16), 1),
                (0.28, lighter(colour, 0.22), 1),
                (0.6, colour, 1),
                (1, darker(colour, 0.38), 1),
            ],
            across=True,
        )
    return (
        f'<linearGradient id="{name}" x1="0.1" y1="0" x2="0.75" y2="1">'
        f'<stop offset="0" stop-color="{lighter(colour, 0.2)}"/>'
        f'<stop offset="0.5" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{darker(colour, 0.25)}"/></linearGradient>'
    )


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
