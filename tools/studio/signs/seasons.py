"""The turn of a round: a broad ribbon for its name, and sun or moon in a medallion."""

from __future__ import annotations

from kingup_game.theme.palette import CRIMSON, CRIMSON_DARK, PAPER
from tools.studio.brass import BRASS, BRASS_DARK, BRASS_LIGHT
from tools.studio.signs.drawing import (
    INNER,
    around,
    box,
    circle,
    clipped,
    flat,
    mirrored,
    outline,
    polygon,
    solid,
    star,
)
from tools.studio.signs.sign import Sign

SIZE = 240
_FIELD = circle(120, 120, 96)


def round_ribbon() -> str:
    """Twice folded, with two tails a side; the middle stretches."""
    tails = (
        solid("M6 62H96V150H6L34 106Z", CRIMSON_DARK, shade=5, rim=2)
        + solid("M70 128L112 128V156Z", "#43090F", line=INNER, shade=0, rim=0)
        + solid("M48 44H130V134H48L66 89Z", "#8C1B27", shade=5, rim=2, dark=CRIMSON_DARK)
        + solid("M104 116L140 116V142Z", "#43090F", line=INNER, shade=0, rim=0)
    )
    band = box(100, 18, 320, 104, 8)
    return (
        tails
        + mirrored(tails, 260)
        + solid(band, CRIMSON, line=4, rim=4, shade=7, dark=CRIMSON_DARK)
        + outline("M112 31H408M112 109H408", 2.6, BRASS_LIGHT)
    )


def _castle(colour: str) -> str:
    towers = (
        "M40 216V150H52V140H60V150H68V140H76V150H92V128H148V150"
        "H164V140H172V150H180V140H188V150H200V216Z"
    )
    roofs = "M84 130L120 92L156 130ZM40 142L58 108L76 142ZM164 142L182 108L200 142Z"
    return flat(towers + roofs, colour)


def _medal(sky: str, band: str, hills: str, castle: str, things: str, windows: str) -> str:
    panes = "".join(
        flat(box(x, y, 7, 11, 3), windows)
        for x, y in ((104, 142), (129, 142), (116, 164), (54, 166), (179, 166))
    )
    inside = (
        flat(box(0, 0, SIZE, SIZE), sky)
        + flat(box(0, 118, SIZE, 60), band)
        + things
        + flat("M0 190Q60 150 120 176T240 160V240H0Z", hills)
        + _castle(castle)
        + panes
        + flat("M0 206Q120 188 240 206V240H0Z", hills)
    )
    rivets = "".join(
        solid(circle(*around(120, 120, 106, turn), 5), BRASS_LIGHT, line=2, rim=0, shade=1.6)
        for turn in range(0, 360, 30)
    )
    return (
        solid(
            circle(120, 120, 114), BRASS, line=5, rim=4, shade=8, light=BRASS_LIGHT, dark=BRASS_DARK
        )
        + rivets
        + clipped(_FIELD, inside)
        + outline(_FIELD, 5)
    )


def _sun(x: float, y: float, radius: float, colour: str) -> str:
    rays = "".join(
        flat(
            polygon(
                [
                    around(x, y, radius + 44, a),
                    around(x, y, radius + 8, a - 9),
                    around(x, y, radius + 8, a + 9),
                ]
            ),
            colour,
        )
        for a in range(0, 360, 30)
    )
    return rays + solid(circle(x, y, radius), colour, line=3.4, rim=4, shade=6, light="#FFF6D0")


def morning() -> str:
    return _medal(
        "#8CC3DC", "#BFDCDD", "#7FA65A", "#6E6257", _sun(166, 74, 24, "#FFE08A"), "#3F5563"
    )


def sundown() -> str:
    sun = _sun(182, 122, 32, "#FFD15E")
    return _medal("#C9719A", "#F2A56B", "#5E5A72", "#3B2E44", sun, "#FFD98A")


def night() -> str:
    moon = "M86 44C64 50 52 72 58 94C64 116 88 126 108 116C90 112 78 98 77 80C76 66 79 53 86 44Z"
    stars = "".join(
        flat(star(x, y, 4, r, r * 0.36), PAPER)
        for x, y, r in (
            (140, 52, 9),
            (176, 84, 6),
            (120, 86, 5),
            (158, 110, 5),
            (44, 112, 6),
            (196, 122, 4),
        )
    )
    return _medal(
        "#1F2A4E",
        "#2C3A66",
        "#1A2238",
        "#0F1424",
        solid(moon, "#FBF0CC", line=3.4, rim=3, shade=5, dark="#C9B98A") + stars,
        "#FFD98A",
    )


SIGNS = [
    Sign("round_ribbon", 520, 164, round_ribbon, (150, 44, 150, 60)),
    Sign("season_day", SIZE, SIZE, morning),
    Sign("season_dusk", SIZE, SIZE, sundown),
    Sign("season_night", SIZE, SIZE, night),
]
