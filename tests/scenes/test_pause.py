"""Pause, pads that are pulled out, and seats that are taken over."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.state import Phase
from kingup_game.scenes.match.tower_buttons import AREAS, ICONS
from kingup_game.stage.canvas.items import Label
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.table.host import Host
from kingup_game.table.seats import Secrecy
from kingup_game.theme.durations import MEANING_SETTLES
from tests.harness import companies, matches
from tests.harness import virtual_pads as virtual
from tests.harness.looking import behind_curtain, seen_on, words_on
from tests.harness.stagehand import Stagehand
from tests.harness.tables import (
    bot,
    climb_to,
    look_behind_curtain,
    open_scene,
    person,
    sit_down,
)
from tests.harness.virtual_pads import VirtualPad, plugged


@pytest.fixture
def match(game: Stagehand) -> Stagehand:
    """One person at the keyboard, whose turn it is first, against three bots."""
    game.setup()
    for key in ("more", "first", "done", "start"):
        game.choose(key)
    game.wait_for("Placement")
    return game


def test_the_match_stands_still_and_goes_on(match: Stagehand) -> None:
    match.key(pygame.K_p)
    assert match.scene == "Pause"
    before = match.saved().events_so_far
    match.wait(120)
    match.choose("resume")
    assert match.scene == "Placement"
    assert match.saved().events_so_far == before


def test_back_pauses_where_there_is_nothing_to_take_back(match: Stagehand) -> None:
    match.wait(20)
    match.key(pygame.K_ESCAPE)
    assert match.scene == "Pause"
    match.key(pygame.K_ESCAPE)
    assert match.scene == "Placement"


def test_settings_changed_in_the_pause_count_in_the_match(match: Stagehand) -> None:
    sitting = match.top
    match.key(pygame.K_p)
    match.choose("settings")
    match.choose("tab-play")
    match.choose("reduced_motion")
    match.choose("fast_bots")
    match.key(pygame.K_ESCAPE)
    match.key(pygame.K_ESCAPE)
    assert match.scene == "Placement"
    assert sitting.backstage.pace.reduced
    assert sitting.picture.director.pace.reduced


def test_the_rules_can_be_read_in_the_middle_of_a_match(match: Stagehand) -> None:
    match.key(pygame.K_p)
    match.choose("rules")
    match.wait_for("RulesPage")
    match.wait(60)
    match.key(pygame.K_ESCAPE)
    match.wait_for("Pause")
    match.wait(60)
    match.choose("resume")
    assert match.scene == "Placement"


def test_leaving_keeps_the_match_for_later(match: Stagehand) -> None:
    match.key(pygame.K_p)
    match.choose("leave")
    match.wait_for("Menu")
    assert match.game.unfinished()


def test_with_open_ballots_the_votes_of_the_round_are_looked_up_in_the_pause(
    game: Stagehand,
) -> None:
    people = [person("Ada", 0, KEYBOARD), bot("Ben", 1), bot("Cy", 2), bot("Di", 3)]
    sitting = sit_down(game, people, house={"open_ballots": True})
    climb_to(sitting, Phase.MOVE)
    while not sitting.host.view(None).open_votes:
        options = sitting.host.options(sitting.host.seats_to_act[0])
        refusing = [one for one in options if getattr(one, "card", None) is Card.NO]
        sitting.host.submit((refusing or list(options))[-1])
    sitting.catch_up()
    open_scene(game, sitting)
    game.key(pygame.K_p)
    game.choose("votes")
    assert game.scene == "OpenVotes"
    pictures = [getattr(item, "picture", "") for item in game.top.sheet.stacked()]
    assert [one for one in pictures if "ballot_" in one] == ["signs/ballot_no.webp"] * 4
    game.key(pygame.K_ESCAPE)
    assert game.scene == "Pause"


def test_alone_no_card_has_to_be_looked_at_again(match: Stagehand) -> None:
    match.key(pygame.K_p)
    assert not [key for key in match.offered() if "card" in key]


def test_whoever_has_a_device_sees_their_card_again_by_two_presses(game: Stagehand) -> None:
    game.setup()
    game.tap(MOUSE, Intent.CONFIRM)
    game.choose("start")
    look_behind_curtain(game, KEYBOARD, MOUSE)
    game.wait_for("Placement")
    game.wait(2)
    dealt = game.saved().events_so_far
    game.key(pygame.K_p)
    game.choose("card")
    game.wait_for("Curtain")
    sheet = game.top.sheets()[0]
    game.wait_until(lambda: behind_curtain(game) == "prompt", 200)
    names = [label.words for label in seen_on(sheet, Label)]
    game.tap(MOUSE, Intent.CONFIRM)
    assert behind_curtain(game) == "prompt", "it is the keyboard's seat that asked"
    game.tap(KEYBOARD, Intent.CONFIRM)
    game.wait_until(lambda: behind_curtain(game) == "secret", 200)
    assert words_on(sheet) not in names
    game.wait_until(lambda: game.scene == "Placement", 600)
    assert game.saved().events_so_far == dealt


@pytest.mark.parametrize(("people", "rows"), [(2, ["card-0", "card-1"]), (6, ["card"])])
def test_people_who_share_a_keyboard_say_whose_card_it_is(
    game: Stagehand, people: int, rows: list[str]
) -> None:
    seats = [person(f"P{number}", number, KEYBOARD) for number in range(people)]
    sitting = sit_down(game, [*seats, bot("Cy", 7)] if people < 3 else seats)
    climb_to(sitting, Phase.MOVE)
    open_scene(game, sitting)
    game.key(pygame.K_p)
    assert [key for key in game.offered() if "card" in key] == rows
    game.choose(rows[0])
    if rows == ["card"]:
        assert game.scene == "WhoseCard"
        game.choose("card-0")
    look_behind_curtain(game, KEYBOARD)
    assert game.scene == "Climb"


@pytest.fixture
def two_pads(game: Stagehand) -> Any:
    """Two people with virtual pads, the first in turn, and a bot."""
    game.backstage.pads.start()
    game.pump()
    one, two = VirtualPad(), VirtualPad()
    with plugged(one, two):
        game.pump()
        table = game.setup()
        gathering = table.gathering
        gathering.guests = gathering.guests[:3]
        gathering.seat_person(0, one.device)
        gathering.seat_person(1, two.device)
        for seat in (0, 1):
            gathering.agree_on_secrecy(seat, Secrecy.RUMBLE)
        gathering.first = 0
        table.choices.focus = "start"
        game.tap(one.device, Intent.CONFIRM)
        game.wait_for("DealScene")
        game.wait(120)
        game.tap(one.device, Intent.CONFIRM)
        game.tap(two.device, Intent.CONFIRM)
        game.wait_for("Placement")
        game.wait(10)
        yield game, one, two
    game.backstage.pads.stop()


def test_a_pad_pulled_on_its_own_turn_stops_the_match_at_once(two_pads: Any) -> None:
    game, one, two = two_pads
    company = game.top.match.company
    one.unplug()
    game.pump()
    game.wait(5)
    assert game.scene == "PadGone"
    two.down(virtual.A)
    game.pump()
    game.wait(5)
    assert game.scene == "Placement"
    assert company.seats[0].device == two.device


def test_a_pad_pulled_off_turn_is_a_notice_until_its_turn_comes(two_pads: Any) -> None:
    game, _, two = two_pads
    company = game.top.match.company
    two.unplug()
    game.pump()
    assert game.scene == "Placement"
    assert any("gone" in notice for notice in game.told)
    for _ in range(2):
        game.key(pygame.K_RETURN)
        game.wait(2)
    game.wait(round(MEANING_SETTLES))
    game.tap(company.seats[0].device, Intent.CONFIRM)
    game.wait(2)
    game.tap(company.seats[0].device, Intent.CONFIRM)
    game.wait_for("PadGone")
    game.tap(MOUSE, Intent.PRESS)
    game.wait(2)
    assert company.seats[1].device == MOUSE
    assert game.scene == "Placement"


def test_a_pad_pulled_behind_another_page_is_missed_when_the_page_closes(two_pads: Any) -> None:
    game, one, _ = two_pads
    game.tap(one.device, Intent.PAUSE)
    game.choose("settings")
    one.unplug()
    game.pump()
    game.key(pygame.K_ESCAPE)
    game.key(pygame.K_ESCAPE)
    game.wait_for("PadGone")


def test_points_by_round_house_rules_and_buttons_are_to_be_looked_up(match: Stagehand) -> None:
    host = matches.host_at(match.table, companies.sharing(4), _in_round_two)
    sitting = match.open(companies.sharing(4), host=host)
    (points,) = sitting.shown.chronicle.points
    match.wait(30)
    match.key(pygame.K_p)
    match.choose("standings")
    (sheet,) = match.top.sheets()
    words, say = words_on(sheet).split("\n"), match.backstage.say
    assert say("pause.round", round=1) in words
    for own in points:
        assert words.count(str(own)) >= points.count(own)
    assert say("house.zero_is_33_help") in words
    for action in ("story", "no", "yes"):
        assert any(say(f"actions.{action}") in line for line in words)
    assert not any(say("actions.stomach") in line for line in words)
    match.key(pygame.K_ESCAPE)
    assert match.scene == "Pause"


def test_points_add_up_from_the_twenty_that_all_begin_with_and_the_third_card_has_its_button(
    match: Stagehand,
) -> None:
    match.edition, match.players = "jester", 5
    host = matches.host_at(match.table, companies.sharing(5), _in_round_two)
    sitting = match.open(companies.sharing(5), host=host)
    match.wait(30)
    match.key(pygame.K_p)
    match.choose("standings")
    (sheet,) = match.top.sheets()
    words, say = words_on(sheet).split("\n"), match.backstage.say
    (points,) = sitting.shown.chronicle.points
    assert say("pause.start") in words
    assert words.count("20") >= 5
    total = words.index(say("pause.total")) + 1
    assert words[total : total + 5] == [str(20 + own) for own in points]
    assert any(say("actions.stomach") in line for line in words)


def test_a_mouse_is_told_which_buttons_on_the_tower_do_what_it_has_none_for(
    match: Stagehand,
) -> None:
    match.wait(30)
    match.click(700, 12)
    match.wait(30)
    match.click(*AREAS[Intent.PAUSE].middle)
    match.wait_for("Pause")
    (standings,) = (one for one in match.top.choices if one.key == "standings")
    match.click(*standings.area.middle)
    match.wait_for("Standings")
    (sheet,) = match.top.sheets()
    words, say = words_on(sheet), match.backstage.say
    for intent in (Intent.STORY, Intent.PAUSE):
        assert inline(ICONS[intent]) in words
        assert say(f"actions.{intent}") in words


def _in_round_two(host: Host) -> bool:
    return matches.climbing(host) and host.view(None).round == 2
