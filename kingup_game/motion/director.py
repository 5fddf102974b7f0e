"""Plays scripts by ticks. `finish()` plays every beat of them to its end state."""

from __future__ import annotations

from collections import deque

from kingup_game.motion.pace import STEADY, Pace
from kingup_game.motion.runs import PARTS, ScriptRun
from kingup_game.motion.script import Script

# A hurried script plays this much faster and is over after so many ticks (100 ms) at the latest.
HURRY_FACTOR = 6
HURRY_TICKS = 5


class ScriptRunner:
    """Plays one script at a pace. Its first beat starts at once, before any time passes.

    >>> from kingup_game.motion.script import tween
    >>> from kingup_game.motion.tween import linear
    >>> shown = []
    >>> def fade():
    ...     yield 2
    ...     yield tween(shown.append, 0, 100, 2, linear)
    >>> runner = ScriptRunner(fade())
    >>> runner.advance(3), shown
    (False, [0, 50.0])
    >>> runner.finish()
    >>> runner.done, shown[-1]
    (True, 100)
    """

    def __init__(self, script: Script, pace: Pace = STEADY) -> None:
        self.pace = pace
        self._run = ScriptRun(script, pace)
        self._hurried_ticks: int | None = None
        self._run.take(0)

    @property
    def done(self) -> bool:
        """Whether the script is over."""
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
        """Have every beat that is left reach its end state now."""
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
        """Whether a script is being played."""
        return self._now is not None

    @property
    def is_hurried(self) -> bool:
        """Whether what is being played rushes by."""
        return self._hurried_ticks is not None

    def play(self, script: Script) -> None:
        """Starts the script now, or after all those that were given before it."""
        if self._now is None:
            self._begin(script)
        else:
            self._waiting.append(script)

    def advance(self, ticks: int = 1) -> None:
        """Lets so many ticks pass for the script that is being played, and those after it."""
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

    def finish(self) -> None:
        """Have everything that is left reach its end state now."""
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
