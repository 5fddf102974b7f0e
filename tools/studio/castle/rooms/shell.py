"""What all rooms share: wall, floor, ceiling, and four niches to stand before.

Rooms are drawn with y = 0 on the line where feet stand; up is negative.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from kingup_game.stage.layout import PLACE_X, ROOM_LEFT, ROOM_RIGHT, STOREY_HEIGHT
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    arch,
    box,
    clip,
    darker,
    fade,
    group,
    lighter,
    mix,
    oval,
    path,
    pointed,
    poly,
    stroke,
    tone,
)

BEAM = 10.0
CEILING = BEAM - STOREY_HEIGHT  # -102
BACK = -13.0  # where the floor meets the back wall
WALL_LEFT, WALL_RIGHT = ROOM_LEFT + 15.0, ROOM_RIGHT - 15.0
WALL_TOP = CEILING + 7.0
NICHE_WIDTH, NICHE_HEIGHT = 112.0, 81.0
HAZE, DUST = 0.40, "#D2C8B8"
"""How much of a room is lost in its own air: its things are told apart, and outshine nobody."""


@dataclass(frozen=True)
class Flame:
    """A fire that lives: the game draws it, the bake lets its light fall on the room."""

    kind: str  # candle, torch or hearth
    x: float
    y: float  # the foot of the flame, in the room's own units


@dataclass(frozen=True)
class Skin:
    """The surfaces of one room."""

    wall: str
    niche: str
    floor: str
    trim: str
    head: str = "round"  # round, low, straight or pointed niches


def shell(name: str, skin: Skin, wall_work: str, floor_work: str) -> str:
    """A dollhouse box: back wall with niches, floor, sides and ceiling in one-point view."""
    area = box(WALL_LEFT, WALL_TOP, WALL_RIGHT - WALL_LEFT, BACK - WALL_TOP)
    floor = poly([(ROOM_LEFT, 2), (WALL_LEFT, BACK), (WALL_RIGHT, BACK), (ROOM_RIGHT, 2)])
    return "".join(
        (
            clip(f"wall-{name}", area),
            clip(f"floor-{name}", floor),
            path(area, skin.wall),
            group(wall_work, clip=f"wall-{name}"),
            _veil(name),
            *(niche(name, skin, x) for x in PLACE_X),
            _ends(skin),
            path(floor, skin.floor),
            group(floor_work, clip=f"floor-{name}"),
            *(mark(x, skin) for x in PLACE_X),
            stroke(f"M{WALL_LEFT} {BACK}H{WALL_RIGHT}", darker(skin.floor, 0.5), LINE_MID),
        )
    )


def niche(name: str, skin: Skin, x: float) -> str:
    """A calm, lighter recess: its left cheek lies in shadow, its right one catches the light."""
    outer = _niche_shape(skin, x, NICHE_WIDTH, NICHE_HEIGHT)
    inner = _niche_shape(skin, x + 2, NICHE_WIDTH - 14, NICHE_HEIGHT - 6)
    ident = f"niche-{name}-{x}"
    return "".join(
        (
            path(
                _niche_shape(skin, x, NICHE_WIDTH + 9, NICHE_HEIGHT + 4.5),
                skin.trim,
                darker(skin.wall, 0.42),
                LINE_THIN,
            ),
            fade(
                ident,
                [(0, darker(skin.niche, 0.2), 1), (0.5, skin.niche, 1), (1, skin.niche, 1)],
                across=True,
            ),
            path(outer, f"url(#{ident})", darker(skin.wall, 0.45), LINE_THIN + 0.3),
            path(inner, skin.niche, darker(skin.niche, 0.14), LINE_THIN),
        )
    )


def _niche_shape(skin: Skin, x: float, width: float, height: float) -> str:
    left = x - width / 2
    if skin.head == "straight":
        return box(left, BACK - height, width, height, 3)
    if skin.head == "pointed":
        return pointed(left, BACK, width, height, height * 0.62)
    rise = {"round": height * 0.5, "low": height * 0.24}[skin.head]
    return arch(left, BACK, width, height, rise)


def mark(x: float, skin: Skin) -> str:
    """Where to stand: a worn, lighter patch of the floor."""
    worn = lighter(skin.floor, 0.16)
    return path(oval(x, -4.6, 50, 6.4), darker(skin.floor, 0.18)) + path(
        oval(x, -5.2, 49, 5.8), worn
    )


def _ends(skin: Skin) -> str:
    left = poly([(ROOM_LEFT, CEILING), (WALL_LEFT, WALL_TOP), (WALL_LEFT, BACK), (ROOM_LEFT, 2)])
    right = poly(
        [(ROOM_RIGHT, CEILING), (WALL_RIGHT, WALL_TOP), (WALL_RIGHT, BACK), (ROOM_RIGHT, 2)]
    )
    line = darker(skin.wall, 0.45)
    top = poly(
        [
            (ROOM_LEFT, CEILING),
            (WALL_LEFT, WALL_TOP),
            (WALL_RIGHT, WALL_TOP),
            (ROOM_RIGHT, CEILING),
        ]
    )
    joists = "".join(
        poly([(x - 5, CEILING), (x + 5, CEILING), (x + 4, WALL_TOP), (x - 4, WALL_TOP)])
        for x in range(int(ROOM_LEFT) + 40, int(ROOM_RIGHT), 80)
    )
    return "".join(
        (
            path(left, darker(skin.wall, 0.34), line, LINE_THIN),
            path(right, lighter(skin.wall, 0.08), line, LINE_THIN),
            path(top, mix("#5E4430", skin.wall, 0.3), line, LINE_THIN),
            path(joists, mix("#86603C", skin.wall, 0.3)),
        )
    )


def _veil(name: str) -> str:
    """The shade that gathers under the ceiling and in the left corner."""
    return "".join(
        (
            fade(f"veil-{name}", [(0, "#20120F", 0.28), (1, "#20120F", 0)]),
            path(box(WALL_LEFT, WALL_TOP, WALL_RIGHT - WALL_LEFT, 26), f"url(#veil-{name})"),
            fade(f"corner-{name}", [(0, "#20120F", 0.26), (1, "#20120F", 0)], across=True),
            path(box(WALL_LEFT, WALL_TOP, 70, BACK - WALL_TOP), f"url(#corner-{name})"),
        )
    )


def haze(colour: str, left: float = ROOM_LEFT, right: float = ROOM_RIGHT) -> str:
    """Air between us and a room, in its own colour: things there are paler than people."""
    air = mix(lighter(colour, 0.2), DUST, 0.35)
    return path(box(left, CEILING, right - left, -CEILING), air, opacity=HAZE)


def window(x: float, foot: float, w: float, h: float, pane: str, frame: str) -> str:
    """A small leaded window in a deep reveal."""
    glass = arch(x - w / 2, foot, w, h, w / 2)
    bars = f"M{x} {foot}V{foot - h}" + "".join(
        f"M{x - w / 2} {foot - h * share:.1f}h{w}" for share in (0.33, 0.63)
    )
    return "".join(
        (
            path(
                arch(x - w / 2 - 4, foot + 3, w + 8, h + 8, w / 2 + 4),
                tone(frame),
                darker(frame, 0.5),
                LINE_MID,
            ),
            path(glass, pane, darker(frame, 0.6), LINE_MID),
            path(
                poly(
                    [
                        (x - w / 2, foot - 4),
                        (x - w / 2, foot - h * 0.45),
                        (x + w * 0.2, foot - h * 0.85),
                        (x + w * 0.35, foot - h * 0.6),
                    ]
                ),
                "#FFFFFF",
                opacity=0.2,
            ),
            stroke(bars, darker(frame, 0.45), 1.5),
            path(
                box(x - w / 2 - 7, foot + 1, w + 14, 4, 1.5), tone(frame), darker(frame, 0.5), 1.2
            ),
        )
    )


def flagstones(rng: random.Random, colour: str, across: int = 14) -> str:
    """A floor of slabs that converge a little towards the back."""
    joints = []
    width = ROOM_RIGHT - ROOM_LEFT
    for row, (top, foot) in enumerate(((BACK, -6.0), (-6.0, 3.0))):
        for i in range(across + 1):
            t = (i + (0.5 if row else 0.0) + rng.uniform(-0.12, 0.12)) / across
            lean = (t - 0.5) * 14
            x = ROOM_LEFT + t * width
            joints.append(f"M{x - lean:.1f} {top}L{x:.1f} {foot}")
    joints.append(f"M{ROOM_LEFT} -6H{ROOM_RIGHT}")
    return stroke("".join(joints), darker(colour, 0.3), 0.9, 0.65)


def floorboards(colour: str, count: int = 4) -> str:
    lines = "".join(
        f"M{ROOM_LEFT} {BACK + (2 - BACK) * ((i / count) ** 1.25):.1f}H{ROOM_RIGHT}"
        for i in range(1, count)
    )
    return stroke(lines, darker(colour, 0.3), 0.9, 0.65)


def wainscot(height: float, colour: str, step: float = 40.0) -> str:
    """Panelling along the foot of the wall."""
    top = BACK - height
    panels = "".join(
        box(WALL_LEFT + 6 + i * step, top + 7, step - 12, height - 12, 1.5)
        for i in range(int((WALL_RIGHT - WALL_LEFT) / step) + 1)
    )
    return "".join(
        (
            path(box(WALL_LEFT, top, WALL_RIGHT - WALL_LEFT, height), colour),
            path(panels, darker(colour, 0.07), darker(colour, 0.25), 0.9),
            path(
                box(WALL_LEFT, top - 2, WALL_RIGHT - WALL_LEFT, 4),
                lighter(colour, 0.14),
                darker(colour, 0.35),
                0.9,
            ),
        )
    )


def shadow(x: float, half: float, y: float = -2.0) -> str:
    """The dark under a thing that stands on the floor."""
    return path(oval(x + 3, y, half, 3.4), "#1C0F0A", opacity=0.32)


def carved(data: str, skin: Skin) -> str:
    """A motif cut into a niche, tone on tone, so that an empty place still tells its trade."""
    return stroke(data, mix(skin.niche, darker(skin.niche, 0.4), 0.42), 2.0)
