"""The throne room under the roof: columns, banners, a carpet, and a chair for one."""

from __future__ import annotations

from kingup_game.stage.plan import ROOM_LEFT, ROOM_RIGHT, THRONE_X
from tools.studio.castle.light import Light
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    box,
    clip,
    darker,
    drum,
    group,
    lighter,
    oval,
    path,
    pointed,
    poly,
    smooth,
    stroke,
    tone,
)
from tools.studio.castle.rooms.props import BRASS
from tools.studio.castle.rooms.shell import (
    BACK,
    WALL_LEFT,
    WALL_RIGHT,
    WALL_TOP,
    Flame,
    shadow,
)
from tools.studio.palette import CRIMSON, GOLD, GOLD_DARK, GOLD_LIGHT, ROYAL

WALL = "#75608A"
FLOOR = "#A89A90"
FLAMES = tuple(
    Flame("candle", float(x), y)
    for x, y in (
        (792, -61.0),
        (806, -61.0),
        (1114, -61.0),
        (1128, -61.0),
        (652, -58.0),
        (1268, -58.0),
    )
)
GABLE_TOP = -128.0


def paint(light: Light) -> str:
    x = float(THRONE_X)
    wall = box(WALL_LEFT, WALL_TOP, WALL_RIGHT - WALL_LEFT, BACK - WALL_TOP) + gable()
    floor = poly([(ROOM_LEFT, 2), (WALL_LEFT, BACK), (WALL_RIGHT, BACK), (ROOM_RIGHT, 2)])
    lilies = stroke(
        "".join(
            f"M{px} {y}q-6 -4 0 -12q6 8 0 12zM{px} {y}q-7 2 -7 -5M{px} {y}q7 2 7 -5"
            for i, px in enumerate(range(int(WALL_LEFT) + 10, int(WALL_RIGHT), 26))
            for y in ((-80, -48, -20) if i % 2 else (-94, -64, -34))
        ),
        lighter(WALL, 0.16),
        1.1,
        0.5,
    )
    return "".join(
        (
            clip("wall-throne", wall),
            clip("floor-throne", floor),
            path(wall, WALL),
            group(lilies, clip="wall-throne"),
            path(
                poly(
                    [
                        (ROOM_LEFT, WALL_TOP - 7),
                        (WALL_LEFT, WALL_TOP),
                        (WALL_LEFT, BACK),
                        (ROOM_LEFT, 2),
                    ]
                ),
                darker(WALL, 0.34),
                darker(WALL, 0.5),
                LINE_THIN,
            ),
            path(
                poly(
                    [
                        (ROOM_RIGHT, WALL_TOP - 7),
                        (WALL_RIGHT, WALL_TOP),
                        (WALL_RIGHT, BACK),
                        (ROOM_RIGHT, 2),
                    ]
                ),
                lighter(WALL, 0.08),
                darker(WALL, 0.5),
                LINE_THIN,
            ),
            path(floor, FLOOR),
            group(_chequers(), clip="floor-throne"),
            _window(716.0, light.pane),
            _window(1204.0, light.pane),
            _drapery(x),
            *(_column(cx) for cx in (846.0, 1074.0)),
            *(_banner(cx) for cx in (760.0, 1160.0)),
            *(_candelabrum(cx) for cx in (799.0, 1121.0)),
            *(_single_light(cx) for cx in (652.0, 1268.0)),
            _knight(1318.0),
            _shelf_of_crowns(592.0),
            _dais(x),
            throne_back(x),
            stroke(
                f"M{WALL_LEFT} {BACK}H{x - 112}M{x + 112} {BACK}H{WALL_RIGHT}",
                darker(FLOOR, 0.5),
                LINE_MID,
            ),
        )
    )


def gable() -> str:
    x = float(THRONE_X)
    return poly(
        [
            (x - 96, WALL_TOP + 2),
            (x - 60, WALL_TOP - 12),
            (x, GABLE_TOP),
            (x + 60, WALL_TOP - 12),
            (x + 96, WALL_TOP + 2),
        ]
    )


