"""The specimen on the style page: the pen's nib, the alphabet and the type scale, as a picture."""

from __future__ import annotations

import math

from kingup_game.theme.palette import CRIMSON, INK, PAPER, PARCHMENT_SHADE
from tools.studio.typeface.build import ASCENT, EM
from tools.studio.typeface.nib import ANGLE, EDGE, ROUND
from tools.studio.typeface.setting import set_line

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


def specimen() -> str:
    drawn = [_nib()]
    y = float(MARGIN)
    for size, line in LINES:
        drawn.append(set_line(line, MARGIN, y + size * ASCENT / EM, size, INK))
        y += size * 1.22
    body = "".join(drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{body}</svg>'
    )


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
