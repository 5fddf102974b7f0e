"""What everybody saw, kept: who moved whom in the round, and what each round was worth.

It has no card of any vote: who played a No may be remembered, and is never looked up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kingup_game.engine.cast import Character, Place
from kingup_game.engine.events import (
    CharacterMoved,
    CharacterPlaced,
    Event,
    LeftoversServed,
    Outcome,
    RoundDealt,
    RoundScored,
    VotesRevealed,
)


class Deed(NamedTuple):
    """A seat had a character go somewhere; None is nobody, for those whom no seat placed.

    After a nomination `outcome` is how the election ended, and `sent_to` where the nominee went.
    """

    seat: int | None
    character: Character
    origin: Place
    to: Place
    outcome: Outcome | None = None
    sent_to: Place | None = None

    @property
    def end(self) -> Place:
        """Where the character was when all of it was over."""
        return self.to if self.sent_to is None else self.sent_to


class Chronicle(NamedTuple):
    """The deeds of the round, the oldest first, and the points of each round that was scored.

    >>> from kingup_game.engine.actions import Card
    >>> told = Chronicle().after(CharacterMoved(2, "A", Place.FLOOR_5, Place.THRONE))
    >>> told.deeds[-1].outcome
    >>> cards = (Card.YES, Card.NO, Card.YES)
    >>> told = told.after(VotesRevealed("A", cards, Outcome.REFUSED, Place.OUT))
    >>> told.deeds[-1].outcome, told.deeds[-1].end, "no" in repr(told)
    (<Outcome.REFUSED: 'refused'>, <Place.OUT: 12>, False)
    >>> told.refusals
    1
    """

    deeds: tuple[Deed, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()

    def after(self, event: Event) -> Chronicle:
        """The same, with one event more."""
        match event:
            case RoundDealt():
                return self._replace(deeds=())
            case CharacterPlaced(seat, character, floor):
                return self._with(Deed(seat, character, Place.TRAY, floor))
            case LeftoversServed(characters):
                kitchen = (Deed(None, one, Place.TRAY, Place.FLOOR_0) for one in characters)
                return self._with(*kitchen)
            case CharacterMoved(seat, character, origin, to):
                return self._with(Deed(seat, character, origin, to))
            case VotesRevealed(outcome=outcome, to=to):
                *before, called = self.deeds
                ended = called._replace(outcome=outcome, sent_to=to)
                return self._replace(deeds=(*before, ended))
            case RoundScored(points=points):
                return self._replace(points=(*self.points, points))
        return self

    @property
    def refusals(self) -> int:
        """How often somebody who was up for the throne in this round did not become king."""
        ends = [deed.outcome for deed in self.deeds if deed.outcome is not None]
        return len(ends) - ends.count(Outcome.CROWNED)

    def _with(self, *deeds: Deed) -> Chronicle:
        return self._replace(deeds=(*self.deeds, *deeds))


def chronicle_of(events: Iterable[Event]) -> Chronicle:
    """The chronicle of a match from its first event on."""
    told = Chronicle()
    for event in events:
        told = told.after(event)
    return told
