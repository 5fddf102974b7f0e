"""The faces of those who sit at a match, as every picture of it shows them."""

from __future__ import annotations

from kingup_game.stage.seats.seat_face import SeatFace
from kingup_game.table.opponents import portraits
from kingup_game.table.seats import Company


def faces_of(company: Company) -> list[SeatFace]:
    """Everybody, in the order of the seats: people by their avatars, bots by their portraits."""
    numbers = portraits(seat.level for seat in company.seats)
    return [
        SeatFace(seat.name, seat.crest, number, seat.face)
        for seat, number in zip(company.seats, numbers, strict=True)
    ]
