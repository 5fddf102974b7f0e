"""D, the antiquary with his lens, and F, the painter with paint on his nose."""

from __future__ import annotations

from kingup_game.theme.palette import PAPER
from tools.studio.cast.anatomy import Face, Look, brows, ears, eyes, nose, one_eye
from tools.studio.cast.curves import closed, ellipse, polygon, symmetric
from tools.studio.cast.figure import Character
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, Tones, tones

# Outlines read best as rows of points.
# fmt: off

TUFT = tones("#EFEAE0", 0.6, 0.26)
CURLS = Tones("#6E4E3C", "#3A251C", "#20130E")
LENS = (300.0, 262.0, 57.0)


def _antiquary_behind(pen: Pen, _look: Look) -> None:
    for side in (-1, 1):
        tuft = closed([
                (256 + side * dx, y, *sharp)
                for dx, y, *sharp in (
                    (74, 190),
                    (104, 172, 0),
                    (118, 186),
                    (146, 176, 0),
                    (148, 202),
                    (178, 206, 0),
                    (166, 230),
                    (188, 250, 0),
                    (166, 262),
                    (176, 292, 0),
                    (146, 288),
                    (134, 310, 0),
                    (110, 296),
                    (84, 290),
                )])
        pen.solid(tuft, TUFT, OUTER, depth=12)
        pen.ink(
            [(256 + side * 110, 206), (256 + side * 140, 222), (256 + side * 158, 230)],
            5,
            TUFT.shade,
        )


def _antiquary_head(pen: Pen, look: Look) -> None:
    ears(pen, look, 92, 264, 19, 30)
    pen.solid(look.face.skull, look.skin, OUTER, depth=18)
    pen.fill(ellipse(214, 126, 30, 17), "#FFFFFF", 0.4)
    for x, y in ((300, 128), (318, 150), (284, 112)):
        pen.fill(ellipse(x, y, 6, 4.5), look.skin.shade, 0.7)
    for y, w in ((184, 46), (166, 36)):
        pen.ink([(256 - w, y), (256, y - 7), (256 + w, y)], 5, look.skin.shade)


def _antiquary_bust(pen: Pen, look: Look) -> None:
    pen.solid(closed([(120, 500), (150, 410), (256, 376), (362, 410), (392, 500)]), look.main)
    pen.solid(
        polygon([(200, 384), (256, 410), (312, 384), (330, 410), (256, 440), (182, 410)]),
        tones(PAPER),
        FINE,
    )


def _antiquary_eyes(pen: Pen, look: Look) -> None:
    eyes(pen, look, (-1,))
    brows(pen, look, bushy=True)


def _antiquary_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [
            (252, 252),
            (264, 280),
            (274, 316),
            (268, 342),
            (252, 348),
            (238, 338),
            (240, 312),
            (246, 280),
        ],
        ((246, 338), (262, 339)),
    )


def _lens(pen: Pen, look: Look) -> None:
    x, y, radius = LENS
    pen.stroke(f"M{x + 44},{y + 44}L452,414", "#2B1A12", 34)
    pen.stroke(f"M{x + 44},{y + 44}L452,414", "#7A4A26", 21)
    pen.stroke(f"M{x + 42},{y + 38}L448,405", "#C98F50", 5)
    pen.stroke(f"M{x + 40},{y + 40}L{x + 58},{y + 58}", "#2B1A12", 44)
    pen.stroke(f"M{x + 40},{y + 40}L{x + 58},{y + 58}", "#F2B632", 31)
    glass = ellipse(x, y, radius)
    with pen.inside(glass):
        pen.fill(glass, look.skin.light)
        pen.fill(glass, "#CFEAE4", 0.35)
        one_eye(pen, look, x + 1, y + 2, 1, 1.62)
        pen.fill(
            polygon([(x - 60, y + 8), (x - 8, y - 62), (x + 14, y - 62), (x - 50, y + 30)]),
            "#FFFFFF",
            0.34,
        )
    pen.stroke(glass, "#2B1A12", 23)
    pen.stroke(glass, "#F2B632", 12)
    pen.stroke(f"M{x - radius},{y}A{radius},{radius} 0 0 1 {x},{y - radius}", "#FFE9A8", 6)
    for i in range(3):
        pen.solid(ellipse(404 + i * 13, 352 + i * 15, 25, 12), look.skin, INNER - 1, depth=5, rim=3)


