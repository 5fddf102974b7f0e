"""The command line: `kingup [play] | replay | simulate | arena | check | bot`."""

from __future__ import annotations

import argparse
import gc
import signal
import sys
from collections.abc import Sequence
from functools import partial
from typing import Final

from kingup_game.arguments import (
    BROKEN,
    INTERRUPTED,
    NOT_WRITTEN,
    OK,
    REFUSED,
    Command,
    RefusedError,
    parser_for,
    shortened,
)
from kingup_game.terminal import close_output, prepare_streams
from kingup_game.told_to_end import heard_by
from kingup_game.words import MissingWordsError


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the process's exit code: see `arguments.EXIT_CODES`."""
    prepare_streams()
    try:
        code = _run(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:  # once more, while the answer was being told
        close_output()
        return INTERRUPTED
    except BrokenPipeError:
        close_output()
        return OK
    except OSError as error:
        close_output()
        return _fail(f"the answer cannot be written: {error.strerror or error}", NOT_WRITTEN)
    return code


def _run(argv: Sequence[str] | None) -> int:
    try:
        options = _asked(argv)
        code: int = options.run(options)
    except RefusedError as error:
        return _fail(str(error))
    except MissingWordsError as error:
        return _fail(str(error), BROKEN)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _asked(argv: Sequence[str] | None) -> argparse.Namespace:
    try:
        return parser_for(_RUNS).parse_args(argv)
    except SystemExit:
        sys.stdout.flush()  # help that finds no room is told as any other answer
        raise


def _play(options: argparse.Namespace) -> int:
    gc.disable()  # whatever is made until the window is there stays
    try:
        with heard_by(signal.SIG_DFL):  # until there is something that has to be kept
            # Only here, so that commands without a window need no pygame; and in this order, so
            # that two cores have something to do.
            from kingup_game.curtain_raiser import title_ahead

            ahead = title_ahead()
            from kingup_game.windowed import play

            return play(
                fullscreen=options.fullscreen,
                language=options.language,
                window=options.window,
                ahead=ahead,
            )
    finally:
        gc.enable()


def _replay(options: argparse.Namespace) -> int:
    from kingup_game.engine.record import RecordError
    from kingup_game.table.disk.files import read_small
    from kingup_game.table.recorded import UnfinishedRecordError, finished_record

    try:
        recorded = finished_record(read_small(options.record))
    except OSError as error:
        return _fail(f"{options.record} cannot be read: {error.strerror}")
    except RecordError as error:
        return _fail(f"{options.record} is no sound game record: {error}")
    except UnfinishedRecordError as error:
        return _fail(f"{options.record} holds no finished match: {error}")
    with heard_by(signal.SIG_DFL):
        from kingup_game.windowed import replay

        return replay(
            recorded,
            fullscreen=options.fullscreen,
            language=options.language,
            window=options.window,
        )


def _without_screen(name: str, options: argparse.Namespace) -> int:
    # As late as this too: whoever plays needs to load nothing of it before the window opens.
    from kingup_game.commands import run

    return run(name, options)


def _fail(sentence: str, code: int = REFUSED) -> int:
    print(f"kingup: {shortened(sentence)}", file=sys.stderr)
    return code


_RUNS: Final[dict[str, Command]] = {
    "play": _play,
    "replay": _replay,
    **{name: partial(_without_screen, name) for name in ("simulate", "arena", "check", "bot")},
}
