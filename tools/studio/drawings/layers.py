"""A drawing as an editor likes it: layers with names, definitions in one place, nothing nested."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from tools.studio.drawings.own_file import SVG

_NAME: Final = "data-layer"
_DEFINITIONS: Final = frozenset(
    ("clipPath", "linearGradient", "radialGradient", "filter", "mask", "pattern")
)
_STILL: Final = re.compile(r"(translate\(0(\.0)?[ ,]0(\.0)?\)|rotate\(-?0(\.0)?([ ,][^)]*)?\))")
_CALLED: Final = {
    "clipPath": "clip",
    "linearGradient": "shade",
    "radialGradient": "glow",
    "filter": "filter",
    "mask": "mask",
    "pattern": "pattern",
}


def layered(svg: str, pieces: Iterable[tuple[str, str]]) -> ET.Element:
    """`svg` as a tree in which each of the named pieces is a group of that name."""
    root = ET.fromstring(_with_groups(svg, pieces))
    _unwrap_in_definitions(root)
    _flatten_frames(root)
    _drop_idle_groups(root)
    _merge_groups(root)
    _gather_definitions(root)
    _give_ids(root)
    return root


@dataclass
class _Span:
    start: int
    end: int
    name: str


def _with_groups(svg: str, pieces: Iterable[tuple[str, str]]) -> str:
    names: dict[str, str] = {}
    for name, text in pieces:
        if len(text) < len(svg) and names.setdefault(text, name) == "shape":
            names[text] = name  # whoever draws one shape says better what it is
    found = [
        _Span(at, at + len(text), name)
        for text, name in names.items()
        if _is_whole(text)
        for at in _places(svg, text)
    ]
    marks: list[tuple[int, int, int, str]] = []
    open_spans: list[_Span] = []
    for number, span in enumerate(sorted(found, key=lambda one: (one.start, -one.end))):
        while open_spans and open_spans[-1].end <= span.start:
            open_spans.pop()
        if open_spans and open_spans[-1].end < span.end:
            continue
        open_spans.append(span)
        marks.append((span.start, 1, number, f'<g {_NAME}="{span.name}">'))
        marks.append((span.end, 0, -number, "</g>"))
    parts, at = [], 0
    for place, _, _, mark in sorted(marks):
        parts += [svg[at:place], mark]
        at = place
    return "".join([*parts, svg[at:]])


def _places(svg: str, text: str) -> Iterator[int]:
    at = svg.find(text)
    while at >= 0:
        yield at
        at = svg.find(text, at + len(text))


def _is_whole(text: str) -> bool:
    """Whether it is one or more elements of which at least one is seen."""
    try:
        parsed = ET.fromstring(f"<g>{text}</g>")
    except ET.ParseError:
        return False
    return any(child.tag not in (*_DEFINITIONS, "stop", "defs") for child in parsed)


def _kind(element: ET.Element) -> str:
    return element.tag.removeprefix(f"{{{SVG}}}")


def _unwrap_in_definitions(root: ET.Element) -> None:
    for definition in root.iter():
        if _kind(definition) in _DEFINITIONS:
            for child in list(definition):
                if _NAME in child.attrib:
                    place = list(definition).index(child)
                    definition.remove(child)
                    for inner in reversed(list(child)):
                        definition.insert(place, inner)


def _flatten_frames(root: ET.Element) -> None:
    """Pictures within the picture become groups that are moved, scaled and cut to their box."""
    for parent in root.iter():
        frames = [child for child in parent if _kind(child) == "svg"]
        for number, frame in enumerate(frames, start=1):
            _flatten(frame, number)


def _flatten(frame: ET.Element, number: int) -> None:
    x, y, wide, high = (float(frame.get(name, "0")) for name in ("x", "y", "width", "height"))
    left, top, across, down = (float(value) for value in frame.get("viewBox", "").split())
    scale_x, scale_y = wide / across, high / down
    shift_x, shift_y = x - left * scale_x, y - top * scale_y
    if frame.get("preserveAspectRatio") != "none":
        scale = min(scale_x, scale_y)
        shift_x += across * (scale_x - scale) / 2 + left * (scale_x - scale)
        shift_y += down * (scale_y - scale) / 2 + top * (scale_y - scale)
        scale_x = scale_y = scale
    inner = list(frame)
    named = frame.get(_NAME, f"frame-{number}")
    frame.clear()
    frame.tag = f"{{{SVG}}}g"
    edge_id = f"edge-of-{named}-{x:g}-{y:g}"
    edge = ET.SubElement(frame, f"{{{SVG}}}clipPath", {"id": edge_id})
    corners = f"M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}z"
    ET.SubElement(edge, f"{{{SVG}}}path", {"d": corners})
    frame.set(_NAME, named)
    frame.set("clip-path", f"url(#{edge_id})")
    moved = f"translate({shift_x:g} {shift_y:g})"
    if (scale_x, scale_y) != (1, 1):
        moved += f" scale({scale_x:.6g} {scale_y:.6g})"
    ET.SubElement(frame, f"{{{SVG}}}g", {"transform": moved}).extend(inner)


def _drop_idle_groups(root: ET.Element) -> None:
    """Groups that neither move nor name anything leave what they hold to the one above."""
    for parent in root.iter():
        at = 0
        while at < len(parent):
            child = parent[at]
            if _kind(child) == "g" and _is_idle(child):
                parent.remove(child)
                for number, inner in enumerate(list(child)):
                    parent.insert(at + number, inner)
            else:
                at += 1


def _is_idle(group: ET.Element) -> bool:
    return not group.attrib or (
        set(group.attrib) == {"transform"}
        and _STILL.fullmatch(group.get("transform", "")) is not None
    )


def _merge_groups(root: ET.Element) -> None:
    """A named group around one group alone is that group."""
    for group in root.iter():
        while set(group.attrib) == {_NAME} and len(group) == 1 and _kind(group[0]) in ("g", "path"):
            only = group[0]
            named = only.get(_NAME) or group.attrib[_NAME]
            group.tag, group.attrib = only.tag, {**only.attrib, _NAME: named}
            inner = list(only)
            group.remove(only)
            group.extend(inner)


@dataclass
class _Definitions:
    """All of a drawing in one place, each once and with an id of its own."""

    by_content: dict[bytes, str] = field(default_factory=dict)
    kept: list[ET.Element] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def new_id(self, element: ET.Element) -> str:
        """The id under which it is kept, which may be that of an equal one."""
        copy = ET.fromstring(ET.tostring(element))
        copy.attrib.pop("id", None)
        content = ET.tostring(copy)
        if content not in self.by_content:
            called = _CALLED[_kind(element)]
            self.counts[called] += 1
            self.by_content[content] = f"{called}-{self.counts[called]}"
            element.set("id", self.by_content[content])
            self.kept.append(element)
        return self.by_content[content]


def _gather_definitions(root: ET.Element) -> None:
    definitions = _Definitions()
    renamed: dict[str, str] = {}
    parents = {child: parent for parent in root.iter() for child in parent}
    for one in [one for one in root.iter() if _kind(one) in _DEFINITIONS]:
        old = one.get("id", "")
        renamed[old] = definitions.new_id(one)  # of two with one id the baker takes the last
        parents[one].remove(one)
    for parent in list(root.iter()):
        for child in list(parent):
            if _kind(child) == "defs":
                if len(child):
                    definitions.kept.extend(child)
                parent.remove(child)
    for element in [*root.iter(), *(one for kept in definitions.kept for one in kept.iter())]:
        for name, value in element.attrib.items():
            if value.startswith("url(#"):
                old = value.removeprefix("url(#").rstrip(")")
                element.set(name, f"url(#{renamed.get(old, old)})")
    if definitions.kept:
        place = ET.Element(f"{{{SVG}}}defs")
        place.extend(definitions.kept)
        root.insert(0, place)


def _name_parts_of_shapes(root: ET.Element) -> None:
    """What our pens make of one shape: its colour, light and shade within it, its line."""
    for shape in [one for one in root.iter() if one.get(_NAME) == "shape"]:
        for part in shape:
            named = "light-and-shade" if "clip-path" in part.attrib else "colour"
            part.set(_NAME, "line" if part.get("fill") == "none" else named)


def _name_other_groups(root: ET.Element) -> None:
    """Groups that nobody named are called after what they are for."""
    for group in root.iter():
        if _kind(group) == "g" and not {_NAME, "id"} & set(group.attrib):
            how = group.get("transform", "")
            turned = (
                "tilted" if how.startswith("rotate") else "mirrored" if "(-1" in how else "placed"
            )
            group.set(_NAME, "inside" if "clip-path" in group.attrib else turned)


def _give_ids(root: ET.Element) -> None:
    """Every name as an id; the second of a kind is number 2."""
    _name_parts_of_shapes(root)
    _name_other_groups(root)
    counts: Counter[str] = Counter()
    for element in root.iter():
        name = element.attrib.pop(_NAME, "")
        if name and "id" not in element.attrib:
            counts[name] += 1
            element.set("id", name if counts[name] == 1 else f"{name}-{counts[name]}")
            marks = dict(element.attrib)
            element.attrib.clear()
            element.attrib.update({"id": marks.pop("id"), **marks})
