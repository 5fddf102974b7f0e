"""Those in the middle of life."""

from __future__ import annotations

from kingup_game.theme.palette import CRIMSON, GOLD, INK, PAPER
from tools.studio.cast.anatomy import Face, Look
from tools.studio.cast.curves import closed, ellipse
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, tones
from tools.studio.people import things
from tools.studio.people.children import BLACK, BROWN, COPPER
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
    mirrored,
    tuft,
)

# Outlines read best as rows of points.
# fmt: off

FLAX = tones("#EBD9A4", 0.5)
CHESTNUT = tones("#8A4B2A")


def _scarf_behind(pen: Pen, look: Look) -> None:
    pen.solid(closed([(256, 92), (346, 112), (392, 200), (394, 320), (380, 420), (256, 440),
        (132, 420), (118, 320), (120, 200), (166, 112)]),
              look.main, OUTER, depth=16)


def _scarf(pen: Pen, look: Look) -> None:
    opening = (
        "M254,152C196,158 170,206 168,262C166,336 208,386 256,390C304,386 346,336 344,262"
        "C342,206 312,158 254,152Z"
    )
    wrap = closed([(256, 96), (342, 114), (386, 200), (388, 310), (362, 396), (256, 436),
        (150, 396), (124, 310), (126, 200), (170, 114)])
    pen.solid(wrap + opening, look.main, INNER, depth=12)
    band = closed([(170, 232, 0), (192, 176), (256, 150), (320, 176), (342, 232, 0), (314, 192),
        (256, 172), (198, 192)])
    pen.solid(band, look.second, INNER - 1, depth=5)
    for fold in ([(354, 150), (372, 230), (358, 330)], [(150, 356), (204, 410), (280, 424)],
        [(172, 396), (236, 428), (330, 404)]):
        pen.ink(fold, 6, look.main.shade)
    pen.solid(ellipse(352, 366, 11), tones(GOLD), FINE + 1, depth=4)


def _turban(pen: Pen, look: Look) -> None:
    things.beard(pen, BLACK, [(344, 268, 0), (352, 320), (342, 384), (300, 424), (256, 434)])
    things.moustache(pen, BLACK, [(256, 326, 0), (286, 318), (322, 334), (338, 322, 0), (326, 350),
        (290, 350), (256, 340, 0)])
    cloth = closed([(134, 250, 0), (116, 190), (132, 128), (190, 84), (256, 74), (322, 84),
        (380, 128), (396, 190), (378, 250, 0), (330, 206),
                    (256, 160, 0), (182, 206)])
    pen.solid(cloth, look.second, OUTER, depth=16)
    for fold in ([(256, 160), (176, 168), (124, 214)], [(256, 160), (164, 134), (134, 156)],
        [(256, 160), (190, 108), (176, 98)],
                 [(256, 160), (336, 168), (388, 214)], [(256, 160), (348, 134), (378, 156)],
                     [(256, 160), (322, 108), (336, 98)]):
        pen.ink(fold, 7, look.second.shade)
    pen.solid(closed([(256, 112, 0), (274, 140), (256, 170, 0), (238, 140)]),
        tones("#3F86B0", 0.5), INNER, depth=5)


def _waves_behind(pen: Pen, _look: Look) -> None:
    hair(pen, COPPER, [(256, 92), (346, 110), (396, 184), (388, 252), (418, 316), (398, 376),
        (424, 446, 0), (370, 464), (300, 420), (212, 420),
                       (142, 464), (88, 446, 0), (114, 376), (94, 316), (124, 252), (116, 184),
                           (166, 110)])


def _waves(pen: Pen, _look: Look) -> None:
    left = [(262, 104, 0), (190, 106), (140, 168), (142, 236), (112, 300), (134, 360),
        (108, 440, 0), (160, 416), (172, 348), (156, 292),
            (176, 236), (226, 188), (262, 150, 0)]
    for points in (mirrored(left), left):
        hair(pen, COPPER, points)
    for x in (-1, 1):
        pen.ink([(256 + x * 40, 124), (256 + x * 96, 196), (256 + x * 122, 316)], 6, COPPER.shade)
    pen.ink([(196, 130), (162, 172), (160, 210)], 9, COPPER.light)


def _afro(pen: Pen, _look: Look) -> None:
    tuft(pen, BLACK, ((256, 178, 82), (154, 212, 50), (358, 212, 50), (142, 268, 44),
        (370, 268, 44),
                      (184, 158, 52), (328, 158, 52), (256, 132, 46), (154, 316, 34),
                          (358, 316, 34)))


def _afro_front(pen: Pen, look: Look) -> None:
    tuft(pen, BLACK, ((180, 202, 26), (218, 184, 28), (256, 178, 28), (294, 184, 28),
        (332, 202, 26)), 9)
    things.earrings(pen, look, "#F2B632", 20, 104)


def _bun(pen: Pen, _look: Look) -> None:
    tuft(pen, BLACK, ((256, 122, 42),))


