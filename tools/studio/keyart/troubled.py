"""Those who are in trouble: the one on the throne, the one who falls, and the one behind it all."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from kingup_game.theme.palette import INK, PAPER
from tools.studio.cast import CAST
from tools.studio.cast.figure import nothing, picture
from tools.studio.cast.moods import Expression
from tools.studio.cast.pen import SIZE
from tools.studio.signs.drawing import flat, moved, outline, polygon

_DRIVEN = "fear"
# Faces for one large picture: the moods of the game, driven further.
TERROR = Expression(
    lid=0.0, gaze=(0.85, -0.1), pupil=0.42, brow_lift=13, brow_tilt=17, mouth="wail",
    sweat=True, pale=0.16, flush=0.3, drop=4, tilt=-3,
)  # fmt: skip
PANIC = Expression(
    lid=0.0, gaze=(0.0, -0.4), pupil=0.42, brow_lift=12, brow_tilt=13, mouth="dismay", gape=1.25,
    sweat=True, tilt=5,
)  # fmt: skip
GLEE = Expression(
    lid=0.34, squint=0.3, gaze=(-1.0, 0.1), pupil=0.9, brow_lift=6, brow_tilt=-12, skew=14,
    mouth="toothy", flush=0.3, tilt=-7,
)  # fmt: skip


def face(letter: str, mood: Expression, name: str, **changed: Any) -> str:
    """Somebody about (0, 0), one unit wide for each of 512; `name` keeps its clips apart."""
    character = replace(CAST[letter], own={_DRIVEN: mood}, **changed)
    drawn = picture(character, _DRIVEN, has_badge=False)  # half of one stood behind the logo
    content = drawn.partition(">")[2].rpartition("</svg>")[0]
    content = re.sub(r'id="c(\d+)"', rf'id="{name}\1"', content)
    content = re.sub(r"url\(#c(\d+)\)", rf"url(#{name}\1)", content)
    return moved(content, -SIZE / 2, -SIZE / 2)


def nominee() -> str:
    """The innkeeper, whose hands are empty for once."""
    return face("N", TERROR, "nominee", props=nothing)


def faller() -> str:
    """The farmer, head first; her braids come later."""
    return _streaks() + moved(face("I", PANIC, "faller"), 0, 0, 1, 150)


def rogue() -> str:
    """The Jester, who has a card left."""
    return face("J", GLEE, "rogue")


def _streaks() -> str:
    """Three strokes of air above somebody who falls."""
    drawn = ""
    for x, top, wide in ((-150, -420, 11), (-30, -500, 15), (96, -440, 12)):
        stroke = polygon([(x - wide, -150), (x, top), (x + wide, -150)])
        drawn += outline(stroke, 9, INK) + flat(stroke, PAPER)
    return drawn
