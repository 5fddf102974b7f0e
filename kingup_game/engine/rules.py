"""What is legal, and what follows from it.

`refusal_of` is the one source of legality: `apply` asks it before it acts, and the `legal_` queries
list what it lets pass (quicker than by asking; a test asks about every action there is).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from kingup_game.engine.actions import (
    Action,
    Card,
    CastVote,
    Deal,
    IllegalActionError,
    MoveCharacter,
    PlaceCharacter,
    Reason,
    Refusal,
)
from kingup_game.engine.cast import (
    CAST_INDEX,
    FLOOR_LIMIT,
    PLACING_FLOORS,
    Character,
    Place,
)
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import CharacterMoved, CharacterPlaced, Event, RoundDealt
from kingup_game.engine.goals import GOALS
from kingup_game.engine.results import after_last_placement, after_votes
from kingup_game.engine.state import Hand, Phase, State, empty_board, full_hands
from kingup_game.engine.ways_up import place_in_the_way, ways_up

_PLACES = tuple(Place)
_BYTES = tuple(bytes((place,)) for place in Place)
_TRAY = int(Place.TRAY)

# Looked up once: Python 3.11 takes a tenth of a microsecond for each member of an enumeration.
_DEAL, _PLACE, _MOVE, _VOTE, _OVER = Phase
_THRONE = Place.THRONE
_GOALS = frozenset(GOALS)


# Actions and events are values: making each once and sharing it is five times as fast, and those
# that are listed for every question stand in tables, by the character's number and the place.
@cache
def _placements_by(seat: int) -> tuple[tuple[PlaceCharacter, ...], ...]:
    return tuple(tuple(PlaceCharacter(seat, name, to) for to in _PLACES) for name in CAST_INDEX)


@cache
def _climbs_by(seat: int) -> tuple[tuple[MoveCharacter, ...], ...]:
    return tuple(tuple(MoveCharacter(seat, name, to) for to in _PLACES) for name in CAST_INDEX)


_placed = cache(CharacterPlaced)
_climbed = cache(CharacterMoved)


class Position(Protocol):
    """What legality asks of a moment that everybody sees: a state has it, and so has a view."""

    @property
    def terms(self) -> Terms:
        """What never changes while the match is played."""

    @property
    def phase(self) -> Phase:
        """What the match waits for."""

    @property
    def turn(self) -> int:
        """The seat that is asked, where one is."""

    @property
    def board(self) -> bytes:
        """Where everybody is, a byte a character."""


def is_lot(state: Position) -> bool:
    """Whether chance acts next, and no seat: a deal, or a placement by the house rule."""
    return state.phase is _DEAL or (state.phase is _PLACE and state.terms.house.random_placement)


def seats_to_act(state: State) -> tuple[int, ...]:
    """The seats that are asked now: one in turn, or all who have not voted yet."""
    phase = state.phase
    if phase is _VOTE:
        return tuple([seat for seat, card in enumerate(state.ballots) if card is None])
    if phase is not _MOVE and (phase is _OVER or is_lot(state)):
        return ()
    return (state.turn,)


def legal_placements(state: Position) -> list[PlaceCharacter]:
    """What may be placed by the seat in turn (or for it, where characters are dealt)."""
    if state.phase is not _PLACE:
        return []
    board = state.board
    floors = [floor for floor in PLACING_FLOORS if board.count(floor) < FLOOR_LIMIT]
    return [
        placements[floor]
        for placements, code in zip(_placements_by(state.turn), board, strict=False)
        if code == _TRAY
        for floor in floors
    ]


def legal_moves(state: Position) -> list[MoveCharacter]:
    """The climbs of the seat in turn."""
    if state.phase is not _MOVE:
        return []
    ways = ways_up(state.terms, state.board)
    return [
        climbs[way]
        for climbs, code in zip(_climbs_by(state.turn), state.board, strict=False)
        if type(way := ways[code]) is Place
    ]


def legal_votes(state: State, seat: int) -> Sequence[CastVote]:
    """The cards that `seat` may play now."""
    if state.phase is not _VOTE or not 0 <= seat < state.terms.players:
        return ()
    if state.ballots[seat] is not None:
        return ()
    return votes_of(seat, state.hands[seat])


@cache
def votes_of(seat: int, hand: Hand) -> tuple[CastVote, ...]:
    """The votes that a seat can cast from a hand."""
    return tuple(CastVote(seat, card) for card in Card if hand.copies(card) > 0)


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """Everything that `seat` may do now; empty where it is not asked."""
    phase = state.phase
    if phase is _VOTE:
        return legal_votes(state, seat)
    if seat != state.turn:
        return ()
    if phase is _MOVE:
        return legal_moves(state)
    return () if phase is _OVER or is_lot(state) else legal_placements(state)


def refusal_of(state: State, action: Action) -> Refusal | None:
    """Why the rules refuse `action`, or None where they allow it."""
    # Asked for every action, this is quicker than a `match`, which asks about subclasses too.
    if type(action) is MoveCharacter:
        return refusal_of_move(state, action)
    if type(action) is CastVote:
        return _refusal_of_vote(state, action)
    if type(action) is PlaceCharacter:
        return refusal_of_placement(state, action)
    assert type(action) is Deal
    return _refusal_of_deal(state, action)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after `action` and what happened; IllegalActionError if the rules refuse it."""
    refusal = refusal_of(state, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    if type(action) is MoveCharacter:
        return _move(state, action)
    if type(action) is CastVote:
        return after_votes(state, action)
    if type(action) is PlaceCharacter:
        return _place(state, action)
    assert type(action) is Deal
    return _deal(state, action)


def _refusal_of_deal(state: State, deal: Deal) -> Refusal | None:
    if state.phase is not _DEAL:
        return Refusal(Reason.NOT_NOW)
    fresh = set(deal.goals)
    is_sound = (
        len(deal.goals) == len(fresh) == state.terms.players
        and fresh <= _GOALS
        and fresh.isdisjoint(state.dealt)
        and 0 <= deal.first < state.terms.players
        and (state.round == 1 or deal.first == state.first)
    )
    return None if is_sound else Refusal(Reason.BAD_DEAL)


def refusal_of_placement(state: Position, placement: PlaceCharacter) -> Refusal | None:
    """Why this may not be placed now, or there, by that seat; None where it may."""
    character, floor = placement.character, placement.floor
    if state.phase is not _PLACE:
        return Refusal(Reason.NOT_NOW)
    if placement.seat != state.turn:
        return Refusal(Reason.NOT_YOUR_TURN)
    origin = _origin_of(character, state.board)
    if origin is None:
        return Refusal(Reason.UNKNOWN_CHARACTER, character)
    if origin != _TRAY:
        return Refusal(Reason.ALREADY_PLACED, character)
    if floor not in PLACING_FLOORS:
        return Refusal(Reason.NOT_A_PLACING_FLOOR, character, floor)
    if state.board.count(floor) >= FLOOR_LIMIT:
        return Refusal(Reason.FLOOR_FULL, character, floor)
    return None


def refusal_of_move(state: Position, move: MoveCharacter) -> Refusal | None:
    """Why this climb is not allowed; None where it is."""
    if state.phase is not _MOVE:
        return Refusal(Reason.NOT_NOW)
    if move.seat != state.turn:
        return Refusal(Reason.NOT_YOUR_TURN)
    origin = _origin_of(move.character, state.board)
    if origin is None:
        return Refusal(Reason.UNKNOWN_CHARACTER, move.character)
    way = ways_up(state.terms, state.board)[origin]
    if isinstance(way, Reason):
        return Refusal(way, move.character, place_in_the_way(Place(origin)))
    if move.to is not way:
        return Refusal(Reason.ONE_STEP_ONLY, move.character, way)
    return None


def _refusal_of_vote(state: State, vote: CastVote) -> Refusal | None:
    if state.phase is not _VOTE:
        return Refusal(Reason.NOT_NOW)
    if not 0 <= vote.seat < state.terms.players:
        return Refusal(Reason.NOT_YOUR_TURN)
    if state.ballots[vote.seat] is not None:
        return Refusal(Reason.ALREADY_VOTED)
    if state.hands[vote.seat].copies(vote.card) < 1:
        return Refusal(Reason.CARD_NOT_IN_HAND)
    return None


def _origin_of(character: Character, board: bytes) -> int | None:
    """Where `character` is; None for one who is not in this edition."""
    index = CAST_INDEX.get(character)
    return board[index] if index is not None and index < len(board) else None


def _deal(state: State, deal: Deal) -> tuple[State, tuple[Event, ...]]:
    terms = state.terms
    dealt = state._replace(
        phase=_PLACE,
        first=deal.first,
        turn=deal.first,
        crown=None,
        nominee=None,
        board=empty_board(terms),
        goals=deal.goals,
        hands=full_hands(terms),
        dealt=(*state.dealt, *deal.goals),
        vote_log=b"",
    )
    return dealt, (RoundDealt(state.round, deal.first, deal.goals),)


def _place(state: State, placement: PlaceCharacter) -> tuple[State, tuple[Event, ...]]:
    floor = _PLACES[placement.floor]
    board = _put(state.board, placement.character, floor)
    placed = _placed(state.turn, placement.character, floor)
    after = state.after_step(board)
    if board.count(_TRAY) > state.terms.leftovers:
        return after, (placed,)
    after, served = after_last_placement(after)
    return after, (placed, served)


def _move(state: State, move: MoveCharacter) -> tuple[State, tuple[Event, ...]]:
    origin = _PLACES[state.board[CAST_INDEX[move.character]]]
    board = _put(state.board, move.character, move.to)
    moved = _climbed(state.turn, move.character, origin, move.to)
    if move.to is _THRONE:
        nominated = state._replace(
            board=board, phase=_VOTE, crown=move.seat, nominee=move.character
        )
        return nominated, (moved,)
    return state.after_step(board), (moved,)


def _put(board: bytes, character: Character, place: Place) -> bytes:
    at = CAST_INDEX[character]
    return board[:at] + _BYTES[place] + board[at + 1 :]
