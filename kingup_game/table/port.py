"""The port between a match and its picture: acts go in, news come out, and nothing else.

Behind it may be a match that is being played (`live`), or a finished record (`recorded`). Whoever
holds a port cannot reach the match: it is made of functions, and what they hand out is what the
television and each person at the screen may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from kingup_game.engine.actions import Action
from kingup_game.engine.chronicle import Chronicle
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import Event
from kingup_game.engine.view import View
from kingup_game.table.almanac import Almanac
from kingup_game.table.coaching import Counsel

Views = Mapping[int | None, View]
"""What the television (None) and each person at the screen may know at one moment."""


@dataclass(frozen=True, slots=True)
class Told:
    """One event, as the television (None) and each person may see it."""

    seen: Mapping[int | None, Event]

    @property
    def event(self) -> Event:
        """The event as everybody may see it."""
        return self.seen[None]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Somebody took an act back: everything is as in these views again."""

    views: Views
    chronicle: Chronicle


News = Told | TakenBack


def _nothing(*_: object) -> None:
    """What a port does that has no use for a call."""


def _begins_once() -> MatchPort:
    """Only what is over can be told again."""
    raise LookupError("a match that is being played begins once")


@dataclass(frozen=True, slots=True)
class MatchPort:
    """All that a picture of a match may ask. The first six are what every match has."""

    terms: Terms
    opening: Views
    """What was known before the first news."""

    chronicle: Chronicle
    """What everybody had seen before the first news."""

    almanacs: tuple[Almanac, ...]
    """The order of the cards in each round; public by nature."""

    luck: int
    """For chance that decides nothing: where confetti falls. No deal follows from it."""

    past: tuple[Event, ...]
    """What everybody had been told before the first news, as the television sees it."""

    news: Callable[[], Sequence[News]]
    """What happened since this was last called, each thing once."""

    go_on: Callable[[bool], None]
    """The picture has caught up: let act whoever needs no person, at once where `True` says so."""

    submit: Callable[[Action], None] = _nothing
    """Do what a person asks; IllegalActionError where the rules refuse."""

    take_back: Callable[[int], None] = _nothing
    """Undo a person's last act; ValueError where the rules of undo do not allow it."""

    pass_time: Callable[[], None] = _nothing
    """One tick passed for those who think."""

    is_held: Callable[[], bool] = lambda: False
    """Whether nobody shall act: the last act is not on the disk yet, and no second may be lost."""

    has_ballots: bool = True
    """Whether an election is held here; a record only tells how it went."""

    bots_have_voted: Callable[[], bool] = lambda: True
    """Whether no bot keeps the ballot box waiting."""

    consult: Callable[[int], None] = _nothing
    """Have the coach think about what a person may do now."""

    counsel: Callable[[], Counsel | None] = lambda: None
    """What the coach has found, once."""

    dismiss_coach: Callable[[], None] = _nothing
    set_fast: Callable[[bool], None] = _nothing
    """Whether bots act without a human pause."""

    from_the_start: Callable[[], MatchPort] = _begins_once
    """The same match before its first news; this port tells nothing more."""

    share_told: Callable[[], float] = lambda: 0.0
    """How much of a record has been told, 1 at its end; of a match being played nobody knows."""

    end_was_seen: Callable[[], None] = _nothing
    """Everybody knows who won: the match is not to be continued any more."""
