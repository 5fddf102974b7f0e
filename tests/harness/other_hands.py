"""Matches that differ in what nobody else may know: the same moment, other cards in the hands."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.engine.record import read_record
from kingup_game.engine.state import Hand
from kingup_game.table.host import Host


def with_hands(host: Host, hands: Sequence[Hand]) -> Host:
    """The same match, but for the hands of the first seats."""
    reading = read_record(host.record().encode())
    held = (*hands, *reading.state.hands[len(hands) :])
    reading.state = reading.state._replace(hands=held)
    return Host.resumed(reading)
