"""The words of the bot protocol say what the formats page promises, and lose nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kingup_game.bots.protocol.messages import (
    decide_words,
    event_of,
    event_words,
    option_of,
    option_words,
    view_of_words,
)
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.events import RoundDealt, RoundScored, seen_by
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.engine.state import Phase
from kingup_game.table.host import Host

TABLES = [
    terms_of("classic", 3),
    terms_of("classic", 6),
    terms_of("jester", 2),
    terms_of("jester", 8),
]


def host_of(table: Terms, seed: int = 1) -> Host:
    seats = tuple(SeatEntry(f"p{seat}", "human") for seat in range(table.players))
    return Host(Header(table, seats, seed, "test"))


def random_step(host: Host, source: Random) -> None:
    if host.awaits_lot:
        host.draw_lot()
    else:
        host.submit(source.choice(host.options(host.seats_to_act[0])))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_event_comes_back_from_its_words_as_the_seat_saw_it(table: Terms) -> None:
    host, source = host_of(table), Random(5)
    while not host.is_over:
        random_step(host, source)
    for seat in range(table.players):
        for event in host.seen_since(seat, 0):
            words = event_words(event, seat)
            if words is not None:
                assert event_of(json.loads(json.dumps(words)), seat, table.players) == event


def test_a_deal_tells_a_seat_its_own_goal_and_no_other() -> None:
    deal = RoundDealt(1, 0, ("BCDEIO", "ADEFGM", "EFIMOP"))
    assert event_words(deal, 1) == {"deal": 1, "first": 0, "goal": "ADEFGM"}


def test_a_score_shows_all_goals() -> None:
    goals = ("BCDEIO", "ADEFGM", "EFIMOP")
    words = event_words(RoundScored((1, 2, 3), (1, 2, 3), goals), 0)
    assert words == {"score": [1, 2, 3], "totals": [1, 2, 3], "goals": list(goals)}


def test_a_spectator_is_told_no_goal_before_the_score() -> None:
    deal = RoundDealt(1, 0, ("BCDEIO", "ADEFGM", "EFIMOP"))
    assert seen_by(deal, None) == RoundDealt(1, 0, (None, None, None))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_and_options_come_back_from_their_words(table: Terms) -> None:
    host, source = host_of(table), Random(9)
    phases = set()
    while not host.is_over:
        if not host.awaits_lot:
            seat = host.seats_to_act[0]
            phases.add(host.phase)
            view, options = host.view(seat), host.options(seat)
            words: dict[str, Any] = json.loads(json.dumps(decide_words(view, options, 1.0)))
            back = view_of_words(words["view"], table)
            assert back.board == view.board
            assert back.goal == view.goal
            assert back.hand == view.hand
            assert (back.round, back.phase, back.turn) == (view.round, view.phase, view.turn)
            chosen = [option_of(option, words["decide"], seat) for option in words["options"]]
            assert chosen == list(options)
            assert [option_words(option) for option in options] == words["options"]
        random_step(host, source)
    assert phases == {Phase.PLACE, Phase.MOVE, Phase.VOTE}


def test_a_view_has_the_keys_of_the_formats_page() -> None:
    host = host_of(terms_of("jester", 3))
    host.draw_lot()
    view = host.view(host.seats_to_act[0])
    words = decide_words(view, host.options(host.seats_to_act[0]), 1.0)
    assert set(words) == {"decide", "view", "options", "seconds"}
    assert set(words["view"]) == {
        *("edition", "round", "rounds", "phase", "seat", "first", "turn", "crown", "nominee"),
        *("board", "goal", "hand", "totals"),
    }
    assert words["view"]["hand"] == {"yes": 1, "no": 4, "stomachache": 1}
    assert words["view"]["board"]["J"] == "3"
    assert words["view"]["board"]["A"] == "tray"
