"""A match that nobody plays, within a scene: its time is in that scene's hands."""

from __future__ import annotations

from collections.abc import Callable

from kingup_game.engine.events import Event
from kingup_game.engine.state import Phase
from kingup_game.motion.pace import Pace
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.nested_scenes import NestedScenes
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.match.context import MatchContext
from kingup_game.table.port import MatchPort

USUAL_PERCENT = 100

Seating = Callable[[Backstage, MatchPort], MatchContext]
"""Makes of a port a match with those at the table who played it."""


class WatchedMatch(NestedScenes):
    """Shows a finished match by the scenes of any other, forwards, as fast as is asked for."""

    def __init__(
        self,
        backstage: Backstage,
        port: MatchPort,
        seating: Seating,
        opening: Callable[[MatchContext], Scene],
        pace: Pace | None = None,
    ) -> None:
        super().__init__(backstage)
        self.within.pace = pace or backstage.pace
        self._seating = seating
        self._match = seating(self.within, port)
        self._opening = opening
        self._due = 0

    def first(self) -> Scene:
        """Whatever scene its first news asks for."""
        return self._opening(self._match)

    @property
    def is_over(self) -> bool:
        """Whether the end of it has been told."""
        return self._match.view.phase is Phase.OVER

    def pass_time(self, percent: int) -> int:
        """So much of a tick, whole ones only; the answer is how many of them passed."""
        self._due += percent
        passed, self._due = divmod(self._due, USUAL_PERCENT)
        for _ in range(passed):
            super().update()
        return passed

    def skip_to(self, is_wanted: Callable[[Event], bool], *, from_the_start: bool = False) -> None:
        """Whatever comes before the next event that is wanted, is so at once.

        LookupError where no such event comes any more.
        """
        stack = self.within.stack
        with self.backstage.audio.unheard():
            self._match.picture.stand_still()
            stack.pop()
        if from_the_start:
            self._match = self._seating(self.within, self._match.port.from_the_start())
        match = self._match
        match.teller.skip_to(is_wanted)
        while match.teller.next() is None:
            if match.port.share_told() >= 1:
                raise LookupError("no such event comes any more")
            match.port.go_on(True)
            match.teller.skip_to(is_wanted)
        match.show_position()
        stack.push(self._opening(match))
