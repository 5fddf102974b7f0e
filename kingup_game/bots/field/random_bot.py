"""The yardstick: any legal action, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.bots.bot import DecisionSource
from kingup_game.engine.actions import Action
from kingup_game.engine.events import Event
from kingup_game.engine.view import View


class RandomBot:
    """Takes any option, all equally likely."""

    name = "random"

    def __init__(self, seat: int, seed: int) -> None:
        self._chance = DecisionSource(seed, seat)
        self._events_seen = 0

    def observe(self, event: Event) -> None:  # noqa: ARG002
        """Count the event: chance at a decision depends on how many there were."""
        self._events_seen += 1

    def decide(self, view: View, options: Sequence[Action]) -> Action:  # noqa: ARG002
        """Any of the options, by chance."""
        number = len(options)
        if number == 1:
            return options[0]
        # What `choice` does, without its two calls: simulating such bots is hardly more than that.
        draw, bits = self._chance.at(self._events_seen).getrandbits, number.bit_length()
        drawn = draw(bits)
        while drawn >= number:
            drawn = draw(bits)
        return options[drawn]
