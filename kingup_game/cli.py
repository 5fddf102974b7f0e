"""The command line: `kingup [play] | replay | simulate | arena | check | bot`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from kingup_game import __version__
from kingup_game.app.paths import places
from kingup_game.bots.levels import UnknownBotError, make_bot
from kingup_game.bots.protocol.serving import ProtocolError, serve
from kingup_game.engine.edition import Terms, TermsError, terms_of
from kingup_game.engine.record import Ending, RecordError, read_record
from kingup_game.table.scramble import unscrambled
from kingup_game.table.simulate import Played, Series, check_bots, tally_series
from kingup_game.table.tally import table_text
from kingup_game.words import LANGUAGES


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the process's exit code."""
    options = _parser().parse_args(argv)
    try:
        code: int = options.run(options)
    except (TermsError, UnknownBotError, ProtocolError) as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kingup", description="King Up!, the board game of bluff. Without a command: play."
    )
    parser.add_argument("--version", action="version", version=f"kingup {__version__}")
    parser.add_argument("--where", action=_Where, nargs=0, help="say which folders are used")
    _add_play_options(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    parser.set_defaults(run=_play)

    play = commands.add_parser("play", help="open the window and play")
    _add_play_options(play)
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="show a finished game record on the stage")
    replay.add_argument("record", type=Path, metavar="FILE")
    _add_play_options(replay)
    replay.set_defaults(run=_replay)

    simulate = commands.add_parser("simulate", help="play matches between our bots and count")
    _add_series_options(simulate, matches=100)
    simulate.add_argument("--jobs", type=int, default=1, metavar="J", help="processes to use")
    simulate.set_defaults(run=_simulate)

    arena = commands.add_parser("arena", help="let any bots meet, programs of others included")
    _add_series_options(arena, matches=10)
    arena.add_argument(
        "more_bots", nargs="*", metavar="BOT", help="a bot's name, or 'cmd:PROGRAM ARGS'"
    )
    arena.add_argument("--seconds", type=float, default=1.0, help="for each decision")
    arena.add_argument("--shuffle", action="store_true", help="draw the seats anew each match")
    arena.set_defaults(run=_arena)

    check = commands.add_parser("check", help="replay game records through the rules")
    check.add_argument("records", nargs="+", type=Path, metavar="RECORD")
    check.set_defaults(run=_check)

    bot = commands.add_parser("bot", help="speak the bot protocol on standard input and output")
    bot.add_argument("--level", required=True, metavar="NAME")
    bot.add_argument("--seed", type=int, default=0)
    bot.set_defaults(run=_bot)
    return parser


def _add_series_options(command: argparse.ArgumentParser, matches: int) -> None:
    command.add_argument("--edition", default="classic", choices=("classic", "jester"))
    command.add_argument("--players", type=int, default=4, metavar="N")
    command.add_argument("--rounds", type=int, default=3, choices=(1, 3))
    command.add_argument(
        "--house", default="", metavar="RULES", help="house rules, such as open_ballots=on,wcs=off"
    )
    command.add_argument(
        "--bots", default="", metavar="LIST", help="one bot for all, or one a seat: a,b,c"
    )
    command.add_argument("--matches", type=int, default=matches, metavar="M")
    command.add_argument("--seed", type=int, default=0, metavar="S")
    command.add_argument("--records", type=Path, metavar="DIR", help="write 0001.kingup … there")
    command.add_argument("--json", action="store_true", help="print the counts as JSON")


def _add_play_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--fullscreen", action="store_true", help="fill the whole screen")
    command.add_argument("--language", choices=LANGUAGES, help="speak this language")
    command.add_argument("--window", type=_window_size, metavar="WxH", help="such as 1280x720")


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
    return int(width), int(height)


def _play(options: argparse.Namespace) -> int:
    # Only here, so that commands without a window need no pygame.
    from kingup_game.game import play

    return play(fullscreen=options.fullscreen, language=options.language, window=options.window)


