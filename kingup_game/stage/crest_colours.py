"""The eight seats: a crest and a colour each. Pure data; crest and letterless emblem share a name.

The colours stay apart in the three common kinds of colour blindness, the crests by shape alone.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SeatCrest:
    """`colour` fills, `dark` shades and writes on parchment, `light` glows and writes on velvet."""

    key: str
    colour: str
    dark: str
    light: str


SEAT_CRESTS = (
    SeatCrest("bell", "#C22B36", "#7A1420", "#F08A84"),
    SeatCrest("tower", "#2F62C4", "#1B3A7E", "#8FB4F5"),
    SeatCrest("key", "#F7CF3C", "#7C5A06", "#FFE68C"),
    SeatCrest("oak", "#2E8B57", "#17512F", "#8FD6A8"),
    SeatCrest("bee", "#F08A24", "#8A4208", "#FFBE7A"),
    SeatCrest("moon", "#5C2F86", "#3A1A5A", "#BD95E6"),
    SeatCrest("heart", "#F4A9C4", "#8E3A60", "#FFD0E0"),
    SeatCrest("cup", "#5CC6DE", "#14586B", "#A8E8F5"),
)