def _chequers() -> str:
    tiles = []
    for row, (top, foot) in enumerate(((BACK, -9.0), (-9.0, -4.0), (-4.0, 3.0))):
        for i in range(-14, 15):
            if (i + row) % 2 == 0:
                a, b = 960 + i * 29 * 0.975, 960 + i * 29
                tiles.append(poly([(a, top), (a + 28, top), (b + 29, foot), (b, foot)]))
    return path("".join(tiles), darker(FLOOR, 0.17))


def _window(x: float, pane: str) -> str:
    """A stained window: a crown in the colours of the house."""
    w, h, foot = 44.0, 70.0, -22.0
    shape = pointed(x - w / 2, foot, w, h, 26)
    return "".join(
        (
            path(
                pointed(x - w / 2 - 5, foot + 4, w + 10, h + 10, 30),
                tone("#A79A8E"),
                SCENERY_LINE,
                LINE_MID,
            ),
            path(shape, pane, SCENERY_LINE, LINE_MID),
            path(
                poly(
                    [
                        (x - w / 2, foot),
                        (x - w / 2, foot - 24),
                        (x, foot - 36),
                        (x + w / 2, foot - 24),
                        (x + w / 2, foot),
                    ]
                ),
                CRIMSON,
                opacity=0.4,
            ),
            path(
                poly(
                    [
                        (x - 12, foot - 26),
                        (x - 14, foot - 42),
                        (x - 6, foot - 34),
                        (x, foot - 46),
                        (x + 6, foot - 34),
                        (x + 14, foot - 42),
                        (x + 12, foot - 26),
                    ]
                ),
                GOLD,
                SCENERY_LINE,
                1.1,
                0.85,
            ),
            stroke(
                f"M{x} {foot}V{foot - h}M{x - w / 2} {foot - 24}h{w}M{x - w / 2} {foot - 46}h{w}",
                "#3E3440",
                1.3,
            ),
        )
    )


def _drapery(x: float) -> str:
    """The canopy behind the throne."""
    cloth = poly([(x - 78, BACK), (x - 70, -92), (x, -118), (x + 70, -92), (x + 78, BACK)])
    folds = "".join(
        f"M{x + k * 11:.0f} {-104 + abs(k) * 2.5:.0f}L{x + k * 12.4:.0f} {BACK}"
        for k in range(-5, 6)
    )
    hue = "#8C3F55"
    return "".join(
        (
            path(cloth, tone(hue), SCENERY_LINE, LINE_MID),
            stroke(folds, darker(hue, 0.3), 2.2, 0.55),
            path(
                f"M{x - 78} -88Q{x} -132 {x + 78} -88L{x + 70} -78Q{x + 52} -92 {x + 35} -86"
                f"Q{x + 18} -100 {x} -96Q{x - 18} -100 {x - 35} -86Q{x - 52} -92 {x - 70} -78z",
                tone("#6E2C44"),
                SCENERY_LINE,
                LINE_MID,
            ),
            stroke(
                f"M{x - 70} -79Q{x - 52} -93 {x - 35} -87Q{x - 18} -101 {x} -97"
                f"Q{x + 18} -101 {x + 35} -87Q{x + 52} -93 {x + 70} -79",
                GOLD,
                1.8,
            ),
        )
    )


def _column(x: float) -> str:
    stone = "#B7AAA0"
    return "".join(
        (
            path(box(x - 9, -88, 18, 76), drum(stone), SCENERY_LINE, LINE_MID),
            stroke(f"M{x - 3} -86V-14M{x + 3} -86V-14", darker(stone, 0.25), 0.9, 0.7),
            path(
                poly([(x - 15, WALL_TOP), (x + 15, WALL_TOP), (x + 10, -86), (x - 10, -86)]),
                tone(BRASS),
                SCENERY_LINE,
                LINE_MID,
            ),
            path(box(x - 13, -18, 26, 6, 1.5), tone(BRASS), SCENERY_LINE, LINE_MID),
            path(box(x - 15, -13, 30, 6, 1), tone(stone), SCENERY_LINE, LINE_MID),
        )
    )


