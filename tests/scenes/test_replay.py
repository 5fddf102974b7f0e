"""A finished record is shown on the stage to its coronation, as fast as people want."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.engine.events import MatchEnded, VotesRevealed
from kingup_game.engine.record import Reading, read_record
from kingup_game.engine.state import Phase
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.stage import layout
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.table.recorded import finished_record
from kingup_game.table.settings import Settings
from kingup_game.theatre import Theatre
from kingup_game.theme.durations import END_UNATTENDED, REPLAY_BAR
from kingup_game.theme.layers import Layer
from kingup_game.watching import replay_scene
from kingup_game.words.catalogue import LANGUAGES
from tests.harness import virtual_pads
from tests.harness.looking import words_on
from tests.harness.virtual_pads import VirtualPad

RECORDS = sorted((Path(__file__).parents[1] / "records" / "foreign").glob("*.kingup"))
PLAYED = ("classic-6", "jester-8")
"""Of both editions the most seats. Those that are not played are skipped through, and no other
holds anything else that happens."""
SIZE = (480, 270)
LOADED = Pictures(assets_folder(), Viewport(*SIZE))
"""Every picture is loaded once for all tests."""
MOST_TICKS = 40_000
MIDDLE_BUTTON, RIGHT_BUTTON, WHEEL_UP, WHEEL_DOWN = 2, 3, 4, 5


class Viewer:
    """Somebody who looks at a record, with real keys, a real mouse and a pad."""

    def __init__(self, record: Path, **settings: Any) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.event.clear()
        self.screen = pygame.display.set_mode(SIZE)
        self.theatre = Theatre(
            self.screen, assets_folder(), Settings(**{"language": "en", **settings})
        )
        self.theatre.backstage.painter.pictures.borrow(LOADED)
        self.reading: Reading = read_record(record.read_bytes())
        self.theatre.open(replay_scene(finished_record(record.read_bytes())))
        self.replay: Any = self.theatre.backstage.stack.top

    @property
    def scene(self) -> MatchScene:
        """The scene of the match that is shown now."""
        top = self.replay.within.stack.top
        assert isinstance(top, MatchScene)
        return top

    @property
    def name(self) -> str:
        return type(self.scene).__name__

    @property
    def bar(self) -> str:
        """What the bar says while it is seen: the sheet over all of the match's own."""
        bar = self.replay.sheets()[-1]
        return "" if bar is self.scene.picture.air else words_on(bar)

    def wait(self, ticks: int) -> None:
        for _ in range(ticks):
            self.theatre.tick()

    def wait_for(self, name: str) -> int:
        for passed in range(MOST_TICKS):
            if self.name == name:
                return passed
            self.theatre.tick()
        raise AssertionError(f"waited for {name}, but this is {self.name}")

    def key(self, key: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.theatre.feed([pygame.event.Event(kind, key=key, mod=0, unicode="")])
        self.theatre.tick()

    def click(self, button: int) -> None:
        self.theatre.feed([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=button)])
        self.theatre.tick()

    def frame(self) -> bytes:
        self.theatre.show()
        return pygame.image.tobytes(self.screen, "RGB")

    @property
    def is_quiet(self) -> bool:
        """Nothing is being told."""
        is_busy = self.scene.picture.director.busy or self.replay.within.stack.changing
        return not is_busy and self.scene.match.view.phase is not Phase.DEAL

    def wait_for_quiet(self) -> None:
        for _ in range(MOST_TICKS):
            if self.is_quiet:
                return
            self.theatre.tick()
        raise AssertionError(f"there is no quiet moment in {self.name}")

    def assert_everybody_stands_where_they_are(self) -> None:
        view, picture = self.scene.match.view, self.scene.picture
        for character in view.terms.characters:
            assert picture.standing.place_of(character) == view.place_of(character)

    def assert_the_end_is_that_of_the_record(self) -> None:
        ended = self.reading.events[-1]
        assert isinstance(ended, MatchEnded)
        assert self.scene.match.view.phase is Phase.OVER
        assert self.scene.match.view.totals == ended.totals


