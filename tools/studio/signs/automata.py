"""The opponents: six brass courtiers with clockwork in them, from the weakest to the strongest."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PAPER,
    PARCHMENT_SHADE,
    ROYAL,
    ROYAL_DARK,
    STONE,
    STONE_DARK,
    WOOD,
    WOOD_DARK,
)
from tools.studio.signs.clockwork import (
    BRASS,
    COPPER,
    FRAME,
    HAPPY,
    MIDDLE,
    SAD,
    SIZE,
    TIN,
    Courtier,
    both,
    grille,
    lamps,
    lips,
    rivets,
)
from tools.studio.signs.drawing import (
    FINE,
    INNER,
    OUTER,
    around,
    box,
    circle,
    clipped,
    darker,
    ellipse,
    flat,
    lighter,
    outline,
    polygon,
    solid,
    star,
)
from tools.studio.signs.helmet import guard
from tools.studio.signs.sign import Sign


def page(mood: str = "") -> str:
    """A tin boy with a wind-up key, pleased with everything."""
    wings = ellipse(101, 44, 6.5, 9) + ellipse(101, 64, 6.5, 9)
    return (
        outline("M82 54H98", 8.5)
        + outline("M82 54H98", 4, BRASS)
        + solid(wings, BRASS, line=INNER, rim=1.6, shade=3)
        + solid(box(46, 76, 20, 12, 3), STONE, line=OUTER, shade=3)
        + solid(
            "M28 48C28 28 40 20 56 20C72 20 84 28 84 48V60C84 74 72 80 56 80C40 80 28 74 28 60Z",
            TIN,
            rim=3,
            shade=7,
        )
        + outline("M29 38H83", INNER, STONE_DARK)
        + rivets((34, 32), (44, 27))
        + lamps(50, 13, 8, (0, -1))
        + flat(circle(36, 64, 4.5) + circle(76, 64, 4.5), "#E58A7A", 0.8)
        + lips(mood, outline("M44 65Q56 76 68 65", INNER + 0.8), 56, 67, 24)
    )


def cook(mood: str = "") -> str:
    """A copper kettle with a lid that lifts when it is excited."""
    kettle = "M26 58C26 38 38 30 56 30C74 30 86 38 86 58C86 76 74 82 56 82C38 82 26 76 26 58Z"
    return (
        outline("M36 24Q32 18 37 13M46 15Q42 10 46 5M76 24Q72 18 77 13", 3, PAPER)
        + solid("M84 50C96 50 94 38 103 37L106 45C100 47 100 62 86 64Z", COPPER, rim=2, shade=3)
        + outline("M28 48C14 46 14 70 30 68", 7.6)
        + outline("M28 48C14 46 14 70 30 68", 3.4, COPPER)
        + solid(kettle, COPPER, rim=3.4, shade=8)
        + solid("M30 36C34 20 78 20 82 36Q56 44 30 36Z", lighter(COPPER, 0.15), rim=2.4, shade=4)
        + solid(circle(56, 20, 5), BRASS, shade=2)
        + lamps(53, 13, 7, (2, 1))
        + lips(mood, grille(56, 71, 28), 56, 70, 26)
        + rivets((33, 62), (36, 70))
    )


def merchant(mood: str = "") -> str:
    """A brass drum of a head, a flat cap, one lens for counting."""
    cap = "M20 36C18 22 38 14 58 15C80 14 98 24 93 37Q56 28 20 36Z"
    return (
        solid(box(30, 30, 52, 52, 12), BRASS, rim=3, shade=7)
        + solid(cap, CRIMSON, rim=2.4, shade=5, dark=CRIMSON_DARK)
        + outline("M24 35Q56 27 91 36", INNER)
        + solid("M86 22C92 8 98 6 102 10C100 18 96 24 88 28Z", PAPER, line=INNER, shade=3)
        + lamps(51, 13, 6.5, (1, 1))
        + outline(circle(69, 51, 12), 5.6)
        + outline(circle(69, 51, 12), 2.6, GOLD_LIGHT)
        + outline("M80 56Q88 70 82 84", FINE, INK)
        + solid(
            "M34 67Q45 60 56 66Q67 60 78 67Q68 74 56 70Q44 74 34 67Z", WOOD, line=INNER, shade=2
        )
        + lips(mood, outline("M48 76H64", INNER), 56, 75, 18)
        + rivets((35, 42), (35, 76))
    )


def countess(mood: str = "") -> str:
    """Porcelain over brass, coils for curls, a fan of feathers: she knows what you want."""
    curls = "".join(
        solid(circle(x, y, r), PAPER, shade=4, rim=0, dark=PARCHMENT_SHADE)
        + outline(
            f"M{x - r * 0.5} {y + r * 0.2}a{r * 0.5} {r * 0.5} 0 1 1 {r * 0.6} {r * 0.3}",
            FINE,
            WOOD,
        )
        for x, y, r in (
            (32, 42, 10),
            (80, 42, 10),
            (38, 24, 11),
            (74, 24, 11),
            (56, 15, 13),
            (28, 60, 9),
            (84, 60, 9),
            (56, 31, 13),
        )
    )
    ruff = "".join(
        solid(
            ellipse(56 + x, 86 - abs(x) * 0.12, 8, 9),
            PAPER,
            line=INNER,
            rim=0,
            shade=3,
            dark=PARCHMENT_SHADE,
        )
        for x in (-32, 32, -22, 22, -11, 11, 0)
    )
    return (
        curls
        + ruff
        + solid(
            "M36 48C36 34 44 30 56 30C68 30 76 34 76 48C76 66 68 80 56 80C44 80 36 66 36 48Z",
            "#F3E3C8",
            rim=2.4,
            shade=6,
            dark="#CFB48A",
        )
        + outline("M56 31V40M37 56Q56 60 75 56", FINE, "#B79A6B")
        + both(_lidded_eye())
        + outline("M38 40Q45 35 52 39M60 38Q67 33 75 37", INNER + 0.4)
        + lips(mood, solid(_LIPS, CRIMSON, line=INNER, rim=0, shade=0), 56, 68, 16)
        + flat(circle(67, 65, 1.8), INK)
        + solid(star(56, 11, 4, 8, 3), GOLD, line=INNER, shade=2)
    )


_LIPS = "M50 68Q53 65 56 67Q59 65 62 68Q56 74 50 68Z"


def _lidded_eye() -> str:
    """A painted eye with lashes; its pupil is a keyhole."""
    eye = "M38 52Q45 43 53 52Q45 59 38 52Z"
    return (
        solid(eye, "#FFFDF2", line=INNER, rim=0, shade=0)
        + flat(circle(46, 51, 3.6), ROYAL)
        + flat(circle(46, 50.2, 1.4) + "M45.3 50.5H46.700L47.300 53.500H44.700Z", INK)
        + outline("M38 52Q45 42 53 52", INNER + 0.8)
        + outline("M39 49L35 47M42 46L39.500 42.500", INNER)
    )


def duke(mood: str = "") -> str:
    """The strongest: a cog for a crown, a long moustache, two cold lights. Only his brows and the
    ends of his moustache say what he feels."""
    cog = polygon(
        [
            around(MIDDLE, 42, radius, tooth * 30 + offset)
            for tooth in range(12)
            for offset, radius in ((-9, 29), (-5, 37), (5, 37), (9, 29))
        ]
    )
    head = "M32 44C32 32 42 28 56 28C70 28 80 32 80 44V62C80 76 70 84 56 88C42 84 32 76 32 62Z"
    collar = "M20 96C24 80 36 76 56 90C76 76 88 80 92 96L84 104H28Z"
    ermine = "".join(
        flat(f"M{x} {y}l2.500 6l-5 0Z", INK)
        for x, y in ((32, 90), (44, 94), (68, 94), (80, 90), (56, 97))
    )
    return (
        solid(cog, GOLD, rim=2.4, shade=4, dark=GOLD_DARK, light=GOLD_LIGHT)
        + outline(circle(MIDDLE, 42, 24), INNER, GOLD_DARK)
        + clipped(FRAME, solid(collar, PAPER, shade=4, dark=PARCHMENT_SHADE) + ermine)
        + solid(head, BRASS, rim=3, shade=7, dark=GOLD_DARK)
        + _duke_looks(mood)
        + outline("M56 52V63M52 63H60", INNER)
        + _duke_speaks(mood)
        + rivets((37, 40))
    )


def _duke_looks(mood: str) -> str:
    if mood in HAPPY:
        lids = flat(circle(46.5, 52, 7.5), darker(BRASS, 0.75))
        lights = outline("M41.5 54Q46.5 45.5 51.5 54", 3.8, "#C9F3FF")
        return both(lids + lights + outline("M39 42Q45 35.5 52 40", OUTER))
    if mood == SAD:
        dark = flat("M38 56Q42 48 54 47V58Q44 62 38 56Z", darker(BRASS, 0.75))
        return both(
            dark + flat(circle(47.5, 54.5, 3.4), "#8FE3FF") + outline("M37 49L52 41", OUTER)
        )
    return (
        flat("M40 48L54 53V57H42Z", darker(BRASS, 0.75))
        + flat("M72 48L58 53V57H70Z", darker(BRASS, 0.75))
        + flat(circle(48.5, 54, 2.6) + circle(63.5, 54, 2.6), "#8FE3FF")
        + outline("M38 45L53 51M74 45L59 51", OUTER)
    )


def _duke_speaks(mood: str) -> str:
    """The moustache, and what is below: a beard, a laugh or none."""
    moustache = "M56 67C48 62 40 72 28 64C30 78 46 80 56 72C66 80 82 78 84 64C72 72 64 62 56 67Z"
    beard = solid("M52 77H60L56 86Z", WOOD_DARK, line=INNER, rim=0, shade=0)
    if mood in HAPPY:
        ends = "M56 66C49 61 40 70 34 64C31 60 29 54 23 53C22 66 32 78 56 71Z"
        laugh = solid("M45 72Q56 75 67 72Q64 84 56 84Q48 84 45 72Z", CRIMSON_DARK, line=INNER)
        teeth = flat("M47.5 73.5Q56 76 64.5 73.5L63 77Q56 78.500 49 77Z", PAPER)
        return laugh + teeth + both(_whiskers(ends))
    if mood == SAD:
        ends = "M56 66C49 62 42 66 37 73C34 78 32 84 27 88C40 90 50 80 56 72Z"
        return both(_whiskers(ends)) + outline("M50 80Q56 75 62 80", INNER + 0.6)
    return _whiskers(moustache) + beard


def _whiskers(shape: str) -> str:
    return solid(shape, WOOD_DARK, line=INNER, rim=1.4, shade=2)


COURTIERS = (
    Courtier(page, "#6FA8A0", "#3F7F86", (30, 0.27)),
    Courtier(cook, "#D9A86A", PAPER, (26, 0.24)),
    Courtier(merchant, "#7E9A5B", "#4F6B33", (26, 0.26)),
    Courtier(guard, "#6C7FA6", STONE, (27, 0.26)),
    Courtier(countess, "#B08AB8", ROYAL, (20, 0.25)),
    Courtier(duke, ROYAL, ROYAL_DARK, (31, 0.24)),
)

SIGNS = [
    Sign(f"bot_{level}", SIZE, SIZE, courtier.portrait, facts={"level": level})
    for level, courtier in enumerate(COURTIERS, 1)
]
