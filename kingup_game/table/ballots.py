"""Secret choices made at the same moment, in ticks; nothing public depends on what is chosen.

Everybody looks at one television and hears one loudspeaker, so whatever shows or sounds is known
to all. What is public here (`stage`, `passing_to`, `sealed`) must come out the same whichever cards
are chosen; tests play elections twice, with other cards, and compare. Most of what looks odd below
closes a way in which *when* something shows would tell *what* it was.

>>> from random import Random
>>> hands = {0: (Card.YES, Card.NO), 1: (Card.YES,)}
>>> box = BallotBox(hands, together=[0, 1], in_turn=[], bots=[2], source=Random(1))
>>> box.choose(0, Card.NO), box.choose(1, Card.NO)
(<Feedback.TAKEN: 'taken'>, <Feedback.COUNTS_AS_YES: 'counts_as_yes'>)
>>> box.bots_are_done = True
>>> box.sealed, box.phase
((False, False, False), <BallotPhase.OPEN: 'open'>)
>>> for _ in range(GATE_TICKS + LAST_CHANCE_TICKS):
...     box.advance()
>>> box.sealed, box.phase
((True, True, True), <BallotPhase.CLOSED: 'closed'>)
>>> [card.value for card in box.cards.values()]
['no', 'yes']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Final

from kingup_game.engine.actions import Card

GATE_TICKS: Final = 180
"""Nothing shows for three seconds; then every seal at once, later ones as they come.

