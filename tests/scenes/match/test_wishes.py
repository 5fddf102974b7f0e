"""The threads of a scored round: no face is crossed, and every wish can be told by its bead."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from kingup_game.engine.events import RoundScored
from kingup_game.scenes.room import Room
from kingup_game.scenes.wishes import Wishes
from kingup_game.stage import plan
from kingup_game.stage.items import Drawing
from kingup_game.stage.tokens import TOKEN_LAYER
from tools.shooting import companies, matches
from tools.shooting.stagehand import Stagehand

BEAD = 20.0


def goals_of(room: Room) -> tuple[str, ...]:
    events = room.host.seen_since(None, 0)
    return next(event.goals for event in reversed(events) if isinstance(event, RoundScored))


@pytest.mark.parametrize("players", [3, 6])
def test_each_wish_has_a_bead_of_its_own_on_the_side_of_its_seat(
    hand: Stagehand, players: int
) -> None:
    hand.players = players
    room = hand.open(companies.bots_only(players), matches.scored)
    goals = goals_of(room)
    wishes = Wishes(room, goals)
    for character, token in room.tokens.items():
        beads = {
            seat: wishes._bead(seat, character)
            for seat, goal in enumerate(goals)
            if character in goal
        }
        for seat, (x, _) in beads.items():
            assert (x < token.head[0]) is (room.panels[seat].x < plan.WIDTH / 2)
        assert all(dist(one, other) >= BEAD for one, other in combinations(beads.values(), 2))


def test_threads_pass_behind_faces_and_are_gone_before_the_race_is_over(hand: Stagehand) -> None:
    room = hand.open(companies.bots_only(4), matches.scored)

    def drawings() -> list[Drawing]:
        return [item for item in room.sheet.stacked() if isinstance(item, Drawing)]

    hand.wait_until(lambda: len(drawings()) == 8)
    behind = [item for item in drawings() if item.layer < TOKEN_LAYER]
    assert len(behind) == 4
    hand.wait_until(lambda: not room.director.busy)
    assert not drawings()
