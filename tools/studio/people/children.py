"""Children and the not quite grown."""

from __future__ import annotations

from kingup_game.theme.palette import CRIMSON, INK
from tools.studio.cast.anatomy import Face, Look
from tools.studio.cast.curves import brush, closed, ellipse, polygon
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import INNER, OUTER, Pen, Tones, tones
from tools.studio.people import things
from tools.studio.people.peg import (
    BUTTON,
    CHILD,
    LONG,
    OVAL,
    SOFT,
    Person,
    crop,
    hair,
    mirrored,
    tuft,
)

# Outlines read best as rows of points.
# fmt: off

BLACK = Tones("#5A4A5C", "#2C2230", "#170F1A")
BROWN = tones("#6A4028")
BLOND = tones("#E6BE62", 0.45)
COPPER = tones("#C65F25")
TEAL = tones("#2F9C97")


def _child(skin: str, iris: str, brow: str, **more: object) -> Face:
    look: dict[str, object] = {
        "skull": CHILD, "eye_y": 284, "eye": (28, 29), "gap": 46, "iris_size": 17, "mouth_y": 348,
        "mouth": 26, "brow_y": 40, "brow_long": 20, "brow_wide": 8, "blush": "#F0785E",
            "blush_at": (64, 46),
    }
    return Face(skin=skin, iris=iris, brow=brow, **(look | more))  # type: ignore[arg-type]


def _sprout(pen: Pen, _look: Look) -> None:
    for curl in ([(252, 172), (236, 120), (262, 84), (292, 96)], [(258, 172), (262, 130),
        (300, 118), (316, 138)]):
        pen.fill(brush(curl, 27, start=1.0, end=0.4), INK)
        pen.fill(brush(curl, 13, start=1.0, end=0.2), BLOND.base)
    hair(pen, BLOND, [(176, 226, 0), (190, 176), (256, 152), (322, 176), (336, 226, 0), (306, 196),
        (256, 206), (206, 196)])


def _bib(pen: Pen, look: Look) -> None:
    pen.solid(closed([(196, 392, 0), (256, 404), (316, 392, 0), (324, 440), (256, 478),
        (188, 440)]), look.second, INNER, depth=7)
    pen.solid(closed([(256, 462, 0), (238, 442), (244, 428), (256, 438, 0), (268, 428),
        (274, 442)]), tones(CRIMSON), 4, depth=3)


def _puffs(pen: Pen, _look: Look) -> None:
    for side in (-1, 1):
        x = 256 + side * 112
        tuft(pen, BLACK, [(x + side * dx, y, r) for dx, y, r in
                          ((0, 158, 36), (24, 174, 30), (-24, 178, 27), (4, 130, 28),
                              (26, 142, 27), (6, 196, 26))])


def _puff_front(pen: Pen, look: Look) -> None:
    crop(pen, BLACK, [(344, 240), (326, 206), (262, 192, 0), (256, 184, 0), (250, 192, 0),
        (186, 206), (168, 240)], top=142, low=266)
    pen.ink([(256, 146), (258, 166), (256, 186)], 6, BLACK.light)
    for side in (-1, 1):
        pen.solid(ellipse(256 + side * 96, 178, 15, 18), look.second, INNER, depth=5)


def _spikes(pen: Pen, _look: Look) -> None:
    hair(pen, COPPER, [
        (150, 268, 0), (140, 216), (112, 202, 0), (140, 178), (128, 136, 0), (172, 140),
            (182, 92, 0), (222, 116), (256, 74, 0),
        (280, 114), (328, 90, 0), (334, 138), (384, 134, 0), (372, 178), (402, 204, 0), (372, 216),
            (362, 268, 0), (346, 232),
        (320, 206, 0), (300, 222, 0), (276, 200), (250, 224, 0), (228, 200), (204, 222, 0),
            (188, 204), (166, 236)],
        [(186, 128), (196, 160), (206, 190)], [(258, 104), (256, 150), (252, 186)], [(326, 126),
            (314, 160), (302, 192)])


