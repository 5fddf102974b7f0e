"""The cards of a vote. All share one back, which is drawn once and knows of none of them."""

from __future__ import annotations

from functools import partial

from kingup_game.theme.art import BALLOT_THROWN
from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    NO_RED,
    PAPER,
    PARCHMENT_SHADE,
    SKIN,
    SKIN_DARK,
    SKIN_LIGHT,
    STOMACH_BLUE,
    STOMACH_GREEN,
    YES_GREEN,
)
from tools.studio.signs.crowns import crown, small_crown
from tools.studio.signs.drawing import (
    INNER,
    around,
    circle,
    clipped,
    darker,
    ellipse,
    flat,
    glow,
    lighter,
    mirrored,
    moved,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.paper import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FIELD,
    blank_card,
    corner_studs,
    medallion_ring,
    vignette,
    woven_back,
)
from tools.studio.signs.sign import Sign

_X = CARD_WIDTH / 2
_SICK = lighter(STOMACH_GREEN, 0.3)
_HEAD, _HEAD_AT, _HEAD_FROM = 1.5, 84, 72
"""A head so large that one knows from the sofa how it feels."""


def ballot_back() -> str:
    return woven_back(
        CRIMSON, CRIMSON_DARK, medallion_ring(CRIMSON) + moved(small_crown(5), 0, 2, 0.66)
    )


def yes_card() -> str:
    """The crown in its glory, over a wreath of laurel."""
    rays = "".join(
        flat(
            polygon([(88, 124), around(88, 124, 200, a - 5), around(88, 124, 200, a + 5)]),
            GOLD,
            0.34,
        )
        for a in range(0, 360, 24)
    )
    halo = glow("halo", (0, "#FFF6C8", 1), (0.6, "#FFE9A0", 0.6), (1, "#FFE9A0", 0))
    laurel = "".join(_laurel_leaf(side, n) for side in (-1, 1) for n in range(7))
    branch = "M88 230C40 228 24 194 26 152M88 230C136 228 152 194 150 152"
    return (
        blank_card(YES_GREEN)
        + halo
        + clipped(FIELD, rays + flat(circle(88, 124, 88), "url(#halo)"))
        + vignette(YES_GREEN, 0.55)
        + outline(branch, 3.4, darker(YES_GREEN))
        + laurel
        + solid("M72 226H104L97 240H79Z", CRIMSON, line=INNER, shade=3)
        + moved(crown(5.0), 88, 124, 0.74)
        + corner_studs()
    )


def _laurel_leaf(side: int, step: int) -> str:
    x, y = around(88, 168, 62, 174 - step * 14.5)
    leaf = "M0 0C9-6 11-18 0-27C-11-18-9-6 0 0Z"
    turn = ((24 - step * 9) + (40 if step % 2 else -30)) * side
    return moved(
        solid(leaf, YES_GREEN, line=INNER, rim=1.4, shade=3),
        x if side > 0 else CARD_WIDTH - x,
        y,
        0.82,
        turn,
    )


def no_card() -> str:
    """A crown knocked askew and struck out with two strokes of a brush."""
    one = (
        "M-84-10C-58-17 20-15 74-19C84-18 84-8 78-2C86 2 80 13 70 12C22 16-30 10-78 15"
        "C-88 8-80 0-84-10Z"
    )
    other = (
        "M-80-14C-40-12 30-18 78-13C88-8 82 2 86 9C78 17 30 12-8 15C-34 18-60 12-76 17"
        "C-88 10-74 2-80-14Z"
    )
    return (
        blank_card(NO_RED)
        + vignette(NO_RED, 0.6)
        + moved(crown(5.0), 88, 138, 0.7, -13)
        + moved(solid(one, NO_RED, line=4.6, rim=4, shade=6, light="#E86A58"), 88, 140, 0.98, 50)
        + moved(solid(other, NO_RED, line=4.6, rim=4, shade=6, light="#E86A58"), 88, 140, 0.98, -50)
        + corner_studs()
    )


def stomachache_card() -> str:
    """A courtier whose doublet gave way: green belly, both hands on it, eyes shut tight."""
    doublet = (
        "M58 118C34 122 24 142 20 170C14 206 22 240 30 270H146C154 240 162 206 156 170"
        "C152 142 142 122 118 118Z"
    )
    body = solid(doublet, CRIMSON, line=4.4, rim=3, shade=9, dark=CRIMSON_DARK)
    collar = "".join(
        solid(
            ellipse(_X + x, 114 - abs(x) * 0.1, 9, 11),
            PAPER,
            line=INNER,
            rim=0,
            shade=3,
            dark=PARCHMENT_SHADE,
        )
        for x in (-34, 34, -23, 23, -12, 12, 0)
    )
    buttons = "".join(
        solid(circle(88, y, 4), GOLD, line=INNER, rim=1, shade=1.6) for y in (134, 145)
    )
    belly = ellipse(_X, 200, 53, 50)
    return (
        blank_card(STOMACH_BLUE)
        + vignette(STOMACH_BLUE, 0.6)
        + clipped(FIELD, body + buttons + _belly(belly))
        + _arm()
        + mirrored(_arm(), _X)
        + collar
        + moved(_queasy_head(), _X * (1 - _HEAD), _HEAD_AT - _HEAD_FROM * _HEAD, _HEAD)
        + corner_studs()
    )


