"""What stands and hangs in the throne room: columns, banners, lights, a knight, a cushion."""

from __future__ import annotations

from kingup_game.theme.palette import CRIMSON, ROYAL
from tools.studio.brass import BRASS, BRASS_DARK
from tools.studio.castle.pen import (
    LINE_MID,
    LINE_THIN,
    SCENERY_LINE,
    box,
    darker,
    drum,
    oval,
    path,
    pointed,
    poly,
    smooth,
    stroke,
    tone,
)
from tools.studio.castle.rooms.shell import (
    WALL_TOP,
    shadow,
)


def window(x: float, pane: str) -> str:
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
                BRASS,
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


def column(x: float) -> str:
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


def banner(x: float) -> str:
    cloth = poly([(x - 14, -92), (x + 14, -92), (x + 14, -36), (x, -26), (x - 14, -36)])
    return "".join(
        (
            stroke(f"M{x - 18} -92h36", SCENERY_LINE, 3.6),
            stroke(f"M{x - 17} -92h34", BRASS, 2),
            path(cloth, tone(ROYAL), SCENERY_LINE, LINE_MID),
            stroke(f"M{x - 11} -90V-37L{x} -30L{x + 11} -37V-90", BRASS, 1.3, 0.8),
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
                BRASS,
                SCENERY_LINE,
                0.9,
            ),
        )
    )


def candelabrum(x: float) -> str:
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


def single_light(x: float) -> str:
    return "".join(
        (
            path(oval(x, -38, 4.4, 7), tone(BRASS), SCENERY_LINE, LINE_THIN),
            stroke(f"M{x} -36v-10", BRASS, 2),
            path(oval(x, -47, 4.5, 1.7), tone(BRASS), SCENERY_LINE, 0.8),
            path(box(x - 2, -58, 4, 11, 1), drum("#EADFC2"), SCENERY_LINE, 0.9),
        )
    )


def knight(x: float) -> str:
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
            stroke(f"M{x - 9} -48h18M{x} -68v20", BRASS_DARK, 1.4),
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


def cushion(x: float) -> str:
    """A cushion below the numeral: where the crown waits."""
    return "".join(
        (
            shadow(x, 26),
            path(box(x - 15, -20, 30, 19, 1), tone("#8E8479"), SCENERY_LINE, LINE_MID),
            path(box(x - 20, -24, 40, 5, 1.5), tone("#A79A8E"), SCENERY_LINE, LINE_THIN),
            path(box(x - 17, -31, 34, 8, 4), tone(CRIMSON), SCENERY_LINE, LINE_THIN),
        )
    )
