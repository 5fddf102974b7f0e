"""A disk that takes its time: no frame waits for it, and what it brings comes in late."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import pytest

from kingup_game import diary
from kingup_game.app.faults import CRASHED
from kingup_game.app.log import LOG_NAME
from kingup_game.app.paths import UserFolders, assets_folder, usual_folders
from kingup_game.app.presses import Intent
from kingup_game.engine.record import SeatEntry
from kingup_game.game import Game, play
from kingup_game.performance import perform
from kingup_game.preferences import PATIENCE_SECONDS, Asked, Preferences
from kingup_game.scenes.kit.scene import Scene
from kingup_game.scenes.title.menu import Menu
from kingup_game.table.disk.scramble import scrambled
from kingup_game.table.disk.scribe import Scribe
from kingup_game.table.evenings.past_matches import PAST_NAME
from kingup_game.table.evenings.people import PEOPLE_NAME, Person, load_people, save_people
from kingup_game.table.settings import (
    SETTINGS,
    SETTINGS_NAME,
    Settings,
    load_settings,
    save_settings,
)
from kingup_game.theatre import Theatre
from kingup_game.theme.durations import DISK_IS_SLOW, MEANING_SETTLES
from tests.harness.hands import Hands
from tests.harness.stagehand import open_surface
from tests.harness.tables import lines_of_a_match
from tests.harness.thinking import InlineThinking
from tests.harness.walk import Walk

SIZE = (480, 270)
SEATS = (SeatEntry("Ada", "human"), SeatEntry("Ben", "bot:random"), SeatEntry("Cy", "bot:random"))
RECORD = Path(__file__).parent / "records" / "foreign" / "jester-2.kingup"
PATIENCE = 30.0
MOST_SECONDS = 1.0
"""A frame that waited for the disk would take longer, on any machine."""


class Disk:
    """It answers nothing while it hangs."""

    def __init__(self) -> None:
        self._answers = threading.Event()
        self._answers.set()

    def hang(self) -> None:
        self._answers.clear()

    def answer(self) -> None:
        self._answers.set()

    def wait(self) -> None:
        self._answers.wait(PATIENCE)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """Every reading and every writing of the game waits for it."""
    disk = Disk()

    def slowly(do: Callable[..., object]) -> Callable[..., object]:
        def wait_first(*arguments: object, **options: object) -> object:
            disk.wait()
            return do(*arguments, **options)

        return wait_first

    for module in ("disk.kept_file", "disk.saves", "disk.autosave", "evenings.past_matches"):
        for name in ("read_small", "write_whole"):
            if name == "read_small" and module == "disk.autosave":
                continue
            where = f"kingup_game.table.{module}.{name}"
            monkeypatch.setattr(where, slowly(getattr(sys.modules[where.rpartition(".")[0]], name)))
    yield disk
    disk.answer()


class Evening(Hands):
    """The game as `play` opens it, without a window."""

    def __init__(self, root: Path) -> None:
        folders, scribe = UserFolders(root), Scribe()
        self.surface = open_surface(SIZE)
        chosen = Preferences(scribe, lambda: folders, Asked("en"))
        self.theatre = Theatre(self.surface, assets_folder(), chosen.settings)
        self.backstage.scribe = scribe
        self.game = Game(self.backstage, InlineThinking(), folders.saves, root)
        chosen.settle(self.backstage)
        self.theatre.open(lambda _: self.game.menu())

    def settle_down(self) -> None:
        """Until the disk has done all it was asked, and hands may press again."""
        assert self.backstage.scribe.flush(PATIENCE)
        self.wait(round(MEANING_SETTLES) + 2)

    def words(self) -> str:
        """Whatever is written on the sheets of the top scene."""
        items = [item for sheet in self.top.sheets() for item in sheet.stacked()]
        return " / ".join(item.words for item in items if getattr(item, "words", ""))


Open = Callable[[], Evening]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Open]:
    opened: list[Evening] = []

    def begin() -> Evening:
        opened.append(Evening(tmp_path))
        return opened[-1]

    yield begin
    for one in opened:
        one.game.close()


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A home with a match to go on with, one that is over, Ada, and quiet music."""
    saves = tmp_path / "saves"
    (saves / PAST_NAME).mkdir(parents=True)
    text = scrambled("".join(lines_of_a_match(SEATS)[:20]), (0, 1, 2))
    (saves / "left.kingup").write_text(text, encoding="utf-8")
    (saves / PAST_NAME / "2026-11-19 21-14-00.kingup").write_bytes(RECORD.read_bytes())
    save_people(tmp_path, [Person("Ada", 4, 0)])
    save_settings(tmp_path, Settings(music=40, text_size=150, lessons=["classic"], speed=400))
    return tmp_path


