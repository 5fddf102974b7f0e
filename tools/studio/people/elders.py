"""Grandparents."""

from __future__ import annotations

from kingup_game.theme.palette import INK, PAPER
from tools.studio.cast.anatomy import Face, Look
from tools.studio.cast.curves import closed, ellipse
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import INNER, OUTER, Pen, Tones
from tools.studio.people import things
from tools.studio.people.peg import (
    BROAD,
    HOOKED,
    LONG,
    OVAL,
    ROUND,
    SOFT,
    SQUARE,
    Person,
    crop,
    hair,
    tuft,
)

# Outlines read best as rows of points.
# fmt: off

SNOW = Tones("#FFFFFF", "#EFEAE0", "#C4B8B4")
SILVER = Tones("#E2E2E4", "#B9B7BC", "#85808C")
LILAC = Tones("#EFE2F4", "#CDB4DA", "#9A80AE")


def _needles(pen: Pen, look: Look) -> None:
    for a, b in (((202, 92), (318, 144)), ((312, 94), (204, 146))):
        pen.stroke(f"M{a[0]},{a[1]}L{b[0]},{b[1]}", INK, 15)
        pen.stroke(f"M{a[0]},{a[1]}L{b[0]},{b[1]}", "#C98F50", 6)
        pen.solid(ellipse(*a, 12), look.second, 6, depth=4, rim=3)
    tuft(pen, SNOW, ((256, 126, 42),))


def _granny(pen: Pen, look: Look) -> None:
    crop(pen, SNOW, [(340, 240), (318, 194), (260, 176, 0), (256, 168, 0), (252, 176, 0),
        (194, 194), (172, 240)], top=136, wide=102, low=266)
    for side in (-1, 1):
        pen.ink([(256 + side * 8, 146), (256 + side * 52, 170),
            (256 + side * 82, 224)], 6, SNOW.shade)
    things.glasses(pen, look, "#B98B3A", "half", 36)


def _flat_cap(pen: Pen, look: Look) -> None:
    things.moustache(pen, SNOW, [(256, 322, 0), (290, 314), (330, 334), (340, 356, 0), (300, 356),
        (256, 342, 0)])
    for side in (-1, 1):
        tuft(pen, SNOW, ((256 + side * 104, 236, 20), (256 + side * 108, 262, 18)), 9)
    cap = closed([(138, 214, 0), (134, 160), (190, 112), (280, 100), (356, 124), (396, 182),
        (386, 214, 0), (330, 196), (250, 190), (180, 204)])
    pen.solid(cap, look.second, OUTER, depth=16)
    peak = closed([(128, 220, 0), (170, 188), (256, 180), (312, 190, 0), (304, 214), (250, 212),
        (190, 224), (140, 240, 0)])
    pen.solid(peak, look.second.tinted(INK, 0.25), OUTER - 1, depth=6)
    for seam in ([(282, 104), (268, 140), (274, 182)], [(196, 118), (206, 150), (226, 182)],
        [(360, 132), (338, 158), (330, 190)]):
        pen.ink(seam, 5, look.second.shade)


def _perm(pen: Pen, _look: Look) -> None:
    tuft(pen, LILAC, ((136, 292, 30), (126, 246, 34), (138, 196, 38), (172, 152, 40),
        (220, 126, 40), (272, 122, 40), (322, 138, 40),
                      (364, 176, 40), (386, 226, 36), (386, 276, 32), (370, 312, 26)))


def _perm_front(pen: Pen, look: Look) -> None:
    tuft(pen, LILAC, ((174, 220, 24), (200, 190, 27), (242, 178, 28), (286, 182, 28),
        (324, 204, 26), (342, 232, 20)), 9)
    things.glasses(pen, look, "#D9577A", "round", 41)


def _kerchief_behind(pen: Pen, look: Look) -> None:
    pen.solid(closed([(256, 90), (340, 108), (386, 186), (388, 290), (350, 388), (256, 416),
        (162, 388), (124, 290), (126, 186), (172, 108)]),
              look.second, OUTER, depth=14)


def _kerchief(pen: Pen, look: Look) -> None:
    hair(pen, SNOW, [(186, 214, 0), (212, 178), (256, 166), (300, 178), (326, 214, 0), (290, 196),
        (258, 206, 0), (222, 196)])
    opening = (
        "M256,150C204,154 170,200 166,262C164,326 204,378 256,392"
        "C308,378 348,326 346,262C342,200 308,154 256,150Z"
    )
    cloth = closed([(256, 96), (336, 112), (382, 190), (382, 286), (344, 374), (276, 414),
        (236, 414), (168, 374), (130, 286), (130, 190), (176, 112)])
    pen.solid(cloth + opening, look.second, INNER, depth=12)
    for x, y in ((186, 136), (224, 118), (290, 116), (332, 142), (364, 200), (148, 200),
        (140, 258), (372, 258), (160, 314), (352, 314), (190, 366), (322, 366)):
        pen.fill(ellipse(x, y, 7.5), "#F2D061")
        pen.fill(ellipse(x, y, 3), "#3E7A4A")
    for side in (-1, 1):
        pen.solid(closed([(256, 414, 0), (256 + side * 46, 424), (256 + side * 62, 470, 0),
            (256 + side * 34, 458), (256 + side * 12, 474, 0)]),
                  look.second, INNER, depth=6)
    pen.solid(ellipse(256, 416, 17, 14), look.second, INNER, depth=5)


