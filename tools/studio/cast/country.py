"""I, the farmer under her straw hat, and J, the jester with three horns and a grin."""

from __future__ import annotations

from kingup_game.theme.palette import PAPER
from tools.studio.cast.anatomy import Face, Look, ears, nose
from tools.studio.cast.curves import closed, ellipse, flank, polygon, symmetric
from tools.studio.cast.figure import Character
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, tones
from tools.studio.cast.token import GOLD_TONES

# Outlines read best as rows of points.
# fmt: off

STRAW = tones("#E9BE55", 0.4)
GINGER = tones("#C4622A")
WHEAT = tones("#F0C95C", 0.5)


def _farmer_behind(pen: Pen, _look: Look) -> None:
    brim = closed([(40, 176, 0), (110, 150), (256, 130), (402, 150), (472, 176, 0), (440, 226),
                   (350, 250), (256, 240), (162, 250), (72, 226)])
    pen.solid(brim, STRAW.tinted("#6B4A12", 0.35), OUTER)


def _farmer_head(pen: Pen, look: Look) -> None:
    hair = [(256, 160), (340, 176), (364, 244), (352, 306), (256, 320)]
    pen.solid(symmetric(hair), GINGER, OUTER)
    ears(pen, look, 94, 286, 16, 22)
    pen.solid(look.face.skull, look.skin, OUTER)
    parting = closed([(256, 176, 0), (300, 196), (336, 236), (344, 270, 0), (354, 216), (300, 168),
                      (212, 168), (158, 216), (168, 270, 0), (176, 236), (212, 196)])
    pen.solid(parting, GINGER, INNER)
    for x, y in (
        (190, 320),
        (206, 312),
        (218, 324),
        (294, 322),
        (306, 312),
        (322, 320),
        (256, 322),
    ):
        pen.fill(ellipse(x, y, 3.4), look.skin.shade)


def _farmer_bust(pen: Pen, look: Look) -> None:
    pen.solid(closed([(130, 500), (150, 410), (256, 372), (362, 410), (382, 500)]), tones(PAPER))
    pen.solid(polygon([(176, 392), (206, 384), (222, 470), (180, 470)]), look.main)
    pen.solid(polygon([(336, 392), (306, 384), (290, 470), (332, 470)]), look.main)


def _farmer_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [(257, 292), (274, 308), (270, 322), (256, 324), (242, 322), (240, 308)],
        ((249, 319), (264, 319)),
    )


def _straw_hat(pen: Pen, _look: Look) -> None:
    with pen.shifted(-4, 22), pen.turned(27, 366, 130):
        pen.stroke("M366,176V60", "#2B1A12", 13)
        pen.stroke("M366,176V60", "#B98B2A", 5)
        for i in range(4):
            for side in (-1, 1):
                with pen.turned(side * 26, 366, 92 - i * 22):
                    pen.solid(
                        ellipse(366 + side * 13, 84 - i * 22, 10, 19),
                        WHEAT,
                        INNER - 1,
                        depth=4,
                        rim=3,
                    )
        pen.solid(ellipse(366, 0, 10, 20), WHEAT, INNER - 1, depth=4, rim=3)
    crown = closed([(158, 176, 0), (164, 112), (204, 70), (256, 60), (308, 70), (348, 112),
                    (354, 176, 0), (256, 196)])
    pen.solid(crown, STRAW, OUTER, depth=18)
    for y in (92, 118, 140):
        pen.ink([(176, y + 8), (256, y - 6), (336, y + 8)], 5, STRAW.shade)
    ribbon = closed([(156, 150, 0), (256, 166), (356, 150, 0), (358, 184), (256, 198), (154, 184)])
    pen.solid(ribbon, tones("#5FA04E"), INNER, depth=7)
    brim = closed([(40, 176, 0), (120, 188), (186, 190), (256, 192), (326, 190), (392, 188),
                   (472, 176, 0), (462, 200, 0), (452, 204), (446, 222, 0), (428, 216),
                   (412, 232, 0), (340, 226), (256, 226), (172, 226), (100, 232, 0), (84, 216),
                   (66, 222, 0), (60, 204), (50, 200, 0)])
    pen.solid(brim, STRAW, OUTER, depth=8)
    for x in (96, 130, 200, 296, 370, 412):
        pen.ink([(x, 196), (x + (256 - x) * -0.06, 218)], 4.5, STRAW.shade)
    _plaits(pen)


def _plaits(pen: Pen) -> None:
    for side in (-1, 1):
        for i, (dx, y) in enumerate(((114, 318), (136, 346), (156, 376), (172, 408))):
            with pen.turned(side * -38, 256 + side * dx, y):
                pen.solid(ellipse(256 + side * dx, y, 25 - i, 20), GINGER, OUTER - 2, depth=7)
        x = 256 + side * 186
        tail = closed([(x - side * 12, 432, 0), (x + side * 20, 430, 0), (x + side * 26, 470, 0),
                       (x + side * 6, 458), (x - side * 6, 476, 0)])
        pen.solid(tail, GINGER, INNER, depth=6)
        for turn in (-1, 1):
            loop = closed([(x, 432, 0), (x + turn * 22, 414), (x + turn * 26, 444)])
            pen.solid(loop, tones("#5FA04E"), INNER, depth=5)


