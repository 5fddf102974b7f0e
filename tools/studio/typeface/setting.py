"""A line set in Larkstair as SVG: for pictures that show the face itself."""

from __future__ import annotations

from functools import cache

from tools.studio.typeface.build import EM, letters
from tools.studio.typeface.glyphs import BLANKS
from tools.studio.typeface.kerning import Kerning, kerning, plain
from tools.studio.typeface.trace import Curve


def set_line(line: str, x: float, y: float, size: float, colour: str) -> str:
    """A group with one path a letter, its base line at y; `size` is that of a font."""
    paths = [f'<path transform="translate({at} 0)" d="{d}"/>' for at, d in letter_paths(line)]
    scale = size / EM
    place = f"translate({x:.1f} {y:.1f}) scale({scale:.4f} {-scale:.4f})"
    return f'<g fill="{colour}" transform="{place}">{"".join(paths)}</g>'


def letter_paths(line: str) -> list[tuple[int, str]]:
    """Where each letter stands and its path data, in font units, y upwards."""
    placed = []
    at = 0
    for here, following in zip(line, f"{line[1:]} ", strict=True):
        if here in BLANKS:
            at += BLANKS[here]
            continue
        letter = letters()[here]
        placed.append((at, _path(letter.contours)))
        at += letter.advance + _kern(here, following)
    return placed


@cache
def _kerning() -> Kerning:
    return kerning(letters())


def _kern(here: str, following: str) -> int:
    alone = _kerning().exceptions.get((here, following))
    if alone is not None:
        return alone
    return _kerning().pairs.get((plain(here), plain(following)), 0)


def _path(contours: list[list[Curve]]) -> str:
    parts = []
    for contour in contours:
        parts.append(f"M{_at(contour[0][0])}")
        parts += [f"C{_at(out)} {_at(back)} {_at(stop)}" for _, out, back, stop in contour]
        parts.append("Z")
    return "".join(parts)


def _at(point: complex) -> str:
    return f"{point.real:.1f} {point.imag:.1f}"
