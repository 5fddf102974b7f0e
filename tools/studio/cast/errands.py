"""A, the squire with a helmet too large for him, and L, the messenger out of breath."""

from __future__ import annotations

from kingup_game.theme.palette import CRIMSON, INK, PAPER, PARCHMENT, WOOD_DARK
from tools.studio.cast.anatomy import Face, Look, drop, ears, nose
from tools.studio.cast.curves import brush, closed, ellipse, polygon, symmetric
from tools.studio.cast.figure import Character
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, mixed, tones
from tools.studio.cast.token import GOLD_TONES

# Outlines read best as rows of points.
# fmt: off

SAND = tones("#D9A04A")
STEEL = tones("#A9B4BF")


def _boy_head(pen: Pen, look: Look) -> None:
    ears(pen, look, 96, 282, 22, 27)
    pen.solid(look.face.skull, look.skin, OUTER)
    for x, y in ((196, 318), (214, 326), (203, 334), (309, 318), (296, 327), (313, 333)):
        pen.fill(ellipse(x, y, 3.6), look.skin.shade)


def _boy_bust(pen: Pen, look: Look) -> None:
    pen.solid(
        closed(
            [(150, 420), (190, 380), (256, 372), (322, 380), (362, 420), (362, 500), (150, 500)]
        ),
        look.main,
    )
    pen.solid(
        polygon([(212, 372), (256, 424), (300, 372), (318, 392), (256, 446), (194, 392)]),
        tones(PAPER),
        FINE,
    )


def _boy_nose(pen: Pen, look: Look) -> None:
    nose(pen, look, [(258, 290), (274, 308), (266, 318), (248, 318), (242, 308)])


def _bowl_cut(pen: Pen, _look: Look) -> None:
    hair = closed([(256, 104), (322, 118), (370, 176), (380, 262), (374, 312, 0), (362, 296),
                   (352, 306, 0), (346, 242, 0), (326, 226), (312, 244, 0), (292, 224),
                   (276, 242, 0), (252, 222), (232, 244, 0), (208, 224), (190, 242, 0),
                   (176, 232), (166, 244, 0), (160, 306, 0), (150, 296), (138, 312, 0),
                   (132, 262), (142, 176), (190, 118)])
    for stray in ([(250, 112), (254, 88), (276, 74)], [(262, 112), (276, 94), (298, 92)]):
        pen.fill(brush(stray, 19, start=1.0, end=0.3), INK)
        pen.fill(brush(stray, 7, start=1.0, end=0.1), SAND.base)
    pen.solid(hair, SAND, OUTER, depth=16)
    for x0, x1, x2 in ((244, 214, 208), (252, 246, 252), (262, 282, 292), (276, 318, 326),
                       (230, 176, 168), (284, 350, 358)):
        pen.ink([(x0, 118), (x1, 160), (x2, 216)], 5.5, SAND.shade)
    pen.ink([(196, 136), (168, 170), (156, 222)], 10, "#FBE3A2")
    pen.ink([(222, 126), (204, 152), (194, 186)], 6, "#FBE3A2")


def _big_helmet(pen: Pen, look: Look) -> None:
    with pen.shifted(-9, 0):
        plume = closed([(428, 318), (404, 286), (424, 250), (462, 240), (500, 262), (506, 306),
                        (488, 330, 0), (478, 298), (456, 300)])
        pen.solid(plume, tones(CRIMSON), OUTER - 1)
        pen.ink([(446, 312), (436, 282), (462, 262)], 6, "#6E1420")
        shell = closed([(372, 410), (378, 346), (430, 310), (484, 338), (500, 400), (498, 462),
                        (470, 496, 0), (440, 504), (392, 484, 0), (376, 450)])
        pen.solid(shell, STEEL, OUTER, depth=18)
        visor = closed([(366, 384, 0), (430, 372), (502, 380, 0), (500, 414), (436, 426),
                        (368, 414)])
        pen.solid(visor, tones("#8793A0"), INNER)
        pen.stroke("M384,398L482,394", "#1C1412", 9)
        pen.ink([(432, 316), (440, 348), (440, 376)], 7)
        for x, y in ((396, 444), (420, 452), (444, 454), (468, 448)):
            pen.fill(ellipse(x, y, 6), "#1C1412")
        for i, x in enumerate((366, 374, 380)):
            finger = ellipse(x, 436 + i * 19, 17, 10)
            pen.solid(finger, look.skin, INNER - 1, depth=5, rim=3)


SQUIRE = Character(
    letter="A",
    face=Face(
        skull=symmetric([(256, 150), (320, 168), (348, 232), (348, 292), (326, 344), (288, 372),
                         (256, 378)]),
        skin="#F7CFA8", eye_y=272, shaded_to=250, gap=43, eye=(27, 28), iris="#4F86B5",
        iris_size=16.5, brow="#B57F2E", brow_y=38, brow_long=20, brow_wide=9, mouth_y=344,
        mouth=25, blush="#F07A5E", blush_at=(62, 50),
    ),
    head=_boy_head,
    nose=_boy_nose,
    bust=_boy_bust,
    front=_bowl_cut,
    props=_big_helmet,
    crown=(256, 152, 168, -7),
    own={"neutral": Expression(lid=0.02, gaze=(0.25, -0.1), brow_lift=3, mouth="grin", gape=0.7)},
)


