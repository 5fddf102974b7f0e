"""N, the innkeeper with tankard and towel, and P, the cook with toque and ladle."""

from __future__ import annotations

from kingup_game.theme.palette import WOOD
from tools.studio.cast.anatomy import Face, Look, ears, nose
from tools.studio.cast.curves import closed, ellipse, flank, symmetric
from tools.studio.cast.figure import Character, nothing
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import INNER, OUTER, Pen, Tones, tones

# Outlines read best as rows of points.
# fmt: off

LINEN = tones("#FBF6EA", 0.5, 0.24)
PEWTER = tones("#A4A9AC", 0.5)
BRISTLE = tones("#6B3A1C")


def _innkeeper_head(pen: Pen, look: Look) -> None:
    ears(pen, look, 126, 262, 21, 29)
    jowl = [(256, 240), (358, 290), (366, 344), (324, 394), (256, 408)]
    pen.solid(symmetric(jowl), look.skin, OUTER)
    pen.solid(look.face.skull, look.skin, OUTER, depth=18)
    pen.fill(ellipse(204, 152, 36, 19), "#FFFFFF", 0.45)
    for y, w in ((184, 40), (166, 30)):
        pen.ink([(256 - w, y), (256, y - 6), (256 + w, y)], 5, look.skin.shade)
    pen.ink([(228, 394), (256, 400), (284, 394)], 5, look.line)
    for side in (-1, 1):
        chop = closed(flank(side, [(118, 236, 0), (138, 290), (128, 340),
                       (98, 372), (62, 370, 0), (84, 344),
                       (98, 318, 0), (104, 280)]))
        pen.solid(chop, BRISTLE, OUTER - 2, depth=9)
        pen.ink(flank(side, [(122, 282), (118, 322), (96, 352)]), 5,
                BRISTLE.light)


def _innkeeper_bust(pen: Pen, look: Look) -> None:
    pen.solid(closed([(110, 500), (130, 410), (256, 376), (382, 410), (402, 500)]), look.main)
    pen.solid("M196,412H316V500H196Z", LINEN)


def _innkeeper_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [
            (256, 270),
            (284, 282),
            (294, 306),
            (278, 328),
            (256, 332),
            (234, 328),
            (218, 306),
            (228, 282),
        ],
    )
    pen.fill(ellipse(260, 312, 26, 15), "#C8382E", round(0.38 * (1 - look.now.green), 2))
    pen.fill(ellipse(242, 292, 8, 6), "#FFFFFF", 0.55)


def _tankard(pen: Pen, look: Look) -> None:
    towel = closed([(84, 372, 0), (128, 350), (170, 372), (182, 420), (176, 486, 0), (132, 474),
                    (84, 492, 0), (76, 430)])
    pen.solid(towel, LINEN, OUTER, depth=14)
    for y in (446, 464):
        pen.ink([(82, y), (130, y - 8), (178, y)], 7, "#B23435")
    pen.ink([(120, 366), (112, 400), (116, 430)], 5, LINEN.shade)
    with pen.shifted(-4, 0), pen.turned(8, 430, 280):
        pen.stroke("M468,240C506,230 508,326 468,318", "#2B1A12", 30)
        pen.stroke("M468,240C506,230 508,326 468,318", "#8C9296", 14)
        mug = closed(
            [(378, 212, 0), (424, 220), (472, 212, 0), (478, 350, 0), (424, 364), (372, 350, 0)]
        )
        pen.solid(mug, tones(WOOD), OUTER, depth=16)
        for x in (398, 424, 450):
            pen.stroke(f"M{x},222V356", "#6E4323", 4)
        for y in (236, 334):
            hoop = closed([(374, y, 0), (424, y + 8), (476, y, 0), (477, y + 16, 0), (424, y + 24),
                           (373, y + 16, 0)])
            pen.solid(hoop, PEWTER, INNER - 1, depth=5)
        foam = closed([(370, 216), (360, 192), (380, 172), (402, 176), (420, 152), (448, 158),
                       (462, 176), (488, 186), (486, 214), (466, 226), (450, 216), (444, 252),
                       (430, 252), (424, 222), (400, 226)])
        pen.solid(foam, tones("#FFF8E4", 0.5, 0.2), OUTER - 1, depth=10)
        for i in range(3):
            pen.solid(ellipse(380, 266 + i * 22, 27, 13), look.skin, INNER - 1, depth=5, rim=3)


