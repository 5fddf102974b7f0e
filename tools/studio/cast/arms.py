"""C, the sergeant and his moustache, and G, the paladin with the winged helmet."""

from __future__ import annotations

from tools.studio.cast.anatomy import Face, Look, ears, nose
from tools.studio.cast.curves import closed, ellipse, flank, symmetric
from tools.studio.cast.figure import Character
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, Tones, tones
from tools.studio.cast.token import GOLD_TONES

# Outlines read best as rows of points.
# fmt: off

IRON = tones("#8E98A2", 0.4)
WHISKER = Tones("#6A4A34", "#38231A", "#1E120D")


def _sergeant_head(pen: Pen, look: Look) -> None:
    ears(pen, look, 102, 266, 20, 28)
    pen.solid(look.face.skull, look.skin, OUTER)
    pen.ink([(326, 286), (334, 304), (330, 324)], 6, look.line)
    pen.ink([(322, 300), (338, 298)], 4.5, look.line)
    pen.ink([(238, 374), (256, 380), (274, 374)], 5, look.line)


def _sergeant_bust(pen: Pen, look: Look) -> None:
    pen.solid(closed([(120, 500), (140, 404), (256, 376), (372, 404), (392, 500)]), look.main)
    gorget = closed([(168, 388, 0), (256, 398), (344, 388, 0), (356, 428), (256, 470), (156, 428)])
    pen.solid(gorget, IRON, INNER)
    for x in (184, 204, 308, 328):
        pen.fill(ellipse(x, 412, 4.5), "#39424A")


def _sergeant_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [
            (256, 262),
            (272, 284),
            (290, 300),
            (282, 322),
            (256, 330),
            (230, 322),
            (222, 300),
            (242, 284),
        ],
        ((242, 322), (271, 322)),
    )
    pen.fill(ellipse(258, 312, 22, 12), "#D2503C", 0.28)


_WHISKERS_FALL = {
    "crowned": -16.0, "joy": -44.0, "hopeful": -22.0, "climb": 8.0,
    "refused": 40.0, "queasy": 20.0, "fear": 30.0, "relief": 6.0,
}
"""How far the ends of the moustache hang: of a mouth nobody sees more."""
_BARES = {"joy": 30.0, "hopeful": 20.0, "climb": 14.0, "fear": 16.0, "crowned": 16.0}
"""How far it is lifted off the mouth: in a laugh, in a wail, or over clenched teeth."""
_HELMET = {
    "hopeful": (-12.0, 6.0), "climb": (9.0, 2.0),
    "joy": (-14.0, -8.0), "fear": (-30.0, 0.0), "relief": (-16.0, 10.0),
    "refused": (-1.0, -6.0), "sleepy": (36.0, -3.0),
}
"""How far it has slid down, and its turn: pushed back, off in fright, onto the brows or over the
eyes."""


def _sergeant_front(pen: Pen, look: Look) -> None:
    up = _WHISKERS_FALL.get(look.mood, 0.0)
    bared = _BARES.get(look.mood, 0.0)
    for side in (-1, 1):
        half = closed(flank(side, [(0, 318 - bared * 0.3, 0), (40, 316 - bared * 0.4),
                       (96, 336 - bared), (150, 328 - bared + up * 0.6), (184, 284 + up),
                       (212, 276 + up, 0), (218, 326 + up),
                       (176, 366 - bared + up * 0.6), (104, 374 - bared),
                       (40, 356 - bared * 0.7), (0, 340 - bared * 0.5, 0)]))
        pen.solid(half, WHISKER, OUTER, depth=12)
        pen.ink(
            [(256 + side * 30, 334), (256 + side * 100, 352 - bared),
             (256 + side * 170, 340 - bared + up * 0.6)],
            6,
            WHISKER.light,
        )
    slid, turn = _HELMET.get(look.mood, (0.0, 0.0))
    with pen.shifted(0, slid), pen.turned(turn, 256, 200):
        _kettle_hat(pen)


