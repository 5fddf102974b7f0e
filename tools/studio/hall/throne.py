"""The throne of the hall: its canopy, steps and back, and what comes before whoever sits."""

from __future__ import annotations

from kingup_game.theme.palette import (
    CRIMSON,
    CRIMSON_DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    ROYAL,
    ROYAL_DARK,
)
from tools.studio.brass import BRASS
from tools.studio.castle.pen import SCENERY_LINE
from tools.studio.hall.room import LINE, MIDDLE, STONE, body
from tools.studio.signs.crowns import crown
from tools.studio.signs.drawing import (
    box,
    circle,
    lighter,
    moved,
    number,
    outline,
    polygon,
    solid,
)

SEAT_Y = 560
"""Where the lower edge of whoever sits there is."""
FRONT_LEFT, FRONT_TOP, FRONT_WIDE, FRONT_HIGH = 664, 392, 592, 228


def gilded(shape: str, *, line: float = LINE, rim: float = 7, shade: float = 11) -> str:
    return solid(shape, GOLD, line=line, rim=rim, shade=shade, dark=GOLD_DARK, light=GOLD_LIGHT)


def behind() -> str:
    """Canopy, steps and back: all that whoever sits there hides a part of."""
    return _canopy() + _steps() + _back()


def front() -> str:
    """Arms and the edge of the seat, in a picture of their own."""
    return moved(_seat() + _arm(-1) + _arm(1), -FRONT_LEFT, -FRONT_TOP)


def _canopy() -> str:
    """Cloth of the house that falls at both sides, below a scalloped roof."""
    x = MIDDLE
    cloth = polygon([(x - 322, 572), (x - 296, 70), (x + 296, 70), (x + 322, 572)])
    folds = "".join(
        f"M{number(x + side * (264 + k * 24))} 96L{number(x + side * (270 + k * 26))} 566"
        for side in (-1, 1)
        for k in range(2)
    )
    step = 2 * 340 / 7
    lambrequin = f"M{x - 340} 26H{x + 340}V92"
    for k in range(7):
        right = x + 340 - k * step
        lambrequin += f"Q{number(right - step / 2)} 168 {number(right - step)} 92"
    hem = "".join(
        f"M{number(x - 340 + k * step)} 92q{number(step / 2)} 76 {number(step)} 0" for k in range(7)
    )
    return (
        body(cloth, ROYAL, rim=0, shade=0)
        + outline(folds, 13, ROYAL_DARK, 0.8)
        + outline(f"M{x - 308} 566L{x - 284} 110M{x + 308} 566L{x + 284} 110", 8, BRASS)
        + body(lambrequin + "Z", CRIMSON, rim=6, shade=0)
        + outline(hem, 10, SCENERY_LINE)
        + outline(hem, 5, BRASS)
        + body(box(x - 356, 8, 712, 30, 8), BRASS, shade=7)
    )


def _steps() -> str:
    drawn = ""
    for half, top in ((700, 664), (560, 626), (430, 588)):
        drawn += body(
            box(MIDDLE - half, top, 2 * half, 46, 7), lighter(STONE, 0.12), rim=7, shade=12
        )
    cloth = polygon(
        [(MIDDLE - 128, 588), (MIDDLE + 128, 588), (MIDDLE + 170, 712), (MIDDLE - 170, 712)]
    )
    edges = f"M{MIDDLE - 108} 588L{MIDDLE - 148} 712M{MIDDLE + 108} 588L{MIDDLE + 148} 712"
    risers = f"M{MIDDLE - 138} 630H{MIDDLE + 138}M{MIDDLE - 152} 668H{MIDDLE + 152}"
    return (
        drawn
        + body(cloth, CRIMSON, rim=0, shade=0)
        + outline(risers, 6, CRIMSON_DARK)
        + outline(edges, 9, CRIMSON_DARK)
        + outline(edges, 4, BRASS)
    )


def _back() -> str:
    x = MIDDLE

    def outline_of(inset: float) -> str:
        half, top = 248 - inset, 142 + inset
        return (
            f"M{x - half} 588V{top + 74}Q{x - half + 6} {top + 12} {x - half * 0.62} {top + 20}"
            f"Q{x - half * 0.36} {top - 62} {x} {top - 76}"
            f"Q{x + half * 0.36} {top - 62} {x + half * 0.62} {top + 20}"
            f"Q{x + half - 6} {top + 12} {x + half} {top + 74}V588Z"
        )

    studs = "".join(
        solid(circle(x + side * 231, 270 + k * 50, 8), GOLD_LIGHT, line=3, rim=0, shade=3)
        for side in (-1, 1)
        for k in range(4)
    )
    buttons = "".join(
        solid(circle(x + dx, y, 9), GOLD, line=3, rim=0, shade=3, dark=GOLD_DARK)
        for dx, y in ((-140, 232), (140, 232), (-166, 350), (166, 350))
    )
    finials = "".join(
        gilded(circle(x + side * 236, 182, 25)) + gilded(box(x + side * 236 - 14, 204, 28, 18, 4))
        for side in (-1, 1)
    )
    return (
        gilded(outline_of(0), rim=9, shade=15)
        + solid(outline_of(36), CRIMSON, line=LINE, rim=0, shade=14, dark=CRIMSON_DARK)
        + studs
        + buttons
        + finials
        + moved(crown(5), x, 58, 0.5)
    )


def _seat() -> str:
    return (
        solid(box(MIDDLE - 206, 546, 412, 44, 16), CRIMSON, rim=6, shade=10, dark=CRIMSON_DARK)
        + gilded(box(MIDDLE - 214, 580, 428, 34, 6))
        + "".join(
            solid(circle(MIDDLE + k * 66, 597, 8), ROYAL, line=3, rim=2, shade=3)
            for k in range(-3, 4)
        )
    )


def _arm(side: int) -> str:
    x = MIDDLE + side * 248
    return (
        gilded(box(x - 34, 468, 68, 146, 10))
        + solid(box(x - 17, 492, 34, 96, 14), CRIMSON, line=3.4, shade=7, dark=CRIMSON_DARK)
        + gilded(box(x - 42, 450, 84, 28, 9))
        + gilded(circle(x, 424, 31))
        + outline(f"M{x - 30} 425Q{x} 438 {x + 30} 425M{x} 394V425", 5, GOLD_DARK)
        + gilded(box(x - 42, 594, 84, 24, 6))
    )