ANTIQUARY = Character(
    letter="D",
    face=Face(
        skull=symmetric([(256, 82), (316, 96), (352, 156), (350, 226), (332, 290), (300, 352),
                         (274, 384), (256, 388)]),
        skin="#F3D3B8", eye_y=264, gap=45, eye=(21, 19), iris="#4E7F96", iris_size=12.5, slant=0,
        bags=True, brow="#EFEAE0", brow_y=36, brow_long=24, brow_wide=13, mouth_y=362, mouth=27,
        blush="#D8705A", blush_at=(64, 52), play=1.2,
    ),
    head=_antiquary_head,
    nose=_antiquary_nose,
    bust=_antiquary_bust,
    front=_lens,
    behind=_antiquary_behind,
    features=_antiquary_eyes,
    crown=(250, 128, 168, -6),
    own={"neutral": Expression(lid=0.2, gaze=(0.2, 0.1), skew=7, mouth="smirk")},
)


def _painter_behind(pen: Pen, _look: Look) -> None:
    with pen.turned(29, 366, 268):
        pen.solid("M362,300L382,300L380,130L364,130Z", tones("#D9A05A"), INNER, depth=5)
        pen.solid("M361,138H383V104H361Z", tones("#B9C2C9"), INNER, depth=6)
        bristle = closed([(360, 106, 0), (350, 76), (366, 30, 0), (390, 64), (384, 106, 0)])
        pen.solid(bristle, tones("#2F9E8F"), OUTER - 1, depth=8)
    for x, y, size in (
        (146, 250, 30),
        (140, 288, 27),
        (156, 322, 24),
        (362, 262, 26),
        (368, 298, 26),
        (354, 328, 22),
    ):
        pen.solid(ellipse(x, y, size), CURLS, OUTER, depth=8)


def _painter_head(pen: Pen, look: Look) -> None:
    ears(pen, look, 90, 270, 18, 26)
    pen.solid(look.face.skull, look.skin, OUTER)
    for x, y in (
        (214, 352),
        (226, 362),
        (286, 362),
        (298, 352),
        (240, 372),
        (272, 372),
        (205, 342),
        (307, 342),
    ):
        pen.fill(ellipse(x, y, 2.2), look.skin.shade)


def _painter_bust(pen: Pen, look: Look) -> None:
    pen.solid(closed([(120, 500), (150, 410), (256, 380), (362, 410), (392, 500)]), tones(PAPER))
    pen.solid(
        polygon([(214, 384), (256, 408), (298, 384), (308, 420), (256, 408), (204, 420)]),
        look.main,
        INNER,
    )


def _painter_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [(254, 250), (266, 276), (284, 304), (276, 320), (256, 324), (236, 316), (246, 282)],
        ((247, 318), (268, 318)),
    )
    daub = closed([(262, 292), (280, 300), (282, 312), (266, 316), (252, 306)])
    pen.solid(daub, tones("#2F9E8F"), 3.5, depth=3, rim=3)


def _painter_front(pen: Pen, look: Look) -> None:
    tuft = closed([(246, 366, 0), (256, 362), (266, 366, 0), (262, 384), (256, 392, 0), (250, 384)])
    pen.solid(tuft, CURLS, FINE, depth=3, rim=2)
    for x, y, size in ((184, 196, 22), (214, 188, 18), (326, 196, 20), (300, 184, 16)):
        pen.solid(ellipse(x, y, size), CURLS, INNER, depth=6)
    beret = closed([(74, 210), (58, 166), (92, 110), (170, 74), (262, 58), (346, 84), (376, 140),
                    (366, 176, 0), (300, 162), (220, 176), (164, 210), (116, 228)])
    pen.stroke("M252,62L262,30", "#2B1A12", 22)
    pen.stroke("M252,64L261,34", look.main.shade, 10)
    pen.solid(beret, look.main, OUTER, depth=20)
    band = closed([(150, 214, 0), (196, 176), (270, 154), (364, 158, 0), (366, 182), (290, 176),
                   (214, 194), (164, 226, 0)])
    pen.solid(band, look.main.tinted("#4A1A08", 0.35), INNER, depth=6)
    pen.ink([(104, 142), (160, 104), (226, 86)], 10, look.main.light)
    pen.ink([(112, 196), (160, 160), (216, 142)], 6, look.main.shade)


PAINTER = Character(
    letter="F",
    face=Face(
        skull=symmetric([(256, 150), (318, 166), (340, 224), (332, 288), (302, 346), (272, 384),
                         (256, 388)]),
        skin="#D6A070", eye_y=264, shaded_to=206, gap=42, eye=(26, 23), slant=3, iris="#6B4A1E",
        lashes=1, brow="#2E1B13", brow_y=38, brow_long=26, brow_wide=12, brow_arch=9, mouth_y=346,
        mouth=27, blush="#D05A3A", blush_at=(58, 48),
    ),
    head=_painter_head,
    nose=_painter_nose,
    bust=_painter_bust,
    front=_painter_front,
    behind=_painter_behind,
    sway=0.4,
    crown=(266, 140, 168, -8),
    own={"neutral": Expression(lid=0.28, gaze=(0.4, -0.35), skew=6, mouth="smirk")},
)
