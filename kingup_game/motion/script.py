"""Scripts: plain generators that read like stage directions.

A script yields beats: a number of ticks to wait, `frames(...)`, a `tween`, `together(...)`,
`then(...)`, a `variant(...)`, or another script. A `Director` plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from kingup_game.motion.tween import Ease, ease_in_out


@dataclass(frozen=True)
class Tween:
    """Calls `change` with values from `start` to `end`; the last call is exactly `end`."""

    change: Callable[[float], None]
    start: float
    end: float
    ticks: float
    ease: Ease


@dataclass(frozen=True)
class Together:
    """Beats that are played at the same time; see `together`."""

    beats: tuple[Beat, ...]


@dataclass(frozen=True)
class Then:
    """Beats that are played one after the other; see `then`."""

    beats: tuple[Beat, ...]


@dataclass(frozen=True)
class Variant:
    """Ways to show the same thing; see `variant`."""

    full: Callable[[], Beat]
    calm: Callable[[], Beat]
    quick: Callable[[], Beat]


@dataclass(frozen=True)
class Frames:
    """A wait that no pace makes longer or shorter; see `frames`."""

    number: int


Script: TypeAlias = Iterator["Beat"]
Beat: TypeAlias = "int | float | Frames | Tween | Together | Then | Variant | Script"


def tween(
    change: Callable[[float], None],
    start: float,
    end: float,
    ticks: float,
    ease: Ease = ease_in_out,
) -> Beat:
    """A beat in which `change` is called each tick with a value on the way from start to end."""
    return Tween(change, start, end, ticks, ease)


def glide(
    change: Callable[[float, float], None],
    start: tuple[float, float],
    end: tuple[float, float],
    ticks: float,
    ease: Ease = ease_in_out,
) -> Beat:
    """A tween of a place: `change(x, y)` from one point to another."""

    def at(share: float) -> None:
        if share == 1.0:
            change(*end)
        else:
            change(
                start[0] + (end[0] - start[0]) * share,
                start[1] + (end[1] - start[1]) * share,
            )

    return Tween(at, 0.0, 1.0, ticks, ease)


def together(*beats: Beat) -> Beat:
    """All at once; over when the last is over."""
    return Together(beats)


def at_once(*beats: Beat) -> Script:
    """`together` as a script of its own."""
    yield together(*beats)


def then(*beats: Beat) -> Beat:
    """One after the other."""
    return Then(beats)


def variant(
    full: Callable[[], Beat],
    calm: Callable[[], Beat],
    quick: Callable[[], Beat] | None = None,
) -> Beat:
    """Ways to show the same thing; `calm` is played where motion is reduced, and `quick`, if there
    is one, at a pace at which what is large has too few frames to be seen moving."""
    return Variant(full, calm, quick or full)


def at_pace(share: float, beat: Beat) -> Beat:
    """The same in so much of its time: every wait in it and every way is as much shorter.

    >>> at_pace(0.5, then(4, 10.0))
    Then(beats=(2.0, 5.0))
    """
    if share == 1 or isinstance(beat, Frames):
        return beat
    if isinstance(beat, int | float):
        return beat * share
    if isinstance(beat, Tween):
        return replace(beat, ticks=beat.ticks * share)
    if isinstance(beat, Together | Then):
        return replace(beat, beats=tuple(at_pace(share, one) for one in beat.beats))
    if isinstance(beat, Variant):
        full, calm, quick = beat.full, beat.calm, beat.quick
        return Variant(
            lambda: at_pace(share, full()),
            lambda: at_pace(share, calm()),
            lambda: at_pace(share, quick()),
        )
    return (at_pace(share, one) for one in beat)


def frames(number: int) -> Beat:
    """So many frames at any pace: what comes then is not drawn with what came before, and nobody
    waits longer for it than that takes."""
    return Frames(number)


def call(action: Callable[[], object]) -> Script:
    """A beat without length that does something, for use inside `then` and `together`."""
    action()
    return
    yield