@pytest.fixture
def viewer() -> Viewer:
    return Viewer(RECORDS[0])


@pytest.fixture
def pad(viewer: Viewer) -> Iterator[VirtualPad]:
    pads = viewer.theatre.backstage.pads
    pads.start()
    pad = VirtualPad().plug()
    viewer.theatre.feed(pygame.event.get())
    yield pad
    pad.unplug()
    pads.stop()


def test_there_are_records_of_both_editions_and_of_small_and_large_tables() -> None:
    assert [record.stem for record in RECORDS] == [
        *("classic-3", "classic-6", "jester-2", "jester-5", "jester-8")
    ]


@pytest.mark.parametrize("name", PLAYED)
def test_a_record_plays_to_its_coronation_by_itself(name: str) -> None:
    (record,) = (record for record in RECORDS if record.stem == name)
    viewer = Viewer(record, speed=400)
    viewer.key(pygame.K_UP)
    viewer.key(pygame.K_UP)
    seen = set()
    for tick in range(MOST_TICKS):
        seen.add(viewer.name)
        if viewer.is_quiet:
            viewer.assert_everybody_stands_where_they_are()
        if viewer.name == "Coronation":
            break
        viewer.theatre.tick()
        if tick % 300 == 0:
            viewer.theatre.show()
    assert seen >= {"Placement", "Climb", "Vote", "Scoring", "Coronation"}
    viewer.assert_the_end_is_that_of_the_record()


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_the_next_vote_is_the_next_vote_of_the_record_and_after_the_last_comes_the_end(
    record: Path,
) -> None:
    viewer = Viewer(record)
    for event in viewer.reading.events:
        if isinstance(event, VotesRevealed):
            viewer.key(pygame.K_RIGHT)
            viewer.wait_for("Vote")
            assert viewer.scene.match.view.nominee == event.nominee
            viewer.wait_for_quiet()
            viewer.assert_everybody_stands_where_they_are()
            viewer.wait(7)
    viewer.key(pygame.K_RIGHT)
    assert viewer.name == "Coronation"
    viewer.assert_the_end_is_that_of_the_record()


@pytest.mark.parametrize("earliest", [0, 61, 122])
def test_going_to_the_next_vote_from_any_moment_shows_everybody_where_they_are(
    earliest: int,
) -> None:
    viewer = Viewer(RECORDS[-1], speed=400)
    for ticks in range(earliest, 700, 183):
        viewer.wait(ticks)
        viewer.key(pygame.K_RIGHT)
        viewer.wait_for("Vote")
        viewer.wait_for_quiet()
        viewer.assert_everybody_stands_where_they_are()


def test_no_floor_stays_lit_where_a_count_is_left_for_the_next_vote() -> None:
    viewer = Viewer(RECORDS[2], speed=400)
    viewer.wait_for("Scoring")
    viewer.wait(40)
    viewer.key(pygame.K_RIGHT)
    viewer.wait_for("Vote")
    stacked = viewer.scene.picture.castle_sheet.stacked()
    assert not [item for item in stacked if item.layer is Layer.FLOOR_LIGHT]


def test_impatient_hands_while_scenes_change_break_nothing() -> None:
    viewer = Viewer(RECORDS[2], speed=400)
    changes = 0
    for _ in range(MOST_TICKS):
        if viewer.name == "Coronation" and viewer.is_quiet:
            break
        if viewer.replay.within.stack.changing:
            changes += 1
            viewer.key(pygame.K_RIGHT)
        viewer.theatre.tick()
    assert changes > viewer.reading.header.terms.rounds
    viewer.assert_the_end_is_that_of_the_record()


@pytest.mark.parametrize("scene", ["Placement", "Vote", "Scoring"])
def test_while_it_is_halted_nothing_moves_and_then_it_goes_on(scene: str) -> None:
    viewer = Viewer(RECORDS[2], speed=400)
    viewer.wait_for(scene)
    viewer.wait(20)
    viewer.key(pygame.K_SPACE)
    still = viewer.frame()
    viewer.wait(300)
    assert viewer.frame() == still
    viewer.key(pygame.K_p)
    first = viewer.frame()
    viewer.wait(60)
    assert viewer.frame() != first


