"""An artist's SVG: read, and either as the baker wants it or refused in a sentence that helps."""

from __future__ import annotations

import functools
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

from tools.studio import render

_ROOT: Final = Path(__file__).resolve().parents[3]
SVG: Final = "http://www.w3.org/2000/svg"
_XLINK_HREF: Final = "{http://www.w3.org/1999/xlink}href"
_TRIAL_PX: Final = 128
_LARGEST: Final = 16 << 20
TRIAL_SECONDS: Final = 10.0
_HEAVY: Final = frozenset(("clipPath", "mask", "pattern", "filter", "feTurbulence", "use"))
_MOST_HEAVY: Final = 40
_MOST_OCTAVES: Final = 9
_TRIAL: Final = "import sys; from tools.studio import render; render.rendered(sys.stdin.read(), {})"

View = tuple[float, float, float, float]

_REFUSED: Final = {
    **dict.fromkeys(
        ("text", "tspan", "textPath", "flowRoot"),
        "has letters that depend on a font; turn them into paths"
        " (Inkscape: Path > Object to Path; Illustrator: Type > Create Outlines)",
    ),
    **dict.fromkeys(
        ("image", "feImage"),
        "has a picture made of pixels in it, which would be blurred on a large screen;"
        " draw it as paths, or trace it (Inkscape: Path > Trace Bitmap), and delete the pixels",
    ),
    **dict.fromkeys(
        ("script", "foreignObject", "animate", "animateTransform", "animateMotion", "set"),
        "has something in it that moves or runs; a drawing stands still:"
        " save it as plain SVG (Inkscape: Save as > Plain SVG)",
    ),
}
_ROOT_ONLY: Final = frozenset(
    ("viewBox", "width", "height", "x", "y", "version", "id", "preserveAspectRatio")
)

ET.register_namespace("", SVG)


class FaultyDrawingError(Exception):
    """A file that cannot be taken; the sentence says what is wrong and what to do."""


def read(file: Path, view: View) -> str:
    """The drawing in `file`, freed from what editors leave there, on a page that is `view`."""
    try:
        if file.stat().st_size > _LARGEST:
            raise FaultyDrawingError(
                f"is larger than {_LARGEST >> 20} MB; simplify its paths, or draw less of it"
            )
        return _sound(file.read_bytes(), view)
    except FaultyDrawingError as fault:
        raise FaultyDrawingError(f"{file.name} {fault}.") from None
    except OSError as wrong:
        raise FaultyDrawingError(
            f"{file.name} cannot be opened ({wrong.strerror}); see who may read it."
        ) from None


@functools.lru_cache(maxsize=256)
def _sound(data: bytes, view: View) -> str:
    root = _parsed(data)
    if not _same_page(page := _page(root), view):
        has = "no size" if page is None else f"the size {_written(page)}"
        raise FaultyDrawingError(
            f"has {has}, and the picture has {_written(view)}; set the page to it"
            " (Inkscape: File > Document Properties > Viewbox) and leave the drawing in place"
        )
    _refuse_foreign(root)
    try:
        whole = _canonical(root, view)
    except RecursionError:
        raise FaultyDrawingError(
            "has groups within groups without end; ungroup some of them"
        ) from None
    if _is_heavy(root):
        _try_apart(whole)
    _try(whole)
    return whole


def _parsed(data: bytes) -> ET.Element:
    if data.startswith(b"\x1f\x8b"):
        raise FaultyDrawingError("is compressed; save it as plain SVG, not as SVGZ")
    try:
        root = ET.fromstring(data)
    except (ET.ParseError, ValueError, LookupError) as wrong:
        raise FaultyDrawingError(
            f"cannot be read ({wrong}); save it once more from the program that drew it"
        ) from None
    if root.tag != f"{{{SVG}}}svg":
        raise FaultyDrawingError("is no SVG; save it as plain SVG")
    return root


def _page(root: ET.Element) -> View | None:
    box = root.get("viewBox")
    values = box.replace(",", " ").split() if box else ["0", "0", *_sides(root)]
    try:
        x, y, wide, high = (float(value) for value in values)
    except ValueError:
        return None
    return x, y, wide, high


def _sides(root: ET.Element) -> tuple[str, str]:
    return root.get("width", "").removesuffix("px"), root.get("height", "").removesuffix("px")


def _same_page(page: View | None, view: View) -> bool:
    return page is not None and all(abs(a - b) < 0.01 for a, b in zip(page, view, strict=True))


