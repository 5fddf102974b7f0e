"""What one seat, or the television, may know: the only way out for the state of a match."""

from __future__ import annotations

from dataclasses import dataclass

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, Character, Place
from kingup_game.engine.edition import Setup
from kingup_game.engine.goals import Goal
from kingup_game.engine.state import Hand, Phase, State


@dataclass(frozen=True, slots=True)
class View:
    """A match as one seat may know it; `seat` is None for the television."""

    setup: Setup
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
        return Place(self.board[CAST_INDEX[character]])


def view_of(state: State, seat: int | None) -> View:
    """What `seat` may know now; with None, what everyone may."""
    in_play = bool(state.goals) and seat is not None
    return View(
        setup=state.setup,
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
