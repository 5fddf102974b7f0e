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
from tools.studio.cast.figure import Character, picture
from tools.studio.cast.magic import ENCHANTRESS, SEER
from tools.studio.cast.moods import MOODS
from tools.studio.cast.pen import SIZE
from tools.studio.cast.sheet import style_picture
from tools.studio.cast.table import COOK, INNKEEPER

CAST = {
    character.letter: character
    for character in (
        SQUIRE, ENCHANTRESS, SERGEANT, ANTIQUARY, DUKE, PAINTER, PALADIN, FARMER, MESSENGER,
        SEER, INNKEEPER, COUNTESS, COOK, JESTER,
    )
}  # fmt: skip


def _portrait(character: Character, mood: str) -> bytes:
    return render.webp(picture(character, mood), SIZE, quality=88)


CLOSE_UP_SIZE = 1024
CLOSE_UP_MOODS = (
    "hopeful",
    "fear",
    "refused",
    "crowned",
    "queasy",
)  # what an election makes of a face


def _close_up(character: Character, mood: str) -> bytes:
    """Large and only once on the screen: what a stronger compression takes is not to be seen."""
    return render.webp(picture(character, mood), CLOSE_UP_SIZE, quality=60)


RECIPES: dict[str, Callable[[], bytes]] = {
    f"cast/{letter}-{mood}.webp": partial(_portrait, character, mood)
    for letter, character in CAST.items()
    for mood in MOODS
}
RECIPES |= {
    f"closeups/{letter}-{mood}.webp": partial(_close_up, character, mood)
    for letter, character in CAST.items()
    for mood in CLOSE_UP_MOODS
}
RECIPES["style/cast.webp"] = lambda: render.webp_of(
    style_picture(list(CAST.values()), INNKEEPER), 88
)
