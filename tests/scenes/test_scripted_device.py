"""A new kind of device plays along without any scene having heard of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.app.sources import Capability, Device
from tests.harness.scripted_device import PHONE, ScriptedPhones
from tests.harness.stagehand import Stagehand


@pytest.fixture
def phones(game: Stagehand) -> ScriptedPhones:
    added = ScriptedPhones()
    game.backstage.controls.sources = (*game.backstage.controls.sources, added)
    return added


def join(game: Stagehand, phones: ScriptedPhones, device: Device = PHONE) -> None:
    game.setup()
    phones.come(device)
    game.wait()
    phones.push("a")
    game.wait()


def test_it_takes_a_chair_and_its_chair_waits_when_it_goes(
    game: Stagehand, phones: ScriptedPhones
) -> None:
    join(game, phones)
    table = game.top
    people = [guest.device for guest in table.gathering.guests if not guest.is_bot]
    assert people == [KEYBOARD, PHONE.name]
    phones.go()
    game.wait()
    assert table.why_not_start()
    phones.come()
    phones.push("a")
    game.wait()
    assert not table.why_not_start()


@pytest.mark.parametrize("can_be_felt", [True, False])
def test_it_is_asked_whether_it_can_be_felt_only_if_it_says_so(
    game: Stagehand, phones: ScriptedPhones, can_be_felt: bool
) -> None:
    abilities = Capability.COME_AND_GO | (Capability.RUMBLE if can_be_felt else Capability.NONE)
    join(game, phones, replace(PHONE, abilities=abilities))
    game.choose("start")
    game.wait_for("RumbleTest" if can_be_felt else "Curtain")
    game.wait(300)
    assert bool(phones.shaken) == can_be_felt


@pytest.mark.parametrize("has_letters", [True, False])
def test_its_owner_types_a_name_if_it_has_letters_and_picks_one_if_not(
    game: Stagehand, phones: ScriptedPhones, has_letters: bool
) -> None:
    abilities = Capability.TYPE if has_letters else Capability.SHOW
    join(game, phones, replace(PHONE, abilities=abilities))
    game.choose("chair-1")
    game.top.choices.focus = "name"
    game.tap(PHONE.name, Intent.CONFIRM)
    assert game.scene == "NamePage"
    assert game.backstage.controls.typing == has_letters


def test_the_button_to_join_is_shown_as_on_its_own_keys(
    game: Stagehand, phones: ScriptedPhones
) -> None:
    join(game, phones)
    assert game.backstage.controls.last_device == PHONE.name
    assert game.backstage.button(Intent.CONFIRM) == game.backstage.button(Intent.CONFIRM, "pad:any")