def _banner(x: float) -> str:
    cloth = poly([(x - 14, -92), (x + 14, -92), (x + 14, -36), (x, -26), (x - 14, -36)])
    return "".join(
        (
            stroke(f"M{x - 18} -92h36", SCENERY_LINE, 3.6),
            stroke(f"M{x - 17} -92h34", GOLD, 2),
            path(cloth, tone(ROYAL), SCENERY_LINE, LINE_MID),
            stroke(f"M{x - 11} -90V-37L{x} -30L{x + 11} -37V-90", GOLD, 1.3, 0.8),
            path(
                poly(
                    [
                        (x - 7, -54),
                        (x - 8.5, -66),
                        (x - 3.5, -60),
                        (x, -69),
                        (x + 3.5, -60),
                        (x + 8.5, -66),
                        (x + 7, -54),
                    ]
                ),
                GOLD,
                SCENERY_LINE,
                0.9,
            ),
        )
    )


def _candelabrum(x: float) -> str:
    return "".join(
        (
            shadow(x, 13),
            stroke(
                f"M{x} -4V-48M{x - 7} -52q0 9 7 9t7 -9M{x - 9} -1L{x} -7L{x + 9} -1",
                SCENERY_LINE,
                4.2,
            ),
            stroke(
                f"M{x} -4V-48M{x - 7} -52q0 9 7 9t7 -9M{x - 9} -1L{x} -7L{x + 9} -1", BRASS, 2.4
            ),
            *(
                path(box(x + dx - 2, -61, 4, 10, 1), drum("#EADFC2"), SCENERY_LINE, 0.9)
                for dx in (-7, 7)
            ),
        )
    )


def _single_light(x: float) -> str:
    return "".join(
        (
            path(oval(x, -38, 4.4, 7), tone(BRASS), SCENERY_LINE, LINE_THIN),
            stroke(f"M{x} -36v-10", BRASS, 2),
            path(oval(x, -47, 4.5, 1.7), tone(BRASS), SCENERY_LINE, 0.8),
            path(box(x - 2, -58, 4, 11, 1), drum("#EADFC2"), SCENERY_LINE, 0.9),
        )
    )


def _knight(x: float) -> str:
    """A suit of gilded armour that has guarded kings for longer than anybody remembers."""
    steel = "#A8A2A0"
    return "".join(
        (
            shadow(x, 22),
            path(box(x - 20, -8, 40, 8, 1.5), tone("#8E8479"), SCENERY_LINE, LINE_MID),
            path(
                poly([(x - 9, -40), (x - 1, -40), (x - 2, -8), (x - 10, -8)])
                + poly([(x + 1, -40), (x + 9, -40), (x + 10, -8), (x + 2, -8)]),
                tone(steel),
                SCENERY_LINE,
                LINE_MID,
            ),
            path(
                smooth(
                    [
                        (x - 13, -66),
                        (x, -69),
                        (x + 13, -66),
                        (x + 10, -46),
                        (x + 11, -38),
                        (x - 11, -38),
                        (x - 10, -46),
                    ]
                ),
                tone(steel),
                SCENERY_LINE,
                LINE_MID,
            ),
            stroke(f"M{x - 9} -48h18M{x} -68v20", GOLD_DARK, 1.4),
            path(f"M{x - 7} -70V-77Q{x} -92 {x + 7} -77V-70z", tone(steel), SCENERY_LINE, LINE_MID),
            stroke(f"M{x - 5} -77h10", "#2B2422", 2),
            stroke(f"M{x + 19} -6V-90", SCENERY_LINE, 4),
            stroke(f"M{x + 19} -6V-90", "#8A5A30", 2.2),
            path(
                poly([(x + 19, -97), (x + 24, -84), (x + 19, -80), (x + 14, -84)]),
                tone(steel),
                SCENERY_LINE,
                LINE_THIN,
            ),
            path(
                poly([(x + 13, -62), (x + 21, -50), (x + 19, -46), (x + 9, -56)]),
                tone(steel),
                SCENERY_LINE,
                LINE_THIN,
            ),
            path(
                poly([(x - 13, -64), (x - 18, -46), (x - 14, -44), (x - 9, -56)]),
                tone(steel),
                SCENERY_LINE,
                LINE_THIN,
            ),
        )
    )


