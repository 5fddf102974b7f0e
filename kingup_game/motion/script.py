"""Scripts: plain generators that read like stage directions, run by ticks.

A script yields beats: a number of ticks to wait, a `tween`, `together(...)`, `then(...)`, a
`variant(...)`, or another script. Time left over from one beat flows into the next, so nothing
drifts at any speed, and `finish()` plays every beat to its end state.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from kingup_game.motion.tween import Ease, ease_in_out, linear

SLOWEST_PERCENT = 50
FASTEST_PERCENT = 400

# A hurried script plays this much faster and is over after so many ticks (100 ms) at the latest.
HURRY_FACTOR = 6
HURRY_TICKS = 5

# More beats than any script has: beyond this one is taken to be endless.
MOST_BEATS = 100_000

# Time inside a runner is counted in whole parts of a tick, so that every speed adds up exactly.
PARTS = 100


@dataclass(frozen=True)
class Pace:
    """How the people want motion: its speed, and whether to keep it calm."""

    percent: int = 100
    reduced: bool = False

    def __post_init__(self) -> None:
        if not SLOWEST_PERCENT <= self.percent <= FASTEST_PERCENT:
            raise ValueError(f"speed {self.percent} % is not within 50 to 400 %")


STEADY = Pace()


class Run(Protocol):
    """One beat being played: takes parts of ticks and returns those it did not need."""

    done: bool

    def take(self, parts: int) -> int: ...

    def finish(self) -> None: ...


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
    beats: tuple[Beat, ...]


@dataclass(frozen=True)
class Then:
    beats: tuple[Beat, ...]


@dataclass(frozen=True)
class Variant:
    full: Callable[[], Beat]
    calm: Callable[[], Beat]


Script: TypeAlias = Iterator["Beat"]
Beat: TypeAlias = "int | float | Tween | Together | Then | Variant | Script"


def wait(ticks: float) -> Beat:
    return ticks


def tween(
    change: Callable[[float], None],
    start: float,
    end: float,
    ticks: float,
    ease: Ease = ease_in_out,
) -> Beat:
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


def then(*beats: Beat) -> Beat:
    """One after the other."""
    return Then(beats)


def variant(full: Callable[[], Beat], calm: Callable[[], Beat]) -> Beat:
    """Two ways to show the same thing; `calm` is played where motion is reduced."""
    return Variant(full, calm)


def call(action: Callable[[], object]) -> Script:
    """A beat without length that does something, for use inside `then` and `together`."""
    action()
    return
    yield


class _WaitRun:
    def __init__(self, parts: int) -> None:
        self.left = parts
        self.done = False

    def take(self, parts: int) -> int:
        used = min(parts, self.left)
        self.left -= used
        self.done = self.left == 0
        return parts - used

    def finish(self) -> None:
        self.left = 0
        self.done = True


class _TweenRun:
    def __init__(self, beat: Tween, pace: Pace) -> None:
        self.beat = beat
        # Overshoot is just what people who ask for calm do not want.
        self.ease = ease_in_out if pace.reduced and beat.ease is not linear else beat.ease
        self.length = round(beat.ticks * PARTS)
        self.gone = 0
        self.done = False
        beat.change(beat.start)

    def take(self, parts: int) -> int:
        used = min(parts, self.length - self.gone)
        self.gone += used
        if self.gone == self.length:
            self.finish()
        elif used:
            beat = self.beat
            way = self.ease(self.gone / self.length)
            beat.change(beat.start + (beat.end - beat.start) * way)
        return parts - used

    def finish(self) -> None:
        self.done = True
        self.beat.change(self.beat.end)


class _TogetherRun:
    def __init__(self, beats: tuple[Beat, ...], pace: Pace) -> None:
        self.runs = [_start(beat, pace) for beat in beats]
        self.done = False

    def take(self, parts: int) -> int:
        left = parts
        for run in self.runs:
            if not run.done:
                left = min(left, run.take(parts))
        self.runs = [run for run in self.runs if not run.done]
        self.done = not self.runs
        return left if self.done else 0

    def finish(self) -> None:
        for run in self.runs:
            if not run.done:
                run.finish()
        self.runs = []
        self.done = True


class _ScriptRun:
    def __init__(self, script: Script, pace: Pace) -> None:
        self.script = script
        self.pace = pace
        self.now: Run | None = None
        self.done = False

    def _next(self) -> Run | None:
        beat = next(self.script, None)
        if beat is None:
            self.done = True
            return None
        return _start(beat, self.pace)

    def take(self, parts: int) -> int:
        for _ in range(MOST_BEATS):
            if self.now is None:
                self.now = self._next()
                if self.now is None:
                    return parts
            parts = self.now.take(parts)
            if not self.now.done:
                return 0
            self.now = None
        raise RuntimeError("a script yields beat after beat without taking time")

    def finish(self) -> None:
        for _ in range(MOST_BEATS):
            if self.now is not None:
                self.now.finish()
            self.now = self._next()
            if self.now is None:
                return
        raise RuntimeError("a script never ends; endless motion belongs in update()")


def _start(beat: Beat, pace: Pace) -> Run:
    match beat:
        case int() | float():
            return _WaitRun(max(0, round(beat * PARTS)))
        case Tween():
            return _TweenRun(beat, pace)
        case Together(beats):
            return _TogetherRun(beats, pace)
        case Then(beats):
            return _ScriptRun(iter(beats), pace)
        case Variant(full, calm):
            return _start((calm if pace.reduced else full)(), pace)
    return _ScriptRun(beat, pace)


class ScriptRunner:
    """Plays one script at a pace. Its first beat starts at once, before any time passes."""

    def __init__(self, script: Script, pace: Pace = STEADY) -> None:
        self.pace = pace
        self._run = _ScriptRun(script, pace)
        self._hurried_ticks: int | None = None
        self._run.take(0)

    @property
    def done(self) -> bool:
        return self._run.done

    def advance(self, ticks: int = 1) -> bool:
        """Lets so many ticks of the room's time pass; returns whether the script is over."""
        for _ in range(ticks):
            if self.done:
                break
            self._tick()
        return self.done

    def _tick(self) -> None:
        parts = self.pace.percent * PARTS // 100
        if self._hurried_ticks is None:
            self._run.take(parts)
            return
        self._hurried_ticks += 1
        if self._hurried_ticks >= HURRY_TICKS:
            self.finish()
        else:
            self._run.take(parts * HURRY_FACTOR)

    def hurry(self) -> None:
        """One press: the rest rushes by and is over within 100 ms."""
        if self._hurried_ticks is None:
            self._hurried_ticks = 0

    def finish(self) -> None:
        if not self.done:
            self._run.finish()


