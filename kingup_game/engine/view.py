"""What one seat, or the television, may know: the only way out for the state of a match."""

from __future__ import annotations

from dataclasses import dataclass

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, Character, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.goals import Goal
from kingup_game.engine.state import Hand, Phase, State


@dataclass(frozen=True, slots=True)
class View:
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


def view_of(state: State, seat: int | None) -> View:
    """What `seat` may know now; with None, what everyone may."""
    in_play = bool(state.goals) and seat is not None
    return View(
        terms=state.terms,
        seat=seat,
        round=state.round,
        phase=state.phase,
        first=state.first,
        turn=state.turn,
        crown=state.crown,
        nominee=state.nominee,
        board=state.board,
        goal=state.goals[seat] if in_play and seat is not None else None,
        hand=state.hands[seat] if seat is not None else None,
        sealed=tuple(card is not None for card in state.ballots),
        totals=state.totals,
        open_votes=state.open_votes,
    )
