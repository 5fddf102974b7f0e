"""How large the face of whoever is up for the throne is, and where, on every way it goes.

Each size is a picture that is scaled before it is needed. Pure numbers, no pygame.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from kingup_game.engine.cast import Character
from kingup_game.stage import layout
from kingup_game.stage.castle.castle_layers import RISE
from kingup_game.theme import art
from kingup_game.theme.cast_crowns import (
    ABOVE_HEAD,
    CROWNS,
    PICTURE,
    WORN_ABOVE_FOOT,
    WORN_BAND,
    WORN_WIDE,
    Crown,
)

WIDTH: Final = 364.0
"""Over the throne: a third of the screen."""
FEET_AT: Final = float(layout.THRONE_X), layout.THRONE_FEET_Y + RISE + 8.0
"""Above the heads of floor 5, and low enough for the tallest hat and every crown: nothing of a face
is cut off by the screen."""
BESIDE_AT: Final = 344.0, 556.0
"""In the third that the castle has left free."""
BESIDE: Final = 1.36
"""So many times as large one is there."""
GOES_UP: Final = (BESIDE, 1.25, 1.12, 1.0)
"""How large a face is on the way from there to the throne."""
DESPAIR: Final = (1.12, 1.25)
"""How large one is on the way to the front, step by step, where no card lies below it."""
JUDGED: Final = 1.25
"""How large one is while its cards are turned, where these leave room for that; and below a crown
that comes down."""
QUESTION_AT_TABLE: Final = 298.0
"""The upper edge of what is asked, where two rows of cards lie below it."""
_LETTER: Final = 96.0
"""From the upper edge of a letter's disc down to the foot: there half a letter would be none."""
_HIGHEST_HEAD: Final = 7.0
ALONE: Final = 1.36
"""How large one is whom nothing else is shown with: a new king in the dark, and whoever hangs over
an open trapdoor. Nearly half of the screen, and at 4K no more than there is drawn."""
SETTLES: Final = (1.1, 0.8, 0.58, 0.42)
"""How large one is on the way down to the throne, where its token sits."""
RAYS: Final = 700.0


def needed_for(character: Character) -> Mapping[str, Sequence[float]]:
    """What such a face may need before it is known how it fares, and how wide."""
    return {
        art.close_up(character, "hopeful"): _widths(GOES_UP),
        art.close_up(character, "hopeful-blink"): [WIDTH * BESIDE, WIDTH],
        art.close_up(character, "hopeful-glance"): [WIDTH],
    }


def needed_while_counting(character: Character, size: float) -> Mapping[str, Sequence[float]]:
    """What it may need while its cards are turned at such a size, whatever they are."""
    widths = _widths((size,))
    return {
        art.close_up(character, "hopeful"): _widths(steps_between(1.0, size)),
        art.close_up(character, "hopeful-blink"): widths,
        art.close_up(character, "fear"): widths,
    }


def needed_in_the_end(
    character: Character,
    mood: str,
    size: float,
    despair: Sequence[float],
    *,
    is_certain: bool,
    falls: bool,
) -> Mapping[str, Sequence[float]]:
    """What it needs if that comes of it, from such a size on, in despair by such steps; until that
    is certain, what it needs first: all of it together would drive out whatever else is shown at
    4K."""
    name = art.close_up(character, mood)
    if mood != "crowned":
        comes = [one for one in despair if one > size] or [size]
        settles = SETTLES if is_certain and not falls else ()
        return {name: _widths((*comes, *settles))}
    if not is_certain:
        return {name: _widths((ALONE,))}
    nearer = {art.close_up(character, "hopeful"): _widths(steps_between(size, JUDGED))}
    crown = {art.CROWN_WORN: [crown_of(character, JUDGED).width], art.BURST: [RAYS]}
    return nearer | {name: _widths((ALONE, *SETTLES))} | crown


def steps_between(start: float, end: float) -> Sequence[float]:
    """The sizes from one to another, as a face comes nearer or draws back.

    >>> steps_between(1.0, 1.25), steps_between(1.25, 1.0), steps_between(1.0, 1.0)
    ((1.12, 1.25), (1.12, 1.0), (1.0,))
    """
    if end < start:
        return (*(size for size in reversed(DESPAIR) if end < size < start), end)
    return (*(size for size in DESPAIR if start < size < end), end)


def _widths(steps: Sequence[float]) -> list[float]:
    return [WIDTH * size for size in steps]


def at_table(character: Character) -> float:
    """How large somebody is who sits behind two rows of cards, letter and all below what is asked:
    so much of the face is seen as there is room for, more of who wears no tall hat."""
    from_hat_to_letter = WIDTH * (1 - ABOVE_HEAD[character] / PICTURE) - _LETTER
    most = (QUESTION_AT_TABLE - _HIGHEST_HEAD) / from_hat_to_letter
    return max(size for size in GOES_UP if size <= most)


def feet_at_table(size: float) -> float:
    """How far down a face of such a size reaches there, behind the table."""
    return QUESTION_AT_TABLE + _LETTER * size


def feet_of(size: float) -> float:
    """How far down a face of such a size over the throne reaches: all begin as far up."""
    return FEET_AT[1] + WIDTH * (size - 1)


def crown_of(character: Character, face: float = 1.0) -> Crown:
    """The middle of the lower edge of a crown that comes to rest on a face over the throne, how
    wide it is, and its turn: just where the picture of the one who is crowned has it."""
    worn, unit = CROWNS[character], WIDTH * face / PICTURE
    size = worn.width * unit / WORN_BAND
    tilt, below = math.radians(worn.tilt), WORN_ABOVE_FOOT * size
    x = FEET_AT[0] + (worn.x - PICTURE / 2) * unit - below * math.sin(tilt)
    y = feet_of(face) - (PICTURE - worn.y) * unit + below * math.cos(tilt)
    return Crown(x, y, WORN_WIDE * size, -worn.tilt)
