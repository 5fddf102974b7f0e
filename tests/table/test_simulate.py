"""Series of matches: reproducible, counted soundly, and told apart by bot and by seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.events import Event, MatchEnded, Outcome, RoundScored, VotesRevealed
from kingup_game.engine.record import Ending, read_record
from kingup_game.table.simulate import Series, play_match, tally_series
from kingup_game.table.tally import result_of, table_text, wilson_interval


def series(matches: int = 6, **changes: object) -> Series:
    return Series(terms_of("classic", 3), ("random",), matches, seed=11, **changes)  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_bytes_whatever_the_jobs(tmp_path: Path) -> None:
    tallies = [tally_series(series(), jobs, tmp_path / str(jobs)).as_json() for jobs in (1, 2)]
    assert tallies[0] == tallies[1]
    names = [f"{number:04}.kingup" for number in range(1, 7)]
    for name in names:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
    assert sorted(path.name for path in (tmp_path / "2").iterdir()) == names


def test_written_records_are_sound(tmp_path: Path) -> None:
    tally_series(series(3), records=tmp_path)
    for path in tmp_path.iterdir():
        assert read_record(path.read_bytes()).ending is Ending.COMPLETE


def test_another_seed_gives_other_matches() -> None:
    one, other = play_match(series(), 1), play_match(series(), 2)
    assert one.record != other.record


def test_shuffled_seats_differ_between_matches_but_not_between_runs() -> None:
    shuffled = Series(terms_of("classic", 3), ("a", "b", "c"), 9, seed=1, shuffle_seats=True)
    seatings = [shuffled.seating(number) for number in range(1, 9)]
    assert len(set(seatings)) > 1
    assert seatings == [shuffled.seating(number) for number in range(1, 9)]
    assert all(sorted(seating) == ["a", "b", "c"] for seating in seatings)


def test_wins_add_up_to_the_matches() -> None:
    words = tally_series(series(20)).as_json()
    assert sum(row["wins"] for row in words["seats"]) == pytest.approx(20)
    assert sum(row["played"] for row in words["bots"]) == 60
    assert words["mean_rounds"] == 3
    assert "20 matches; a match has 3.0 rounds" in table_text(words)


def scored(totals: tuple[int, ...], king: str, goals: tuple[str, ...]) -> list[Event]:
    cards = (Card.YES,) * len(goals)
    return [
        VotesRevealed(king, cards, Outcome.CROWNED, Place.THRONE),
        RoundScored(totals, totals, goals),
    ]


def test_bluffs_and_changes_of_the_lead_are_counted() -> None:
    goals = ("BCDEIO", "ADEFGM", "EFIMOP", "ACEFNO")
    events = [
        *scored((5, 9, 0, 0), "B", goals),
        *scored((9, 9, 0, 0), "E", goals),
        *scored((9, 9, 0, 12), "F", goals),
        MatchEnded((9, 9, 0, 12), (1, 1, 1, 1), (3,)),
    ]
    result = result_of(events)
    assert (result.rounds, result.elections, result.bluffs) == (3, 3, 1)
    assert result.lead_changed


def test_a_leader_who_stays_on_top_is_no_change_of_the_lead() -> None:
    goals = ("BCDEIO", "ADEFGM", "EFIMOP", "ACEFNO")
    events = [
        *scored((9, 9, 0, 0), "E", goals),
        *scored((9, 10, 0, 0), "E", goals),
        MatchEnded((9, 10, 0, 0), (1, 1, 1, 1), (1,)),
    ]
    assert not result_of(events).lead_changed


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: float, trials: int, low: float, high: float) -> None:
    assert wilson_interval(wins, trials) == pytest.approx((low, high), abs=1e-4)