def test_the_speed_is_that_of_the_match_and_of_all_that_it_waits_for() -> None:
    took = []
    for key, times in ((pygame.K_DOWN, 1), (pygame.K_UP, 0), (pygame.K_UP, 1), (pygame.K_UP, 9)):
        viewer = Viewer(RECORDS[0])
        for _ in range(times):
            viewer.key(key)
        took.append(viewer.wait_for("Climb"))
    usual = took[1]
    for ticks, wanted in zip(took, (2 * usual, usual, usual / 2, usual / 4), strict=True):
        assert abs(ticks - wanted) < 10


def test_the_bar_names_the_buttons_of_the_device_last_used_and_where_the_match_is(
    viewer: Viewer,
) -> None:
    viewer.wait(1)
    with_keys = viewer.bar
    assert "Round 1 of 3" in with_keys
    assert "Next vote" in with_keys
    viewer.click(WHEEL_UP)
    with_mouse = viewer.bar
    assert "2×" in with_mouse
    assert with_mouse.replace("2×", "1×") != with_keys


def test_the_bar_goes_after_a_while_and_comes_back_with_any_press_and_while_halted(
    viewer: Viewer,
) -> None:
    viewer.wait(REPLAY_BAR + 1)
    assert viewer.bar == ""
    viewer.key(pygame.K_RETURN)
    viewer.wait(2 * REPLAY_BAR)
    assert "Go on" in viewer.bar


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 200])
def test_the_bar_leaves_the_seats_free_in_every_language_and_size(
    language: str, text_size: int
) -> None:
    viewer = Viewer(RECORDS[-1], language=language, text_size=text_size)
    viewer.wait(1)
    plate = min(viewer.replay.sheets()[-1].stacked(), key=lambda item: item.y)
    assert plate.x >= layout.SAFE_LEFT
    lowest_panel = max(layout.SEAT_Y) + layout.SEAT_HEIGHT
    assert plate.y > lowest_panel - 15, "no seat's number is covered"


def test_a_mouse_halts_hurries_skips_and_leaves(viewer: Viewer) -> None:
    viewer.click(1)
    assert "Go on" in viewer.bar
    viewer.click(WHEEL_DOWN)
    assert "0.5×" in viewer.bar
    viewer.click(MIDDLE_BUTTON)
    viewer.wait_for("Vote")
    viewer.click(RIGHT_BUTTON)
    viewer.wait(60)
    assert viewer.theatre.backstage.stack.top is None


def test_a_pad_halts_hurries_skips_and_leaves(viewer: Viewer, pad: VirtualPad) -> None:
    def press(button: int) -> None:
        for change in (pad.down, pad.up):
            change(button)
            viewer.theatre.feed(pygame.event.get())
        viewer.theatre.tick()

    press(virtual_pads.A)
    assert "Go on" in viewer.bar
    press(virtual_pads.UP)
    assert "2×" in viewer.bar
    press(virtual_pads.X)
    viewer.wait_for("Vote")
    press(virtual_pads.B)
    viewer.wait(60)
    assert viewer.theatre.backstage.stack.top is None


def test_the_end_stays_until_somebody_leaves_and_asks_for_no_other_match() -> None:
    viewer = Viewer(RECORDS[2])
    for _ in range(60):
        viewer.key(pygame.K_RIGHT)
    assert viewer.name == "Coronation"
    viewer.wait(2 * END_UNATTENDED)
    assert viewer.name == "Coronation"
    end = viewer.frame()
    for key in (pygame.K_RIGHT, pygame.K_UP, pygame.K_RETURN, pygame.K_p):
        viewer.key(key)
    assert viewer.frame() == end
    assert "same people" not in words_on(viewer.scene.sheet)
    assert viewer.bar.endswith("Leave")
    viewer.key(pygame.K_ESCAPE)
    viewer.wait(60)
    assert viewer.theatre.backstage.stack.top is None
