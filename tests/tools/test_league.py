"""A league is a table that its command makes again, and it never plays a match twice."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kingup_game import bots
from kingup_game.bots.ladder import LADDER
from kingup_game.engine.edition import terms_of
from tools import league
from tools.leagues import cells, journal, pages, playing
from tools.leagues.journal import KeptMatch
from tools.leagues.playing import Fixture
from tools.leagues.standing import Share, Standing, Verdict

FEW = ["ladder", "--matches", "12", "--slow-matches", "1", "--seed", "3"]


def run(folder: Path, *arguments: str) -> str:
    path = folder / "page.md"
    kept = str(folder / "league.jsonl")
    assert league.main([*arguments, "--to", str(path), "--journal", kept]) == 0
    return path.read_text(encoding="utf-8")


@pytest.fixture
def _low_rungs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cells, "LADDER", LADDER[:2])


@pytest.mark.usefixtures("_low_rungs")
def test_the_same_command_makes_the_same_table(tmp_path: Path) -> None:
    first, again = (run(tmp_path / name, *FEW) for name in ("first", "again"))
    assert first == again
    assert "python tools/league.py ladder --matches 12 --slow-matches 1 --seed 3`" in first
    assert "| classic, 4 | page | 3 × random | 12 |" in first
    assert "| classic, 4 | cook | 3 × page | 12 |" in first


@pytest.mark.usefixtures("_low_rungs")
def test_a_league_that_was_cut_off_plays_only_what_is_lacking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(tmp_path / "whole", *FEW)
    run(tmp_path / "cut", "ladder", "--matches", "5", "--seed", "3")
    kept = tmp_path / "cut" / "league.jsonl"
    kept.write_text(kept.read_text(encoding="utf-8") + '{"minds": "', encoding="utf-8")
    begun = []
    play = playing.play

    def noted(fixture: Fixture) -> KeptMatch:
        begun.append((fixture.cell.bot, fixture.number))
        return play(fixture)

    monkeypatch.setattr(playing, "play", noted)

    assert run(tmp_path / "cut", *FEW) == whole
    assert begun == [(bot, number) for bot in ("page", "cook") for number in range(6, 13)]


@pytest.mark.usefixtures("_low_rungs")
def test_matches_of_other_minds_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "minds", lambda: "before")
    run(tmp_path, *FEW)
    assert journal.Journal(tmp_path / "league.jsonl").kept
    monkeypatch.setattr(journal, "minds", lambda: "after")
    assert not journal.Journal(tmp_path / "league.jsonl").kept


@pytest.mark.parametrize("package", ["players", "belief", "lanes", "field"])
def test_a_change_of_anything_that_chooses_makes_other_minds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    before = journal.minds.__wrapped__()
    home = Path(shutil.copytree(bots.__path__[0], tmp_path / "bots"))
    monkeypatch.setattr(bots, "__path__", [str(home)])
    assert journal.minds.__wrapped__() == before
    changed = next((home / package).glob("[a-z]*.py"))
    changed.write_bytes(changed.read_bytes() + b"\n")
    assert journal.minds.__wrapped__() != before


@pytest.mark.usefixtures("_low_rungs")
def test_time_that_is_up_begins_no_match_and_still_leaves_a_table(tmp_path: Path) -> None:
    text = run(tmp_path, *FEW, "--minutes", "0")
    assert "Not played: ladder-classic-4-page, ladder-classic-4-cook." in text
    run(tmp_path, "ladder", "--matches", "5", "--seed", "3", "--cells", "*-page")
    text = run(tmp_path, *FEW, "--minutes", "0")
    assert "| classic, 4 | page | 3 × random | 5 |" in text
    assert "cut off" in text
    assert "cut off" not in run(tmp_path, *FEW)


def test_mixed_tables_tell_who_won_how_much(tmp_path: Path) -> None:
    asked = ["field", "--bot", "sergeant", "--cells", "jester-2-mixed", "--matches", "8"]
    text = run(tmp_path, *asked)
    assert "| jester, 2 | sergeant | 1 × drawn from 11 ideas | 8 |" in text
    assert "Who won how much" in text
    assert "| jester, 2 | sergeant " in text.split("Who won how much")[1]


def test_every_figure_asked_for_has_its_cell_and_its_bar() -> None:
    bars = {cell.name: cell.bar.words for cell in cells.field("king") if cell.bar}
    pushers = [bars[f"classic-{size}-pusher"] for size in (3, 4, 5, 6)]
    assert pushers == ["≥ 80 %", "≥ 75 %", "≥ 70 %", "≥ 55 %"]
    assert [bars[f"classic-{size}-rider"] for size in (5, 6)] == ["≥ 2 × fair"] * 2
    assert [bars[f"classic-{size}-saver"] for size in (4, 5, 6)] == ["≥ 2.5 × fair"] * 3
    assert bars["jester-2-mixed"] == "≥ 95 %"
    assert [bars[f"jester-{size}-mixed"] for size in (4, 6, 8)] == ["≥ 2.2 × fair"] * 3
    assert bars["classic-4-plain"] == "≥ 1.5 × fair"
    first = [cell.name for cell in cells.field("king") if cell.must_be_first]
    sizes = [
        *(f"classic-{n}-mixed" for n in range(3, 7)),
        *(f"jester-{n}-mixed" for n in range(2, 9)),
    ]
    assert first == sizes


def test_plain_searches_think_as_long_as_who_meets_them() -> None:
    rivals = {bot: cells.chosen(cells.field(bot), ["classic-4-plain"])[0].pool for bot in BOTS}
    assert rivals == {"king": ("plain",), "quick king": ("quick plain",)}


BOTS = ("king", "quick king")


def test_rivals_of_a_mixed_table_are_all_different_and_drawn_by_the_seed() -> None:
    (cell,) = cells.chosen(cells.field("king"), ["classic-6-mixed"])
    drawn = [cell.series(1, number).bots for number in range(1, 9)]
    assert drawn == [cell.series(1, number).bots for number in range(1, 9)]
    assert all(bots[0] == "king" and len(set(bots)) == 6 for bots in drawn)
    assert len(set(drawn)) > 1


def test_an_unknown_cell_is_refused_with_the_names_of_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        league.main(["field", "--cells", "kitchen"])
    assert "no cell is called 'kitchen'; there are classic-3-pusher" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wins", "verdict"), [(90, Verdict.HOLDS), (75, Verdict.NOT_SHOWN), (60, Verdict.MISSED)]
)
def test_a_bar_holds_or_is_missed_only_by_the_whole_interval(wins: int, verdict: Verdict) -> None:
    (cell,) = cells.chosen(cells.field("king"), ["classic-4-pusher"])
    assert Standing(cell, Share(100, wins)).verdict is verdict


def test_a_rung_is_climbed_from_thirteen_tenths_of_a_fair_share_on() -> None:
    king = cells.ladder(terms_of("classic", 4))[-1]
    standing = Standing(king, Share(40, 20))
    assert (king.bot, king.pool) == ("king", ("duke",))
    assert standing.factor == 2
    assert "| king | 3 × duke | 40 | 50.0% | 35.2% – 64.8% | 2.00 |" in pages.line(standing)
    assert standing.verdict is Verdict.HOLDS


@pytest.mark.parametrize(
    ("matches", "wins", "verdict"),
    [
        (400, 140, Verdict.HOLDS),
        (400, 125, Verdict.NOT_SHOWN),
        (20, 7, Verdict.NOT_SHOWN),
        (400, 90, Verdict.MISSED),
    ],
)
def test_a_rung_needs_its_share_and_an_interval_above_fair(
    matches: int, wins: int, verdict: Verdict
) -> None:
    cook = cells.ladder(terms_of("classic", 4))[1]
    assert Standing(cook, Share(matches, wins)).verdict is verdict


@pytest.mark.parametrize(
    ("best", "verdict"), [(10, Verdict.HOLDS), (40, Verdict.NOT_SHOWN), (75, Verdict.MISSED)]
)
def test_first_at_a_mixed_table_is_who_beats_the_best_of_the_others(
    best: int, verdict: Verdict
) -> None:
    (cell,) = cells.chosen(cells.field("king"), ["jester-7-mixed"])
    others = {"tracker": Share(100, best), "hasty": Share(100, 1)}
    assert Standing(cell, Share(100, 50), others).is_first is verdict


def test_a_missing_openspiel_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho 'OpenSpiel is not installed' >&2\nexit 1\n")
    python.chmod(0o755)
    with pytest.raises(SystemExit):
        league.main(["ismcts", "--python", str(python)])
    assert "OpenSpiel is not installed" in capsys.readouterr().err
