"""One picture of the interface, and how it becomes a file and a line of `signs.json`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from tools.studio import render

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

    @property
    def path(self) -> str:
        """Below `assets/`."""
        return f"{self.folder}/{self.name}.webp"

    def enlarged(self, times: float) -> Sign:
        """The same drawing for where it is shown large, so that no pixel has to be stretched."""
        wide, high = round(self.width * times), round(self.height * times)

        def draw() -> str:
            return f'<g transform="scale({wide / self.width:.5f})">{self.draw()}</g>'

        return Sign(f"{self.name}_large", wide, high, draw, quality=self.quality - 6)

    def with_fact(self, name: str, value: object) -> Sign:
        """The same sign, of which one thing more is known."""
        return replace(self, facts={**self.facts, name: value})

    def svg(self) -> str:
        return picture(self.width, self.height, self.draw())

    def bake(self) -> bytes:
        return render.webp(self.svg(), self.width * SCALE, self.quality)


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
