"""What all at the table see of one moment, and what it means to who holds a goal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingup_game.engine.cast import CAST, FLOOR_LIMIT, PLACING_FLOORS, SUBJECTS, Place
from kingup_game.engine.goals import GOALS
from kingup_game.engine.scoring import PLACE_VALUES

OWNS: Final = tuple(tuple(subject in goal for subject in CAST) for goal in GOALS)
"""By goal, then by character: whether it is a favourite."""

GAIN_OF_THRONE: Final = PLACE_VALUES[Place.THRONE] - PLACE_VALUES[Place.FLOOR_5]
"""What the last step is worth to whoever wants the one who takes it."""


@dataclass(frozen=True, slots=True)
class Placing:
    """What could be placed, and where; `board` as it was before."""

    board: bytes
    tray: tuple[int, ...]
    open_floors: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ClimbSeen:
    """`board` as it was before; `able` are those that could climb, `to` the places above them."""

    board: bytes
    able: tuple[int, ...]
    to: tuple[Place, ...]
    noes: tuple[int, ...]
    """The Nos in each hand."""


@dataclass(frozen=True, slots=True)
class Election:
    """`board` has the nominee on the throne."""

    board: bytes
    nominee: int
    held: int
    """How many elections the round had held before."""
    noes: tuple[int, ...]
    """The Nos in each hand before the vote."""
    aches: tuple[bool, ...]
    """Who held a Stomachache before the vote."""


def lead(goal: int, board: bytes) -> int:
    """The goal's six over the seven others, by what their places are worth."""
    owns = OWNS[goal]
    return sum(
        PLACE_VALUES[code] if owns[index] else -PLACE_VALUES[code]
        for index, code in enumerate(board[: len(SUBJECTS)])
    )


def placing_on(board: bytes) -> Placing:
    """The moment of a placement, from the board before it."""
    return Placing(
        board,
        tuple(index for index, code in enumerate(board) if code == Place.TRAY),
        tuple(floor for floor in PLACING_FLOORS if board.count(floor) < FLOOR_LIMIT),
    )
