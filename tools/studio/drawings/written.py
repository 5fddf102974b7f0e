"""A drawing written out for an artist: as our code draws it, layer by layer."""

from __future__ import annotations

import json
import textwrap
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tools.studio.castle.light import DAY
from tools.studio.drawings.drawing import PLACE, Drawing, view_of
from tools.studio.drawings.layers import layered
from tools.studio.drawings.own_file import SVG
from tools.studio.drawings.strokes import Strokes

_INKSCAPE: Final = "http://www.inkscape.org/namespaces/inkscape"
_XLINK: Final = "http://www.w3.org/1999/xlink"

_ADVICE: Final = (
    (
        ("cast/", "people/"),
        "Feet stay on the middle of the lower edge, and nothing touches another edge."
        " Ring, badge and letter stay where they are.",
    ),
    (
        ("castle/castle", "castle/wcs"),
        f"Whatever is exactly {DAY.pane} or {DAY.tower_pane} is glass and turns with the hour.",
    ),
    (
        ("castle/castle", "castle/wcs", "castle/dungeons", "castle/jester-corner"),
        "Paint in neutral light: sun, lamps and the hour are laid on when it is baked.",
    ),
    (("castle/reign-light",), "It is blurred when it is baked."),
)

_PLACES: Final = (
    *("slots", "headline", "pages", "seal", "face", "inset", "around", "top", "hot_spot"),
    "token",
)

ET.register_namespace("inkscape", _INKSCAPE)
ET.register_namespace("xlink", _XLINK)


def written(drawing: Drawing, shown_in: Sequence[str]) -> str:
    """The SVG of what our code draws, for the pictures below `assets/` that show it."""
    strokes = Strokes()
    svg = strokes.watch(drawing.code)
    root = layered(svg, strokes.pieces)
    left, top, wide, high = view_of(svg)
    page = " ".join(f"{value:g}" for value in (left, top, wide, high))
    root.attrib.clear()
    root.attrib.update({"width": f"{wide:g}", "height": f"{high:g}", "viewBox": page})
    _mark_layers(root)
    for copy in root.iter(f"{{{SVG}}}use"):  # the older name, which every editor knows
        copy.set(f"{{{_XLINK}}}href", copy.attrib.pop("href"))
    notes = [("title", drawing.name), ("desc", _note(drawing, page, root, shown_in))]
    for place, (kind, words) in enumerate(notes):
        note = ET.Element(f"{{{SVG}}}{kind}")
        note.text = words
        root.insert(place, note)
    ET.indent(root, " ")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def write(found: Iterable[tuple[Drawing, Sequence[str]]], folder: Path) -> int:
    """A file for each drawing, with the pictures that show it. Nothing is written over."""
    refused = 0
    for drawing, shown_in in found:
        file = folder / f"{drawing.name}.svg"
        if file.exists():
            print(f"{file} is there already and stays; remove it first to begin anew.")
            refused += 1
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(drawing, shown_in), encoding="utf-8")
        print(f"wrote {file}")
    return 1 if refused else 0


def _note(drawing: Drawing, page: str, root: ET.Element, shown_in: Sequence[str]) -> str:
    sentences = [
        f"Lies as assets/drawings/{drawing.name}.svg, and then it is taken instead of the code.",
        f"Keep the page: {page}.",
        f"Shown in {', '.join(shown_in)}.",
        "How to take it over: assets/STYLE.md, Take over a drawing.",
    ]
    sentences[2:2] = [advice for names, advice in _ADVICE if drawing.name.startswith(names)]
    sentences[2:2] = _relied_on(drawing.name)
    if root.find(".//*[@id='frame-2']") is not None:
        sentences.insert(2, "Frames stand in a row, each in its box; their number stays.")
    if root.find(f".//{{{SVG}}}feTurbulence") is not None:
        sentences.insert(2, "The grain is noise that a filter makes, no picture.")
    lines = textwrap.wrap(" ".join(sentences), 96)
    return "\n" + "\n".join(f"  {line}" for line in lines) + "\n "


def _relied_on(name: str) -> list[str]:
    """What the game knows of a sign by number, and an artist leaves where it is."""
    folder, _, sign = name.partition("/")
    index = PLACE.parent / folder / f"{folder}.json"
    if folder not in ("signs", "title") or not index.is_file():
        return []
    facts = json.loads(index.read_text()).get("pictures", {}).get(sign, {})
    found = []
    if margins := facts.get("margins"):
        left, top, right, bottom = margins
        found.append(
            f"It is stretched between its corners, {left} wide at the left, {right} at the right,"
            f" {top} high at the top, {bottom} at the bottom: keep the middle even."
        )
    places = [f"{key} {facts[key]}" for key in _PLACES if key in facts]
    if places:
        found.append(f"The game puts things there, so keep free: {', '.join(places)}.")
    return found


def _mark_layers(root: ET.Element) -> None:
    """The outermost groups are layers in Inkscape; others show groups as layers anyway."""
    at = root
    while len(seen := [one for one in at if one.tag != f"{{{SVG}}}defs"]) == 1 and len(seen[0]):
        at = seen[0]
    for group in seen:
        if name := group.get("id"):
            group.set(f"{{{_INKSCAPE}}}groupmode", "layer")
            group.set(f"{{{_INKSCAPE}}}label", name.replace("-", " "))
