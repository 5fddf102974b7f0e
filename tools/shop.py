"""Make what a shop shows: `python tools/shop.py OUT` (key art, capsules, logo, screenshots).

Capsules are drawn by `tools/studio/keyart/`, each shape for itself; screenshots are the game's own
scenes, without a display. With `--kept` they come as small as `docs/shop/` keeps them.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from tests.harness.stagehand import Stagehand, open_surface  # noqa: E402
from tools.building.desktop import SCREENSHOT_SIZE  # noqa: E402
from tools.shop_moments import MOMENTS  # noqa: E402
from tools.studio import render  # noqa: E402
from tools.studio.keyart.layouts import LAYOUTS, logo_alone  # noqa: E402

CAPSULES = {
    "key-art": ("key-art", 1920, 1080),
    "main": ("main", 616, 353),
    "main-2x": ("main", 1232, 706),
    "header": ("header", 460, 215),
    "header-2x": ("header", 920, 430),
    "small": ("small", 231, 87),
    "small-2x": ("small", 462, 174),
    "vertical": ("vertical", 374, 448),
    "vertical-2x": ("vertical", 748, 896),
    "library": ("library", 600, 900),
    "library-hero": ("hero", 3840, 1240),
    "itch-cover": ("itch", 630, 500),
}
"""Each file by the layout it is drawn from, and its size in pixels."""
LOGO = ("logo", 1280, 720)
SCREEN = (1920, 1080)
KEPT_QUALITY = 60
COLOURS = 256


def main(argv: Sequence[str] | None = None) -> int:
    options = _options(argv)
    folder = Path(options.out)
    folder.mkdir(parents=True, exist_ok=True)
    if options.only != "screenshots":
        for name, picture in capsules():
            _save(picture, folder / f"{name}.png", few_colours=options.kept)
    if options.only != "capsules":
        for name, picture in screenshots():
            if options.kept:
                kept = picture.resize(SCREENSHOT_SIZE, Image.Resampling.LANCZOS)
                kept.save(folder / f"{name}.webp", quality=KEPT_QUALITY, method=6)
            else:
                _save(picture, folder / f"{name}.png")
    return 0


def capsules() -> Iterator[tuple[str, Image.Image]]:
    """Every capsule by name, and the logo on nothing."""
    for name, (shape, wide, high) in CAPSULES.items():
        yield name, capsule(shape, wide, high)
    name, wide, high = LOGO
    yield name, render.pixels(logo_alone(wide, high), wide)


def capsule(shape: str, wide: int, high: int) -> Image.Image:
    """A layout in pixels; what its shape has too much is cut off at the edges."""
    layout = LAYOUTS[shape]
    scale = max(wide / layout.wide, high / layout.high)
    drawn = render.pixels(layout.svg(), math.ceil(layout.wide * scale))
    left, top = (drawn.width - wide) // 2, (drawn.height - high) // 2
    return drawn.convert("RGB").crop((left, top, left + wide, top + high))


def screenshots() -> Iterator[tuple[str, Image.Image]]:
    """Moments of the game, in the order in which a shop shows them."""
    surface = open_surface(SCREEN)
    for name, (edition, players, reach) in MOMENTS.items():
        hand = Stagehand(surface, edition, players)
        reach(hand)
        shown = pygame.image.tobytes(hand.picture(), "RGB")
        print(name, flush=True)
        yield name, Image.frombytes("RGB", SCREEN, shown)


def _save(picture: Image.Image, file: Path, *, few_colours: bool = False) -> None:
    if few_colours:
        method = Image.Quantize.FASTOCTREE if picture.mode == "RGBA" else Image.Quantize.MEDIANCUT
        picture = picture.quantize(COLOURS, method=method, dither=Image.Dither.NONE)
    picture.save(file, optimize=True)


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", metavar="OUT", help="where the pictures go")
    parser.add_argument("--only", choices=("capsules", "screenshots"))
    parser.add_argument("--kept", action="store_true", help="as docs/shop/ keeps them")
    return parser.parse_args(argv)


if __name__ == "__main__":
    sys.exit(main())
