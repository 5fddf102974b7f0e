"""The bots' talk at one match: who of them says what about what everybody sees."""

from __future__ import annotations

from kingup_game.bots.ladder import temper_of
from kingup_game.bots.talk import Talk
from kingup_game.table.seats import Company


def talk_of(company: Company, luck: int) -> Talk:
    """The talk of a company's bots, each in its own temper."""
    tempers = {
        number: temper_of(seat.level)
        for number, seat in enumerate(company.seats)
        if seat.level is not None
    }
    return Talk(tempers, luck)
