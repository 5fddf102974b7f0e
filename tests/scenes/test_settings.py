"""Settings count at once, are kept at once, and survive a restart; buttons can be changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingup_game.app.bindings import Bindings
from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.motion.thrift import Luxury, Thrift
from kingup_game.stage.canvas.items import Sprite
from kingup_game.table.settings import SETTINGS, Effect, Setting, load_settings
from tests.harness.stagehand import OpenGame, Stagehand

SIZE = (960, 540)


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


def detail_of(thrift: Thrift) -> str:
    """What the stage was told to give up, in the words of the setting."""
    if not thrift.is_fixed:
        return "auto"
    return "spare" if thrift.gives_up(Luxury.EVERY_FRAME) else "full"


SEEN: dict[str, Callable[[Stagehand], object]] = {
    "language": lambda game: game.backstage.words.language,
    "text_size": lambda game: game.backstage.painter.lettering.text_percent,
    "contrast": lambda game: game.backstage.painter.scheme.clarity is not None,
    "safe_area": lambda game: game.backstage.painter.viewport.safe_percent,
    "music": lambda game: round(game.backstage.audio.volumes["music"] * 100),
    "effects": lambda game: round(game.backstage.audio.volumes["effects"] * 100),
    "ui": lambda game: round(game.backstage.audio.volumes["ui"] * 100),
    "voice": lambda game: round(game.backstage.audio.volumes["voice"] * 100),
    "rumble": lambda game: game.backstage.controls.rumble_percent,
    "speed": lambda game: game.backstage.pace.percent,
    "reduced_motion": lambda game: (
        game.backstage.pace.reduced and game.backstage.stack.reduced_motion
    ),
    "detail": lambda game: detail_of(game.backstage.thrift),
}
"""Where each setting that counts at once can be seen to count."""


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=list(SETTINGS))
def test_every_value_of_the_table_can_be_chosen_counts_and_is_kept(
    settings: Stagehand, setting: Setting, tmp_path: Path
) -> None:
    switched: list[object] = []
    settings.backstage.set_fullscreen = switched.append
    settings.backstage.audio.be_mono = lambda *, is_mono: switched.append(is_mono)  # type: ignore[method-assign]
    while settings.top.choices.focus != f"tab-{setting.page}":
        settings.key(pygame.K_RIGHT)
    settings.key(pygame.K_RETURN)
    while settings.top.choices.focus != setting.key:
        settings.key(pygame.K_DOWN)
    chosen = []
    for _ in setting.values:
        settings.key(pygame.K_RETURN)
        now = setting.now(settings.backstage.settings)
        if setting.effect is Effect.WINDOW or setting.key == "mono":
            assert switched[-1] == now
        elif setting.effect is not Effect.NONE:
            assert SEEN[setting.key](settings) == now
        assert settings.top.choices.focused.value.strip()
        assert setting.now(load_settings(tmp_path)[0]) == now
        chosen.append(now)
    assert sorted(map(str, chosen)) == sorted(map(str, setting.values))


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=list(SETTINGS))
def test_left_and_right_go_through_all_values_and_a_measure_has_ends(
    settings: Stagehand, setting: Setting
) -> None:
    values = setting.values
    set_value(settings, setting.page, setting.key, -len(values) if setting.is_measured else 0)
    passed = []
    for _ in values:
        passed.append(setting.now(settings.backstage.settings))
        settings.key(pygame.K_RIGHT)
    end = values[-1] if setting.is_measured else passed[0]
    assert set(passed) == set(values)
    assert setting.now(settings.backstage.settings) == end


def test_what_was_set_is_there_after_a_restart(open_game: OpenGame) -> None:
    first = open_game()
    first.choose("settings")
    set_value(first, "sound", "effects", -5)
    set_value(first, "play", "fast_bots", 1)
    again = open_game()
    assert again.backstage.audio.volumes["effects"] == 0.5
    assert again.backstage.settings.fast_bots


def test_a_disk_that_refuses_is_a_notice_and_no_crash(
    settings: Stagehand, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("kingup_game.table.disk.kept_file.write_whole", refuse)
    for _ in range(3):
        set_value(settings, "sound", "music", -1)
    told = [notice for notice in settings.told if "Nothing can be written" in notice]
    assert len(told) == 1
    assert "No space left" in told[0]
    assert settings.backstage.audio.volumes["music"] == pytest.approx(0.7)


def test_everything_goes_back_to_how_it_was_at_first(settings: Stagehand) -> None:
    set_value(settings, "picture", "text_size", 4)
    set_value(settings, "play", "reduced_motion", 1)
    settings.choose("reset")
    settings.key(pygame.K_RETURN)
    assert settings.backstage.settings.text_size == 200
    settings.choose("reset")
    settings.choose("yes")
    for one in SETTINGS.values():
        assert one.now(settings.backstage.settings) == one.first
    assert settings.backstage.painter.lettering.text_percent == 100
    assert not settings.backstage.pace.reduced


def test_a_button_in_use_changes_places_and_both_still_work(settings: Stagehand) -> None:
    settings.choose("tab-buttons")
    settings.choose("almanac")
    settings.key(pygame.K_p)
    bindings = settings.backstage.controls.bindings
    assert bindings.intent("keyboard", "p") is Intent.ALMANAC
    assert bindings.intent("keyboard", "f2") is Intent.PAUSE
    name = settings.backstage.say("actions.pause")
    assert settings.backstage.say("settings.conflict", action=name) in settings.told
    kept = Bindings(settings.backstage.settings.bindings)
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
    for _ in range(5):
        settings.key(pygame.K_RIGHT)
        walked.append(settings.top.choices.focus)
    assert walked == ["tab-sound", "tab-play", "tab-buttons", "tab-about", "tab-picture"]


def test_every_row_can_be_walked_to_and_back_leads_out(settings: Stagehand) -> None:
    for choice in list(settings.top.choices):
        settings.focus(choice.key)
    settings.tap(KEYBOARD, Intent.BACK)
    assert settings.scene == "Menu"


STEPS_APART = 6
"""On a ladder one hangs still for a moment, from hand to hand."""


def shown(game: Stagehand) -> list[Any]:
    """What the samples beside the settings show."""
    return [item for item in game.top.sheets()[1].stacked() if item.visible]


def test_somebody_walks_beside_the_speed_as_fast_as_it_is_set(settings: Stagehand) -> None:
    def walk() -> int:
        """How many ticks somebody is on the way, from a rest to the next."""
        settings.wait_until(lambda: not is_walking(settings))
        settings.wait_until(lambda: is_walking(settings))
        ticks = 0
        while is_walking(settings):
            ticks += STEPS_APART
        return ticks

    settings.choose("tab-play")
    set_value(settings, "play", "speed", -5)
    slow = walk()
    set_value(settings, "play", "speed", 5)
    assert slow > 1.5 * walk()


def is_walking(game: Stagehand) -> bool:
    """Whether anybody is elsewhere a moment later."""

    def seen() -> set[tuple[float, float]]:
        return {(item.x, item.y) for item in shown(game) if isinstance(item, Sprite)}

    before = seen()
    game.wait(STEPS_APART)
    return seen() != before


def test_samples_make_room_for_large_letters(settings: Stagehand) -> None:
    assert shown(settings)
    set_value(settings, "picture", "text_size", 4)
    assert not shown(settings)
