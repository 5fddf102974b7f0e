"""The coach: an old court raven with spectacles and a bell of office."""

from __future__ import annotations

from kingup_game.theme.palette import CRIMSON, CRIMSON_DARK, GOLD, GOLD_DARK, GOLD_LIGHT, INK, PAPER
from tools.studio.signs.drawing import (
    FINE,
    INNER,
    circle,
    flat,
    moved,
    outline,
    solid,
)
from tools.studio.signs.sign import Sign

WIDTH, HEIGHT = 120, 132

_FEATHER, _FEATHER_DARK, _FEATHER_LIGHT = "#3E3A5C", "#262340", "#6F6A97"
_BEAK, _BEAK_DARK = "#8A8694", "#56526A"


_CLOSED = (
    "M84 30C98 28 110 36 115 48C106 46 98 48 90 52C84 46 82 36 84 30Z",
    "M89 43Q100 40 113 47",
)
_OPEN = (
    "M84 30C98 24 112 27 118 36C108 38 100 41 92 43C104 46 110 52 111 59C102 58 94 57 88 53C83 46"
    " 82 36 84 30Z",
    "M90 43Q94 42 98 42",
)
_FOLDED_WING = (
    "M40 62C28 74 26 96 40 112C44 106 48 106 51 110C54 103 59 102 62 106"
    "C64 98 68 96 71 98C72 84 64 66 52 60C48 58 43 59 40 62Z"
)
_FOLDED_QUILLS = "M44 74Q40 88 45 100M52 74Q50 86 55 97M60 78Q60 86 64 93"
_RAISED_WING = (
    "M50 92C34 90 16 76 6 52C12 55 16 54 18 50C13 45 11 39 11 33C17 39 23 41 27 38"
    "C25 33 26 27 28 23C36 40 50 52 62 62C70 70 68 90 50 92Z"
)
_RAISED_QUILLS = "M18 56Q30 74 46 80M24 46Q34 62 50 70M32 40Q42 54 54 62"


def raven(beak: tuple[str, str] = _CLOSED, wing: str = _FOLDED_WING) -> str:
    tail = "M34 84C20 92 12 104 6 120C16 118 22 118 28 122C34 112 44 104 54 100Z"
    body = "M40 50C26 60 22 84 32 100C40 112 58 116 72 112C90 108 98 92 96 76C94 62 88 54 84 48Z"
    head = "M32 40C30 22 44 10 62 10C80 10 92 22 92 38C92 54 80 64 62 64C46 64 34 56 32 40Z"
    quills = _FOLDED_QUILLS if wing == _FOLDED_WING else _RAISED_QUILLS
    bird = (
        solid(tail, _FEATHER_DARK, rim=1.6, shade=3, light=_FEATHER)
        + outline("M18 112Q26 102 38 94M28 116Q34 106 44 100", FINE, INK)
        + _foot(56)
        + _foot(76)
        + solid(body, _FEATHER, rim=2.6, shade=6, light=_FEATHER_LIGHT, dark=_FEATHER_DARK)
        + solid(wing, _FEATHER, rim=2.6, shade=5, light=_FEATHER_LIGHT, dark=_FEATHER_DARK)
        + outline(quills, FINE, _FEATHER_LIGHT)
        + _ruff()
        + solid(head, _FEATHER, rim=3, shade=6, light=_FEATHER_LIGHT, dark=_FEATHER_DARK)
        + outline("M40 24Q44 16 54 14", INNER, _FEATHER_LIGHT, 0.8)
        + solid(beak[0], _BEAK, rim=2, shade=3.4, dark=_BEAK_DARK)
        + outline(beak[1], FINE, INK)
        + flat(circle(94, 36, 1.5), INK)
        + _tuft()
        + _spectacles()
    )
    return moved(bird, 0, 6)


def _lid(x: float) -> str:
    """Half closed: it has seen many kings."""
    return f"M{x - 10.5} 35A10.5 10.5 0 0 1 {x + 10.5} 35Q{x} 30 {x - 10.5} 35Z"


def _foot(x: float) -> str:
    toes = (
        f"M{x} 108V118M{x - 8} 122Q{x - 4} 116 {x} 118Q{x + 5} 116 {x + 10} 122M{x} 118L{x + 1} 123"
    )
    return outline(toes, 6.4) + outline(toes, 2.6, GOLD)


def _ruff() -> str:
    """A collar of scarlet silk, and the bell."""
    return (
        solid(
            "M34 56Q62 76 90 54L94 62Q64 88 30 64Z",
            CRIMSON,
            rim=1.8,
            shade=3,
            dark=CRIMSON_DARK,
        )
        + solid(circle(66, 80, 6.4), GOLD, line=INNER, rim=1.6, shade=2.6, light=GOLD_LIGHT)
        + outline("M62 81H70M66 82V85", FINE, INK)
    )


def _tuft() -> str:
    """Grey with age: a few feathers that stand up."""
    return solid(
        "M48 14C44 6 46 2 50 0C50 5 53 7 56 9C56 4 60 0 66 0C63 4 64 8 67 11C60 10 53 11 48 14Z",
        "#A9A4B8",
        line=INNER,
        rim=1.2,
        shade=2,
    )


def _spectacles() -> str:
    eyes = "".join(
        flat(circle(x, 36, 10.5), PAPER)
        + solid(circle(x + 1.5, 37, 5.8), GOLD, line=FINE, rim=0, shade=1.6, dark=GOLD_DARK)
        + flat(circle(x + 2.4, 37.4, 3.2), INK)
        + flat(circle(x + 0.6, 35.2, 1.4), "#FFFFFF")
        + solid(_lid(x), _FEATHER, line=FINE, rim=0, shade=0)
        + outline(circle(x, 36, 11), 5)
        + outline(circle(x, 36, 11), 2.2, GOLD)
        for x in (52.0, 77.0)
    )
    bridge = "M63 34Q64.5 31 66 34"
    return (
        eyes
        + outline(bridge, 5)
        + outline(bridge, 2.2, GOLD)
        + outline("M41 35L33 32", 4.4)
        + outline("M41 35L33 32", 1.8, GOLD)
    )


def _speaks() -> str:
    """Its beak is open: it tells something."""
    return raven(_OPEN)


def _rejoices() -> str:
    """Beak open and wing up: hoorah."""
    return raven(_OPEN, _RAISED_WING)


SIGNS = [
    Sign("raven", WIDTH, HEIGHT, raven),
    Sign("raven_speaks", WIDTH, HEIGHT, _speaks),
    Sign("raven_rejoices", WIDTH, HEIGHT, _rejoices),
]
