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


def who(face: Sprite) -> str:
    """The letter of whoever a large face is."""
    return face.picture.rpartition("/")[2][0]


def test_two_large_faces_look_on_while_others_would_be_king_and_take_it_to_heart(
    game: Stagehand,
) -> None:
    game.wait(BETWEEN_PUPPETS)
    on_lookers = {who(face) for face in large_faces(game)}
    assert len(on_lookers) == 2
    moods: dict[str, list[str]] = {}
    for _ in range(2 * BETWEEN_PUPPETS):
        game.wait(1)
        for face in large_faces(game):
            seen = moods.setdefault(who(face), [])
            if seen[-1:] != [face.picture]:
                seen.append(face.picture)
            natural = game.backstage.painter.pictures.size(face.picture)
            assert (face.width or natural[0]) <= natural[0]
    stars = set(moods) - on_lookers
    assert stars
    for star in stars:
        assert [one.rpartition("-")[2] for one in moods[star]][:2] == ["hopeful.webp", "fear.webp"]
    for one in on_lookers:
        assert len(set(moods[one])) > 1


def test_nobody_is_before_the_castle_and_in_it_at_the_same_time(game: Stagehand) -> None:
    for _ in range(3 * BETWEEN_PUPPETS):
        game.wait(1)
        at_the_front = {who(face) for face in large_faces(game)}
        tokens = (
            token for sheet in game.top.sheets() for token in seen_on(sheet, Sprite, Layer.TOKEN)
        )
        at_home = {who(token) for token in tokens if token.alpha}
        assert not at_the_front & at_home


def test_in_calm_motion_two_large_faces_stand_there_and_do_not_move(open_game: OpenGame) -> None:
    game = open_game(reduced_motion=True)
    seen = set()
    for _ in range(2 * BETWEEN_PUPPETS):
        game.wait(1)
        seen.add(tuple((face.picture, face.x, face.y) for face in large_faces(game)))
    assert len(seen) == 1
    assert len(seen.pop()) == 2
