"""The Jester crowned: floors cost and dungeons pay."""

from __future__ import annotations

import pytest

from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import RoundScored
from kingup_game.engine.scoring import jester_reigns, worth
from tests.engine.positions import JESTERS, castle, climb, election

TWO = terms_of("jester", 2)


@pytest.mark.parametrize(
    ("where", "points"),
    [
        ("5:A", -5),
        ("5:A 4:D 3:E 2:F 1:G 0:M", -15),
        ("dungeon3:A", 3),
        ("dungeon3:A dungeon2:D dungeon1:E", 6),
        ("4:A dungeon3:D", -1),
        ("wc3:A wc4:D out:E", 0),
    ],
)
def test_a_reigning_jester_reverses_all_signs(where: str, points: int) -> None:
    board = castle(f"{where} throne:J", JESTERS).board
    assert jester_reigns(board)
    assert worth("ADEFGM", board) == points


@pytest.mark.parametrize("jester", ["5:J", "3:J"])
def test_a_jester_anywhere_else_reverses_nothing(jester: str) -> None:
    board = castle(f"{jester} 4:A dungeon3:D", JESTERS).board
    assert not jester_reigns(board)
    assert worth("ADEFGM", board) == 1


def test_totals_start_at_20_and_may_fall_below_0() -> None:
    goals = ("ADEFGM", "BCDEIO")
    state = castle("5:ADJ 4:EFGM 1:BCI", TWO, goals=goals, totals=(20, 3))
    state, events = election(climb(state, "J", "throne"), "yy")
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert scored.points == (-26, -12)
    assert state.totals == (-6, -9)


def test_a_crowned_subject_leaves_the_signs_alone() -> None:
    state = castle("5:AJ dungeon3:D", TWO, goals=("ADEFGM", "BCDEIO"))
    state, _ = election(climb(state, "A", "throne"), "yy")
    assert state.totals == (20 + 10 - 3, 20 - 3)
