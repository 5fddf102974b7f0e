"""How much of the court is heard: by who stands where, as everybody has seen it, and by no more."""

from __future__ import annotations

from kingup_game.engine.cast import Place
from kingup_game.table.bustle import bustle
from tests.table.test_danger import castle

FOUR = "ABCD"


def test_an_empty_castle_is_silent() -> None:
    assert bustle(castle({}, others=Place.TRAY)) == (0.0, 0.0)


def test_a_full_hall_is_louder_than_as_many_people_in_four_rooms() -> None:
    floors = (Place.FLOOR_1, Place.FLOOR_2, Place.FLOOR_3, Place.FLOOR_4)
    together = castle(dict.fromkeys(FOUR, Place.FLOOR_2), others=Place.OUT)
    apart = castle(dict(zip(FOUR, floors, strict=True)), others=Place.OUT)
    assert bustle(together).court > 2 * bustle(apart).court


def test_upper_floors_and_a_throne_that_is_taken_are_heard_more() -> None:
    heard = [
        bustle(castle(dict.fromkeys(FOUR, place), others=Place.OUT)).court
        for place in (Place.FLOOR_0, Place.FLOOR_3, Place.FLOOR_5)
    ]
    assert heard == sorted(set(heard))
    king = castle({"A": Place.THRONE}, others=Place.OUT)
    assert bustle(king).court > bustle(castle({"A": Place.FLOOR_5}, others=Place.OUT)).court


def test_whoever_comes_near_the_throne_stirs_the_court_and_a_call_stirs_all_of_it() -> None:
    near = castle({"A": Place.FLOOR_5})
    nearer = castle({"A": Place.FLOOR_5, "B": Place.FLOOR_5})
    called = castle({"A": Place.THRONE})._replace(nominee="A")
    stirs = [bustle(view).stir for view in (castle({}), near, nearer, called)]
    assert stirs == sorted(set(stirs))
    assert (stirs[0], stirs[-1]) == (0.0, 1.0)


def test_nothing_but_the_public_board_is_heard() -> None:
    view = castle({"A": Place.FLOOR_5})
    assert bustle(view._replace(totals=(90, 0, 0, 0), crown=2)) == bustle(view)
