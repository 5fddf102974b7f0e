"""Plays a first evening from an empty home: `python tools/first_evening.py mouse|pad|two|all`.

By real events of one device; people read what is new to them, then act. It tells how long each
station takes and how many presses, in the game's own time, and with `--film FOLDER` it keeps
pictures of every press. `all --write docs/first-evening.md` plays every way in two sizes, and
puts the tables there.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final
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
from tools.evenings.report import Played, renewed, tables  # noqa: E402
from tools.evenings.stopwatch import Stopwatch  # noqa: E402

WAYS = ("mouse", "pad", "two")


ALL: Final = "all"
SIZES: Final = ("1920x1080", "1280x720")


def main(argv: Sequence[str] | None = None) -> int:
    options = options_of(argv)
    ways = WAYS if options.by == ALL else (options.by,)
    sizes = options.size or (SIZES if options.by == ALL else SIZES[:1])
    played = []
    for way, size in product(ways, sizes):
        with TemporaryDirectory() as home:
            watch = evening(way, size, options, Path(home))
        played.append(Played(way, size, watch))
        print(f"{way} {size}: {watch.line()}", flush=True)
    made = tables(played)
    print(made)
    if options.write is not None:
        before = options.write.read_text(encoding="utf-8")
        options.write.write_text(renewed(before, made), encoding="utf-8", newline="\n")
    return 0


def evening(
    way: str, size: str, options: argparse.Namespace, home: Path, last: str | None = None
) -> Stopwatch:
    """All of it, or up to the end of a station, in a home where nothing was kept."""
    width, height = (int(side) for side in size.lower().split("x"))
    chosen = {"lessons": [], "hints": True, "language": options.language}
    chosen["text_size"] = options.text_size
    hand = Stagehand(open_surface((width, height)), settings=chosen, folder=home)
    chance = Random(options.seed)
    with patch("secrets.randbits", chance.getrandbits):
        hand.open_game(InlineThinking())
        hand.backstage.places = {"pictures": home / "pictures"}
        roll = FilmRoll(hand, options.film, f"{way}-{options.language}-{size}")
        who = Newcomer(hand, roll, Stopwatch(), options.seed)
        who.fingers = _fingers(way, who, roll)
        try:
            Evening(who, together=way == "two").play(last)
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


def options_of(argv: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ways = (*WAYS, ALL)
    parser.add_argument("by", choices=ways, help="two: two people at one keyboard")
    parser.add_argument("--size", action="append", metavar="WxH")
    parser.add_argument("--language", default="en", metavar="L")
    parser.add_argument("--text", dest="text_size", default=100, type=int, metavar="PERCENT")
    parser.add_argument("--seed", default=1, type=int, metavar="S")
    parser.add_argument("--film", type=Path, metavar="FOLDER", help="keep film strips there")
    parser.add_argument("--write", type=Path, metavar="FILE", help="renew the tables in a paper")
    return parser.parse_args(argv)


if __name__ == "__main__":
    sys.exit(main())
