"""The table before a match: joining by every device, bots, names, the order, the blind test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.scenes.setup.rumble_test import LAMPS
from kingup_game.table.gathering import Gathering
from kingup_game.table.opponents import OPPONENTS
from kingup_game.table.seats import Secrecy
from kingup_game.theme.durations import RUMBLE_LAMP, RUMBLE_LEAD_IN
from tests.harness import virtual_pads as virtual
from tests.harness.stagehand import OpenGame, Stagehand
from tests.harness.virtual_pads import VirtualPad, plugged


@pytest.fixture
def pads(game: Stagehand) -> Iterator[Stagehand]:
    game.backstage.pads.start()
    game.pump()
    yield game
    game.backstage.pads.stop()


def tap(game: Stagehand, pad: VirtualPad, button: int) -> None:
    pad.down(button)
    game.pump()
    pad.up(button)
    game.pump()
    game.wait()


def devices(table: Any) -> list[str | None]:
    return [guest.device for guest in table.gathering.guests if not guest.is_bot]


def test_pads_keyboard_and_mouse_each_light_a_seat_of_their_own(pads: Stagehand) -> None:
    one, two = VirtualPad(), VirtualPad("DualSense")
    table = pads.setup()
    with plugged(one, two):
        pads.pump()
        tap(pads, one, virtual.A)
        tap(pads, two, virtual.A)
        spots = {choice.key: choice.area for choice in table.choices}
        pads.click(*spots["chair-3"].middle)
        assert devices(table) == [KEYBOARD, one.device, two.device, MOUSE]
    crests = [guest.crest for guest in table.gathering.guests]
    assert len(set(crests)) == len(crests)


def test_a_click_on_any_empty_chair_seats_a_person_at_the_next_free_one(game: Stagehand) -> None:
    table = game.setup()
    spots = {choice.key: choice.area for choice in table.choices}
    game.click(*spots["chair-5"].middle)
    assert [guest.device for guest in table.gathering.guests] == [KEYBOARD, None, None, None, MOUSE]
    assert table.choices.focus == "chair-4"


def test_people_take_the_bots_chairs_first(game: Stagehand) -> None:
    table = game.setup()
    assert [guest.is_bot for guest in table.gathering.guests] == [False, True, True, True]
    game.tap("pad:1", Intent.CONFIRM)
    assert [guest.is_bot for guest in table.gathering.guests] == [False, False, True, True]


def test_a_seventh_person_is_told_that_the_table_is_full(game: Stagehand) -> None:
    table = game.setup()
    for number in range(6):
        game.tap(f"pad:{number}", Intent.CONFIRM)
    assert len(table.gathering.people) == 6
    assert any(game.backstage.say("setup.full", count=6) in told for told in game.told)


def test_one_device_can_seat_a_second_person_who_shares_it(game: Stagehand) -> None:
    table = game.setup()
    game.choose("chair-1")
    game.choose("person")
    game.choose("done")
    assert devices(table) == [KEYBOARD, KEYBOARD]
    assert table.gathering.shares(0)
    assert table.gathering.company(["A", "B", "C", "D"]).seats[1].secrecy is Secrecy.CURTAIN


def test_a_pad_that_goes_away_is_waited_for_and_may_come_back(game: Stagehand) -> None:
    table = game.setup()
    game.tap("pad:1", Intent.CONFIRM)
    game.tap("pad:1", Intent.DEVICE_LEFT)
    assert table.why_not_start()
    game.choose("start")
    assert game.scene == "SetupScreen"
    game.tap("pad:2", Intent.CONFIRM)
    assert devices(table) == [KEYBOARD, "pad:2"]
    assert not table.why_not_start()


def test_any_bot_can_be_invited_by_its_portrait(game: Stagehand) -> None:
    table = game.setup()
    game.choose("chair-2")
    game.choose("bot-6")
    assert table.gathering.guests[2].level == OPPONENTS[5].name


@pytest.mark.parametrize(("chair", "focus"), [(0, "name"), (1, "bot-3"), (4, "person")])
def test_an_opened_chair_is_as_it_was_after_a_press_too_many(
    game: Stagehand, chair: int, focus: str
) -> None:
    table = game.setup()
    before = [guest.level for guest in table.gathering.guests]
    game.choose(f"chair-{chair}")
    assert game.top.choices.focus == focus
    game.tap(KEYBOARD, Intent.CONFIRM)
    if chair < len(before):
        assert [guest.level for guest in table.gathering.guests] == before
    else:
        assert game.top.choices.focus == "name"


def test_a_name_can_be_picked_typed_or_spelled(game: Stagehand) -> None:
    table = game.setup()
    game.choose("chair-0")
    game.choose("name")
    assert game.scene == "NamePage"
    for letter in "Ida":
        game.key(ord(letter.lower()), letter)
    game.key(pygame.K_RETURN)
    assert table.gathering.guests[0].name == "Ida"
    game.choose("name")
    game.choose("erase")
    game.choose("letter-O")
    game.choose("done")
    assert table.gathering.guests[0].name == "Ido"
    game.choose("name")
    game.choose("name-2")
    assert table.gathering.guests[0].name
    assert not game.backstage.controls.typing


def test_seats_change_places_and_the_first_player_moves_along(game: Stagehand) -> None:
    table = game.setup()
    for key in ("more", "first", "done"):
        game.choose(key)
    assert table.gathering.first == 0
    game.choose("chair-0")
    game.choose("later")
    assert [guest.is_bot for guest in table.gathering.guests][:2] == [True, False]
    assert table.gathering.first == 1


def test_chairs_can_be_taken_away_but_not_below_three(game: Stagehand) -> None:
    table = game.setup()
    for _ in range(2):
        game.choose("chair-1")
        game.choose("remove")
    assert len(table.gathering.guests) == 2
    game.choose("start")
    assert game.scene == "SetupScreen"
    assert game.backstage.say("setup.too_few", count=3) in game.told


def test_rounds_and_house_rules_reach_the_match(game: Stagehand) -> None:
    game.setup()
    for key in ("more", "house", "open_ballots", "zero_is_33", "done", "rounds", "done", "start"):
        game.choose(key)
    game.wait_for("Placement")
    chosen = game.top.match.terms
    assert chosen.rounds == 1
    assert chosen.house.open_ballots
    assert not chosen.house.zero_is_33


def test_same_as_last_time_starts_at_once_with_the_same_people(open_game: OpenGame) -> None:
    first = open_game()
    table = first.setup()
    table.gathering.rename(0, "Ida")
    for key in ("more", "rounds", "done", "start"):
        first.choose(key)
    first.wait_for("Placement")
    first.game.close()

    again = open_game()
    again.setup()
    again.choose("same")
    again.wait_for("Placement")
    match = again.top.match
    assert match.terms.rounds == 1
    assert match.name(match.company.people[0]) == "Ida"


@pytest.mark.parametrize(
    "words",
    [None, 3, {"guests": []}, {"guests": [{"crest": 0, "name": "A", "level": None}] * 3,
     "rounds": 3, "house": {}}],
)  # fmt: skip
def test_nobody_sits_down_at_a_last_table_that_makes_no_sense(words: object) -> None:
    with pytest.raises(ValueError, match=r"table|crest|players"):
        Gathering.from_json(words)


def test_a_last_level_that_no_longer_exists_becomes_one_that_does() -> None:
    table = Gathering()
    table.join(KEYBOARD)
    table.fill_up()
    words: Any = table.as_json()
    words["guests"][1]["level"] = "wizard"
    last = Gathering.from_json(words).again(MOUSE)
    assert last.guests[1].level == OPPONENTS[0].name
    assert last.guests[0].device == MOUSE


def felt_lamp(game: Stagehand, felt: list[int]) -> int:
    """Let the lamps run once and say at which one the pad buzzed."""
    felt.clear()
    for tick in range(RUMBLE_LEAD_IN + LAMPS * RUMBLE_LAMP + 2):
        before = len(felt)
        game.wait()
        if len(felt) > before:
            lamp = (tick - RUMBLE_LEAD_IN) // RUMBLE_LAMP
    return max(0, lamp)


@pytest.mark.parametrize("hits", [2, 0])
def test_only_who_feels_the_pad_twice_gets_secrets_by_rumble(game: Stagehand, hits: int) -> None:
    felt: list[int] = []
    game.backstage.pads.rumble_door = lambda *what: felt.append(what[3])
    game.setup()
    game.tap("pad:1", Intent.CONFIRM)
    game.choose("start")
    assert game.scene == "RumbleTest"
    for _ in range(max(1, hits)):
        lamp = felt_lamp(game, felt)
        test = game.top
        test.choices.focus = f"lamp-{lamp if hits else (lamp + 1) % LAMPS}"
        test.rebuild()
        game.tap("pad:1", Intent.CONFIRM)
    game.settle()
    game.wait_for("DealScene" if hits else "Curtain")
    match = next(scene.match for scene in game.backstage.stack.scenes if hasattr(scene, "match"))
    expected = Secrecy.RUMBLE if hits else Secrecy.CURTAIN
    assert match.company.seats[1].secrecy is expected


def test_the_blind_test_is_skipped_with_one_press(game: Stagehand) -> None:
    game.setup()
    game.tap("pad:1", Intent.CONFIRM)
    game.choose("start")
    game.tap("pad:1", Intent.BACK)
    game.wait_for("Curtain")


def test_alone_with_bots_no_pad_is_tested(pads: Stagehand) -> None:
    pad = VirtualPad()
    with plugged(pad):
        pads.pump()
        tap(pads, pad, virtual.A)
        pads.wait_for("SetupScreen")
        tap(pads, pad, virtual.A)
        pads.wait_for("Placement")


def test_every_choice_of_the_setup_can_be_walked_to(game: Stagehand) -> None:
    table = game.setup()
    for choice in list(table.choices):
        game.focus(choice.key)


def test_the_ravens_advice_is_offered_to_whoever_plays_alone(game: Stagehand) -> None:
    game.setup()
    game.choose("more")
    game.choose("coach")
    assert game.backstage.settings.coach
    game.choose("coach")
    assert not game.backstage.settings.coach
    game.choose("done")
    game.tap("pad:1", Intent.CONFIRM)
    game.choose("more")
    assert "coach" not in game.offered()
