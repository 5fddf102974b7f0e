"""What may be asked on the command line, and what is refused before anything is done."""

from __future__ import annotations

import argparse
import math
import secrets
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from kingup_game import __version__
from kingup_game.app.paths import places
from kingup_game.engine.edition import EDITIONS
from kingup_game.words import LANGUAGES

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

Command = Callable[[argparse.Namespace], int]

OK: Final = 0
FOUL: Final = 1
REFUSED: Final = 2
BROKEN: Final = 70
NOT_WRITTEN: Final = 74
KILLED: Final = 128
"""Shells add the number of the signal to it."""
INTERRUPTED: Final = 130
EXIT_CODES: Final = (
    "exit codes: 0 done; 1 a record is foul or cannot be read; 2 that cannot be asked; "
    "69 there is no display; 70 the game broke; 74 the answer cannot be written; "
    "129, 130 and 143 ended from outside"
)

MOST_MATCHES: Final = 1_000_000
MOST_JOBS: Final = 256
LONGEST_SECONDS: Final = 3600.0
LONGEST_SIDE_DIGITS: Final = 5
ARENA_SEED_BITS: Final = 128


LONGEST_COMPLAINT: Final = 500
"""Who passes a book as an argument gets no book back."""


class RefusedError(Exception):
    """What was asked for cannot be done, with the sentence that says why."""


class _Parser(argparse.ArgumentParser):
    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stdout).write(self.format_help())  # argparse keeps it to itself if it cannot

    def error(self, message: str) -> NoReturn:
        super().error(shortened(message))


def shortened(sentence: str) -> str:
    """As much of what is told as anybody reads."""
    is_long = len(sentence) > LONGEST_COMPLAINT
    return f"{sentence[:LONGEST_COMPLAINT]}…" if is_long else sentence


def parser_for(runs: Mapping[str, Command]) -> argparse.ArgumentParser:
    """Reads a command line; what it names under `run` is one of `runs`, which have its name."""
    parser = _Parser(
        prog="kingup",
        description="King Up!, the board game of bluff. Without a command: play.",
        epilog=EXIT_CODES,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say which one this is")
    parser.add_argument("--where", action=_Where, nargs=0, help="say which folders are used")
    _add_play_options(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    parser.set_defaults(run=runs["play"])

    play = commands.add_parser("play", help="open the window and play")
    _add_play_options(play)
    play.set_defaults(run=runs["play"])

    replay = commands.add_parser("replay", help="show a finished game record on the stage")
    replay.add_argument("record", type=Path, metavar="FILE")
    _add_play_options(replay)
    replay.set_defaults(run=runs["replay"])

    simulate = commands.add_parser("simulate", help="play matches between our bots and count")
    _add_series_options(simulate, matches=100)
    simulate.add_argument(
        "--jobs", type=_count(MOST_JOBS), default=1, metavar="J", help="processes to use"
    )
    simulate.set_defaults(run=runs["simulate"])

    arena = commands.add_parser("arena", help="let any bots meet, programs of others included")
    # Whoever knows the seed can deal, and programs of others know the program.
    _add_series_options(arena, matches=10, seed=secrets.randbits(ARENA_SEED_BITS))
    arena.add_argument(
        "more_bots", nargs="*", metavar="BOT", help="a bot's name, or 'cmd:PROGRAM ARGS'"
    )
    arena.add_argument("--seconds", type=_seconds, default=1.0, help="for each decision")
    arena.add_argument("--shuffle", action="store_true", help="draw the seats anew each match")
    arena.set_defaults(run=runs["arena"])

    check = commands.add_parser("check", help="replay game records through the rules")
    check.add_argument("records", nargs="+", type=Path, metavar="RECORD")
    check.set_defaults(run=runs["check"])

    bot = commands.add_parser("bot", help="speak the bot protocol on standard input and output")
    bot.add_argument("--level", required=True, metavar="NAME")
    bot.add_argument("--seed", type=int, default=0)
    bot.set_defaults(run=runs["bot"])
    return parser


def _add_series_options(command: argparse.ArgumentParser, matches: int, seed: int = 0) -> None:
    command.add_argument("--edition", default="classic", choices=EDITIONS)
    command.add_argument("--players", type=int, default=4, metavar="N")
    command.add_argument("--rounds", type=int, default=3, choices=(1, 3))
    command.add_argument(
        "--house", default="", metavar="RULES", help="house rules, such as open_ballots=on,wcs=off"
    )
    command.add_argument(
        "--bots", default="", metavar="LIST", help="one bot for all, or one a seat: a,b,c"
    )
    command.add_argument("--matches", type=_count(MOST_MATCHES), default=matches, metavar="M")
    command.add_argument("--seed", type=int, default=seed, metavar="S")
    command.add_argument("--records", type=Path, metavar="DIR", help="write 0001.kingup … there")
    command.add_argument("--overwrite", action="store_true", help="records that lie there already")
    command.add_argument("--json", action="store_true", help="print the counts as JSON")


def _add_play_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--fullscreen", action="store_true", help="fill the whole screen")
    command.add_argument("--language", choices=LANGUAGES, help="speak this language")
    command.add_argument("--window", type=_window_size, metavar="WxH", help="such as 1280x720")


class _Version(argparse.Action):
    """Says which version this is, and ends."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(f"kingup {__version__}")
        parser.exit()


class _Where(argparse.Action):
    """Says where saves, logs and the rest lie, and ends; makes no folder."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        for what, path in places().items():
            print(f"{what + ':':<10}{path}")
        parser.exit()


def _window_size(words: str) -> tuple[int, int]:
    width, _, height = words.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"write a size such as 1280x720, not {words!r}")
    if max(len(width), len(height)) > LONGEST_SIDE_DIGITS:
        raise argparse.ArgumentTypeError("no screen is so large")
    return int(width), int(height)


def _count(most: int) -> Callable[[str], int]:
    """Reads a whole number from 1 to `most`."""

    def whole(words: str) -> int:
        # The length first: reading ever so many digits takes for ever.
        if not words.isdecimal() or len(words) > len(str(most)) or not 1 <= int(words) <= most:
            raise argparse.ArgumentTypeError(f"write a number from 1 to {most}, not {words[:40]!r}")
        return int(words)

    return whole


def _seconds(words: str) -> float:
    try:
        seconds = float(words)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= LONGEST_SECONDS:
        raise argparse.ArgumentTypeError(
            f"write seconds, more than 0 and at most {LONGEST_SECONDS:g}, not {words[:40]!r}"
        )
    return seconds
