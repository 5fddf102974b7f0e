"""What is legal, and what follows from it.

`refusal_of` is the one source of legality: `apply` asks it before it acts, and the `legal_` queries
list what it lets pass (quicker than by asking; a test asks about every action there is).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from operator import getitem
from typing import Any, Protocol

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
from kingup_game.engine.ways_up import WayUp, place_in_the_way, ways_up

PlaceCharacters = tuple[PlaceCharacter, ...]
_Refuses = Callable[[State, Any], Refusal | None]
_Follows = Callable[[State, Any], tuple[State, tuple[Event, ...]]]

_PLACES = tuple(Place)
_BYTES = tuple(bytes((place,)) for place in Place)
_TRAY = int(Place.TRAY)

# Looked up once: Python 3.11 takes a tenth of a microsecond for each member of an enumeration.
_DEAL, _PLACE, _MOVE, _VOTE, _OVER = Phase
_THRONE = Place.THRONE
_GOALS = frozenset(GOALS)


# Actions and events are values: making each once and sharing it is five times as fast. Those that
# are listed for every question stand in tables, by the character's number and where it is.
@cache
def _placements_on(seat: int, floors: tuple[Place, ...]) -> tuple[Sequence[PlaceCharacters], ...]:
    """What a seat may place while these floors have room: of whoever is in the tray, anybody."""
    nothing: PlaceCharacters = ()
    return tuple(
        tuple(
            tuple(_placement(seat, name, floor) for floor in floors) if at == _TRAY else nothing
            for at in _PLACES
        )
        for name in CAST_INDEX
    )


@cache
def _climbs_on(seat: int, ways: tuple[WayUp, ...]) -> tuple[Sequence[MoveCharacter | None], ...]:
    """Where a seat may have each character climb from each place; None where it cannot."""
    return tuple(
        tuple(_climb(seat, name, way) if type(way) is Place else None for way in ways)
        for name in CAST_INDEX
    )


_placement = cache(PlaceCharacter)
_climb = cache(MoveCharacter)
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
    count = state.board.count
    floors = tuple([floor for floor in PLACING_FLOORS if count(floor) < FLOOR_LIMIT])
    may = map(getitem, _placements_on(state.turn, floors), state.board)
    return list(chain.from_iterable(may))


def legal_moves(state: Position) -> list[MoveCharacter]:
    """The climbs of the seat in turn."""
    if state.phase is not _MOVE:
        return []
    ways = ways_up(state.terms, state.board)
    return list(filter(None, map(getitem, _climbs_on(state.turn, ways), state.board)))


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
    refused, _ = _RULES[type(action)]
    return refused(state, action)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after `action` and what happened; IllegalActionError if the rules refuse it."""
    refusal = refusal_of(state, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    _, follows = _RULES[type(action)]
    return follows(state, action)


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
    if move.to is way:
        return None
    if isinstance(way, Reason):
        return Refusal(way, move.character, place_in_the_way(Place(origin)))
    return Refusal(Reason.ONE_STEP_ONLY, move.character, way)


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
    seat, character, to = move.seat, move.character, move.to
    origin = _PLACES[state.board[CAST_INDEX[character]]]
    board = _put(state.board, character, to)
    moved = _climbed(seat, character, origin, to)
    if to is _THRONE:
        return state.after_nomination(seat, character, board), (moved,)
    return state.after_step(board), (moved,)


def _put(board: bytes, character: Character, place: Place) -> bytes:
    at = CAST_INDEX[character]
    return board[:at] + _BYTES[place] + board[at + 1 :]


# One dictionary is quicker than asking for each kind in turn, and an act asks for both of it.
_RULES: dict[type[Action], tuple[_Refuses, _Follows]] = {
    Deal: (_refusal_of_deal, _deal),
    PlaceCharacter: (refusal_of_placement, _place),
    MoveCharacter: (refusal_of_move, _move),
    CastVote: (_refusal_of_vote, after_votes),
}
