"""The coach advises by what the advised seat knows, in words that the catalogue has."""

from __future__ import annotations

import pytest

from kingup_game.bots.coach import Why, advise, reason
from kingup_game.bots.levels import make_bot
from kingup_game.engine.actions import Card, CastVote, MoveCharacter
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import setup
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.engine.state import Phase
from kingup_game.table.host import Host
from kingup_game.table.playing import BotSeat
from kingup_game.words.catalogue import LANGUAGES, Words

TABLE = setup("classic", 3, 1)
QUICK = 0.02


def host_at(phase: Phase, seed: int = 4) -> Host:
    """A match among sergeants that has come to a phase."""
    host = Host(Header(TABLE, tuple(SeatEntry(str(s), "bot") for s in range(3)), seed, "t"))
    seats = [BotSeat(host, seat, make_bot("sergeant", TABLE, seat, seed)) for seat in range(3)]
    while host.phase is not phase:
        if host.awaits_lot:
            host.draw_lot()
        else:
            host.submit(seats[host.seats_to_act[0]].choose())
    return host


@pytest.mark.parametrize("phase", [Phase.PLACE, Phase.MOVE, Phase.VOTE])
def test_every_choice_is_weighed_once_and_the_same_way_each_time(phase: Phase) -> None:
    host = host_at(phase)
    seat = host.seats_to_act[0]
    options = host.options(seat)
    asked = (host.view(seat), host.seen_since(seat, 0), options, 7, QUICK)
    advice = advise(*asked)
    assert {one.action for one in advice} == set(options)
    assert len(advice) == len(options)
    assert all(0 <= one.chance <= 1 for one in advice)
    assert advice == advise(*asked)


def test_the_reason_tells_friends_from_strangers() -> None:
    host = host_at(Phase.MOVE)
    seat = host.seats_to_act[0]
    view = host.view(seat)
    assert view.goal is not None
    friend, stranger = view.goal[0], next(c for c in TABLE.characters if c not in view.goal)
    assert reason(view, MoveCharacter(seat, friend, Place.THRONE)) is Why.CROWN_OWN
    assert reason(view, MoveCharacter(seat, stranger, Place.THRONE)) is Why.NOMINATE_STRANGER
    assert reason(view, MoveCharacter(seat, stranger, Place.FLOOR_1)) is Why.BIDE
    assert reason(view, CastVote(seat, Card.NO)) is Why.NO_STOP


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = Words(language)
    assert [why for why in Why if not words.has(f"coach.{why}")] == []
