"""A yardstick knows what its seat knows, and says what to install where it cannot run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from kingup_game.engine.edition import terms_of
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.engine.state import Phase
from kingup_game.engine.view import view_of
from kingup_game.table.host import Host
from tools.yardsticks.deals import Deals

PROGRAM = Path(__file__).resolve().parents[2] / "tools" / "yardsticks" / "ismcts.py"


@pytest.mark.parametrize(("edition", "players"), [("classic", 4), ("jester", 3)])
def test_every_deal_that_is_drawn_looks_to_the_seat_as_the_true_one(
    edition: str, players: int
) -> None:
    table, seat, source = terms_of(edition, players), 1, Random(4)
    seats = tuple(SeatEntry(str(number), "bot") for number in range(players))
    host, deals, heard = Host(Header(table, seats, 4, "test")), Deals(table, seat), 0
    rivals_goals = set()
    while not host.is_over:
        if host.awaits_lot:
            host.draw_lot()
        for event in host.seen_since(seat, heard):
            deals.observe(event)
        heard = host.events_so_far
        asked = host.seats_to_act
        view = host.view(seat)
        if not any(view.sealed):
            state = deals.draw(view, source)
            assert view_of(state, seat) == view
            assert len(set(state.goals)) == players
            rivals_goals.add(state.goals[0])
        host.submit(source.choice(host.options(asked[0])))
    assert len(rivals_goals) > 10


def test_a_python_without_openspiel_is_told_what_to_install() -> None:
    hide = "import sys, runpy; sys.modules['pyspiel'] = None; runpy.run_path(sys.argv[1])"
    asked = subprocess.run(
        [sys.executable, "-c", hide, str(PROGRAM)], capture_output=True, text=True, check=False
    )
    assert asked.returncode == 1
    assert "pip install open_spiel" in asked.stderr
    assert "Traceback" not in asked.stderr


def test_openspiels_search_plays_a_whole_round_of_legal_actions() -> None:
    pytest.importorskip("pyspiel")
    from tools.yardsticks.ismcts import SpielBot

    table = terms_of("jester", 3, rounds=1)
    seats = tuple(SeatEntry(str(number), "bot") for number in range(3))
    host, heard = Host(Header(table, seats, 9, "test")), [0, 0, 0]
    bots = [SpielBot(table, seat, 1, 12, "random", 0.7) for seat in range(3)]
    while not host.is_over:
        if host.awaits_lot:
            host.draw_lot()
        actions = []
        for seat in host.seats_to_act:
            for event in host.seen_since(seat, heard[seat]):
                bots[seat].observe(event)
            heard[seat] = host.events_so_far
            actions.append(bots[seat].decide(host.view(seat), host.options(seat)))
        for action in actions:
            host.submit(action)
    assert host.phase is Phase.OVER
