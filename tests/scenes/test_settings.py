"""Settings count at once, are kept at once, and survive a restart; buttons can be changed."""

from __future__ import annotations

import pygame
import pytest

from kingup_game.app.bindings import Bindings
from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.scenes.settings.settings_values import ALL
from kingup_game.table.saves import load_settings
from kingup_game.theme.scheme import scheme_for
from tests.harness.stagehand import OpenGame, Stagehand


@pytest.fixture
def settings(game: Stagehand) -> Stagehand:
    game.choose("settings")
    assert game.scene == "SettingsPage"
    return game


def set_value(game: Stagehand, tab: str, key: str, steps: int) -> None:
    game.choose(f"tab-{tab}")
    game.top.choices.focus = key
    game.top.rebuild()
    for _ in range(abs(steps)):
        game.key(pygame.K_RIGHT if steps > 0 else pygame.K_LEFT)


def test_each_setting_counts_at_once(settings: Stagehand) -> None:
    stage = settings.backstage
    full: list[bool] = []
    stage.set_fullscreen = full.append
    set_value(settings, "picture", "text_size", 4)
    assert stage.painter.lettering.text_percent == 200
    set_value(settings, "picture", "contrast", 1)
    assert stage.painter.scheme is scheme_for(contrast=True)
    set_value(settings, "picture", "safe_area", -5)
    assert stage.painter.viewport.safe_percent == 90
    set_value(settings, "picture", "fullscreen", 1)
    assert full == [True]
    set_value(settings, "sound", "music", -3)
    assert stage.audio.volumes["music"] == pytest.approx(0.7)
    set_value(settings, "sound", "rumble", -4)
    assert stage.controls.rumble_percent == 0
    set_value(settings, "play", "speed", -9)
    assert stage.pace.percent == 50
    set_value(settings, "play", "reduced_motion", 1)
    assert stage.pace.reduced
    assert stage.stack.reduced_motion
    set_value(settings, "picture", "language", 1)
    assert stage.say("menu.quit") == "Beenden"


def test_what_was_set_is_there_after_a_restart(open_game: OpenGame) -> None:
    first = open_game()
    first.choose("settings")
    set_value(first, "sound", "effects", -5)
    set_value(first, "play", "fast_bots", 1)
    folder = first.saves
    assert folder is not None
    kept = load_settings(folder.parent)
    assert kept["effects"] == 50
    assert kept["fast_bots"] is True
    again = open_game(**kept)
    assert again.backstage.audio.volumes["effects"] == 0.5


def test_a_disk_that_refuses_is_a_notice_and_no_crash(settings: Stagehand) -> None:
    def refuse() -> None:
        raise OSError(28, "No space left on device")

    settings.backstage.keep_settings = refuse
    set_value(settings, "sound", "music", -1)
    assert any("No space left" in notice for notice in settings.told)
    assert settings.backstage.audio.volumes["music"] == pytest.approx(0.9)


def test_everything_goes_back_to_how_it_was_at_first(settings: Stagehand) -> None:
    set_value(settings, "picture", "text_size", 4)
    set_value(settings, "play", "reduced_motion", 1)
    settings.choose("reset")
    for one in ALL:
        assert one.now(settings.backstage.settings) == one.first
    assert settings.backstage.painter.lettering.text_percent == 100
    assert not settings.backstage.pace.reduced


def test_a_value_that_nobody_offers_counts_as_the_first_one() -> None:
    for one in ALL:
        assert one.now({one.key: "nonsense"}) == one.first


def test_a_button_in_use_changes_places_and_both_still_work(settings: Stagehand) -> None:
    settings.choose("tab-buttons")
    settings.choose("almanac")
    settings.key(pygame.K_p)
    bindings = settings.backstage.controls.bindings
    assert bindings.intent("keyboard", "p") is Intent.ALMANAC
    assert bindings.intent("keyboard", "f2") is Intent.PAUSE
    name = settings.backstage.say("actions.pause")
    assert settings.backstage.say("settings.conflict", action=name) in settings.told
    kept = Bindings(settings.backstage.settings["bindings"])
    assert kept.intent("keyboard", "p") is Intent.ALMANAC
    assert not settings.backstage.controls.capturing


def test_while_a_button_is_asked_for_nothing_else_happens(settings: Stagehand) -> None:
    settings.choose("tab-buttons")
    settings.choose("skip")
    settings.tap("pad:1", Intent.BACK)
    assert settings.scene == "BindingsPage"
    settings.key(pygame.K_ESCAPE)
    assert settings.backstage.controls.bindings.intent("keyboard", "escape") is Intent.SKIP
    assert settings.scene == "BindingsPage"


def test_nobody_is_kept_waiting_for_a_button(settings: Stagehand) -> None:
    settings.choose("tab-buttons")
    settings.choose("skip")
    settings.wait(620)
    assert not settings.backstage.controls.capturing
    settings.key(pygame.K_ESCAPE)
    assert settings.scene == "SettingsPage"


def test_a_page_of_buttons_asks_only_its_own_kind_of_device(settings: Stagehand) -> None:
    settings.choose("tab-buttons")
    settings.choose("family-pad")
    settings.choose("skip")
    assert not settings.backstage.controls.capturing
    assert settings.backstage.say("settings.other_device") in settings.told


def test_right_goes_along_the_tabs_and_never_down_into_a_row(settings: Stagehand) -> None:
    walked = []
    for _ in range(4):
        settings.key(pygame.K_RIGHT)
        walked.append(settings.top.choices.focus)
    assert walked == ["tab-sound", "tab-play", "tab-buttons", "tab-picture"]


def test_every_row_can_be_walked_to_and_back_leads_out(settings: Stagehand) -> None:
    for choice in list(settings.top.choices):
        settings.focus(choice.key)
    settings.tap(KEYBOARD, Intent.BACK)
    assert settings.scene == "Menu"
