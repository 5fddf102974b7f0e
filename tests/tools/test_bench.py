"""The bench prints rows that people and programs read, and fails where a bar is missed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

import pytest

from tools import bench
from tools.benches import stage
from tools.benches.measure import Row, Timing, rate_row, reference_loop, timed

FIELDS = {"name", "value", "unit", "spread", "ratio", "bar", "holds"}


def with_rows(monkeypatch: pytest.MonkeyPatch, *rows: Row) -> None:
    monkeypatch.setattr(bench, "rows_of", lambda *_: iter(rows))


def test_each_row_is_printed_as_json_as_soon_as_it_is_known(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured(*_: object) -> Iterator[Row]:
        yield Row("steps", 12.5, "us", 0.1, 2.0)
        printed = json.loads(capsys.readouterr().out)
        assert set(printed) == FIELDS
        assert (printed["name"], printed["value"], printed["holds"]) == ("steps", 12.5, None)
        yield Row("rounds", 3, "s")

    monkeypatch.setattr(bench, "rows_of", measured)
    assert bench.main(["engine", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["name"] == "rounds"


@pytest.mark.parametrize(("holds", "status", "word"), [(True, 0, "holds"), (False, 1, "MISSED")])
def test_a_missed_bar_is_told_and_fails_the_run(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    holds: bool,
    status: int,
    word: str,
) -> None:
    with_rows(monkeypatch, Row("rounds", 900, "rounds/s", 0.1, 2.0, ">= 400", holds))
    assert bench.main(["engine"]) == status
    assert word in capsys.readouterr().out


def test_an_unknown_bench_is_refused_with_the_names_of_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        bench.main(["kitchen"])
    assert "no bench kitchen; there are" in capsys.readouterr().err


def _one_row(name: str) -> list[Row]:
    return [Row(name, 1, "ms")]


def test_the_stage_measures_one_part_by_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for part in stage.PARTS:
        monkeypatch.setitem(stage.PARTS, part, partial(_one_row, part))
    assert bench.main(["--part", "quiet", "--part", "start", "--json"]) == 0
    printed = [json.loads(line)["name"] for line in capsys.readouterr().out.splitlines()]
    assert printed == ["start", "quiet"]
    with pytest.raises(SystemExit):
        bench.main(["stage", "--part", "cellar"])
    assert "no part cellar; there are start, quiet" in capsys.readouterr().err


def test_the_engine_has_a_bench() -> None:
    assert "engine" in bench.bench_names()
    assert "measure" not in bench.bench_names()


def test_a_rate_holds_from_its_bar_on() -> None:
    timing = Timing(seconds=0.01, spread=0.1, ratio=3.0)
    assert rate_row("steps", "steps/s", timing, at_least=100).holds is True
    assert rate_row("steps", "steps/s", timing, at_least=101).holds is False
    assert rate_row("steps", "steps/s", timing).holds is None


def test_a_reference_loop_costs_one_reference_loop() -> None:
    timing = timed(lambda: reference_loop() * 0 + 1, repeats=3)
    assert 0.5 < timing.ratio < 2
    assert timing.seconds > 0