def test_what_is_chosen_counts_at_once_and_is_written_when_the_disk_can(
    evening: Open, disk: Disk, left: Path
) -> None:
    game = evening()
    game.settle_down()
    disk.hang()
    began = monotonic()
    for music in (30, 20, 10):
        game.backstage.choose(SETTINGS["music"], music)
        game.game.memories.people.welcome([Person(f"Ben {music}", 4, 0)])
        game.wait(3)
    assert monotonic() - began < MOST_SECONDS
    assert game.backstage.audio.volumes["music"] == pytest.approx(0.1)
    assert json.loads((left / SETTINGS_NAME).read_text(encoding="utf-8"))["music"] == 40
    disk.answer()
    game.game.close()
    assert load_settings(left)[0].music == 10
    assert [person.name for person in load_people(left)[0]] == ["Ben 10", "Ben 20", "Ben 30", "Ada"]


def test_the_title_is_there_at_once_and_what_can_go_on_comes_in_late(
    evening: Open, disk: Disk, left: Path
) -> None:
    disk.hang()
    began = monotonic()
    game = evening()
    game.wait(2)
    assert monotonic() - began < PATIENCE_SECONDS + 3 * MOST_SECONDS
    assert "play" in game.offered()
    assert not {"continue", "shelf", "past"} & set(game.offered())
    assert game.backstage.settings.music == 100
    game.wait(DISK_IS_SLOW + 1)
    assert game.backstage.say("notices.reading") in game.words()
    disk.answer()
    game.settle_down()
    assert {"continue", "shelf", "past"} <= set(game.offered())
    assert game.top.choices.focus == "continue"
    assert game.backstage.say("notices.reading") not in game.words()
    assert [person.name for person in game.game.memories.people] == ["Ada"]
    assert game.backstage.settings.music == 40
    assert game.backstage.has_large_text
    assert game.backstage.audio.volumes["music"] == pytest.approx(0.4)
    assert left.is_dir()


def test_a_hand_that_was_there_before_what_comes_late_keeps_its_place(
    evening: Open, disk: Disk, left: Path
) -> None:
    disk.hang()
    game = evening()
    game.press(Intent.DOWN)
    chosen = game.top.choices.focus
    disk.answer()
    assert game.backstage.scribe.flush(PATIENCE)
    game.wait()
    assert "continue" in game.offered()
    assert game.top.choices.focus == chosen
    game.press(Intent.CONFIRM)
    game.wait(5)
    assert game.scene == "Menu", "a button that has just moved under a hand is not pressed"
    assert left.is_dir()


def test_what_was_chosen_and_who_came_before_the_disk_answered_stays(
    evening: Open, disk: Disk, left: Path
) -> None:
    disk.hang()
    game = evening()
    game.backstage.choose(SETTINGS["text_size"], 200)
    game.game.memories.people.welcome([Person("Zoe", 1, 1)])
    assert [person.name for person in game.game.memories.people] == ["Zoe"]
    disk.answer()
    game.settle_down()
    assert (game.backstage.settings.text_size, game.backstage.settings.music) == (200, 40)
    game.game.close()
    assert [person.name for person in load_people(left)[0]] == ["Zoe", "Ada"]


def test_nothing_is_written_over_settings_that_were_never_read(
    evening: Open, disk: Disk, left: Path
) -> None:
    before = (left / SETTINGS_NAME).read_bytes()
    disk.hang()
    game = evening()
    game.backstage.choose(SETTINGS["music"], 70)
    game.backstage.keep_settings()
    disk.answer()
    game.game.close()
    assert (left / SETTINGS_NAME).read_bytes() == before


@pytest.mark.parametrize("is_gone", [False, True])
def test_a_match_that_the_disk_brings_late_opens_when_it_is_there(
    evening: Open, disk: Disk, left: Path, is_gone: bool
) -> None:
    game = evening()
    game.settle_down()
    disk.hang()
    os.utime(left / "saves" / "left.kingup")  # so that it must be read again
    began = monotonic()
    game.choose("continue")
    game.wait_for("Fetching")
    game.wait(DISK_IS_SLOW + 1)
    assert monotonic() - began < 5 * MOST_SECONDS
    if is_gone:
        (left / "saves" / "left.kingup").unlink()
        disk.answer()
        assert game.backstage.scribe.flush(PATIENCE)
        game.wait_for("Menu")
        assert game.backstage.scribe.flush(PATIENCE)
        game.wait(2)
        assert "continue" not in game.offered()
        return
    assert game.backstage.say("notices.reading") in game.words()
    disk.answer()
    assert game.backstage.scribe.flush(PATIENCE)
    game.wait_until(lambda: game.scene in ("Resumed", "Climb", "Placement"), 400)


def test_whoever_does_not_want_to_wait_is_back_at_the_title(
    evening: Open, disk: Disk, left: Path
) -> None:
    game = evening()
    game.settle_down()
    disk.hang()
    os.utime(left / "saves" / "left.kingup")
    game.choose("continue")
    game.wait_for("Fetching")
    game.press(Intent.BACK)
    game.wait_for("Menu")


