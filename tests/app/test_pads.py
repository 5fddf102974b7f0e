"""Controllers through the whole of SDL, by pads that exist only there."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from kingup_game.app.controls import Controls
from kingup_game.app.pads import MOST_PADS, Pads
from kingup_game.app.presses import Intent, Press
from tests.harness import virtual_pads as virtual
from tests.harness.virtual_pads import VirtualPad, plugged


class Room:
    def __init__(self) -> None:
        self.pads = Pads()
        self.controls = Controls([self.pads])

    def read(self) -> list[Press]:
        return self.controls.read(pygame.event.get())

    def actions(self) -> list[Intent]:
        return [press.intent for press in self.read()]

    def tap(self, pad: VirtualPad, button: int) -> list[Press]:
        pad.down(button)
        presses = self.read()
        pad.up(button)
        return presses + self.read()


@pytest.fixture
def room() -> Iterator[Room]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    room = Room()
    room.pads.start()
    pygame.event.clear()
    yield room
    room.pads.stop()
    pygame.display.quit()


def test_a_plugged_pad_announces_itself_once(room: Room) -> None:
    pad = VirtualPad("Xbox Wireless Controller")
    with plugged(pad):
        presses = room.read()
        assert presses == [Press(pad.device, Intent.DEVICE_JOINED, text="Xbox Wireless Controller")]
        assert room.read() == []


def test_every_button_becomes_its_action_once(room: Room) -> None:
    pad = VirtualPad()
    with plugged(pad):
        room.read()
        for button, action in (
            (virtual.A, Intent.CONFIRM),
            (virtual.B, Intent.BACK),
            (virtual.Y, Intent.ALMANAC),
            (virtual.BACK, Intent.COUNT),
            (virtual.START, Intent.PAUSE),
            (virtual.X, Intent.SKIP),
            (virtual.L1, Intent.NO),
            (virtual.R1, Intent.YES),
            (virtual.UP, Intent.UP),
            (virtual.RIGHT, Intent.RIGHT),
        ):
            assert room.tap(pad, button) == [Press(pad.device, action)]


def test_axes_are_ignored_until_they_are_moved(room: Room) -> None:
    pad = VirtualPad()
    with plugged(pad):
        assert room.actions() == [Intent.DEVICE_JOINED]
        assert room.read() == []
        pad.axis(virtual.LEFT_TRIGGER, virtual.FULL)
        assert room.actions() == [Intent.STOMACH]


def test_the_stick_is_a_direction_and_repeats(room: Room) -> None:
    pad = VirtualPad()
    with plugged(pad):
        room.read()
        pad.axis(virtual.LEFT_X, -virtual.FULL)
        assert room.actions() == [Intent.LEFT]
        repeats = [press for _ in range(40) for press in room.controls.tick()]
        assert {press.intent for press in repeats} == {Intent.LEFT}
        assert all(press.repeated for press in repeats)
        pad.axis(virtual.LEFT_X, virtual.REST)
        room.read()
        assert not any(room.controls.tick() for _ in range(60))


def test_two_pads_are_told_apart(room: Room) -> None:
    first, second = VirtualPad(), VirtualPad()
    with plugged(first, second):
        room.read()
        first.down(virtual.L1)
        second.down(virtual.R1)
        assert set(room.read()) == {
            Press(first.device, Intent.NO),
            Press(second.device, Intent.YES),
        }


def test_a_pulled_pad_is_reported_and_comes_back_as_another_device(room: Room) -> None:
    pad = VirtualPad()
    pad.plug()
    room.read()
    before = pad.device
    pad.down(virtual.RIGHT)
    room.read()
    pad.unplug()
    assert room.read()[-1].intent is Intent.DEVICE_LEFT
    assert not any(room.controls.tick() for _ in range(60)), "its held direction went with it"
    with plugged(pad):
        assert room.actions() == [Intent.DEVICE_JOINED]
        assert pad.device != before
        assert room.tap(pad, virtual.A) == [Press(pad.device, Intent.CONFIRM)]


def test_no_more_than_eight_pads_join(room: Room) -> None:
    pads = [VirtualPad() for _ in range(MOST_PADS + 1)]
    with plugged(*pads):
        assert room.actions() == [Intent.DEVICE_JOINED] * MOST_PADS
        assert room.tap(pads[-1], virtual.A) == []


def test_rumble_reaches_the_pad_and_the_tests_door(room: Room) -> None:
    pad = VirtualPad()
    caught: list[tuple[str, float, float, int]] = []
    room.pads.rumble_door = lambda *what: caught.append(what)
    with plugged(pad):
        room.read()
        room.controls.rumble(pad.device, 0.5, 1.0, 250)
        assert pad.rumbles == [(32767, 65535)]
        assert caught == [(pad.device, 0.5, 1.0, 250)]


def test_rumble_grows_weaker_and_silent_by_setting(room: Room) -> None:
    pad = VirtualPad()
    with plugged(pad):
        room.read()
        room.controls.rumble_percent = 50
        room.controls.rumble(pad.device, 1.0, 0.0, 250)
        room.controls.rumble_percent = 0
        room.controls.rumble(pad.device, 1.0, 1.0, 250)
        assert pad.rumbles == [(32767, 0)]


def test_rumble_for_a_pad_that_is_gone_does_nothing(room: Room) -> None:
    pad = VirtualPad()
    with plugged(pad):
        room.read()
        gone = pad.device
    room.controls.rumble(gone, 1, 1, 100)
    room.read()
    room.controls.rumble(gone, 1, 1, 100)


def test_a_pad_without_mapping_plays_by_the_usual_numbers_and_is_announced(room: Room) -> None:
    pad = VirtualPad("Twin USB Gamepad", mapped=False)
    with plugged(pad):
        assert room.actions() == [Intent.DEVICE_JOINED, Intent.UNKNOWN_PAD]
        assert room.tap(pad, 0) == [Press(pad.device, Intent.CONFIRM)]
        pad.hat(1)
        assert room.actions() == [Intent.UP]
        pad.hat(0)
        pad.axis(0, virtual.FULL)
        assert room.actions() == [Intent.RIGHT]
        assert room.controls.device(pad.device).glyphs == "position"


def test_a_pad_can_be_taught_and_is_known_when_it_comes_back(room: Room) -> None:
    pad = VirtualPad("Twin USB Gamepad", mapped=False)
    with plugged(pad):
        room.read()
        room.pads.learning = pad.device
        assert room.tap(pad, 7) == [Press(pad.device, Intent.UNKNOWN_PAD, text="button:7")]
        room.pads.learn(pad.device, "button:7", "a")
        room.pads.learning = None
        assert room.tap(pad, 7) == [Press(pad.device, Intent.CONFIRM)]
        assert room.tap(pad, 0) == []
    room.read()
    with plugged(pad):
        assert room.actions() == [Intent.DEVICE_JOINED]
        assert room.tap(pad, 7) == [Press(pad.device, Intent.CONFIRM)]
