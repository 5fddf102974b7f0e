"""One picture of the interface, and how it becomes a file and a line of `signs.json`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from tools.studio.drawings.drawing import Drawing, Picture, contents
from tools.studio.drawings.recipes import baked

# Signs are baked at two pixels a design unit, so that they are sharp on a 4K screen.
SCALE = 2


@dataclass(frozen=True)
class Sign:
    """A picture `width` x `height` design units large; `draw` gives the SVG that fills it.

    `margins` (left, top, right, bottom) mark the corners of a nine-slice picture. `facts` are
    what the game must know besides: slots of a card, the hot spot of a pointer.
    """

    name: str
    width: int
    height: int
    draw: Callable[[], str]
    margins: tuple[int, int, int, int] | None = None
    facts: dict[str, object] = field(default_factory=dict)
    quality: int = 90
    folder: str = "signs"
    drawing_of: Sign | None = None
    """Whose drawing it shows larger."""

    @property
    def path(self) -> str:
        """Below `assets/`."""
        return f"{self.folder}/{self.name}.webp"

    def enlarged(self, times: float) -> Sign:
        """The same drawing for where it is shown large, so that no pixel has to be stretched."""
        return replace(
            self,
            name=f"{self.name}_large",
            width=round(self.width * times),
            height=round(self.height * times),
            quality=self.quality - 6,
            drawing_of=self,
            margins=None,
            facts={},
        )

    def with_fact(self, name: str, value: object) -> Sign:
        """The same sign, of which one thing more is known."""
        return replace(self, facts={**self.facts, name: value})

    @property
    def drawing(self) -> Drawing:
        """What an artist may draw instead."""
        if self.drawing_of:
            return self.drawing_of.drawing
        return Drawing(f"{self.folder}/{self.name}", self.svg)

    def svg(self) -> str:
        if self.drawing_of:
            return self._grown(self.drawing_of.svg())
        return picture(self.width, self.height, self.draw())

    @property
    def recipe(self) -> Picture:
        """How its file is made."""
        adapt = self._grown if self.drawing_of else str
        return baked(self.drawing, self.width * SCALE, quality=self.quality, adapt=adapt)

    def _grown(self, svg: str) -> str:
        assert self.drawing_of
        scale = self.width / self.drawing_of.width
        grown = f'<g transform="scale({scale:.5f})">{contents(svg)}</g>'
        return picture(self.width, self.height, grown)


def picture(width: float, height: float, content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}">{content}</svg>'
    )


def index(signs: Iterable[Sign], pads: dict[str, dict[str, str]]) -> bytes:
    """`signs.json`: every picture by name, and which picture shows a button of which pad."""
    entries: dict[str, dict[str, object]] = {}
    for sign in sorted(signs, key=lambda sign: sign.name):
        entry: dict[str, object] = {"file": sign.path, "size": [sign.width, sign.height]}
        if sign.margins:
            entry["margins"] = list(sign.margins)
        entries[sign.name] = entry | sign.facts
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(entries[name])}" for name in entries)
    glyphs = ",\n".join(f"  {json.dumps(brand)}: {json.dumps(pads[brand])}" for brand in pads)
    return (
        f'{{"scale": {SCALE},\n"pictures": {{\n{lines}\n}},\n"pads": {{\n{glyphs}\n}}}}\n'
    ).encode()
