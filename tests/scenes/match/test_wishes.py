"""Who wanted whom at a round's end: every wish can be told by its crest, and nothing is covered."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from math import dist
from typing import NamedTuple

import pytest

from kingup_game.engine.cast import JESTER, Place
from kingup_game.engine.edition import Edition
from kingup_game.engine.events import RoundScored
from kingup_game.engine.goals import GOALS
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Box, Label, Sprite
from kingup_game.stage.castle.standing import ANNEXES
from kingup_game.stage.counting.wish_crests import WishCrests
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
    """A crest, a face with its ground, or the tag with a number: its middle and its width."""

    x: float
    y: float
    width: float


def crests_on(sitting: Sitting) -> list[Mark]:
    crests = seen_on(sitting.sheet, Sprite, Layer.WISH_CREST)
    tags = [
        Mark(tag.x + tag.width / 2, tag.y + tag.height / 2, tag.width)
        for tag in seen_on(sitting.sheet, Box, Layer.WISH_CREST)
        if tag.width < layout.SEAT_WIDTH / 2  # the rim around a goal is as wide as a seat
    ]
    marks = [*(Mark(crest.x, crest.y, crest.width or 0) for crest in crests), *tags]
    return list({(round(mark.x), round(mark.y)): mark for mark in marks}.values())


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
    for seat in (None, *range(players)):
        wishes.lay(seat)
        marks = crests_on(sitting)
        for one, other in combinations(marks, 2):
            assert dist((one.x, one.y), (other.x, other.y)) >= LEAST_APART
        for mark in marks:
            assert mark.x - mark.width / 2 > layout.DUNGEON_X
            assert mark.x + mark.width / 2 < layout.WC_X
    wishes.take_away()
    assert not crests_on(sitting)
    locked_in = [c for c in sitting.tokens if sitting.standing.place_of(c) in ANNEXES]
    assert len(locked_in) == (5 if edition is Edition.JESTER else 0)


def test_of_a_crowd_a_number_beside_each_says_how_many_wanted_it_but_faces_who_wanted_the_king(
    hand: Stagehand,
) -> None:
    hand.players, hand.edition = 8, Edition.JESTER
    sitting = hand.open(companies.solo(8), matches.scored)
    scored = next(e for e in sitting.host.seen_since(None, 0) if isinstance(e, RoundScored))
    on = sitting.sheet, sitting.panels, sitting.tokens, sitting.standing
    WishCrests(*on, scored.goals).lay(None)
    for character, token in sitting.tokens.items():
        wanted = [seat for seat, goal in enumerate(scored.goals) if character in goal]
        x, y = token.head
        size = token.spot.size
        if sitting.standing.place_of(character) is Place.THRONE:
            shown = seen_on(sitting.sheet, Sprite, Layer.WISH_CREST)
            wishers = sorted(one.picture for one in shown if abs(one.y - y) <= size / 2)
            assert wishers == sorted(sitting.panels[seat].face.picture() for seat in wanted)
        elif wanted:
            around = [one for one in numbers_on(sitting) if abs(one.x - x) <= size]
            assert str(len(wanted)) in [one.words for one in around if abs(one.y - y) <= size]


def test_after_the_kings_a_crowds_wishes_are_told_one_seat_after_the_other(
    hand: Stagehand,
) -> None:
    hand.players, hand.edition = 8, Edition.JESTER
    sitting = hand.open(companies.bots_only(8), matches.scored)
    scored = next(e for e in sitting.host.seen_since(None, 0) if isinstance(e, RoundScored))
    (king,) = sitting.standing.at(Place.THRONE)
    faces = [panel.face for panel in sitting.panels.panels]

    def pictures() -> list[str]:
        return [one.picture for one in seen_on(sitting.sheet, Sprite, Layer.WISH_CREST)]

    def rims() -> list[Box]:
        boxes = seen_on(sitting.sheet, Box, Layer.WISH_CREST)
        return [box for box in boxes if box.width > layout.SEAT_WIDTH / 2]

    def told(seal: str) -> bool:
        return sorted(pictures()) == sorted([*wishers, *[seal] * 6])

    wishers = sorted(
        faces[seat].picture() for seat, goal in enumerate(scored.goals) if king in goal
    )
    hand.wait_until(lambda: sorted(pictures()) == wishers)
    assert len(rims()) == len(wishers)
    for seat, face in enumerate(faces):
        hand.wait_until(partial(told, face.seal))
        strength = {one: token.sprite.alpha for one, token in sitting.tokens.items()}
        bright = {one for one in strength if strength[one] == OPAQUE_ALPHA}
        assert bright == {*scored.goals[seat], king}
        (rim,) = rims()
        assert rim.x < sitting.panels[seat].x + layout.SEAT_WIDTH / 2 < rim.x + rim.width
    hand.wait_until(lambda: not sitting.director.busy)
    assert hand.sink is not None
    assert not [line for line in hand.sink.lines if cues.KNOCK in line], "nobody is at a door"
    assert not crests_on(sitting)
