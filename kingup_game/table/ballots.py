"""Secret choices made at the same moment, in ticks; nothing public depends on what is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Final

from kingup_game.engine.actions import Card

GATE_TICKS: Final = 180
"""Nothing shows for three seconds; then every seal at once, later ones as they come."""

LAST_CHANCE_TICKS: Final = 90
BOT_SEAL_TICKS: Final = (72, 180)


class Feedback(StrEnum):
    """What only the hand on the device may feel after a press."""

    TAKEN = "taken"
    COUNTS_AS_YES = "counts_as_yes"
    NOT_HEARD = "not_heard"


class Stage(StrEnum):
    OPEN = "open"
    PASSING = "passing"
    LAST_CHANCE = "last_chance"
    CLOSED = "closed"


class BallotBox:
    """One election. Own devices vote together, shared ones in turn, bots whenever they please.

    `hands` names the cards that each seat holds. `together`, `in_turn` and `bots` share the seats
    between them.

    A card that is gone counts as a Yes, from every seat alike. Leaving the ballot unset instead
    would show: a press that is heard and no seal after it tells everybody that the hand is spent.
    Whoever has a pad to themselves feels two ticks in place of one.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        together: Sequence[int],
        in_turn: Sequence[int],
        bots: Sequence[int],
        source: Random,
    ) -> None:
        self._hands = hands
        self._together = tuple(together)
        self._in_turn = tuple(in_turn)
        self._choices: dict[int, Card] = {}
        self._passed: set[int] = set()
        self._ticks = 0
        self._closing_ticks = 0
        # Drawn before any choice is known, so that a bot's timing says nothing about its card.
        self._bot_seals = {seat: source.randint(*BOT_SEAL_TICKS) for seat in bots}

    def regroup(self, together: Sequence[int], in_turn: Sequence[int]) -> None:
        """Devices changed hands. Whoever had chosen on their own device need not do it again."""
        chosen = {seat for seat in self._together if seat in self._choices}
        self._together, self._in_turn = tuple(together), tuple(in_turn)
        self._passed |= chosen

    @property
    def stage(self) -> Stage:
        if not self._all_together_chose or self._ticks < GATE_TICKS:
            return Stage.OPEN
        if self.passing_to is not None:
            return Stage.PASSING
        if len(self._choices) < len(self._hands):
            return Stage.OPEN
        return Stage.CLOSED if self._closing_ticks >= LAST_CHANCE_TICKS else Stage.LAST_CHANCE

    @property
    def passing_to(self) -> int | None:
        """The seat that has the shared device now, once those with their own have voted."""
        if not self._all_together_chose or self._ticks < GATE_TICKS:
            return None
        return next((seat for seat in self._in_turn if seat not in self._passed), None)

    @property
    def sealed(self) -> tuple[bool, ...]:
        """The seals that everybody sees."""
        if self._ticks < GATE_TICKS:
            return (False,) * len(self._hands)
        return tuple(self._is_sealed(seat) for seat in range(len(self._hands)))

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card in the order of the seats, once the box is closed."""
        if self.stage is not Stage.CLOSED:
            raise ValueError("the ballots are still open")
        return tuple(self._choices[seat] for seat in range(len(self._hands)))

    def advance(self) -> None:
        """One tick passed."""
        self._ticks += 1
        if self.stage is Stage.LAST_CHANCE:
            self._closing_ticks += 1

    def hurry(self) -> None:
        """Open the gate and close the box as soon as everybody has chosen: nobody is bluffed."""
        self._ticks = max(self._ticks, GATE_TICKS)
        self._closing_ticks = LAST_CHANCE_TICKS

    def choose(self, seat: int, card: Card) -> Feedback:
        """A press by a person. The last press before the end counts."""
        if self.stage is Stage.CLOSED or not self._is_heard(seat):
            return Feedback.NOT_HEARD
        if card in self._hands[seat]:
            self._choices[seat] = card
            return Feedback.TAKEN
        self._choices[seat] = Card.YES
        return Feedback.COUNTS_AS_YES

    def pass_on(self, seat: int) -> bool:
        """The person with the shared device is done; False while nothing was chosen."""
        if seat != self.passing_to or seat not in self._choices:
            return False
        self._passed.add(seat)
        return True

    def bot_chose(self, seat: int, card: Card) -> None:
        self._choices[seat] = card

    def has_chosen(self, seat: int) -> bool:
        return seat in self._choices

    @property
    def _all_together_chose(self) -> bool:
        return all(seat in self._choices for seat in self._together)

    @property
    def _all_bots_chose(self) -> bool:
        return all(seat in self._choices for seat in self._bot_seals)

    def _is_heard(self, seat: int) -> bool:
        return seat in self._together or seat == self.passing_to

    def _is_sealed(self, seat: int) -> bool:
        if seat in self._in_turn:
            return seat in self._passed
        if seat in self._bot_seals:
            # Not before all bots are done: they think one after the other, and whoever has only
            # a Yes left is done at once. Seals as they come would tell who that is.
            return self._all_bots_chose and self._ticks >= self._bot_seals[seat]
        return seat in self._choices


def split_voters(
    people_with_own_device: Mapping[int, bool], seats: int
) -> tuple[list[int], list[int], list[int]]:
    """Seats that vote together, those that vote in turn, and bots."""
    together = [seat for seat, own in people_with_own_device.items() if own]
    in_turn = [seat for seat, own in people_with_own_device.items() if not own]
    bots = [seat for seat in range(seats) if seat not in people_with_own_device]
    return together, in_turn, bots
