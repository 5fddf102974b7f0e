"""A view that follows a match by its events alone is the view that the engine gives."""

from __future__ import annotations

from random import Random

import pytest

from kingup_game.engine.chance import draw_lot
from kingup_game.engine.edition import Edition, Terms, table_sizes, terms_of
from kingup_game.engine.events import seen_by
from kingup_game.engine.following import after, options_in, seats_awaited, why_not
from kingup_game.engine.rules import (
    apply,
    is_lot,
    legal_actions,
    legal_placements,
    refusal_of,
    seats_to_act,
)
from kingup_game.engine.state import Phase, new_match
from kingup_game.engine.view import view_of

SWITCHES = ("random_placement", "open_ballots", "zero_is_33")
MATCHES = 5

TABLES = [(edition, players) for edition in Edition for players in table_sizes(edition)]


def terms_by_chance(edition: Edition, players: int, chance: Random) -> Terms:
    jester = ("wcs", "dungeons", "stomachache") if edition is Edition.JESTER else ()
    house = {name: chance.random() < 0.5 for name in (*SWITCHES, *jester)}
    return terms_of(edition, players, chance.choice((1, 3)), house)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_view_can_be_followed_from_what_its_seat_sees(edition: Edition, players: int) -> None:
    for number in range(MATCHES):
        chance = Random(f"{edition}/{players}/{number}")
        terms = terms_by_chance(edition, players, chance)
        state = new_match(terms)
        followers = {seat: view_of(state, seat) for seat in (None, *range(players))}
        while state.phase is not Phase.OVER:
            if is_lot(state):
                action = draw_lot(state, chance)
            else:
                seat = chance.choice(seats_to_act(state))
                action = chance.choice(legal_actions(state, seat))
            state, events = apply(state, action)
            for follower, view in followers.items():
                for event in events:
                    view = after(view, seen_by(event, follower))
                followers[follower] = view
                assert view == view_of(state, follower)
            seen = followers[None]
            assert seats_awaited(seen) == seats_to_act(state)
            for seat in range(players):
                assert list(options_in(followers[seat])) == list(legal_actions(state, seat))
            for placement in legal_placements(state):
                assert why_not(seen, placement) == refusal_of(state, placement)
