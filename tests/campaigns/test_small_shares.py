"""A small share of every campaign; whole ones are run by `tools/campaigns.py` (docs/solid.md)."""

from __future__ import annotations

import sys

import pytest

from tests.campaigns import events, files, kills, matches, twins

SEED = 3
SHARES = {"settings": 60, "saves": 60, "records": 200, "cues": 40, "assets": 60}
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="nothing there forks or kills so")


@UNIX
@pytest.mark.parametrize(("kind", "count"), SHARES.items())
def test_no_mutated_file_breaks_the_game_or_holds_it_up(kind: str, count: int) -> None:
    tried = files.run(kind, count, SEED)
    assert tried.files == count
    assert kind in files.KINDS
    assert tried.faults == {}
    assert not tried.hangs
    assert tried.told > count / 4, "whoever mutates files spoils some"


@UNIX
@pytest.mark.parametrize("slow", [False, True], ids=["usual disk", "slow disk"])
def test_whoever_is_killed_loses_one_act_at_most(slow: bool) -> None:
    killed = kills.run(2 if slow else 6, SEED, slow=slow)
    assert max(killed.lost, default=0) <= 1
    assert (killed.unreadable, killed.broke) == (0, 0)


def test_no_flood_of_events_breaks_anything() -> None:
    flood = events.run(1_500, SEED)
    assert flood.faults == {}
    assert flood.hotplugs
    assert len(flood.scenes) > 3


@UNIX
def test_match_after_match_comes_to_its_end_and_leaves_nothing() -> None:
    soak = matches.run(2, SEED)
    assert soak.matches == 2
    assert soak.kept == 0
    assert not soak.grows


@pytest.mark.parametrize("kind", twins.COMPANIES)
def test_twins_that_differ_in_secrets_alone_cannot_be_told_apart(kind: str) -> None:
    found = twins.run(kind, 1, SEED)
    assert found.frames > 30
    assert found.different == []


def test_twins_that_differ_in_what_all_may_know_are_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The glass is not dark: where a curtain counts as seen by all, the twins differ."""
    monkeypatch.setattr(twins, "SECRETS_SHOW", ())
    assert twins.run("sharing", 1, SEED).different
