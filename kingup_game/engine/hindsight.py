"""After a round, when nothing of it is secret any more: the one vote that cost a seat most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Character
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import Event, RoundDealt, RoundScored, VotesRevealed
from kingup_game.engine.following import board_after
from kingup_game.engine.goals import Goal
from kingup_game.engine.scoring import round_points
from kingup_game.engine.stakes import board_decided_by
from kingup_game.engine.state import empty_board, full_hands


@dataclass(frozen=True, slots=True)
class DearVote:
    """A vote that was the worse one, as the castle stood, by so many points against whoever is
    best without this seat: points of earlier rounds count."""

    nominee: Character
    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class _PastVote:
    """An election as it was when everybody had sealed."""

    board: bytes
    nominee: Character
    cards: tuple[Card, ...]
    could_refuse: tuple[bool, ...]


class Hindsight:
    """Follows what all see of a round; once it is scored, it can say what was a mistake.

    Nothing is guessed that cards do not say: only votes count that decided by themselves. A lone No
    is held against the castle with the nominee crowned; a Yes that crowned, from a hand with a No,
    against the castle with the nominee refused at that moment.
    """

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._board = empty_board(terms)
        self._hands = list(full_hands(terms))
        self._votes: list[_PastVote] = []
        self._round: int | None = None
        """None where the round's beginning was not seen: then nothing is known of it."""
        self._goals: Sequence[Goal] = ()
        self._before: Sequence[int] = ()
        """What everybody had before the round."""

    def follow(self, event: Event) -> None:
        """Take in what was told to everybody."""
        match event:
            case RoundDealt():
                self._hands = list(full_hands(self._terms))
                self._votes, self._goals, self._round = [], (), event.round
            case VotesRevealed():
                self._voted(event)
            case RoundScored():
                self._goals = event.goals
                both = zip(event.totals, event.points, strict=True)
                self._before = [total - points for total, points in both]
            case _:
                pass
        self._board = board_after(self._terms, self._board, event)

    def dearest_vote(self, seat: int) -> DearVote | None:
        """The vote of a seat that cost it most; None where none of them cost anything, or where
        the round is not over."""
        if self._round is None or not self._goals:
            return None
        ended = self._lead(seat, self._board)
        found = [
            DearVote(vote.nominee, vote.cards[seat], self._lead(seat, board) - ended)
            for vote in self._votes
            if (board := self._otherwise(seat, vote)) is not None
        ]
        return max((one for one in found if one.points > 0), key=_points, default=None)

    def _voted(self, event: VotesRevealed) -> None:
        could = tuple(hand.no > 0 for hand in self._hands)
        self._votes.append(_PastVote(self._board, event.nominee, event.cards, could))
        self._hands = [h.without(card) for h, card in zip(self._hands, event.cards, strict=True)]

    def _otherwise(self, seat: int, vote: _PastVote) -> bytes | None:
        """The castle if this seat alone had voted the other way; None where that changes nothing,
        or where it could not."""
        own, cards = vote.cards[seat], vote.cards
        if own is Card.STOMACHACHE or (own is Card.YES and not vote.could_refuse[seat]):
            return None
        other = Card.YES if own is Card.NO else Card.NO
        decide = partial(board_decided_by, self._terms, vote.board, vote.nominee)
        swapped = decide([*cards[:seat], other, *cards[seat + 1 :]])
        return None if swapped == decide(cards) else swapped

    def _lead(self, seat: int, board: bytes) -> int:
        """How far ahead of the best rival the seat would be after a round that ended so."""
        assert self._round is not None
        points = round_points(self._terms, self._round, self._goals, board)
        totals = [had + got for had, got in zip(self._before, points, strict=True)]
        return totals[seat] - max(other for s, other in enumerate(totals) if s != seat)


def _points(vote: DearVote) -> int:
    return vote.points