def _kettle_hat(pen: Pen) -> None:
    dome = closed(
        [(150, 196, 0), (160, 128), (200, 78), (256, 58), (312, 78), (352, 128), (362, 196, 0)]
    )
    pen.solid(dome, IRON, OUTER, depth=20)
    pen.ink([(256, 60), (268, 110), (270, 180)], 8)
    pen.ink([(206, 92), (182, 128), (176, 172)], 9, "#E8EEF2")
    pen.ink([(300, 92), (324, 130), (330, 172)], 7, IRON.shade)
    pen.ink([(314, 96), (338, 134), (343, 176)], 5, IRON.light)
    brim = closed([(34, 226, 0), (90, 190), (160, 168), (256, 162), (352, 168), (422, 190),
                   (478, 226, 0), (430, 236), (352, 222), (256, 216), (160, 222), (82, 236)])
    pen.solid(brim, IRON, OUTER, depth=11)
    for x in (120, 176, 336, 392):
        pen.fill(ellipse(x, 206 - 6 * (170 < x < 340), 5.5), "#39424A")


SERGEANT = Character(
    letter="C",
    face=Face(
        skull=symmetric([(256, 150), (330, 166), (352, 226), (354, 300), (338, 352), (296, 384),
                         (256, 388)]),
        skin="#DB9A6C", eye_y=268, shaded_to=232, gap=46, eye=(24, 20), iris="#5A6B2E", slant=0,
        bags=True, brow="#38231A", brow_y=31, brow_long=31, brow_wide=17, brow_arch=4,
        mouth_y=366, mouth=24, blush="#D0452E", blush_at=(72, 40), play=1.3,
    ),
    head=_sergeant_head,
    nose=_sergeant_nose,
    bust=_sergeant_bust,
    front=_sergeant_front,
    crown=(256, 168, 190, 0),
    bushy=True,
    own={
        "neutral": Expression(
            lid=0.2, gaze=(0.55, 0.0), brow_lift=3, brow_tilt=-9, skew=15, mouth="growl",
            flush=0.35,
        ),
        "hopeful": Expression(
            lid=0.0, gaze=(0.0, -0.55), pupil=1.45, brow_lift=12, brow_tilt=11,
            mouth="awe", gape=1.2, shine=True, flush=0.3, drop=-3,
        ),
    },
)


_WINGS = {
    "hopeful": (1.0, -16.0),
    "fear": (0.66, 3.0), "relief": (0.8, 0.0),
    "refused": (0.68, 2.0), "sleepy": (0.66, 3.0),
}
"""How high they stand, and how far they turn outwards: laid back or pricked up, as a dog's ears."""


def _wings(pen: Pen, look: Look) -> None:
    high, out = _WINGS.get(look.mood, (1.0, 0.0))
    for side in (-1, 1):
        with pen.turned(side * out, 256 + side * 150, 250), pen.lowered(high, 250):
            _wing(pen, side)


def _wing(pen: Pen, side: int) -> None:
    feather = tones("#F4F1E6", 0.5, 0.22)
    wing = [(96, 236), (114, 176), (144, 112), (168, 60), (186, 16, 0), (210, 50), (212, 88),
            (234, 86, 0), (232, 124), (220, 148), (236, 156, 0), (218, 194), (200, 206),
            (208, 220, 0), (172, 250), (128, 262)]
    pen.solid(closed(flank(side, wing)), feather, OUTER, depth=14)
    for quill in ([(212, 94), (180, 138), (142, 160)], [(220, 150), (184, 182), (140, 194)],
                  [(200, 206), (168, 226), (132, 224)]):
        pen.ink(flank(side, quill), 6.5)
    for quill in ([(184, 54), (160, 108), (138, 150)], [(206, 118), (176, 160), (146, 178)]):
        pen.ink(flank(side, quill), 4.5, feather.shade)