def _gap_tooth(pen: Pen, look: Look) -> None:
    things.freckles(pen, look)


def _bob_behind(pen: Pen, _look: Look) -> None:
    hair(pen, BLACK, [(256, 104), (340, 122), (384, 200), (392, 300), (380, 386, 0), (300, 396),
        (212, 396), (132, 386, 0),
                      (120, 300), (128, 200), (172, 122)])


def _bob(pen: Pen, look: Look) -> None:
    for side in (-1, 1):
        points = [(330, 200, 0), (368, 212), (388, 300), (380, 388, 0), (340, 384, 0), (346, 320),
            (342, 250)]
        hair(pen, BLACK, points if side > 0 else mirrored(points))
    hair(pen, BLACK, [(146, 246, 0), (140, 180), (186, 122), (256, 104), (326, 122), (372, 180),
        (366, 246, 0), (330, 244),
                      (256, 238), (182, 244)], [(226, 120), (214, 180), (212, 232)], [(296, 122),
                          (304, 180), (302, 234)])
    pen.ink([(176, 150), (206, 126), (240, 118)], 9, BLACK.light)
    for dx, dy in ((0, -13), (12, -4), (8, 11), (-8, 11), (-12, -4)):
        pen.solid(ellipse(346 + dx, 196 + dy, 9), look.second, 5, depth=2, rim=2)
    pen.fill(ellipse(346, 197, 7), "#F2D061")


def _curls(pen: Pen, look: Look) -> None:
    tuft(pen, BROWN, ((150, 236, 26), (142, 196, 30), (160, 152, 34), (202, 128, 34),
        (256, 120, 36), (310, 128, 34),
                      (352, 152, 34), (370, 196, 30), (362, 236, 26), (190, 196, 24),
                          (230, 178, 26), (280, 178, 26), (322, 196, 24)))
    things.glasses(pen, look, "#3E7FC1")


def _tail_behind(pen: Pen, _look: Look) -> None:
    hair(pen, COPPER, [(322, 130, 0), (372, 92), (428, 116), (452, 190), (440, 280), (462, 326, 0),
        (424, 318), (404, 338, 0),
                       (386, 300), (398, 220), (376, 160)], [(392, 120), (424, 180), (418, 280)])


def _tail_front(pen: Pen, look: Look) -> None:
    crop(pen, COPPER, [(346, 244), (330, 208), (296, 200), (226, 178), (190, 214, 0), (176, 200),
        (166, 244)], top=112, low=272)
    pen.ink([(184, 150), (220, 126), (268, 122)], 9, COPPER.light)
    band = closed([(150, 196, 0), (188, 142), (256, 124), (324, 142), (362, 196, 0), (356, 216, 0),
        (318, 166), (256, 150), (194, 166), (156, 216, 0)])
    pen.solid(band, look.second, INNER, depth=5)


def _cat_hood_behind(pen: Pen, look: Look) -> None:
    for side in (-1, 1):
        ear = [(286, 112, 0), (342, 96), (366, 78, 0), (386, 118), (392, 176, 0)]
        pen.solid(closed(ear if side > 0 else mirrored(ear)), look.main, OUTER, depth=10)
        inner = [(318, 102, 0), (360, 98, 0), (372, 140, 0)]
        pen.fill(polygon(inner if side > 0 else mirrored(inner)), "#E98FA6")
    pen.solid(closed([(256, 84), (352, 106), (402, 196), (400, 310), (356, 392), (256, 410),
        (156, 392), (112, 310), (110, 196), (160, 106)]),
              look.main, OUTER, depth=16)


def _cat_hood(pen: Pen, look: Look) -> None:
    hair(pen, BROWN, [(168, 240, 0), (184, 170), (256, 146), (328, 170), (344, 240, 0), (318, 210),
        (296, 232, 0), (262, 200), (214, 236, 0), (196, 206)])
    opening = (
        "M256,138C196,142 158,196 156,262C154,336 196,388 256,392C316,388 358,336 356,262"
        "C354,196 316,142 256,138Z"
    )
    rim = closed([(256, 100), (344, 122), (390, 200), (388, 306), (346, 384), (256, 410),
        (166, 384), (124, 306), (122, 200), (168, 122)])
    pen.solid(rim + opening, look.main, INNER, depth=10)
    for side in (-1, 1):
        pen.ink([(256 + side * 30, 404), (256 + side * 34, 436),
            (256 + side * 28, 462)], 8, look.second.base)


