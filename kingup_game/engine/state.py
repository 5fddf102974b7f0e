"""The state of a match: small, frozen, hashable."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, JESTER, Character, Place
from kingup_game.engine.edition import Setup
from kingup_game.engine.goals import Goal


class Phase(StrEnum):
    DEAL = "deal"
    PLACE = "place"
    MOVE = "move"
    VOTE = "vote"
    OVER = "over"


_CARDS: Final = tuple(Card)


class Hand(NamedTuple):
    """The cards of one seat beside its Yes, which never leaves the hand for long."""

    no: int
    stomachache: int

    def copies(self, card: Card) -> int:
        return 1 if card is Card.YES else self.no if card is Card.NO else self.stomachache

    def without(self, card: Card) -> Hand:
        """The hand after `card` was played; a Yes comes back."""
        if card is Card.YES:
            return self
        return Hand(self.no - (card is Card.NO), self.stomachache - (card is Card.STOMACHACHE))


class State(NamedTuple):
    """Everything that is true of a match at one moment, secrets included.

    A named tuple, because building one costs a third of a frozen data class and play builds one
    for every action. Only `view.py` decides who may see what of it.
    """

    setup: Setup
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
        log, width = self.vote_log, 1 + self.setup.players
        return tuple(
            (
                self.setup.characters[log[start]],
                tuple(_CARDS[code] for code in log[start + 1 : start + width]),
            )
            for start in range(0, len(log), width)
        )

    def place_of(self, character: Character) -> Place:
        return Place(self.board[CAST_INDEX[character]])

    def standing(self, place: Place) -> str:
        """Who is at `place`, in the order of the cast."""
        return "".join(
            character
            for character, code in zip(self.setup.characters, self.board, strict=True)
            if code == place
        )


def logged_vote(nominee: Character, cards: tuple[Card, ...]) -> bytes:
    """A vote as `State.vote_log` keeps it: who, and a byte for each seat's card."""
    return bytes((CAST_INDEX[nominee], *(_CARDS.index(card) for card in cards)))


def full_hand(setup: Setup) -> Hand:
    return Hand(setup.share.no_cards, setup.stomachaches)


def empty_board(setup: Setup) -> bytes:
    """All in the tray, but for the Jester, who starts on floor 3."""
    return bytes(
        Place.FLOOR_3 if character == JESTER else Place.TRAY for character in setup.characters
    )


def new_match(setup: Setup) -> State:
    """A match before its first deal."""
    return State(
        setup=setup,
        round=1,
        phase=Phase.DEAL,
        first=0,
        turn=0,
        crown=None,
        nominee=None,
        board=empty_board(setup),
        goals=(),
        hands=(full_hand(setup),) * setup.players,
        ballots=(None,) * setup.players,
        totals=(setup.first_total,) * setup.players,
        dealt=(),
        vote_log=b"",
    )
