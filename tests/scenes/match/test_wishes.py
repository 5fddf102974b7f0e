"""The threads of a scored round: no face is crossed, and every wish can be told by its bead."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from kingup_game.engine.cast import Place
from kingup_game.engine.edition import Edition
from kingup_game.engine.events import RoundScored
from kingup_game.engine.goals import GOALS
from kingup_game.scenes.room import Room
from kingup_game.scenes.wishes import BEAD_LAYER, BEAD_WIDTH, THREAD_LAYER, Wishes
from kingup_game.stage import plan
from kingup_game.stage.items import Box, Drawing
from kingup_game.stage.tokens import TOKEN_LAYER
from tools.shooting import companies, matches
from tools.shooting.stagehand import Stagehand


def send_away(room: Room, number: int) -> None:
    """The first so many of the cast are refused; neighbours stand close in the courtyard."""
    for character in list(room.tokens)[:number]:
        room.standing.put(character, Place.OUT)
    for character, token in room.tokens.items():
        token.stand(room.standing.spot(character))


@pytest.mark.parametrize(
    ("edition", "players"), [(Edition.CLASSIC, 3), (Edition.CLASSIC, 6), (Edition.JESTER, 8)]
)
def test_no_bead_hides_another_and_higher_seats_have_higher_beads_on_their_side(
    hand: Stagehand, edition: Edition, players: int
) -> None:
    hand.players, hand.edition = players, edition
    room = hand.open(companies.bots_only(players), matches.climbing)
    send_away(room, 6)
    goals = GOALS[:players]
    wishes, panels = Wishes(room, goals), room.panels
    wanted = [(seat, character) for seat, goal in enumerate(goals) for character in goal]
    beads = {wish: wishes._bead(*wish) for wish in wanted}
    for (one, place), (other, elsewhere) in combinations(beads.items(), 2):
        assert dist(place, elsewhere) >= BEAD_WIDTH, (one, other)
        if one[1] == other[1] and panels[one[0]].x == panels[other[0]].x:
            assert (place[1] < elsewhere[1]) is (panels[one[0]].y < panels[other[0]].y)
    for (seat, character), (x, _) in beads.items():
        is_left = panels[seat].x < plan.WIDTH / 2
        assert (x < room.tokens[character].head[0]) is is_left


def test_threads_pass_behind_faces_and_all_is_gone_in_the_end(hand: Stagehand) -> None:
    room = hand.open(companies.bots_only(4), matches.scored)
    scored = next(e for e in room.host.seen_since(None, 0) if isinstance(e, RoundScored))

    def spun() -> list[Drawing]:
        return [item for item in room.sheet.stacked() if isinstance(item, Drawing)]

    def beads() -> list[Box]:
        return [
            item
            for item in room.sheet.stacked()
            if isinstance(item, Box) and item.layer == BEAD_LAYER
        ]

    hand.wait_until(lambda: len(spun()) == len(scored.goals))
    assert {item.layer for item in spun()} == {THREAD_LAYER}
    assert THREAD_LAYER < TOKEN_LAYER < BEAD_LAYER
    assert len(beads()) == sum(map(len, scored.goals))
    hand.wait_until(lambda: not room.director.busy)
    assert not spun()
    assert not beads()