class Director:
    """Plays scripts one after the other, as events come in faster than they can be shown."""

    def __init__(self, pace: Pace = STEADY) -> None:
        self.pace = pace
        self._now: ScriptRunner | None = None
        self._waiting: deque[Script] = deque()
        self._hurried_ticks: int | None = None

    @property
    def busy(self) -> bool:
        return self._now is not None

    def play(self, script: Script) -> None:
        """Starts the script now, or after all those that were given before it."""
        if self._now is None:
            self._begin(script)
        else:
            self._waiting.append(script)

    def advance(self, ticks: int = 1) -> None:
        for _ in range(ticks):
            if self._now is None:
                return
            if self._now.advance():
                self._next()
            if self._hurried_ticks is not None:
                self._hurried_ticks += 1
                if self._hurried_ticks >= HURRY_TICKS:
                    self.finish()

    def hurry(self) -> None:
        """Everything still to be shown rushes by and is over within 100 ms."""
        if self._now is not None and self._hurried_ticks is None:
            self._hurried_ticks = 0
            self._now.hurry()

    def hurry_this(self) -> None:
        """Only what is being shown now rushes by; what waits after it keeps its time."""
        if self._now is not None:
            self._now.hurry()

    def finish(self) -> None:
        while self._now is not None:
            self._now.finish()
            self._next()

    def _begin(self, script: Script) -> None:
        runner = ScriptRunner(script, self.pace)
        self._now = None if runner.done else runner
        if self._hurried_ticks is not None:
            runner.hurry()

    def _next(self) -> None:
        self._now = None
        while self._now is None and self._waiting:
            self._begin(self._waiting.popleft())
        if self._now is None:
            self._hurried_ticks = None
