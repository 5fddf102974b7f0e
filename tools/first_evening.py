"""Plays a first evening from an empty home: `python tools/first_evening.py mouse|pad|two`.

By real events of one device; people read what is new to them, then act. It tells how long each
station takes and how many presses, in the game's own time, and with `--film FOLDER` it keeps
pictures of every press. How it went last stands in docs/first-evening.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.harness.stagehand import Stagehand, open_surface  # noqa: E402
from tests.harness.thinking import InlineThinking  # noqa: E402
from tests.harness.virtual_pads import VirtualPad  # noqa: E402
from tools.evenings.course import Evening  # noqa: E402
from tools.evenings.film_roll import FilmRoll  # noqa: E402
from tools.evenings.fingers import Fingers, Keys, Mouse, Thumbs  # noqa: E402
from tools.evenings.newcomer import Newcomer  # noqa: E402
from tools.evenings.stopwatch import Stopwatch  # noqa: E402

WAYS = ("mouse", "pad", "two")


def main(argv: Sequence[str] | None = None) -> int:
    options = _options(argv)
    with TemporaryDirectory() as home:
        watch = evening(options, Path(home))
    print(watch.table())
    learned = watch.until("the lesson")
    print(f"knows the rules after {learned.seconds:.0f} s and {learned.presses} presses")
    return 0


def evening(options: argparse.Namespace, home: Path) -> Stopwatch:
    """All of it, in a home where nothing was kept."""
    width, height = (int(side) for side in options.size.lower().split("x"))
    chosen = {"lessons": [], "hints": True, "language": options.language}
    chosen["text_size"] = options.text_size
    hand = Stagehand(open_surface((width, height)), settings=chosen, folder=home)
    chance = Random(options.seed)
    with patch("kingup_game.game.secrets.randbits", chance.getrandbits):
        hand.open_game(InlineThinking())
        hand.backstage.places = {"pictures": home / "pictures"}
        name = f"{options.by}-{options.language}-{options.size}"
        roll = FilmRoll(hand, options.film, name)
        who = Newcomer(hand, roll, Stopwatch(), options.seed)
        who.fingers = _fingers(options.by, who, roll)
        try:
            Evening(who, together=options.by == "two").play()
        finally:
            roll.finish_page()
            hand.game.close()
    return who.watch


def _fingers(way: str, who: Newcomer, roll: FilmRoll) -> Fingers:
    hand = who.hand
    if way == "mouse":

        def moved(place: tuple[int, int]) -> None:
            roll.pointer = place

        return Mouse(hand, who.wait, who.tell, moved)
    if way == "pad":
        hand.backstage.controls.start()
        pad = VirtualPad().plug()
        hand.pump()
        return Thumbs(hand, who.wait, who.tell, pad)
    return Keys(hand, who.wait, who.tell)


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("by", choices=WAYS, help="two: two people at one keyboard")
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument("--language", default="en", metavar="L")
    parser.add_argument("--text", dest="text_size", default=100, type=int, metavar="PERCENT")
    parser.add_argument("--seed", default=1, type=int, metavar="S")
    parser.add_argument("--film", type=Path, metavar="FOLDER", help="keep film strips there")
    return parser.parse_args(argv)


if __name__ == "__main__":
    sys.exit(main())
