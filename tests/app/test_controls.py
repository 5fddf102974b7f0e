from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from kingup_game.app.controls import Controls
from kingup_game.app.keyboard import Keyboard
from kingup_game.app.mouse import Mouse
from kingup_game.app.presses import KEYBOARD, MOUSE, Intent, Press
from kingup_game.app.repeat import FIRST_REPEAT_TICKS, NEXT_REPEAT_TICKS, Stick, Trigger


@pytest.fixture
def controls() -> Iterator[Controls]:
    pygame.display.init()
    yield Controls((Keyboard(), Mouse(lambda x, y: (x * 2, y * 2))))
    pygame.display.quit()


def key(code: int, kind: int = pygame.KEYDOWN, unicode: str = "", mod: int = 0) -> Any:
    return pygame.event.Event(kind, key=code, unicode=unicode, mod=mod)


def click(button: int, place: tuple[int, int] = (30, 40)) -> Any:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=button, pos=place)


def moved(*place: int) -> Any:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=place)


def actions(presses: list[Press]) -> list[Intent]:
    return [press.intent for press in presses]


def test_a_key_is_the_keyboards_action(controls: Controls) -> None:
    assert controls.read([key(pygame.K_RETURN)]) == [Press(KEYBOARD, Intent.CONFIRM)]


def test_a_click_says_where_in_design_units(controls: Controls) -> None:
    assert controls.read([click(1)]) == [Press(MOUSE, Intent.PRESS, 60, 80)]


def test_alt_enter_is_the_windows_and_no_confirmation(controls: Controls) -> None:
    assert controls.read([key(pygame.K_RETURN, mod=pygame.KMOD_LALT)]) == []


def test_a_held_direction_repeats_by_ticks(controls: Controls) -> None:
    controls.read([key(pygame.K_DOWN)])
    repeated = [tick for tick in range(1, 60) if controls.tick()]
    assert repeated[0] == FIRST_REPEAT_TICKS
    assert repeated[1] - repeated[0] == NEXT_REPEAT_TICKS
    controls.read([key(pygame.K_DOWN, pygame.KEYUP)])
    assert all(not controls.tick() for _ in range(60))


def test_only_directions_repeat(controls: Controls) -> None:
    controls.read([key(pygame.K_RETURN)])
    assert all(not controls.tick() for _ in range(60))


def test_a_window_without_focus_lets_go_of_held_keys(controls: Controls) -> None:
    controls.read([key(pygame.K_DOWN), pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    assert all(not controls.tick() for _ in range(60))


def test_while_voting_the_mouse_votes(controls: Controls) -> None:
    controls.set_mode("ballot")
    events = [click(1), click(3), click(2)]
    assert actions(controls.read(events)) == [Intent.NO, Intent.YES, Intent.STOMACH]


def test_typing_gives_letters_and_keeps_the_arrows(controls: Controls) -> None:
    controls.typing = True
    events = [
        key(pygame.K_w, unicode="W"),
        key(pygame.K_BACKSPACE, unicode="\b"),
        key(pygame.K_LEFT),
        key(pygame.K_RETURN, unicode="\r"),
    ]
    presses = controls.read(events)
    assert actions(presses) == [Intent.TYPE, Intent.ERASE, Intent.LEFT, Intent.CONFIRM]
    assert presses[0].text == "W"


def test_glyphs_follow_the_device_last_used(controls: Controls) -> None:
    controls.read([click(1)])
    assert controls.glyph(Intent.ALMANAC) == ("mouse", "middle")
    controls.read([key(pygame.K_UP)])
    assert controls.glyph(Intent.ALMANAC) == ("keyboard", "f2")


def test_a_nudged_mouse_changes_no_glyphs_but_a_moved_one_does(controls: Controls) -> None:
    controls.read([key(pygame.K_UP), moved(10, 10), moved(14, 10)])
    assert controls.last_device == KEYBOARD
    controls.read([moved(30, 10)])
    assert controls.last_device == MOUSE


def test_a_glyph_is_that_of_the_changed_binding(controls: Controls) -> None:
    controls.bindings.bind("keyboard", "k", Intent.ALMANAC)
    assert controls.glyph(Intent.ALMANAC, KEYBOARD) == ("keyboard", "k")


def test_a_stick_is_one_direction_and_rests_between_its_thresholds() -> None:
    stick = Stick()
    assert stick.move(x=20000) is Intent.RIGHT
    assert stick.move(y=15000) is Intent.RIGHT
    assert stick.move(x=14000) is Intent.RIGHT
    assert stick.move(x=0, y=-30000) is Intent.UP
    assert stick.move(y=5000) is None


def test_a_trigger_presses_once_until_it_is_let_go() -> None:
    trigger = Trigger()
    values = [5000, 25000, 32767, 15000, 30000, 0, 25000]
    assert [trigger.move(value) for value in values] == [
        False, True, False, False, False, False, True,
    ]  # fmt: skip
