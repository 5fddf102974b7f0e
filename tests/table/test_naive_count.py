"""What `kingup simulate` prints, counted a second time from its records' bare lines."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from kingup_game.cli import main

MATCHES = 40
PLAYERS = 4
TABLE = "page,cook,merchant,sergeant"


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def bluffs_in(lines: Iterable[dict[str, Any]]) -> int:
    """Crowned kings who stand on one card of four, or on none."""
    bluffs, goals = 0, list[str]()
    for line in lines:
        goals = line.get("goals", goals)
        if line.get("outcome") == "crowned":
            wanted = "".join(goals).count(line["vote"])
            bluffs += wanted in (0, 1)
    return bluffs


def last_round_changes_the_top(lines: Iterable[dict[str, Any]]) -> bool:
    """Nobody who was on top before the last round is on top after it."""
    *_, before, after = [line["totals"] for line in lines if "totals" in line]
    on_top_before = [seat for seat in range(PLAYERS) if before[seat] == max(before)]
    return all(after[seat] < max(after) for seat in on_top_before)


def test_the_measures_of_fun_are_what_a_second_count_finds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    series = ["--players", str(PLAYERS), "--bots", TABLE, "--matches", str(MATCHES), "--seed", "5"]
    main(["simulate", *series, "--records", str(tmp_path), "--json"])
    told = json.loads(capsys.readouterr().out)
    matches = [lines_of(path) for path in tmp_path.iterdir()]
    everything = [line for match in matches for line in match]
    rounds = sum("deal" in line for line in everything)
    elections = sum("vote" in line for line in everything)
    bluffs = sum(map(bluffs_in, matches))
    changes = sum(map(last_round_changes_the_top, matches))
    assert (len(matches), bluffs > 0, changes > 0) == (MATCHES, True, True)
    assert told["mean_rounds"] == rounds / MATCHES
    assert told["mean_climbs"] == round(sum("move" in x for x in everything) / MATCHES, 2)
    assert told["mean_elections"] == round(elections / MATCHES, 2)
    assert told["elections_per_round"] == round(elections / rounds, 2)
    assert told["bluff_share"] == round(bluffs / rounds, 4)
    assert told["lead_change_share"] == round(changes / MATCHES, 4)


def test_the_table_for_people_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    series = ["simulate", "--players", "4", "--bots", TABLE, "--matches", "12", "--seed", "5"]
    main([*series, "--json"])
    told = json.loads(capsys.readouterr().out)
    main(series)
    said = capsys.readouterr().out
    assert f"{told['mean_elections']} elections ({told['elections_per_round']} a round)" in said
    assert f"{100 * told['bluff_share']:.1f} % of rounds crown" in said
    assert f"changes the top seat in {100 * told['lead_change_share']:.1f} %" in said