def _mohawk(pen: Pen, look: Look) -> None:
    crest = [(206, 214, 0), (196, 160), (174, 128, 0), (204, 118), (196, 84, 0), (228, 96),
        (238, 86, 0), (258, 100), (284, 84, 0),
             (286, 98), (316, 86, 0), (308, 118), (336, 128, 0), (314, 160), (306, 214, 0),
                 (284, 190), (256, 216, 0), (230, 190)]
    for side in (-1, 1):
        shaved = [(312, 172), (344, 214), (348, 262, 0), (336, 258), (322, 212)]
        pen.fill(closed(shaved if side > 0 else mirrored(shaved)), "#4A3A34", 0.4)
    hair(pen, TEAL, crest, [(232, 112), (234, 150), (236, 196)], [(282, 112), (280, 150),
        (276, 196)])
    things.earrings(pen, look, "#C9CED4", 8)


def _locs_behind(pen: Pen, _look: Look) -> None:
    spots = [(166, 150, -52), (188, 120, -36), (218, 98, -18), (256, 90, 0), (294, 98, 18),
        (324, 120, 36), (346, 150, 52)]
    for x, y, lean in spots:
        tip = (x + lean * 1.5, y - 4 + abs(lean) * 0.4)
        loc = [(256 + (x - 256) * 0.7, 170), (x, y + 10), tip]
        pen.fill(brush(loc, 42, start=1.0, end=0.6), INK)
        pen.fill(brush(loc, 25, start=1.0, end=0.5), BLACK.base)
        pen.solid(ellipse(tip[0], tip[1], 10), tones("#E9B94A"), 6, depth=3, rim=2)


def _locs_front(pen: Pen, look: Look) -> None:
    crop(pen, BLACK, [(344, 240), (322, 206), (256, 190), (190, 206),
        (168, 240)], top=130, wide=104, low=262)
    band = closed([(154, 210, 0), (196, 164), (256, 150), (316, 164), (358, 210, 0), (352, 240, 0),
        (312, 200), (256, 184), (200, 200), (160, 240, 0)])
    pen.solid(band, look.second, INNER, depth=6)
    for k in range(-3, 4):
        x, y = 256 + k * 28, 168 + abs(k) ** 1.7 * 4
        pen.fill(polygon([(x, y - 8), (x + 8, y + 2), (x, y + 12), (x - 8, y + 2)]), look.main.base)


def _fringe_behind(pen: Pen, _look: Look) -> None:
    hair(pen, BLACK, [(256, 110), (330, 122), (372, 190), (376, 300), (390, 384, 0), (354, 376),
        (332, 398, 0), (180, 398, 0), (160, 376),
                      (122, 384, 0), (136, 300), (140, 190), (182, 122)])


def _fringe(pen: Pen, look: Look) -> None:
    hair(pen, BLACK, [(366, 250, 0), (378, 180), (330, 118), (256, 102), (182, 118), (138, 184),
        (136, 280), (150, 352, 0), (184, 344),
                      (236, 320, 0), (226, 280), (268, 226), (318, 196), (346, 232)],
         [(250, 116), (196, 176), (174, 300)], [(292, 122), (236, 190), (206, 290)])
    streak = closed([(268, 108, 0), (300, 112, 0), (246, 190), (222, 260), (208, 330, 0),
        (186, 340, 0), (204, 240)])
    pen.solid(streak, look.second, INNER - 1, depth=6)


