"""The pictures of `assets/STYLE.md`: swatches, lines, light, shapes, and pairs of do and don't."""

from __future__ import annotations

import io
from collections.abc import Callable

from kingup_game.theme import palette
from kingup_game.theme.crests import SEAT_CRESTS
from kingup_game.theme.palette import GOLD, INK, PAPER, PARCHMENT, ROYAL, STONE, STONE_DARK, WOOD
from tools.studio import render
from tools.studio.drawings.drawing import Drawing, Picture
from tools.studio.signs.crests import crest, silhouette
from tools.studio.signs.crowns import small_crown
from tools.studio.signs.drawing import (
    FINE,
    INNER,
    OUTER,
    box,
    circle,
    clipped,
    flat,
    glow,
    moved,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.icons_controls import cross, tick
from tools.studio.signs.lettering import caption
from tools.studio.signs.sign import picture

_ROWS = (
    ("INK", "PAPER", "PARCHMENT", "PARCHMENT_SHADE", "CANDLE"),
    ("WOOD_LIGHT", "WOOD", "WOOD_DARK", "ROOF", "ROOF_DARK"),
    ("STONE_LIGHT", "STONE", "STONE_DARK", "SKIN_LIGHT", "SKIN"),
    ("GOLD_LIGHT", "GOLD", "GOLD_DARK", "ROYAL", "ROYAL_DARK"),
    ("CRIMSON", "CRIMSON_DARK", "YES_GREEN", "NO_RED", "STOMACH_GREEN"),
)


def swatches() -> str:
    """Five rows in the order of the table in STYLE.md, each swatch with its value."""
    drawn = ""
    for row, names in enumerate(_ROWS):
        for column, name in enumerate(names):
            colour: str = getattr(palette, name)
            x, y = 16 + column * 124, 16 + row * 88
            dark = sum(int(colour[i : i + 2], 16) for i in (1, 3, 5)) < 400
            drawn += solid(box(x, y, 112, 76, 10), colour, rim=0, shade=0)
            drawn += caption(colour, x + 56, y + 58, 12, PAPER if dark else INK, 1.7)
    return drawn


def seat_swatches() -> str:
    drawn = ""
    for place, seat in enumerate(SEAT_CRESTS):
        x = 16 + place * 108
        drawn += moved(crest(seat), x + 2, 10)
        for row, colour in enumerate((seat.colour, seat.dark, seat.light)):
            y = 118 + row * 40
            dark = sum(int(colour[i : i + 2], 16) for i in (1, 3, 5)) < 400
            drawn += solid(box(x, y, 100, 36, 6), colour, line=INNER, rim=0, shade=0)
            drawn += caption(colour, x + 50, y + 18, 11, PAPER if dark else INK, 1.7)
    return drawn


def lines() -> str:
    """The three weights: around a body, within it, and for what is only hinted at."""
    apple = (
        "M70 52C84 36 116 40 116 76C116 112 92 132 70 124C48 132 24 112 24 76C24 40 56 36 70 52Z"
    )
    drawn = ""
    for place, width in enumerate((OUTER, INNER, FINE)):
        x = 150 * place
        parts = solid(apple, "#B5402F", line=OUTER, rim=4, shade=9)
        if place:
            parts += outline("M70 52C68 40 72 28 82 22", INNER + 1) + outline(
                "M70 54C64 60 58 60 52 56", INNER
            )
        if place == 2:
            parts += outline("M36 92C38 104 44 112 52 116M100 62C104 66 106 72 106 80", FINE)
        drawn += moved(parts, x + 20, 0)
        drawn += outline(f"M{x + 40} 156H{x + 140}", width)
    return drawn


def light() -> str:
    """Light falls from the upper left: lit rims there, shade and thickness at the lower right."""
    rays = "".join(
        outline(f"M{34 + n * 20} {62 - n * 14}l27 36", 3.4, GOLD) for n in range(3)
    ) + moved(solid(circle(0, 0, 17), GOLD, rim=3, shade=4), 32, 30)
    ball = solid(circle(150, 96, 46), ROYAL, rim=7, shade=16)
    block = solid(box(232, 50, 92, 92, 12), WOOD, rim=6, shade=13)
    drape = solid("M362 44H454V140L408 118L362 140Z", "#A8232F", rim=6, shade=13)
    return rays + ball + block + drape + moved(small_crown(4), 534, 96, 1.1)


def shapes() -> str:
    """Silhouettes first: what is not told apart in ink alone is drawn again."""
    drawn = ""
    for place, seat in enumerate(SEAT_CRESTS):
        drawn += moved(flat(silhouette(seat.key), INK), 12 + place * 108, 10)
    return drawn


def pairs() -> str:
    """Do on the left, don't on the right, three times over."""
    drawn = ""
    for row, (good, bad) in enumerate(
        ((_ground_calm, _ground_loud), (_lit_left, _lit_wrong), (_bold, _thin))
    ):
        for column, (draw, mark) in enumerate(((good, tick), (bad, cross))):
            x, y = 12 + column * 250, 12 + row * 146
            frame = box(0, 0, 236, 134, 8)
            drawn += moved(
                clipped(frame, draw()) + outline(frame, INNER) + moved(mark(), 8, 82, 0.9), x, y
            )
    return drawn


def _wall(light_stone: str, dark_stone: str) -> str:
    blocks = flat(box(0, 0, 236, 134, 8), light_stone)
    joints = "".join(
        f"M0 {y}H236" + "".join(f"M{x + (18 if row % 2 else 0)} {y}v27" for x in range(10, 236, 44))
        for row, y in enumerate(range(0, 134, 27))
    )
    return blocks + outline(joints, FINE, dark_stone)


def _token(fill: str, ink: str = INK) -> str:
    face = solid(circle(118, 67, 42), fill, rim=5, shade=9, ink=ink)
    return face + outline("M102 60v1M134 60v1", 6, ink) + outline("M100 80Q118 96 136 80", 3, ink)


def _ground_calm() -> str:
    return _wall("#BDB3A4", "#A79D90") + _token("#F2B632")


def _ground_loud() -> str:
    return _wall("#F2B632", INK) + _token("#A79D78", "#7A7468")


def _lit_left() -> str:
    return flat(box(0, 0, 236, 134, 8), PARCHMENT) + _token("#59B7CF")


def _lit_wrong() -> str:
    halo = glow("halo", (0, "#FFFFFF", 1), (1, "#59B7CF", 0))
    ball = flat(circle(118, 67, 42), "#59B7CF") + flat(circle(118, 92, 26), "url(#halo)")
    return (
        flat(box(0, 0, 236, 134, 8), PARCHMENT) + halo + ball + outline(circle(118, 67, 42), OUTER)
    )


def _bold() -> str:
    return flat(box(0, 0, 236, 134, 8), "#38224E") + moved(small_crown(5), 118, 66, 1.2)


def _thin() -> str:
    crown = "M-42 32L-50-22L-24 2L0-34L24 2L50-22L42 32Z"
    return (
        flat(box(0, 0, 236, 134, 8), STONE)
        + moved(flat(crown, "#F2B632") + outline(crown, 0.8, "#000000"), 118, 66, 1.2)
        + flat(polygon([(70, 110), (166, 110), (160, 116), (76, 116)]), STONE_DARK)
    )


def _sheet(name: str, width: int, height: int, draw: Callable[[], str]) -> Picture:
    ground = flat(box(0, 0, width, height), "#F3E4C2")
    drawing = Drawing(f"style/{name}", lambda: picture(width, height, ground + draw()))

    def bake() -> bytes:
        sheet = render.pixels(drawing.svg(), width).convert("RGB")
        out = io.BytesIO()
        sheet.quantize(96).save(out, "PNG", optimize=True)
        return out.getvalue()

    return Picture((drawing,), bake)


RECIPES: dict[str, Callable[[], bytes]] = {
    "style/palette.png": _sheet("palette", 640, 460, swatches),
    "style/seats.png": _sheet("seats", 888, 248, seat_swatches),
    "style/lines.png": _sheet("lines", 480, 176, lines),
    "style/light.png": _sheet("light", 620, 168, light),
    "style/shapes.png": _sheet("shapes", 888, 116, shapes),
    "style/pairs.png": _sheet("pairs", 510, 450, pairs),
}
