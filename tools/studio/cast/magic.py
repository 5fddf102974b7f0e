"""B, the enchantress under her crescent, and M, the seer behind his beard."""

from __future__ import annotations

from tools.studio.cast.anatomy import Face, Look, ears, nose
from tools.studio.cast.curves import closed, ellipse, flank, star, symmetric
from tools.studio.cast.figure import Character
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, Tones, tones
from tools.studio.cast.token import GOLD_TONES

# Outlines read best as rows of points.
# fmt: off

RAVEN = Tones("#5A4A78", "#2B2140", "#17102A")
BEARD = tones("#E9E4DA", 0.6, 0.3)


def _enchantress_behind(pen: Pen, _look: Look) -> None:
    mane = closed([(256, 150), (340, 170), (378, 250), (372, 330), (392, 400), (360, 440),
                   (256, 420), (152, 440), (120, 400), (140, 330), (134, 250), (172, 170)])
    pen.solid(mane, RAVEN, OUTER, depth=18)
    for x, bend in ((356, 366), (156, 146)):
        pen.ink([(x, 250), (bend, 320), (x + (bend - x) * 1.8, 410)], 6, RAVEN.light)


def _enchantress_head(pen: Pen, look: Look) -> None:
    ears(pen, look, 86, 274, 14, 24)
    pen.solid(look.face.skull, look.skin, OUTER)


def _enchantress_bust(pen: Pen, look: Look) -> None:
    pen.solid("M226,340H286V420H226Z", look.skin)
    pen.solid(
        closed([(140, 500), (152, 416), (214, 386, 0), (256, 432), (298, 386, 0), (360, 416),
                (372, 500)]),
        look.main,
    )


def _enchantress_nose(pen: Pen, look: Look) -> None:
    pen.ink([(264, 258), (270, 288), (276, 304), (262, 314)], 6, look.line)
    pen.ink([(262, 314), (252, 317), (240, 310)], 6, look.line)
    pen.ink([(251, 268), (252, 294)], 7, look.skin.light)


def _crescent(pen: Pen, look: Look) -> None:
    for side in (-1, 1):
        x = 256 + side * 78
        lock = closed([(256, 158), (256 + side * 50, 176), (x, 230), (x + side * 12, 300, 0),
                       (x + side * 24, 230), (x + side * 4, 160), (256, 140)])
        pen.solid(lock, RAVEN, INNER)
    moon = closed([(122, 20, 0), (96, 96), (146, 172), (256, 206), (366, 172), (416, 96),
                   (390, 20, 0), (374, 82), (322, 128), (256, 144), (190, 128), (138, 82)])
    pen.solid(moon, GOLD_TONES, OUTER, depth=14)
    inlay = closed([(120, 60, 0), (150, 146), (256, 186), (362, 146), (392, 60, 0), (344, 138),
                    (256, 164), (168, 138)])
    pen.solid(inlay, look.main, FINE, depth=6)
    pen.solid(star(256, 118, 46, 20), tones("#FFF2C2", 0.6, 0.25), INNER + 1, depth=8)
    pen.solid(ellipse(256, 176, 13, 16), tones("#58C7C0", 0.6), INNER - 1, depth=5)
    for side in (-1, 1):
        x = 256 + side * 98
        pen.stroke(f"M{x},292V308", "#8A5A12", 5)
        pen.solid(star(x, 330, 31, 14), GOLD_TONES, INNER, depth=6, rim=4)


ENCHANTRESS = Character(
    letter="B",
    face=Face(
        skull=symmetric([(256, 150), (316, 164), (342, 224), (336, 288), (306, 344), (274, 376),
                         (256, 380)]),
        skin="#96603C", eye_y=262, shaded_to=214, gap=42, eye=(28, 21), slant=8, iris="#58B08A",
        lashes=2, shadow="#8A5AA8", brow="#1D1420", brow_y=43, brow_long=25, brow_wide=9,
        brow_arch=13, mouth_y=342, mouth=25, lip="#B0324F", blush="#B8405A", blush_at=(58, 48),
    ),
    head=_enchantress_head,
    nose=_enchantress_nose,
    bust=_enchantress_bust,
    front=_crescent,
    behind=_enchantress_behind,
    sway=0.6,
    crown=(256, 176, 160, 0),
    own={"neutral": Expression(lid=0.34, gaze=(0.3, 0.0), skew=5, mouth="smirk"),
         "crowned": Expression(lid=0.45, gaze=(0.0, 0.1), brow_lift=10, mouth="smile", flush=0.3)},
)


def _seer_behind(pen: Pen, _look: Look) -> None:
    for side in (-1, 1):
        hair = closed(flank(side, [(60, 190), (110, 220), (122, 300),
                       (142, 372, 0), (96, 366), (60, 330)]))
        pen.solid(hair, BEARD, OUTER)


