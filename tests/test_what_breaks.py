"""What people see when something is missing, damaged or wrong."""

from __future__ import annotations

import os
from pathlib import Path
from shutil import copytree

import pytest

from kingup_game import performance
from kingup_game.app.faults import CRASHED, NO_DISPLAY
from kingup_game.app.paths import assets_folder
from kingup_game.app.presses import Intent
from kingup_game.app.window import NoDisplayError
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.theme import cues
from tests.harness.walk import Walk, run


def test_a_missing_typeface_is_told_in_whatever_letters_there_are(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces: list[Path | None] = []
    monkeypatch.setattr(performance, "show_page", lambda *page: faces.append(page[1]))

    def missing() -> Path:
        raise ModuleNotFoundError("font_caladea")

    class Lettered(Walk):
        def update(self) -> None:
            missing()

    for face in (missing, lambda: logs / "nowhere.ttf"):
        monkeypatch.setattr(performance, "reading_face", face)
        assert run(Lettered, logs) == CRASHED
    assert faces == [None, None]


def test_a_fault_writes_a_log_shows_a_page_and_has_its_exit_code(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[list[str]] = []
    monkeypatch.setattr(performance, "show_page", lambda *page: shown.append(page[0]))

    class Broken(Walk):
        def update(self) -> None:
            raise ValueError("the goal is ABCDEF")

    assert run(Broken, logs) == CRASHED
    written = [path.read_text(encoding="utf-8") for path in logs.iterdir()]
    assert len(written) == 1
    assert "ValueError" in written[0]
    told = "\n".join(shown[0]) + capsys.readouterr().err
    assert "Something broke" in told
    assert "ABCDEF" not in told + written[0]


def spoiled_assets(folder: Path, name: str, text: str | None) -> Path:
    """The game's parts, of which one says something else, or is gone."""
    assets = folder / "assets"
    copytree(assets_folder(), assets, copy_function=os.symlink)
    (assets / name).unlink()
    if text is not None:
        (assets / name).write_text(text, encoding="utf-8")
    return assets


@pytest.mark.parametrize("text", [None, "", "no picture at all"])
def test_a_picture_that_is_gone_or_spoiled_is_named_and_the_game_goes_on(
    text: str | None, logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    assets = spoiled_assets(logs, "castle/bars.webp", text)
    monkeypatch.setattr(performance, "assets_folder", lambda: assets)

    class Drawn(Walk):
        def enter(self) -> None:
            self.sheet.sprite("castle/bars.webp")

        def update(self) -> None:
            told.extend(one for one in self.backstage.notices if "damaged" in one)
            if told:
                self.backstage.stack.pop()

    assert run(Drawn, logs) == 0
    assert "castle/bars.webp" in told[0]


@pytest.mark.parametrize("name", ["castle/layers.json", "signs/signs.json", "sound/cues.json"])
@pytest.mark.parametrize("text", ["", "[]", "{}", '{"layers": 7}', "{broken"])
def test_a_list_of_parts_that_is_spoiled_is_named_and_the_game_goes_on(
    name: str, text: str, logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(performance, "show_page", lambda *page: shown.extend(page[0]))
    assets = spoiled_assets(logs, name, text)
    monkeypatch.setattr(performance, "assets_folder", lambda: assets)

    class Opened(Scene):
        def __init__(self, backstage: Backstage) -> None:
            self.backstage = backstage
            self.ticks = 0

        def enter(self) -> None:
            gaps = self.backstage.painter.pictures.gaps
            assert CastleLayers(assets, gaps).points("cat", at_least=2)
            assert CastleLayers(assets, gaps)["day"].file == "castle/day.webp"
            self.backstage.button(Intent.CONFIRM, "pad:1")
            self.backstage.audio.cue(cues.CONFIRM)

        def update(self) -> None:
            self.ticks += 1
            if self.ticks == 3:
                shown.extend(self.backstage.notices)
                self.backstage.stack.pop()

    assert run(Opened, logs) == 0
    assert name in "\n".join(shown)


def test_without_its_folder_of_parts_the_game_says_to_install_it_again(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(performance, "assets_folder", lambda: logs / "nowhere")
    monkeypatch.setattr(performance, "show_icon", lambda _: None)

    class Lettered(Walk):
        def update(self) -> None:
            self.backstage.button(Intent.CONFIRM, "pad:1")

    assert run(Lettered, logs) == CRASHED
    told = capsys.readouterr().err
    assert "Install King Up! again" in told
    assert "broke" not in told


def test_nobody_is_sent_where_it_will_break_again(
    logs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class InAMatch(Walk):
        match = "of somebody"

        def update(self) -> None:
            raise ValueError

    class Outside(Walk):
        def update(self) -> None:
            raise ValueError

    said = []
    for scene in (InAMatch, InAMatch, Outside, Outside):
        assert run(scene, logs) == CRASHED
        said.append(capsys.readouterr().err)
    assert "choose Continue" in said[0]
    assert not any("choose Continue" in later for later in said[1:])
    assert "same place as last time" in said[1]
    assert "same place as last time" in said[3]


def test_a_disk_that_refuses_is_noticed_and_the_game_plays_on() -> None:
    notices: list[str] = []

    class Noticing(Walk):
        def update(self) -> None:
            notices.extend(self.backstage.notices)
            self.backstage.stack.pop()

    assert run(Noticing, None) == 0
    assert any("full" in notice for notice in notices)


def test_no_screen_is_a_sentence_and_an_exit_code(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise NoDisplayError("no display at all")

    monkeypatch.setattr(performance, "start_display", refuse)
    assert run(Walk, logs) == NO_DISPLAY
    assert "no display at all" in capsys.readouterr().err
    assert list(logs.iterdir()) == []
