"""Every widget of the stage stands on a contact sheet, in its states and in every look."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from PIL import Image

from kingup_game import stage
from kingup_game.app.paths import assets_folder
from kingup_game.stage import gathering
from kingup_game.stage import widgets as package
from kingup_game.stage.canvas.painter import Painter
from tests.harness import widgets
from tests.harness.stagehand import open_surface
from tools import contact_sheet

MODULES = {path.stem for folder in package.__path__ for path in Path(folder).glob("[!_]*.py")}
MODULES |= {path.stem for path in Path(gathering.__path__[0]).glob("[!_]*.py")}
OF_THE_STAGE = {path.stem for path in Path(stage.__path__[0]).rglob("[!_]*.py")}


@pytest.fixture(scope="module")
def painter() -> Iterator[Painter]:
    yield Painter(open_surface(widgets.SIZE), assets_folder())
    pygame.display.quit()


def test_every_module_of_widgets_is_shown() -> None:
    assert MODULES <= set(widgets.DEMOS) <= OF_THE_STAGE


def test_what_can_be_chosen_is_shown_in_focus_and_disabled(painter: Painter) -> None:
    shown = dict(widgets.shown(painter, widgets.DEMOS["screen_buttons"]))
    looks = [pygame.image.tobytes(picture, "RGB") for picture in shown.values()]
    assert {"plain", "plain, in focus", "disabled", "disabled, in focus"} <= set(shown)
    assert len(set(looks)) == len(looks)


def test_the_sheet_has_a_row_for_every_state_of_every_widget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = list(widgets.all_shown())
    assert {module for module, _, _ in rows} == set(widgets.DEMOS)
    assert all(len(looks) == len(widgets.LOOKS) for _, _, looks in rows)
    monkeypatch.setattr(widgets, "all_shown", lambda: iter(rows[:3]))
    out = tmp_path / "widgets.png"
    assert contact_sheet.main([str(out), "--widgets"]) == 0
    with Image.open(out) as sheet:
        assert sheet.width > len(widgets.LOOKS) * widgets.SIZE[0]
        highest = [max(picture.get_height() for picture in looks) for _, _, looks in rows[:3]]
        assert sheet.height > sum(highest)
