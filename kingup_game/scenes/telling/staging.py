"""How a count is staged: by what really happened, once it may be told, and never before.

Whoever watches learns a staging too. So the long breath before the last card is the same for a
crown and for one lonely No; and until all cards lie in the middle, every count is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, Place
from kingup_game.engine.view import View

ROUTINE_AFTER: Final = 2
"""After so many refusals in a round, one more is nothing that anybody holds their breath for."""


class Drama(StrEnum):
    """What kind of a story the cards tell."""

    ACCLAIM = "acclaim"
    """All Yes, and nobody doubted it: an avalanche."""

    HELD_BREATH = "held_breath"
    """All Yes, but somebody was refused before: the last card turns it."""

    LONELY_NO = "lonely_no"
    """All Yes but one, which comes last and alone."""

    SPLIT = "split"
    """Some of each: the Yes first, then what they come to."""

    ALL_NO = "all_no"
    """All No: one chord, all at once."""

    ROUTINE = "routine"
    """Refused once more, and by several: quick, and the crowd yawns."""

    STOMACHACHE = "stomachache"
    """Whatever the others say, the last card sends the candidate running."""


QUICK: Final = frozenset({Drama.ROUTINE})
BREATHLESS: Final = frozenset({Drama.HELD_BREATH, Drama.LONELY_NO})
"""A long silence before the last card."""


@dataclass(frozen=True, slots=True)
class Staging:
    """Seats in the order in which their cards turn: those before the silence, those after it."""

    drama: Drama
    first: tuple[int, ...]
    last: tuple[int, ...]
    is_routine: bool
    """Whether the round has seen so many refusals that everything is a little shorter."""

    @property
    def has_silence(self) -> bool:
        """Whether there is a breath before the last cards."""
        return bool(self.last) and self.drama not in QUICK

    @property
    def has_long_silence(self) -> bool:
        """Whether it is a long one: for a crown and for a lonely No alike."""
        return self.drama in BREATHLESS and not self.is_routine


def staging_of(cards: Sequence[Card], caller: int, refusals: int) -> Staging:
    """The staging of these cards, after so many refusals in the round; the caller's comes early.

    >>> Y, N = Card.YES, Card.NO
    >>> staging_of([Y, N, Y, Y], caller=2, refusals=0)
    Staging(drama=<Drama.LONELY_NO: 'lonely_no'>, first=(2, 3, 0), last=(1,), is_routine=False)
    >>> staging_of([Y, Y, Y], caller=0, refusals=1)
    Staging(drama=<Drama.HELD_BREATH: 'held_breath'>, first=(0, 1), last=(2,), is_routine=False)
    >>> staging_of([N, Y, N], caller=0, refusals=2).drama
    <Drama.ROUTINE: 'routine'>
    """
    seats = [(caller + step) % len(cards) for step in range(len(cards))]
    drama = _drama_of(cards, refusals)
    last: list[int] = []
    if drama is Drama.HELD_BREATH:
        last = seats[-1:]
    elif drama is Drama.STOMACHACHE:
        last = [seat for seat in seats if cards[seat] is Card.STOMACHACHE]
    elif drama in (Drama.LONELY_NO, Drama.SPLIT):
        last = [seat for seat in seats if cards[seat] is Card.NO]
    elif drama is not Drama.ACCLAIM:
        last = seats
    first = [seat for seat in seats if seat not in last]
    return Staging(drama, tuple(first), tuple(last), refusals >= ROUTINE_AFTER)


def _drama_of(cards: Sequence[Card], refusals: int) -> Drama:
    nos = cards.count(Card.NO)
    if Card.STOMACHACHE in cards:
        return Drama.STOMACHACHE
    if not nos:
        return Drama.HELD_BREATH if refusals else Drama.ACCLAIM
    if nos > 1 and refusals >= ROUTINE_AFTER:
        return Drama.ROUTINE
    if nos == len(cards):
        return Drama.ALL_NO
    return Drama.LONELY_NO if nos == 1 else Drama.SPLIT


def refusals_of(view: View) -> int:
    """How many were refused in the round so far, as all have seen it."""
    gone = (Place.OUT, *DUNGEONS)
    return sum(Place(place) in gone for place in view.board)
