"""Whole matches, listened to: what is heard often has takes, and the court swells with all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kingup_game.table.seats import Company
from kingup_game.theme import cues
from tests.harness import companies
from tests.harness.listening import Listened, listen
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import InlineThinking

OFTEN = 5
"""Half of what is promised, which is ten times: for these are few matches of many."""
FEW_TAKES = 3
ONE_FOR_ALL = "ballot-tick"
"""Nothing in it may differ, whoever seals."""
A_SWELL = 0.6
TABLES = (
    ("jester", 3, 1, companies.bots_only),
    ("jester", 8, 5, companies.bots_only),
    ("classic", 3, 4, companies.sharing),
)
"""Of forty that were counted, two at which most is heard, and one with people at it: nothing is
often heard at another that is not at one of these."""


Table = tuple[str, int, int, Callable[[int], Company]]


@pytest.fixture(scope="module")
def listened_to() -> dict[Table, Listened]:
    """Each match is played once for all tests."""
    return {}


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(map(str, table[:3])))
def evening(
    hand: Stagehand, listened_to: dict[Table, Listened], request: pytest.FixtureRequest
) -> Listened:
    table: Table = request.param
    hand.edition, hand.players, seed, sits_there = table
    if table not in listened_to:
        listened_to[table] = listen(hand, sits_there(hand.players), seed, InlineThinking())
    return listened_to[table]


def test_whatever_is_heard_more_than_ten_times_a_match_has_three_takes_and_uses_them(
    evening: Listened,
) -> None:
    book = evening.book
    often = {cue: times for cue, times in evening.cues.items() if times > OFTEN}
    assert len(often) > 20, "a whole match was heard"
    for cue, times in often.items():
        files = set(book.cue(cue).files)
        if cue == ONE_FOR_ALL:
            assert len(files) == 1
            continue
        assert len(files) >= FEW_TAKES, (cue, times)
        assert len(files & set(evening.files)) >= FEW_TAKES, (cue, times)


def test_the_court_swells_with_the_castle_and_stirs_before_every_vote(evening: Listened) -> None:
    court: dict[str, float] = {}
    loudest, votes = 0.0, 0
    for line in evening.lines:
        what, *words = line.split()
        if what == "court":
            court = {name: float(share) for name, share in (one.split("=") for one in words)}
            loudest = max(loudest, court.get(cues.COURT, 0.0))
        elif what == "cue" and cues.VOTE_OPEN in line:
            votes += 1
            assert court[cues.STIR] == 1.0
    assert votes > 3
    assert loudest > 0.8
    ends = [line for line in evening.lines if line.startswith("court")]
    assert ends[-2:] == ["court stir=1.00", "court court=1.00"], "and all are there at the end"
