"""The pen every character is drawn with: ink outlines, cel shading, light from the upper left."""

from __future__ import annotations

import colorsys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from kingup_game.theme.palette import INK
from tools.studio.cast.curves import Path, Point, bounds, brush

SIZE = 512
OUTER, INNER, FINE = 11.0, 7.0, 4.5


def mixed(one: str, other: str, share: float) -> str:
    """`one` with `share` of `other` stirred in."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@dataclass(frozen=True)
class Tones:
    """One material: its colour in the light, in between and in the shade."""

    light: str
    base: str
    shade: str

    def tinted(self, colour: str, share: float) -> Tones:
        return Tones(*(mixed(tone, colour, share) for tone in (self.light, self.base, self.shade)))


def tones(base: str, light: float = 0.28, shade: float = 0.36) -> Tones:
    """Tones of `base`: lights turn warm and pale, shades turn towards a dark wine."""
    red, green, blue = (channel / 255 for channel in _channels(base))
    lightness = colorsys.rgb_to_hls(red, green, blue)[1]
    return Tones(
        mixed(base, "#FFF3D6", light),
        base,
        mixed(base, "#2A1030", shade * (0.75 if lightness > 0.7 else 1.0)),
    )


class Pen:
    """Collects the parts of one picture."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._clips = 0

    @property
    def parts(self) -> int:
        """How many there are so far."""
        return len(self._parts)

    def since(self, parts: int) -> str:
        """What was drawn after the first so many."""
        return "".join(self._parts[parts:])

    def svg(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">'
            + "".join(self._parts)
            + "</svg>"
        )

    def fill(self, path: Path, colour: str, opacity: float = 1.0) -> None:
        faint = "" if opacity == 1.0 else f' fill-opacity="{opacity}"'
        self._parts.append(f'<path d="{path}" fill="{colour}"{faint}/>')

    def stroke(self, path: Path, colour: str = INK, width: float = INNER) -> None:
        self._parts.append(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"'
            ' stroke-linejoin="round" stroke-linecap="round"/>'
        )

    def scaled_stroke(self, path: Path, colour: str, width: float, scale: float) -> None:
        """A stroke with cut ends, for letters."""
        self._parts.append(
            f'<path d="{path}" transform="scale({scale})" fill="none" stroke="{colour}"'
            f' stroke-width="{width}" stroke-linejoin="round"/>'
        )

    def ink(self, points: Sequence[Point], width: float = INNER, colour: str = INK) -> None:
        """A brush line that swells and tapers."""
        self.fill(brush(points, width), colour)

    def solid(
        self,
        path: Path,
        tone: Tones,
        line: float = INNER,
        depth: float = 13.0,
        rim: float = 6.0,
        ink: str = INK,
    ) -> None:
        """An outlined body: shade at its lower right, a lit edge at its upper left."""
        left, top, right, bottom = bounds(path, margin=depth + rim)
        around = f"M{left:.0f},{top:.0f}H{right:.0f}V{bottom:.0f}H{left:.0f}Z{path}"
        self.fill(path, tone.base)
        with self.inside(path):
            self._outside(around, tone.light, rim, rim)
            self._outside(around, tone.shade, -depth, -depth * 0.75)
        if line:
            self.stroke(path, ink, line)

    def _outside(self, around: Path, colour: str, dx: float, dy: float) -> None:
        self._parts.append(
            f'<path d="{around}" fill="{colour}" fill-rule="evenodd"'
            f' transform="translate({dx:.1f},{dy:.1f})"/>'
        )

    @contextmanager
    def inside(self, path: Path) -> Iterator[None]:
        self._clips += 1
        name = f"c{self._clips}"
        self._parts.append(f'<clipPath id="{name}"><path d="{path}"/></clipPath>')
        with self._group(f'clip-path="url(#{name})"'):
            yield

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        with self._group(f'transform="translate({dx:.1f},{dy:.1f})"'):
            yield

    @contextmanager
    def turned(self, degrees: float, x: float, y: float) -> Iterator[None]:
        with self._group(f'transform="rotate({degrees:.1f},{x:.1f},{y:.1f})"'):
            yield

    @contextmanager
    def scaled(self, factor: float, x: float, y: float) -> Iterator[None]:
        """Larger about (x, y)."""
        with self._group(f'transform="translate({x},{y}) scale({factor}) translate({-x},{-y})"'):
            yield

    @contextmanager
    def lowered(self, high: float, y: float) -> Iterator[None]:
        """So high above a line, of its usual height."""
        with self._group(f'transform="translate(0,{y}) scale(1,{high}) translate(0,{-y})"'):
            yield

    @contextmanager
    def _group(self, attributes: str) -> Iterator[None]:
        self._parts.append(f"<g {attributes}>")
        yield
        self._parts.append("</g>")
