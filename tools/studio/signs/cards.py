"""Goal cards and the cards of a vote. All ballots share one back, so that nothing shows."""

from __future__ import annotations

from collections.abc import Callable

from tools.studio.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    INK,
    NO_RED,
    PAPER,
    PARCHMENT_SHADE,
    ROYAL,
    ROYAL_DARK,
    SKIN,
    SKIN_DARK,
    SKIN_LIGHT,
    STOMACH_GREEN,
    YES_GREEN,
)
from tools.studio.signs.crowns import crown, small_crown
from tools.studio.signs.drawing import (
    INNER,
    around,
    box,
    circle,
    clipped,
    darker,
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
from tools.studio.signs.paper import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FIELD,
    blank_card,
    corner_studs,
    laid_card,
    medallion_ring,
    vignette,
    woven_back,
)
from tools.studio.signs.sign import Sign

TOKEN = 68
_WIDE_WIDTH, _WIDE_HEIGHT = 252, 222
MIDDLE_X, MIDDLE_Y = CARD_WIDTH / 2, CARD_HEIGHT / 2


def _slots(columns: int, left: int, top: int) -> list[list[int]]:
    """Centres of the six tokens, row by row."""
    return [[left + (n % columns) * 72, top + (n // columns) * 70] for n in range(6)]


TALL_SLOTS = _slots(2, 52, 79)
WIDE_SLOTS = _slots(3, 54, 100)


def _niche(x: int, y: int) -> str:
    """A shallow round bed for a token, darker at the upper left where its rim shades it."""
    bed = circle(x, y, 35)
    return (
        flat(bed, PARCHMENT_SHADE, 0.55)
        + outline(circle(x + 0.8, y + 1, 35), 1.6, PAPER)
        + outline(
            f"M{x - 32} {y + 14}A35 35 0 0 1 {x + 14} {y - 32}", 2, darker(PARCHMENT_SHADE, 0.4)
        )
    )


def _address_plate(width: float) -> str:
    """The ribbon on which the game writes the card's address and its live worth."""
    ribbon = f"M8 5H{number(width - 8)}L{number(width - 14)} 22.5L{number(width - 8)} 40H8L14 22.5Z"
    return solid(ribbon, ROYAL, line=3.6, rim=2, shade=3, dark=ROYAL_DARK) + outline(
        f"M17 9.5H{number(width - 17)}M17 35.5H{number(width - 17)}", 1.2, GOLD, 0.9
    )


def goal_front() -> str:
    return (
        blank_card(ROYAL)
        + "".join(_niche(x, y) for x, y in TALL_SLOTS)
        + _address_plate(CARD_WIDTH)
    )


def goal_wide() -> str:
    """The same card laid broad, for a single look: three tokens by two."""
    edge = box(3, 3, _WIDE_WIDTH - 6, _WIDE_HEIGHT - 6, 15)
    field = box(13, 13, _WIDE_WIDTH - 26, _WIDE_HEIGHT - 26, 9)
    return (
        laid_card(edge, field, ROYAL)
        + "".join(_niche(x, y) for x, y in WIDE_SLOTS)
        + _address_plate(_WIDE_WIDTH)
    )


def goal_back() -> str:
    six = "".join(
        solid(circle(*around(0, 0, 27, 30 + n * 60), 8.5), GOLD, line=INNER, shade=2.4, rim=1.4)
        for n in range(6)
    )
    heart = solid(star(0, 0, 6, 15, 8), PAPER, line=INNER, shade=2)
    return woven_back(ROYAL, ROYAL_DARK, medallion_ring(ROYAL) + six + heart)


def ballot_back() -> str:
    """One back for Yes, No and Stomachache: it is drawn once and knows of none of them."""
    return woven_back(
        CRIMSON, CRIMSON_DARK, medallion_ring(CRIMSON) + moved(small_crown(5), 0, 2, 0.66)
    )


def yes_card() -> str:
    rays = "".join(
        flat(
            polygon([(88, 128), around(88, 128, 190, a - 5), around(88, 128, 190, a + 5)]),
            GOLD,
            0.34,
        )
        for a in range(0, 360, 24)
    )
    halo = glow("halo", (0, "#FFF6C8", 1), (0.6, "#FFE9A0", 0.6), (1, "#FFE9A0", 0))
    laurel = "".join(_laurel_leaf(side, n) for side in (-1, 1) for n in range(7))
    return (
        blank_card(YES_GREEN)
        + halo
        + clipped(FIELD, rays + flat(circle(88, 128, 84), "url(#halo)"))
        + vignette(YES_GREEN, 0.55)
        + outline(
            "M88 226C40 224 26 190 28 150M88 226C136 224 150 190 148 150", 3, darker(YES_GREEN)
        )
        + laurel
        + solid("M74 222H102L96 234H80Z", CRIMSON, line=INNER, shade=3)
        + moved(crown(5.0), 88, 128, 0.72)
        + corner_studs()
    )


def _laurel_leaf(side: int, step: int) -> str:
    x, y = around(88, 164, 61, 174 - step * 14.5)
    leaf = "M0 0C9-6 11-18 0-27C-11-18-9-6 0 0Z"
    place = (x if side > 0 else 176 - x, y)
    turn = (24 - step * 9) * side + (40 if step % 2 else -30) * side
    return moved(solid(leaf, YES_GREEN, line=INNER, rim=1.4, shade=3), *place, 0.82, turn)


def no_card() -> str:
    """The crown crossed out by two hammer-blows of red: refused."""
    shadowed = moved(small_crown(6), 88, 128, 1.02)
    bar = "M-66-13C-20-15 24-12 66-15L70 12C22 15-22 12-69 15Z"
    return (
        blank_card(NO_RED)
        + vignette(NO_RED, 0.55)
        + f'<g opacity=".9">{shadowed}</g>'
        + moved(solid(bar, NO_RED, line=5, rim=4, shade=6), 88, 130, 1, 48)
        + moved(solid(bar, NO_RED, line=5, rim=4, shade=6), 88, 130, 1, -48)
        + corner_studs()
    )


def stomachache_card() -> str:
    """A round green belly, two hands that hold it, and a face that has eaten too much."""
    green = STOMACH_GREEN
    belly = (
        "M88 104C132 104 150 140 146 176C142 212 118 228 88 228C58 228 34 212 30 176"
        "C26 140 44 104 88 104Z"
    )
    swirl = "M88 168m0 0c6-2 9 5 4 9c-8 6-18-1-16-11c2-13 18-18 28-9c12 11 8 31-7 37"
    face = circle(88, 72, 34)
    return (
        blank_card(green)
        + vignette(green, 0.6)
        + solid(belly, PAPER, line=4.4, rim=4, shade=10, dark=PARCHMENT_SHADE)
        + clipped(belly, _green_gurgle())
        + outline(belly, 4.4)
        + outline(swirl, 4.6, darker(green, 0.5))
        + _hand(46, 186, 1)
        + _hand(130, 186, -1)
        + solid(face, lighter(green, 0.35), line=4.4, rim=3.4, shade=7, dark=green)
        + _queasy_face()
        + corner_studs()
    )


def _green_gurgle() -> str:
    glow_green = glow(
        "gurgle", (0, STOMACH_GREEN, 1), (0.55, STOMACH_GREEN, 0.8), (1, STOMACH_GREEN, 0)
    )
    bubbles = "".join(
        solid(circle(x, y, r), lighter(STOMACH_GREEN, 0.5), line=1.6, rim=1, shade=1.4)
        for x, y, r in ((58, 136, 6), (116, 134, 7.5), (70, 206, 5), (112, 206, 6), (104, 120, 4))
    )
    return glow_green + flat(circle(88, 168, 62), "url(#gurgle)") + bubbles


def _hand(x: float, y: float, side: int) -> str:
    sleeve = "M-30-4C-30-16-14-18-6-13L-6 13C-14 17-30 15-30 4Z"
    palm = "M-8-12C4-16 14-14 22-9C27-6 25-1 20-2C26 0 27 6 21 6C26 9 24 14 18 12C10 16-2 16-8 12Z"
    fingers = "M8-4H19M9 4H20"
    hand = (
        solid(sleeve, CRIMSON, line=3.2, shade=4)
        + solid(palm, SKIN, line=3.2, shade=3, light=SKIN_LIGHT, dark=SKIN_DARK)
        + outline(fingers, 1.6, SKIN_DARK)
    )
    return f'<g transform="translate({x} {y}) scale({side} 1)">{hand}</g>'


def _queasy_face() -> str:
    cross_eyes = "M68 60L78 67L68 73M108 60L98 67L108 73"
    mouth = "M70 90C75 83 80 83 84 89C88 95 93 95 97 89C100 85 104 85 107 89"
    cheeks = ellipse(64, 82, 7, 5) + ellipse(112, 82, 7, 5)
    sweat = "M118 40C124 49 126 53 122 57C118 60 112 57 113 51Z"
    tuft = "M80 40C78 30 86 26 92 30C88 32 92 36 90 40"
    return (
        flat(cheeks, "#5E7F2A", 0.55)
        + outline(cross_eyes, 3.4)
        + outline(mouth, 3.6)
        + solid(sweat, "#A8E0EE", line=INNER, shade=2)
        + outline(tuft, 3, INK)
    )


def _card(name: str, draw: Callable[[], str], **facts: object) -> Sign:
    return Sign(name, CARD_WIDTH, CARD_HEIGHT, draw, facts=facts)


SIGNS = [
    _card("goal_front", goal_front, slots=TALL_SLOTS, token=TOKEN, headline=[18, 7, 140, 32]),
    Sign(
        "goal_wide",
        _WIDE_WIDTH,
        _WIDE_HEIGHT,
        goal_wide,
        facts={"slots": WIDE_SLOTS, "token": TOKEN, "headline": [18, 7, 216, 32]},
    ),
    _card("goal_back", goal_back),
    _card("ballot_yes", yes_card, back="ballot_back"),
    _card("ballot_no", no_card, back="ballot_back"),
    _card("ballot_stomachache", stomachache_card, back="ballot_back"),
    _card("ballot_back", ballot_back),
]