def _hood_behind(pen: Pen, look: Look) -> None:
    hood = closed([(256, 72), (204, 86), (134, 44), (54, 62, 0), (46, 98, 0), (112, 118),
                   (146, 200), (142, 310), (172, 372), (256, 392), (340, 372), (370, 310),
                   (366, 200), (324, 100)])
    pen.solid(hood, look.main, OUTER, depth=18)
    pen.ink([(84, 86), (136, 104), (164, 146)], 6, look.main.shade)
    pen.solid(ellipse(48, 82, 17), GOLD_TONES, INNER, depth=6)


def _messenger_head(pen: Pen, look: Look) -> None:
    pen.solid(look.face.skull, look.skin, OUTER)


def _messenger_bust(pen: Pen, look: Look) -> None:
    pen.solid(closed([(120, 500), (140, 400), (256, 366), (372, 400), (392, 500)]), look.main)
    pen.solid(
        closed([(138, 440), (150, 388), (256, 392), (362, 388), (374, 440), (256, 470)]),
        look.main.tinted("#102A10", 0.25),
    )
    pen.solid(polygon([(158, 372), (182, 362), (330, 470), (312, 490)]), tones(WOOD_DARK), INNER)


def _messenger_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [(258, 262), (268, 292), (280, 312), (262, 322), (240, 314), (248, 296)],
        ((251, 316), (270, 316)),
    )


def _hood_front(pen: Pen, look: Look) -> None:
    fringe = closed([(196, 214, 0), (206, 156), (256, 132), (306, 152), (322, 214, 0), (300, 184),
                     (292, 216, 0), (268, 178), (254, 212, 0), (238, 180), (222, 212, 0),
                     (214, 190)])
    pen.solid(fringe, tones("#2A1A14"), INNER)
    # The face shows through: the opening runs against the hem, so that it is a hole.
    opening = (
        "M254,126C206,150 166,216 170,286C173,336 204,374 256,382"
        "C308,374 339,336 342,286C346,216 304,150 254,126Z"
    )
    pen.stroke(opening, mixed(look.main.shade, INK, 0.45), 30)
    hem = closed([(252, 70), (308, 92), (358, 170), (376, 276), (352, 352), (304, 392), (256, 402),
                  (208, 392), (160, 352), (136, 276), (152, 170), (196, 96)])
    pen.solid(f"{hem}{opening}", look.main, INNER, depth=11)
    pen.stroke(hem, width=OUTER)
    for fold in ([(252, 76), (260, 100), (256, 122)], [(148, 316), (164, 322), (178, 316)],
                 [(156, 346), (174, 344), (190, 334)], [(364, 312), (350, 320), (336, 314)],
                 [(352, 348), (336, 346), (322, 334)], [(220, 388), (228, 378), (230, 370)],
                 [(292, 390), (286, 380), (284, 372)]):
        pen.ink(fold, 5.5, mixed(look.main.shade, INK, 0.3))
    pen.ink([(206, 112), (174, 158), (158, 222)], 8, look.main.light)


def _scroll(pen: Pen, look: Look) -> None:
    with pen.shifted(-22, 10), pen.turned(20, 440, 260):
        pen.solid("M408,120H472V330H408Z", tones(PARCHMENT), OUTER, depth=14)
        for y in (120, 330):
            pen.solid(ellipse(440, y, 38, 15), tones("#C9A96E"), INNER, depth=7)
            pen.fill(ellipse(440, y, 16, 6), "#8A6A38")
        pen.solid("M402,196H478V222H402Z", tones(CRIMSON), INNER, depth=6)
        pen.solid(ellipse(440, 210, 22), tones("#C2303C"), INNER, depth=7)
        for i in range(3):
            pen.solid(ellipse(420, 258 + i * 20, 24, 12), look.skin, INNER - 1, depth=5, rim=3)
        pen.solid(ellipse(450, 292, 16, 28), look.skin, INNER - 1, depth=5, rim=3)
    if look.mood == "neutral":
        drop(pen, 352, 222, 11)


MESSENGER = Character(
    letter="L",
    face=Face(
        skull=symmetric([(256, 140), (310, 156), (334, 220), (330, 284), (304, 344), (274, 374),
                         (256, 378)]),
        skin="#B67A4B", eye_y=262, shaded_to=190, gap=40, eye=(27, 27), iris="#5A3413",
        iris_size=15, slant=4, brow="#2A1A14", brow_y=38, brow_long=24, brow_wide=11, mouth_y=344,
        mouth=26, blush="#C8402E", blush_at=(56, 50),
    ),
    head=_messenger_head,
    nose=_messenger_nose,
    bust=_messenger_bust,
    front=_hood_front,
    behind=_hood_behind,
    props=_scroll,
    crown=(262, 136, 168, 6),
    own={"neutral": Expression(lid=0.12, brow_lift=4, brow_tilt=6, mouth="pant", flush=0.4),
         "climb": Expression(lid=0.3, squint=0.25, gaze=(0.0, -0.5), brow_tilt=8, mouth="pant",
                             sweat=True, flush=0.7, tilt=-5, drop=4)},
)
