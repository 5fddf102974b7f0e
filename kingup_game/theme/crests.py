"""The eight seats: a crest and a colour each. Pure data; crest and emblem share a name.

The colours stay apart in the three common kinds of colour blindness, the crests by shape alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from kingup_game.theme import art


@dataclass(frozen=True)
class SeatCrest:
    """`colour` fills; `dark` shades, and writes on parchment; `light` glows, and writes on dark.

    `waits` is `light` nearer to `colour` and to ink: bright enough for letters of ink, all eight
    equally, so that none of them calls.
    """

    key: str
    colour: str
    dark: str
    light: str
    waits: str

    @property
    def picture(self) -> str:
        """The crest itself."""
        return art.crest(self.key)


SEAT_CRESTS = (
    SeatCrest("bell", "#B81818", "#6E0F16", "#F08A84", "#DB6662"),
    SeatCrest("tower", "#434FDE", "#1F2F86", "#9DB0FA", "#7884D7"),
    SeatCrest("key", "#F2E838", "#6B5406", "#FBEFA0", "#988A4D"),
    SeatCrest("oak", "#37866A", "#14503C", "#98D8BC", "#66947D"),
    SeatCrest("bee", "#F06F18", "#7E3A05", "#FBB878", "#BD7B46"),
    SeatCrest("moon", "#4C2070", "#331250", "#BD95E6", "#A179C9"),
    SeatCrest("heart", "#F9ABBC", "#8A3450", "#FFDCE4", "#A48184"),
    SeatCrest("cup", "#43B2E6", "#105468", "#A4E2F5", "#6590A0"),
)
