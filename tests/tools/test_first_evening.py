"""Somebody who opens the game for the first time knows its rules soon, whatever they hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.evenings.report import NAMES, Played, renewed, tables
from tools.evenings.stopwatch import LEARNED, Stopwatch
from tools.first_evening import SIZES, WAYS, evening, options_of

PAPER = Path(__file__).parents[2] / "docs" / "first-evening.md"
MOST_SECONDS, MOST_PRESSES = 75, 7


@pytest.mark.parametrize("way", WAYS)
def test_whoever_reads_every_word_knows_the_rules_in_seven_presses_and_little_over_a_minute(
    way: str, tmp_path: Path
) -> None:
    options = options_of([way, "--language", "de"])
    watch = evening(way, "480x270", options, tmp_path, last=LEARNED)
    learned = watch.until(LEARNED)
    assert [station.name for station in watch][:2] == ["title", LEARNED]
    assert learned.seconds < MOST_SECONDS
    assert learned.presses <= MOST_PRESSES


def test_the_paper_names_every_way_in_both_sizes() -> None:
    told = PAPER.read_text(encoding="utf-8")
    for way in WAYS:
        for size in SIZES:
            assert f"| {NAMES[way]} | {size} |" in told


def test_tables_tell_time_and_presses_of_every_station_and_leave_the_rest_of_a_paper() -> None:
    watch = Stopwatch()
    watch.enter("title")
    watch.pass_time(120)
    watch.press()
    watch.enter(LEARNED)
    watch.pass_time(3600)
    watch.press(6)
    watch.enter("round 1")
    watch.pass_time(60)
    made = tables([Played("pad", "1280x720", watch)])
    assert "| by one pad | 1280x720 | 62 s | 7 | 0 | 1 min 3 s | 7 |" in made
    assert "| round 1 | 1 / 0 |" in made
    before, after = PAPER.read_text(encoding="utf-8"), "last words\n"
    again = renewed(renewed(before + after, made), made)
    assert again.count("by one pad") == 1
    assert again.startswith(before[:100])
    assert again.endswith(after)
