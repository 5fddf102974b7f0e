"""The title: to the first move, back to a match that was left, and what bots do alone."""

from __future__ import annotations

import pygame

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.engine.state import Phase
from kingup_game.stage.canvas.items import Sprite
from kingup_game.table.disk.scramble import scrambled
from kingup_game.theme.cues import climb_part
from kingup_game.theme.durations import BETWEEN_PUPPETS, MENU_ALONE
from kingup_game.theme.layers import Layer
from tests.harness.looking import seen_on
from tests.harness.stagehand import OpenGame, Stagehand


def test_two_presses_lead_from_the_title_to_the_first_move(game: Stagehand) -> None:
    game.key(pygame.K_RETURN)
    game.wait_for("SetupScreen")
    game.key(pygame.K_RETURN)
    game.wait_for("Placement")
    assert game.top.match.view.phase is Phase.PLACE
    assert len(game.top.match.company.seats) == 4
    assert game.top.match.company.is_solo


def test_everything_on_the_menu_works(game: Stagehand) -> None:
    assert game.offered() == ["play", "learn", "rules", "settings", "quit"]
    for key, scene in (
        ("rules", "RulesPage"),
        ("settings", "SettingsPage"),
        ("play", "SetupScreen"),
    ):
        game.choose(key)
        game.wait_for(scene)
        game.key(pygame.K_ESCAPE)
        game.wait_for("Menu")
    game.choose("quit")
    game.settle()
    assert game.top is None


def test_a_match_that_was_left_goes_on_after_one_press(open_game: OpenGame) -> None:
    first = open_game()
    first.key(pygame.K_RETURN)
    first.wait_for("SetupScreen")
    first.key(pygame.K_RETURN)
    first.wait_for("Placement")
    before = first.saved().record()
    first.game.close()

    again = open_game()
    assert again.offered()[0] == "continue"
    assert again.top.choices.focus == "continue"
    again.key(pygame.K_RETURN)
    again.wait_for("Placement")
    company = again.top.match.company
    assert again.saved().record().startswith(before)
    assert company.seats[company.people[0]].device == KEYBOARD


def test_several_people_say_once_which_device_is_theirs_before_a_match_goes_on(
    open_game: OpenGame,
) -> None:
    first = open_game()
    first.setup()
    first.tap(MOUSE, Intent.CONFIRM)
    first.choose("start")
    first.wait_for("Curtain")
    first.game.close()

    again = open_game()
    again.key(pygame.K_RETURN)
    again.wait_for("Resumed")
    company = again.top.match.company
    again.tap(MOUSE, Intent.CONFIRM)
    again.tap("pad:7", Intent.CONFIRM)
    again.wait_for("Curtain")
    assert [company.seats[seat].device for seat in company.people] == [
        MOUSE,
        "pad:7",
    ]


def test_a_save_that_cannot_be_read_offers_no_continue(open_game: OpenGame) -> None:
    first = open_game()
    (first.saves / "autosave.kingup").write_text(scrambled("{}\n", ()), encoding="utf-8")
    first.game.close()
    assert "continue" not in open_game().offered()


def test_alone_the_bots_play_and_any_press_ends_it(game: Stagehand) -> None:
    game.wait(MENU_ALONE + 1)
    game.wait_for("Demonstration")
    game.wait_until(lambda: game.backstage.audio.playing == climb_part(1), 3000)
    game.tap("pad:3", Intent.SKIP)
    game.wait_for("Menu")
    assert game.backstage.controls.mode == "usual"
    assert game.backstage.audio.volumes["effects"] == 1.0


def test_the_demonstration_leaves_no_match_to_continue(game: Stagehand) -> None:
    game.wait(MENU_ALONE + 1)
    game.wait_for("Demonstration")
    game.wait(120)
    game.tap(KEYBOARD, Intent.CONFIRM)
    game.wait_for("Menu")
    assert "continue" not in game.offered()


def test_pressing_keeps_the_demonstration_away(game: Stagehand) -> None:
    game.wait(MENU_ALONE - 1)
    game.key(pygame.K_DOWN)
    game.wait(MENU_ALONE - 10)
    assert game.scene == "Menu"


def large_faces(game: Stagehand) -> list[Sprite]:
    """Those before the castle of the title."""
    return [face for sheet in game.top.sheets() for face in seen_on(sheet, Sprite, Layer.CLOSE_UP)]


def test_large_faces_play_before_the_title_and_are_no_larger_than_they_were_drawn(
    game: Stagehand,
) -> None:
    moods: list[str] = []
    for _ in range(2 * BETWEEN_PUPPETS):
        game.wait(1)
        for face in large_faces(game):
            if moods[-1:] != [face.picture]:
                moods.append(face.picture)
            natural = game.backstage.painter.pictures.size(face.picture)
            assert (face.width or natural[0]) <= natural[0]
    assert [one for one in moods if "hopeful" in one]
    assert moods[1:3] == [moods[0].replace("hopeful", mood) for mood in ("fear", "refused")]


def test_in_calm_motion_no_large_face_plays(open_game: OpenGame) -> None:
    game = open_game(reduced_motion=True)
    for _ in range(2 * BETWEEN_PUPPETS):
        game.wait(1)
        assert not large_faces(game)