def _belly(shape: str) -> str:
    swirl = "M90 196c6-2 9 5 4 9c-8 6-18-1-16-11c2-13 18-18 28-9c12 11 8 31-7 37c-13 5-29 2-35-8"
    bubbles = "".join(
        solid(circle(x, y, r), lighter(STOMACH_GREEN, 0.6), line=1.8, rim=1, shade=1.4)
        for x, y, r in ((62, 172, 5.5), (112, 166, 4.5), (80, 238, 4.5), (70, 160, 3.4))
    )
    return (
        solid(shape, _SICK, line=4.4, rim=4, shade=11, dark=STOMACH_GREEN)
        + outline(swirl, 5, darker(STOMACH_GREEN, 0.5))
        + bubbles
    )


def _arm() -> str:
    sleeve = "M34 132C16 140 10 172 16 198C18 210 30 214 40 208L50 196C44 188 40 176 46 158Z"
    cuff = "M34 214L52 194L60 201L43 221Z"
    palm = (
        "M44 214C46 202 56 196 66 198C74 199 80 204 78 208C84 209 84 216 78 217"
        "C80 222 74 226 69 223C66 229 50 228 44 214Z"
    )
    return (
        solid(sleeve, CRIMSON, line=4, rim=2.4, shade=5, dark=CRIMSON_DARK)
        + solid(palm, SKIN, line=3.4, rim=2, shade=4, light=SKIN_LIGHT, dark=SKIN_DARK)
        + outline("M66 208L78 208M64 217L77 217", 1.8, SKIN_DARK)
        + solid(cuff, PAPER, line=INNER + 0.4, rim=0, shade=3, dark=PARCHMENT_SHADE)
    )


def _queasy_head() -> str:
    face = "M88 38C112 38 122 54 121 74C126 90 112 107 88 107C64 107 50 90 55 74C54 54 64 38 88 38Z"
    eyes = "M66 62L78 69L66 75M110 62L98 69L110 75"
    brows = "M62 56Q70 50 79 56M114 56Q106 50 97 56"
    mouth = "M70 92C74 86 79 86 83 91C87 96 91 96 95 91C99 86 103 86 107 92"
    hair = (
        "M56 66C50 44 64 28 88 28C112 28 126 44 120 66C116 54 108 47 100 46C92 50 80 50 74 46"
        "C66 48 59 56 56 66Z"
    )
    drop = "M130 40C138 52 141 58 136 63C131 67 123 63 124 55Z"
    return (
        solid(face, _SICK, line=4.4, rim=3.4, shade=8, dark=STOMACH_GREEN)
        + flat(ellipse(63, 86, 7, 5) + ellipse(113, 86, 7, 5), darker(STOMACH_GREEN, 0.3), 0.55)
        + outline(eyes, 3.8)
        + outline(brows, 2.6)
        + outline(mouth, 4)
        + solid(hair, "#7A4A24", line=4, rim=2.4, shade=5)
        + solid(drop, "#A8E0EE", line=INNER + 0.4, rim=1.4, shade=2.4)
    )


_FACES = {"yes": yes_card, "no": no_card, "stomachache": stomachache_card}

THROWN_DEGREES = -6, 6
_SHOWN = 1.3
"""So many times as large as usual cards lie at a small table: these are never shown but there."""
_THROWN_WIDTH, _THROWN_HEIGHT = (round(side * _SHOWN) for side in BALLOT_THROWN)


def _thrown(degrees: float) -> str:
    """A No as it lies there where it fell."""
    card = moved(no_card(), -CARD_WIDTH / 2, -CARD_HEIGHT / 2)
    return moved(card, _THROWN_WIDTH / 2, _THROWN_HEIGHT / 2, _SHOWN, degrees)


SIGNS = [
    *(
        Sign(
            f"thrown_no_{number}",
            _THROWN_WIDTH,
            _THROWN_HEIGHT,
            partial(_thrown, degrees),
            quality=80,
        )
        for number, degrees in enumerate(THROWN_DEGREES, 1)
    ),
    *(
        Sign(f"ballot_{vote}", CARD_WIDTH, CARD_HEIGHT, draw, facts={"back": "ballot_back"})
        for vote, draw in _FACES.items()
    ),
    Sign("ballot_back", CARD_WIDTH, CARD_HEIGHT, ballot_back),
]
