"""What people sit down at before a match: a long table with a runner, and a chair for each seat."""

from __future__ import annotations

from functools import partial

from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.palette import (
    CANDLE,
    GOLD,
    GOLD_LIGHT,
    INK,
    PAPER,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from tools.studio.brass import BRASS, BRASS_DARK, BRASS_LIGHT
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    box,
    circle,
    clipped,
    darker,
    ellipse,
    flat,
    glow,
    grain,
    lighter,
    moved,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.sign import Sign

TABLE = 1120, 300
COUNT_TABLE = 1160, 870
SECRET_TABLE = 1656, 992
CHAIR = 250, 262
_BARE = "#3E2717"  # what nobody has sat on yet
_RUNNER = "#4A0C1A"
_CLOTH = "#24142F"


def _planks(shape: str, width: int, height: int) -> str:
    """Boards that run along the table, with a knot here and there."""
    lines = ""
    for n, y in enumerate((50, 76, 220)):
        inset = (height - y) * 0.16
        lines += outline(
            f"M{40 + inset} {y}C{width / 3} {y + (-1) ** n * 3} {width * 2 / 3} {y - 3}"
            f" {width - 40 - inset} {y}",
            1.6,
            WOOD_DARK,
            0.6,
        )
    for x, y in ((176, 62), (934, 230), (560, 62), (300, 228)):
        lines += outline(ellipse(x, y, 12, 3.6), 1.4, WOOD_DARK, 0.55)
    return clipped(shape, lines)


def _candle(x: float, y: float, burnt: float = 0.0) -> str:
    """A short candle in a brass dish, or one that has burnt down."""
    dish = solid(ellipse(0, 0, 34, 12), BRASS, rim=2, shade=3, light=BRASS_LIGHT, dark=BRASS_DARK)
    stem = solid(box(-11, burnt - 62, 22, 62 - burnt, 5), PAPER, rim=2, shade=4, dark="#D8C49A")
    flame = "M0 -104C14 -86 13 -72 0 -64C-13 -72 -12 -86 0 -104Z"
    light = glow(f"halo{int(x)}", (0, GOLD_LIGHT, 0.55), (1, GOLD_LIGHT, 0)) + flat(
        circle(0, -84, 58), f"url(#halo{int(x)})"
    )
    burning = solid(flame, "#FFB52E", line=INNER, rim=0, shade=2, dark="#F06F18")
    core = flat("M0 -88C6 -80 6 -73 0 -69C-6 -73 -6 -80 0 -88Z", "#FFF3B0")
    down = moved(light, 0, burnt), moved(burning + core, 0, burnt)
    return moved(down[0] + dish + stem + down[1], x, y)


def _mug(x: float, y: float) -> str:
    """A wooden mug with foam."""
    body = "M-26 -52H26L22 0H-22Z"
    hoops = outline("M-25 -38H25M-23 -12H23", 4, BRASS) + outline(
        "M-25 -41H25M-25 -35H25M-23 -15H23M-23 -9H23", 1.2, INK, 0.8
    )
    foam = "M-28 -50C-34 -64 -18 -68 -14 -64C-8 -74 8 -74 12 -64C22 -70 34 -60 28 -50Z"
    return moved(
        outline("M24 -42C46 -44 46 -12 22 -14", 13)
        + outline("M24 -42C46 -44 46 -12 22 -14", 7, WOOD)
        + solid(body, WOOD, rim=2.4, shade=4, light=WOOD_LIGHT, dark=WOOD_DARK)
        + hoops
        + solid(foam, "#FFF6DC", line=INNER, rim=0, shade=3, dark="#E3D2A4"),
        x,
        y,
    )


def table() -> str:
    """Seen a little from above: the far edge is shorter than the near one."""
    width, height = TABLE
    top = polygon([(64, 26), (width - 64, 26), (width - 14, height - 56), (14, height - 56)])
    edge = polygon(
        [(14, height - 58), (width - 14, height - 58), (width - 20, height - 22), (20, height - 22)]
    )
    runner = polygon([(0, 98), (width, 98), (width, 206), (0, 206)])
    gold = outline(f"M0 104H{width}M0 200H{width}", 4.5, GOLD)
    return (
        flat(polygon([(30, height - 30), (width - 30, height - 30), (width - 70, height - 2),
                      (70, height - 2)]), INK, 0.28)
        + solid(edge, WOOD_DARK, rim=0, shade=5, dark="#3A2418")
        + outline(f"M24 {height - 48}H{width - 24}", 2, WOOD)
        + solid(top, WOOD, line=0, rim=3, shade=4, light=WOOD_LIGHT, dark=WOOD_DARK)
        + grain(top, 0.09)
        + _planks(top, width, height)
        + clipped(top, flat(runner, _RUNNER) + gold + outline(f"M0 98H{width}M0 206H{width}", 3))
        + outline(top, OUTER)
        + _candle(92, 188, burnt=42.0)
        + _mug(width - 92, 188)
    )  # fmt: skip


def count_table() -> str:
    """The same table from the chair of whoever is judged: a cloth for ballots, a candle at each far
    corner, so low that its flame is seen below what tells how to vote. Its near edge is below the
    screen."""
    width, height = COUNT_TABLE
    far, middle = 130.0, width / 2

    def across(inset: float, down: float) -> str:
        """The board, smaller by a rim."""
        top = far + down
        return polygon(
            [(58 + inset, top), (width - 58 - inset, top), (width - 12 - inset, height + 60),
             (12 + inset, height + 60)]
        )  # fmt: skip

    board, cloth = across(0, 0), across(26, 26)
    crown = "M-21 16L-25 -11L-12 1L0 -17L12 1L25 -11L21 16Z"
    crowns = "".join(
        moved(flat(crown, lighter(_RUNNER, 0.5), 0.1), middle + x * 130 + y % 2 * 65, 204 + y * 74)
        for y in range(9)
        for x in range(-5, 5)
    )
    shine = glow("votes", (0, CANDLE, 0.2), (0.6, CANDLE, 0.07), (1, CANDLE, 0))
    shadow = polygon([(44, far + 16), (width - 30, far + 16), (width, height), (0, height)])
    return (
        flat(shadow, INK, 0.3)
        + solid(board, WOOD, line=0, rim=4, shade=4, light=WOOD_LIGHT, dark=WOOD_DARK)
        + grain(board, 0.09)
        + outline(board, OUTER)
        + flat(cloth, _RUNNER)
        + clipped(cloth, crowns + shine + flat(ellipse(middle, 330, 620, 330), "url(#votes)"))
        + outline(cloth, OUTER)
        + outline(across(35, 36), 3.2, BRASS)
        + _candle(86, far + 36, burnt=28.0)
        + _candle(width - 86, far + 36, burnt=28.0)
    )


def secret_table() -> str:
    """Behind the curtain, from the chair of whoever looks: a cloth by the light of two candles,
    and dark all around, for words lie on it."""
    width, height = SECRET_TABLE
    board = box(0, 0, width, height, 26)
    cloth = box(22, 22, width - 44, height - 44, 14)
    crown = "M-21 16L-25 -11L-12 1L0 -17L12 1L25 -11L21 16Z"
    crowns = "".join(
        moved(flat(crown, lighter(_CLOTH, 0.35), 0.13), 60 + x * 128 + y % 2 * 64, 60 + y * 88)
        for y in range(11)
        for x in range(13)
    )
    lamp = glow("lamp", (0, CANDLE, 0.34), (0.5, CANDLE, 0.12), (1, CANDLE, 0))
    lamps = "".join(flat(ellipse(x, 110, 420, 330), "url(#lamp)") for x in (86, width - 86))
    pool = glow("pool", (0, CANDLE, 0.2), (0.65, CANDLE, 0.07), (1, CANDLE, 0))
    return (
        solid(board, WOOD_DARK, line=0, rim=4, shade=5, light=WOOD, dark="#3A2418")
        + grain(board, 0.09)
        + outline(board, OUTER)
        + flat(cloth, _CLOTH)
        + clipped(
            cloth,
            crowns + pool + flat(ellipse(width / 2, 430, 640, 430), "url(#pool)") + lamp + lamps,
        )
        + outline(cloth, OUTER)
        + outline(box(28, 28, width - 56, height - 56, 10), 2.6, BRASS)
        + _candle(86, 132)
        + _candle(width - 86, 132)
    )


def chair(colour: str) -> str:
    """A tall back with two posts, upholstered in the colour of a seat."""
    width, height = CHAIR
    arch = (
        f"M30 {height}V74C30 38 66 20 {width / 2} 14C{width - 66} 20 {width - 30} 38 "
        f"{width - 30} 74V{height}Z"
    )
    inner = (
        f"M48 {height}V82C48 58 80 42 {width / 2} 36C{width - 80} 42 {width - 48} 58 "
        f"{width - 48} 82V{height}Z"
    )
    is_bare = colour == _BARE
    wood, light, dark = (WOOD_DARK, WOOD, "#3A2418") if is_bare else (WOOD, WOOD_LIGHT, WOOD_DARK)
    studs = "".join(
        solid(circle(x, y, 4), BRASS, line=1.4, rim=1, shade=1.4, light=BRASS_LIGHT)
        for x, y in ((39, 110), (39, 160), (39, 210), (width - 39, 110), (width - 39, 160),
                     (width - 39, 210), (82, 37), (width - 82, 37))
    )  # fmt: skip
    seam = (
        f"M66 {height}V92C66 74 92 60 {width / 2} 55C{width - 92} 60 {width - 66} 74 "
        f"{width - 66} 92V{height}"
    )
    knobs = "".join(
        solid(circle(x, 62, 15), wood, rim=2, shade=4, light=light, dark=dark)
        for x in (26, width - 26)
    )
    return (
        knobs
        + solid(arch, wood, rim=3, shade=4, light=light, dark=dark)
        + solid(
            inner,
            colour,
            line=INNER,
            rim=0,
            shade=-7,
            dark=darker(colour, 0.42),
            light=lighter(colour, 0.3),
        )
        + outline(seam, 2.4, darker(colour, 0.4), 0.8)
        + ("" if is_bare else studs)
    )


SIGNS = [
    Sign("table", *TABLE, table, quality=84),
    Sign("count_table", *COUNT_TABLE, count_table, quality=84),
    Sign("secret_table", *SECRET_TABLE, secret_table, quality=80),
    Sign("chair_free", *CHAIR, partial(chair, _BARE), quality=84),
    *(
        Sign(f"chair_{crest.key}", *CHAIR, partial(chair, crest.colour), quality=84)
        for crest in SEAT_CRESTS
    ),
]
