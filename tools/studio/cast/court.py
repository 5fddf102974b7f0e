"""E, the duke with feather and ermine, and O, the countess under her tower of hair."""

from __future__ import annotations

import math

from kingup_game.theme.palette import PAPER
from tools.studio.cast.anatomy import Face, Look, ears, nose
from tools.studio.cast.curves import closed, ellipse, flank, polygon, symmetric
from tools.studio.cast.figure import Character
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, tones
from tools.studio.cast.token import GOLD_TONES

# Outlines read best as rows of points.
# fmt: off

CHESTNUT = tones("#7A3B1E")
ERMINE = tones("#FBF6EA", 0.5, 0.22)
WIG = tones("#F1ECE6", 0.6, 0.24)


def _duke_behind(pen: Pen, _look: Look) -> None:
    hair = closed([(256, 140), (344, 160), (376, 240), (374, 320), (350, 352, 0), (256, 340),
                   (162, 352, 0), (138, 320), (136, 240), (168, 160)])
    pen.solid(hair, CHESTNUT, OUTER, depth=16)


def _duke_head(pen: Pen, look: Look) -> None:
    pen.solid(look.face.skull, look.skin, OUTER)
    for side in (-1, 1):
        x = 256 + side * 52
        pen.ink([(x, 300), (x + side * 6, 318), (x, 336)], 5, look.skin.shade)


def _duke_bust(pen: Pen, _look: Look) -> None:
    collar = closed(
        [(110, 500), (122, 404), (180, 372), (256, 386), (332, 372), (390, 404), (402, 500)]
    )
    pen.solid(collar, ERMINE, INNER)
    for x, y in (
        (158, 398),
        (190, 412),
        (170, 430),
        (332, 410),
        (360, 402),
        (346, 434),
        (206, 390),
    ):
        pen.fill(polygon([(x, y - 9), (x + 5, y + 7), (x, y + 4), (x - 5, y + 7)]), "#1E1612")


def _duke_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [(250, 236), (266, 248), (278, 276), (282, 306), (266, 318), (244, 314), (246, 280)],
        ((252, 312), (269, 312)),
    )


_FEATHER = {
    "fear": (0.0, 24.0, -26.0), "sleepy": (-14.0, 0.0, 40.0),
}
"""How far it has slid across and down, and its turn: its owner's beard hides half a mouth. It hangs
with his head, and in fright it stands on end."""


def _duke_front(pen: Pen, look: Look) -> None:
    for side in (-1, 1):
        whisker = closed(flank(side, [(4, 326, 0), (24, 322), (48, 330),
                          (66, 308, 0), (60, 336),
                          (28, 338)]))
        pen.solid(whisker, CHESTNUT, FINE, depth=4, rim=2)
    goatee = closed(
        [(238, 372, 0), (256, 366), (274, 372, 0), (272, 400), (256, 424, 0), (240, 400)]
    )
    pen.solid(goatee, CHESTNUT, INNER, depth=6, rim=3)
    *slid, turn = _FEATHER.get(look.mood, (0.0, 0.0, 0.0))
    with pen.shifted(*slid), pen.turned(turn, 334, 160):
        _feather(pen)
    cap = closed([(104, 172), (120, 122), (190, 92), (290, 84), (384, 106), (416, 160), (392, 196),
                  (330, 200), (256, 186), (180, 200), (122, 204)])
    with pen.turned(-5, 256, 150):
        pen.solid(cap, look.main, OUTER, depth=18)
        band = closed([(160, 206, 0), (200, 176), (256, 168), (312, 176), (352, 206, 0),
                       (308, 202), (256, 196), (204, 202)])
        pen.solid(band, tones("#2E1024"), INNER, depth=6)
        for x in (148, 196, 248, 290, 374):
            slash = closed([(256 + (x - 256) * 0.75, 104, 0), (x + 9, 124),
                            (x + (x - 256) * 0.08, 154, 0), (x - 8, 128)])
            pen.solid(slash, tones("#D9A8C4"), FINE, depth=4, rim=2)
        pen.solid(ellipse(330, 160, 20), GOLD_TONES, INNER, depth=6)
        pen.solid(ellipse(330, 160, 9), tones("#C9283A", 0.6), FINE, depth=3, rim=2)


