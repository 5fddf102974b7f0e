"""Weights are learned from what was done, and only by the seats that are named."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from kingup_game.bots.belief import searcher_belief
from kingup_game.bots.belief.searcher_belief import Features
from kingup_game.bots.field.random_bot import RandomBot
from kingup_game.engine.edition import terms_of
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.table.host import Host
from kingup_game.table.playing import play_out
from tools.learn_searchers import fitted, lessons_of, main

TABLE = terms_of("jester", 4)


@pytest.fixture
def record() -> bytes:
    names = ("plain", "other", "other", "plain")
    host = Host(Header(TABLE, tuple(SeatEntry(name, "bot") for name in names), 3, "test"))
    play_out(host, [RandomBot(seat, 3) for seat in range(4)])
    return host.record().encode()


def test_every_placement_of_the_named_is_a_lesson(record: bytes) -> None:
    lessons = lessons_of([record], ["plain"])
    assert len(lessons.placings) == 2 * 3 * 3
    assert len(lessons_of([record], ["plain", "other"]).placings) == 4 * 3 * 3
    assert not lessons_of([record], ["nobody"]).climbs


def test_what_is_done_three_times_in_four_weighs_three_times_as_much() -> None:
    options: list[Features] = [(0,), (1,)]
    choices = [(options, int(number % 4 == 0)) for number in range(400)]
    weights = fitted(choices, 2)
    assert weights[0] - weights[1] == pytest.approx(log(3), abs=0.15)


def test_the_module_has_a_weight_for_each_feature(
    record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "1.kingup"
    path.write_bytes(record)
    assert main([str(path), "--names", "plain,other"]) == 0
    learned: dict[str, tuple[float, ...]] = {}
    exec(capsys.readouterr().out, {}, learned)
    assert len(learned["OF_CLIMBS"]) == searcher_belief.CLIMB_FEATURES
    assert len(learned["OF_VOTES"]) == searcher_belief.VOTE_FEATURES
    assert len(learned["OF_PLACINGS"]) == searcher_belief.PLACE_FEATURES
