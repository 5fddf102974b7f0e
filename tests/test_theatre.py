"""The house as a whole: window, loop, scenes and what happens when something breaks."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pygame
import pytest

from kingup_game import performance
from kingup_game.app.faults import CRASHED, NO_DISPLAY
from kingup_game.app.pads import Pads
from kingup_game.app.paths import UserFolders, assets_folder
from kingup_game.app.presses import Intent, Press
from kingup_game.app.window import NoDisplayError, Window
from kingup_game.motion.director import Director
from kingup_game.motion.script import Script, glide
from kingup_game.performance import perform
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.kit.scene import Scene
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.castle_layers import CastleLayers
from kingup_game.stage.lettering.text import TextStyle
from kingup_game.table.settings import Settings
from kingup_game.theatre import Theatre
from kingup_game.theme import cues
from tests.harness.press_log import PressLog
from tests.harness.recording import Recording

CONFIRM = Press("keyboard", Intent.CONFIRM)


class Walk(Scene):
    """A token that walks to the right with each confirmation."""

    def __init__(self, backstage: Backstage) -> None:
        self.backstage = backstage
        self.sheet = Sheet()
        self.sheet.backdrop([], ground="#C9A96E")
        self.token = self.sheet.box(0, 500, 100, 100, fill="#A8232F")
        self.line = self.sheet.text(
            f"{backstage.button(Intent.CONFIRM)} {backstage.say('menu.play')}",
            960,
            100,
            TextStyle(),
            anchor=CENTRE,
        )
        self.director = Director(backstage.pace)
        self.x = 0.0

    def handle(self, press: Press) -> None:
        if press.intent is Intent.CONFIRM:
            self.backstage.audio.cue("step")
            self.director.play(self.step())
        elif press.intent is Intent.BACK:
            self.backstage.stack.pop()

    def step(self) -> Script:
        start, self.x = self.x, self.x + 200
        yield glide(lambda x, y: self.token.set(x=x, y=y), (start, 500), (self.x, 500), 20)

    def update(self) -> None:
        self.director.advance()

    def sheets(self) -> Sequence[Sheet]:
        return (self.sheet,)


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((960, 540))
    pygame.display.quit()


def play(
    screen: pygame.Surface, log: PressLog | None = None, presses: dict[int, Press] | None = None
) -> tuple[list[bytes], bytes, PressLog]:
    sink = Recording()
    house = Theatre(screen, assets_folder(), sink=sink)
    made = PressLog()
    made.listen(house)
    if log is not None:
        log.play(house)
    house.open(Walk)
    frames = []
    for tick in range(60):
        if presses and tick in presses:
            house.press(presses[tick])
        house.tick()
        house.show()
        frames.append(pygame.image.tobytes(screen, "RGB"))
    return frames, sink.bytes(), made


def test_a_recorded_log_plays_the_same_pictures_and_sounds_again(screen: pygame.Surface) -> None:
    frames, sounds, log = play(screen, presses={3: CONFIRM, 12: CONFIRM, 30: CONFIRM})
    again, sounds_again, _ = play(screen, log)
    quiet, _, _ = play(screen)
    assert [tick for tick, _ in log.presses] == [3, 12, 30]
    assert again == frames
    assert sounds_again == sounds
    assert quiet != frames


def test_a_press_shows_within_three_frames(screen: pygame.Surface) -> None:
    frames, _, _ = play(screen, presses={5: CONFIRM})
    assert frames[4] == frames[3]
    assert frames[7] != frames[4]


def test_nothing_moves_while_nobody_does_anything(screen: pygame.Surface) -> None:
    house = Theatre(screen, assets_folder())
    house.open(Walk)
    house.tick()
    house.show()
    for _ in range(30):
        house.tick()
        assert house.show() == []


def test_settings_reach_words_pace_volumes_and_text(screen: pygame.Surface) -> None:
    settings = Settings(
        language="de", speed=200, reduced_motion=True, music=40,
        text_size=150, rumble=0, safe_area=95,
    )  # fmt: skip
    backstage = Theatre(screen, assets_folder(), settings).backstage
    assert backstage.say("menu.play") == "Spielen"
    assert backstage.pace.percent == 200
    assert backstage.stack.reduced_motion
    assert backstage.audio.volumes["music"] == 0.4
    assert backstage.painter.lettering.text_percent == 150
    assert backstage.painter.viewport.safe_percent == 95
    assert backstage.controls.rumble_percent == 0


def test_a_click_arrives_in_design_units(screen: pygame.Surface) -> None:
    pressed: list[Press] = []
    house = Theatre(screen, assets_folder())

    class Listening(Walk):
        def handle(self, press: Press) -> None:
            pressed.append(press)

    house.open(Listening)
    house.feed([pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(480, 270))])
    assert pressed == [Press("mouse", Intent.PRESS, 960, 540)]


def run(first: Callable[[Backstage], Scene], logs: Path | None) -> int:
    folders = UserFolders(None if logs is None else logs.parent, "notices.nothing_kept", "full")
    return perform(first, Settings(window=(1280, 720)), folders)


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    (tmp_path / "logs").mkdir()
    return tmp_path / "logs"


def test_the_game_ends_when_its_last_scene_is_gone(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_go: list[bool] = []
    monkeypatch.setattr(Pads, "stop", lambda _pads: let_go.append(True))

    class Leaving(Walk):
        def update(self) -> None:
            self.backstage.stack.pop()

    assert run(Leaving, logs) == 0
    assert not pygame.display.get_init()
    assert let_go == [True]


def test_the_game_ends_when_its_window_is_closed(logs: Path) -> None:
    class Closed(Walk):
        def update(self) -> None:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    assert run(Closed, logs) == 0


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
def test_a_list_of_parts_that_is_spoiled_is_named_on_the_page_or_gone_on_without(
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
            CastleLayers(assets)
            self.backstage.button(Intent.CONFIRM, "pad:1")
            self.backstage.audio.cue(cues.CONFIRM)

        def update(self) -> None:
            self.ticks += 1
            if self.ticks == 3:
                shown.extend(self.backstage.notices)
                self.backstage.stack.pop()

    code = run(Opened, logs)
    assert (code == 0) == (name == "sound/cues.json")
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


def run_again(settings: Settings, folders: UserFolders) -> int:
    class Leaving(Walk):
        def update(self) -> None:
            self.backstage.stack.pop()

    return perform(Leaving, settings, folders)


class Moving(Walk):
    """Somebody drags the window about, switches to fullscreen, and closes it."""

    ticks = 0

    def update(self) -> None:
        self.ticks += 1
        if self.ticks == 1:
            pygame.display.set_mode((1400, 800), pygame.RESIZABLE)
            pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1400, y=800))
        elif self.ticks == 2:
            pygame.display.set_window_position((70, 50))
        elif self.ticks == 3:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
        elif self.backstage.settings.fullscreen:
            self.backstage.stack.pop()


def test_the_window_is_as_it_was_left_the_next_time(
    logs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Settings] = []
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])

    def first(backstage: Backstage) -> Scene:
        backstage.write_settings = lambda settings: kept.append(replace(settings))
        return Moving(backstage)

    folders = UserFolders(logs.parent)
    assert perform(first, Settings(window=(1280, 720)), folders) == 0
    assert kept[-1] == Settings(window=(1400, 800), window_place=(70, 50), fullscreen=True)

    opened: list[tuple[bool, tuple[int, int]]] = []

    def opening(*given: Any, **asked: Any) -> Window:
        opened.append((asked["fullscreen"], asked["size"]))
        return Window(*given, **asked)

    monkeypatch.setattr(performance, "Window", opening)
    assert run_again(kept[-1], folders) == 0
    assert opened == [(True, (1400, 800))]
