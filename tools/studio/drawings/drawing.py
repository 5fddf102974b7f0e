"""A drawing by its name: an artist's file that lies in its place, or else what our code draws."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.studio.drawings import own_file
from tools.studio.drawings.own_file import FaultyDrawingError, View

PLACE: Final = Path(__file__).resolve().parents[3] / "assets" / "drawings"
"""Where artists' drawings lie, in folders by family."""

_VIEW_BOX = re.compile(r'viewBox="([^"]*)"')
_place = PLACE


def place() -> Path:
    """Where artists' drawings are looked for."""
    return _place


def look_in(folder: Path) -> None:
    """Take artists' drawings from another folder than the usual one."""
    global _place
    _place = folder


@dataclass(frozen=True)
class Drawing:
    """What is drawn once, however many pictures are baked of it. `code` gives the whole SVG."""

    name: str
    code: Callable[[], str]

    @property
    def place(self) -> Path:
        """Where an artist's file of it lies."""
        return _place / f"{self.name}.svg"

    def svg(self) -> str:
        """The artist's drawing if there is a sound one, else ours."""
        own = self.taken()
        return self.code() if own is None else own

    def taken(self) -> str | None:
        """The artist's drawing, if there is a sound one."""
        try:
            return self.own()
        except FaultyDrawingError:
            return None

    def own(self) -> str | None:
        """The artist's drawing, if there is one; raises if it cannot be taken."""
        return own_file.read(self.place, view_of(self.code())) if self.place.is_file() else None


@dataclass(frozen=True)
class Picture:
    """A recipe that says what it is made of: the drawings, and what is done with them."""

    drawings: tuple[Drawing, ...]
    make: Callable[[], bytes]

    def __call__(self) -> bytes:
        return self.make()


def drawings_of(recipe: Callable[[], bytes]) -> tuple[Drawing, ...]:
    """The drawings of a picture; none of a sound, a font or a table."""
    return recipe.drawings if isinstance(recipe, Picture) else ()


def view_of(svg: str) -> View:
    """What part of its plane an SVG of ours shows."""
    found = _VIEW_BOX.search(svg)
    assert found, "every drawing has a viewBox"
    x, y, wide, high = (float(value) for value in found[1].split())
    return x, y, wide, high


def seen_through(svg: str, view: View) -> str:
    """Only that part of a drawing that lies in `view`."""
    written = " ".join(f"{value:g}" for value in view)
    return _VIEW_BOX.sub(f'viewBox="{written}"', svg, count=1)


def contents(svg: str) -> str:
    """What stands within the outermost element."""
    return svg[svg.index(">", svg.index("<svg")) + 1 : svg.rindex("</svg>")]


def recoloured(svg: str, colours: Mapping[str, str]) -> str:
    """With other colours for those that are named, however an editor writes them."""
    other = {old.lower(): new for old, new in colours.items()}
    pattern = "|".join(map(re.escape, other))
    return re.sub(pattern, lambda hit: other[hit[0].lower()], svg, flags=re.IGNORECASE)


def faults(drawings: Iterable[Drawing]) -> list[str]:
    """A sentence for every artist's file that cannot be taken."""
    found = []
    for drawing in drawings:
        try:
            drawing.own()
        except FaultyDrawingError as fault:
            found.append(f"{_shown(drawing.place.parent)}/{fault} The code's drawing stays.")
    return found


def strays(known: Iterable[str]) -> list[str]:
    """A sentence for every file whose name is that of no drawing."""
    names = set(known)
    found = []
    for file in sorted(_place.rglob("*")):
        name = file.relative_to(_place).with_suffix("").as_posix()
        if file.is_dir() or (file.suffix == ".svg" and name in names):
            continue
        near = difflib.get_close_matches(name, names, 1, 0.8)
        meant = f" Is it {near[0]}.svg?" if near else ""
        found.append(
            f"{_shown(file)} is no drawing of ours and is not taken.{meant}"
            " The names are those that “python tools/bake.py svg” writes."
        )
    return found


def _shown(path: Path) -> str:
    root = PLACE.parents[1]
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
