"""A person at the table: a turned peg doll with a face, its hair and a collar of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from kingup_game.theme.palette import INK, PAPER, WOOD, WOOD_LIGHT
from tools.studio.cast.anatomy import Face, Look, brows, cheeks, ears, eyes, mood_marks, skin_tones
from tools.studio.cast.curves import Point, closed, ellipse, symmetric
from tools.studio.cast.figure import NECK, nothing
from tools.studio.cast.moods import Expression, expression
from tools.studio.cast.mouths import mouth
from tools.studio.cast.pen import FINE, INNER, OUTER, Pen, Tones, mixed, tones
from tools.studio.cast.token import crown

MOODS = ("neutral", "joy", "refused", "crowned")
GROWTH = 1.14  # a peg has no disc around it, so its face may be larger than one of the cast
FOOT = (256.0, 506.0)
GRIEF = Expression(
    lid=0.0, gaze=(0.0, 0.25), pupil=0.66, brow_lift=7, brow_tilt=13, mouth="howl", tear=True,
    tilt=4, drop=6,
)  # fmt: skip
"""They have no face for fear, from which a shut mouth would have to be told."""
CROWN = (256.0, 170.0, 136.0, -5.0)  # x, y, width, tilt: on the brow, over any hair

Draw = Callable[[Pen, Look], None]

# Skulls by age: right halves, from the top to the chin.
CHILD = symmetric(
    [(256, 168), (324, 182), (358, 242), (354, 306), (324, 358), (284, 382), (256, 385)]
)
ROUND = symmetric(
    [(256, 156), (330, 172), (362, 236), (360, 306), (332, 362), (290, 388), (256, 391)]
)
OVAL = symmetric(
    [(256, 150), (318, 166), (344, 228), (338, 294), (308, 354), (276, 385), (256, 388)]
)
SQUARE = symmetric(
    [(256, 150), (326, 166), (350, 228), (350, 300), (334, 356), (292, 387), (256, 391)]
)
LONG = symmetric(
    [(256, 140), (312, 158), (337, 224), (331, 300), (304, 362), (274, 392), (256, 395)]
)

BUTTON: tuple[Point, ...] = ((257, 298), (271, 310), (265, 321), (249, 321), (243, 310))
SOFT: tuple[Point, ...] = (
    (255, 272),
    (266, 296),
    (276, 312),
    (264, 322),
    (246, 322),
    (240, 311),
    (248, 296),
)
BROAD: tuple[Point, ...] = (
    (254, 272),
    (268, 298),
    (286, 314),
    (274, 327),
    (240, 327),
    (226, 314),
    (244, 298),
)
HOOKED: tuple[Point, ...] = (
    (253, 258),
    (272, 280),
    (282, 306),
    (270, 328),
    (250, 330),
    (236, 318),
    (246, 290),
)


@dataclass(frozen=True)
class Person:
    """Somebody to be at the table. Layers are drawn in this order."""

    key: str
    face: Face
    cloth: str
    trim: str
    nose: Sequence[Point]
    behind: Draw = nothing
    collar: Draw = nothing
    skin_marks: Draw = nothing  # freckles, wrinkles, stubble: below the features
    front: Draw = nothing
    ear: tuple[float, float] | None = (96, 276)  # how far from the middle, and how high
    bushy: bool = False
    own: Mapping[str, Expression] = field(default_factory=dict)


def picture(person: Person, mood: str) -> str:
    """The SVG of `person` in `mood`."""
    now = expression(mood, {"refused": GRIEF, **person.own})
    face = person.face
    look = Look(mood, face, now, skin_tones(face, now), tones(person.cloth), tones(person.trim))
    pen = Pen()
    with pen.scaled(GROWTH, *FOOT):
        with pen.shifted(0, now.drop), pen.turned(now.tilt, *NECK):
            person.behind(pen, look)
        _body(pen, look)
        person.collar(pen, look)
        with pen.inside(_BODY), pen.shifted(7, 20 + now.drop):
            pen.fill(face.skull, INK, 0.28)
        with pen.shifted(0, now.drop), pen.turned(now.tilt, *NECK):
            if person.ear:
                ears(pen, look, person.ear[0], person.ear[1], 18, 25)
            pen.solid(face.skull, look.skin, OUTER, depth=15)
            person.skin_marks(pen, look)
            cheeks(pen, look)
            eyes(pen, look)
            brows(pen, look, person.bushy)
            mouth(pen, look)
            _nose(pen, look, person.nose)
            person.front(pen, look)
            if mood == "crowned":
                crown(pen, *CROWN)
            mood_marks(pen, look)
    return pen.svg()


_BODY = closed(
    [
        (256, 380),
        (326, 390),
        (376, 424),
        (388, 492, 0),
        (256, 500),
        (124, 492, 0),
        (136, 424),
        (186, 390),
    ]
)


def _body(pen: Pen, look: Look) -> None:
    pen.solid(_BODY, look.main, OUTER, depth=18)
    foot = "M112,484Q256,500 400,484V498Q256,512 112,498Z"
    pen.solid(foot, tones(WOOD), INNER, depth=5, rim=4)


def _nose(pen: Pen, look: Look, shape: Sequence[Point]) -> None:
    body = closed(shape)
    pen.solid(body, look.skin, line=0, depth=8, rim=4)
    pen.stroke(body, look.line, INNER - 1)


def hair(pen: Pen, tone: Tones, points: Sequence[Point], *strands: Sequence[Point]) -> None:
    """A mass of hair with a few lines in it."""
    pen.solid(closed(points), tone, OUTER, depth=14)
    for strand in strands:
        pen.ink(strand, 5.5, tone.shade)


def crop(
    pen: Pen,
    tone: Tones,
    hairline: Sequence[Point],
    top: float = 108,
    wide: float = 108,
    low: float = 268,
) -> None:
    """Hair over the skull from ear to ear; `hairline` goes back over the forehead,
    right to left."""
    x = 256
    over: list[Point] = [
        (x - wide + 6, low, 0), (x - wide, low - 62), (x - wide * 0.8, top + 46),
        (x - wide * 0.42, top + 9), (x, top), (x + wide * 0.42, top + 9),
            (x + wide * 0.8, top + 46),
        (x + wide, low - 62), (x + wide - 6, low, 0),
    ]  # fmt: skip
    pen.solid(closed([*over, *hairline]), tone, OUTER, depth=14)


def mirrored(points: Sequence[Point]) -> list[Point]:
    """The same points on the other side of the face."""
    return [(512 - point[0], *point[1:]) for point in points]


def tuft(
    pen: Pen, tone: Tones, spots: Sequence[tuple[float, float, float]], line: float = OUTER
) -> None:
    """Curls: balls of hair at (x, y), each of a size of its own."""
    for x, y, size in spots:
        pen.stroke(ellipse(x, y, size), INK, line)
    for x, y, size in spots:
        pen.solid(ellipse(x, y, size), tone, 0, depth=7, rim=4)
    for x, y, size in spots[::2]:
        curl = [
            (x - size * 0.45, y + size * 0.1),
            (x - size * 0.1, y - size * 0.45),
            (x + size * 0.35, y - size * 0.2),
        ]
        pen.ink(curl, FINE, tone.shade)


def nobody() -> str:
    """A peg that waits for somebody to be painted on it: turned wood, and a plus."""
    wood = tones(WOOD_LIGHT, 0.3, 0.3)
    pen = Pen()
    with pen.scaled(GROWTH, *FOOT):
        pen.solid(_BODY, wood, OUTER, depth=18)
        foot = "M112,484Q256,500 400,484V498Q256,512 112,498Z"
        pen.solid(foot, tones(WOOD), INNER, depth=5, rim=4)
        for y, half in ((420, 96), (446, 116), (470, 124)):
            pen.ink([(256 - half, y), (256, y + 11), (256 + half, y)], FINE, wood.shade)
        with pen.inside(_BODY), pen.shifted(7, 20):
            pen.fill(OVAL, INK, 0.28)
        pen.solid(ROUND, wood, OUTER, depth=16)
        grain = mixed(wood.base, wood.shade, 0.6)
        with pen.inside(ROUND):
            for x in (196, 222, 250, 284, 318):
                pen.ink([(x, 160), (x - 6, 270), (x + 4, 390)], FINE, grain)
        plus = "M256,226V330M204,278H308"
        pen.stroke(plus, INK, 32)
        pen.stroke(plus, PAPER, 17)
    return pen.svg()