CHILDREN = (
    Person("sprout", _child("#FAD8B8", "#5FA0C8", "#D6AE5E", eye_y=292, mouth_y=350), "#F2C84B",
        "#FFF6E0", BUTTON,
           front=_sprout, collar=_bib, ear=(100, 292),
               own={"neutral": Expression(lid=0.0, brow_lift=6, mouth="grin", gape=0.7)}),
    Person("puffs", _child("#8A5433", "#4A2A14", "#1B1216", lashes=2), "#E0709A", "#F6E27A", BUTTON,
        behind=_puffs, front=_puff_front,
           collar=things.round_collar, own={"neutral": Expression(lid=0.04, brow_lift=5,
               mouth="smile")}),
    Person("spikes", _child("#FBD3AE", "#4F9A5E", "#A8501E"), "#3C7A4A", "#F1EAD0", BUTTON,
        front=_spikes, collar=things.stripes,
           skin_marks=_gap_tooth, own={"neutral": Expression(lid=0.06, skew=6, mouth="grin",
               gape=0.85)}),
    Person("bob", _child("#F5CFA0", "#3A2414", "#2C2230", eye=(28, 25),
        slant=5, lashes=1), "#B5402F", "#F3E6D0", BUTTON,
           behind=_bob_behind, front=_bob, collar=things.round_collar, ear=None,
           own={"neutral": Expression(lid=0.1, gaze=(0.2, 0), mouth="smile")}),
    Person("curls", _child("#D79C68", "#5A3A1C", "#4A2A18"), "#2F5FA8", "#E9C34B", BUTTON,
        front=_curls, collar=things.dungarees,
           own={"neutral": Expression(lid=0.12, mouth="smirk")}),
    Person("ponytail", _child("#FCDcbc".upper(), "#6A9A48", "#A8501E", lashes=2), "#58A8A0",
        "#8E3F8E", BUTTON, behind=_tail_behind,
           front=_tail_front, collar=things.collar, skin_marks=lambda pen,
               look: things.freckles(pen, look, 56),
           own={"neutral": Expression(lid=0.06, brow_lift=3, mouth="smile", flush=0.3)}),
    Person("cat-hood", Face(skin="#EBBE92", skull=OVAL, eye_y=266, gap=43, eye=(26, 25),
        iris="#6B4A26", brow="#4A2A18", brow_y=34, brow_long=23,
                            brow_wide=9, mouth_y=344, mouth=27), "#E9A23B", "#FFF3DC", SOFT,
                                behind=_cat_hood_behind, front=_cat_hood, ear=None,
           own={"neutral": Expression(lid=0.28, gaze=(-0.3, 0.1), mouth="smirk")}),
    Person("mohawk", Face(skin="#C98F62", skull=LONG, eye_y=262, gap=42, eye=(24, 21),
        iris="#3F7F86", brow="#3A241A", brow_y=31, brow_long=25,
                          brow_wide=11, mouth_y=346, mouth=29), "#3B3344", "#B8BCC4", SOFT,
                              front=_mohawk, collar=things.collar, ear=(92, 268),
           own={"neutral": Expression(lid=0.3, brow_tilt=-4, mouth="smirk")}),
    Person("locs", Face(skin="#6E4228", skull=OVAL, eye_y=266, gap=43, eye=(26, 24),
        iris="#3A2010", brow="#140C10", brow_y=34, brow_long=24,
                        brow_wide=10, lashes=1, mouth_y=344, mouth=30, lip="#7E2F38"), "#C8452E",
                            "#F2D061", SOFT, behind=_locs_behind,
           front=_locs_front, collar=things.roll_neck, own={"neutral": Expression(lid=0.14,
               mouth="smile", brow_lift=3)}),
    Person("fringe", Face(skin="#F6DCC8", skull=LONG, eye_y=264, gap=42, eye=(25, 22),
        iris="#7C88B8", brow="#2C2230", brow_y=32, brow_long=23,
                          brow_wide=9, lashes=1, shadow="#8C7AA8", mouth_y=346, mouth=25),
                              "#4B4F86", "#B04FA0", SOFT, behind=_fringe_behind,
           front=_fringe, collar=things.roll_neck, ear=None, own={"neutral": Expression(lid=0.34,
               gaze=(0.3, 0), mouth="flat")}),
)
