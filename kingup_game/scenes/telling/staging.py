"""How a count is staged: by the cards that lie open and by how many are left, never by those left.

Whoever watches learns a staging too: a breath that only a No is given says No. So every breath,
every distance and every face follows from what all can see by then, and a card waits, turns and
sounds the same whatever is on it. The order alone knows the cards: a Yes before a No, a Stomachache
last, so that what decides comes last. Among cards that are alike a lot orders them, which knows
no seat: being last tells of a card no more than that it is the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from random import Random
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.events import Outcome
from kingup_game.engine.view import View
from kingup_game.theme.durations import FALL, REFUSALS_PACE, SHORTEST_FALL

ROUTINE_AFTER: Final = 2
"""After so many refusals in a round, one more is nothing that anybody holds their breath for."""

_TURNS_AFTER: Final = {Card.YES: 0, Card.NO: 1, Card.STOMACHACHE: 2}


class Prospect(Enum):
    """What the open cards come to so far."""

    HOPE = auto()
    """All of them Yes: each that is left may end it."""

    REFUSED = auto()
    """A No lies open, and a Stomachache may still call everything off."""

    DECIDED = auto()
    """Nothing that is left can change it."""


@dataclass(frozen=True, slots=True)
class Staging:
    """What is settled before the first card turns: the seats in the order in which theirs do."""

    order: tuple[int, ...]
    refusals: int
    """So many the round has seen."""

    has_stomachache: bool
    """Whether this table plays with one."""

    @property
    def is_routine(self) -> bool:
        """Whether nobody holds their breath as long as in the first ones."""
        return self.refusals >= ROUTINE_AFTER

    @property
    def pace(self) -> float:
        """In how much of its usual time all of it is shown."""
        return pace_after(self.refusals)

    def pace_of_end(self, outcome: Outcome) -> float:
        """The same for what comes of it. A crown takes its time, however long it was waited for,
        and a Stomachache, which is rarer than a refusal, is hurried half as much."""
        paces = {Outcome.REFUSED: self.pace, Outcome.STOMACHACHE: (1.0 + self.pace) / 2}
        return paces.get(outcome, 1.0)

    @property
    def fall_ticks(self) -> float:
        """What a fall is given to be, at that pace, no shorter than it is heard."""
        return max(FALL, SHORTEST_FALL / self.pace)

    def prospect(self, opened: Sequence[Card]) -> Prospect:
        """After these cards."""
        if Card.STOMACHACHE in opened:
            return Prospect.DECIDED
        if Card.NO in opened:
            return Prospect.REFUSED if self.has_stomachache else Prospect.DECIDED
        return Prospect.HOPE


def pace_after(refusals: int) -> float:
    """In how much of its usual time an election is shown after so many refusals in its round."""
    return REFUSALS_PACE[min(refusals, len(REFUSALS_PACE) - 1)]


def staging_of(
    cards: Sequence[Card], lot: Random, refusals: int, *, has_stomachache: bool = False
) -> Staging:
    """The staging of these cards, after so many refusals in the round.

    >>> Y, N, S = Card
    >>> staged = staging_of([N, Y, S, N, Y], Random(1), 0, has_stomachache=True)
    >>> sorted(staged.order[:2]), sorted(staged.order[2:4]), staged.order[4]
    ([1, 4], [0, 3], 2)
    """
    seats = list(range(len(cards)))
    lot.shuffle(seats)
    order = sorted(seats, key=lambda seat: _TURNS_AFTER[cards[seat]])
    return Staging(tuple(order), refusals, has_stomachache)


def lot_of(luck: int, view: View, thing: str) -> Random:
    """What is drawn in one vote of a match, each time the same; it knows no ballot."""
    return Random(f"{luck}/{view.round}/{view.board.hex()}/{thing}")
