from __future__ import annotations

from kingup_game.engine.cast import CAST_INDEX, Character, Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.state import new_match
from kingup_game.engine.view import View, view_of
from kingup_game.table.danger import danger


def castle(places: dict[Character, Place], others: Place = Place.FLOOR_1) -> View:
    """The television's view of a castle where these stand there, and all others elsewhere."""
    view = view_of(new_match(terms_of("classic", 4)), None)
    board = bytearray([others] * len(view.board))
    for character, place in places.items():
        board[CAST_INDEX[character]] = place
    return view._replace(board=bytes(board))


def test_a_castle_in_which_all_stand_low_is_quiet() -> None:
    assert danger(castle({})) == 0


def test_leaders_and_refusals_together_are_dangerous() -> None:
    leaders = {"A": Place.FLOOR_5, "B": Place.FLOOR_5}
    refused = dict.fromkeys("CDEFG", Place.OUT)
    assert danger(castle(leaders)) < danger(castle(leaders | refused)) == 2


def test_it_falls_back_when_a_leader_falls() -> None:
    refused = dict.fromkeys("CDE", Place.OUT)
    before = castle(refused | {"A": Place.THRONE, "B": Place.FLOOR_5})
    after = castle(refused | {"A": Place.OUT, "B": Place.FLOOR_5})
    assert danger(after) < danger(before)


def test_nothing_but_the_public_board_counts() -> None:
    view = castle({"A": Place.FLOOR_5})
    assert danger(view._replace(totals=(90, 0, 0, 0), crown=2)) == danger(view)