FARMER = Character(
    letter="I",
    face=Face(
        skull=symmetric([(256, 176), (316, 186), (344, 240), (346, 300), (324, 350), (286, 378),
                         (256, 382)]),
        skin="#EFB283", eye_y=274, gap=44, eye=(24, 23), iris="#4F8A4A", lashes=2, brow="#8A3E16",
        brow_y=35, brow_long=22, brow_wide=10, mouth_y=346, mouth=32, blush="#E2472F",
        blush_at=(68, 46),
    ),
    head=_farmer_head,
    nose=_farmer_nose,
    bust=_farmer_bust,
    front=_straw_hat,
    behind=_farmer_behind,
    crown=(256, 156, 196, 0),
    own={"neutral": Expression(lid=0.1, squint=0.12, brow_lift=2, mouth="grin", flush=0.5)},
)


def _jester_behind(pen: Pen, look: Look) -> None:
    for side, tone in ((-1, look.second), (1, look.main)):
        horn = closed(flank(side, [(0, 150), (96, 110), (168, 112),
                       (208, 160), (218, 226, 0),
                       (196, 196), (152, 190), (112, 230),
                       (84, 280)]))
        pen.solid(horn, tone, OUTER, depth=16)
        pen.ink(
            [(256 + side * 112, 150), (256 + side * 158, 152), (256 + side * 190, 178)],
            6,
            tone.light,
        )


def _jester_head(pen: Pen, look: Look) -> None:
    pen.solid(look.face.skull, look.skin, OUTER)
    diamond = polygon([(302, 214), (326, 274), (302, 336), (278, 274)])
    pen.fill(diamond, "#C8382E", round(0.85 * (1 - look.now.green * 0.6), 2))


def _jester_bust(pen: Pen, look: Look) -> None:
    for i in range(6):
        x = 146 + i * 44
        point = polygon([(x - 24, 384), (x + 24, 384), (x, 452)])
        pen.solid(point, look.second if i % 2 else look.main, INNER, depth=8)



def _jester_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [(252, 254), (268, 276), (294, 306), (300, 320), (280, 324), (250, 322), (240, 308)],
        ((254, 318), (274, 320)),
    )


_UNDER_A_CROWN = 44.0, 46.0
"""How far the golden horn turns and rises to give way to a crown, which is not seen before gold."""


def _bell(pen: Pen, x: float, y: float) -> None:
    pen.solid(ellipse(x, y, 25), GOLD_TONES, OUTER - 1, depth=8)
    pen.ink([(x - 18, y + 4), (x, y + 9), (x + 18, y + 4)], 5)
    pen.fill(ellipse(x, y + 12, 5), "#2B1A12")


def _motley_cap(pen: Pen, look: Look) -> None:
    middle = closed([(176, 190), (196, 116), (232, 60), (290, 26), (340, 44, 0), (314, 66),
                     (308, 112), (334, 190), (256, 210)])
    turn, lift = _UNDER_A_CROWN if look.mood == "crowned" else (0.0, 0.0)
    with pen.shifted(0, -lift), pen.turned(turn, 256, 196):
        pen.solid(middle, tones("#F2B632"), OUTER, depth=16)
        pen.ink([(212, 128), (240, 82), (280, 52)], 7, "#FFE9A8")
        _bell(pen, 344, 46)
    for side, tone in ((-1, look.second), (1, look.main)):
        side_cap = closed(flank(side, [(0, 140, 0), (54, 134), (98, 170),
                           (106, 250), (96, 322, 0),
                           (84, 250), (62, 202), (0, 212, 0)]))
        pen.solid(side_cap, tone, OUTER, depth=13)
    for x in (38, 474):
        _bell(pen, x, 234)
    for i, x in enumerate((192, 224, 256, 288, 320)):
        y = 202 + 5 * (2 - abs(i - 2)) - 4
        pen.solid(ellipse(x, y, 9), GOLD_TONES, FINE, depth=3, rim=2)


JESTER = Character(
    letter="J",
    face=Face(
        skull=symmetric([(256, 160), (324, 172), (356, 232), (352, 296), (322, 352),
                         (284, 396), (256, 412)]),
        skin="#F2D9B0", eye_y=274, shaded_to=226, gap=45, eye=(27, 23), slant=7, iris="#6FA83A",
        brow="#1F1714", brow_y=36, brow_long=27, brow_wide=12, brow_arch=13, mouth_y=354,
        mouth=50, blush="#E05A3A", blush_at=(66, 56),
    ),
    head=_jester_head,
    nose=_jester_nose,
    bust=_jester_bust,
    front=_motley_cap,
    behind=_jester_behind,
    sway=0.4,
    crown=(256, 172, 168, 0),
    own={
        "neutral": Expression(
            lid=0.16,
            squint=0.2,
            gaze=(-0.4, 0.0),
            brow_tilt=-6,
            brow_lift=4,
            skew=7,
            mouth="toothy",
        )
    },
)
