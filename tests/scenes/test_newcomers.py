"""Whoever joins has a face at once: one press takes it, and everything about it can be changed."""

from __future__ import annotations

import stat
from typing import Any

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.table.evenings.aids import HELPS, Aids
from kingup_game.table.evenings.fortunes import Results
from kingup_game.table.evenings.people import PEOPLE_NAME, KnownPeople, Person, load_people
from kingup_game.table.seats import AVATARS
from kingup_game.words import LANGUAGES
from tests.harness.looking import words_on
from tests.harness.stagehand import OpenGame, Stagehand

PAD, OTHER = "pad:1", "pad:2"
ADA = Person("Ada", avatar=4, crest=5)
BEN = Person("Ben", avatar=19, crest=2, aids=Aids(more_no=True))
CLEO = Person("Cleo", avatar=26, crest=0)


def area(game: Stagehand, key: str) -> tuple[float, float]:
    found: tuple[float, float] = {c.key: c.area for c in game.top.choices}[key].middle
    return found


def is_choosing(table: Any, device: str) -> bool:
    """Whether the one with this device still chooses a face."""
    newcomers, chairs = table.newcomers, table.gathering.chairs
    return any(newcomers.device_at(chair) == device for chair in range(chairs))


@pytest.fixture
def household(game: Stagehand) -> Stagehand:
    """Three people are remembered, Ada was here last; she has opened the setup."""
    game.game.memories.people.welcome([ADA, BEN, CLEO])
    game.setup()
    return game


def test_one_press_joins_and_another_takes_the_face_that_was_offered(game: Stagehand) -> None:
    table = game.setup()
    game.tap(PAD, Intent.CONFIRM)
    offered = table.gathering.guests[1].face
    assert is_choosing(table, PAD)
    game.tap(PAD, Intent.CONFIRM)
    assert not is_choosing(table, PAD)
    assert table.gathering.guests[1].face == offered != table.gathering.guests[0].face


def test_left_and_right_are_other_faces_and_move_nobodys_focus(game: Stagehand) -> None:
    table = game.setup()
    game.tap(PAD, Intent.CONFIRM)
    first, focus = table.gathering.guests[1].face, table.choices.focus
    game.tap(PAD, Intent.RIGHT)
    assert table.gathering.guests[1].face != first
    game.tap(PAD, Intent.LEFT)
    assert table.gathering.guests[1].face == first
    assert table.choices.focus == focus


def test_two_choose_at_the_same_time_each_for_themselves(game: Stagehand) -> None:
    table = game.setup()
    game.tap(PAD, Intent.CONFIRM)
    game.tap(OTHER, Intent.CONFIRM)
    before = [guest.face for guest in table.gathering.guests[:3]]
    game.tap(OTHER, Intent.RIGHT)
    game.tap(PAD, Intent.CONFIRM)
    after = [guest.face for guest in table.gathering.guests[:3]]
    assert after[:2] == before[:2]
    assert after[2] != before[2]
    assert is_choosing(table, OTHER)


def test_no_walk_through_all_faces_meets_one_that_somebody_has(game: Stagehand) -> None:
    table = game.setup()
    game.tap(PAD, Intent.CONFIRM)
    taken = table.gathering.guests[0].face
    seen = set()
    for _ in range(AVATARS):
        game.tap(PAD, Intent.RIGHT)
        seen.add(table.gathering.guests[1].face)
    assert seen == set(range(AVATARS)) - {taken}


def test_whoever_thinks_better_of_it_gives_the_chair_back_to_the_bot(game: Stagehand) -> None:
    table = game.setup()
    before = list(table.gathering.guests)
    game.tap(PAD, Intent.CONFIRM)
    game.tap(PAD, Intent.BACK)
    assert table.gathering.guests == before


def test_a_newcomer_takes_a_bots_chair_or_one_of_their_own(game: Stagehand) -> None:
    table = game.setup()
    levels = [guest.level for guest in table.gathering.guests]
    game.tap(PAD, Intent.CONFIRM)
    assert [guest.is_bot for guest in table.gathering.guests] == [False, False, True, True]
    game.tap(PAD, Intent.ALMANAC)
    assert [guest.level for guest in table.gathering.guests] == [*levels, None]
    assert table.gathering.guests[4].device == PAD
    crests = [guest.crest for guest in table.gathering.guests]
    assert len(set(crests)) == len(crests)


