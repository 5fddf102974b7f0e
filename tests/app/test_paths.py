from __future__ import annotations

import os
import sys
from pathlib import Path, PurePath

import pytest

from kingup_game.app import paths

HOME = Path("/home/anna")


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("win32", {"APPDATA": "/appdata"}, "/appdata/KingUp"),
        ("win32", {}, "/home/anna/AppData/Roaming/KingUp"),
        ("darwin", {}, "/home/anna/Library/Application Support/KingUp"),
        ("linux", {}, "/home/anna/.local/share/kingup"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/kingup"),
        ("linux", {"KINGUP_HOME": "/stick/kingup"}, "/stick/kingup"),
    ],
)
def test_each_system_keeps_things_in_its_own_place(
    platform: str, environment: dict[str, str], expected: str
) -> None:
    assert paths.user_root(platform, environment, HOME) == PurePath(expected)


def test_folders_are_made_where_they_are_missing(tmp_path: Path) -> None:
    folders = paths.user_folders(tmp_path / "deep" / "kingup")
    assert folders.notice_key is None
    assert folders.saves is not None
    assert folders.saves.is_dir()
    assert folders.logs is not None
    assert folders.logs.is_dir()


def test_a_disk_that_refuses_leaves_the_game_in_memory_with_a_notice(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("not a folder")
    folders = paths.user_folders(blocked)
    assert folders.root is None
    assert folders.saves is None
    assert folders.logs is None
    assert folders.notice_key == "notices.nothing_kept"
    assert folders.notice_reason


def test_whoever_has_no_home_plays_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Services, containers and users that the system does not know."""

    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    for name in (paths.HOME_VARIABLE, "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    assert paths.user_folders().notice_key == "notices.nothing_kept"
    assert paths.usual_folders().root is not None
    assert set(paths.places()) >= {"saves", "pictures"}


def test_assets_are_found_beside_the_source() -> None:
    assert (paths.assets_folder() / "LICENSE").is_file()


def test_a_frozen_game_finds_its_own_assets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets_folder() == tmp_path / "assets"


def test_an_installed_game_finds_the_assets_in_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "kingup_game" / "assets").mkdir(parents=True)
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "kingup_game")
    assert paths.assets_folder() == tmp_path / "kingup_game" / "assets"


def test_missing_assets_are_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "nowhere")
    with pytest.raises(paths.MissingAssetsError, match="Install King Up! again"):
        paths.assets_folder()


@pytest.mark.parametrize(
    ("program", "licences"),
    [
        ("game/kingup", "game/licences"),
        ("game/King Up.app/Contents/MacOS/kingup", "game/licences"),
    ],
)
def test_a_frozen_game_finds_the_licences_that_came_with_it(
    program: str, licences: str, tmp_path: Path
) -> None:
    (tmp_path / licences).mkdir(parents=True)
    assert paths.licences_folder(tmp_path / program) == tmp_path / licences


def test_without_a_folder_of_licences_those_of_the_assets_are_shown(tmp_path: Path) -> None:
    assert paths.licences_folder(tmp_path / "python") == paths.assets_folder()


@pytest.mark.skipif(os.name != "posix", reason="there are no such rights elsewhere")
def test_what_a_person_plays_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir(mode=0o755)
    folders = paths.user_folders(tmp_path)
    for folder in (folders.saves, folders.logs):
        assert folder is not None
        assert folder.stat().st_mode & 0o777 == 0o700


def test_pictures_go_where_each_system_keeps_them(tmp_path: Path) -> None:
    config, home = tmp_path / "config", tmp_path / "home"
    folder = paths.pictures_folder
    assert folder("win32", {}, home) == folder("darwin", {}, home) == home / "Pictures"
    assert folder("linux", {"XDG_CONFIG_HOME": str(config)}, home) == home / "Pictures"
    config.mkdir()
    (config / "user-dirs.dirs").write_text('# mine\nXDG_PICTURES_DIR="$HOME/Bilder"\n')
    assert folder("linux", {"XDG_CONFIG_HOME": str(config)}, home) == home / "Bilder"
    own = {"KINGUP_HOME": str(tmp_path)}
    assert folder("linux", own, home) == folder("win32", own, home) == tmp_path / "pictures"


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there is a pipe")
def test_a_pipe_in_place_of_the_systems_list_of_folders_holds_nobody_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "user-dirs.dirs")
    surroundings = {"XDG_CONFIG_HOME": str(tmp_path)}
    assert paths.pictures_folder("linux", surroundings, tmp_path) == tmp_path / "Pictures"