INNKEEPER = Character(
    letter="N",
    face=Face(
        skull=symmetric([(256, 104), (330, 122), (380, 196), (382, 280), (350, 348), (300, 380),
                         (256, 386)]),
        skin="#EFA98A", eye_y=252, gap=52, eye=(30, 27), iris_size=17, iris="#4A6B8A", slant=0,
        brow="#6B3A1C", brow_y=44, brow_long=31, brow_wide=17, mouth_y=352, mouth=45,
        blush="#D8402F", blush_at=(76, 52),
    ),
    head=_innkeeper_head,
    nose=_innkeeper_nose,
    bust=_innkeeper_bust,
    front=nothing,
    props=_tankard,
    crown=(250, 142, 172, -6),
    own={"neutral": Expression(lid=0.1, squint=0.24, brow_lift=4, mouth="grin", flush=0.6)},
)


def _cook_head(pen: Pen, look: Look) -> None:
    ears(pen, look, 108, 276, 18, 25)
    pen.solid(look.face.skull, look.skin, OUTER)
    pen.ink([(226, 380), (256, 388), (286, 380)], 5, look.line)
    for side in (-1, 1):
        x = 256 + side * 98
        pen.solid(
            closed([(x, 200, 0), (x + side * 10, 240), (x, 268, 0), (x - side * 10, 236)]),
            tones("#2B1D18"),
            INNER,
            depth=5,
        )


def _cook_bust(pen: Pen, _look: Look) -> None:
    pen.solid(closed([(110, 500), (136, 412), (256, 380), (376, 412), (402, 500)]), LINEN)
    scarf = closed([(176, 392, 0), (256, 404), (336, 392, 0), (330, 420), (256, 432), (182, 420)])
    pen.solid(scarf, tones("#C8382E"), INNER)


def _cook_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [(256, 282), (276, 296), (280, 314), (256, 326), (232, 314), (236, 296)],
        ((247, 318), (266, 318)),
    )


def _cook_front(pen: Pen, look: Look) -> None:
    hair = Tones("#5A463C", "#2B1D18", "#17100D")
    for side in (-1, 1):
        whisker = closed(flank(side, [(3, 332, 0), (30, 326), (62, 336),
                          (88, 318), (84, 296, 0),
                          (104, 312), (96, 342), (58, 352),
                          (24, 344)]))
        pen.solid(whisker, hair, FINE_EDGE, depth=5, rim=2)
    puff = closed([(166, 140), (112, 136), (82, 92), (106, 42), (160, 36), (196, 18), (256, 14),
                   (316, 18), (352, 36), (406, 42), (430, 92), (400, 136), (346, 140), (256, 156)])
    pen.solid(puff, LINEN, OUTER, depth=20)
    for x, bend, end in ((180, 166, 178), (224, 216, 226), (288, 296, 286), (332, 346, 334)):
        pen.ink([(x, 50), (bend, 90), (end, 130)], 6, LINEN.shade)
    band = closed(
        [(160, 128, 0), (256, 146), (352, 128, 0), (352, 194, 0), (256, 210), (160, 194, 0)]
    )
    pen.solid(band, LINEN, OUTER, depth=12)
    pen.ink([(164, 182), (256, 198), (348, 182)], 8, look.second.base)


FINE_EDGE = 5.0


def _ladle(pen: Pen, look: Look) -> None:
    pen.stroke("M128,470L70,250", "#2B1A12", 27)
    pen.stroke("M128,470L70,250", "#8C9296", 13)
    pen.stroke("M122,462L66,250", "#DDE2E4", 4)
    bowl = closed([(14, 232, 0), (116, 204, 0), (118, 244), (88, 278), (46, 276), (20, 254)])
    pen.solid(bowl, PEWTER, OUTER, depth=12)
    soup = closed([(14, 232), (60, 206), (116, 204), (72, 232)])
    pen.solid(soup, tones("#D9722A", 0.5), INNER, depth=5)
    for i in range(3):
        pen.solid(ellipse(112 + i * 6, 386 + i * 22, 26, 13), look.skin, INNER - 1, depth=5, rim=3)


COOK = Character(
    letter="P",
    face=Face(
        skull=symmetric([(256, 160), (330, 176), (354, 236), (366, 306), (344, 358), (300, 388),
                         (256, 392)]),
        skin="#F2BE93", eye_y=268, shaded_to=222, gap=45, eye=(21, 20), iris="#5A3A1E",
        iris_size=13, slant=0, brow="#2B1D18", brow_y=36, brow_long=22, brow_wide=11, mouth_y=362,
        mouth=25, blush="#E0503A", blush_at=(72, 46), play=1.25,
    ),
    head=_cook_head,
    nose=_cook_nose,
    bust=_cook_bust,
    front=_cook_front,
    props=_ladle,
    crown=(256, 150, 176, 0),
    own={"neutral": Expression(lid=0.16, gaze=(-0.3, 0.0), brow_lift=5, mouth="smile")},
)
