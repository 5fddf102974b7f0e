"""What is legal, and what follows from it.

`refusal_of` is the one source of legality: the `legal_` queries list what it lets pass, and
`apply` asks it before it acts.
"""

from __future__ import annotations

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
    WC_OF_FLOOR,
    Character,
    Place,
)
from kingup_game.engine.edition import Setup
from kingup_game.engine.events import CharacterMoved, CharacterPlaced, Event, RoundDealt
from kingup_game.engine.goals import GOALS
from kingup_game.engine.results import after_last_placement, after_votes
from kingup_game.engine.state import Phase, State, empty_board, full_hand

WayUp = Place | Reason
"""Where the next step from a place leads, or why there is none."""

_ABOVE = (*(Place(floor + 1) for floor in range(5)), Place.THRONE)
_WC_EXITS = ((Place.WC_3, Place.FLOOR_3), (Place.WC_4, Place.FLOOR_4))


def ways_up(setup: Setup, board: bytes) -> list[WayUp]:
    """For each place, where a character who stands there would go by climbing."""
    ways: list[WayUp] = [Reason.NOT_IN_THE_CASTLE] * len(Place)
    for floor, above in enumerate(_ABOVE):
        if above is Place.THRONE or board.count(above) < FLOOR_LIMIT:
            ways[floor] = above
        elif setup.house.wcs and above in WC_OF_FLOOR:
            wc = WC_OF_FLOOR[above]
            ways[floor] = Reason.WC_TAKEN if wc in board else wc
        else:
            ways[floor] = Reason.FLOOR_ABOVE_FULL
    if setup.house.wcs:
        for wc, exit_floor in _WC_EXITS:
            has_room = board.count(exit_floor) < FLOOR_LIMIT
            ways[wc] = exit_floor if has_room else Reason.STUCK_IN_WC
    return ways


def is_lot(state: State) -> bool:
    """Whether chance acts next, and no seat: a deal, or a placement by the house rule."""
    return state.phase is Phase.DEAL or (
        state.phase is Phase.PLACE and state.setup.house.random_placement
    )


def seats_to_act(state: State) -> tuple[int, ...]:
    """The seats that are asked now: one in turn, or all who have not voted yet."""
    if state.phase is Phase.VOTE:
        return tuple(seat for seat, card in enumerate(state.ballots) if card is None)
    if state.phase is Phase.OVER or is_lot(state):
        return ()
    return (state.turn,)


def legal_placements(state: State) -> list[PlaceCharacter]:
    """What may be placed by the seat in turn (or for it, where characters are dealt)."""
    if state.phase is not Phase.PLACE:
        return []
    board, seat = state.board, state.turn
    floors = [floor for floor in PLACING_FLOORS if board.count(floor) < FLOOR_LIMIT]
    return [
        PlaceCharacter(seat, character, floor)
        for character, code in zip(state.setup.characters, board, strict=True)
        if code == Place.TRAY
        for floor in floors
    ]


def legal_moves(state: State) -> list[MoveCharacter]:
    """The climbs of the seat in turn."""
    if state.phase is not Phase.MOVE:
        return []
    ways, seat = ways_up(state.setup, state.board), state.turn
    return [
        MoveCharacter(seat, character, way)
        for character, code in zip(state.setup.characters, state.board, strict=True)
        if isinstance(way := ways[code], Place)
    ]


def legal_votes(state: State, seat: int) -> list[CastVote]:
    """The cards that `seat` may play now."""
    if state.phase is not Phase.VOTE or state.ballots[seat] is not None:
        return []
    hand = state.hands[seat]
    return [CastVote(seat, card) for card in Card if hand.copies(card) > 0]


def legal_actions(state: State, seat: int) -> list[Action]:
    """Everything that `seat` may do now; empty where it is not asked."""
    if seat not in seats_to_act(state):
        return []
    if state.phase is Phase.VOTE:
        return [*legal_votes(state, seat)]
    if state.phase is Phase.PLACE:
        return [*legal_placements(state)]
    return [*legal_moves(state)]


