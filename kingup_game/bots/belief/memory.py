"""What a seat keeps in mind: the board, the cards that each still holds, and its beliefs."""

from __future__ import annotations

from kingup_game.bots.belief.goal_belief import Belief
from kingup_game.bots.belief.seen_moment import ClimbSeen, Election
from kingup_game.engine.cast import CAST_INDEX, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import (
    CharacterMoved,
    CharacterPlaced,
    Event,
    LeftoversServed,
    RoundDealt,
    RoundScored,
    VotesRevealed,
)
from kingup_game.engine.goals import GOALS
from kingup_game.engine.state import empty_board, full_hands
from kingup_game.engine.ways_up import ways_up

_GOAL_INDEX = {goal: index for index, goal in enumerate(GOALS)}


class Memory:
    """Follows a match from one seat's events: what the seat could write down, and its beliefs.

    With `believes` false only the board, the hands and the elections are followed.
    """

    def __init__(self, terms: Terms, seat: int, believes: bool = True) -> None:
        self.terms = terms
        self._believes = believes
        self.seat = seat
        self.beliefs = [Belief() for _ in range(terms.players)]
        """One for each seat; that of the own seat stays empty."""
        self.board = bytearray(empty_board(terms))
        self.hands = list(full_hands(terms))
        self.elections_held = 0
        self._revealed: set[int] = set()

    def observe(self, event: Event) -> None:
        """Take in what happened, as this seat saw it."""
        match event:
            case RoundDealt():
                self._round_begins(event)
            case CharacterPlaced():
                self._placed(event)
            case LeftoversServed():
                for character in event.characters:
                    self.board[CAST_INDEX[character]] = Place.FLOOR_0
            case CharacterMoved():
                self._moved(event)
            case VotesRevealed():
                self._voted(event)
            case RoundScored():
                self._round_ends(event)
            case _:
                pass

    def rivals(self) -> list[int]:
        """All seats but the own one."""
        return [seat for seat in range(self.terms.players) if seat != self.seat]

    def _round_begins(self, event: RoundDealt) -> None:
        self.board[:] = empty_board(self.terms)
        self.hands = list(full_hands(self.terms))
        self.elections_held = 0
        own = event.goals[self.seat]
        excluded = self._revealed | ({_GOAL_INDEX[own]} if own else set())
        for belief in self.beliefs:
            belief.new_round(excluded)

    def _placed(self, event: CharacterPlaced) -> None:
        index = CAST_INDEX[event.character]
        # What chance has placed tells nothing of the seat that it was placed for.
        if self._believes and event.seat != self.seat and not self.terms.house.random_placement:
            self.beliefs[event.seat].saw_placement(bytes(self.board), index, event.floor)
        self.board[index] = event.floor

    def _moved(self, event: CharacterMoved) -> None:
        index = CAST_INDEX[event.character]
        if self._believes and event.seat != self.seat:
            board = bytes(self.board)
            ways = ways_up(self.terms, board)
            able = {
                character: to
                for character, code in enumerate(board)
                if isinstance(to := ways[code], Place)
            }
            noes = tuple(hand.no for hand in self.hands)
            climb = ClimbSeen(board, tuple(able), tuple(able.values()), noes)
            self.beliefs[event.seat].saw_climb(climb, event.seat, index)
        self.board[index] = event.to

    def _voted(self, event: VotesRevealed) -> None:
        index = CAST_INDEX[event.nominee]
        noes = tuple(hand.no for hand in self.hands)
        aches = tuple(hand.stomachache > 0 for hand in self.hands)
        election = Election(bytes(self.board), index, self.elections_held, noes, aches)
        for seat, card in enumerate(event.cards):
            # A Yes from a hand that held nothing else is no choice, and tells nothing of the goal.
            had_choice = self.hands[seat].no or self.hands[seat].stomachache
            if self._believes and seat != self.seat and had_choice:
                self.beliefs[seat].saw_vote(election, seat, card)
        self.hands = [
            hand.without(card) for hand, card in zip(self.hands, event.cards, strict=True)
        ]
        self.elections_held += 1
        self.board[index] = event.to

    def _round_ends(self, event: RoundScored) -> None:
        for seat, goal in enumerate(event.goals):
            index = _GOAL_INDEX[goal]
            self._revealed.add(index)
            if self._believes and seat != self.seat:
                self.beliefs[seat].learn(index)
