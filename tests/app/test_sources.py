"""Any source of presses will do: a phone that is only a script is as good a device as a pad."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from kingup_game.app import sources
from kingup_game.app.controls import Controls
from kingup_game.app.keyboard import Keyboard
from kingup_game.app.mouse import Mouse
from kingup_game.app.pads import Pads
from kingup_game.app.presses import KEYBOARD, MOUSE, Intent, Press
from kingup_game.app.sources import Capability
from tests.harness.scripted_device import PHONE, ScriptedPhones


@pytest.fixture
def phones() -> ScriptedPhones:
    return ScriptedPhones()


@pytest.fixture
def controls(phones: ScriptedPhones) -> Iterator[Controls]:
    pygame.display.init()
    yield Controls((Pads(), Keyboard(), Mouse(), phones))
    pygame.display.quit()


def test_what_a_device_sent_between_two_ticks_comes_with_the_next_and_counts_as_used(
    controls: Controls, phones: ScriptedPhones
) -> None:
    phones.come()
    assert controls.tick() == [Press(PHONE.name, Intent.DEVICE_JOINED, text="Ada's phone")]
    assert controls.last_device == KEYBOARD, "coming is not yet playing"
    phones.push("a")
    assert controls.tick() == [Press(PHONE.name, Intent.CONFIRM)]
    assert controls.last_device == PHONE.name
    assert controls.tick() == []


def test_a_new_kind_of_device_follows_what_buttons_mean_now(
    controls: Controls, phones: ScriptedPhones
) -> None:
    phones.come()
    controls.tick()
    controls.bindings.bind("pad", "a", Intent.SKIP)
    phones.push("a")
    assert controls.tick() == [Press(PHONE.name, Intent.SKIP)]
    assert controls.glyph(Intent.SKIP, PHONE.name) == ("position", "a")
    controls.capturing = True
    phones.push("x")
    assert controls.tick() == [Press(PHONE.name, Intent.TYPE, text="x")]


def test_each_device_says_what_it_can(controls: Controls, phones: ScriptedPhones) -> None:
    phones.come()
    able = {
        what: {name for name in (KEYBOARD, MOUSE, "pad:1", PHONE.name) if controls.can(name, what)}
        for what in Capability
    }
    assert able == {
        Capability.RUMBLE: {"pad:1"},
        Capability.POINT: {MOUSE},
        Capability.TYPE: {KEYBOARD},
        Capability.SHOW: {PHONE.name},
        Capability.COME_AND_GO: {"pad:1", PHONE.name},
    }


@pytest.mark.parametrize("nobody", [None, "", "lute", "phone:77"])
def test_a_device_that_nobody_knows_can_nothing_and_breaks_nothing(
    controls: Controls, nobody: str | None
) -> None:
    assert not any(controls.can(nobody, what) for what in Capability)
    if nobody is not None:
        controls.rumble(nobody, 1, 1, 100)
        assert controls.glyph(Intent.CONFIRM, nobody) == ("keyboard", "return")


def test_a_pad_that_was_never_here_stands_for_any_pad(controls: Controls) -> None:
    assert controls.glyph(Intent.CONFIRM, "pad:any") == ("position", "a")


def test_only_the_device_that_was_meant_is_shaken_and_as_strongly_as_people_chose(
    controls: Controls, phones: ScriptedPhones
) -> None:
    phones.come(replace(PHONE, abilities=Capability.RUMBLE))
    controls.rumble_percent = 50
    for device in (PHONE.name, "pad:1", KEYBOARD):
        controls.rumble(device, 0.5, 1.0, 250)
    assert phones.shaken == [(PHONE.name, 0.25, 0.5, 250)]


def test_a_device_that_went_away_is_waited_for_and_may_come_back_by_its_name(
    controls: Controls, phones: ScriptedPhones
) -> None:
    phones.come()
    assert controls.devices == [KEYBOARD, MOUSE, PHONE.name]
    phones.go()
    assert [press.intent for press in controls.tick()][-1] is Intent.DEVICE_LEFT
    assert controls.gone == {PHONE.name}
    assert controls.devices == [KEYBOARD, MOUSE]
    assert controls.can(PHONE.name, Capability.SHOW), "hints for its owner go on"
    phones.come()
    assert controls.gone == set()
    assert PHONE.name in controls.devices


def test_every_source_is_started_and_stopped_with_the_game(
    controls: Controls, phones: ScriptedPhones
) -> None:
    controls.start()
    assert phones.is_listening
    controls.stop()
    assert not phones.is_listening


def test_the_example_in_the_contract_is_true() -> None:
    assert doctest.testmod(sources).failed == 0