def _paladin_head(pen: Pen, look: Look) -> None:
    pen.solid(look.face.skull, look.skin, OUTER)
    pen.ink([(256, 372), (258, 382), (255, 391)], 6, look.line)
    pen.ink([(326, 318), (330, 336), (318, 352)], 6, look.skin.shade)
    pen.ink([(186, 318), (182, 336), (194, 352)], 6, look.skin.shade)


def _paladin_bust(pen: Pen, look: Look) -> None:
    pen.solid("M204,340H308V430H204Z", look.skin)
    pen.solid(
        closed([(120, 500), (140, 410), (206, 388, 0), (256, 402), (306, 388, 0), (372, 410),
                (392, 500)]),
        look.main,
    )
    pen.solid(
        closed([(196, 384, 0), (256, 402), (316, 384, 0), (326, 404), (256, 424), (186, 404)]),
        GOLD_TONES,
    )


def _paladin_nose(pen: Pen, look: Look) -> None:
    nose(
        pen,
        look,
        [
            (250, 252),
            (268, 258),
            (276, 296),
            (288, 314),
            (270, 326),
            (242, 326),
            (226, 314),
            (242, 296),
        ],
        ((243, 319), (270, 319)),
    )


def _winged_helmet(pen: Pen, _look: Look) -> None:
    silver = tones("#C3CEDA", 0.5)
    shell = closed([(256, 64), (320, 84), (362, 150), (368, 236), (364, 322, 0), (334, 296),
                    (328, 222, 0), (292, 204), (256, 232, 0), (220, 204), (184, 222, 0),
                    (178, 296), (148, 322, 0), (144, 236), (150, 150), (192, 84)])
    pen.solid(shell, silver, OUTER, depth=18)
    comb = closed([(256, 44, 0), (274, 70), (276, 160), (256, 236, 0), (236, 160), (238, 70)])
    pen.solid(comb, GOLD_TONES, INNER, depth=8)
    band = closed([(148, 200, 0), (190, 176), (240, 172, 0), (244, 196), (194, 202), (150, 226, 0)])
    other = closed(
        [(364, 200, 0), (322, 176), (272, 172, 0), (268, 196), (318, 202), (362, 226, 0)]
    )
    pen.solid(band, GOLD_TONES, FINE + 1, depth=6)
    pen.solid(other, GOLD_TONES, FINE + 1, depth=6)
    pen.ink([(206, 98), (178, 134), (170, 172)], 9, "#FFFFFF")
    for side in (-1, 1):
        pen.solid(ellipse(256 + side * 102, 240, 19), GOLD_TONES, INNER, depth=6)


PALADIN = Character(
    letter="G",
    face=Face(
        skull=symmetric([(256, 140), (326, 160), (346, 230), (350, 306), (346, 346, 0),
                         (308, 388, 0), (256, 392)]),
        skin="#8C5838", eye_y=268, shaded_to=234, gap=42, eye=(24, 19), iris="#6A4220", slant=3,
        brow="#1B100C", brow_y=29, brow_long=26, brow_wide=12, brow_arch=4, mouth_y=346, mouth=33,
        blush="#A03A2C", blush_at=(64, 46),
    ),
    head=_paladin_head,
    nose=_paladin_nose,
    bust=_paladin_bust,
    front=_winged_helmet,
    behind=_wings,
    sway=0.2,
    crown=(256, 158, 176, 0),
    own={
        "neutral": Expression(
            lid=0.2, gaze=(0.35, -0.2), brow_lift=1, brow_tilt=-3, skew=5, mouth="grin", gape=0.75
        ),
        "hopeful": Expression(
            lid=0.0, gaze=(0.0, -0.6), pupil=1.4, brow_lift=13, brow_tilt=12,
            mouth="awe", gape=1.5, shine=True, flush=0.4, tilt=-4, drop=-3,
        ),
    },
)
