"""Worlds drawn from a belief, side by side in lanes: the same ones in each block of lanes.

A block is one choice, played out in every world. Since all blocks hold the same worlds, no choice
looks better only because kinder rivals were drawn for it, and fewer worlds tell choices apart.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from kingup_game.bots.belief.goal_belief import Personas
from kingup_game.bots.belief.styles import (
    CLIMB_STYLES,
    PLACE_STYLES,
    SEARCHING_CLIMB,
    SEARCHING_PLACE,
    SEARCHING_VOTE,
    VOTE_STYLES,
    ClimbStyle,
    PlaceStyle,
    VoteStyle,
)
from kingup_game.bots.lanes.lane_seat import LaneSeat
from kingup_game.bots.lanes.many_rounds import Mask
from kingup_game.engine.cast import SUBJECTS
from kingup_game.engine.goals import GOALS, Goal

BLOCK_UNIT: Final = 8
"""Blocks are a multiple of this wide, so that they are whole bytes."""

_Style = TypeVar("_Style")


def _digits(wanted: Collection[int]) -> bytes:
    """A table of translation: the digit 1 for wanted numbers, 0 for others."""
    return bytes(ord("1") if number in wanted else ord("0") for number in range(256))


_WANTING: Final = tuple(
    _digits({index for index, goal in enumerate(GOALS) if subject in goal}) for subject in SUBJECTS
)
_ALONE: Final = tuple(_digits({style}) for style in range(32))


@dataclass(frozen=True, slots=True)
class Ways:
    """A way of playing on for the seat that thinks."""

    climb: ClimbStyle
    vote: VoteStyle
    place: PlaceStyle


def rival_seat(personas: Personas, blocks: int) -> LaneSeat:
    """A rival that may be another in each world; the first world is the last lane of a block."""
    return LaneSeat(
        own=[_where(personas.goals, digits, blocks) for digits in _WANTING],
        climbs=_styles((*CLIMB_STYLES, SEARCHING_CLIMB), personas.climbs, blocks),
        votes=_styles((*VOTE_STYLES, SEARCHING_VOTE), personas.votes, blocks),
        places=_styles((*PLACE_STYLES, SEARCHING_PLACE), personas.places, blocks),
    )


def own_seat(goal: Goal, ways: Sequence[Ways], width: int) -> LaneSeat:
    """The seat that thinks: one way of playing on for each block."""
    everywhere = (1 << width * len(ways)) - 1
    climbs: dict[ClimbStyle, Mask] = {}
    votes: dict[VoteStyle, Mask] = {}
    places: dict[PlaceStyle, Mask] = {}
    for block, way in enumerate(ways):
        lanes = block_lanes(block, width)
        climbs[way.climb] = climbs.get(way.climb, 0) | lanes
        votes[way.vote] = votes.get(way.vote, 0) | lanes
        places[way.place] = places.get(way.place, 0) | lanes
    return LaneSeat(
        own=[everywhere if subject in goal else 0 for subject in SUBJECTS],
        climbs=list(climbs.items()),
        votes=list(votes.items()),
        places=list(places.items()),
        slips=False,
    )


def block_lanes(block: int, width: int) -> Mask:
    """The lanes of one block, counted from 0; each block is `width` lanes wide."""
    return ((1 << width) - 1) << block * width


def _styles(styles: Sequence[_Style], drawn: bytes, blocks: int) -> list[tuple[_Style, Mask]]:
    return [(styles[style], _where(drawn, _ALONE[style], blocks)) for style in sorted(set(drawn))]


def _where(numbers: bytes, digits: bytes, blocks: int) -> Mask:
    """The worlds whose number has the digit 1, in every block."""
    # One byte a world becomes one digit a world, and the digits one integer: thousands of bits are
    # set without a loop in Python.
    one_block = int(numbers.translate(digits), 2)
    size = len(numbers) // BLOCK_UNIT
    return int.from_bytes(one_block.to_bytes(size, "little") * blocks, "little")
