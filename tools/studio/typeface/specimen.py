"""The specimen on the style page: the pen's nib, the alphabet and the type scale, as a picture."""

from __future__ import annotations

import math

from tools.studio import render
from tools.studio.palette import CRIMSON, INK, PAPER, PARCHMENT_SHADE
from tools.studio.typeface.build import ASCENT, EM, letters
from tools.studio.typeface.glyphs import BLANKS
from tools.studio.typeface.kerning import Kerning, kerning, plain
from tools.studio.typeface.nib import ANGLE, EDGE, ROUND
from tools.studio.typeface.trace import Curve

WIDTH, HEIGHT, MARGIN = 1600, 860, 40
LINES = (
    (118, "King Up!  Ernesto & Odessa"),
    (66, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    (66, "abcdefghijklmnopqrstuvwxyz ß"),
    (66, "0123456789  ÀÇÉÎÖŒÜẞ àçéîöœü"),
    (66, "„Ja!“ « Non ? » “No…” ←↑→↓ ★♥♛✓✗"),
    (96, "96  A scene’s title"),
    (56, "56  Names, points: Würdenträger 33"),
    (40, "40  Headings, buttons: Trône du Roi – il trono del re"),
    (34, "34  No sentence in this face is smaller"),
    (28, "28  The smallest allowed anywhere"),
)


def specimen() -> bytes:
    kerns = kerning(letters())
    drawn = [_nib()]
    y = float(MARGIN)
    for size, line in LINES:
        drawn.append(_line(line, MARGIN, y + size * ASCENT / EM, size / EM, kerns))
        y += size * 1.22
    body = "".join(drawn)
    return render.webp(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{body}</svg>',
        WIDTH,
    )


def _line(line: str, x: float, y: float, scale: float, kerns: Kerning) -> str:
    paths = []
    pen = 0.0
    for here, following in zip(line, f"{line[1:]} ", strict=True):
        if here in BLANKS:
            pen += BLANKS[here]
            continue
        letter = letters()[here]
        paths.append(f'<path transform="translate({pen:.0f} 0)" d="{_path(letter.contours)}"/>')
        by = kerns.exceptions.get((here, following))
        if by is None:
            by = kerns.pairs.get((plain(here), plain(following)), 0)
        pen += letter.advance + by
    place = f"translate({x:.1f} {y:.1f}) scale({scale:.4f} {-scale:.4f})"
    return f'<g fill="{INK}" transform="{place}">{"".join(paths)}</g>'


def _path(contours: list[list[Curve]]) -> str:
    parts = []
    for contour in contours:
        parts.append(f"M{_at(contour[0][0])}")
        parts += [f"C{_at(out)} {_at(back)} {_at(stop)}" for _, out, back, stop in contour]
        parts.append("Z")
    return "".join(parts)


def _at(point: complex) -> str:
    return f"{point.real:.1f} {point.imag:.1f}"


def _nib() -> str:
    """The nib itself at the right, eight times the size it has in the first line."""
    scale = 0.118 * 8
    angle = math.radians(ANGLE)
    x, y = WIDTH - 260, 590
    dx, dy = EDGE / 2 * scale * math.cos(angle), EDGE / 2 * scale * math.sin(angle)
    return (
        f'<path d="M{x - 110} {y}H{x + 110}" stroke="{PARCHMENT_SHADE}" stroke-width="3"/>'
        f'<path d="M{x - dx:.1f} {y + dy:.1f}L{x + dx:.1f} {y - dy:.1f}" stroke="{CRIMSON}"'
        f' stroke-width="{2 * ROUND * scale:.1f}" stroke-linecap="round"/>'
    )