def _seer_head(pen: Pen, look: Look) -> None:
    ears(pen, look, 88, 276, 18, 30)
    pen.solid(look.face.skull, look.skin, OUTER)
    for side in (-1, 1):
        x = 256 + side * 76
        pen.ink([(x, 296), (x - side * 12, 318), (x - side * 10, 342)], 7, look.skin.shade)
        pen.ink([(x + side * 2, 262), (x + side * 8, 256)], 5, look.line)
        pen.ink([(x + side * 2, 270), (x + side * 9, 272)], 5, look.line)


def _seer_bust(pen: Pen, look: Look) -> None:
    pen.solid(closed([(120, 500), (150, 400), (256, 370), (362, 400), (392, 500)]), look.main)


def _seer_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [
            (254, 248),
            (266, 272),
            (282, 286),
            (284, 310),
            (270, 330),
            (250, 328),
            (238, 312),
            (246, 286),
        ],
        ((252, 321), (272, 320)),
    )
    pen.solid(ellipse(279, 296, 6), look.skin, 3.5, depth=3, rim=2)


_WHISKERS_RISE = {
    "joy": 26.0, "crowned": 16.0, "hopeful": 8.0, "fear": 20.0, "refused": -16.0, "sleepy": 10.0,
}
"""How far their ends go up, in degrees."""
_HAT = {"fear": (-7.0, -7.0), "joy": (2.0, -9.0), "refused": (10.0, 4.0), "sleepy": (34.0, 5.0)}
"""How far it has slid down, and its turn: nearly off in fright, over the eyes in sleep."""


def _seer_front(pen: Pen, look: Look) -> None:
    beard = closed([(150, 300, 0), (170, 340), (206, 352), (226, 366), (256, 372), (286, 366),
                    (306, 352), (342, 340), (362, 300, 0), (386, 370), (376, 430, 0), (362, 424),
                    (356, 466, 0), (336, 456), (318, 490, 0), (290, 484), (256, 497, 0),
                    (222, 484), (194, 490, 0), (176, 456), (156, 466, 0), (150, 424),
                    (136, 430, 0), (126, 370)])
    pen.solid(beard, BEARD, OUTER, depth=18)
    for x, y, dx in ((172, 356, -14), (200, 372, -12), (340, 356, 12), (314, 372, 10)):
        pen.ink([(x, y), (x + dx * 0.4, y + 40), (x + dx, y + 80)], 6, BEARD.shade)
    for side in (-1, 1):
        whisker = closed(flank(side, [(0, 322), (36, 322), (78, 346),
                          (104, 392, 0), (58, 376),
                          (20, 352), (0, 344)]))
        if look.now.mouth in ("smirk", "smile", "flat"):
            pen.solid(whisker, BEARD, INNER)
        else:
            turn = side * _WHISKERS_RISE.get(look.mood, 0.0)
            with pen.shifted(side * 12, -8), pen.turned(-turn, 256 + side * 12, 326):
                pen.solid(whisker, BEARD, INNER)
    slid, turn = _HAT.get(look.mood, (0.0, 0.0))
    with pen.shifted(0, slid), pen.turned(turn, 256, 200):
        _broken_hat(pen, look)


def _broken_hat(pen: Pen, look: Look) -> None:
    cone = closed([(150, 196, 0), (186, 120), (218, 56), (238, 22), (268, 12), (316, 22), (360, 62),
                   (378, 104, 0), (344, 92), (306, 74), (292, 80, 0), (320, 130), (362, 196, 0),
                   (256, 214)])
    pen.solid(cone, look.main, OUTER, depth=20)
    pen.ink([(292, 80), (272, 66), (258, 60)], 7)
    pen.ink([(300, 96), (282, 94), (270, 98)], 5, look.main.shade)
    brim = closed([(86, 208, 0), (150, 178), (256, 190), (362, 178), (426, 208, 0), (362, 224),
                   (256, 222), (150, 218)])
    pen.solid(brim, look.main, OUTER, depth=9)
    gold = tones("#FFE08A")
    for x, y, size in ((222, 128, 19), (282, 156, 15), (256, 78, 12), (328, 46, 10)):
        pen.solid(star(x, y, size, size * 0.42), gold, 3.5, depth=3, rim=2)


SEER = Character(
    letter="M",
    face=Face(
        skull=symmetric([(256, 150), (322, 164), (342, 226), (330, 290), (300, 340), (272, 372),
                         (256, 376)]),
        skin="#E5C6A8", eye_y=278, shaded_to=240, gap=43, eye=(24, 22), iris="#7FB4D8",
        iris_size=14, bags=True, brow="#F4F0E8", brow_y=30, brow_long=36, brow_wide=17,
        mouth_y=356, mouth=22, blush="#C8604A", blush_at=(64, 44), play=1.35,
    ),
    head=_seer_head,
    nose=_seer_nose,
    bust=_seer_bust,
    front=_seer_front,
    behind=_seer_behind,
    sway=0.5,
    crown=(258, 150, 150, -4),
    bushy=True,
    own={"neutral": Expression(lid=0.2, gaze=(-0.2, -0.35), brow_lift=2, skew=6, mouth="smirk")},
)