def test_an_evening_that_the_disk_brings_late_is_seen_when_it_is_there(
    evening: Open, disk: Disk, left: Path
) -> None:
    game = evening()
    game.settle_down()
    for key in ("past", "match-0"):
        game.choose(key)
    disk.hang()
    game.choose("watch")
    game.wait_for("Fetching")
    disk.answer()
    assert game.backstage.scribe.flush(PATIENCE)
    game.wait_for("Replay")
    game.press(Intent.BACK)
    game.wait_for("PastPage")
    assert left.is_dir()


class HangingHome:
    """A folder that answers nobody: whatever is done to a file in it waits. Who asked is noted."""

    def __init__(self, root: Path) -> None:
        self.touched_by_frames: list[str] = []
        self._root = os.fspath(root)
        self._answers = threading.Event()

    def answer(self) -> None:
        self._answers.set()

    def touch(self, what: str, path: object) -> None:
        """Somebody does something to a file."""
        if self._answers.is_set() or not isinstance(path, str | Path):
            return
        if os.fspath(path).startswith(self._root):
            if threading.current_thread() is threading.main_thread():
                self.touched_by_frames.append(f"{what} {path}")
            else:
                self._answers.wait(PATIENCE)


_homes: list[HangingHome] = []


def _hear_of_files(event: str, arguments: tuple[object, ...]) -> None:
    if _homes and arguments and event.startswith(("open", "os.", "shutil.", "tempfile.")):
        _homes[-1].touch(event, arguments[0])


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HangingHome]:
    """Where the game keeps its things; nothing that is done there is done in time."""
    if _hear_of_files not in _heard:
        sys.addaudithook(_hear_of_files)
        _heard.append(_hear_of_files)
    home = HangingHome(tmp_path)

    def looking(look: Callable[..., object]) -> Callable[..., object]:
        def wait_first(path: object, *more: object, **options: object) -> object:
            home.touch("look", path)
            return look(path, *more, **options)

        return wait_first

    monkeypatch.setenv("KINGUP_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    for name in ("stat", "lstat"):  # nobody else tells of these
        monkeypatch.setattr(os, name, looking(getattr(os, name)))
    _homes.append(home)
    yield home
    home.answer()
    _homes.remove(home)


_heard: list[object] = []


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


LOGGING_PROGRAM = """
import logging, os, signal, sys, time
from pathlib import Path
from kingup_game.diary import Diary
from kingup_game.table.disk.scribe import Scribe

Scribe().ask(lambda: time.sleep(60))  # a match that takes its time
diary = Diary(Path(sys.argv[1]))
for number in range(int(sys.argv[2])):
    logging.getLogger("kingup_game").warning("line %s", number)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there kills as suddenly")
def test_killed_at_its_last_line_the_log_has_all_of_them(tmp_path: Path) -> None:
    """Also behind a disk that still writes a match. A busy machine may be late with the last."""
    command = [sys.executable, "-c", LOGGING_PROGRAM, str(tmp_path), "40"]
    subprocess.run(command, check=False)
    lines = (tmp_path / LOG_NAME).read_text(encoding="utf-8").splitlines()
    assert len(lines) >= 39
    assert [line.rpartition(" ")[2] for line in lines] == [str(n) for n in range(len(lines))]


WRITING_PROGRAM = """
import sys, os, time
from functools import partial
from pathlib import Path
from kingup_game.table.disk import files
from kingup_game.table.evenings.people import Person, save_people
from kingup_game.table.disk.scribe import Scribe
from kingup_game.table.settings import Settings, save_settings

root, seconds = Path(sys.argv[1]), float(sys.argv[2])
files.os.fsync = lambda handle: time.sleep(seconds)
scribe = Scribe()
for number in range(1000000):
    music = number % 11 * 10
    settings = Settings(music=music, names=["x" * 40] * 200)
    one = scribe.ask(partial(save_settings, root, settings), "settings")
    people = [Person(f"{music} {n}", n, n % 8) for n in range(24)]
    scribe.ask(partial(save_people, root, people), "people").wait(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there kills as suddenly")
@pytest.mark.parametrize(("disk_seconds", "after"), [(0.0, 0.05), (0.0, 0.11), (0.3, 0.4)])
def test_killed_while_they_are_written_settings_and_people_are_whole(
    tmp_path: Path, disk_seconds: float, after: float
) -> None:
    command = [sys.executable, "-c", WRITING_PROGRAM, str(tmp_path), str(disk_seconds)]
    with subprocess.Popen(command) as process:
        patience = monotonic() + PATIENCE
        while not (tmp_path / PEOPLE_NAME).exists() and monotonic() < patience:
            sleep(0.005)
        sleep(after)
        process.send_signal(signal.SIGKILL)
    settings, wrong, troubles = load_settings(tmp_path)
    people, people_troubles = load_people(tmp_path)
    assert (wrong, troubles, people_troubles) == ([], [], [])
    assert len(settings.names) == 200
    assert len({person.name.split()[0] for person in people}) == 1
    assert len(people) == 24
