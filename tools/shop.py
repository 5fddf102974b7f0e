"""Make what a shop shows: `python tools/shop.py OUT` (key art, capsules, logo, five screenshots).

Capsules are drawn by `tools/studio/keyart/`, each shape for itself; screenshots are the game's own
scenes, without a display. With `--kept` they come as small as `docs/shop/` keeps them.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from kingup_game.app.presses import Intent  # noqa: E402
from kingup_game.engine.actions import Card  # noqa: E402
from tests.harness import companies, matches  # noqa: E402
from tests.harness.looking import turned_ballots  # noqa: E402
from tests.harness.moments import SCENES  # noqa: E402
from tests.harness.stagehand import Stagehand, open_surface  # noqa: E402
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
KEPT_SCREEN = (1280, 720)
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
                small = picture.resize(KEPT_SCREEN, Image.Resampling.LANCZOS)
                small.save(folder / f"{name}.webp", quality=82, method=6)
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
    """Five moments of the game, in the order in which a shop shows them."""
    surface = open_surface(SCREEN)
    classic, eight = Stagehand(surface), Stagehand(surface, "jester", 8)
    for name, hand, reach in (
        ("one-no", classic, _one_no),
        ("called", classic, _moment("climb", "called")),
        ("the-jester-reigns", Stagehand(surface, "jester", 5), _moment("jester", "reigns")),
        ("crowned", classic, _moment("vote", "crowned")),
        ("the-winner", eight, _moment("coronation", "winner")),
    ):
        reach(hand)
        shown = pygame.image.tobytes(hand.picture(), "RGB")
        print(name, flush=True)
        yield name, Image.frombytes("RGB", SCREEN, shown)


def _moment(scene: str, wanted: str) -> Callable[[Stagehand], None]:
    def reach(hand: Stagehand) -> None:
        for moment in SCENES[scene](hand):
            if moment == wanted:
                return
        raise LookupError(f"{scene} has no moment {wanted}")

    return reach


def _one_no(hand: Stagehand) -> None:
    """All cards lie there, and one of them says No."""
    hand.electors.card = Card.YES
    sitting = hand.open(companies.solo(hand.players), matches.with_a_past(matches.voting))
    hand.wait(60)
    hand.press(Intent.NO)
    hand.wait_until(lambda: sitting.is_counting)
    hand.wait_until(lambda: len(turned_ballots(sitting.sheet)) == hand.players)
    hand.wait(24)
    hand.electors.card = None


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
