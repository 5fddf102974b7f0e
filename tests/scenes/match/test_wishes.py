"""Who wanted whom at a round's end: every wish can be told by its crest, and nothing is covered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import dist
from typing import NamedTuple

import pytest

from kingup_game.engine.cast import JESTER, Place
from kingup_game.engine.edition import Edition
from kingup_game.engine.events import RoundScored
from kingup_game.engine.goals import GOALS
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Box, Label, Sprite
from kingup_game.stage.castle.standing import ANNEXES
from kingup_game.stage.counting.wish_crests import CROWD, WishCrests
from kingup_game.theme import cues
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

LEAST_APART = 25.0
AWAY = (Place.DUNGEON_3, Place.DUNGEON_2, Place.DUNGEON_1, Place.WC_3, Place.WC_4, Place.THRONE)
EDITIONS = [(Edition.CLASSIC, 3), (Edition.CLASSIC, 6), (Edition.JESTER, 8)]


def scatter(sitting: Sitting) -> None:
    """Somebody in every place that the edition has, and neighbours in the courtyard."""
    cast = [character for character in sitting.tokens if character != JESTER]
    places = AWAY if JESTER in sitting.tokens else (Place.THRONE,)
    for character, place in zip(cast, (*places, *[Place.OUT] * 4), strict=False):
        sitting.standing.put(character, place)
    for character, token in sitting.tokens.items():
        token.stand(sitting.standing.spot(character))


class Mark(NamedTuple):
    """A crest, or the tag with a number: its middle and its width."""

    x: float
    y: float
    width: float


def crests_on(sitting: Sitting) -> list[Mark]:
    crests = seen_on(sitting.sheet, Sprite, Layer.WISH_CREST)
    tags = [
        Mark(tag.x + tag.width / 2, tag.y + tag.height / 2, tag.width)
        for tag in seen_on(sitting.sheet, Box, Layer.WISH_CREST)
    ]
    return [*(Mark(crest.x, crest.y, crest.width or 0) for crest in crests), *tags]


def marks_of(sitting: Sitting, goals: Sequence[str]) -> int:
    """So many crests there are; of a crowd only the king's, and a tag for everybody else."""
    (king,) = sitting.standing.at(Place.THRONE)
    if len(goals) < CROWD:
        return sum(map(len, goals))
    return sum(king in goal for goal in goals) + len(set("".join(goals)) - {king})


def numbers_on(sitting: Sitting) -> list[Label]:
    return seen_on(sitting.sheet, Label, Layer.WISH_CREST)


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
def test_no_crest_hides_another_and_none_covers_what_a_cell_is_worth(
    hand: Stagehand, edition: Edition, players: int
) -> None:
    hand.players, hand.edition = players, edition
    sitting = hand.open(companies.solo(players), matches.climbing)
    hand.wait_for_people()
    scatter(sitting)
    goals = GOALS[:players]
    wishes = WishCrests(sitting.sheet, sitting.panels, sitting.tokens, sitting.standing, goals)
    heard: list[Place] = []
    sitting.director.play(wishes.show(heard.append))
    hand.wait_until(lambda: len(crests_on(sitting)) == marks_of(sitting, goals))
    assert heard[0] is Place.THRONE
    for one, other in combinations(crests_on(sitting), 2):
        assert dist((one.x, one.y), (other.x, other.y)) >= LEAST_APART
    for crest in crests_on(sitting):
        half = crest.width / 2
        assert crest.x - half > layout.DUNGEON_X
        assert crest.x + half < layout.WC_X
    locked_in = [c for c in sitting.tokens if sitting.standing.place_of(c) in ANNEXES]
    assert len(locked_in) == (5 if edition is Edition.JESTER else 0)


def test_of_a_crowd_a_number_beside_each_says_how_many_wanted_it_and_of_the_king_who(
    hand: Stagehand,
) -> None:
    hand.players, hand.edition = 8, Edition.JESTER
    sitting = hand.open(companies.bots_only(8), matches.scored)
    scored = next(e for e in sitting.host.seen_since(None, 0) if isinstance(e, RoundScored))
    hand.wait_until(lambda: len(crests_on(sitting)) == marks_of(sitting, scored.goals))
    hand.wait(20)
    for character, token in sitting.tokens.items():
        wanted = sum(character in goal for goal in scored.goals)
        x, y = token.head
        size = token.spot.size
        is_king = sitting.standing.place_of(character) is Place.THRONE
        marks: Sequence[Mark | Label] = crests_on(sitting) if is_king else numbers_on(sitting)
        around = [one for one in marks if abs(one.x - x) <= 1.6 * size]
        beside = [one for one in around if abs(one.y - y) <= size]
        if is_king:
            assert len(beside) >= wanted
        elif wanted:
            assert str(wanted) in [one.words for one in beside if isinstance(one, Label)]
    hand.wait_until(lambda: not sitting.director.busy)
    assert hand.sink is not None
    assert not [line for line in hand.sink.lines if cues.KNOCK in line], "nobody is at a door"
    assert not crests_on(sitting)
