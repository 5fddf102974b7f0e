"""One picture as it is now, made in a process of its own: whatever breaks here breaks nobody else.

`python -m tools.studio.drawings.one_look PATTERN PATH PLACE` writes a line of JSON and then a PNG.
"""

from __future__ import annotations

import io
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from PIL import Image

from kingup_game.stage.layout import FLOOR_FEET_Y, TOKEN_SIZE, WIDTH
from tools import bake
from tools.studio.drawings import drawing as drawings
from tools.studio.drawings.drawing import drawings_of

_USUAL_SCALE: Final = 2
_SHOWN_WIDE: Final = {"cast": TOKEN_SIZE, "closeups": 330, "people": 132}
"""Design units over which a picture is shown, where that is not half its pixels."""
_FREE_FLOOR: Final = 1
_FREE_X: Final = 880


@dataclass(frozen=True)
class Spot:
    """Where on the stage a picture is looked at: the middle of its lower edge is `foot`."""

    wide: float  # of one frame, in design units
    frames: int = 1
    foot: tuple[float, float] = (_FREE_X, float(FLOOR_FEET_Y[_FREE_FLOOR]))


@dataclass(frozen=True)
class Look:
    """What there is to say of a picture, and of all that match."""

    paths: list[str]
    path: str
    faults: list[str]
    spot: Spot


def look(pattern: str, path: str) -> tuple[Look, bytes]:
    """The picture at `path`, or the first that matches, and everything like it that does."""
    jobs = _matching(pattern)
    path = path if path in jobs else next(iter(jobs))
    recipe = bake.recipes(jobs[path])[path]
    made = Image.open(io.BytesIO(recipe())).convert("RGBA")
    out = io.BytesIO()
    made.save(out, "PNG", compress_level=1)
    faults = drawings.faults(drawings_of(recipe))
    return Look(list(jobs), path, faults, _spot(path, made.width)), out.getvalue()


def _matching(pattern: str) -> dict[str, str]:
    """Pictures of the first module that has any: to read all modules takes seconds."""
    for module in bake.RECIPE_MODULES:
        jobs = bake.chosen([pattern], [module])
        found = {path: module for path, _ in jobs if drawings_of(bake.recipes(module)[path])}
        if found:
            return found
    raise LookupError(f"No picture is called {pattern}. Try: python tools/bake.py watch cast/E")


def _spot(path: str, width_px: int) -> Spot:
    family = path.partition("/")[0]
    if family == "castle":
        return _spot_of_layer(path)
    if family == "style":
        return Spot(width_px)
    return Spot(_SHOWN_WIDE.get(family, width_px / _USUAL_SCALE))


def _spot_of_layer(path: str) -> Spot:
    """Where it is in the game; what the game itself places is looked at on a free floor."""
    book = json.loads((bake.ASSETS / "castle" / "layers.json").read_text())
    layer = next(one for one in book["layers"].values() if one["file"] == path)
    anchors = book["anchors"].get(layer.get("at"))
    if not anchors and layer["x"] < 0 and layer["w"] < WIDTH:
        return Spot(layer["w"], layer["frames"])
    x, y = anchors[0][:2] if anchors else (0.0, 0.0)
    foot = x + layer["x"] + layer["w"] / 2, y + layer["y"] + layer["h"]
    return Spot(layer["w"], layer["frames"], foot)


def main(words: list[str]) -> int:
    pattern, path, place = words
    drawings.look_in(Path(place))
    said, picture = look(pattern, path)
    sys.stdout.buffer.write(json.dumps(asdict(said)).encode() + b"\n" + picture)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
