"""What goes wrong in the Jester edition: losses, knocks in vain, relief, a belly that speaks."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    INK,
    PAPER,
    PARCHMENT_SHADE,
    SKIN,
    SKIN_DARK,
    SKIN_LIGHT,
    STOMACH_GREEN,
)
from tools.studio.signs.drawing import (
    INNER,
    around,
    box,
    circle,
    clipped,
    flat,
    lighter,
    moved,
    outline,
    solid,
)
from tools.studio.signs.sign import Sign

LOST, LOST_LIGHT = CRIMSON, lighter(CRIMSON, 0.3)
_BODY = circle(32, 32, 27)


def _worn() -> str:
    """A coin that is owed: red, and bitten at its rim, so that its outline tells it from gold."""
    bites = "".join(
        flat(circle(*around(32, 32, 29.5, turn), 4.4), INK) for turn in (58, 122, 205, 310)
    )
    return solid(_BODY, LOST, rim=3, shade=6, light=LOST_LIGHT, dark=CRIMSON_DARK) + clipped(
        _BODY, bites
    )


def _field(radius: float) -> str:
    return solid(
        circle(32, 32, radius), CRIMSON_DARK, line=1.8, rim=0, shade=-3, dark=LOST, ink=CRIMSON_DARK
    )


def loss() -> str:
    """A point that is lost: a minus on red, as everywhere that something costs."""
    minus = solid(box(15, 25.5, 34, 13, 3), PAPER, line=INNER, rim=0, shade=2)
    return _worn() + _field(20) + minus


def bare_loss() -> str:
    """The same coin with an empty face, for a number."""
    return _worn() + _field(21)


def shard(turn: float) -> str:
    """A splinter of it."""
    return moved(
        solid("M-11-8L6-11L11 2L0 10L-8 6Z", LOST, line=2.4, rim=2, shade=3, light=LOST_LIGHT),
        16,
        16,
        turn=turn,
    )


def knock() -> str:
    """Knuckles on wood: the hand of whoever stands before a door that is shut."""
    arcs = outline("M16 20Q6 30 8 44M26 9Q40 2 55 6", 4.4, PAPER) + outline(
        "M7 14Q-4 30 0 50M22 0Q40-8 62-3", 3.4, PAPER, 0.75
    )
    fist = (
        "M28 34C24 24 34 18 41 23C43 15 55 14 58 22C64 17 73 21 73 30C80 29 85 35 83 43"
        "L80 60C79 68 74 72 66 72L46 71C36 70 30 62 29 52Z"
    )
    cuff = "M48 70L78 70L92 94L60 100Z"
    fingers = "M41 23C38 30 40 38 44 42M58 22C55 30 57 38 60 42M73 30C70 35 71 41 73 44"
    thumb = "M29 50C36 44 46 46 52 52C58 52 60 60 54 62C46 62 38 62 31 58Z"
    return (
        moved(outline("M16 20Q6 30 8 44M26 9Q40 2 55 6", 8.4), 6, 8)
        + moved(arcs, 6, 8)
        + moved(
            solid(cuff, CRIMSON, rim=2, shade=5)
            + solid(fist, SKIN, rim=3, shade=6, light=SKIN_LIGHT, dark=SKIN_DARK)
            + outline(fingers, INNER, SKIN_DARK)
            + solid(thumb, SKIN, line=INNER, rim=2, shade=2, light=SKIN_LIGHT, dark=SKIN_DARK),
            2,
            2,
        )
    )


def phew() -> str:
    """A cloud of relief, and two drops that are no longer needed."""
    puffs = ((26, 44, 14), (44, 34, 18), (64, 44, 15), (44, 52, 15))
    edge = "".join(circle(x, y, r + 3.2) for x, y, r in puffs)
    body = "".join(circle(x, y, r) for x, y, r in puffs)
    lit = "".join(circle(x - 3, y - 4, r - 5) for x, y, r in puffs[:3])
    tail = circle(18, 68, 7.5) + circle(8, 80, 4.6)
    drops = "".join(
        moved(
            solid("M0-11C6-2 8 3 0 8C-8 3-6-2 0-11Z", "#9FDCF5", line=INNER, shade=2), x, y, turn=t
        )
        for x, y, t in ((78, 18, 38), (88, 34, 60))
    )
    return (
        flat(edge, INK)
        + flat(body, PAPER)
        + flat(lit, "#FFFDF4")
        + outline("M34 40Q40 32 50 36M50 52Q58 54 62 48", INNER, PARCHMENT_SHADE)
        + solid(tail, PAPER, line=INNER + 0.6, rim=0, shade=2, dark=PARCHMENT_SHADE)
        + drops
    )


def gurgle() -> str:
    """What a belly says before its owner does: a coil and three jolts."""
    coil = (
        "M50 52c7-3 11 6 5 11c-10 8-24-1-21-15c3-17 24-24 37-11c16 16 10 41-10 48c-19 6-42-4-47-26"
    )
    jolts = "M8 30L20 24L16 14L30 8M66 8L76 14L84 6L94 14M10 84L20 92L30 86L38 96"
    green = lighter(STOMACH_GREEN, 0.12)
    return (
        outline(coil, 15)
        + outline(coil, 9, green)
        + moved(outline(coil, 2.6, lighter(STOMACH_GREEN, 0.6)), -1.4, -1.8)
        + outline(jolts, 8.4)
        + outline(jolts, 4.4, lighter(STOMACH_GREEN, 0.45))
    )


SIGNS = [
    Sign("coin_loss", 64, 64, loss),
    Sign("coin_loss_blank", 64, 64, bare_loss),
    Sign("particle_shard_1", 32, 32, lambda: shard(0)),
    Sign("particle_shard_2", 32, 32, lambda: shard(130)),
    Sign("knock", 104, 104, knock),
    Sign("phew", 100, 92, phew),
    Sign("gurgle", 104, 104, gurgle),
]