def _bun_front(pen: Pen, look: Look) -> None:
    crop(pen, BLACK, [(342, 240), (320, 196), (256, 170), (192, 196),
        (170, 240)], top=128, wide=100, low=262)
    for strand in ([(256, 134), (300, 160), (334, 220)], [(256, 134), (212, 160), (178, 220)]):
        pen.ink(strand, 6, BLACK.light)
    things.glasses(pen, look, "#B5402F", "cat", 37)


def _pixie(pen: Pen, look: Look) -> None:
    hair(pen, FLAX, [(154, 276, 0), (142, 204), (166, 142), (224, 108), (300, 106), (356, 148),
        (372, 214), (358, 276, 0), (342, 236), (330, 206),
                     (300, 214, 0), (250, 222), (196, 260, 0), (200, 232), (176, 246)],
         [(322, 118), (262, 150), (206, 236)], [(352, 160), (300, 176), (250, 216)])
    pen.ink([(196, 144), (236, 122), (276, 118)], 9, "#FFF8E0")
    things.earrings(pen, look, "#3FA39A", 14)


def _full_beard(pen: Pen, _look: Look) -> None:
    things.beard(pen, CHESTNUT, [(350, 262, 0), (362, 330), (350, 400), (304, 444), (256, 456)])
    things.moustache(pen, CHESTNUT, [(256, 324, 0), (290, 316), (326, 338), (318, 354), (280, 350),
        (256, 340, 0)])
    for line in ([(216, 384), (224, 420), (240, 440)], [(296, 384), (288, 420), (272, 440)],
        [(256, 378), (258, 410), (256, 440)]):
        pen.ink(line, 5.5, CHESTNUT.shade)
    crop(pen, CHESTNUT, [(344, 236), (334, 202), (300, 190), (262, 204, 0), (222, 184), (184, 204),
        (168, 236)], top=104, wide=112, low=274)
    pen.ink([(190, 146), (226, 122), (270, 118)], 9, CHESTNUT.light)


def _goatee(pen: Pen, look: Look) -> None:
    things.shine_on(pen, look)
    goatee = (
        "M256,372C236,368 224,360 218,344C208,372 226,408 256,410C286,408 304,372 294,344"
        "C288,360 276,368 256,372Z"
    )
    pen.solid(goatee, BLACK, INNER, depth=5)
    things.glasses(pen, look, "#2C2230", "square", 38)


def _slick(pen: Pen, _look: Look) -> None:
    crop(pen, BLACK, [(342, 240), (330, 196), (312, 180), (216, 190), (196, 170, 0), (184, 200),
        (170, 240)], top=112, wide=104, low=262)
    for strand in ([(200, 166), (252, 142), (330, 160)], [(206, 148), (262, 126), (322, 138)]):
        pen.ink(strand, 6, BLACK.light)
    things.moustache(pen, BLACK, [(256, 326, 0), (282, 320), (306, 332), (326, 322), (338, 304, 0),
        (334, 334), (304, 346), (256, 338, 0)])


def _bandana_behind(pen: Pen, look: Look) -> None:
    for tail in ([(140, 216, 0), (96, 236), (62, 228, 0), (74, 262), (60, 286, 0), (112, 268),
        (150, 238, 0)],
                 [(140, 216, 0), (104, 262), (84, 316, 0), (118, 300), (136, 316, 0),
                     (156, 240, 0)]):
        pen.solid(closed(tail), look.second, OUTER - 2, depth=6)
    hair(pen, BROWN, [(256, 150), (360, 190), (372, 290), (352, 352, 0), (330, 340), (180, 340),
        (158, 352, 0), (140, 290), (152, 190)])


def _bandana(pen: Pen, look: Look) -> None:
    cloth = closed([(150, 234, 0), (146, 172), (188, 116), (256, 100), (324, 116), (366, 172),
        (362, 234, 0), (330, 206), (256, 192), (182, 206)])
    pen.solid(cloth, look.second, OUTER, depth=14)
    for x, y in ((186, 158), (226, 132), (270, 150), (312, 140), (336, 184), (222, 176),
        (290, 182)):
        pen.fill(ellipse(x, y, 7), PAPER)
    patch = closed([(270, 240, 0), (300, 236), (332, 242, 0), (326, 284), (302, 296), (276, 284)])
    pen.stroke("M160,214L276,244M330,246L356,238", INK, 8)
    pen.solid(patch, tones("#3A3038"), INNER, depth=5)
    things.earrings(pen, look, "#F2B632", 13, 98)


