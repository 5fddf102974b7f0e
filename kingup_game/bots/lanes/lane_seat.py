"""One seat in all lanes, and the dice that it shares with the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_, or_
from random import Random

from kingup_game.bots.belief.styles import ClimbStyle, PlaceStyle, VoteStyle
from kingup_game.bots.lanes.many_rounds import Mask


@dataclass(slots=True)
class LaneSeat:
    """A seat's favourites, and where it follows which style."""

    own: Sequence[Mask]
    """Per subject, where it is one of the seat's favourites."""
    climbs: Sequence[tuple[ClimbStyle, Mask]]
    votes: Sequence[tuple[VoteStyle, Mask]]
    places: Sequence[tuple[PlaceStyle, Mask]]
    slips: bool = True
    """Whether now and then it does something that its style would not."""

    def strangers(self, characters: int, everywhere: Mask) -> list[Mask]:
        """Per character, where it is none of the seat's favourites. The Jester is nobody's."""
        others = [everywhere ^ mine for mine in self.own]
        return others + [everywhere] * (characters - len(others))

    def of_own(self, masks: Sequence[Mask]) -> Mask:
        """Where one of the favourites is the character that `masks` single out."""
        return union(map(and_, self.own, masks))


class Dice:
    """Chance for all lanes at once."""

    def __init__(self, source: Random, everywhere: Mask) -> None:
        self._source = source
        self._everywhere = everywhere
        self._width = everywhere.bit_length()

    def rarely(self, halvings: int) -> Mask:
        """A random one in 2 ** `halvings` of the lanes."""
        # Each draw keeps about half of them. That is why styles count in halvings and not in
        # percent: an eighth costs three draws, a tenth would cost many.
        lanes = self._everywhere
        for _ in range(halvings):
            lanes &= self._source.getrandbits(self._width)
        return lanes

    def pick(self, options: Sequence[Mask]) -> list[Mask]:
        """One option in each lane, all about as likely: the first that its coin favours.

        Cheaper than a choice that is exactly fair: the order is shuffled once for all lanes, so
        lanes differ by their coins.
        """
        order = list(range(len(options)))
        self._source.shuffle(order)
        picked = [0] * len(options)
        rest = union(options)
        for index in order:
            here = options[index] & rest
            if here:
                here &= self._source.getrandbits(self._width)
                picked[index] = here
                rest ^= here
        for index in order:
            if not rest:
                break
            here = options[index] & rest
            picked[index] |= here
            rest ^= here
        return picked


def union(masks: Iterable[Mask]) -> Mask:
    """Where any of the masks holds."""
    return reduce(or_, masks, 0)
