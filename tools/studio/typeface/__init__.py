"""Larkstair, the game's display face, written by a broad-nib pen in code."""

from collections.abc import Callable

from tools.studio.drawings.drawing import Drawing
from tools.studio.drawings.recipes import baked
from tools.studio.typeface.build import font_file
from tools.studio.typeface.specimen import WIDTH, specimen

RECIPES: dict[str, Callable[[], bytes]] = {
    "type/Larkstair.otf": font_file,
    "style/type.webp": baked(Drawing("style/type", specimen), WIDTH, quality=90),
}
