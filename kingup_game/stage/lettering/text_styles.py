"""The game's ways of writing; whoever needs another size or a box says so with `but`."""

from __future__ import annotations

from typing import Final, Protocol

from kingup_game.stage.lettering.text import TextStyle
from kingup_game.theme.palette import GOLD_LIGHT, INK, PAPER, PLATE
from kingup_game.theme.type_scale import CONTROL, DISPLAY, HEADING, NOTE


class MeasureWords(Protocol):
    """Tells how wide and how high words are, at the text size that people chose."""

    def __call__(
        self, words: str, style: TextStyle, width: float | None = None
    ) -> tuple[float, float]: ...


READING: Final = TextStyle()
"""Sentences on parchment."""
READING_ON_DARK: Final = READING.but(colour=PAPER)
NOTES: Final = READING.but(size=NOTE, align="centre")
HINTS: Final = READING_ON_DARK.but(plate=PLATE, align="centre")

TITLE: Final = TextStyle(face=DISPLAY)
"""Names, numbers and addresses on parchment."""
TITLE_ON_DARK: Final = TITLE.but(colour=PAPER)
TITLE_OUTLINED: Final = TITLE_ON_DARK.but(outline=INK)
TITLE_IN_GOLD: Final = TITLE.but(colour=GOLD_LIGHT)
HEADINGS: Final = TITLE_OUTLINED.but(size=HEADING)
CONTROLS: Final = TITLE.but(size=CONTROL)
"""What stands on buttons."""