Whoever has nothing to think about presses at once, and whoever holds a single card has nothing to
think about. Behind the gate the quick ones look alike.
"""

LAST_CHANCE_TICKS: Final = 90
"""Everybody has voted, and for so long every press still counts: so no seal tells which press was
the one that was meant."""

ALONE_TICKS: Final = 105
"""Who votes alone has so long to change a card, anew after each press, unless it is sealed; bots
may think meanwhile."""

NOBODY_TICKS: Final = 24
"""Where no person votes: as long as it takes to see who is up for the throne."""

BOT_SEAL_TICKS: Final = (72, 180)
"""When a bot's seal is ready, at the earliest and at the latest: no later than the gate, so that a
table with bots does not wait for a show of thinking."""


class Feedback(StrEnum):
    """What only the hand on the device may feel after a press."""

    TAKEN = "taken"
    COUNTS_AS_YES = "counts_as_yes"
    NOT_HEARD = "not_heard"


class BallotPhase(StrEnum):
    """What is asked of the table: to vote, to pass the shared device on, to think again."""

    OPEN = "open"
    PASSING = "passing"
    LAST_CHANCE = "last_chance"
    CLOSED = "closed"


class BallotBox:
    """The ballots of the people in one election; what bots play, nobody here ever knows.

    Own devices vote together, shared ones in turn. `hands` names the cards that each person
    holds. `together`, `in_turn` and `bots` share the seats between them; `bots_are_done` is to be
    set once every bot knows its card.

    A card that is gone counts as a Yes, from every seat alike. Leaving the ballot unset instead
    would show: a press that is heard and no seal after it tells everybody that the hand is spent.
    Whoever has a pad to themselves feels two ticks in place of one.

    One person `alone` against bots has nothing to hide: no gate, what is chosen may be shown, and
    a seal ends it: theirs comes with the end, not with a choice. Where only bots vote there is
    nobody to hide anything from, or to wait for.
    """

    def __init__(
        self,
        hands: Mapping[int, Sequence[Card]],
        together: Sequence[int],
        in_turn: Sequence[int],
        bots: Sequence[int],
        source: Random,
        *,
        alone: bool = False,
    ) -> None:
        self._is_alone = alone
        self._gate, self._last_chance = GATE_TICKS, LAST_CHANCE_TICKS
        if alone:
            self._gate, self._last_chance = 0, ALONE_TICKS
        elif not hands:
            self._gate, self._last_chance = NOBODY_TICKS, 0
        self._hands = hands
        self._together = tuple(together)
        self._in_turn = tuple(in_turn)
        self._choices: dict[int, Card] = {}
        self._passed: set[int] = set()
        self._ticks = 0
        self._closing_ticks = 0
        self._seats = len(together) + len(in_turn) + len(bots)
        self.bots_are_done = not bots
        # Drawn before any choice is known, so that a bot's timing says nothing about its card.
        self._bot_seals = {
            seat: source.randint(*BOT_SEAL_TICKS) if hands else NOBODY_TICKS for seat in bots
        }

    def regroup(self, together: Sequence[int], in_turn: Sequence[int]) -> None:
        """Devices changed hands. Whoever had chosen on their own device need not do it again."""
        # Such a seat may have to vote in turn from now on. It counts as passed on already: nobody
        # votes a second time because somebody's pad ran out of power.
        chosen = {seat for seat in self._together if seat in self._choices}
        self._together, self._in_turn = tuple(together), tuple(in_turn)
        self._passed |= chosen

    @property
    def phase(self) -> BallotPhase:
        """What the table is asked for now: public, and by who has chosen, never by what."""
        # The gate counts here too: without it the question would change, and the music with it, as
        # soon as the last person has pressed.
        if not self._all_together_chose or self._ticks < self._gate:
            return BallotPhase.OPEN
        if self.passing_to is not None:
            return BallotPhase.PASSING
        if len(self._choices) < len(self._hands) or not self.bots_are_done:
            return BallotPhase.OPEN
        return BallotPhase.CLOSED if self._is_settled else BallotPhase.LAST_CHANCE

    @property
    def passing_to(self) -> int | None:
        """The seat that has the shared device now, once those with their own have voted."""
        if not self._all_together_chose or self._ticks < self._gate:
            return None
        return next((seat for seat in self._in_turn if seat not in self._passed), None)

    @property
    def sealed(self) -> tuple[bool, ...]:
        """The seals that everybody sees."""
        if self._ticks < self._gate:
            return (False,) * self._seats
        return tuple(self._is_sealed(seat) for seat in range(self._seats))

    @property
    def cards(self) -> dict[int, Card]:
        """Every person's card, once the box is closed."""
        if self.phase is not BallotPhase.CLOSED:
            raise ValueError("the ballots are still open")
        return dict(self._choices)

    def advance(self) -> None:
        """One tick passed."""
        self._ticks += 1
        # Counted only while no card is missing: a device that changes hands can reopen the vote,
        # and the last chance goes on afterwards from where it stopped.
        if self.phase is BallotPhase.LAST_CHANCE or (self._is_alone and self._choices):
            self._closing_ticks += 1

    def choice(self, seat: int) -> Card | None:
        """What a person alone has chosen so far; among several it is nobody's business."""
        return self._choices.get(seat) if self._is_alone else None

    def seal(self) -> bool:
        """Who votes alone is sure, and the box closes once the bots are done."""
        if not self._is_alone or not self._choices or self._is_settled:
            return False
        self._closing_ticks = self._last_chance
        return True

    def choose(self, seat: int, card: Card) -> Feedback:
        """A press by a person. The last press before the end counts."""
        if self._is_settled or not self._is_heard(seat):
            return Feedback.NOT_HEARD
        if self._is_alone:
            self._closing_ticks = 0
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

    @property
    def _is_settled(self) -> bool:
        """Whether no press counts any more."""
        return self._closing_ticks >= self._last_chance

    @property
    def _all_together_chose(self) -> bool:
        return all(seat in self._choices for seat in self._together)

    def _is_heard(self, seat: int) -> bool:
        return seat in self._together or seat == self.passing_to

    def _is_sealed(self, seat: int) -> bool:
        if seat in self._in_turn:
            # Not by the first press: with the device in hand one may change one's mind unseen.
            return seat in self._passed
        if seat in self._bot_seals:
            # Not before all bots are done: they think one after the other, and whoever has only
            # a Yes left is done at once. Seals as they come would tell who that is.
            return self.bots_are_done and self._ticks >= self._bot_seals[seat]
        if self._is_alone and not self._is_settled:
            return False  # chosen, and still to be changed: an open envelope
        return seat in self._choices


def split_voters(
    people_with_own_device: Mapping[int, bool], seats: int
) -> tuple[list[int], list[int], list[int]]:
    """Seats that vote together, those that vote in turn, and bots.

    >>> split_voters({0: True, 2: False, 3: False}, seats=5)
    ([0], [2, 3], [1, 4])
    """
    together = [seat for seat, own in people_with_own_device.items() if own]
    in_turn = [seat for seat, own in people_with_own_device.items() if not own]
    bots = [seat for seat in range(seats) if seat not in people_with_own_device]
    return together, in_turn, bots
