"""Threads that read pictures stop with the test whose game asked for them.

A game that is closed has many pictures wanted still. They were read on in the tests after it, with
whatever those had put in the place of a decoder: one was told of there that its test had never
heard of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from kingup_game.stage.canvas.loading_ahead import LoadingAhead, Wanted


@contextmanager
def reading_ends() -> Iterator[None]:
    """Nothing that was asked for within is read any more afterwards."""
    want, asked = LoadingAhead.want, set[LoadingAhead]()

    def want_here(ahead: LoadingAhead, pictures: Iterable[Wanted], *, last: bool = False) -> None:
        asked.add(ahead)
        want(ahead, pictures, last=last)

    try:
        with patch.object(LoadingAhead, "want", want_here):
            yield
    finally:
        for ahead in asked:
            ahead.note_what_waits()
            list(ahead.let_go_of_noted())
            ahead.finish()
