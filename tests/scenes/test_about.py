"""The page on the game itself: whose it is, which version, and its folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingup_game import __version__
from tests.harness.stagehand import Stagehand


@pytest.fixture
def about(game: Stagehand, tmp_path: Path) -> Stagehand:
    names = ("program", "licences", "assets", "settings", "saves", "logs")
    game.backstage.places = {name: tmp_path / name for name in names}
    game.choose("settings")
    game.choose("tab-about")
    assert game.scene == "AboutPage"
    return game


def test_it_says_whose_the_game_is_and_which_version(about: Stagehand) -> None:
    page = about.top.page()
    assert __version__ in page.title
    assert "Stefano Luperto" in page.note
    assert "unofficial" in page.note
    assert "MIT" in page.note
    assert "CC\xa0BY\xa04.0" in page.note, "a licence's name is not torn apart"


@pytest.mark.parametrize("name", ["settings", "licences"])
def test_each_folder_is_opened_by_its_button(about: Stagehand, name: str, tmp_path: Path) -> None:
    opened: list[Path] = []

    def shown(folder: Path) -> bool:
        opened.append(folder)
        return True

    about.backstage.open_folder = shown
    about.choose(name)
    assert opened == [tmp_path / name]
    assert about.backstage.notices == []
    assert about.scene == "AboutPage"


def test_where_no_folder_can_be_opened_its_name_is_told(about: Stagehand, tmp_path: Path) -> None:
    about.choose("settings")
    assert any(str(tmp_path / "settings") in told for told in about.told)


def test_it_leads_back_to_the_settings(about: Stagehand) -> None:
    about.choose("done")
    assert about.scene == "SettingsPage"
