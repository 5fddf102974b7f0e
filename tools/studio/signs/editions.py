"""The two boxes the game can be played from, as pictures to choose between. No word on them."""

from __future__ import annotations

import re

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    ROYAL,
    ROYAL_DARK,
    WOOD,
    WOOD_DARK,
)
from tools.studio.cast import CAST
from tools.studio.cast.figure import picture
from tools.studio.castle.annexes.grille import gate
from tools.studio.castle.annexes.privy_door import leaf
from tools.studio.castle.pen import picture as scenery
from tools.studio.signs.crowns import crown
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    around,
    box,
    circle,
    clipped,
    darker,
    flat,
    lighter,
    moved,
    number,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.sign import Sign

WIDTH, HEIGHT = 480, 300
_FRAME = box(4, 4, WIDTH - 8, HEIGHT - 8, 16)
_FLOOR = 236.0


def face(letter: str, mood: str, x: float, foot: float, size: float, turn: float = 0.0) -> str:
    """One of the cast, its feet at (x, foot)."""
    drawn = picture(CAST[letter], mood)
    own = re.sub(r'(id="|url\(#)c', rf"\g<1>{letter}{mood}", drawn)
    inner = own[own.index(">") + 1 : own.rindex("</svg>")]
    placed = (
        f'<svg x="{number(x - size / 2)}" y="{number(foot - size)}" width="{number(size)}"'
        f' height="{number(size)}" viewBox="0 0 512 512">{inner}</svg>'
    )
    return f'<g transform="rotate({number(turn)} {number(x)} {number(foot)})">{placed}</g>'


def _rays(x: float, y: float, colour: str, opacity: float) -> str:
    return "".join(
        flat(polygon([(x, y), around(x, y, 400, a - 6), around(x, y, 400, a + 6)]), colour, opacity)
        for a in range(0, 360, 24)
    )


def _throne(x: float, foot: float) -> str:
    """The throne's high back and its seat, 170 wide."""
    back, velvet = (
        f"M{x - half} {foot}V{foot - 120 + inset}Q{x - half + 8} {foot - 196 + inset * 1.7}"
        f" {x} {foot - 204 + inset * 1.8}Q{x + half - 8} {foot - 196 + inset * 1.7}"
        f" {x + half} {foot - 120 + inset}V{foot}Z"
        for half, inset in ((74, 0), (58, 10))
    )
    studs = "".join(
        solid(circle(x + side * 66, foot - h, 4), GOLD_LIGHT, line=1.6, rim=0, shade=1.4)
        for side in (-1, 1)
        for h in (20, 46, 72, 98, 124)
    )
    return (
        solid(back, GOLD, line=4, rim=5, shade=9, light=GOLD_LIGHT, dark=GOLD_DARK)
        + solid(velvet, CRIMSON, line=INNER, rim=0, shade=10, dark=CRIMSON_DARK)
        + outline(
            f"M{x - 30} {foot}V{foot - 160}M{x} {foot}V{foot - 180}M{x + 30} {foot}V{foot - 160}",
            2,
            CRIMSON_DARK,
        )
        + studs
    )


def _boards() -> str:
    joints = "".join(f"M{x} {_FLOOR}L{240 + (x - 240) * 1.5} 300" for x in range(-60, 560, 52))
    return (
        flat(box(0, _FLOOR, WIDTH, 80), WOOD)
        + outline(joints, 1.6, WOOD_DARK)
        + outline(f"M0 {_FLOOR}H{WIDTH}", OUTER)
    )


def _framed(inside: str, edge: str) -> str:
    return clipped(_FRAME, inside) + outline(_FRAME, 9) + outline(_FRAME, 4.6, edge)


def classic() -> str:
    """Three faces below an empty throne, and only one crown."""
    wall = flat(box(0, 0, WIDTH, HEIGHT), ROYAL)
    damask = "".join(
        outline(
            f"M{x} {y}q6-9 0-16q-6 7 0 16M{x - 7} {y - 2}q-5-6 0-10M{x + 7} {y - 2}q5-6 0-10",
            2,
            lighter(ROYAL, 0.2),
        )
        for row, y in enumerate((46, 96, 146, 196))
        for x in range(30 + 28 * (row % 2), 480, 56)
    )
    people = (
        face("L", "hopeful", 62, 262, 140, -4)
        + face("O", "neutral", 420, 262, 140, 4)
        + face("P", "climb", 142, 290, 164)
        + face("G", "neutral", 342, 290, 160)
    )
    return _framed(
        wall + damask + _rays(240, 92, GOLD_LIGHT, 0.3) + _boards() + _throne(240, 250)
        + moved(crown(4.6), 240, 112, 0.56) + people,
        GOLD,
    )  # fmt: skip


def jester() -> str:
    """He has the crown; somebody sits in a cell, somebody in the WC: all is the wrong way round."""
    hues = (CRIMSON, ROYAL_DARK, "#2F6B6F", "#C98F2B")
    lozenges = "".join(
        flat(
            polygon([(x, y - 34), (x + 24, y), (x, y + 34), (x - 24, y)]),
            hues[(column + 2 * row) % 4],
        )
        for row, y in enumerate(range(-10, 330, 34))
        for column, x in enumerate(range(-24 + 24 * (row % 2), 520, 48))
    )  # fmt: skip
    return _framed(
        flat(box(0, 0, WIDTH, HEIGHT), ROYAL_DARK) + lozenges
        + flat(box(0, 0, WIDTH, HEIGHT), INK, 0.34) + _rays(240, 110, GOLD_LIGHT, 0.26) + _boards()
        + _cell(16, 84) + _privy(336, 84)
        + f'<g transform="rotate(-7 240 250)">{_throne(240, 250)}</g>'
        + face("J", "crowned", 240, 290, 226, -5),
        CRIMSON,
    )  # fmt: skip


def _cell(x: float, y: float) -> str:
    room = box(x, y, 128, 170, 4)
    grating = scenery([f'<g transform="translate(60 102)">{gate()}</g>'], (4, 0, 112, 106))
    bars = re.sub(
        r"<svg ",
        f'<svg x="{x}" y="{y}" width="128" height="170" preserveAspectRatio="none" ',
        grating,
        count=1,
    )
    blocks = "".join(f"M{x} {y + k * 24}h128" for k in range(8)) + "".join(
        f"M{x + 20 + 36 * n + 18 * (k % 2)} {y + k * 24}v24" for k in range(7) for n in range(4)
    )
    return (
        flat(room, "#77726C")
        + clipped(
            room, outline(blocks, 1.6, "#5F5750") + face("N", "refused", x + 64, y + 168, 136)
        )
        + bars
        + outline(room, 5)
    )


def _privy(x: float, y: float) -> str:
    room = box(x, y, 128, 170, 4)
    door = scenery([leaf(1.0)], (6, 2, 110, 101))
    door = door.replace(
        "<svg ", f'<svg x="{x}" y="{y}" width="128" height="170" preserveAspectRatio="none" ', 1
    )
    return (
        flat(room, darker("#A89A74", 0.3))
        + clipped(room, face("C", "queasy", x + 64, y + 164, 132))
        + door
        + outline(room, 5)
    )


SIGNS = [
    Sign("edition_classic", WIDTH, HEIGHT, classic),
    Sign("edition_jester", WIDTH, HEIGHT, jester),
]
