"""Where things stand on the page of standings: points and house rules at the left, buttons at the
right. Pure numbers, no pygame."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingup_game.stage.area import Area
from kingup_game.stage.hints.points_table import height_of

_APART: Final = 76.0
_BELOW_THE_TITLE: Final = 16.0
_POINTS_SHARE: Final = 0.56
_ROOMIEST: Final = 1.8
"""So much larger are the points at most, where few house rules need room."""
_FOR_A_RULE, _FOR_A_LARGE_RULE = 110.0, 170.0


class StandingsPlan(NamedTuple):
    """The parts of the page, and how many times their usual size the points are."""

    points: Area
    scale: float
    rules: Area
    buttons: Area


def standings_plan(page: Area, rows: int, rules: int, *, is_large: bool) -> StandingsPlan:
    """For so many rows of points, as large as there is room above so many house rules.

    >>> few, many = (
    ...     standings_plan(Area(0, 0, 1000, 800), 4, rules, is_large=False) for rules in (1, 4)
    ... )
    >>> few.scale > many.scale, few.rules.height < many.rules.height
    (True, True)
    """
    page = page.below(page.y + _BELOW_THE_TITLE)
    wide = page.width * _POINTS_SHARE
    left = page._replace(width=wide)
    each = _FOR_A_LARGE_RULE if is_large else _FOR_A_RULE
    left_free = (rules + 1) * each if rules else 0.0
    scale = max(1.0, min(_ROOMIEST, (left.height - left_free) / height_of(rows)))
    return StandingsPlan(
        left,
        scale,
        left.below(left.y + height_of(rows, scale) + _APART / 2),
        Area(page.x + wide + _APART, page.y, page.width - wide - _APART, page.height),
    )
