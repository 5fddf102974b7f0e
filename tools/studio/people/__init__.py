"""Faces for those at the table: twenty-eight peg dolls from children to grandparents."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from tools.studio import render
from tools.studio.cast.pen import SIZE
from tools.studio.people.children import CHILDREN
from tools.studio.people.elders import ELDERS
from tools.studio.people.grown_ups import GROWN_UPS
from tools.studio.people.peg import MOODS, Person, nobody, picture

PEOPLE = (*CHILDREN, *GROWN_UPS, *ELDERS)

_ROOM = (90, 70, 54)
_CELL, _WIDE = 96, 10


def _gathering() -> bytes:
    """Everybody on one picture, for `assets/STYLE.md`."""
    drawings = [picture(person, "neutral") for person in PEOPLE] + [nobody()]
    rows = -(-len(drawings) // _WIDE)
    sheet = Image.new("RGB", (_WIDE * _CELL, rows * _CELL), _ROOM)
    for number, drawing in enumerate(drawings):
        face = render.pixels(drawing, _CELL)
        sheet.paste(face, (number % _WIDE * _CELL, number // _WIDE * _CELL), face)
    return render.webp_of(sheet, 86)


def _face(person: Person, mood: str) -> bytes:
    return render.webp(picture(person, mood), SIZE, quality=76)


RECIPES: dict[str, Callable[[], bytes]] = {
    f"people/{person.key}_{mood}.webp": partial(_face, person, mood)
    for person in PEOPLE
    for mood in MOODS
}
RECIPES["people/nobody.webp"] = lambda: render.webp(nobody(), SIZE, quality=76)
RECIPES["style/people.webp"] = _gathering