def _elder(pen: Pen, _look: Look) -> None:
    things.beard(pen, SNOW, [(346, 272, 0), (352, 326), (338, 380), (300, 410), (256, 416)])
    things.moustache(pen, SNOW, [(256, 326, 0), (288, 320), (318, 342), (308, 352), (256, 340, 0)])
    tuft(pen, SNOW, ((152, 244, 20), (150, 210, 24), (166, 172, 27), (202, 144, 29),
        (248, 132, 30), (294, 138, 29), (336, 160, 27), (360, 198, 24),
                     (362, 238, 20), (200, 184, 20), (234, 174, 21), (274, 174, 21),
                         (312, 186, 20)))


def _sage(pen: Pen, look: Look) -> None:
    things.shine_on(pen, look)
    for side in (-1, 1):
        hair(pen, SNOW, [(256 + side * 84, 226, 0), (256 + side * 112, 236),
            (256 + side * 116, 300), (256 + side * 102, 330, 0), (256 + side * 92, 286)])
    tail = closed([(226, 372, 0), (256, 366), (286, 372, 0), (290, 420), (272, 470), (256, 492, 0),
        (240, 470), (222, 420)])
    pen.solid(tail, SNOW, INNER + 1, depth=8)
    pen.ink([(250, 384), (252, 430), (256, 474)], 5, SNOW.shade)
    things.moustache(pen, SNOW, [(256, 328, 0), (286, 324), (314, 352), (322, 420, 0), (302, 380),
        (282, 348), (256, 340, 0)])


def _walrus(pen: Pen, look: Look) -> None:
    things.shine_on(pen, look)
    for side in (-1, 1):
        tuft(pen, SILVER, ((256 + side * 112, 240, 26), (256 + side * 122, 276, 24),
            (256 + side * 110, 304, 20)))
    things.moustache(pen, SILVER, [(256, 318, 0), (298, 308), (342, 334), (354, 384, 0),
        (312, 376), (256, 348, 0)])
    things.glasses(pen, look, "#8A6B4A", "round", 36)


def _face(skin: str, skull: str, iris: str, brow: str, **more: object) -> Face:
    look: dict[str, object] = {"eye_y": 268, "gap": 43, "eye": (23, 20), "brow_y": 34,
        "mouth_y": 350, "mouth": 27, "bags": True}
    return Face(skin=skin, skull=skull, iris=iris, brow=brow,
        **(look | more))  # type: ignore[arg-type]


def _deep(pen: Pen, look: Look) -> None:
    things.wrinkles(pen, look, deep=True)


ELDERS = (
    Person("knitting", _face("#F6D3B6", OVAL, "#5F86B5", "#E4DCD0", blush="#E07A6A", lip="#C8606A",
        mouth=24), "#9A5A86", "#E9A23B", SOFT,
           behind=_needles, front=_granny, collar=things.shawl, skin_marks=things.wrinkles,
               own={"neutral": Expression(lid=0.2, mouth="smile", flush=0.4)}),
    Person("flat-cap", _face("#EDBE98", SQUARE, "#6A7A4A", "#EFEAE0", brow_wide=14,
        blush="#D8604A"), "#5E6B4A", "#8E7A5C", BROAD,
           front=_flat_cap, collar=things.collar, skin_marks=things.wrinkles, bushy=True,
               own={"neutral": Expression(lid=0.24, mouth="smile")}),
    Person("perm", _face("#F8DCC4", ROUND, "#4F8A8A", "#A890B4", lashes=2, lip="#C8406A", mouth=25),
        "#4F8FA8", "#F0D9E4", SOFT, behind=_perm,
           front=_perm_front, collar=things.pearls, skin_marks=things.wrinkles, ear=None,
           own={"neutral": Expression(lid=0.16, brow_lift=6, mouth="grin", gape=0.6)}),
    Person("kerchief", _face("#C98F66", ROUND, "#4A2E16", "#B9B0A8", mouth=25), "#3E4F7A",
        "#B5382F", BROAD, behind=_kerchief_behind,
           front=_kerchief, skin_marks=_deep, ear=None, own={"neutral": Expression(lid=0.26,
               mouth="smile", flush=0.4)}),
    Person("elder", _face("#5A3826", OVAL, "#2E1A0E", "#EFEAE0", brow_wide=13), "#C9772E",
        "#F2D9A0", BROAD, front=_elder, collar=things.shawl,
           skin_marks=_deep, bushy=True, own={"neutral": Expression(lid=0.24, mouth="smile")}),
    Person("sage", _face("#EBC79A", LONG, "#3A2414", "#F4F0E8", brow_wide=15, brow_long=30, eye=(23,
        17), slant=4), "#3B6E62", "#EBD9A4", SOFT,
           front=_sage, collar=things.collar, skin_marks=_deep, bushy=True,
               own={"neutral": Expression(lid=0.34, mouth="smile")}),
    Person("walrus", _face("#F2C3A4", ROUND, "#5F7FA8", "#A8A6AC", brow_wide=15, blush="#D8503A",
        mouth_y=366), "#7A2E36", PAPER, HOOKED,
           front=_walrus, collar=things.bow_tie, skin_marks=things.wrinkles, bushy=True, ear=(104,
               278),
           own={"neutral": Expression(lid=0.18, mouth="smile", flush=0.5)}),
)
