"""Villagers, nearly as large as whoever lives in the castle: they come by, look up, and wave."""

from __future__ import annotations

import math
from dataclasses import dataclass

from kingup_game.theme.palette import INK
from tools.studio.castle.light import Light
from tools.studio.castle.living.sheet import LitSheet
from tools.studio.castle.pen import box, darker, group, oval, path, smooth, stroke, tone

WALK_FRAMES, WAVE_FRAMES = 6, 4
"""Of the way to the right, and after two of a look up at the castle, of a greeting."""
WIDE, HIGH, FEET = 72, 112, 108
_SKIN = "#F0C090"
_BOOTS = "#4A3426"
_ASTRIDE = 6.0


@dataclass(frozen=True)
class _Clothes:
    coat: str
    apron: str
    hat: str
    thing: str


VILLAGERS = (
    _Clothes("#6E5A8C", "#8A7AA4", "straw", "rake"),
    _Clothes("#A8523E", "#D8C8A8", "scarf", "basket"),
    _Clothes("#4A7258", "#7A6A48", "cap", "sack"),
)


def villager(number: int, light: Light) -> LitSheet:
    """One of them, in all frames; feet at (36, 108)."""
    clothes = VILLAGERS[number]
    walk = [_body(clothes, math.tau * k / WALK_FRAMES) for k in range(WALK_FRAMES)]
    look = [_body(clothes, 0.0, head=-9.0, arm=lift) for lift in (0.0, 0.12)]
    wave = [
        _body(clothes, 0.0, head=-7.0, arm=1.0, sway=math.sin(math.tau * k / WAVE_FRAMES))
        for k in range(WAVE_FRAMES)
    ]
    return LitSheet([*walk, *look, *wave], WIDE, HIGH, light)


def _body(
    clothes: _Clothes, step: float, head: float = 0.0, arm: float = 0.0, sway: float = 0.0
) -> str:
    """`arm` is how far it is lifted, `head` how far the face is turned up, in degrees."""
    swing, bob = 9.0 * math.sin(step), 2.4 * abs(math.sin(step))
    legs = _leg(swing or _ASTRIDE) + _leg(-swing or -_ASTRIDE)
    coat = smooth([(36, 47), (24, 56), (19, 84), (22, 91), (50, 91), (53, 84), (48, 56)])
    apron = smooth([(34, 66), (28, 72), (26, 88), (46, 88), (45, 72)])
    belt = stroke("M23 71q13 5 26 0", darker(clothes.coat, 0.5), 3.0)
    trunk = path(coat, tone(clothes.coat), INK, 2.6) + path(
        apron, tone(clothes.apron), darker(clothes.apron, 0.5), 1.4
    )
    far = _arm(clothes, (46, 58), (52 - 0.4 * swing, 76), (54, 82)) if arm == 0 else ""
    near = _near_arm(clothes, swing, arm, sway)
    face = group(_head(clothes), move=f"rotate({head} 34 48)")
    carried = _carried(clothes.thing, swing)
    is_behind = clothes.thing == "sack"
    inside = (carried if is_behind else "") + far + trunk + belt + face
    inside += ("" if is_behind else carried) + near
    return legs + group(inside, move=f"translate(0 {-bob:.1f})")


def _leg(swing: float) -> str:
    foot = 36 + swing
    return stroke(f"M36 86L{foot:.1f} 103", INK, 10.5) + path(
        box(foot - 5.5, 99, 14, 8.5, 4), _BOOTS, INK, 2.0
    )


def _arm(
    clothes: _Clothes,
    shoulder: tuple[float, float],
    elbow: tuple[float, float],
    hand: tuple[float, float],
) -> str:
    (x1, y1), (x2, y2), (x3, y3) = shoulder, elbow, hand
    bent = f"M{x1:.1f} {y1:.1f}Q{x2:.1f} {y2:.1f} {x3:.1f} {y3:.1f}"
    return (
        stroke(bent, INK, 12.0)
        + stroke(bent, clothes.coat, 7.5)
        + path(oval(x3, y3, 6.0), tone(_SKIN), INK, 2.0)
    )


