"""Glyphs of controllers: Xbox, PlayStation, Nintendo, and by position for every other pad."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kingup_game.theme.palette import CRIMSON, GOLD, GOLD_LIGHT, PAPER, PARCHMENT
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    Point,
    box,
    circle,
    flat,
    lighter,
    mirrored,
    moved,
    number,
    outline,
    polygon,
    solid,
)
from tools.studio.signs.lettering import caption
from tools.studio.signs.sign import Sign

SIZE, BUMPER_WIDTH = 56, 76
CAPTION_HEIGHT = 27
_MIDDLE = SIZE / 2
BODY, BODY_DARK, BODY_LIGHT = "#3B3340", "#241E2A", "#6E6478"
_FACE_PLACES: dict[str, Point] = {
    "south": (28, 42),
    "east": (42, 28),
    "west": (14, 28),
    "north": (28, 14),
}

FACES = ("south", "east", "west", "north")
SHOULDERS = ("l1", "r1", "l2", "r2")
MIDDLES = ("start", "select")
DIRECTIONS = ("up", "down", "left", "right")
BRANDS = ("xbox", "playstation", "nintendo", "position")

_LETTERS = {
    "xbox": {"south": "A", "east": "B", "west": "X", "north": "Y"},
    "nintendo": {"south": "B", "east": "A", "west": "Y", "north": "X"},
}
_XBOX_COLOURS = {"south": "#7CC96B", "east": "#F2776B", "west": "#79B6F2", "north": "#F7CF5C"}
_PLAYSTATION_COLOURS = {
    "south": "#8DB8F2",
    "east": "#F2857B",
    "west": "#EFA3CF",
    "north": "#7FD0B2",
}
_PLAYSTATION_SHAPES = {
    "south": "M18 18L38 38M38 18L18 38",
    "east": circle(28, 28, 11.5),
    "west": box(17, 17, 22, 22, 0.5),
    "north": polygon([(28, 14), (40, 35.5), (16, 35.5)]),
}
_CAPTIONS = {
    "xbox": {"l1": "LB", "r1": "RB", "l2": "LT", "r2": "RT"},
    "playstation": {"l1": "L1", "r1": "R1", "l2": "L2", "r2": "R2"},
    "nintendo": {"l1": "L", "r1": "R", "l2": "ZL", "r2": "ZR"},
    "position": {"l1": "L1", "r1": "R1", "l2": "L2", "r2": "R2"},
}


def _key(shape: str, fill: str = BODY) -> str:
    """A dark key with a pale hair-line, so that it ends visibly on dark grounds too."""
    return outline(shape, OUTER + 2.6, PARCHMENT) + solid(
        shape, fill, line=OUTER, rim=2.2, shade=4, light=BODY_LIGHT, dark=BODY_DARK
    )


def _round_key() -> str:
    return _key(circle(_MIDDLE, _MIDDLE, 24))


def _lettered(letter: str, colour: str) -> str:
    return _round_key() + caption(letter, _MIDDLE, _MIDDLE, CAPTION_HEIGHT, colour, 2)


def _playstation_face(button: str) -> str:
    return _round_key() + outline(_PLAYSTATION_SHAPES[button], 4.4, _PLAYSTATION_COLOURS[button])


def _placed_face(button: str) -> str:
    """Four buttons as they lie under the thumb; the one that is meant shines."""
    dots = ""
    for face, (x, y) in _FACE_PLACES.items():
        lit = face == button
        shape = circle(x, y, 10.5 if lit else 8.5)
        dots += outline(shape, OUTER + 2.6, PARCHMENT) + (
            solid(shape, GOLD, rim=2.2, shade=3, light=GOLD_LIGHT)
            if lit
            else solid(shape, BODY, line=INNER, rim=1.2, shade=2, light=BODY_LIGHT, dark=BODY_DARK)
        )
    return dots


def _shoulder(button: str, text: str) -> str:
    """Bumpers lie flat and broad; triggers hang down like a drop."""
    bumper = "M8 42V27Q8 12 26 10L64 7Q71 7 71 15V42Q71 48 65 48H14Q8 48 8 42Z"
    trigger = "M12 50V24Q13 5 36 4H58Q70 4 70 16V42Q70 52 60 52H14Q12 52 12 50Z"
    shape, middle = (bumper, 40.0) if button.endswith("1") else (trigger, 41.0)
    key = _key(shape)
    if button.startswith("r"):
        key, middle = mirrored(key, BUMPER_WIDTH / 2), BUMPER_WIDTH - middle
    return key + caption(text, middle, 30, CAPTION_HEIGHT, PAPER)


def _bars(y: float, count: int, gap: float) -> str:
    return "".join(f"M19 {number(y + n * gap)}H37" for n in range(count))


def _middle_mark(brand: str, button: str) -> str:
    if brand == "nintendo":
        return "M28 19V37M19 28H37" if button == "start" else "M19 28H37"
    if button == "start":
        return _bars(21, 3, 7)
    if brand == "playstation":
        return "M20 35V29M28 35V22M36 35V29M20 22L22 24M36 22L34 24"
    return "M17 19H31V31H17ZM25 31V37H39V25H31"


def _middle(brand: str, button: str) -> str:
    shape = box(6, 10, 44, 36, 18) if brand in ("playstation", "position") else circle(28, 28, 22)
    return _key(shape) + outline(_middle_mark(brand, button), 3, PAPER)


def _cross() -> str:
    return (
        "M20 8Q20 5 23 5H33Q36 5 36 8V20H48Q51 20 51 23V33Q51 36 48 36H36V48Q36 51 33 51H23"
        "Q20 51 20 48V36H8Q5 36 5 33V23Q5 20 8 20H20Z"
    )


_ARM_TURN = {"up": 0, "right": 90, "down": 180, "left": 270}


def directional_pad(*lit: str) -> str:
    """The cross; lit arms are gold and carry a dark arrow."""
    arms = ""
    for direction, turn in _ARM_TURN.items():
        arrow = polygon([(0, -20), (5.5, -11.5), (-5.5, -11.5)])
        if direction in lit:
            arm = "M-8-20Q-8-23-5-23H5Q8-23 8-20V-6L0 2L-8-6Z"
            arms += moved(
                solid(arm, GOLD, line=INNER, rim=1.8, shade=3, light=GOLD_LIGHT)
                + flat(arrow, BODY_DARK),
                _MIDDLE,
                _MIDDLE,
                turn=turn,
            )
        else:
            arms += moved(
                flat(arrow, PAPER if not lit else BODY_LIGHT), _MIDDLE, _MIDDLE, turn=turn
            )
    return _key(_cross()) + arms


def stick(pressed: bool = False) -> str:
    ticks = "".join(
        moved(flat(polygon([(0, -25), (5, -18.5), (-5, -18.5)]), GOLD), _MIDDLE, _MIDDLE, turn=turn)
        for turn in (0, 90, 180, 270)
    )
    cap = solid(circle(28, 28, 13), lighter(BODY, 0.2), line=INNER, rim=2, shade=4, dark=BODY_DARK)
    dimple = outline("M21 31A8 8 0 0 0 35 31", 1.6, BODY_LIGHT)
    down = flat(polygon([(28, 36), (21, 25), (35, 25)]), CRIMSON) if pressed else dimple
    return _key(circle(_MIDDLE, _MIDDLE, 24.4), BODY_DARK) + ticks + cap + down


def _face(brand: str, button: str) -> Callable[[], str]:
    if brand == "playstation":
        return partial(_playstation_face, button)
    if brand == "position":
        return partial(_placed_face, button)
    colour = _XBOX_COLOURS[button] if brand == "xbox" else PAPER
    return partial(_lettered, _LETTERS[brand][button], colour)


def _brand_signs(brand: str) -> list[Sign]:
    faces = [Sign(f"{brand}_{button}", SIZE, SIZE, _face(brand, button)) for button in FACES]
    shoulders = [
        Sign(f"{brand}_{button}", BUMPER_WIDTH, SIZE, partial(_shoulder, button, text))
        for button, text in _CAPTIONS[brand].items()
    ]
    middles = [
        Sign(f"{brand}_{button}", SIZE, SIZE, partial(_middle, brand, button)) for button in MIDDLES
    ]
    return faces + shoulders + middles


_SHARED: dict[str, Callable[[], str]] = {
    "dpad": partial(directional_pad, *DIRECTIONS),
    "dpad_across": partial(directional_pad, "left", "right"),
    "dpad_upright": partial(directional_pad, "up", "down"),
    **{f"dpad_{direction}": partial(directional_pad, direction) for direction in DIRECTIONS},
    "stick": stick,
    "stick_press": partial(stick, True),
}

SIGNS = [sign for brand in BRANDS for sign in _brand_signs(brand)] + [
    Sign(f"pad_{name}", SIZE, SIZE, draw) for name, draw in _SHARED.items()
]

# For each brand, which picture shows which button.
GLYPHS = {
    brand: {button: f"{brand}_{button}" for button in FACES + SHOULDERS + MIDDLES}
    | {name: f"pad_{name}" for name in _SHARED}
    for brand in BRANDS
}
