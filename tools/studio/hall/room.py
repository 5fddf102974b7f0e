"""The throne hall in which a match ends: walls, windows, columns, boxes for the court, a floor."""

from __future__ import annotations

from kingup_game.theme.palette import CANDLE, CRIMSON, CRIMSON_DARK, GOLD_LIGHT, INK, ROYAL_DARK
from tools.studio.brass import BRASS, BRASS_DARK, BRASS_LIGHT
from tools.studio.castle.pen import SCENERY_LINE
from tools.studio.signs.drawing import (
    Point,
    box,
    circle,
    clipped,
    darker,
    ellipse,
    flat,
    glow,
    lighter,
    mirrored,
    mixed,
    moved,
    number,
    outline,
    polygon,
    solid,
    star,
)

WIDE, HIGH = 1920, 1080
MIDDLE = WIDE / 2
WALL_FOOT = 560
WALL = mixed("#75608A", ROYAL_DARK, 0.34)
STONE = "#A89AA0"
FLOOR = "#8C7F80"
NIGHT_SKY = "#33508C"
BOX_FEET = (306, 548)
"""Where those in the upper and the lower boxes stand."""
BOX_LEFT, BOX_RIGHT = 92, 572
LINE, FINE_LINE = 4.5, 2.6
_CROWN = "M-42 32L-50-22L-24 2L0-34L24 2L50-22L42 32Q0 42-42 32Z"


def body(shape: str, fill: str, *, line: float = LINE, rim: float = 5, shade: float = 9) -> str:
    """What is built: its lines are softer than those of whoever stands before it."""
    return solid(shape, fill, line=line, rim=rim, shade=shade, ink=SCENERY_LINE)


def hall() -> str:
    """Everything behind the throne."""
    side = _window(240) + _window(484) + _column(MIDDLE - 316) + _column(70)
    return (
        flat(box(0, 0, WIDE, WALL_FOOT + 40), WALL)
        + _lilies()
        + _frieze()
        + side
        + mirrored(side, MIDDLE)
        + _floor()
        + _boxes()
        + mirrored(_boxes(), MIDDLE)
        + _lights()
    )


def shadows() -> str:
    """The hall's own dusk: darker towards its edges, so that the middle is where one looks."""
    dusk = glow("hall-dusk", (0.3, INK, 0), (0.72, "#150A1C", 0.6), (1, "#150A1C", 0.78))
    warm = glow("hall-warm", (0, CANDLE, 0.5), (0.55, CANDLE, 0.16), (1, CANDLE, 0))
    return (
        warm
        + dusk
        + flat(ellipse(MIDDLE, 330, 640, 470), "url(#hall-warm)")
        + flat(box(MIDDLE - 1700, 430 - 1200, 3400, 2400), "url(#hall-dusk)")
    )


def _lilies() -> str:
    drawn = ""
    for row, y in enumerate(range(70, WALL_FOOT, 92)):
        for x in range(40 + row % 2 * 46, WIDE, 92):
            drawn += f"M{x} {y}q-13-10 0-28q13 18 0 28ZM{x} {y}q-16 5-16-12M{x} {y}q16 5 16-12"
    return outline(drawn, 3, lighter(WALL, 0.16), 0.55)


def _frieze() -> str:
    """The beam below the ceiling, with scallops."""
    scallops = "".join(f"M{x} 34a30 26 0 0 0 60 0" for x in range(0, WIDE, 60))
    return (
        body(box(-20, -20, WIDE + 40, 54), mixed(BRASS, ROYAL_DARK, 0.45), rim=0)
        + flat(scallops, darker(WALL, 0.3))
        + outline(scallops, FINE_LINE, SCENERY_LINE)
        + outline(f"M0 12H{WIDE}", 5, BRASS)
    )


def _window(x: float) -> str:
    """A Gothic window upon the night, with a crown in its glass."""
    half, foot, spring, top = 74.0, 236.0, 128.0, 52.0

    def arch(grow: float) -> str:
        wide, low = half + grow, foot + grow
        return (
            f"M{x - wide} {low}V{spring}Q{x - wide} {top + 34 - grow} {x} {top - grow}"
            f"Q{x + wide} {top + 34 - grow} {x + wide} {spring}V{low}Z"
        )

    stars = "".join(
        flat(star(x + dx, y, 4, r, r * 0.34), GOLD_LIGHT, 0.9)
        for dx, y, r in ((-42, 132, 7), (34, 112, 9), (-8, 92, 5), (50, 156, 5), (-52, 172, 5))
    )
    hills = f"M{x - 80} 214Q{x - 30} 178 {x + 8} 206Q{x + 44} 184 {x + 80} 210V250H{x - 80}Z"
    bars = (
        f"M{x} {top}V{foot}M{x - half} 176H{x + half}M{x - half} 128H{x + half}"
        f"M{x - half / 2} {top + 30}V{foot}M{x + half / 2} {top + 30}V{foot}"
    )
    return (
        body(arch(15), STONE)
        + flat(arch(0), NIGHT_SKY)
        + clipped(arch(0), flat(circle(x + 30, 96, 74), "#4A6BAA", 0.6) + stars)
        + clipped(arch(0), flat(hills, "#1E3360"))
        + outline(bars, 4.5, "#332A3C")
        + moved(flat(_CROWN, BRASS, 0.55), x, 188, 0.6)
        + outline(arch(0), LINE, SCENERY_LINE)
        + body(box(x - half - 24, foot + 8, 2 * half + 48, 20, 5), lighter(STONE, 0.2), shade=6)
    )