def _near_arm(clothes: _Clothes, swing: float, arm: float, sway: float) -> str:
    """It swings; or it is up, and waves beside the hat."""
    if arm < 0.5:
        return _arm(clothes, (28, 58), (25 + 0.5 * swing, 68), (27 + swing, 79 - 20 * arm))
    return _arm(clothes, (27, 58), (10, 58), (14 + 6 * sway, 30 - 2 * abs(sway)))


def _head(clothes: _Clothes) -> str:
    face = path(oval(37, 33, 14.5), tone(_SKIN), INK, 2.6)
    nose = path(oval(49, 35, 4.6), tone("#E8A878"), INK, 1.8)
    eye = path(oval(43, 31, 2.6), INK)
    cheek = path(oval(41, 38, 3.6), "#E08A6A", opacity=0.55)
    mouth = stroke("M41 41.5q4 2.5 6.5 -0.5", INK, 2.0)
    own = {
        "straw": path(
            smooth([(24, 38), (32, 41), (44, 44), (46, 50), (36, 58), (26, 50)]),
            tone("#B8B0A4"),
            INK,
            2.2,
        ),
        "scarf": "",
        "cap": stroke("M28 36q-3 5 0 8", "#7A4A24", 4.0),
    }[clothes.hat]
    return face + cheek + eye + mouth + own + nose + _hat(clothes.hat)


def _hat(kind: str) -> str:
    if kind == "straw":
        crown = smooth([(25, 24), (27, 12), (37, 8), (47, 12), (49, 24)])
        brim = smooth([(12, 24), (37, 18), (62, 24), (37, 30)])
        band = stroke("M26 20q11 4 22 0", "#8A3A2E", 3.4)
        return path(brim, tone("#C99B4E"), INK, 2.4) + path(crown, tone("#C99B4E"), INK, 2.4) + band
    if kind == "scarf":
        cloth = smooth([(50, 21), (40, 14), (27, 17), (20, 30), (20, 44), (28, 47), (31, 33)])
        knot = smooth([(22, 44), (14, 48), (13, 56), (21, 52), (27, 47)])
        return path(knot, tone("#D8C8A8"), INK, 2.2) + path(cloth, tone("#D8C8A8"), INK, 2.4)
    top = smooth([(22, 27), (22, 17), (33, 11), (45, 13), (51, 22), (50, 27)])
    peak = smooth([(44, 25), (54, 22), (62, 26), (54, 29)])
    return path(top, tone("#8A6A3C"), INK, 2.4) + path(peak, tone("#6E5230"), INK, 2.2)


def _carried(thing: str, swing: float) -> str:
    if thing == "rake":
        handle = stroke("M56 96L62 10", INK, 6.0) + stroke("M56 96L62 10", "#8A5A30", 3.2)
        teeth = "M53 11h18m-17 0v9m8 -9v9m8 -9v9"
        return handle + stroke(teeth, INK, 5.2) + stroke(teeth, "#8A5A30", 2.4)
    if thing == "basket":
        x = 52 - 0.3 * swing
        bow = stroke(f"M{x - 9:.1f} 78q9 -16 18 0", "#6E4323", 3.0)
        fruit = "".join(
            path(oval(x + dx, 77, 5), tone(hue), INK, 1.6)
            for dx, hue in ((-7, "#C8382E"), (0, "#D8B23C"), (7, "#5FA04E"))
        )
        body = smooth([(x - 13, 79), (x + 13, 79), (x + 10, 94), (x - 10, 94)])
        return fruit + path(body, tone("#B98A4A"), INK, 2.2) + bow
    body = smooth([(4, 54), (14, 44), (26, 52), (27, 70), (16, 82), (4, 74)])
    tie = stroke("M20 49l8 -2", "#6E4323", 3.4)
    return path(body, tone("#D9C79A"), INK, 2.4) + tie