def _shelf_of_crowns(x: float) -> str:
    """A cushion below the numeral: where the crown waits."""
    return "".join(
        (
            shadow(x, 26),
            path(box(x - 15, -20, 30, 19, 1), tone("#8E8479"), SCENERY_LINE, LINE_MID),
            path(box(x - 20, -24, 40, 5, 1.5), tone("#A79A8E"), SCENERY_LINE, LINE_THIN),
            path(box(x - 17, -31, 34, 8, 4), tone(CRIMSON), SCENERY_LINE, LINE_THIN),
        )
    )


def _dais(x: float) -> str:
    parts = []
    for half, top, foot in ((108, -11.0, 1.0), (88, -17.0, -9.0)):
        parts.append(
            path(
                box(x - half, top, 2 * half, foot - top, 1.5),
                tone("#B9ACA0"),
                SCENERY_LINE,
                LINE_MID,
            )
        )
    carpet = poly([(x - 30, -17), (x + 30, -17), (x + 40, 2), (x - 40, 2)])
    return (
        "".join(parts)
        + path(carpet, tone(CRIMSON), SCENERY_LINE, LINE_THIN)
        + stroke(f"M{x - 26} -16L{x - 35} 1M{x + 26} -16L{x + 35} 1", GOLD, 1.6)
    )


def throne_back(x: float) -> str:
    """The high back and the seat, which a sitting token covers but for its rim."""
    back = (
        f"M{x - 60} -16V-84Q{x - 58} -98 {x - 38} -96Q{x - 22} -112 {x} -116"
        f"Q{x + 22} -112 {x + 38} -96Q{x + 58} -98 {x + 60} -84V-16z"
    )
    inside = (
        f"M{x - 50} -18V-78Q{x - 48} -89 {x - 32} -86Q{x - 18} -100 {x} -104"
        f"Q{x + 18} -100 {x + 32} -86Q{x + 48} -89 {x + 50} -78V-18z"
    )
    studs = "".join(
        path(oval(x + s * 55, -26.0 - k * 14, 2.2), GOLD_LIGHT, GOLD_DARK, 0.8)
        for s in (-1, 1)
        for k in range(5)
    )
    buttons = "".join(
        oval(x + dx, y, 1.7) for dx, y in ((-20, -74), (0, -82), (20, -74), (-10, -58), (10, -58))
    )
    return "".join(
        (
            path(back, tone(GOLD), SCENERY_LINE, LINE_MID + 0.6),
            path(inside, tone("#9A3145"), darker(GOLD_DARK, 0.3), LINE_MID),
            path(buttons, GOLD_DARK),
            studs,
            path(
                poly(
                    [
                        (x - 11, -112),
                        (x - 13, -126),
                        (x - 5, -119),
                        (x, -129),
                        (x + 5, -119),
                        (x + 13, -126),
                        (x + 11, -112),
                    ]
                ),
                tone(GOLD),
                SCENERY_LINE,
                LINE_THIN,
            ),
            path(box(x - 56, -27, 112, 11, 3), tone(CRIMSON), SCENERY_LINE, LINE_MID),
        )
    )


def throne_arms(x: float) -> str:
    """What comes before a sitting token: two arms that end in golden orbs."""
    return "".join(_arm(x + side * 57) for side in (-1, 1))


def _arm(x: float) -> str:
    return "".join(
        (
            path(box(x - 9, -40, 18, 40, 3), tone(GOLD), SCENERY_LINE, LINE_MID),
            path(box(x - 4.5, -33, 9, 28, 4), tone("#9A3145"), GOLD_DARK, LINE_THIN),
            path(box(x - 11, -43, 22, 6, 2.5), tone(GOLD), SCENERY_LINE, LINE_MID),
            path(oval(x, -51, 9), tone(GOLD), SCENERY_LINE, LINE_MID),
            stroke(f"M{x - 8.5} -51h17M{x} -60v6", GOLD_DARK, 1.8),
            path(oval(x - 3, -54.5, 2.4, 1.8), "#FFF6D8", opacity=0.9),
            path(box(x - 11, -5, 22, 6, 2), tone(GOLD), SCENERY_LINE, LINE_MID),
        )
    )