def _column(x: float) -> str:
    half = 38
    flutes = "".join(f"M{x + dx} 96V{WALL_FOOT - 52}" for dx in (-19, 0, 19))
    return (
        body(box(x - half, 80, 2 * half, WALL_FOOT - 110), STONE, rim=8, shade=14)
        + outline(flutes, 5, darker(STONE, 0.3), 0.55)
        + body(f"M{x - 62} 30H{x + 62}L{x + 44} 92H{x - 44}Z", BRASS, rim=5, shade=8)
        + outline(f"M{x - 34} 50q17 26 34 0q17 26 34 0", 4, BRASS_DARK)
        + body(box(x - 50, WALL_FOOT - 56, 100, 24, 6), BRASS, shade=6)
        + body(box(x - 60, WALL_FOOT - 34, 120, 40, 4), lighter(STONE, 0.15), shade=8)
    )


def _floor() -> str:
    """Chequers that run towards the throne, and the carpet."""
    top, foot = WALL_FOOT, HIGH + 10
    drawn = flat(box(0, top, WIDE, foot - top), FLOOR)
    depths = [top + (foot - top) * share for share in (0, 0.07, 0.17, 0.3, 0.47, 0.69, 1.0)]
    tiles = ""
    for row, (near, far) in enumerate(zip(depths[1:], depths[:-1], strict=True)):
        for column in range(-16, 16):
            if (column + row) % 2:
                continue
            corners: list[Point] = [
                (MIDDLE + (column + side) * _reach(y), y)
                for side, y in ((0, far), (1, far), (1, near), (0, near))
            ]
            tiles += polygon(corners)
    shine = glow("hall-floor", (0, CANDLE, 0.42), (1, CANDLE, 0))
    return (
        drawn
        + flat(tiles, darker(FLOOR, 0.24))
        + outline(f"M0 {top}H{WIDE}", LINE, SCENERY_LINE)
        + shine
        + flat(ellipse(MIDDLE, 700, 880, 250), "url(#hall-floor)")
        + _carpet()
    )


def _reach(y: float) -> float:
    """How wide a tile is at this height."""
    return 84 + (y - WALL_FOOT) * 0.3


def _carpet() -> str:
    cloth = polygon([(MIDDLE - 168, 700), (MIDDLE + 168, 700), (MIDDLE + 300, 1090),
                     (MIDDLE - 300, 1090)])  # fmt: skip
    left = f"M{MIDDLE - 146} 700L{MIDDLE - 264} 1090"
    right = f"M{MIDDLE + 146} 700L{MIDDLE + 264} 1090"
    return (
        body(cloth, CRIMSON, rim=0, shade=0)
        + outline(left + right, 9, CRIMSON_DARK)
        + outline(left + right, 4, BRASS)
    )


def _boxes() -> str:
    """Two boxes above each other at the left, as in a theatre: cloth over the rails."""
    drawn = ""
    wide = BOX_RIGHT - BOX_LEFT
    for feet in BOX_FEET:
        rail = body(box(BOX_LEFT - 26, feet - 4, wide + 52, 22, 8), BRASS, rim=4, shade=6)
        swags, step = "", wide / 4
        for number_of in range(4):
            x = BOX_LEFT + step * number_of
            swag = f"M{number(x)} {feet + 16}H{number(x + step)}"
            swag += f"Q{number(x + step / 2)} {feet + 92} {number(x)} {feet + 16}Z"
            swags += body(swag, CRIMSON, rim=0, shade=7) + outline(
                f"M{number(x + 26)} {feet + 18}Q{number(x + step / 2)} {feet + 62}"
                f" {number(x + step - 26)} {feet + 18}", 4, CRIMSON_DARK)  # fmt: skip
        board = body(box(BOX_LEFT - 8, feet + 10, wide + 16, 34), mixed(WALL, INK, 0.3), shade=6)
        knobs = "".join(
            body(circle(BOX_LEFT + step * k, feet + 20, 9), BRASS_LIGHT, line=3, rim=0, shade=3)
            for k in range(5)
        )
        drawn += board + swags + rail + knobs
    return drawn


def _lights() -> str:
    """Candles on both sides of the canopy, which no other light here outshines."""
    drawn = glow("hall-candle", (0, GOLD_LIGHT, 0.85), (0.3, CANDLE, 0.4), (1, CANDLE, 0))
    for x in (MIDDLE - 316, MIDDLE + 316):
        arm = f"M{x} 330V400M{x - 44} 336Q{x - 44} 378 {x} 378Q{x + 44} 378 {x + 44} 336"
        drawn += outline(arm, 13, SCENERY_LINE) + outline(arm, 7, BRASS)
        for dx in (-44, 0, 44):
            y = 330 - (16 if dx == 0 else 0)
            drawn += body(box(x + dx - 8, y - 34, 16, 40, 3), "#F3E6C8", line=3, rim=0, shade=4)
            drawn += flat(circle(x + dx, y - 52, 62), "url(#hall-candle)")
            flame = f"M{x + dx} {y - 76}q13 20 0 36q-13-16 0-36Z"
            drawn += flat(flame, GOLD_LIGHT) + outline(flame, 2.4, "#C9782A")
    return drawn