def _headphones(pen: Pen, look: Look) -> None:
    crop(pen, BROWN, [(342, 240), (326, 200), (290, 216, 0), (262, 190), (228, 214, 0), (196, 196),
        (170, 240)], top=116, wide=104, low=262)
    pen.stroke("M150,270C132,96 380,96 362,270", INK, 26)
    pen.stroke("M150,270C132,96 380,96 362,270", look.second.base, 14)
    for side in (-1, 1):
        x = 256 + side * 108
        pen.solid(closed([(x - 24, 236), (x, 224), (x + 24, 236), (x + 26, 282), (x + 22, 322),
            (x, 334), (x - 22, 322), (x - 26, 282)]),
                  look.second, OUTER - 1, depth=10)


def _face(skin: str, skull: str, iris: str, brow: str, **more: object) -> Face:
    look: dict[str, object] = {"eye_y": 264, "gap": 43, "eye": (25, 22), "brow_y": 33,
        "mouth_y": 346, "mouth": 30}
    return Face(skin=skin, skull=skull, iris=iris, brow=brow,
        **(look | more))  # type: ignore[arg-type]


GROWN_UPS = (
    Person("scarf", _face("#E8B887", OVAL, "#5A3A1C", "#3A241A", lashes=2, lip="#B8505A", mouth=27),
        "#2F8C86", "#F0D9A0", SOFT,
           behind=_scarf_behind, front=_scarf, ear=None, own={"neutral": Expression(lid=0.14,
               mouth="smile", brow_lift=2)}),
    Person("turban", _face("#B9794A", SQUARE, "#3A2010", "#1B1216", brow_wide=15, eye_y=262,
        mouth=26), "#46506E", "#E07A2C", HOOKED,
           front=_turban, bushy=True, ear=None, own={"neutral": Expression(lid=0.2,
               mouth="smile")}),
    Person("waves", _face("#F8D8BC", OVAL, "#4F9A7A", "#A04A1E", lashes=2, lip="#C8404A", mouth=28),
        "#3F6B3F", "#EBD9A4", SOFT,
           behind=_waves_behind, front=_waves, collar=things.round_collar, ear=None,
           own={"neutral": Expression(lid=0.16, skew=5, mouth="smile")}),
    Person("afro", _face("#7A4A2E", OVAL, "#3A2010", "#140C10", lashes=2, lip="#A8323E", mouth=29),
        "#D9A521", "#7A3E9E", SOFT,
           behind=_afro, front=_afro_front, collar=things.shawl,
               own={"neutral": Expression(lid=0.14, brow_lift=4, mouth="smile")}),
    Person("bun", _face("#F2CDA2", LONG, "#3A2414", "#2C2230", eye=(25, 20),
        slant=5, lashes=1, lip="#B8404A", mouth=25), "#C3A6D6", "#E9D6C0",
           SOFT, behind=_bun, front=_bun_front, collar=things.collar, ear=(90, 272),
               own={"neutral": Expression(lid=0.22, mouth="smirk")}),
    Person("pixie", _face("#FADCC6", LONG, "#5F86B5", "#B99A5A", lashes=1, lip="#C8606A", mouth=26),
        "#C2577A", "#F5E8D8", SOFT,
           front=_pixie, collar=things.roll_neck, ear=(92, 270),
               own={"neutral": Expression(lid=0.1, brow_lift=3, mouth="grin", gape=0.6)}),
    Person("full-beard", _face("#E9B48A", ROUND, "#5B7A3A", "#6A3820", brow_wide=15, brow_long=29,
        eye=(23, 20), mouth=26), "#B0472E", "#2B1A12",
           BROAD, front=_full_beard, bushy=True, collar=things.stripes,
               own={"neutral": Expression(lid=0.16, mouth="smile", flush=0.3)}),
    Person("goatee", _face("#5E3A26", ROUND, "#2E1A0E", "#120A0C", brow_wide=12, mouth=28),
        "#8FB5C9", "#F5EEDC", BROAD, front=_goatee,
           collar=things.collar, ear=(104, 274),
               own={"neutral": Expression(lid=0.18, mouth="smile")}),
    Person("moustache", _face("#EFC196", LONG, "#4A3418", "#20161A", brow_wide=12, mouth_y=358,
        mouth=24), "#2E4A36", PAPER, HOOKED, front=_slick,
           collar=things.bow_tie, ear=(92, 272),
               own={"neutral": Expression(lid=0.26, skew=8, mouth="smile")}),
    Person("bandana", _face("#D9A070", SQUARE, "#3E6E8E", "#4A2A18", brow_wide=13, mouth=30),
        "#35506B", CRIMSON, BROAD,
           behind=_bandana_behind, front=_bandana, collar=things.collar,
           skin_marks=lambda pen, look: things.stubble(pen, look, "#4A2A18"),
           own={"neutral": Expression(lid=0.2, brow_tilt=-4, mouth="grin", gape=0.8)}),
    Person("headphones", _face("#C88E60", OVAL, "#4A2E16", "#3A241A", mouth=28), "#7FA650",
        "#E04F38", SOFT, front=_headphones,
           collar=things.roll_neck, ear=None, own={"neutral": Expression(lid=0.3, gaze=(0.2, -0.2),
               mouth="smirk")}),
)
