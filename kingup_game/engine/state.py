"""The state of a match: small, frozen, hashable."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, JESTER, Character, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.goals import Goal


class Phase(StrEnum):
    """What a match waits for: a deal, a placement, a climb, votes, or nothing any more."""

    DEAL = "deal"
    PLACE = "place"
    MOVE = "move"
    VOTE = "vote"
    OVER = "over"


_CARDS: Final = tuple(Card)
_YES, _NO = Card.YES, Card.NO
_MOVE, _VOTE = Phase.MOVE, Phase.VOTE
_new = tuple.__new__


class Hand(NamedTuple):
    """The cards of one seat beside its Yes, which never leaves the hand for long.

    >>> hand = Hand(no=2, stomachache=1)
    >>> hand.without(Card.NO)
    Hand(no=1, stomachache=1)
    >>> hand.without(Card.YES) == hand
    True
    >>> [hand.copies(card) for card in Card]
    [1, 2, 1]
    """

    no: int
    stomachache: int

    def copies(self, card: Card) -> int:
        """How many of a card the seat holds. There is always one Yes."""
        return 1 if card is _YES else self.no if card is _NO else self.stomachache

    def without(self, card: Card) -> Hand:
        """The hand after `card` was played; a Yes comes back."""
        if card is _YES:
            return self
        return Hand(self.no - (card is _NO), self.stomachache - (card is not _NO))


class State(NamedTuple):
    """Everything that is true of a match at one moment, secrets included.

    A state never changes: `rules.apply` answers an action with the state after it and with what
    happened. A place of the board is one byte, in the order of `terms.characters`. `turn` is the
    seat that is asked, `first` the seat that began the round, `crown` the seat that nominated last.

    >>> from random import Random
    >>> from kingup_game.engine.chance import draw_lot
    >>> from kingup_game.engine.edition import terms_of
    >>> from kingup_game.engine.rules import apply, legal_placements
    >>> state = new_match(terms_of("classic", 3))
    >>> state, events = apply(state, draw_lot(state, Random(1)))
    >>> state.phase, len(state.goals), state.standing(Place.TRAY)
    (<Phase.PLACE: 'place'>, 3, 'ABCDEFGILMNOP')
    >>> choice = legal_placements(state)[0]
    >>> state, events = apply(state, choice)
    >>> state.place_of(choice.character)
    <Place.FLOOR_1: 1>

    It is a named tuple, because building one costs a third of a frozen data class and play builds
    one for every action. Only `view.py` decides who may see what of it.
    """

    terms: Terms
    round: int
    phase: Phase
    first: int
    turn: int
    crown: int | None
    nominee: Character | None
    board: bytes
    goals: tuple[Goal, ...]
    hands: tuple[Hand, ...]
    ballots: tuple[Card | None, ...]
    totals: tuple[int, ...]
    dealt: tuple[Goal, ...]
    vote_log: bytes

    @property
    def open_votes(self) -> tuple[tuple[Character, tuple[Card, ...]], ...]:
        """The past votes of the round, where the house rule lets them be looked up."""
        log, width = self.vote_log, 1 + self.terms.players
        return tuple(
            (
                self.terms.characters[log[start]],
                tuple(_CARDS[code] for code in log[start + 1 : start + width]),
            )
            for start in range(0, len(log), width)
        )

    # Most acts change little. Taken apart and put together, which is not pretty, a state is made
    # in a quarter of what `_replace` takes, and play makes one for every act.
    # fmt: off
    def after_step(self, board: bytes) -> State:
        """The next seat's turn, with this board."""
        (terms, number, phase, first, turn, crown, nominee, _,
         goals, hands, ballots, totals, dealt, log) = self
        turn = (turn + 1) % terms.players
        return _new(State, (terms, number, phase, first, turn, crown, nominee, board,
                            goals, hands, ballots, totals, dealt, log))

    def after_ballot(self, ballots: tuple[Card | None, ...]) -> State:
        """The same with these ballots in the box."""
        (terms, number, phase, first, turn, crown, nominee, board,
         goals, hands, _, totals, dealt, log) = self
        return _new(State, (terms, number, phase, first, turn, crown, nominee, board,
                            goals, hands, ballots, totals, dealt, log))
    # fmt: on

    def after_nomination(self, seat: int, nominee: Character, board: bytes) -> State:
        """Everybody votes on whom the seat has brought to the throne."""
        return _new(
            State, (*self[:2], _VOTE, self.first, self.turn, seat, nominee, board, *self[8:])
        )

    def after_election(
        self, board: bytes, hands: tuple[Hand, ...], ballots: tuple[None, ...], log: bytes
    ) -> State:
        """The votes are counted, and the climb goes on."""
        terms, number, _, first, turn, crown, _, _, goals, _, _, totals, dealt, _ = self
        turn = (turn + 1) % terms.players
        rest = goals, hands, ballots, totals, dealt, log
        return _new(State, (terms, number, _MOVE, first, turn, crown, None, board, *rest))

    def place_of(self, character: Character) -> Place:
        """Where `character` is now."""
        return Place(self.board[CAST_INDEX[character]])

    def standing(self, place: Place) -> str:
        """Who is at `place`, in the order of the cast."""
        return "".join(
            character
            for character, code in zip(self.terms.characters, self.board, strict=True)
            if code == place
        )


def logged_vote(nominee: Character, cards: tuple[Card, ...]) -> bytes:
    """A vote as `State.vote_log` keeps it: who, and a byte for each seat's card."""
    return bytes((CAST_INDEX[nominee], *(_CARDS.index(card) for card in cards)))


def full_hands(terms: Terms) -> tuple[Hand, ...]:
    """What each seat holds when a round begins."""
    return tuple(Hand(terms.no_cards(seat), terms.stomachaches) for seat in range(terms.players))


def empty_board(terms: Terms) -> bytes:
    """All in the tray, but for the Jester, who starts on floor 3."""
    return bytes(
        Place.FLOOR_3 if character == JESTER else Place.TRAY for character in terms.characters
    )


def board_with(board: bytes, characters: Iterable[Character], place: Place) -> bytes:
    """The board with these characters at a place, and everybody else where they are.

    >>> from kingup_game.engine.edition import terms_of
    >>> board = board_with(empty_board(terms_of("classic", 3)), "AC", Place.FLOOR_4)
    >>> list(board[:4]) == [Place.FLOOR_4, Place.TRAY, Place.FLOOR_4, Place.TRAY]
    True
    """
    after = bytearray(board)
    for character in characters:
        after[CAST_INDEX[character]] = place
    return bytes(after)


def new_match(terms: Terms) -> State:
    """A match before its first deal."""
    return State(
        terms=terms,
        round=1,
        phase=Phase.DEAL,
        first=0,
        turn=0,
        crown=None,
        nominee=None,
        board=empty_board(terms),
        goals=(),
        hands=full_hands(terms),
        ballots=(None,) * terms.players,
        totals=(terms.first_total,) * terms.players,
        dealt=(),
        vote_log=b"",
    )
