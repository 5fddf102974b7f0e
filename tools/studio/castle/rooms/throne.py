"""The throne room under the roof: columns, banners, a carpet, and a chair for one."""

from __future__ import annotations

from kingup_game.stage.layout import ROOM_LEFT, ROOM_RIGHT, THRONE_X
from tools.studio.brass import BRASS
from tools.studio.castle.light import Light
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    box,
    clip,
    darker,
    group,
    lighter,
    path,
    poly,
    stroke,
    tone,
)
from tools.studio.castle.rooms import chair, regalia
from tools.studio.castle.rooms.shell import (
    BACK,
    WALL_LEFT,
    WALL_RIGHT,
    WALL_TOP,
    Flame,
    haze,
)

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
COLUMNS = (846.0, 1074.0)


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
            stroke(
                f"M{WALL_LEFT} {BACK}H{x - 112}M{x + 112} {BACK}H{WALL_RIGHT}",
                darker(FLOOR, 0.5),
                LINE_MID,
            ),
            regalia.window(716.0, light.pane),
            regalia.window(1204.0, light.pane),
            *(regalia.banner(cx) for cx in (760.0, 1160.0)),
            *(regalia.candelabrum(cx) for cx in (799.0, 1121.0)),
            *(regalia.single_light(cx) for cx in (652.0, 1268.0)),
            regalia.knight(1318.0),
            regalia.cushion(592.0),
            haze(WALL, right=COLUMNS[0]),
            haze(WALL, left=COLUMNS[1]),
            _drapery(x),
            *(regalia.column(cx) for cx in COLUMNS),
            chair.dais(x),
            chair.back(x),
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
                BRASS,
                1.8,
            ),
        )
    )
