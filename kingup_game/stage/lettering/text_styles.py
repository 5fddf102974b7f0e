"""Ways of writing: what a style says, and the game's own; `but` makes another of one."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, Protocol

from kingup_game.theme.palette import GOLD_LIGHT, INK, PAPER
from kingup_game.theme.type_scale import BODY, CONTROL, HEADING, NOTE, Face

Align = Literal["left", "centre", "right"]


class TextStyle(NamedTuple):
    """How words look. `size` is what letters measure from the top of a d to the foot of a p,
    in design units at 100 % text size."""

    size: float = BODY
    face: Face = "reading"
    bold: bool = False
    italic: bool = False
    colour: str = INK
    outline: str | None = None
    outline_width: float = 3
    shadow: str | None = None
    align: Align = "left"
    spacing: float = 1.15
    fit: tuple[float, float] | None = None
    """The box that the words may not leave: larger ones get smaller, also at 200 % text size."""
    peers: tuple[str, ...] = ()
    """Words in boxes of the same kind, as the names at a table: all are as large as fits each."""
    taken: float = 0.0
    """So much of the box's width something else has, which the peers' boxes do not have."""

    def but(self, **changes: Any) -> TextStyle:
        """The same style with some things changed."""
        return _changed(self, *changes.items())


@lru_cache(maxsize=1024)
def _changed(style: TextStyle, *changes: tuple[str, Any]) -> TextStyle:
    """A page is written in a few styles again and again."""
    return _the_one(style._replace(**dict(changes)))


@lru_cache(maxsize=1024)
def _the_one(style: TextStyle) -> TextStyle:
    """Of all that say the same one is kept: the letters' caches know hundreds by a few styles, and
    whoever collects garbage looks at each."""
    return style


class MeasureWords(Protocol):
    """Tells how wide and how high words are, at the text size that people chose."""

    def __call__(
        self, words: str, style: TextStyle, width: float | None = None
    ) -> tuple[float, float]: ...


READING: Final = TextStyle()
"""Sentences on parchment."""
READING_ON_DARK: Final = READING.but(colour=PAPER)
NOTES: Final = READING.but(size=NOTE, align="centre")

TITLE: Final = TextStyle(face="display")
"""Names, numbers and addresses on parchment."""
TITLE_ON_DARK: Final = TITLE.but(colour=PAPER)
TITLE_OUTLINED: Final = TITLE_ON_DARK.but(outline=INK)
TITLE_IN_GOLD: Final = TITLE.but(colour=GOLD_LIGHT)
HEADINGS: Final = TITLE_OUTLINED.but(size=HEADING)
CONTROLS: Final = TITLE.but(size=CONTROL)
"""What stands on buttons."""
