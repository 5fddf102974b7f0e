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
    solid,
)

WIDE, HIGH = 900, 590
"""From 320 units beyond the screen inwards, and down to 180 below it: screens differ."""

_LARGER = 1.28
_BACK = 0.66
_FRONT = 0.8
_LINE = 3.6
_OTHERS = 2
"""So many places further along its row everybody stands at the right."""

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
    return _crowd(0)


def onlookers_opposite() -> str:
    """And at the right: they stand alike, and are others."""
    return mirrored(_crowd(_OTHERS), WIDE / 2)


def _crowd(turn: int) -> str:
    return moved(_row(_BEHIND, _BACK, turn) + _row(_BEFORE, _FRONT, turn), scale=_LARGER)


def _row(people: tuple[tuple[float, float, float, str], ...], dark: float, turn: int) -> str:
    heads = [what for *_, what in people]
    heads = heads[turn:] + heads[:turn]
    return "".join(
        moved(_one(what, dark), x, y, size)
        for (x, y, size, _), what in zip(people, heads, strict=True)
    )


def _one(what: str, dark: float) -> str:
    """Shoulders, the back of a head between its ears, and what is on it; the neck is at its
    origin. Nothing on a head may look like a face."""
    cloth, hair = mixed(ROYAL_DARK, INK, dark), mixed(WOOD_DARK, INK, min(1, dark + 0.2))
    gear = mixed(CRIMSON_DARK, INK, min(0.95, dark + 0.1))
    edge = mixed(ROYAL_DARK, INK, 0.85)

    def body(shape: str, fill: str) -> str:
        return solid(shape, fill, line=_LINE, rim=2.6, shade=0, ink=edge, light=lighter(fill, 0.16))

    shoulders = "M-66 420V52C-66 22 -34 8 0 8C34 8 66 22 66 52V420Z"
    neck = "M-20 -14H20V16Q0 26 -20 16Z"
    ears = ellipse(-43, -32, 9, 13) + ellipse(43, -32, 9, 13)
    nape = "M-42 -40C-44 -96 44 -96 42 -40C42 -14 26 4 0 4C-26 4 -42 -14 -42 -40Z"
    on_top = {
        "bare": "",
        "bun": body(circle(3, -72, 21), hair),
        "cap": body("M-46 -46C-50 -96 50 -96 46 -46Q0 -34 -46 -46Z", gear),
        "hat": body("M-30 -56C-30 -104 30 -104 30 -56Z", gear)
        + body(ellipse(0, -54, 66, 14), gear),
        "feather": body("M30 -64C52 -112 86 -112 92 -88C84 -66 56 -66 34 -54Z", cloth)
        + body("M-46 -46C-50 -96 50 -96 46 -46Q0 -34 -46 -46Z", gear),
    }[what]
    skin = mixed(WOOD_DARK, INK, dark - 0.1)
    return body(neck, skin) + body(shoulders, cloth) + body(ears, skin) + body(nape, hair) + on_top
