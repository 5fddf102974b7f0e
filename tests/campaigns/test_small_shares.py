"""A small share of every campaign; whole ones are run by `tools/campaigns.py` (docs/solid.md)."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kingup_game.bots.questions import Question
from kingup_game.table.bot_turns import question_for
from kingup_game.table.host import Host
from tests.campaigns import events, files, matches, minds, twins

ROOT = Path(__file__).parents[2]
SEED = 3
A_MOMENT = 700
"""So many ticks of twins, where the whole campaign has twice as many."""
SHARES = {
    "settings": 60,
    "people": 60,
    "saves": 60,
    "past": 100,
    "records": 200,
    "cues": 25,
    "lists": 40,
    "assets": 60,
}
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


def campaign(*arguments: str) -> subprocess.CompletedProcess[str]:
    """One in a process of its own: what forks may have no threads beside it."""
    command = [sys.executable, str(ROOT / "tools" / "campaigns.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)


@UNIX
def test_whoever_is_killed_loses_one_act_at_most_on_fast_and_slow_disks() -> None:
    done = campaign("kills", "--count", "7", "--seed", str(SEED))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "| slow " in done.stdout


def test_no_flood_of_events_breaks_anything() -> None:
    flood = events.run(1_500, SEED)
    assert flood.faults == {}
    assert flood.hotplugs
    assert len(flood.scenes) > 3


@UNIX
def test_match_after_match_comes_to_its_end_and_leaves_nothing() -> None:
    """Three of one round: whatever the last one left would be more than after the one before."""
    soak = matches.run(3, SEED, "quick")
    assert soak.matches == 3
    assert soak.kept == 0
    assert not soak.grows


@pytest.mark.parametrize("kind", twins.COMPANIES)
def test_twins_that_differ_in_secrets_alone_cannot_be_told_apart(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots among themselves count at once, and come soonest to where goals lie open."""
    monkeypatch.setattr(twins, "TICKS", A_MOMENT)
    found = twins.run(kind, 1, SEED)
    assert found.frames > 20
    assert found.different == []


def test_twins_that_differ_in_what_all_may_know_are_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The glass is not dark: where a curtain counts as seen by all, the twins differ."""
    monkeypatch.setattr(twins, "SECRETS_SHOW", ())
    assert twins.run("sharing", 1, SEED).different


def test_twins_show_a_secret_that_the_raven_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(seat: int, level: str, host: Host) -> Question:
        told = sum(map(ord, str(host.view(1).goal)))
        return replace(question_for(seat, level, host), seed=told)

    monkeypatch.setattr("kingup_game.table.coaching.question_for", telling)
    monkeypatch.setattr(twins, "TICKS", A_MOMENT)
    assert twins.run("solo", 1, SEED).different


@UNIX
def test_two_games_at_once_tear_lose_and_mix_nothing() -> None:
    done = campaign("two-games", "--count", "60")
    assert done.returncode == 0, done.stdout + done.stderr


@UNIX
@pytest.mark.parametrize("kind", ["stopped", "babble", "invent"])
def test_bots_act_in_time_whatever_has_become_of_their_process(kind: str) -> None:
    held = minds.run(kind, 2, SEED)
    assert held.turns == 2
    assert held.longest_turn <= minds.MOST_SECONDS
    assert held.left == 0


def test_a_ballot_takes_as_long_whatever_a_hand_holds() -> None:
    found = minds.elections(2, SEED, tick_seconds=1 / 400)
    assert {len(ticks) for ticks in found.ticks.values()} == {2}
    assert not found.is_told_by_ticks
