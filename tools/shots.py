"""Render every scene at its telling moments, without a display: `python tools/shots.py DIR`.

Each picture is `scene-moment.png`; with `--strip`, moves become film strips beside them.
"""

from __future__ import annotations

import argparse
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

from kingup_game.engine.edition import EDITIONS  # noqa: E402
from tests.harness.moments import SCENES  # noqa: E402
from tests.harness.stagehand import Stagehand, open_surface  # noqa: E402
from tools.strips import STRIPS, film  # noqa: E402


def main(argv: Sequence[str] | None = None) -> int:
    options = _options(argv)
    width, height = (int(side) for side in options.size.lower().split("x"))
    settings = {
        "language": options.language,
        "text_size": options.text_size,
        "contrast": options.contrast,
        "reduced_motion": options.calm,
    }
    hand = Stagehand(open_surface((width, height)), options.edition, options.players, settings)
    folder = Path(options.dir)
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [name for name in SCENES if options.scene in (None, name)]
    pictures = _strips(hand, chosen) if options.strip else _moments(hand, chosen)
    for name, picture in pictures:
        pygame.image.save(picture, folder / f"{name}.png")
        print(name, flush=True)
    return 0


def _moments(hand: Stagehand, scenes: Sequence[str]) -> Iterator[tuple[str, pygame.Surface]]:
    for scene in scenes:
        for moment in SCENES[scene](hand):
            yield f"{scene}-{moment}", hand.picture()


def _strips(hand: Stagehand, scenes: Sequence[str]) -> Iterator[tuple[str, pygame.Surface]]:
    for name, strip in STRIPS.items():
        if strip.scene in scenes and (hand.table.has_jester or not strip.needs_jester):
            yield f"{name}-strip", film(hand, strip)


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("dir", metavar="DIR", help="where the pictures go")
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--language", default="en", metavar="L")
    parser.add_argument("--edition", default="classic", choices=EDITIONS)
    parser.add_argument("--players", default=4, type=int, metavar="N")
    parser.add_argument("--scene", choices=sorted(SCENES), metavar="S", help=", ".join(SCENES))
    parser.add_argument(
        "--text", "--text-size", dest="text_size", default=100, type=int, metavar="PERCENT"
    )
    parser.add_argument("--contrast", action="store_true", help="high contrast")
    parser.add_argument("--calm", action="store_true", help="reduced motion")
    parser.add_argument("--strip", action="store_true", help="film strips of moves instead")
    return parser.parse_args(argv)


if __name__ == "__main__":
    sys.exit(main())
