"""No frame waits for a slow disk, and what it brings comes in late."""

from __future__ import annotations

import json
import os
from pathlib import Path
from time import monotonic

import pytest

from kingup_game.app.presses import Intent
from kingup_game.preferences import PATIENCE_SECONDS
from kingup_game.table.evenings.people import Person, load_people
from kingup_game.table.settings import (
    SETTINGS,
    SETTINGS_NAME,
    load_settings,
)
from kingup_game.theme.durations import DISK_IS_SLOW
from tests.harness.slow_disk import MOST_SECONDS, PATIENCE, Disk, Open


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
