"""What flies and shines: confetti, sparkle, dust, coins, feathers, the beam of the vote."""

from __future__ import annotations

from functools import partial

from kingup_game.theme.palette import (
    CANDLE,
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    PAPER,
    PARCHMENT,
    PARCHMENT_SHADE,
    ROYAL,
    YES_GREEN,
)
from tools.studio.signs.drawing import (
    FINE,
    INNER,
    OUTER,
    around,
    circle,
    downward,
    ellipse,
    flat,
    glow,
    lighter,
    moved,
    number,
    outline,
    polygon,
    solid,
    star,
)
from tools.studio.signs.lettering import caption
from tools.studio.signs.sign import Sign

_CONFETTI = (
    ("M4 7L20 4L22 14L6 18Z", CRIMSON),
    ("M5 20C2 12 8 12 8 8C8 4 14 2 18 4C14 8 16 10 13 14C11 17 10 18 12 21Z", GOLD),
    (circle(12, 12, 7.5), "#59B7CF"),
    ("M12 3L21 19H3Z", YES_GREEN),
    ("M3 9Q8 3 12 9T21 9L20 16Q16 21 12 16T4 16Z", "#E88CB0"),
    ("M7 3H17V21H7Z", ROYAL),
)


def confetti(piece: int) -> str:
    shape, colour = _CONFETTI[piece]
    drawn = solid(shape, colour, line=2, rim=1.6, shade=2.6)
    return f'<g transform="scale(2)">{drawn}</g>'


def sparkle() -> str:
    light = glow("spark", (0, "#FFFDF0", 0.9), (0.4, GOLD_LIGHT, 0.45), (1, GOLD_LIGHT, 0))
    rays = "M24 2Q25.500 22.500 46 24Q25.500 25.500 24 46Q22.500 25.500 2 24Q22.500 22.500 24 2Z"
    return light + flat(circle(24, 24, 20), "url(#spark)") + flat(rays, "#FFFBE6")


def dust() -> str:
    puffs = ((20, 36, 12), (36, 30, 15), (50, 38, 11), (33, 42, 12))
    edge = "".join(circle(x, y, r + 2.2) for x, y, r in puffs)
    body = "".join(circle(x, y, r) for x, y, r in puffs)
    lit = "".join(circle(x - 2.5, y - 3.5, r - 4) for x, y, r in puffs[:3])
    return flat(edge, "#7A624A", 0.7) + flat(body, PARCHMENT) + flat(lit, PAPER)


def gold_star() -> str:
    return solid(star(16, 17, 5, 14, 6.4), GOLD, line=2.4, rim=2, shade=3, light=GOLD_LIGHT)


def feather() -> str:
    vane = "M6 36C4 22 12 8 30 4C33 14 27 28 14 33Z"
    return solid(vane, PAPER, line=2.2, rim=0, shade=3, dark=PARCHMENT_SHADE) + outline(
        "M4 40L10 31Q18 18 27 8M14 27L24 24M18 20L27 16M12 24L11 17M17 17L17 10", FINE
    )


def coin(size: float = 64) -> str:
    """One point: a crown on gold. The game writes a number over it where it stands for more."""
    milling = "".join(
        f"M{number(x)} {number(y)}L{number(x2)} {number(y2)}"
        for (x, y), (x2, y2) in (
            (around(32, 32, 24, n * 15), around(32, 32, 27, n * 15)) for n in range(24)
        )
    )
    crown = "M18 42L14 24L24 32L32 19L40 32L50 24L46 42Z"
    return moved(
        solid(circle(32, 32, 28), GOLD, rim=3, shade=5, light=GOLD_LIGHT, dark=GOLD_DARK)
        + outline(milling, 1.4, GOLD_DARK)
        + solid(
            circle(32, 32, 22),
            lighter(GOLD, 0.18),
            line=1.8,
            rim=0,
            shade=-3,
            ink=GOLD_DARK,
            dark=GOLD_DARK,
        )
        + solid(crown, GOLD_LIGHT, line=INNER, rim=1.6, shade=2.4, dark=GOLD_DARK, ink="#7A4A10"),
        scale=size / 64,
    )


