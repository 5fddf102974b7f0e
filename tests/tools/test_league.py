"""A league is a table that its command makes again, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingup_game.bots.field import FIELD
from kingup_game.bots.levels import LADDER
from tools import league


def made(path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(league, "LADDER", LADDER[:2])
    arguments = ["ladder", "--matches", "12", "--seed", "3", "--to", str(path)]
    assert league.main(arguments) == 0
    return path.read_text(encoding="utf-8")


def test_the_same_command_makes_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, again = (made(tmp_path / "ladder.md", monkeypatch) for _ in range(2))
    assert first == again
    assert "python tools/league.py ladder --matches 12 --seed 3" in first
    assert "| page | 3 × random | 12 |" in first
    assert "| cook | 3 × page | 12 |" in first


def test_a_field_ends_with_a_mixed_table(tmp_path: Path) -> None:
    path = tmp_path / "field.md"
    arguments = ["field", "--bot", "sergeant", "--players", "6", "--matches", "2"]
    assert league.main([*arguments, "--to", str(path)]) == 0
    rows = [line for line in path.read_text(encoding="utf-8").splitlines() if "sergeant |" in line]
    assert len(rows) == len(FIELD) + 1
    assert "5 × pusher" in rows[0]
    assert "pusher, saver" in rows[-1]


def test_a_standing_tells_how_many_times_its_fair_share_it_won() -> None:
    standing = league.Standing("king", "3 × duke", 40, 20, 1 / 4)
    assert standing.factor == 2
    assert standing.line().startswith("| king | 3 × duke | 40 | 50.0% | 35.2% – 64.8% | 2.00 |")
