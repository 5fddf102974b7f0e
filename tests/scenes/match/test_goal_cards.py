"""A goal card shows who of the six is out of play."""

from __future__ import annotations

from math import dist

import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.cast import CAST_INDEX, Place
from kingup_game.engine.goals import GOALS
from kingup_game.scenes.over_match.curtain import Curtain
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.seats.goal_card import GoalCard
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import behind_curtain, seen_on
from tests.harness.stagehand import Stagehand


def grey_on(sheet: Sheet) -> set[str]:
    """The characters that are drawn in grey."""
    return {item.picture.removeprefix("cast/")[0] for item in seen_on(sheet, Sprite) if item.grey}


@pytest.mark.parametrize("place", Place)
def test_only_who_is_out_of_play_is_grey(place: Place) -> None:
    sheet, goal = Sheet(), GOALS[0]
    board = bytearray(13)
    board[CAST_INDEX[goal[2]]] = place
    GoalCard(sheet, 0, 0, Layer.OPEN_GOAL).show(goal, "0", bytes(board))
    assert grey_on(sheet) == ({goal[2]} if place is Place.OUT else set())


def test_who_is_still_to_be_counted_is_pale_and_nobody_is_once_all_are() -> None:
    sheet, goal = Sheet(), GOALS[0]
    card = GoalCard(sheet, 0, 0, Layer.OPEN_GOAL)
    card.show(goal, "0", bytes(13))

    def bright() -> set[str]:
        faces = [one for one in seen_on(sheet, Sprite) if one.picture.startswith("cast/")]
        return {one.picture.removeprefix("cast/")[0] for one in faces if one.alpha > 200}

    card.hold_back()
    assert not bright()
    card.count(goal[1])
    assert bright() == {goal[1]}
    card.count()
    assert bright() == set(goal)


def test_over_an_open_goal_is_the_face_of_whose_it_was_and_the_whole_name_beside_the_coin(
    hand: Stagehand,
) -> None:
    sitting = hand.open(companies.bots_only(4), matches.scored)
    faces = [sitting.match.face(seat) for seat in range(4)]
    hand.wait_until(lambda: len(seen_on(hand.top.sheet, Label, Layer.OPEN_GOAL)) == len(faces))
    corners = seen_on(hand.top.sheet, Sprite, Layer.GOAL_CORNER)
    for face in faces:
        assert {face.picture(), face.seal} <= {one.picture for one in corners}
    coins = [one for one in corners if one.picture == art.COIN_BLANK]
    for name in seen_on(hand.top.sheet, Label, Layer.OPEN_GOAL):
        assert name.style.fit is not None
        wide = min(hand.backstage.measure(name.words, name.style)[0], name.style.fit[0])
        assert wide > 0.9 * hand.backstage.measure(name.words, name.style)[0]
        coin = min(coins, key=lambda one: dist((one.x, one.y), (name.x, name.y)))
        assert abs(coin.x - name.x) >= (wide + (coin.width or 0)) / 2


def test_behind_the_curtain_too(hand: Stagehand) -> None:
    sitting = hand.open(companies.sharing(4), matches.with_a_past(matches.climbing))
    view = sitting.host.view(0)
    assert view.goal is not None
    refused = {one for one in view.goal if view.place_of(one) is Place.OUT}
    assert refused
    hand.enter(Curtain(sitting.match, 0))
    hand.wait_until(lambda: behind_curtain(hand) == "prompt")
    hand.press(Intent.CONFIRM)
    hand.wait_until(lambda: behind_curtain(hand) == "secret")
    assert grey_on(hand.top.sheets()[0]) == refused