def _written(view: View) -> str:
    return " ".join(f"{value:g}" for value in view)


def _refuse_foreign(root: ET.Element) -> None:
    for element in root.iter():
        kind = _kind(element)
        if kind in _REFUSED:
            raise FaultyDrawingError(_REFUSED[kind])
    named = {element.get("id") for element in root.iter()}
    for element in root.iter():
        if not _kind(element):
            continue
        for target in _targets(element):
            if not target.startswith("#"):
                raise FaultyDrawingError(
                    f"leans on another file ({target[:60]}); a drawing is one file: draw it in here"
                )
            if target[1:] not in named:
                raise FaultyDrawingError(
                    f"uses “{target[1:]}”, which is not in it any more; give the shape a colour,"
                    " or take back what deleted it"
                )


def _targets(element: ET.Element) -> list[str]:
    """What an element refers to: gradients, clips, masks, filters, copies."""
    found = [
        target.strip("'\" ")
        for name, value in element.attrib.items()
        if not name.startswith("{")
        for target in re.findall(r"url\(([^)]*)\)", value)
    ]
    found += re.findall(r"url\(([^)]*)\)", element.text or "") if _kind(element) == "style" else []
    if _kind(element) == "a":
        return found
    return found + [value for name in ("href", _XLINK_HREF) if (value := element.get(name))]


def _kind(element: ET.Element) -> str:
    """The element's name, if it is one of SVG's own."""
    tag = element.tag if isinstance(element.tag, str) else ""
    return tag.removeprefix(f"{{{SVG}}}") if tag.startswith(f"{{{SVG}}}") else ""


def _canonical(root: ET.Element, view: View) -> str:
    whole = ET.Element(f"{{{SVG}}}svg", {"viewBox": _written(view)})
    rest = {
        name: value
        for name, value in root.attrib.items()
        if name not in _ROOT_ONLY and "{" not in name
    }
    inner = ET.SubElement(whole, f"{{{SVG}}}g", rest) if rest else whole
    inner.extend([one for child in root if (one := _kept(child)) is not None])
    return ET.tostring(whole, encoding="unicode")


def _kept(element: ET.Element) -> ET.Element | None:
    """A copy without what only an editor reads."""
    kind = _kind(element)
    if kind in ("", "metadata", "title", "desc"):
        return None
    marks = {
        "href" if name == _XLINK_HREF else name: value
        for name, value in element.attrib.items()
        if not name.startswith("{") or name == _XLINK_HREF
    }
    copy = ET.Element(element.tag, marks)
    if kind == "style":
        copy.text = element.text
    copy.extend([one for child in element if (one := _kept(child)) is not None])
    return copy


def _is_heavy(root: ET.Element) -> bool:
    """Whether drawing it might never end, or end whoever draws it: what leans on each other without
    end, and clouds without end."""
    octaves = (element.get("numOctaves", "1") for element in root.iter())
    if any(not written.isdecimal() or int(written[:9]) > _MOST_OCTAVES for written in octaves):
        return True
    return sum(_kind(element) in _HEAVY for element in root.iter()) > _MOST_HEAVY or _is_deep(root)


def _is_deep(root: ET.Element) -> bool:
    level = [root]
    for _ in range(_MOST_HEAVY):
        level = [child for element in level for child in element]
    return bool(level)


def _try_apart(whole: str) -> None:
    """In a process of its own, which may break."""
    trial = [sys.executable, "-c", _TRIAL.format(_TRIAL_PX)]
    try:
        tried = subprocess.run(
            trial, input=whole.encode(), capture_output=True, cwd=_ROOT, timeout=TRIAL_SECONDS
        )
    except subprocess.TimeoutExpired:
        raise FaultyDrawingError(
            f"takes longer than {TRIAL_SECONDS:g} seconds to draw; leave out filters and patterns"
        ) from None
    if tried.returncode not in (0, 1):
        raise FaultyDrawingError(
            "breaks whatever draws it; ungroup some groups, and leave out filters and patterns"
        )


def _try(whole: str) -> None:
    try:
        seen = render.rendered(whole, _TRIAL_PX)
    except ValueError as wrong:
        raise FaultyDrawingError(
            f"cannot be drawn ({wrong}); take back the last change, or save it as plain SVG"
        ) from None
    if seen.getchannel("A").getextrema()[1] == 0:
        raise FaultyDrawingError(
            "shows nothing; look whether all layers are hidden, empty or off the page"
        )
