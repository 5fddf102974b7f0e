"""Beats being played. Time left over from one flows into the next: nothing drifts at any speed."""

from __future__ import annotations

from typing import Protocol

from kingup_game.motion.pace import Pace
from kingup_game.motion.script import Beat, Frames, Script, Then, Together, Tween, Variant
from kingup_game.motion.tween import ease_in_out, linear

# More beats than any script has: beyond this one is taken to be endless.
MOST_BEATS = 100_000

# Time inside a runner is counted in whole parts of a tick, so that every speed adds up exactly.
PARTS = 100


class Run(Protocol):
    """One beat being played: takes parts of ticks and returns those it did not need."""

    done: bool

    def take(self, parts: int) -> int:
        """Use up so many parts of a tick; the answer is how many were not needed."""

    def finish(self) -> None:
        """Reach the end state now."""


class _Waiting:
    def __init__(self, parts: int) -> None:
        self.left = parts
        self.done = False

    def take(self, parts: int) -> int:
        """Waits through so many parts; what is left over comes back."""
        used = min(parts, self.left)
        self.left -= used
        self.done = self.left == 0
        return parts - used

    def finish(self) -> None:
        """Waits no more."""
        self.left = 0
        self.done = True


class _Tweening:
    def __init__(self, beat: Tween, pace: Pace) -> None:
        self.beat = beat
        # Overshoot is just what people who ask for calm do not want.
        self.ease = ease_in_out if pace.reduced and beat.ease is not linear else beat.ease
        self.length = round(beat.ticks * PARTS)
        self.gone = 0
        self.done = False
        beat.change(beat.start)

    def take(self, parts: int) -> int:
        """Goes on by so many parts, and hands on the value; what is left over comes back."""
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
        """Hands on the last value."""
        self.done = True
        self.beat.change(self.beat.end)


class _AllAtOnce:
    def __init__(self, beats: tuple[Beat, ...], pace: Pace) -> None:
        self.runs = [_start(beat, pace) for beat in beats]
        self.done = False

    def take(self, parts: int) -> int:
        """All go on by so many parts; what the last of them leaves over comes back."""
        left = parts
        for run in self.runs:
            if not run.done:
                left = min(left, run.take(parts))
        self.runs = [run for run in self.runs if not run.done]
        self.done = not self.runs
        return left if self.done else 0

    def finish(self) -> None:
        """All are at their ends."""
        for run in self.runs:
            if not run.done:
                run.finish()
        self.runs = []
        self.done = True


class ScriptRun:
    """A script being played, beat after beat. A beat can be a script again."""

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
        """Use up so many parts of a tick; the answer is how many were not needed."""
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
        """Have every beat that is left reach its end state now."""
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
            return _Waiting(max(0, round(beat * PARTS)))
        case Frames(number):
            return _Waiting(round(pace.real(number) * PARTS))
        case Tween():
            return _Tweening(beat, pace)
        case Together(beats):
            return _AllAtOnce(beats, pace)
        case Then(beats):
            return ScriptRun(iter(beats), pace)
        case Variant(full, calm, quick):
            played = calm if pace.reduced else quick if pace.is_quick else full
            return _start(played(), pace)
    return ScriptRun(beat, pace)
