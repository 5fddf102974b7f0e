"""The cock of the courtyard: it looks up, stretches, and crows at the new morning."""

from __future__ import annotations

from kingup_game.theme.palette import CRIMSON, GOLD, INK
from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import darker, lighter, oval, path, poly, smooth, stroke, tone

WIDE, HIGH, FEET = 124, 132, (60.0, 128.0)
BODY, NECK, TAIL = "#A8542C", "#E0A040", "#2F5A4A"


def cock() -> Sheet:
    """Three frames that look to the left: at rest, stretched, with its beak wide open."""
    return Sheet([_cock(0.0, 0.0), _cock(0.6, 0.25), _cock(1.0, 1.0)], WIDE, HIGH)


def _cock(up: float, cry: float) -> str:
    head_x, head_y = 34.0 - 2 * up, 48.0 - 16 * up
    return "".join((_legs(), _tail(up), _body(), _neck(head_x, head_y), _head(head_x, head_y, cry)))


def _legs() -> str:
    legs = "M54 100V124M68 100V124"
    toes = "M44 127L54 122L60 127M58 127L68 122L76 127"
    return "".join(stroke(legs + toes, colour, wide) for colour, wide in ((INK, 7), (GOLD, 3.6)))


def _tail(up: float) -> str:
    feathers = []
    for reach, rise, hue in ((32, 36, 0.0), (34, 22, 0.14), (28, 8, 0.28)):
        x, y = 82.0 + reach, 66.0 - rise - 4 * up
        shape = smooth(
            [(74, 82), (88, y + 6), (x - 8, y - 8), (x, y + 8), (x - 8, y + 22), (86, 96)]
        )
        feathers.append(path(shape, lighter(TAIL, hue), INK, 2.2))
    return "".join(feathers)


def _body() -> str:
    shape = smooth([(34, 72), (50, 66), (78, 72), (94, 84), (84, 104), (58, 108), (38, 96)])
    wing = smooth([(54, 80), (74, 80), (90, 90), (72, 100), (58, 94)])
    return path(shape, tone(BODY), INK, 2.8) + path(wing, darker(BODY, 0.22), INK, 1.8)


def _neck(x: float, y: float) -> str:
    shape = smooth([(x - 9, y), (x + 11, y - 2), (60, 70), (62, 88), (46, 94), (32, 82)])
    strands = "".join(
        f"M{40 + 8 * k} {90 - 3 * k}L{x - 1 + 4 * k:.1f} {y + 20:.1f}" for k in range(3)
    )
    return path(shape, tone(NECK), INK, 2.4) + stroke(strands, darker(NECK, 0.3), 1.6)


def _head(x: float, y: float, cry: float) -> str:
    comb = [(x - 10, y - 12), (x - 9, y - 24), (x - 2, y - 17), (x + 3, y - 28), (x + 8, y - 17)]
    comb += [(x + 16, y - 21), (x + 12, y - 6)]
    gape, lift = 9 * cry, 8 * cry
    upper = poly([(x - 12, y - 6), (x - 28, y - 2 - gape - lift), (x - 10, y + 2)])
    lower = poly([(x - 12, y), (x - 25, y + 2 + gape - lift), (x - 8, y + 6)])
    white = path(oval(x - 3, y - 4, 3.4), "#FFF6DC", INK, 1.4)
    eye = white + path(oval(x - 3.6, y - 4.4, 1.6), INK)
    wattle = smooth([(x - 10, y + 6), (x - 3, y + 7), (x - 5, y + 19), (x - 12, y + 17)])
    lids = f"M{x - 8:.1f} {y - 5:.1f}q5 4 10 0"
    return "".join(
        (
            path(wattle, CRIMSON, INK, 1.8),
            path(poly(comb), CRIMSON, INK, 2.2),
            path(lower, darker(GOLD, 0.15), INK, 1.8),
            path(upper, GOLD, INK, 1.8),
            path(oval(x, y - 2, 14, 13), tone(NECK), INK, 2.4),
            eye if cry < 1 else stroke(lids, INK, 2.2),
        )
    )
