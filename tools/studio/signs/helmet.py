"""The opponent who is a helmet: what its visor, its plume and two lights make of a mood."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    INK,
    STONE,
    STONE_LIGHT,
)
from tools.studio.signs.clockwork import HAPPY, SAD, both, rivets
from tools.studio.signs.drawing import (
    FINE,
    INNER,
    flat,
    moved,
    outline,
    solid,
)

_PLUME = "M56 20C45 7 64 0 84 7C98 13 100 28 94 37C90 28 82 22 72 22C66 22 60 22 56 20Z"
_PLUME_HANGS = "M56 20C66 8 88 11 97 30C104 48 103 68 97 80C93 66 89 50 81 38C74 29 64 23 56 20Z"


def guard(mood: str = "") -> str:
    """A helmet with nobody in it but two lights; it never spends a No in vain. Joy lifts its visor,
    grief bends the slits of it, and lets the plume hang."""
    helm = "M28 44C28 24 42 16 56 16C70 16 84 24 84 44V66C84 78 70 88 56 92C42 88 28 78 28 66Z"
    is_sad = mood == SAD
    slid = -3.0 if is_sad else -8.0 if mood in HAPPY else 0.0
    plume = solid(_PLUME_HANGS if is_sad else _PLUME, CRIMSON, rim=2.4, shade=5, dark=CRIMSON_DARK)
    happy = "M45 76Q56 87 67 76"
    line = "M47 86Q56 79 65 86" if is_sad else happy if mood in HAPPY else "M47 83L58 84L65 80"
    mouth = outline(line, INNER + 5) + outline(line, 3.4, "#FFC94D")
    return (
        plume
        + ("" if is_sad else outline("M64 12Q80 10 88 22", FINE, CRIMSON_DARK))
        + solid(helm, STONE_LIGHT, rim=3, shade=8)
        + outline("M56 17V44", 6)
        + outline("M56 17V44", 2.4, GOLD)
        + mouth
        + moved(_visor(mood), 0, slid)
        + rivets((32, 42), (33, 66))
    )


def _visor(mood: str) -> str:
    visor = "M24 46Q56 36 88 46V60Q72 66 56 78Q40 66 24 60Z"
    slits = solid("M32 51Q42 47 52 51L50 58Q40 58 32 55Z", INK, line=1, rim=0, shade=0)
    slits += solid("M80 51Q70 47 60 51L62 58Q72 58 80 55Z", INK, line=1, rim=0, shade=0)
    if mood == SAD:
        slits = both(solid("M30 56Q40 46 53 47L52 55Q42 61 31 61Z", INK, line=1, rim=0, shade=0))
    if mood in HAPPY:
        lights = both(outline("M36.5 56Q42.5 46 48.5 56", 3.6, "#FFE08A"))
    elif mood == SAD:
        lights = both(outline("M36.5 56Q42.5 49.5 48.5 52.5", 3.6, "#FFC94D"))
    else:
        lights = "".join(flat(f"M{x} 52Q{x + 5} 50 {x + 9} 53A4.8 4.8 0 0 1 {x} 52Z", "#FFC94D")
                         for x in (41, 64))  # fmt: skip
    return (
        solid(visor, STONE, rim=2.6, shade=5, light=STONE_LIGHT)
        + slits
        + lights
        + outline("M50 66V70M56 67V73M62 66V70", INNER)
    )
