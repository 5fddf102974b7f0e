"""How long a round can last: bounds that hold for every way to play it, with their proof."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import FLOOR_LIMIT, SUBJECTS
from kingup_game.engine.edition import Terms

_STEPS_TO_THRONE: Final = 6
_JESTER_HOME: Final = 3


def most_elections(terms: Terms) -> int:
    """How many elections a round can have.

    Every election but the last costs somebody a No or a Stomachache, which stays away until the
    round ends; once they are all gone, only Yes can be voted. The bound is reached, for somebody
    can always be nominated again: in the classic edition 12 No cards at most refuse 12 of the 13,
    and in the Jester edition the Jester himself never leaves.
    """
    return _refusals(terms) + terms.players * terms.stomachaches + 1


def most_moves(terms: Terms) -> int:
    """How many turns the climb of a round can take.

    Give everyone who can still climb the number of floors between him and the throne: 6 from
    floor 0, 1 from floor 5, and in a WC as many as on the floor below it. Then a turn either

    - takes one from that sum: a step to a floor or the throne, from below or out of a WC; or
    - is a *detour* into a WC, and leaves the sum alone.

    So the turns are: the sum at first, plus what elections add, less the sum at last, plus the
    detours.

    *At first* the sum is largest when the castle is filled from below (`_lowest_start`).
    *Elections* add 1 for each Stomachache at most (back to floor 5), 3 for a No spent on the
    Jester (back to floor 3), and nothing for a No spent on a subject, who is gone.
    *At last* those who are neither gone nor crowned stand on floors that hold four (three on floor
    5, which the king has just left), so that not all can be near the throne.
    *Detours* into the WC of a floor need that floor full. Before the first one, whoever fills it
    has started there or come straight from below, so of all who ever come from below, as many
    come without a detour as the floor lacked at the start. Whoever stays below makes none.

    The rest is a choice of how many No cards go to subjects; the worst choice is the bound. In the
    classic edition it is reached to the turn, and so it is by two with the Jester.
    """
    start = _lowest_start(terms)
    refusals = _refusals(terms)
    worst = max(
        _added_by_jester(terms, refusals - gone) - _kept_at_last(terms, gone)
        for gone in _subjects_gone(terms, refusals)
    )
    return (
        sum((_STEPS_TO_THRONE - floor) * number for floor, number in enumerate(start))
        + worst
        + terms.players * terms.stomachaches
        + (_first_detours(start) if terms.house.wcs else 0)
    )


def _refusals(terms: Terms) -> int:
    return terms.players * terms.share.no_cards


def _subjects_gone(terms: Terms, refusals: int) -> range:
    """How many subjects may be refused in a round; without a Jester the last one cannot be."""
    if terms.has_jester:
        return range(min(refusals, len(SUBJECTS)) + 1)
    return range(min(refusals, len(SUBJECTS) - 1) + 1)


def _lowest_start(terms: Terms) -> list[int]:
    """How many start on each floor where all start as low as the rules let them."""
    start = [terms.leftovers, 0, 0, 0, 0]
    start[_JESTER_HOME] = int(terms.has_jester)
    left = terms.placements
    for floor in range(1, FLOOR_LIMIT + 1):
        placed = min(left, FLOOR_LIMIT - start[floor])
        start[floor] += placed
        left -= placed
    return start


def _first_detours(start: list[int]) -> int:
    """The detours that there are without the Jester ever coming back."""
    return sum(
        sum(start[:floor]) - max(0, FLOOR_LIMIT - start[floor]) for floor in (_JESTER_HOME, 4)
    )


def _added_by_jester(terms: Terms, returns: int) -> int:
    """Each return takes him three steps from the throne, and lets him pass the WC of floor 4."""
    if not terms.has_jester:
        return 0
    return returns * (_STEPS_TO_THRONE - _JESTER_HOME + int(terms.house.wcs))


def _kept_at_last(terms: Terms, gone: int) -> int:
    """The turns that those who are left at the end never needed, if they stand as high as can be.

    On floor 5 it is one each, on floor 4 two, in the WC there three, and below one more for each
    floor and one for the detour not made. Floor 3 may hold five, the Jester being one.
    """
    wcs = int(terms.house.wcs)
    kept = (
        [1] * (FLOOR_LIMIT - 1)
        + [2] * FLOOR_LIMIT
        + [3] * wcs
        + [3 + wcs] * (FLOOR_LIMIT + 1)
        + [4 + wcs] * FLOOR_LIMIT
    )
    return sum(kept[: len(terms.characters) - 1 - gone])
