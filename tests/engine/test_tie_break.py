"""Who wins: the highest total, then most favourites in the castle, then all who are still tied."""

from __future__ import annotations

import pytest

from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import MatchEnded
from kingup_game.engine.scoring import still_in_castle, winners
from kingup_game.engine.state import Phase
from tests.engine.positions import JESTERS, castle, climb, election


@pytest.mark.parametrize(
    ("totals", "favourites", "seats"),
    [
        ((58, 61, 60), (6, 1, 5), (1,)),
        ((61, 61, 60), (3, 4, 6), (1,)),
        ((58, 61, 61), (3, 4, 4), (1, 2)),
        ((7, 7, 7), (2, 2, 2), (0, 1, 2)),
        ((-4, -9, -4), (0, 6, 0), (0, 2)),
    ],
)
def test_the_highest_total_wins_then_most_favourites_then_they_share(
    totals: tuple[int, ...], favourites: tuple[int, ...], seats: tuple[int, ...]
) -> None:
    assert winners(totals, favourites) == seats


@pytest.mark.parametrize("word", ["throne", "0", "1", "2", "3", "4", "5", "wc3", "wc4"])
def test_throne_floors_and_wcs_are_in_the_castle(word: str) -> None:
    assert still_in_castle("ADEFGM", castle(f"{word}:A 2:J", JESTERS).board) == 1


@pytest.mark.parametrize("word", ["out", "dungeon3", "dungeon2", "dungeon1"])
def test_dungeons_and_the_box_are_not(word: str) -> None:
    assert still_in_castle("ADEFGM", castle(f"{word}:A 2:J", JESTERS).board) == 0


def test_a_tied_match_goes_to_the_seat_with_most_favourites_in_the_castle() -> None:
    table = terms_of("classic", 3)
    goals = ("BCDEIO", "AFGLNP", "ADEFGM")
    state = castle("5:M 2:BCD 4:AF", table, round_number=3, goals=goals, totals=(22, 20, 8), turn=2)
    state, events = election(climb(state, "M", "throne"), "yyy")
    assert state.phase is Phase.OVER
    assert state.place_of("M") is Place.THRONE
    assert events[-1] == MatchEnded((28, 28, 28), castle=(3, 2, 4), winners=(2,))
