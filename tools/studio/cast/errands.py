"""A, the squire with a helmet too large for him, and L, the messenger out of breath."""

from __future__ import annotations

from tools.studio.cast.anatomy import Face, Look, drop, ears, nose
from tools.studio.cast.curves import closed, ellipse, polygon, symmetric, through
from tools.studio.cast.figure import Character
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, tones
from tools.studio.palette import CRIMSON, PAPER, PARCHMENT, WOOD_DARK

# fmt: off  (outlines read best as rows of points)

SAND = tones("#D9A04A")
STEEL = tones("#A9B4BF")


def _boy_head(pen: Pen, look: Look) -> None:
    ears(pen, look, 96, 282, 22, 27)
    skull = [(256, 150), (320, 168), (348, 232), (348, 292), (326, 344), (288, 372), (256, 378)]
    pen.solid(symmetric(skull), look.skin, OUTER)
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
    hair = closed(
        [
            (256, 108),
            (322, 122),
            (368, 180),
            (376, 262),
            (370, 306, 0),
            (352, 290),
            (344, 240, 0),
            (318, 230),
            (300, 238, 0),
            (284, 226),
            (262, 236, 0),
            (240, 224),
            (214, 236, 0),
            (192, 226),
            (168, 240, 0),
            (160, 290),
            (142, 306, 0),
            (136, 262),
            (144, 180),
            (190, 122),
        ]
    )
    pen.solid(hair, SAND, OUTER, depth=16)
    for x0, x1, x2 in ((244, 222, 212), (262, 268, 264), (280, 312, 318), (226, 180, 172)):
        pen.ink([(x0, 126), (x1, 160), (x2, 212)], 5, SAND.shade)
    pen.ink([(196, 142), (170, 172), (160, 214)], 9, "#FBE3A2")
    pen.stroke(through([(256, 108), (262, 92), (276, 96)]), "#6E4A18", 6)


def _big_helmet(pen: Pen, look: Look) -> None:
    plume = closed(
        [
            (428, 318),
            (404, 286),
            (424, 250),
            (462, 240),
            (500, 262),
            (506, 306),
            (488, 330, 0),
            (478, 298),
            (456, 300),
        ]
    )
    pen.solid(plume, tones(CRIMSON), OUTER - 1)
    pen.ink([(446, 312), (436, 282), (462, 262)], 6, "#6E1420")
    shell = closed(
        [
            (372, 410),
            (378, 346),
            (430, 310),
            (484, 338),
            (500, 400),
            (498, 462),
            (470, 496, 0),
            (440, 504),
            (392, 484, 0),
            (376, 450),
        ]
    )
    pen.solid(shell, STEEL, OUTER, depth=18)
    visor = closed([(366, 384, 0), (430, 372), (502, 380, 0), (500, 414), (436, 426), (368, 414)])
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
        skin="#F7CFA8",
        eye_y=272,
        gap=43,
        eye=(27, 28),
        iris="#4F86B5",
        iris_size=16.5,
        brow="#B57F2E",
        brow_y=38,
        brow_long=20,
        brow_wide=9,
        mouth_y=344,
        mouth=25,
        blush="#F07A5E",
        blush_at=(62, 50),
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
    hood = closed(
        [
            (262, 92),
            (196, 92),
            (120, 60),
            (52, 78, 0),
            (58, 112),
            (118, 152),
            (130, 230),
            (128, 330),
            (160, 396),
            (256, 410),
            (352, 396),
            (384, 330),
            (386, 240),
            (356, 140),
        ]
    )
    pen.solid(hood, look.main, OUTER, depth=20)
    pen.ink([(80, 92), (140, 126), (168, 176)], 6, look.main.shade)
    pen.solid(ellipse(54, 96, 15), tones("#F2B632"), INNER, depth=5, rim=3)


def _messenger_head(pen: Pen, look: Look) -> None:
    skull = [(256, 140), (310, 156), (334, 220), (330, 284), (304, 344), (274, 374), (256, 378)]
    pen.solid(symmetric(skull), look.skin, OUTER)


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
    fringe = closed(
        [
            (206, 190, 0),
            (220, 148),
            (290, 142),
            (322, 206, 0),
            (298, 178),
            (296, 214, 0),
            (270, 172),
            (258, 206, 0),
            (240, 174),
            (226, 200, 0),
            (222, 182),
        ]
    )
    pen.solid(fringe, tones("#2A1A14"), INNER)
    # The face shows through: the opening runs against the hem, so that it is a hole.
    opening = (
        "M256,152C182,152 162,230 166,290C170,340 202,384 256,390"
        "C310,384 342,340 346,290C350,230 330,152 256,152Z"
    )
    hem = closed(
        [
            (262, 92),
            (332, 112),
            (384, 190),
            (392, 290),
            (366, 376),
            (306, 410, 0),
            (256, 414),
            (206, 410, 0),
            (146, 376),
            (120, 290),
            (128, 190),
            (190, 108),
        ]
    )
    pen.solid(f"{hem}{opening}", look.main, INNER, depth=14)
    pen.stroke(hem, width=OUTER)
    pen.ink([(196, 132), (166, 176), (152, 240)], 8, look.main.light)


def _scroll(pen: Pen, look: Look) -> None:
    with pen.turned(24, 440, 260):
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
        skin="#B67A4B",
        eye_y=258,
        gap=40,
        eye=(25, 26),
        iris="#5A3413",
        iris_size=15,
        slant=4,
        brow="#2A1A14",
        brow_y=38,
        brow_long=24,
        brow_wide=11,
        mouth_y=344,
        mouth=26,
        blush="#C8402E",
        blush_at=(56, 50),
    ),
    head=_messenger_head,
    nose=_messenger_nose,
    bust=_messenger_bust,
    front=_hood_front,
    behind=_hood_behind,
    props=_scroll,
    crown=(262, 136, 168, 6),
    own={"neutral": Expression(lid=0.12, brow_lift=4, brow_tilt=6, mouth="pant", flush=0.4)},
)
