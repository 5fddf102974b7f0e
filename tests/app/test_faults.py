from __future__ import annotations

import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pygame
import pytest

from kingup_game.app import faults
from kingup_game.theme.palette import PARCHMENT

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def broken(secret: str) -> BaseException:
    def vote(goal: str) -> None:
        raise ValueError(f"cannot vote with goal {goal}")

    try:
        try:
            vote(secret)
        except ValueError as cause:
            raise KeyError(secret) from cause
    except KeyError as fault:
        caught = fault
    return caught


def test_a_log_tells_the_way_through_the_code() -> None:
    text = faults.report(broken("ABCDEF"))
    assert "King Up!" in text
    assert "in vote" in text
    assert "ValueError" in text
    assert text.index("ValueError") < text.index("KeyError")


def test_a_log_gives_no_secret_and_no_folder_away() -> None:
    text = faults.report(broken("ABCDEF"))
    assert "ABCDEF" not in text
    assert str(Path(__file__).parent) not in text


def test_a_missing_file_is_named_but_not_the_persons_home() -> None:
    text = faults.report(FileNotFoundError(f"{Path.home()}/thing.webp is missing"))
    assert "~/thing.webp is missing" in text


def test_only_the_last_logs_are_kept(tmp_path: Path) -> None:
    for minute in range(faults.LOGS_KEPT + 3):
        faults.write_log(broken("x"), tmp_path, NOON + timedelta(minutes=minute))
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert len(kept) == faults.LOGS_KEPT
    assert kept[0] == "fault-2026-03-01-120300.txt"


def test_on_a_clock_that_went_back_the_newest_log_stays(tmp_path: Path) -> None:
    for minute in range(faults.LOGS_KEPT):
        faults.write_log(broken("x"), tmp_path, NOON + timedelta(minutes=minute))
    path = faults.write_log(broken("x"), tmp_path, NOON - timedelta(days=9999))
    assert path is not None
    assert path.exists()
    assert len(list(tmp_path.iterdir())) == faults.LOGS_KEPT


def test_without_a_folder_nothing_is_written_and_nothing_breaks(tmp_path: Path) -> None:
    assert faults.write_log(broken("x"), None) is None
    assert faults.write_log(broken("x"), tmp_path / "gone") is None


def test_the_page_is_drawn_within_the_window() -> None:
    pygame.font.init()
    target = pygame.Surface((640, 360))
    faults.draw_page(target, ["Something broke. " * 12, "Press any button."])
    paper = target.map_rgb(pygame.Color(PARCHMENT))
    margin = [target.get_at_mapped((640 - 20, y)) for y in range(20, 340)]
    middle = {target.get_at_mapped((x, y)) for x in range(64, 576) for y in range(90, 200)}
    assert set(margin) == {paper}
    assert len(middle) > 2


@pytest.mark.skipif(sys.platform == "win32", reason="there it would take that much room")
def test_a_report_of_any_size_holds_no_page_up(tmp_path: Path) -> None:
    with (tmp_path / "fault-2026-11-19-210000.txt").open("wb") as file:
        file.write(b"at ValueError, game.py:7\n")
        file.truncate(8 << 30)
    assert faults.was_there_before("ValueError, game.py:7", tmp_path)
    assert not faults.was_there_before("ValueError, game.py:8", tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there is a pipe")
def test_among_the_logs_a_pipe_is_nobodys_report(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fault-9999-01-01-000000.txt")
    fault = broken("x")
    faults.write_log(fault, tmp_path)
    assert faults.was_there_before(faults.place_of(fault), tmp_path)
