"""The commands that need no screen: `kingup simulate | arena | check | bot`."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from io import StringIO, TextIOWrapper
from multiprocessing import active_children
from time import monotonic
from typing import Final, NoReturn

from kingup_game.arguments import FOUL, KILLED, OK, Command, RefusedError, shortened
from kingup_game.bots.levels import UnknownBotError, make_bot
from kingup_game.bots.protocol.process_tree import end_all_programs
from kingup_game.bots.protocol.serving import ProtocolError, serve
from kingup_game.engine.edition import Terms, TermsError, terms_of
from kingup_game.engine.record import Ending, RecordError, read_record
from kingup_game.table.disk.files import read_small
from kingup_game.table.disk.scramble import unscrambled
from kingup_game.table.simulate import Played, Series, check_bots, tally_series
from kingup_game.table.tally import table_text
from kingup_game.told_to_end import heard_by


def run(name: str, options: argparse.Namespace) -> int:
    """Run the command of that name; RefusedError says why it cannot be done."""
    try:
        return _COMMANDS[name](options)
    except (TermsError, UnknownBotError, ProtocolError) as error:
        raise RefusedError(str(error)) from error
    except BrokenExecutor as error:
        raise RefusedError("a process that played matches was ended from outside") from error


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
    return _run_series(options, series, jobs=1, allow_programs=True)


def _end_with_all_programs(number: int, _: object) -> NoReturn:
    """At once, with everything that was started: an exception could come up anywhere, also where a
    lock is just being taken."""
    end_all_programs()
    with contextlib.suppress(Exception):
        for child in active_children():
            child.kill()
    os._exit(KILLED + number)


def _seated(listed: Sequence[str], table: Terms) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in listed if name.strip()) or ("random",)
    if len(bots) not in (1, table.players):
        raise TermsError(f"name one bot for all seats or {table.players} bots, not {len(bots)}")
    return bots


def _run_series(
    options: argparse.Namespace, series: Series, jobs: int, *, allow_programs: bool = False
) -> int:
    check_bots(series.bots, series.terms, allow_programs)
    progress = _Progress(series.matches)
    try:
        with heard_by(_end_with_all_programs):
            tally = tally_series(
                series, jobs, options.records, progress.after, overwrite=options.overwrite
            )
    except FileExistsError as error:
        taken = f"{options.records}: {error.strerror}; name another folder, or --overwrite"
        raise RefusedError(taken) from error
    except OSError as error:
        why = f"the records cannot be written to {options.records}: {error.strerror}"
        raise RefusedError(why) from error
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
            print(f"match {played.number}: {shortened(complaint)}", file=sys.stderr)
        now = monotonic()
        if self._is_shown and now >= self._next:
            self._next = now + self._SECONDS_BETWEEN
            filled = self._WIDTH * played.number // self._matches
            bar = "█" * filled + "░" * (self._WIDTH - filled)
            print(f"\r{bar} {played.number}/{self._matches}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._is_shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


_COMMANDS: Final[dict[str, Command]] = {
    "simulate": _simulate,
    "arena": _arena,
    "check": _check,
    "bot": _bot,
}