def test_a_click_on_the_line_that_says_join_joins(game: Stagehand) -> None:
    table = game.setup()
    game.click(*area(game, "join"))
    assert [guest.device for guest in table.gathering.guests[:2]] == [KEYBOARD, MOUSE]
    first = table.gathering.guests[1].face
    game.click(*area(game, "face-1-next"))
    assert table.gathering.guests[1].face != first
    game.click(*area(game, "chair-1"))
    assert not is_choosing(table, MOUSE)


def test_whoever_has_joined_seats_somebody_who_shares_the_device(game: Stagehand) -> None:
    table = game.setup()
    game.focus("join")
    game.key(pygame.K_RETURN)
    assert [guest.device for guest in table.gathering.guests[:2]] == [KEYBOARD, KEYBOARD]
    first = table.gathering.guests[1].face
    game.key(pygame.K_RIGHT)
    assert table.gathering.guests[1].face != first
    game.key(pygame.K_RETURN)
    assert not is_choosing(table, KEYBOARD)


def test_who_was_here_last_is_offered_with_name_face_and_crest(household: Stagehand) -> None:
    table = household.top
    ada = table.gathering.guests[0]
    assert (ada.name, ada.face, ada.crest) == ("Ada", 4, 5)
    household.tap(PAD, Intent.CONFIRM)
    ben = table.gathering.guests[1]
    assert (ben.name, ben.face, ben.crest, ben.aids.more_no) == ("Ben", 19, 2, True)
    household.tap(PAD, Intent.DOWN)
    assert table.gathering.guests[1].name == "Cleo"
    household.tap(PAD, Intent.DOWN)
    assert table.gathering.guests[1].name == ""
    assert not table.gathering.guests[1].aids.more_no
    household.tap(PAD, Intent.UP)
    household.tap(PAD, Intent.CONFIRM)
    assert table.gathering.guests[1].name == "Cleo"


def test_nobody_is_offered_twice(household: Stagehand) -> None:
    table = household.top
    for pad in (PAD, OTHER, "pad:3"):
        household.tap(pad, Intent.CONFIRM)
    assert [guest.name for guest in table.gathering.guests] == ["Ada", "Ben", "Cleo", ""]


def test_a_handicap_is_a_no_more_in_the_match(household: Stagehand) -> None:
    household.tap(PAD, Intent.CONFIRM)
    household.tap(PAD, Intent.CONFIRM)
    table = household.top
    assert table.gathering.terms().more_nos == {1}
    for key in ("chair-1", "aids", "more_no"):
        household.choose(key)
    assert table.gathering.terms().more_nos == frozenset()


def test_somebody_else_is_picked_for_a_chair_with_one_press(household: Stagehand) -> None:
    table = household.top
    household.choose("chair-0")
    household.choose("name")
    household.choose("person-Cleo")
    assert household.scene == "SeatPage"
    assert (table.gathering.guests[0].name, table.gathering.guests[0].face) == ("Cleo", 26)


def test_people_can_be_forgotten_and_are_gone_from_the_disk(household: Stagehand) -> None:
    household.choose("chair-0")
    for key in ("name", "forget", "person-Cleo"):
        household.choose(key)
    assert "person-Cleo" not in household.offered()
    assert household.folder is not None
    people, _ = load_people(household.folder)
    assert [person.name for person in people] == ["Ada", "Ben"]


def test_any_face_is_taken_by_a_click_but_one_that_somebody_has(household: Stagehand) -> None:
    household.tap(PAD, Intent.CONFIRM)
    household.tap(PAD, Intent.CONFIRM)
    table = household.top
    household.choose("chair-0")
    household.choose("face")
    household.click(*area(household, "face-19"))
    assert household.scene == "FacesPage"
    household.click(*area(household, "face-7"))
    assert household.scene == "SeatPage"
    assert table.gathering.guests[0].face == 7


