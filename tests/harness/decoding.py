"""Pictures that are there as soon as they are asked for, whatever else the machine does."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from unittest.mock import patch

from kingup_game.stage.canvas.loading_ahead import LoadingAhead, Wanted


@contextlib.contextmanager
def decoded_when_asked() -> Iterator[None]:
    """A busy machine decodes pictures later than another, and one that is made otherwise meanwhile
    is rounded otherwise: that is no secret."""
    want = LoadingAhead.want

    def want_and_wait(
        ahead: LoadingAhead, pictures: Iterable[Wanted], *, last: bool = False
    ) -> None:
        want(ahead, pictures, last=last)
        ahead.finish()

    with patch.object(LoadingAhead, "want", want_and_wait):
        yield
