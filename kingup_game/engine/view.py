"""What one seat, or the television, may know: the only way out for the state of a match."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, Character, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.goals import Goal
from kingup_game.engine.state import Hand, Phase, State


class View(NamedTuple):
    """A match as one seat may know it; `seat` is None for the television.

    It has the board, the totals and who has sealed a ballot, as everybody sees them, and of the
    goals and hands only the seat's own.

    >>> from kingup_game.engine.actions import Deal
    >>> from kingup_game.engine.edition import terms_of
    >>> from kingup_game.engine.rules import apply
    >>> from kingup_game.engine.state import new_match
    >>> deal = Deal(first=0, goals=("ABCDGN", "EFIMOP", "ABCFMP"))
    >>> state, _ = apply(new_match(terms_of("classic", 3)), deal)
    >>> view_of(state, 1).goal, view_of(state, 1).hand
    ('EFIMOP', Hand(no=4, stomachache=0))
    >>> print(view_of(state, None).goal, view_of(state, None).sealed)
    None (False, False, False)

    A named tuple for the same reason as a state: every question to a bot builds one.
    """

    terms: Terms
    seat: int | None
    round: int
    phase: Phase
    first: int
    turn: int
    crown: int | None
    nominee: Character | None
    board: bytes
    goal: Goal | None
    hand: Hand | None
    sealed: tuple[bool, ...]
    totals: tuple[int, ...]
    open_votes: tuple[tuple[Character, tuple[Card, ...]], ...]

    def place_of(self, character: Character) -> Place:
        """Where `character` is now."""
        return Place(self.board[CAST_INDEX[character]])


_new = tuple.__new__


def view_of(state: State, seat: int | None) -> View:
    """What `seat` may know now; with None, what everyone may."""
    (
        terms,
        number,
        phase,
        first,
        turn,
        crown,
        nominee,
        board,
        goals,
        hands,
        ballots,
        totals,
        _,
        log,
    ) = state
    goal = None if seat is None or not goals else goals[seat]
    hand = None if seat is None else hands[seat]
    # One is made for every question to a bot, and this way in a third of the time.
    return _new(
        View,
        (terms, seat, number, phase, first, turn, crown, nominee, board, goal, hand,
         _sealed(ballots), totals, state.open_votes if log else ()),
    )  # fmt: skip


@cache
def _sealed(ballots: tuple[Card | None, ...]) -> tuple[bool, ...]:
    return tuple(card is not None for card in ballots)