def refusal_of(state: State, action: Action) -> Refusal | None:
    """Why the rules refuse `action`, or None where they allow it."""
    match action:
        case MoveCharacter():
            return _refusal_of_move(state, action)
        case CastVote():
            return _refusal_of_vote(state, action)
        case PlaceCharacter():
            return _refusal_of_placement(state, action)
        case Deal():
            return _refusal_of_deal(state, action)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after `action` and what happened; IllegalActionError if the rules refuse it."""
    refusal = refusal_of(state, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    match action:
        case MoveCharacter():
            return _move(state, action)
        case CastVote():
            return after_votes(state, action)
        case PlaceCharacter():
            return _place(state, action)
        case Deal():
            return _deal(state, action)


def _refusal_of_deal(state: State, deal: Deal) -> Refusal | None:
    if state.phase is not Phase.DEAL:
        return Refusal(Reason.NOT_NOW)
    fresh = set(deal.goals)
    is_sound = (
        len(deal.goals) == len(fresh) == state.setup.players
        and fresh <= set(GOALS)
        and not fresh & state.dealt
        and 0 <= deal.first < state.setup.players
        and (state.round == 1 or deal.first == state.first)
    )
    return None if is_sound else Refusal(Reason.BAD_DEAL)


def _refusal_of_placement(state: State, placement: PlaceCharacter) -> Refusal | None:
    character, floor = placement.character, placement.floor
    if state.phase is not Phase.PLACE:
        return Refusal(Reason.NOT_NOW)
    if placement.seat != state.turn:
        return Refusal(Reason.NOT_YOUR_TURN)
    if character not in state.setup.characters:
        return Refusal(Reason.UNKNOWN_CHARACTER, character)
    if state.board[CAST_INDEX[character]] != Place.TRAY:
        return Refusal(Reason.ALREADY_PLACED, character)
    if floor not in PLACING_FLOORS:
        return Refusal(Reason.NOT_A_PLACING_FLOOR, character, floor)
    if state.board.count(floor) >= FLOOR_LIMIT:
        return Refusal(Reason.FLOOR_FULL, character, floor)
    return None


def _refusal_of_move(state: State, move: MoveCharacter) -> Refusal | None:
    if state.phase is not Phase.MOVE:
        return Refusal(Reason.NOT_NOW)
    if move.seat != state.turn:
        return Refusal(Reason.NOT_YOUR_TURN)
    if move.character not in state.setup.characters:
        return Refusal(Reason.UNKNOWN_CHARACTER, move.character)
    origin = state.board[CAST_INDEX[move.character]]
    way = ways_up(state.setup, state.board)[origin]
    if isinstance(way, Reason):
        return Refusal(way, move.character, _place_in_the_way(Place(origin)))
    if move.to != way:
        return Refusal(Reason.ONE_STEP_ONLY, move.character, way)
    return None


def _refusal_of_vote(state: State, vote: CastVote) -> Refusal | None:
    if state.phase is not Phase.VOTE:
        return Refusal(Reason.NOT_NOW)
    if not 0 <= vote.seat < state.setup.players:
        return Refusal(Reason.NOT_YOUR_TURN)
    if state.ballots[vote.seat] is not None:
        return Refusal(Reason.ALREADY_VOTED)
    if state.hands[vote.seat].copies(vote.card) < 1:
        return Refusal(Reason.CARD_NOT_IN_HAND)
    return None


def _place_in_the_way(origin: Place) -> Place | None:
    if origin.is_floor:
        return _ABOVE[origin]
    return next((floor for wc, floor in _WC_EXITS if wc is origin), None)


def _deal(state: State, deal: Deal) -> tuple[State, tuple[Event, ...]]:
    setup = state.setup
    dealt = state._replace(
        phase=Phase.PLACE,
        first=deal.first,
        turn=deal.first,
        crown=None,
        nominee=None,
        board=empty_board(setup),
        goals=deal.goals,
        hands=(full_hand(setup),) * setup.players,
        dealt=state.dealt | set(deal.goals),
        open_votes=(),
    )
    return dealt, (RoundDealt(state.round, deal.first, deal.goals),)


def _place(state: State, placement: PlaceCharacter) -> tuple[State, tuple[Event, ...]]:
    board = _put(state.board, placement.character, placement.floor)
    placed = CharacterPlaced(placement.seat, placement.character, placement.floor)
    after = state._replace(board=board, turn=(state.turn + 1) % state.setup.players)
    if board.count(Place.TRAY) > state.setup.leftovers:
        return after, (placed,)
    after, served = after_last_placement(after)
    return after, (placed, served)


def _move(state: State, move: MoveCharacter) -> tuple[State, tuple[Event, ...]]:
    origin = Place(state.board[CAST_INDEX[move.character]])
    board = _put(state.board, move.character, move.to)
    moved = CharacterMoved(move.seat, move.character, origin, move.to)
    if move.to is Place.THRONE:
        nominated = state._replace(
            board=board, phase=Phase.VOTE, crown=move.seat, nominee=move.character
        )
        return nominated, (moved,)
    return state._replace(board=board, turn=(state.turn + 1) % state.setup.players), (moved,)


def _put(board: bytes, character: Character, place: Place) -> bytes:
    index = CAST_INDEX[character]
    return board[:index] + bytes((place,)) + board[index + 1 :]