def _feather(pen: Pen) -> None:
    plume = tones("#F6DCE8", 0.5, 0.26)
    vane = closed([(322, 160), (330, 104), (354, 56), (394, 24), (440, 18), (474, 40), (488, 84),
                   (482, 134, 0), (468, 116), (464, 158, 0), (448, 134), (440, 168, 0), (424, 140),
                   (412, 166, 0), (398, 140), (380, 166, 0), (366, 146), (346, 170)])
    pen.solid(vane, plume, OUTER, depth=14)
    pen.ink([(332, 158), (362, 96), (414, 58), (456, 76), (466, 112)], 7)
    for a, b in (((358, 104), (384, 138)), ((384, 78), (414, 124)), ((414, 60), (442, 116))):
        pen.ink([a, ((a[0] + b[0]) / 2 + 4, (a[1] + b[1]) / 2 - 3), b], 5, plume.shade)
    pen.ink([(352, 80), (384, 46), (424, 36)], 6, "#FFFFFF")


DUKE = Character(
    letter="E",
    face=Face(
        skull=symmetric([(256, 136), (312, 154), (330, 216), (326, 290), (306, 348), (278, 392),
                         (256, 398)]),
        skin="#F0C4A4", eye_y=262, shaded_to=216, gap=38, eye=(24, 19), iris="#6E7F8E", slant=-2,
        bags=True, brow="#5E2C16", brow_y=33, brow_long=25, brow_wide=10, brow_arch=12,
        mouth_y=350, mouth=23, blush="#D0566A", blush_at=(50, 50), play=1.3,
    ),
    head=_duke_head,
    nose=_duke_nose,
    bust=_duke_bust,
    front=_duke_front,
    behind=_duke_behind,
    sway=0.4,
    crown=(250, 150, 176, -6),
    own={"neutral": Expression(lid=0.46, gaze=(-0.4, 0.2), brow_lift=4, skew=7, mouth="haughty"),
         "crowned": Expression(lid=0.42, gaze=(0.0, -0.2), brow_lift=10, skew=4, mouth="grin",
                               flush=0.4)},
)


def _wig_behind(pen: Pen, _look: Look) -> None:
    tower = closed([(256, 14), (318, 18), (366, 48), (376, 102), (356, 150), (374, 210),
                    (366, 270), (256, 300), (146, 270), (138, 210), (156, 150), (136, 102),
                    (146, 48), (194, 18)])
    pen.solid(tower, WIG, OUTER, depth=22)


def _countess_head(pen: Pen, look: Look) -> None:
    ears(pen, look, 84, 282, 13, 20)
    pen.solid(look.face.skull, look.skin, OUTER)
    for side in (-1, 1):
        x = 256 + side * 60
        pen.fill(ellipse(x, 312, 23), "#E0486A", round(0.5 * (1 - look.now.green), 2))
    pen.fill(ellipse(301, 330, 6.5), "#1A0E10")


def _countess_bust(pen: Pen, look: Look) -> None:
    pen.solid("M228,340H284V430H228Z", look.skin)
    pen.solid(
        closed([(140, 500), (146, 420), (206, 394, 0), (256, 440), (306, 394, 0), (366, 420),
                (372, 500)]),
        look.main,
    )
    for i in range(7):
        angle = math.pi * (0.1 + 0.8 * i / 6)
        pen.solid(
            ellipse(256 + 36 * math.cos(angle), 380 + 24 * math.sin(angle), 8),
            tones("#FFF9EC"),
            FINE,
            depth=3,
            rim=2,
        )


