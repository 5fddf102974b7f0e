"""Says at a thing what it is when somebody points at it, and why not when it cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.app.presses import Press
from kingup_game.engine.cast import Character
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.match.sights import Sight, Sights
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.hints.tooltip import LitThings, Tooltip
from kingup_game.theme.durations import REASON_SHOWN, SIGHT_DWELL, SIGHT_SHOWN


class Signpost:
    """One line at a time. A reason goes before a name, and neither outlasts what it is about."""

    def __init__(self, match: MatchContext) -> None:
        self.sheet = Sheet()
        self._match = match
        self._tooltip = Tooltip(self.sheet, match.backstage.measure)
        self._lights = LitThings(self.sheet)
        self._sights = Sights(match)
        self._meant: Sight | None = None
        self._rested = 0
        self._left: int | None = None
        self.spared: Sequence[Area] = ()
        """What no name shall hide, beside the people."""

    def point(self, press: Press) -> None:
        """Somebody's pointer came to a place. Where an arrow could tell a ballot, all is silent."""
        if self._match.backstage.controls.is_pointing:
            self._mean(self._sights.at(press.x, press.y))

    def focus(self, character: Character | None) -> None:
        """Somebody's focus came to a character by buttons."""
        self._mean(None if character is None else self._sights.token(character))

    def tell(self, words: str, at: Area, *, is_below: bool = False) -> None:
        """Say why something cannot be done, at the thing itself, above or below it, where it hides
        least of people and of what floors are worth."""
        self._meant = None
        self._lights.show(())
        self._left = round(REASON_SHOWN)
        spared = [*self._sights.people(), *self._sights.numerals()]
        self._tooltip.show(words, at, is_below=is_below, people=spared)

    def hush(self) -> None:
        """Say nothing until somebody points again."""
        self._meant, self._left = None, None
        self._lights.show(())
        self._tooltip.hide()

    def update(self) -> None:
        """One tick passed: a name comes when the pointer rests, and goes after a while."""
        if self._left is not None:
            self._left -= 1
            if self._left <= 0:
                self._left = None
                self._tooltip.hide()
        elif self._meant is not None:
            self._rested += 1
            if self._rested == SIGHT_DWELL:
                meant = self._meant
                spared = [*self._sights.people(), *self.spared]
                self._tooltip.show(meant.say(), meant.sign, people=spared)
                self._left = round(SIGHT_SHOWN)

    def _mean(self, sight: Sight | None) -> None:
        is_same = sight is not None and self._meant is not None and sight.key == self._meant.key
        if is_same:
            return
        if self._meant is not None or self._left is None:
            self._left = None
            self._tooltip.hide()
        self._meant, self._rested = sight, 0
        self._lights.show(() if sight is None else sight.lights)
