"""What people of the castle have in the air beside them while they pass the time.

Each is a sheet of 80 by 80 around its middle; the first frame stands for it where nothing moves.
No letters: somebody asleep has a bubble, not a word.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from kingup_game.theme.palette import CANDLE, CRIMSON, INK, PAPER, ROYAL, STONE_LIGHT, WOOD
from tools.studio.brass import BRASS, BRASS_LIGHT
from tools.studio.castle.living.sheet import Sheet
from tools.studio.castle.pen import Point, box, group, oval, path, poly, smooth, stroke, tone

SIDE, SHOWN = 60, 80
"""How large it is drawn, and how large it is shown at most."""
MIDDLE = SIDE / 2
_LINE = 1.9
_BLUE, _ROSE, _FOAM, _SKY = "#3E7FC1", "#E58B8B", "#FFFDF4", "#CFE6F2"

Frame = Callable[[float], str]
"""What is seen at a share of the time from 0 to 1."""


def _sheet(frame: Frame, frames: int) -> Sheet:
    larger = f"scale({SHOWN / SIDE:.4f})"
    drawn = [group(frame(k / frames), move=larger) for k in range(frames)]
    return Sheet(drawn, SHOWN, SHOWN)


def _swing(at: float) -> float:
    return math.sin(math.tau * at)


def _star(x: float, y: float, size: float, points: int = 4, waist: float = 0.38) -> str:
    corners: list[Point] = []
    for k in range(2 * points):
        reach = size * (waist if k % 2 else 1.0)
        angle = math.pi * k / points - math.pi / 2
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return poly(corners)


def _turned(drawn: str, degrees: float, x: float = MIDDLE, y: float = MIDDLE) -> str:
    return group(drawn, move=f"rotate({degrees:.1f} {x:.1f} {y:.1f})")


def _smaller(drawn: str) -> str:
    return group(drawn, move=f"translate({MIDDLE} 52) scale(0.76) translate({-MIDDLE} -52)")


def _sparkle(at: float) -> str:
    """Polished so that it flashes: once here, once there."""
    sizes = (14 * abs(math.sin(math.pi * (at + 0.25))), 9 * abs(math.sin(math.pi * (at + 0.75))))
    return path(_star(24, 32, 3 + sizes[0]), PAPER, INK, _LINE) + path(
        _star(43, 18, 2 + sizes[1]), PAPER, INK, _LINE
    )


def _stars(at: float) -> str:
    """Three stars go round."""
    found = []
    for number, hue in enumerate((CANDLE, "#C9A6F0", CANDLE)):
        angle = math.tau * (at + number / 3)
        x, y = MIDDLE + 20 * math.cos(angle), MIDDLE + 9 * math.sin(angle)
        size = 6.5 + 1.8 * math.sin(angle)
        found.append((y, path(_star(x, y, size, 5, 0.46), hue, INK, _LINE)))
    return "".join(drawn for _, drawn in sorted(found))


def _orb(at: float) -> str:
    """A ball of glass in which something moves."""
    x, y = MIDDLE + 6 * math.cos(math.tau * at), MIDDLE - 2 + 5 * _swing(at)
    return "".join(
        (
            path(poly([(18, 52), (42, 52), (37, 44), (23, 44)]), tone(BRASS), INK, _LINE),
            path(oval(MIDDLE, 28, 17), tone("#7FB6D8"), INK, _LINE),
            path(oval(x, y, 6.5, 4.5), "#E9DCF7", opacity=0.9),
            path(oval(23, 21, 4, 2.6), _FOAM, opacity=0.9),
        )
    )


def _notes(at: float) -> str:
    """Two notes that rise and rock."""
    found = []
    for number, x in enumerate((20.0, 40.0)):
        y = 40 - 8 * ((at * 2 + number * 0.5) % 1) - 6 * number
        head = path(oval(x, y, 5, 3.8), ROYAL, INK, _LINE)
        stem = stroke(f"M{x + 4.4:.1f} {y:.1f}v-18q6 2 6 9", INK, 2.6)
        found.append(_turned(stem + head, 9 * _swing(at + number * 0.3), x, y))
    return "".join(found)


def _steam(at: float) -> str:
    """Three curls from something hot."""
    found = []
    for number, x in enumerate((22.0, 38.0)):
        bend = 8 * _swing(at + number / 2) + 2
        found.append(
            f"M{x} 52C{x + bend:.1f} 42 {x - bend:.1f} 34 {x:.1f} 26"
            f"S{x + bend:.1f} 14 {x + bend / 2:.1f} 10"
        )
    return stroke("".join(found), INK, 7) + stroke("".join(found), PAPER, 4)


def _seeds(at: float) -> str:
    """A handful of grain, thrown in an arc."""
    found = []
    for number in range(6):
        far = (at + number * 0.08) % 1
        x, y = 8 + 44 * far, 38 - 64 * far * (1 - far) + number % 3 * 5
        found.append(_turned(_grain(x, y), 40 * number, x, y))
    return "".join(found)


def _grain(x: float, y: float) -> str:
    return path(oval(x, y, 4.2, 2.5), "#F0C95C", INK, 1.5)


def _dabs(at: float) -> str:
    """Paint in the air: one colour after the other."""
    found = []
    for number, (x, y, hue) in enumerate(((17, 38, CRIMSON), (31, 22, _BLUE), (45, 36, "#F0C95C"))):
        size = 9.5 * min(1.0, 0.35 + ((at + 1 - number / 3) % 1))
        blot = [
            (
                x + size * (1 + 0.18 * (k % 2)) * math.cos(math.tau * k / 9),
                y + size * (1 + 0.18 * (k % 2)) * 0.86 * math.sin(math.tau * k / 9),
            )
            for k in range(9)
        ]
        found.append(path(smooth(blot), hue, INK, _LINE))
    return "".join(found)


def _letter(at: float) -> str:
    """A paper that is rolled open, read, and rolled up again."""
    half = 6 + 13 * abs(_swing(at / 2 + 0.12))
    sheet = path(box(MIDDLE - half, 14, 2 * half, 34, 2), PAPER, INK, _LINE)
    lines = "".join(f"M{MIDDLE - half + 5:.1f} {y}h{2 * half - 10:.1f}" for y in (22, 29, 36))
    rolls = "".join(
        path(box(x - 3.5, 11, 7, 40, 3), tone("#D9BE8A"), INK, _LINE)
        for x in (MIDDLE - half, MIDDLE + half)
    )
    return sheet + stroke(lines, WOOD, 2.2) + rolls


def _foam(at: float) -> str:
    """Bubbles that rise and burst."""
    found = []
    for number, x in enumerate((18.0, 31.0, 43.0, 25.0)):
        up = (at + number / 4) % 1
        found.append(path(oval(x + 3 * _swing(up), 50 - 40 * up, 3 + 3.5 * up), _FOAM, INK, 1.6))
    return "".join(found)


def _breeze(at: float) -> str:
    """Air from a fan."""
    found = [f"M{10 + 8 * ((at + n / 3) % 1):.1f} {18 + 12 * n}q9 -6 18 0t18 0" for n in range(3)]
    return stroke("".join(found), INK, 5) + stroke("".join(found), _FOAM, 2.6)


def _balls(at: float) -> str:
    """Three balls go round in the air."""
    found = []
    for number, hue in enumerate((CRIMSON, "#F0C95C", _BLUE)):
        share = (at + number / 3) % 1
        x = 10 + 40 * share if share < 0.7 else 38 - 28 * (share - 0.7) / 0.3 + 12 * (1 - share)
        y = 46 - 34 * math.sin(math.pi * min(1.0, share / 0.7)) if share < 0.7 else 46
        found.append(path(oval(x, y, 6.5), tone(hue), INK, _LINE))
    return "".join(found)


def _cloud(at: float) -> str:
    """A sneeze, or a spell that went wrong."""
    size = 0.45 + 0.55 * at
    lobes = ((-12, 3, 9), (0, -6, 11), (12, 3, 9), (0, 7, 10))
    puffs = "".join(
        oval(MIDDLE + x * size * 1.2, MIDDLE + y * size * 1.2, r * size) for x, y, r in lobes
    )
    return path(puffs, PAPER, INK, 4.0) + path(puffs, PAPER)


def _bubble(at: float) -> str:
    """Somebody is asleep: it grows and shrinks at the nose, a skin that one looks through."""
    size = 9 + 6 * (1 - math.cos(math.tau * at)) / 2
    x, y = 14 + size, 44 - size
    ball, inner = oval(x, y, size), oval(x, y, size - 1.7)
    shine = oval(x - size * 0.36, y - size * 0.4, size * 0.26, size * 0.18)
    gleam = oval(x + size * 0.4, y + size * 0.42, size * 0.12, size * 0.1)
    skin = path(ball, _SKY, opacity=0.24) + path(ball, "none", INK, 1.2 * _LINE)
    return skin + path(inner, "none", _SKY, 1.6) + path(shine + gleam, _FOAM)


def _slash(at: float) -> str:
    """A wooden sword through the air."""
    blade = path(
        poly([(27, 46), (27, 14), (30, 7), (33, 14), (33, 46)]), tone(STONE_LIGHT), INK, _LINE
    )
    hilt = path(box(20, 44, 20, 4, 2), tone(BRASS), INK, _LINE) + path(
        box(27.5, 48, 5, 9, 2), tone(WOOD), INK, _LINE
    )
    return _turned(_smaller(blade + hilt), 38 * _swing(at), MIDDLE, 50)


def _bark(at: float) -> str:
    """An order, given loudly."""
    reach = 1 + 0.25 * _swing(at)
    rays = "".join(
        f"M{MIDDLE + math.cos(a) * 11:.1f} {MIDDLE + math.sin(a) * 11:.1f}"
        f"L{MIDDLE + math.cos(a) * 19 * reach:.1f} {MIDDLE + math.sin(a) * 19 * reach:.1f}"
        for a in (-1.0, -0.45, 0.1, 0.65)
    )
    return stroke(rays, INK, 7) + stroke(rays, CANDLE, 3.6)


def _hammer(at: float) -> str:
    """Two blows and a chip of wood."""
    handle = path(box(27.5, 20, 5, 34, 2), tone(WOOD), INK, _LINE)
    head = path(box(16, 12, 28, 13, 3), tone(STONE_LIGHT), INK, _LINE)
    chip = path(_star(48, 46 - 8 * at, 4.5, 3, 0.6), "#DDA866", INK, 1.4)
    return _turned(_smaller(handle + head), 24 * _swing(at), MIDDLE, 52) + chip


def _coin(at: float) -> str:
    """Tossed, and counted as it comes down."""
    wide = max(2.5, 11 * abs(math.cos(math.tau * at)))
    y = 44 - 28 * math.sin(math.pi * at)
    return path(oval(MIDDLE, y, wide, 11), tone(BRASS_LIGHT), INK, _LINE) + path(
        oval(MIDDLE, y, wide * 0.6, 6.6), "none", INK, 1.2
    )


def _book(at: float) -> str:
    """A page is turned."""
    cover = path(
        poly([(6, 20), (30, 25), (54, 20), (54, 47), (30, 52), (6, 47)]), tone(CRIMSON), INK, _LINE
    )
    pages = path(
        poly([(9, 16), (30, 21), (51, 16), (51, 42), (30, 48), (9, 42)]), PAPER, INK, _LINE
    )
    lean = 20 * math.cos(math.pi * at)
    leaf = path(poly([(30, 21), (30 + lean, 13), (30 + lean, 39), (30, 48)]), "#FFF8E6", INK, 1.5)
    return cover + pages + leaf


def _heart(at: float) -> str:
    """It tasted well, or somebody is dear."""
    size = 0.8 + 0.2 * _swing(at)
    shape = (
        f"M{MIDDLE} {MIDDLE + 15 * size:.1f}C{MIDDLE - 26 * size:.1f} {MIDDLE - 2 * size:.1f} "
        f"{MIDDLE - 12 * size:.1f} {MIDDLE - 22 * size:.1f} {MIDDLE} {MIDDLE - 8 * size:.1f}"
        f"C{MIDDLE + 12 * size:.1f} {MIDDLE - 22 * size:.1f} {MIDDLE + 26 * size:.1f} "
        f"{MIDDLE - 2 * size:.1f} {MIDDLE} {MIDDLE + 15 * size:.1f}z"
    )
    return path(shape, tone(_ROSE), INK, _LINE)


def _rag(at: float) -> str:
    """Something is wiped dry."""
    x = MIDDLE + 10 * _swing(at)
    cloth = smooth([(x - 15, 24), (x, 18), (x + 15, 23), (x + 12, 40), (x + 1, 35), (x - 12, 42)])
    return path(cloth, tone("#F2E9DC"), INK, _LINE) + stroke(
        f"M{x - 11:.1f} 30q11 -6 23 -1", CRIMSON, 2.4
    )


FRAMES: dict[str, tuple[Frame, int]] = {
    "sparkle": (_sparkle, 6),
    "stars": (_stars, 6),
    "orb": (_orb, 6),
    "notes": (_notes, 6),
    "steam": (_steam, 6),
    "seeds": (_seeds, 6),
    "dabs": (_dabs, 6),
    "letter": (_letter, 6),
    "foam": (_foam, 6),
    "breeze": (_breeze, 5),
    "balls": (_balls, 6),
    "cloud": (_cloud, 5),
    "bubble": (_bubble, 6),
    "sword": (_slash, 6),
    "bark": (_bark, 4),
    "hammer": (_hammer, 6),
    "toss": (_coin, 6),
    "book": (_book, 6),
    "heart": (_heart, 5),
    "rag": (_rag, 6),
}


def sheet(name: str) -> Sheet:
    """The frames of one of them."""
    return _sheet(*FRAMES[name])