def blank_coin(size: float = 64) -> str:
    """The same coin with an empty face, for a number."""
    return moved(
        solid(circle(32, 32, 28), GOLD, rim=3, shade=5, light=GOLD_LIGHT, dark=GOLD_DARK)
        + solid(
            circle(32, 32, 22), GOLD_LIGHT, line=1.8, rim=0, shade=-3, ink=GOLD_DARK, dark=GOLD
        ),
        scale=size / 64,
    )


def beam() -> str:
    """Light that narrows upwards, brightest along its middle; the game stretches and tints it."""
    light = downward("beam", (0, "#FFF6D0", 0.9), (0.45, CANDLE, 0.45), (1, CANDLE, 0))
    cones = ""
    for step in range(12):
        top, foot = 28 - step * 2.1, 176 - step * 12.5
        cone = (
            f"M{number(180 - top)} 0H{number(180 + top)}L{number(180 + foot)} 620"
            f"Q180 {number(660 - step * 4)} {number(180 - foot)} 620Z"
        )
        cones += flat(cone, "url(#beam)", 0.13)
    blur = '<feGaussianBlur stdDeviation="5 .1"/>'
    return f'{light}<filter id="soft">{blur}</filter><g filter="url(#soft)">{cones}</g>'


def light_pool() -> str:
    """Where the beam falls: an ellipse of light."""
    light = glow("pool", (0, "#FFF6D0", 0.9), (0.5, CANDLE, 0.4), (1, CANDLE, 0))
    return light + flat(ellipse(160, 48, 158, 46), "url(#pool)")


def burst() -> str:
    """Rays behind a crowned king."""
    rays = "".join(
        flat(
            polygon([(200, 200), around(200, 200, 198, a - 4), around(200, 200, 198, a + 4)]),
            "url(#burst)",
        )
        for a in range(0, 360, 20)
    )
    fade = (
        '<radialGradient id="burst" gradientUnits="userSpaceOnUse" cx="200" cy="200" r="198">'
        f'<stop offset="0" stop-color="{GOLD_LIGHT}" stop-opacity=".95"/>'
        f'<stop offset="1" stop-color="{GOLD}" stop-opacity="0"/></radialGradient>'
    )
    return fade + rays


def thirty_three() -> str:
    """The third round's joke: nothing is everything. A fool's rosette with bells."""
    bells = "".join(
        solid(circle(*around(72, 70, 58, a), 8.5), GOLD, line=2.6, rim=1.6, shade=3)
        for a in range(0, 360, 45)
    )
    petals = star(72, 70, 16, 54, 47)
    number_33 = caption("33", 72, 70, 44, CRIMSON_DARK, 3.3) + caption(
        "33", 72, 70, 44, GOLD_LIGHT, 1.6
    )
    tails = "M44 106L32 152L48 144L58 154L68 114ZM100 106L112 152L96 144L86 154L76 114Z"
    return (
        solid(tails, CRIMSON, rim=2, shade=4, dark=CRIMSON_DARK)
        + bells
        + solid(petals, "#3E8E9E", rim=3, shade=5)
        + solid(circle(72, 70, 42), CRIMSON, line=OUTER, rim=2, shade=5, dark=CRIMSON_DARK)
        + outline(circle(72, 70, 37), 1.6, GOLD_LIGHT)
        + number_33
    )


SIGNS = [
    *(
        Sign(f"particle_confetti_{n + 1}", 48, 48, partial(confetti, n))
        for n in range(len(_CONFETTI))
    ),
    Sign("particle_sparkle", 48, 48, sparkle),
    Sign("particle_dust", 68, 60, dust),
    Sign("particle_star", 32, 32, gold_star),
    Sign("particle_coin", 32, 32, partial(coin, 32)),
    Sign("particle_feather", 36, 44, feather),
    Sign("coin", 64, 64, coin),
    Sign("coin_blank", 96, 96, partial(blank_coin, 96)),
    Sign("vote_beam", 360, 660, beam, quality=80),
    Sign("vote_pool", 320, 96, light_pool, quality=80),
    Sign("burst", 400, 400, burst, quality=80),
    Sign("badge_33", 144, 156, thirty_three),
]
