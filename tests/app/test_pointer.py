from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from kingup_game.app.controls import Controls
from kingup_game.app.keyboard import Keyboard
from kingup_game.app.mouse import Mouse
from kingup_game.app.pointer import Pointer


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    yield pygame.display.set_mode((960, 540))
    pygame.mouse.set_visible(True)
    pygame.display.quit()


@pytest.fixture
def controls(screen: pygame.Surface) -> Controls:
    del screen
    return Controls((Keyboard(), Mouse()))


def move(controls: Controls, *places: tuple[int, int]) -> None:
    motion = pygame.MOUSEMOTION
    controls.read(
        pygame.event.Event(motion, pos=place, rel=(0, 0), buttons=(0, 0, 0)) for place in places
    )


def test_the_arrow_comes_with_the_mouse_and_goes_with_a_key(controls: Controls) -> None:
    pointer = Pointer()
    pointer.follow(controls.is_pointing)
    assert not pygame.mouse.get_visible()
    move(controls, (100, 100), (300, 200))
    pointer.follow(controls.is_pointing)
    assert pygame.mouse.get_visible()
    controls.read([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, unicode="")])
    pointer.follow(controls.is_pointing)
    assert not pygame.mouse.get_visible()


def test_in_a_ballot_among_several_there_is_no_arrow(
    controls: Controls,
) -> None:
    move(controls, (100, 100), (300, 200))
    controls.set_mode("ballot")
    assert not controls.is_pointing
    controls.read([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 200), button=1)])
    assert not controls.is_pointing
    move(controls, (301, 200), (500, 400))
    assert not controls.is_pointing
    controls.set_mode("cards")
    assert controls.is_pointing, "who votes alone points at a card"


def test_an_arrow_that_the_system_refuses_changes_nothing(screen: pygame.Surface) -> None:
    del screen
    pointer = Pointer()
    pointer.wear(pygame.Surface((40, 40), pygame.SRCALPHA), (5, 3))
    worn = pygame.mouse.get_cursor()
    assert worn.type == "color"
    pointer.wear(pygame.Surface((1, 1), pygame.SRCALPHA), (500, 300))
    assert pygame.mouse.get_cursor() == worn
