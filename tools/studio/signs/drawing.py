"""The strokes all signs are made of: closed shapes with one ink line, one light and one shade.

A shape is the `d` of an SVG path in design units; what draws it returns SVG text.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence

from kingup_game.theme.palette import INK, LIGHT_DX, LIGHT_DY
from tools.studio.signs.extent import extent

# Signs are read at one size, so their lines have one width each, in design units.
OUTER, INNER, FINE = 3.2, 2.2, 1.3

Point = tuple[float, float]


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def mixed(first: str, second: str, share: float) -> str:
    """The colour `share` of the way from `first` to `second`."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def lighter(colour: str, share: float = 0.4) -> str:
    return mixed(colour, "#FFF6DC", share)


def darker(colour: str, share: float = 0.35) -> str:
    return mixed(colour, INK, share)


def polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def circle(x: float, y: float, radius: float) -> str:
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    arc = f"a{number(rx)} {number(ry)} 0 1 0 "
    return f"M{number(x - rx)} {number(y)}{arc}{number(2 * rx)} 0{arc}{number(-2 * rx)} 0Z"


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> str:
    if radius <= 0:
        return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}Z"
    r, across, down = number(radius), number(width - 2 * radius), number(height - 2 * radius)
    corner = f"a{r} {r} 0 0 1 "
    return (
        f"M{number(x + radius)} {number(y)}h{across}{corner}{r} {r}v{down}{corner}-{r} {r}"
        f"h-{across}{corner}-{r} -{r}v-{down}{corner}{r} -{r}Z"
    )


def star(x: float, y: float, rays: int, outer: float, inner: float, turn: float = 0.0) -> str:
    """A star with its first ray upwards, turned clockwise by `turn` degrees."""
    return polygon(
        [
            around(x, y, inner if step % 2 else outer, turn + step * 180 / rays)
            for step in range(2 * rays)
        ]
    )


def around(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at `degrees` clockwise from straight up."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def solid(
    shape: str,
    fill: str,
    *,
    line: float = OUTER,
    rim: float = 2.0,
    shade: float = 4.0,
    ink: str = INK,
    light: str | None = None,
    dark: str | None = None,
) -> str:
    """A body: its colour, a lit rim at the upper left, a shade at the lower right, its outline."""
    parts = [f'<path d="{shape}" fill="{fill}"/>']
    clip = f"c{zlib.crc32(shape.encode()):08x}"
    inside = []
    if shade:
        inside.append(_fringe(shape, dark or darker(fill), shade))
    if rim:
        inside.append(_fringe(shape, light or lighter(fill), -rim))
    if inside:
        parts.append(f'<clipPath id="{clip}"><path d="{shape}"/></clipPath>')
        parts.append(f'<g clip-path="url(#{clip})">{"".join(inside)}</g>')
    if line:
        parts.append(outline(shape, line, ink))
    return "".join(parts)


def _fringe(shape: str, colour: str, depth: float) -> str:
    move = f"translate({number(LIGHT_DX * depth)} {number(LIGHT_DY * depth)})"
    left, top, right, bottom = extent(shape)
    around_it = box(
        left - abs(depth),
        top - abs(depth),
        right - left + 2 * abs(depth),
        bottom - top + 2 * abs(depth),
    )
    return f'<path d="{around_it}{shape}" fill-rule="evenodd" fill="{colour}" transform="{move}"/>'


def flat(shape: str, fill: str, opacity: float = 1.0) -> str:
    faint = "" if opacity >= 1 else f' opacity="{number(opacity)}"'
    return f'<path d="{shape}" fill="{fill}"{faint}/>'


def outline(shape: str, width: float = OUTER, ink: str = INK, opacity: float = 1.0) -> str:
    """A line with round joints and ends, for edges and for open strokes alike."""
    faint = "" if opacity >= 1 else f' opacity="{number(opacity)}"'
    return (
        f'<path d="{shape}" fill="none" stroke="{ink}" stroke-width="{number(width)}"'
        f' stroke-linejoin="round" stroke-linecap="round"{faint}/>'
    )


def clipped(shape: str, content: str) -> str:
    clip = f"k{zlib.crc32(shape.encode()):08x}"
    return (
        f'<clipPath id="{clip}"><path d="{shape}"/></clipPath>'
        f'<g clip-path="url(#{clip})">{content}</g>'
    )


def moved(content: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """`content` turned and scaled about its own origin, then moved to (x, y)."""
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f" rotate({number(turn)})"
    if scale != 1:
        steps += f" scale({scale:.4f})"
    return f'<g transform="{steps}">{content}</g>'


def mirrored(content: str, axis_x: float) -> str:
    return f'<g transform="translate({number(2 * axis_x)} 0) scale(-1 1)">{content}</g>'


def downward(name: str, *stops: tuple[float, str, float]) -> str:
    """A gradient from top to bottom: stops of (place, colour, opacity)."""
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{_stops(stops)}</linearGradient>'
    )


def across(name: str, *stops: tuple[float, str, float]) -> str:
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2="0">{_stops(stops)}</linearGradient>'
    )


def glow(name: str, *stops: tuple[float, str, float]) -> str:
    """A radial gradient that fills the shape it is used on."""
    return f'<radialGradient id="{name}">{_stops(stops)}</radialGradient>'


def _stops(stops: tuple[tuple[float, str, float], ...]) -> str:
    return "".join(
        f'<stop offset="{number(place)}" stop-color="{colour}" stop-opacity="{number(opacity)}"/>'
        for place, colour, opacity in stops
    )


def grain(shape: str, strength: float = 0.16, fineness: float = 0.09, seed: int = 3) -> str:
    """Fibres of paper: brown noise laid over `shape`."""
    name = f"g{zlib.crc32(f'{shape}{seed}{fineness}'.encode()):08x}"
    return (
        f'<filter id="{name}" x="0" y="0" width="1" height="1">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{fineness} {fineness * 2:.3f}"'
        f' numOctaves="3" seed="{seed}"/>'
        '<feColorMatrix values="0 0 0 0 .42  0 0 0 0 .27  0 0 0 0 .12  .9 .9 0 0 -.62"/>'
        '<feComposite operator="in" in2="SourceGraphic"/></filter>'
        f'<path d="{shape}" fill="#000" filter="url(#{name})" opacity="{number(strength * 4)}"/>'
    )
