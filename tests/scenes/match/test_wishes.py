"""The threads of a scored round: no face is crossed, and every wish can be told by its bead."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from kingup_game.engine.cast import Place
from kingup_game.engine.edition import Edition
from kingup_game.engine.events import RoundScored
from kingup_game.engine.goals import GOALS
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Box
from kingup_game.stage.seats.wish_threads import BEAD_WIDTH, Web, WishThreads
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand


def send_away(sitting: Sitting, number: int) -> None:
    """The first so many of the cast are refused; neighbours stand close in the courtyard."""
    for character in list(sitting.tokens)[:number]:
        sitting.standing.put(character, Place.OUT)
    for character, token in sitting.tokens.items():
        token.stand(sitting.standing.spot(character))


def beads_on(sitting: Sitting) -> list[Box]:
    """In the order in which they were strung: seat by seat, as its goal names them."""
    return seen_on(sitting.sheet, Box, Layer.BEADS)


@pytest.mark.parametrize(
    ("edition", "players"), [(Edition.CLASSIC, 3), (Edition.CLASSIC, 6), (Edition.JESTER, 8)]
)
def test_no_bead_hides_another_and_higher_seats_have_higher_beads_on_their_side(
    hand: Stagehand, edition: Edition, players: int
) -> None:
    hand.players, hand.edition = players, edition
    sitting = hand.open(companies.solo(players), matches.climbing)
    hand.wait_for_people()
    send_away(sitting, 6)
    goals = GOALS[:players]
    panels = sitting.panels
    wishes = WishThreads(sitting.sheet, panels, sitting.tokens, goals, king=None)
    wanted = [(seat, character) for seat, goal in enumerate(goals) for character in goal]
    sitting.director.play(wishes.show())
    hand.wait_until(lambda: len(beads_on(sitting)) == len(wanted))
    middles = [(bead.x + bead.width / 2, bead.y + bead.height / 2) for bead in beads_on(sitting)]
    beads = dict(zip(wanted, middles, strict=True))
    for (one, place), (other, elsewhere) in combinations(beads.items(), 2):
        assert dist(place, elsewhere) >= BEAD_WIDTH, (one, other)
        if one[1] == other[1] and panels[one[0]].x == panels[other[0]].x:
            assert (place[1] < elsewhere[1]) is (panels[one[0]].y < panels[other[0]].y)
    for (seat, character), (x, _) in beads.items():
        is_left = panels[seat].x < layout.WIDTH / 2
        assert (x < sitting.tokens[character].head[0]) is is_left


def test_threads_pass_behind_faces_and_all_is_gone_in_the_end(hand: Stagehand) -> None:
    sitting = hand.open(companies.bots_only(4), matches.scored)
    scored = next(e for e in sitting.host.seen_since(None, 0) if isinstance(e, RoundScored))

    def spun() -> list[Web]:
        return seen_on(sitting.sheet, Web)

    hand.wait_until(lambda: len(spun()) == len(scored.goals))
    assert {item.layer for item in spun()} == {Layer.THREADS}
    assert Layer.THREADS < Layer.TOKEN < Layer.BEADS
    assert len(beads_on(sitting)) == sum(map(len, scored.goals))
    hand.wait_until(lambda: not sitting.director.busy)
    assert not spun()
    assert not beads_on(sitting)
