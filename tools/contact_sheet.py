"""Sheets for the eye: `python tools/contact_sheet.py OUT.png [FOLDER] [--cell N] [--small N]`.

With `--widgets` instead of a folder: every widget of the stage in its states and looks.

FOLDER is below `assets/` (cast, signs, castle …). Every picture in it is shown large and small;
below come rows of the small ones as other eyes see them, and as silhouettes.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from pygame import Surface

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
from tools.studio.vision import EYES, seen_by  # noqa: E402  (the path must be set first)

ASSETS = ROOT / "assets"
GROUND = (90, 70, 54)  # a room of the castle, about
LABEL = (236, 214, 170)
GAP = 8
LINE = 14
LABEL_SIZE = 18

Named = list[tuple[str, Image.Image]]
Treatment = Callable[[Image.Image], Image.Image]


def pictures(folder: Path) -> Named:
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".png", ".webp"))
    return [(str(path.relative_to(folder).with_suffix("")), _open(path)) for path in files]


def _open(path: Path) -> Image.Image:
    with Image.open(path) as image:
        return image.convert("RGBA")


def fitted(image: Image.Image, size: int) -> Image.Image:
    scale = min(size / image.width, size / image.height)
    wide, high = (max(1, round(side * scale)) for side in image.size)
    return image.resize((wide, high), Image.Resampling.LANCZOS)


def silhouette(image: Image.Image) -> Image.Image:
    shape = Image.new("RGBA", image.size, (236, 214, 170, 255))
    shape.putalpha(image.getchannel("A"))
    return shape


def through(eyes: str) -> Treatment:
    def treated(image: Image.Image) -> Image.Image:
        pixels = np.asarray(image).astype(np.float64) / 255
        pixels[..., :3] = seen_by(eyes, pixels[..., :3])
        return Image.fromarray((pixels * 255).round().astype(np.uint8), "RGBA")

    return treated


def columns_of(named: Named) -> int:
    """Pictures called `A-blink`, `A-climb` … stand in one row for each name before the dash."""
    families = [name.split("-")[0] for name, _ in named]
    longest = max(families.count(family) for family in set(families))
    regular = all(families.count(family) == longest for family in set(families))
    return longest if regular and 3 < longest <= 16 else min(12, len(named))


def grid(named: Named, cell: int, columns: int, labels: bool = True) -> Image.Image:
    step = cell + GAP
    line = LINE if labels else 0
    rows = -(-len(named) // columns)
    sheet = Image.new("RGB", (columns * step + GAP, rows * (step + line) + GAP), GROUND)
    draw = ImageDraw.Draw(sheet)
    for i, (name, image) in enumerate(named):
        x, y = GAP + i % columns * step, GAP + i // columns * (step + line)
        small = fitted(image, cell)
        sheet.paste(small, (x + (cell - small.width) // 2, y + cell - small.height), small)
        if labels:
            draw.text((x, y + cell), name[-cell // 6 :], fill=LABEL)
    return sheet


def stacked(sheets: list[Image.Image]) -> Image.Image:
    whole = Image.new("RGB", (max(s.width for s in sheets), sum(s.height for s in sheets)), GROUND)
    y = 0
    for sheet in sheets:
        whole.paste(sheet, (0, y))
        y += sheet.height
    return whole


def contact_sheet(named: Named, cell: int, small: int) -> Image.Image:
    columns = columns_of(named)
    sheets = [grid(named, cell, columns)]
    first = {name.split("-")[0]: (name, image) for name, image in reversed(named)}
    faces = [
        next((pair for pair in named if pair[0] == f"{family}-neutral"), first[family])
        for family in sorted(first)
    ]
    ways: dict[str, Treatment] = {eyes: through(eyes) for eyes in EYES}
    ways["silhouette"] = silhouette
    for treatment in ways.values():
        row = [(name, treatment(fitted(image, small))) for name, image in faces]
        sheets.append(grid(row, small, len(row) if len(row) <= 24 else 24, labels=False))
    return stacked(sheets)


def widget_sheet() -> Image.Image:
    """A row for each state of each widget; beside each other: usual, high contrast, large text."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    from tests.harness.widgets import LOOKS, SIZE, all_shown  # opens pygame, as nothing else here

    font = ImageFont.load_default(LABEL_SIZE)
    step = SIZE[0] + GAP
    rows = []
    for module, state, looks in all_shown():
        high = LABEL_SIZE + 2 * GAP + max(picture.get_height() for picture in looks)
        row = Image.new("RGB", (len(looks) * step + GAP, high), GROUND)
        draw = ImageDraw.Draw(row)
        for place, (look, picture) in enumerate(zip(LOOKS, looks, strict=True)):
            x = GAP + place * step
            draw.text((x, 0), f"{module}: {state} ({look})", fill=LABEL, font=font)
            row.paste(_image(picture), (x, LABEL_SIZE + GAP))
        rows.append(row)
    return stacked(rows)


def _image(surface: Surface) -> Image.Image:
    from pygame.image import tobytes

    return Image.frombytes("RGB", surface.get_size(), tobytes(surface, "RGB"))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("folder", nargs="?", default="cast", help="a folder below assets/")
    parser.add_argument("--cell", type=int, default=200, help="size of the large pictures")
    parser.add_argument("--small", type=int, default=68, help="size in the rows of other eyes")
    parser.add_argument("--widgets", action="store_true", help="all widgets, and no folder")
    options = parser.parse_args(argv)

    if options.widgets:
        widget_sheet().save(options.out)
        print(f"All widgets on {options.out}")
        return 0
    named = pictures(ASSETS / options.folder)
    if not named:
        print(f"No pictures in assets/{options.folder}; bake them first (python tools/bake.py).")
        return 2
    contact_sheet(named, options.cell, options.small).save(options.out)
    print(f"{len(named)} pictures on {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
