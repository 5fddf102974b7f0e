"""Whoever wins, as large as on the throne, and the opponents in the moods of an end."""

from __future__ import annotations

from kingup_game.theme.palette import INK
from tools.studio.signs.clockwork import COPPER, SIZE, Courtier
from tools.studio.signs.crowns import crown
from tools.studio.signs.drawing import (
    INNER,
    OUTER,
    circle,
    flat,
    lighter,
    moved,
    outline,
    solid,
    star,
)
from tools.studio.signs.sign import picture

CLOSE_UP_PX = 880  # 420 units at two pixels each, and a little
USUAL_PX = 512
AUTOMATON_MOODS = ("neutral", "joy", "refused", "crowned")
CLOSE_UP_MOODS = ("crowned",)
"""Before the crown comes down the throne is empty."""

# Where the eyes of each opponent are: how high, how far from the middle, how large, on what metal.
_EYES = {
    1: (50, 13, 8, "#BDB3A4"),
    2: (53, 13, 7, COPPER),
    3: (51, 13, 6.5, "#DDA53A"),
    4: (53.5, 13, 6, ""),
    5: (51, 10.5, 6.5, "#F3E3C8"),
    6: (53, 7.5, 5, ""),
    7: (60, 12, 7.5, "#F8ECD2"),
    8: (62, 14, 8, "#B57A3E"),
}
_WITH_MOODS = 4, 6
"""Whose eyes and brows say what they feel by themselves."""
_OIL = "#3B2F4E"
_LEAST_ASIDE = 10.0
"""Cheeks are beside a nose, however close together the eyes are."""
_TEAR_ASIDE = {4: 5.0, 6: 6.0}
"""Clear of slits and of a moustache."""
_BAND_BELOW = 72.0
"""How far below its middle a crown's band ends."""
_CROWN_ROOM, _UNDER_A_CROWN = 18.0, 0.92
"""So much lower they sit under it, and hardly smaller: on a throne nobody looks at elbows."""


def automaton(number: int, courtier: Courtier, mood: str) -> str:
    """An opponent in a mood: they were built without any, and do what they can."""
    drawn = courtier.bust(mood) + _feeling(number, mood)
    if mood == "crowned":
        low, size = courtier.crown
        drawn += moved(crown(5), SIZE / 2, low - _BAND_BELOW * size, size, -4)
        drawn = moved(drawn, SIZE * (1 - _UNDER_A_CROWN) / 2, _CROWN_ROOM, _UNDER_A_CROWN)
    return picture(SIZE, SIZE, drawn)


def _feeling(number: int, mood: str) -> str:
    y, apart, radius, metal = _EYES[number]
    at = (SIZE / 2 - apart, SIZE / 2 + apart)
    if mood in ("joy", "crowned"):
        lids = (
            "" if number in _WITH_MOODS else "".join(_shut_happily(x, y, radius, metal) for x in at)
        )
        aside = max(apart, _LEAST_ASIDE)
        blush = (SIZE / 2 - aside, SIZE / 2 + aside)
        return lids + "".join(flat(circle(x, y + radius + 9, 4.4), "#E8604A", 0.55) for x in blush)
    if mood == "refused":
        left, right = at
        brow, wide = y - radius - 6, radius + 3
        lines = f"M{left - wide} {brow + 4}L{left + wide} {brow - 4}"
        lines += f"M{right - wide} {brow - 4}L{right + wide} {brow + 4}"
        brows = "" if number in _WITH_MOODS else outline(lines, OUTER + 2.2)
        aside = _TEAR_ASIDE.get(number, 2.0)
        return brows + _drop(left - aside, y + radius + 4)
    return ""


def _shut_happily(x: float, y: float, radius: float, metal: str) -> str:
    smile = f"M{x - radius} {y + 2}Q{x} {y - radius * 1.1} {x + radius} {y + 2}"
    if not metal:  # a light in the dark only turns into a star
        return solid(
            star(x, y, 4, radius * 0.95, radius * 0.4), "#FFE08A", line=INNER, rim=0, shade=0
        )
    lid = solid(circle(x, y, radius + 2.6), lighter(metal, 0.1), line=INNER, rim=1.4, shade=2.4)
    return lid + outline(smile, OUTER)


def _drop(x: float, y: float) -> str:
    """A tear of oil."""
    drop = f"M{x} {y - 5}C{x + 7} {y + 5} {x + 6} {y + 13} {x} {y + 13}"
    drop += f"C{x - 6} {y + 13} {x - 7} {y + 5} {x} {y - 5}Z"
    return solid(drop, _OIL, line=INNER, rim=1.4, shade=0, light="#8C7FB0", ink=INK)