def _replay(options: argparse.Namespace) -> int:
    from kingup_game.table.recorded import UnfinishedRecordError, finished_record

    try:
        recorded = finished_record(options.record.read_bytes())
    except OSError as error:
        return _fail(f"{options.record} cannot be read: {error.strerror}")
    except RecordError as error:
        return _fail(f"{options.record} is no sound game record: {error}")
    except UnfinishedRecordError as error:
        return _fail(f"{options.record} holds no finished match: {error}")
    from kingup_game.game import replay

    return replay(
        recorded,
        fullscreen=options.fullscreen,
        language=options.language,
        window=options.window,
    )


def _simulate(options: argparse.Namespace) -> int:
    table = _setup(options)
    bots = _seated(options.bots.split(","), table)
    return _run_series(options, Series(table, bots, options.matches, options.seed), options.jobs)


def _arena(options: argparse.Namespace) -> int:
    table = _setup(options)
    series = Series(
        table,
        _seated([*options.bots.split(","), *options.more_bots], table),
        options.matches,
        options.seed,
        shuffle_seats=options.shuffle,
        seconds=options.seconds,
    )
    return _run_series(options, series, jobs=1)


def _seated(listed: Sequence[str], table: Terms) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in listed if name.strip()) or ("random",)
    if len(bots) not in (1, table.players):
        raise TermsError(f"name one bot for all seats or {table.players} bots, not {len(bots)}")
    return bots


def _run_series(options: argparse.Namespace, series: Series, jobs: int) -> int:
    check_bots(series.bots, series.terms, allow_programs=options.run is _arena)
    progress = _Progress(series.matches)
    try:
        tally = tally_series(series, jobs, options.records, progress.after)
    except OSError as error:
        return _fail(f"the records cannot be written to {options.records}: {error.strerror}")
    finally:
        progress.clear()
    words = tally.as_json()
    print(json.dumps(words, indent=2, ensure_ascii=False) if options.json else table_text(words))
    return 0


def _check(options: argparse.Namespace) -> int:
    code = 0
    for path in options.records:
        try:
            reading = read_record(unscrambled(path.read_bytes()).record)
        except RecordError as error:
            print(f"{path}: foul: {error}")
            code = 1
        except OSError as error:
            print(f"{path}: cannot be read: {error.strerror}")
            code = 1
        else:
            word = "ok" if reading.ending is Ending.COMPLETE else "ok so far"
            print(f"{path}: {word}: {reading.summary()}")
    return code


def _bot(options: argparse.Namespace) -> int:
    make_bot(options.level, terms_of("classic", 4), 0, 0)
    serve(options.level, options.seed, sys.stdin, sys.stdout)
    return 0


def _setup(options: argparse.Namespace) -> Terms:
    house: dict[str, object] = {}
    for switch in filter(None, options.house.split(",")):
        name, _, value = switch.partition("=")
        if value not in ("on", "off"):
            raise TermsError(f"write a house rule as {name.strip()}=on or {name.strip()}=off")
        house[name.strip()] = value == "on"
    if options.matches < 1:
        raise TermsError(f"play at least one match, not {options.matches}")
    return terms_of(options.edition, options.players, options.rounds, house)


def _fail(sentence: str) -> int:
    print(f"kingup: {sentence}", file=sys.stderr)
    return 2


class _Progress:
    """A bar on a terminal, and complaints about programs anywhere."""

    _WIDTH = 40
    _SECONDS_BETWEEN = 0.1

    def __init__(self, matches: int) -> None:
        self._matches = matches
        self._is_shown = sys.stderr.isatty()
        self._next = 0.0

    def after(self, played: Played) -> None:
        for complaint in played.complaints:
            self.clear()
            print(f"match {played.number}: {complaint}", file=sys.stderr)
        now = monotonic()
        if self._is_shown and now >= self._next:
            self._next = now + self._SECONDS_BETWEEN
            filled = self._WIDTH * played.number // self._matches
            bar = "█" * filled + "░" * (self._WIDTH - filled)
            print(f"\r{bar} {played.number}/{self._matches}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._is_shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
