"""The bots' talk at one match: what the picture has caught up with, and who says what about it."""

from __future__ import annotations

from kingup_game.bots.levels import temper_of
from kingup_game.bots.talk import Remark, Talk
from kingup_game.table.host import Host
from kingup_game.table.seats import Company


class TableTalk:
    """Hears what everybody sees, and nothing else."""

    def __init__(self, host: Host, company: Company) -> None:
        self._host = host
        tempers = {
            number: temper_of(seat.level)
            for number, seat in enumerate(company.seats)
            if seat.level is not None
        }
        self._talk = Talk(tempers, host.header.seed)
        self._heard = host.events_so_far

    def catch_up(self) -> Remark | None:
        """The last remark on whatever has happened since this was last asked."""
        self._heard = min(self._heard, self._host.events_so_far)
        remark = None
        for event in self._host.seen_since(None, self._heard):
            remark = self._talk.remark(event) or remark
        self._heard = self._host.events_so_far
        return remark
