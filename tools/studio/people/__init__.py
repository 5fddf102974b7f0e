"""Faces for those at the table: twenty-eight peg dolls from children to grandparents."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from tools.studio import render
from tools.studio.cast.pen import SIZE
from tools.studio.drawings.drawing import Drawing, Picture
from tools.studio.drawings.recipes import baked
from tools.studio.people.children import CHILDREN
from tools.studio.people.elders import ELDERS
from tools.studio.people.grown_ups import GROWN_UPS
from tools.studio.people.peg import MOODS, nobody, picture

PEOPLE = (*CHILDREN, *GROWN_UPS, *ELDERS)

DRAWINGS = {
    (person.key, mood): Drawing(f"people/{person.key}_{mood}", partial(picture, person, mood))
    for person in PEOPLE
    for mood in MOODS
}
NOBODY = Drawing("people/nobody", nobody)
_EVERYBODY = (*(DRAWINGS[person.key, "neutral"] for person in PEOPLE), NOBODY)

_ROOM = (90, 70, 54)
_CELL, _WIDE = 96, 10


def _gathering() -> bytes:
    """Everybody on one picture, for `assets/STYLE.md`."""
    rows = -(-len(_EVERYBODY) // _WIDE)
    sheet = Image.new("RGB", (_WIDE * _CELL, rows * _CELL), _ROOM)
    for number, drawing in enumerate(_EVERYBODY):
        face = render.pixels(drawing.svg(), _CELL)
        sheet.paste(face, (number % _WIDE * _CELL, number // _WIDE * _CELL), face)
    return render.webp_of(sheet, 86)


RECIPES: dict[str, Callable[[], bytes]] = {
    f"{drawing.name}.webp": baked(drawing, SIZE, quality=76)
    for drawing in (*DRAWINGS.values(), NOBODY)
}
RECIPES["style/people.webp"] = Picture(_EVERYBODY, _gathering)
