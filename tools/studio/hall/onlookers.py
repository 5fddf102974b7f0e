"""Those who stand at the back of the hall, seen from behind: dark, before all the light."""

from __future__ import annotations

from kingup_game.theme.palette import CRIMSON_DARK, INK, ROYAL_DARK, WOOD_DARK
from tools.studio.signs.drawing import (
    circle,
    ellipse,
    lighter,
    mirrored,
    mixed,
    moved,
    outline,
    solid,
)

WIDE, HIGH = 900, 590
"""From 320 units beyond the screen inwards, and down to 180 below it: screens differ."""

_LARGER = 1.28
_BACK = 0.42
_FRONT = 0.62
_LINE = 3.6

# x, y of the neck, size, what is on the head.
_BEHIND = (
    *((40, 178, 0.9, "cap"), (142, 160, 0.95, "bun"), (246, 172, 0.9, "bare")),
    *((348, 152, 1.0, "hat"), (452, 190, 0.92, "bun"), (548, 226, 0.86, "cap")),
)
_BEFORE = (
    *((-10, 268, 1.1, "bare"), (100, 262, 1.12, "hat"), (214, 272, 1.08, "cap")),
    *((330, 262, 1.14, "bun"), (450, 292, 1.08, "feather"), (566, 334, 1.0, "bare")),
    *((660, 384, 0.92, "cap"),),
)


def onlookers() -> str:
    """The crowd at the left; it is lower where the carpet is."""
    return moved(_row(_BEHIND, _BACK) + _row(_BEFORE, _FRONT), scale=_LARGER)


def onlookers_opposite() -> str:
    """And at the right."""
    return mirrored(onlookers(), WIDE / 2)


def _row(people: tuple[tuple[float, float, float, str], ...], dark: float) -> str:
    return "".join(moved(_one(what, dark), x, y, size) for x, y, size, what in people)


def _one(what: str, dark: float) -> str:
    """Shoulders, the back of a head, and what is on it; the neck is at its origin."""
    cloth, hair = mixed(ROYAL_DARK, INK, dark), mixed(WOOD_DARK, INK, dark + 0.3)
    gear = mixed(CRIMSON_DARK, INK, dark + 0.24)
    edge = mixed(ROYAL_DARK, INK, 0.85)

    def body(shape: str, fill: str) -> str:
        return solid(shape, fill, line=_LINE, rim=2.6, shade=0, ink=edge, light=lighter(fill, 0.16))

    shoulders = "M-66 420V52C-66 22 -34 8 0 8C34 8 66 22 66 52V420Z"
    on_top = {
        "bare": "",
        "bun": body(circle(3, -62, 21), hair),
        "cap": body("M-46 -52C-48 -92 48 -92 46 -52C30 -44 -30 -44 -46 -52Z", gear),
        "hat": body("M-30 -56C-30 -104 30 -104 30 -56Z", gear)
        + body(ellipse(0, -56, 62, 13), gear),
        "feather": body("M30 -64C52 -112 86 -112 92 -88C84 -66 56 -66 34 -54Z", cloth)
        + body("M-46 -52C-48 -92 48 -92 46 -52C30 -44 -30 -44 -46 -52Z", gear),
    }[what]
    return (
        body(shoulders, cloth)
        + body(ellipse(0, -38, 42, 47), hair)
        + outline("M-14 -10C-4 -4 8 -4 16 -10", 2.4, edge)
        + on_top
    )
