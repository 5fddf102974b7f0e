"""Who drew what: the functions of the studio watched while they draw, so that layers have names.

Our code says what it draws by the names of its functions (`_feather`, `_table_leg`), and what each
of them draws stands in the whole as one piece. So an artist gets layers with names, and nobody
has to write them down a second time.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final

from tools.studio.cast.pen import Pen

_STUDIO: Final = str(Path(__file__).resolve().parents[1])
_HERE: Final = str(Path(__file__).resolve().parent)
_BODIES: Final = {"solid": "shape"}
"""The one stroke of our pens that is several paths and one thing."""
_PENS: Final = ("cast/pen.py", "castle/pen.py", "signs/drawing.py", "signs/sign.py")
_SAY_NOTHING: Final = frozenset(
    ("paint", "draw", "picture", "frame", "sheet", "svg", "front", "behind", "code", "base")
)
"""Names that mean something only with that of their module."""


class Strokes:
    """Pieces of SVG with the names of what drew them; inner ones come before outer ones."""

    def __init__(self) -> None:
        self.pieces: list[tuple[str, str]] = []
        self._begun: dict[int, tuple[Pen, int]] = {}

    def watch(self, draw: Callable[[], str]) -> str:
        """What `draw` gives, noting who drew which part of it."""
        before = sys.getprofile()
        sys.setprofile(self._notice)
        try:
            return draw()
        finally:
            sys.setprofile(before)

    def _notice(self, frame: FrameType, event: str, given: Any) -> None:
        if event not in ("call", "return") or not _is_ours(frame):
            return
        pen = next((one for one in _arguments(frame) if isinstance(one, Pen)), None)
        if frame.f_code.co_name == "__init__":
            return
        if pen is not None:
            if event == "call":
                self._begun[id(frame)] = pen, pen.parts
            elif id(frame) in self._begun:
                pen, parts = self._begun.pop(id(frame))
                self._note(frame, pen.since(parts))
        elif event == "return" and isinstance(given, str):
            self._note(frame, given)

    def _note(self, frame: FrameType, drawn: str) -> None:
        name = _name(frame)
        if name and drawn.startswith("<") and not drawn.startswith("<svg"):
            self.pieces.append((name, drawn))


def _is_ours(frame: FrameType) -> bool:
    file = frame.f_code.co_filename
    return file.startswith(_STUDIO) and not file.startswith(_HERE)


def _arguments(frame: FrameType) -> list[object]:
    code = frame.f_code
    return [frame.f_locals.get(name) for name in code.co_varnames[: min(code.co_argcount, 2)]]


def _name(frame: FrameType) -> str:
    """What to call a layer: the function's name, with that of its module if it needs one."""
    function, file = frame.f_code.co_name, Path(frame.f_code.co_filename)
    if file.as_posix().endswith(_PENS):
        return _BODIES.get(function, "")
    if function.startswith("<"):
        return ""
    plain = function.strip("_")
    if plain in _SAY_NOTHING:
        plain = file.stem if plain in ("paint", "draw", "picture") else f"{file.stem}_{plain}"
    return re.sub(r"_+", "-", plain)