def _countess_nose(pen: Pen, look: Look) -> None:
    nose(pen, look, [(257, 262), (264, 290), (274, 306), (260, 314), (246, 308), (250, 290)])


def _wig_front(pen: Pen, _look: Look) -> None:
    front = closed([(256, 96), (322, 104), (352, 160), (354, 236), (342, 262, 0), (326, 220),
                    (296, 198), (256, 192), (216, 198), (186, 220), (170, 262, 0), (158, 236),
                    (160, 160), (190, 104)])
    pen.solid(front, WIG, INNER, depth=18)
    for x, bend in ((216, 190), (238, 228), (274, 284), (296, 322)):
        pen.ink([(x, 112), (bend, 152), (x + (bend - x) * 0.8, 194)], 5, WIG.shade)
    for x, y in ((166, 64), (210, 46), (260, 52), (310, 46), (348, 66)):
        pen.solid(ellipse(x, y, 27, 21), WIG, INNER, depth=8)
        pen.ink([(x - 10, y + 3), (x, y - 8), (x + 10, y), (x + 2, y + 7)], 5, WIG.shade)
    for side in (-1, 1):
        for i, (dx, y) in enumerate(((112, 234), (118, 274), (116, 314))):
            x = 256 + side * dx
            pen.solid(ellipse(x, y, 27 - i, 22), WIG, INNER + 1, depth=8)
            pen.ink([(x - 10, y + 2), (x, y - 8), (x + 10, y + 1), (x + 1, y + 6)], 5, WIG.shade)
    bow = tones("#C84878")
    for side in (-1, 1):
        loop = closed(flank(side, [(0, 122, 0), (26, 94), (56, 96),
                       (56, 146), (26, 150)]))
        pen.solid(loop, bow, INNER, depth=7)
    pen.solid(ellipse(256, 122, 15, 18), bow, INNER, depth=5)


def _fan(pen: Pen, look: Look) -> None:
    x, y, radius, ribs = 122.0, 462.0, 106.0, 6
    start, sweep = math.radians(176), math.radians(112)
    leaf = tones("#C84878")
    for i in range(ribs):
        a, b = (start + sweep * (i + k) / ribs for k in (0, 1))
        arc = ((a, radius), ((a + b) / 2, radius * 1.06), (b, radius))
        blade = polygon([(x, y), *((x + r * math.cos(at), y + r * math.sin(at)) for at, r in arc)])
        pen.solid(blade, leaf if i % 2 else tones(PAPER), INNER, depth=6)
    for i in range(ribs + 1):
        angle = start + sweep * i / ribs
        pen.stroke(
            f"M{x},{y}L{x + 62 * math.cos(angle):.1f},{y + 62 * math.sin(angle):.1f}", "#5A2A18", 6
        )
    for i in range(3):
        pen.solid(
            ellipse(x - 2 + i * 15, y - 8 + i * 5, 10, 17), look.skin, INNER - 1, depth=4, rim=3
        )


COUNTESS = Character(
    letter="O",
    face=Face(
        skull=symmetric([(256, 164), (314, 180), (336, 232), (332, 290), (306, 344), (276, 374),
                         (256, 378)]),
        skin="#FBE6DA", eye_y=272, gap=41, eye=(25, 21), slant=4, iris="#5C86A8", lashes=3,
        shadow="#9DB6D2", brow="#6B4A44", brow_y=40, brow_long=23, brow_wide=7, brow_arch=13,
        mouth_y=346, mouth=23, lip="#C21F3F", blush="#E0486A", blush_at=(60, 40),
    ),
    head=_countess_head,
    nose=_countess_nose,
    bust=_countess_bust,
    front=_wig_front,
    behind=_wig_behind,
    props=_fan,
    crown=(256, 140, 160, 0),
    own={"neutral": Expression(lid=0.38, gaze=(-0.45, 0.05), brow_lift=8, mouth="pursed")},
)