def test_names_are_typed_once_and_remembered_when_a_match_begins(open_game: OpenGame) -> None:
    first = open_game()
    first.setup()
    first.choose("chair-0")
    first.choose("name")
    for letter in "Ida":
        first.key(ord(letter.lower()), letter)
    first.key(pygame.K_RETURN)
    first.choose("face")
    first.choose("face-21")
    first.choose("done")
    first.choose("start")
    first.wait_for("Placement")
    first.game.close()
    assert first.folder is not None
    assert stat.S_IMODE((first.folder / PEOPLE_NAME).stat().st_mode) == 0o600

    again = open_game()
    table = again.setup()
    assert (table.gathering.guests[0].name, table.gathering.guests[0].face) == ("Ida", 21)


def test_the_face_that_was_chosen_is_on_the_panel_of_the_match(household: Stagehand) -> None:
    household.choose("start")
    household.wait_for("Placement")
    match = household.top.match
    assert match.face(0).picture("joy") == "people/curls_joy.webp"


def test_a_match_that_was_left_goes_on_with_the_same_faces(open_game: OpenGame) -> None:
    first = open_game()
    first.game.memories.people.welcome([BEN])
    first.setup()
    first.choose("start")
    first.wait_for("Placement")
    first.game.close()

    again = open_game()
    again.choose("continue")
    again.wait_for("Placement")
    match = again.top.match
    assert (match.name(0), match.company.seats[0].face) == ("Ben", 19)
    assert match.terms.more_nos == {0}


def test_only_so_many_are_remembered_and_the_latest_stay() -> None:
    known = KnownPeople()
    for number in range(40):
        known.welcome([Person(f"P{number}", 0, 0)])
    names = [person.name for person in known]
    assert len(names) == 24
    assert names[0] == "P39"


def test_who_gave_no_name_is_known_again_by_face_and_crest(open_game: OpenGame) -> None:
    game = open_game()
    table = game.setup()
    game.tap(PAD, Intent.CONFIRM, Intent.RIGHT, Intent.CONFIRM)
    sat = [(guest.face, guest.crest) for guest in table.gathering.guests[:2]]
    game.game.memories.people.welcome(table.gathering.people_to_remember())
    again = open_game()
    table = again.setup()
    again.tap(PAD, Intent.CONFIRM)
    guests = table.gathering.guests[:2]
    assert [(guest.face, guest.crest) for guest in guests] == sat
    assert [guest.name for guest in guests] == ["", ""]


def test_how_somebody_without_a_name_fared_stays_when_they_give_one(game: Stagehand) -> None:
    people = game.game.memories.people
    people.welcome([Person("", 7, 3), Person("", 8, 4)])
    people.add({("Key", 7, 3): Results(1, 1), ("Bee", 8, 1): Results(1, 0)})
    assert [person.results.wins for person in people] == [1, 0]
    people.welcome([Person("Mia", 7, 3)])
    assert [(person.name, person.results.wins) for person in people] == [("Mia", 1), ("", 0)]


def test_a_chair_of_ones_own_is_a_button_that_can_be_clicked(game: Stagehand) -> None:
    table = game.setup()
    game.click(*area(game, "join"))
    game.click(*area(game, f"own-{MOUSE}"))
    guests = table.gathering.guests
    assert [guest.is_bot for guest in guests] == [False, True, True, True, False]
    assert guests[4].device == MOUSE
    assert f"own-{MOUSE}" not in game.offered(), "there is no bot any more who had to stand up"


def test_help_and_language_are_chosen_with_a_line_each_and_remembered(
    open_game: OpenGame,
) -> None:
    game = open_game()
    game.setup()
    for key in ("chair-0", "aids"):
        game.choose(key)
    for key in HELPS:
        game.choose(key)
        about = game.backstage.say(f"aids.{key}_about")
        assert any(about in words_on(sheet) for sheet in game.top.sheets())
    game.choose("language")
    for key in ("done", "done", "start"):
        game.choose(key)
    game.wait_for("Placement")
    chosen = Aids(True, True, True, True, next(iter(LANGUAGES)))
    assert [person.aids for person in game.game.memories.people] == [chosen]
    game.game.close()
    again = open_game()
    assert again.setup().gathering.guests[0].aids == chosen
    again.enter(again.game.menu())
    again.choose("continue")
    again.wait_for("Placement")
    assert again.top.match.company.seats[0].aids == chosen, "also in a match that goes on"
