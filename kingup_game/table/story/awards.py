"""Awards for a round: a fixed list of formulas, each of which finds who deserves it most.

At most three a round, each to another seat, and at most one to those who had the best round.
Rarer ones go first; one that was given earlier in the match goes after all that were not. Nothing
here asks for the totals after the round, which in the last one nobody knows before the throne.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final, NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, JESTER, Character, Place
from kingup_game.engine.scoring import PERFECT_ZERO, worth
from kingup_game.table.story.round_tale import RoundTale

MOST: Final = 3


class Award(NamedTuple):
    """What somebody is remembered for: `key` names the sentence."""

    key: str
    seat: int
    number: int = 0
    """How many times, cards or points the sentence speaks of."""
    character: Character = ""
    """Whom it speaks of, if anybody."""


Formula = Callable[[RoundTale, int], Award | None]
"""Whether a seat deserves it, by its own round."""


def _thirty_three(tale: RoundTale, seat: int) -> Award | None:
    by_zero = tale.points[seat] == PERFECT_ZERO and worth(tale.goals[seat], tale.board) == 0
    return Award("thirty_three", seat, PERFECT_ZERO) if by_zero else None


def _fools_friend(tale: RoundTale, seat: int) -> Award | None:
    """Led the Jester to his crown."""
    is_caller = tale.king == JESTER and tale.elections[-1].caller == seat
    return Award("fools_friend", seat) if is_caller else None


def _comeback(tale: RoundTale, seat: int) -> Award | None:
    """Was last, and had the best round of all."""
    before = tale.totals_before
    was_last = before[seat] == min(before) < max(before)
    return Award("comeback", seat, tale.points[seat]) if was_last and seat in tale.best else None


def _turncoat(tale: RoundTale, seat: int) -> Award | None:
    """Said No to one of their own."""
    for vote in tale.elections:
        if vote.cards[seat] is Card.NO and tale.wants(seat, vote.nominee):
            return Award("turncoat", seat, 1, vote.nominee)
    return None


def _alone(tale: RoundTale, seat: int) -> Award | None:
    """Was the only one to say No."""
    mine = [vote for vote in tale.elections if vote.seats_with(Card.NO) == [seat]]
    return Award("alone", seat, len(mine), mine[-1].nominee) if mine else None


def _bait(tale: RoundTale, seat: int) -> Award | None:
    """Nominated strangers, and the others spent their Nos on them."""
    spent = sum(
        sum(card is Card.NO for other, card in enumerate(vote.cards) if other != seat)
        for vote in tale.elections
        if vote.caller == seat and not tale.wants(seat, vote.nominee)
    )
    return Award("bait", seat, spent) if spent > 1 else None


def _generous(tale: RoundTale, seat: int) -> Award | None:
    """Called the vote that crowned a stranger."""
    last = tale.elections[-1]
    is_so = last.caller == seat and last.nominee != JESTER and not tale.wants(seat, last.nominee)
    return Award("generous", seat, 0, last.nominee) if is_so else None


def _queasy(tale: RoundTale, seat: int) -> Award | None:
    """Called a vote off by a Stomachache."""
    for vote in tale.elections:
        if vote.cards[seat] is Card.STOMACHACHE:
            return Award("queasy", seat, 1, vote.nominee)
    return None


def _free_ride(tale: RoundTale, seat: int) -> Award | None:
    """The king was one of theirs, and they had never laid a hand on the king."""
    touched = any(one.seat == seat and one.character == tale.king for one in tale.climbs)
    placed = (seat, tale.king) in tale.placed
    is_so = tale.wants(seat, tale.king) and not touched and not placed
    return Award("free_ride", seat, 0, tale.king) if is_so else None


def _unlucky(tale: RoundTale, seat: int) -> Award | None:
    """Lost three of their six and more."""
    gone = sum(tale.place_of(one) in (Place.OUT, *DUNGEONS) for one in tale.goals[seat])
    return Award("unlucky", seat, gone) if gone >= _MANY_GONE else None


def _jailer(tale: RoundTale, seat: int) -> Award | None:
    """Two of theirs and more sit in the cells."""
    inside = sum(tale.place_of(one) in DUNGEONS for one in tale.goals[seat])
    return Award("jailer", seat, inside) if inside > 1 else None


def _poker_face(tale: RoundTale, seat: int) -> Award | None:
    """Moved strangers most of the time."""
    moved = [tale.wants(seat, one.character) for one in tale.climbs if one.seat == seat]
    strangers = moved.count(False)
    is_so = len(moved) >= _FEW_CLIMBS and strangers >= _MOSTLY * len(moved)
    return Award("poker_face", seat, strangers) if is_so else None


def _hangman(tale: RoundTale, seat: int) -> Award | None:
    """Said No more often than once."""
    nos = sum(vote.cards[seat] is Card.NO for vote in tale.elections)
    return Award("hangman", seat, nos) if nos > 1 else None


def _kingmaker(tale: RoundTale, seat: int) -> Award | None:
    """Called the vote that crowned one of their own."""
    last = tale.elections[-1]
    is_so = last.caller == seat and tale.wants(seat, last.nominee)
    return Award("kingmaker", seat, 0, last.nominee) if is_so else None


def _open_book(tale: RoundTale, seat: int) -> Award | None:
    """Moved nobody but their own."""
    moved = [tale.wants(seat, one.character) for one in tale.climbs if one.seat == seat]
    return Award("open_book", seat, len(moved)) if len(moved) >= 2 and all(moved) else None


def _gentle(tale: RoundTale, seat: int) -> Award | None:
    """Said Yes to everybody, and there were many."""
    votes = len(tale.elections)
    is_so = votes > 2 and all(vote.cards[seat] is Card.YES for vote in tale.elections)
    return Award("gentle", seat, votes) if is_so else None


def _upstairs(tale: RoundTale, seat: int) -> Award | None:
    """Most points of all without the king."""
    others = [points for one, points in enumerate(tale.points) if not tale.wants(one, tale.king)]
    is_so = not tale.wants(seat, tale.king) and tale.points[seat] == max(others) >= _A_LOT
    return Award("upstairs", seat, tale.points[seat]) if is_so else None


_MANY_GONE: Final = 3
_FEW_CLIMBS: Final = 3
_MOSTLY: Final = 0.6
_A_LOT: Final = 8

FORMULAS: Final[dict[str, Formula]] = {
    "thirty_three": _thirty_three,
    "fools_friend": _fools_friend,
    "comeback": _comeback,
    "turncoat": _turncoat,
    "bait": _bait,
    "alone": _alone,
    "queasy": _queasy,
    "generous": _generous,
    "jailer": _jailer,
    "open_book": _open_book,
    "free_ride": _free_ride,
    "gentle": _gentle,
    "upstairs": _upstairs,
    "poker_face": _poker_face,
    "unlucky": _unlucky,
    "kingmaker": _kingmaker,
    "hangman": _hangman,
}
"""The rarest first."""


def deserved(tale: RoundTale) -> Iterator[Award]:
    """Every award that fits anybody, the rarest first; whoever deserves it most before others."""
    seats = sorted(range(len(tale.points)), key=lambda seat: (tale.points[seat], seat))
    for formula in FORMULAS.values():
        found = [award for seat in seats if (award := formula(tale, seat)) is not None]
        yield from sorted(found, key=lambda award: -award.number)


def awards_of(tale: RoundTale, given: Collection[str] = ()) -> tuple[Award, ...]:
    """The awards of a round, where those in `given` were given in earlier ones."""
    chosen: list[Award] = []
    fresh_first = sorted(deserved(tale), key=lambda award: award.key in given)
    for award in fresh_first:
        is_best = award.seat in tale.best
        has_one = any(award.seat == other.seat or award.key == other.key for other in chosen)
        best_has_one = is_best and any(other.seat in tale.best for other in chosen)
        if len(chosen) < MOST and not has_one and not best_has_one:
            chosen.append(award)
    return tuple(chosen)
