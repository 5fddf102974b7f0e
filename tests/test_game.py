"""The game as a whole: how it is started, and what it keeps where nothing can be kept."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from kingup_game import preferences, windowed
from kingup_game.app.paths import UserFolders, assets_folder
from kingup_game.cli import main
from kingup_game.game import Game
from kingup_game.preferences import Asked
from kingup_game.stage.canvas.loading_ahead import LoadingAhead
from kingup_game.table.gathering import Gathering
from kingup_game.table.settings import SETTINGS_NAME, Settings, save_settings
from kingup_game.theatre import FirstScene, Theatre
from kingup_game.words import LANGUAGES
from tests.harness.thinking import InlineThinking

RECORD = Path(__file__).parent / "records" / "foreign" / "jester-2.kingup"


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        ([], {"fullscreen": False, "language": None, "window": None}),
        (["play"], {"fullscreen": False, "language": None, "window": None}),
        (
            ["play", "--fullscreen", "--language", "de", "--window", "1280x720"],
            {"fullscreen": True, "language": "de", "window": (1280, 720)},
        ),
    ],
)
def test_the_command_line_opens_the_game_as_asked(
    arguments: list[str], asked: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[dict[str, object]] = []

    def opened(*, ahead: LoadingAhead, **options: object) -> int:
        ahead.finish()
        heard.append(options)
        return 0

    monkeypatch.setattr(windowed, "play", opened)
    assert main(arguments) == 0
    assert heard == [asked]


def test_the_command_line_opens_a_record_as_asked_and_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[Settings, dict[str, object]]] = []

    def opened(first: object, settings: Settings, folders: UserFolders, **options: object) -> int:
        del first, folders
        heard.append((settings, options))
        return 0

    save_settings(tmp_path, Settings(fast_bots=True, language="de"))
    kept = {path: path.read_bytes() for path in tmp_path.iterdir()}
    monkeypatch.setattr(windowed, "user_folders", lambda: UserFolders(tmp_path))
    monkeypatch.setattr(windowed, "perform", opened)
    assert main(["replay", "--fullscreen", "--window", "1280x720", str(RECORD)]) == 0
    ((settings, options),) = heard
    assert options == {"fullscreen": True}
    assert settings.window == (1280, 720)
    assert settings.language == "de"
    assert not settings.fast_bots, "a record is not hurried as bots may be"
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == kept


def test_a_window_of_no_size_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--window", "huge"])
    assert "1280x720" in capsys.readouterr().err


def test_the_command_line_counts_more_than_what_was_kept(tmp_path: Path) -> None:
    save_settings(tmp_path, Settings(language="de", music=40))
    folders = UserFolders(tmp_path)
    assert preferences.chosen_settings(folders, Asked()).settings == Settings(
        language="de", music=40
    )
    asked = preferences.chosen_settings(folders, Asked("en", (1920, 1080)))
    assert asked.settings == Settings(language="en", music=40, window=(1920, 1080))


def test_settings_that_somebody_spoiled_open_the_game_as_it_was_at_first(tmp_path: Path) -> None:
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode((640, 360))
    spoiled: dict[str, object] = {
        "speed": 9000,
        "text_size": "huge",
        "music": None,
        "bindings": 7,
        "pads": [],
    }
    spoiled |= {"language": ["de"], "names": "Ada"}
    (tmp_path / SETTINGS_NAME).write_text(json.dumps({**spoiled, "ui": 60}), encoding="utf-8")
    chosen = preferences.chosen_settings(UserFolders(tmp_path), Asked())
    assert chosen.settings == Settings(ui=60, language=preferences.system_language())
    assert set(chosen.put_right) == set(spoiled)
    theatre = Theatre(screen, assets_folder(), chosen.settings)
    assert theatre.backstage.pace.percent == 100


def test_people_are_told_which_settings_made_no_sense(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def opened(first: FirstScene, settings: Settings, *_: object, **_asked: object) -> int:
        theatre = Theatre(pygame.display.set_mode((640, 360)), assets_folder(), settings)
        theatre.open(first)
        told.extend(theatre.backstage.notices)
        return 0

    pygame.display.init()
    pygame.font.init()
    (tmp_path / SETTINGS_NAME).write_text('{"speed": 9000, "ui": 60}', encoding="utf-8")
    monkeypatch.setattr(windowed, "user_folders", lambda: UserFolders(tmp_path))
    monkeypatch.setattr(windowed, "perform", opened)
    assert windowed.play(language="en") == 0
    speed, copy = told
    assert speed.endswith(": speed.")
    assert str(tmp_path / "settings.broken") in copy
    assert (tmp_path / "settings.broken").read_text(encoding="utf-8") == '{"speed": 9000, "ui": 60}'


def test_the_first_start_on_a_television_fills_it_and_later_ones_do_as_people_left_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = UserFolders(tmp_path)
    monkeypatch.setenv("SteamTenfoot", "1")
    assert preferences.chosen_settings(folders, Asked()).settings.fullscreen
    assert not preferences.chosen_settings(folders, Asked(window=(1280, 720))).settings.fullscreen
    save_settings(tmp_path, Settings(fullscreen=False))
    assert not preferences.chosen_settings(folders, Asked()).settings.fullscreen


@pytest.mark.parametrize(("is_television", "hints"), [(False, 1), (True, 0)])
def test_whoever_starts_in_a_window_is_told_once_how_to_fill_the_screen(
    is_television: bool, hints: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def opened(first: FirstScene, settings: Settings, *_: object, **_asked: object) -> int:
        theatre = Theatre(pygame.display.set_mode((640, 360)), assets_folder(), settings)
        theatre.open(first)
        told.extend(theatre.backstage.notices)
        save_settings(tmp_path, settings)
        return 0

    pygame.display.init()
    pygame.font.init()
    monkeypatch.setattr(windowed, "user_folders", lambda: UserFolders(tmp_path))
    monkeypatch.setattr(windowed, "perform", opened)
    monkeypatch.setattr(preferences, "is_television", lambda _: is_television)
    for _ in range(2):
        assert windowed.play(language="en") == 0
    assert [words for words in told if "F11" in words] == told
    assert len(told) == hints


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        ([{"language": "de", "country": "AT"}], "de"),
        ([{"language": "zh", "country": "TW"}, {"language": "de", "country": None}], "de"),
        ([{"language": "pt", "country": "BR"}], "pt-BR" if "pt-BR" in LANGUAGES else "en"),
        ([{"language": "zh", "country": "TW"}], "en"),
        ([], "en"),
        ([{"language": "", "country": ""}, {"language": "no such", "country": "…"}], "en"),
    ],
)
def test_the_first_language_is_one_that_the_computers_owner_prefers(
    preferred: list[dict[str, str | None]], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: preferred)
    assert preferences.system_language() == language


def test_the_command_line_has_the_last_word_on_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": "de"}])
    folders = UserFolders(tmp_path)
    assert preferences.chosen_settings(folders, Asked()).settings.language == "de"
    assert preferences.chosen_settings(folders, Asked("en")).settings.language == "en"


def test_without_a_place_to_write_a_match_is_played_all_the_same() -> None:
    pygame.display.init()
    pygame.font.init()
    theatre = Theatre(pygame.display.set_mode((640, 360)), assets_folder())
    game = Game(theatre.backstage, InlineThinking(), None, None)
    theatre.open(lambda _: game.menu())
    gathering = Gathering()
    gathering.join("keyboard")
    gathering.fill_up()
    theatre.backstage.stack.reset(game.start(gathering), "cut")
    for _ in range(200):
        theatre.tick()
    assert not game.unfinished()
    theatre.backstage.keep_settings()
    game.close()


def test_starting_the_command_line_loads_neither_pygame_nor_the_game() -> None:
    opens = {"pygame", "kingup_game.windowed", "kingup_game.game"}
    code = f"import sys, kingup_game.cli; assert not {opens} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
