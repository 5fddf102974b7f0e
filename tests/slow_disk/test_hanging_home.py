"""A home that hangs from the first moment costs no frame: folders, log, reports and lists wait."""

from __future__ import annotations

import logging
from itertools import count
from pathlib import Path
from time import monotonic

import pytest

from kingup_game import diary
from kingup_game.app.faults import CRASHED
from kingup_game.app.log import LOG_NAME
from kingup_game.app.paths import usual_folders
from kingup_game.game import Game
from kingup_game.performance import perform
from kingup_game.preferences import PATIENCE_SECONDS
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.title.menu import Menu
from kingup_game.table.settings import (
    Settings,
)
from kingup_game.theme.durations import MEANING_SETTLES
from kingup_game.windowed import play
from tests.harness.slow_disk import MOST_SECONDS, PATIENCE, HangingHome, Open
from tests.harness.walk import Walk


def test_a_home_that_hangs_from_the_first_moment_costs_no_frame(
    left: Path, home: HangingHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Folders, settings, saves, the log, the list of folders: the title is there, and stays."""
    opened, ticks, began = Game.menu, count(), monotonic()
    first_tick: list[float] = []
    offered: list[str] = []

    def menu(game: Game) -> Scene:
        scene = opened(game)
        assert isinstance(scene, Menu)
        update = scene.update

        def watched() -> None:
            first_tick.append(monotonic() - began)
            update()
            tick = next(ticks)
            if tick == 5:
                logging.getLogger("kingup_game").warning("somebody fell asleep")
            if tick == 20:
                home.answer()
            if tick > 20 and "continue" in [choice.key for choice in scene.choices]:
                offered.append("continue")
                scene.backstage.stack.pop("cut")

        monkeypatch.setattr(scene, "update", watched)
        return scene

    monkeypatch.setattr(Game, "menu", menu)
    assert play(language="en", window=(1024, 600)) == 0
    assert home.touched_by_frames == []
    assert first_tick[0] < PATIENCE_SECONDS + 8 * MOST_SECONDS
    assert offered == ["continue"]
    assert "fell asleep" in (left / "logs" / LOG_NAME).read_text(encoding="utf-8")


def test_a_fault_is_told_though_the_disk_hangs(
    home: HangingHome, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken(Walk):
        def update(self) -> None:
            raise ValueError

    monkeypatch.setattr(diary, "FLUSH_SECONDS", 0.2)
    assert perform(Broken, Settings(window=(1024, 600)), usual_folders()) == CRASHED
    told = capsys.readouterr().err
    assert "Something broke" in told
    assert "fault-" not in told, "nobody knows whether it is there"
    assert home.touched_by_frames == []


def test_a_folder_that_takes_its_time_to_be_made_is_shown_late(
    home: HangingHome, evening: Open, tmp_path: Path
) -> None:
    game, shown = evening(), list[Path]()

    def show(folder: Path) -> bool:
        folder.mkdir(parents=True, exist_ok=True)
        shown.append(folder)
        return False

    game.backstage.places = {"settings": tmp_path / "deep"}
    game.backstage.open_folder = show
    game.wait(round(MEANING_SETTLES) + 2)
    for key in ("settings", "tab-about", "settings"):
        game.choose(key)
    assert not shown
    home.answer()
    assert game.backstage.scribe.flush(PATIENCE)
    assert shown == [tmp_path / "deep"]
    assert any(str(tmp_path / "deep") in told for told in [*game.told, game.words()])
    assert home.touched_by_frames == []
