"""The command line: `kingup [play] | replay | simulate | arena | check | bot`."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor
from io import StringIO, TextIOWrapper
from time import monotonic
from typing import Final, NoReturn

from kingup_game.arguments import parser_for, shortened
from kingup_game.bots.levels import UnknownBotError, make_bot
from kingup_game.bots.protocol.process_tree import end_all_programs
from kingup_game.bots.protocol.serving import ProtocolError, serve
from kingup_game.engine.edition import Terms, TermsError, terms_of
from kingup_game.engine.record import Ending, RecordError, read_record
from kingup_game.table.disk.files import read_small
from kingup_game.table.disk.scramble import unscrambled
from kingup_game.table.simulate import Played, Series, check_bots, tally_series
from kingup_game.table.tally import table_text

OK: Final = 0
FOUL: Final = 1
REFUSED: Final = 2
NOT_WRITTEN: Final = 74
INTERRUPTED: Final = 130

_KILLED: Final = 128
"""Shells add the number of the signal to it."""
_ENDINGS: Final = [
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)
]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the process's exit code: see `arguments.EXIT_CODES`."""
    _open_what_was_closed()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a name may be of any bytes
    try:
        options = _asked(argv)
        code: int = options.run(options)
        sys.stdout.flush()
    except (TermsError, UnknownBotError, ProtocolError) as error:
        return _fail(str(error))
    except BrokenExecutor:
        return _fail("a process that played matches was ended from outside")
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return OK
    except OSError as error:
        _close_output()
        return _fail(f"the answer cannot be written: {error.strerror or error}", NOT_WRITTEN)
    return code


def _asked(argv: Sequence[str] | None) -> argparse.Namespace:
    try:
        return parser_for(_RUNS).parse_args(argv)
    except SystemExit:
        sys.stdout.flush()  # help that finds no room is told as any other answer
        raise


def _open_what_was_closed() -> None:
    """Where somebody closed the terminal's three streams, nothing else may take their numbers: what
    a library complains of would be written into a save."""
    if os.name == "posix":
        for number in range(3):
            try:
                os.fstat(number)
            except OSError:
                os.open(os.devnull, os.O_RDWR)  # it gets the lowest number that is free
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()


def _close_output() -> None:
    """What is left of the answer goes nowhere; else Python would stumble over it at the end."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _play(options: argparse.Namespace) -> int:
    # Only here, so that commands without a window need no pygame.
    from kingup_game.game import play

    return play(fullscreen=options.fullscreen, language=options.language, window=options.window)


def _replay(options: argparse.Namespace) -> int:
    from kingup_game.table.recorded import UnfinishedRecordError, finished_record

    try:
        recorded = finished_record(read_small(options.record))
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


@contextlib.contextmanager
def _ended_at_once() -> Iterator[None]:
    """Whoever is told to end meanwhile takes everything along that was started."""
    before = {}
    with contextlib.suppress(ValueError):  # only a main thread may
        before = {one: signal.signal(one, _end_with_all_programs) for one in _ENDINGS}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _end_with_all_programs(number: int, _: object) -> NoReturn:
    """At once: an exception could come up anywhere, also where a lock is just being taken. The
    processes of a pool notice by themselves."""
    end_all_programs()
    os._exit(_KILLED + number)


def _seated(listed: Sequence[str], table: Terms) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in listed if name.strip()) or ("random",)
    if len(bots) not in (1, table.players):
        raise TermsError(f"name one bot for all seats or {table.players} bots, not {len(bots)}")
    return bots


def _run_series(options: argparse.Namespace, series: Series, jobs: int) -> int:
    check_bots(series.bots, series.terms, allow_programs=options.run is _arena)
    progress = _Progress(series.matches)
    try:
        with _ended_at_once():
            tally = tally_series(
                series, jobs, options.records, progress.after, overwrite=options.overwrite
            )
    except FileExistsError as error:
        return _fail(f"{options.records}: {error.strerror}; name another folder, or --overwrite")
    except OSError as error:
        return _fail(f"the records cannot be written to {options.records}: {error.strerror}")
    finally:
        progress.clear()
    words = tally.as_json()
    print(json.dumps(words, indent=2, ensure_ascii=False) if options.json else table_text(words))
    return 0


def _check(options: argparse.Namespace) -> int:
    code = OK
    for path in options.records:
        try:
            reading = read_record(unscrambled(read_small(path)).record)
        except RecordError as error:
            print(f"{path}: foul: {error}")
            code = FOUL
        except OSError as error:
            print(f"{path}: cannot be read: {error.strerror}")
            code = FOUL
        else:
            word = "ok" if reading.ending is Ending.COMPLETE else "ok so far"
            print(f"{path}: {word}: {reading.summary()}")
    return code


def _bot(options: argparse.Namespace) -> int:
    make_bot(options.level, terms_of("classic", 4), 0, 0)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    serve(options.level, options.seed, sys.stdin or StringIO(), sys.stdout)
    return OK


def _setup(options: argparse.Namespace) -> Terms:
    house: dict[str, object] = {}
    for switch in filter(None, options.house.split(",")):
        name, _, value = switch.partition("=")
        if value not in ("on", "off"):
            raise TermsError(f"write a house rule as {name.strip()}=on or {name.strip()}=off")
        house[name.strip()] = value == "on"
    return terms_of(options.edition, options.players, options.rounds, house)


def _fail(sentence: str, code: int = REFUSED) -> int:
    with contextlib.suppress(OSError):
        print(f"kingup: {shortened(sentence)}", file=sys.stderr)
    return code


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


_RUNS: Final = {
    "play": _play,
    "replay": _replay,
    "simulate": _simulate,
    "arena": _arena,
    "check": _check,
    "bot": _bot,
}
