"""The title: to the first move, back to a match that was left, and what bots do alone."""

from __future__ import annotations

import pygame

from kingup_game.app.actions import KEYBOARD, MOUSE, Action
from kingup_game.engine.state import Phase
from kingup_game.scenes.menu import ALONE
from tests.evening import Evening, Open


def choices(game: Evening) -> list[str]:
    return [choice.key for choice in game.top.choices._all]


def test_two_presses_lead_from_the_title_to_the_first_move(game: Evening) -> None:
    game.key(pygame.K_RETURN)
    game.wait_for("Setup")
    game.key(pygame.K_RETURN)
    game.wait_for("Placement")
    assert game.top.room.host.phase is Phase.PLACE
    assert len(game.top.room.company.seats) == 4
    assert game.top.room.company.is_solo


def test_everything_on_the_menu_works(game: Evening) -> None:
    assert choices(game) == ["play", "rules", "settings", "quit"]
    for key, scene in (("rules", "RulesPage"), ("settings", "Settings"), ("play", "Setup")):
        game.choose(key)
        game.wait_for(scene)
        game.key(pygame.K_ESCAPE)
        game.wait_for("Menu")
    game.choose("quit")
    game.settle()
    assert game.top is None


def test_a_match_that_was_left_goes_on_after_one_press(open_game: Open) -> None:
    first = open_game()
    first.key(pygame.K_RETURN)
    first.wait_for("Setup")
    first.key(pygame.K_RETURN)
    first.wait_for("Placement")
    before = first.top.room.host.record()
    first.close()

    again = open_game()
    assert choices(again)[0] == "continue"
    assert again.top.choices.focus == "continue"
    again.key(pygame.K_RETURN)
    again.wait_for("Placement")
    room = again.top.room
    assert room.host.record().startswith(before)
    assert room.company.seats[room.company.people[0]].device == KEYBOARD


def test_several_people_say_once_which_device_is_theirs_before_a_match_goes_on(
    open_game: Open,
) -> None:
    first = open_game()
    first.setup()
    first.press(MOUSE, Action.CONFIRM)
    first.choose("start")
    first.wait_for("Curtain")
    first.close()

    again = open_game()
    again.key(pygame.K_RETURN)
    again.wait_for("Resumed")
    room = again.top._room
    again.press(MOUSE, Action.CONFIRM)
    again.press("pad:7", Action.CONFIRM)
    again.wait_for("Curtain")
    assert [room.company.seats[seat].device for seat in room.company.people] == [MOUSE, "pad:7"]


def test_a_save_that_cannot_be_read_offers_no_continue(open_game: Open) -> None:
    first = open_game()
    assert first.game._autosave is not None
    first.game._autosave.keep("{}\n")
    first.close()
    assert "continue" not in choices(open_game())


def test_alone_the_bots_play_and_any_press_ends_it(game: Evening) -> None:
    game.wait(ALONE + 1)
    game.wait_for("Attract")
    inner = game.top._inner
    for _ in range(3000):
        game.wait()
        if type(inner.top).__name__ == "Climb":
            break
    assert type(inner.top).__name__ == "Climb"
    game.press("pad:3", Action.SKIP)
    game.wait_for("Menu")
    assert game.stage.controls.mode == "usual"
    assert game.stage.audio.volumes["effects"] == 1.0


def test_the_demonstration_leaves_no_match_to_continue(game: Evening) -> None:
    game.wait(ALONE + 1)
    game.wait_for("Attract")
    game.wait(120)
    game.press(KEYBOARD, Action.CONFIRM)
    game.wait_for("Menu")
    assert "continue" not in choices(game)


def test_pressing_keeps_the_demonstration_away(game: Evening) -> None:
    game.wait(ALONE - 1)
    game.key(pygame.K_DOWN)
    game.wait(ALONE - 10)
    assert game.scene == "Menu"
