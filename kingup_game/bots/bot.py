"""What every opponent is: something at one seat that watches events and decides."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from kingup_game.engine.actions import Action
from kingup_game.engine.events import Event
from kingup_game.engine.view import View


class Bot(Protocol):
    """An opponent at one seat.

    It is told every event as its seat may see it, before it is asked. Equal events and equal seeds
    give equal decisions, so a bot that was told the past of a resumed match goes on as if it had
    never left: randomness comes from `DecisionSource`, never from a running stream.

    A whole bot, and a match of three of them:

    >>> class First:
    ...     name = "first"
    ...     def observe(self, event): ...
    ...     def decide(self, view, options):
    ...         return options[0]
    >>> from kingup_game.engine.edition import terms_of
    >>> from kingup_game.engine.record import Header, SeatEntry
    >>> from kingup_game.table.host import Host
    >>> from kingup_game.table.playing import play_out
    >>> host = Host(Header(terms_of("classic", 3), (SeatEntry("first", "bot:first"),) * 3, seed=1))
    >>> play_out(host, [First(), First(), First()])
    >>> host.is_over
    True
    """

    @property
    def name(self) -> str:
        """What records and tables call it."""

    def observe(self, event: Event) -> None:
        """Remember what happened, as this seat saw it."""

    def decide(self, view: View, options: Sequence[Action]) -> Action:
        """Choose one of `options`, which is never empty."""


class DecisionSource:
    """Randomness for one seat, fixed at each decision by its seed and the moment.

    It seeds one generator again and again: making a new one each time would cost twice as much.
    """

    def __init__(self, seed: int, seat: int) -> None:
        self._moments = f"{seed}/{seat}/"
        self._source = Random(0)

    def at(self, events_seen: int) -> Random:
        """What a decision after so many events draws from; good until the next call."""
        self._source.seed(f"{self._moments}{events_seen}")
        return self._source
