"""A finished record behind a port: the same match again, told act by act."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.chronicle import Chronicle
from kingup_game.engine.events import seen_by
from kingup_game.engine.record import Ending, Reading, read_record
from kingup_game.engine.state import new_match
from kingup_game.engine.view import view_of
from kingup_game.table.disk.scramble import unscrambled
from kingup_game.table.live import almanacs_of, luck_of
from kingup_game.table.port import MatchPort, News, Told
from kingup_game.table.seats import Company, crests_of, seat_of_entry

REST_TICKS: Final = 40
"""Between two acts, so that one can follow."""


class UnfinishedRecordError(ValueError):
    """A record that cannot be shown to its end."""


def finished_record(data: bytes) -> RecordedMatch:
    """The match in a file; RecordError where it is foul, UnfinishedRecordError where it goes on."""
    if unscrambled(data).record != data:
        raise UnfinishedRecordError("it is a save, which goes on in the game")
    return RecordedMatch(read_record(data))


class RecordedMatch:
    """Nobody plays here: `go_on` tells the next act of the record."""

    def __init__(self, reading: Reading) -> None:
        if reading.ending is not Ending.COMPLETE:
            raise UnfinishedRecordError(reading.summary())
        self._header = reading.header
        self._acts = [events for events in reading.steps if events]
        self._at, self._rest = 0, 0
        self._news: list[News] = []

    def company(self) -> Company:
        """Those who played, without anybody at the screen."""
        entries = self._header.seats
        crests = crests_of(entries)
        seats = (seat_of_entry(entry, at) for entry, at in zip(entries, crests, strict=True))
        return Company(seats, watched=True)

    def port(self) -> MatchPort:
        """What the picture of this record may hold. The match begins anew."""
        self._at, self._rest, self._news = 0, 0, []
        return MatchPort(
            terms=self._header.terms,
            opening={None: view_of(new_match(self._header.terms), None)},
            chronicle=Chronicle(),
            almanacs=almanacs_of(self._header),
            luck=luck_of(self._header.seed),
            past=(),
            news=self._hand_out,
            go_on=self._go_on,
            has_ballots=False,
            from_the_start=self.port,
            share_told=self._share_told,
        )

    def _hand_out(self) -> list[News]:
        news, self._news = self._news, []
        return news

    def _go_on(self, hurry: bool) -> None:
        self._rest -= 1
        if self._at < len(self._acts) and (hurry or self._rest <= 0):
            self._news += [Told({None: seen_by(event, None)}) for event in self._acts[self._at]]
            self._at += 1
            self._rest = REST_TICKS

    def _share_told(self) -> float:
        return self._at / len(self._acts)
