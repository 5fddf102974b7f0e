"""The host keeps a match: undo, what seats are told, resuming, and the record."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingup_game.bots.bot import Bot
from kingup_game.bots.levels import make_bot
from kingup_game.engine.actions import IllegalActionError, PlaceCharacter
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.events import BallotSealed, RoundDealt, VotesRevealed
from kingup_game.engine.record import Header, SeatEntry, read_record
from kingup_game.engine.state import Phase
from kingup_game.table.host import Host
from kingup_game.table.playing import BotSeat, play_out

CLASSIC = terms_of("classic", 3)


def host_of(table: Terms = CLASSIC, seed: int = 7, first: int | None = None) -> Host:
    seats = tuple(SeatEntry(f"p{seat}", "human") for seat in range(table.players))
    return Host(Header(table, seats, seed, "test"), first)


def advance(host: Host, source: Random, steps: int) -> None:
    for _ in range(steps):
        if host.is_over:
            return
        if host.awaits_lot:
            host.draw_lot()
        else:
            host.submit(source.choice(host.options(host.seats_to_act[0])))


def test_the_first_seat_of_the_first_round_can_be_chosen() -> None:
    host = host_of(first=2)
    host.draw_lot()
    assert host.seats_to_act == (2,)


def test_the_same_seed_deals_the_same_goals() -> None:
    one, other = host_of(seed=3), host_of(seed=3)
    assert one.draw_lot() == other.draw_lot()


def test_a_placement_can_be_taken_back_and_leaves_no_trace() -> None:
    host = host_of(first=0)
    host.draw_lot()
    before = host.record()
    host.submit(PlaceCharacter(0, "A", Place.FLOOR_2))
    assert host.can_take_back(0)
    remaining = host.take_back(0)
    assert remaining == host.events_so_far == 1
    assert host.record() == before
    assert host.view(0).place_of("A") is Place.TRAY
    assert host.seats_to_act == (0,)


def test_nothing_is_taken_back_once_the_next_has_acted() -> None:
    host = host_of(first=0)
    host.draw_lot()
    host.submit(PlaceCharacter(0, "A", Place.FLOOR_2))
    host.submit(PlaceCharacter(1, "B", Place.FLOOR_2))
    assert not host.can_take_back(0)
    with pytest.raises(ValueError, match="nothing to take back"):
        host.take_back(0)


def test_the_last_placement_can_be_taken_back_with_the_leftovers() -> None:
    host, source = host_of(), Random(1)
    advance(host, source, 12)
    seat = host.seats_to_act[0]
    host.submit(host.options(seat)[0])
    assert host.view(None).phase is Phase.MOVE
    host.take_back(seat)
    assert host.view(None).phase is Phase.PLACE


def test_a_nomination_and_a_vote_are_never_taken_back() -> None:
    host, source = host_of(), Random(4)
    while host.phase is not Phase.VOTE:
        advance(host, source, 1)
    assert not any(host.can_take_back(seat) for seat in range(3))
    host.submit(host.options(0)[0])
    assert not any(host.can_take_back(seat) for seat in range(3))


def test_an_illegal_act_is_refused_and_changes_nothing() -> None:
    host = host_of(first=0)
    host.draw_lot()
    before = host.record()
    with pytest.raises(IllegalActionError, match="not your turn"):
        host.submit(PlaceCharacter(1, "A", Place.FLOOR_2))
    assert host.record() == before


def test_every_change_is_kept() -> None:
    kept: list[str] = []
    seats = tuple(SeatEntry(f"p{seat}", "human") for seat in range(3))
    host = Host(Header(CLASSIC, seats, 7, "test"), first=0, keep=kept.append)
    host.draw_lot()
    host.submit(PlaceCharacter(0, "A", Place.FLOOR_2))
    host.take_back(0)
    assert [text.count("\n") for text in kept] == [2, 3, 2]


def test_the_television_is_told_no_goal_before_the_round_is_scored() -> None:
    host, source = host_of(), Random(2)
    advance(host, source, 10_000)
    for event in host.seen_since(None, 0):
        if isinstance(event, RoundDealt):
            assert event.goals == (None, None, None)


TABLES = [
    terms_of("classic", 3),
    terms_of("classic", 5),
    terms_of("jester", 2),
    terms_of("jester", 7),
]


@given(st.sampled_from(TABLES), st.integers(0, 999), st.floats(0, 1))
@settings(max_examples=40, deadline=None)
def test_a_resumed_match_goes_on_like_an_unbroken_one(
    table: Terms, seed: int, share: float
) -> None:
    def bots() -> list[Bot]:
        return [make_bot("random", table, seat, seed) for seat in range(table.players)]

    unbroken = host_of(table, seed)
    play_out(unbroken, bots())
    lines = unbroken.record().splitlines(keepends=True)
    cut = 1 + int(share * (len(lines) - 1))
    resumed = Host.resumed(read_record("".join(lines[:cut]).encode()))
    play_out(resumed, bots())
    assert resumed.record() == unbroken.record()


def test_a_bot_is_told_everything_but_the_sealing_of_ballots() -> None:
    heard: list[object] = []

    class Listener:
        name = "listener"

        def observe(self, event: object) -> None:
            heard.append(event)

    host, source = host_of(), Random(2)
    advance(host, source, 10_000)
    BotSeat(host, 1, Listener()).catch_up()  # type: ignore[arg-type]
    assert any(isinstance(event, VotesRevealed) for event in heard)
    assert not any(isinstance(event, BallotSealed) for event in heard)
    assert all(
        event.goals[0] is None and event.goals[1] is not None
        for event in heard
        if isinstance(event, RoundDealt)
    )
