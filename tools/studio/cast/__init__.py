"""The fourteen characters as wooden tokens, each in all its moods."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.studio import render
from tools.studio.cast.arms import PALADIN, SERGEANT
from tools.studio.cast.arts import ANTIQUARY, PAINTER
from tools.studio.cast.country import FARMER, JESTER
from tools.studio.cast.court import COUNTESS, DUKE
from tools.studio.cast.errands import MESSENGER, SQUIRE
from tools.studio.cast.figure import picture
from tools.studio.cast.magic import ENCHANTRESS, SEER
from tools.studio.cast.moods import MOODS
from tools.studio.cast.pen import SIZE
from tools.studio.cast.sheet import style_picture
from tools.studio.cast.table import COOK, INNKEEPER
from tools.studio.drawings.drawing import Drawing, Picture
from tools.studio.drawings.recipes import baked

CAST = {
    character.letter: character
    for character in (
        SQUIRE, ENCHANTRESS, SERGEANT, ANTIQUARY, DUKE, PAINTER, PALADIN, FARMER, MESSENGER,
        SEER, INNKEEPER, COUNTESS, COOK, JESTER,
    )
}  # fmt: skip


ONLY_LARGE = "hopeful-blink", "hopeful-glance"
"""What is too little to be seen on a token."""

DRAWINGS = {
    (letter, mood): Drawing(f"cast/{letter}-{mood}", partial(picture, character, mood))
    for letter, character in CAST.items()
    for mood in (*MOODS, *ONLY_LARGE)
}

CLOSE_UP_SIZE = 1024
CLOSE_UP_MOODS = (
    "hopeful",
    *ONLY_LARGE,
    "fear",
    "refused",
    "crowned",
    "queasy",
)  # what an election makes of a face
FOR_A_MOMENT_QUALITY = 44
CLOSE_UP_QUALITY = 52  # large and only once on the screen: what is lost is not to be seen

RECIPES: dict[str, Callable[[], bytes]] = {
    f"cast/{letter}-{mood}.webp": baked(DRAWINGS[letter, mood], SIZE, quality=88)
    for letter in CAST
    for mood in MOODS
}
RECIPES |= {
    f"closeups/{letter}-{mood}.webp": baked(
        DRAWINGS[letter, mood],
        CLOSE_UP_SIZE,
        quality=FOR_A_MOMENT_QUALITY if mood in ONLY_LARGE else CLOSE_UP_QUALITY,
    )
    for letter in CAST
    for mood in CLOSE_UP_MOODS
}
RECIPES[f"closeups/{INNKEEPER.letter}-sleepy.webp"] = baked(
    DRAWINGS[INNKEEPER.letter, "sleepy"], CLOSE_UP_SIZE, quality=FOR_A_MOMENT_QUALITY
)  # he keeps a pause
_STANDING = tuple(DRAWINGS[letter, "neutral"] for letter in CAST)
_MOODY = tuple(DRAWINGS[INNKEEPER.letter, mood] for mood in MOODS)
RECIPES["style/cast.webp"] = Picture(
    (*_STANDING, *_MOODY), lambda: render.webp_of(style_picture(_STANDING, _MOODY), 88)
)
