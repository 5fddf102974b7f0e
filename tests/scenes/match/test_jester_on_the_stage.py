"""The Jester edition from its start to its end, and whatever holds for all of its jokes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import JESTER, Place
from kingup_game.engine.scoring import PERFECT_ZERO
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.matches import Moment
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.scenes.match.jester_kit import (
    books,
    decided,
)


def test_1_the_jester_is_on_floor_3_from_the_start_and_nobody_may_place_him(
    five: Stagehand,
) -> None:
    sitting = five.open(companies.solo(5))
    five.wait(20)
    assert sitting.standing.place_of(JESTER) is Place.FLOOR_3
    five.wait_until(lambda: any(token.can_act for token in sitting.tokens.values()))
    assert not sitting.tokens[JESTER].can_act
    assert sum(token.can_act for token in sitting.tokens.values()) == len(sitting.tokens) - 1


def test_2_totals_start_at_20_and_whoever_falls_below_zero_has_a_moment(five: Stagehand) -> None:
    sitting = five.open(companies.solo(5))
    assert words_on(sitting.sheet).splitlines().count("20") == 5
    sitting = five.open(companies.solo(5), matches.falls_below_zero)
    five.wait_until(lambda: "below zero" in sitting.line.words)
    totals = sitting.host.view(None).totals
    (loser,) = [name for name, total in zip(companies.NAMES, totals, strict=False) if total < 0]
    assert sitting.line.words.startswith(loser)
    race = seen_on(five.top.sheets()[2], Label, Layer.RACE)
    below = [label for label in race if label.words == str(min(totals))]
    above = [label for label in race if label.words == str(max(totals))]
    faces = {item.picture: item for item in seen_on(five.top.sheets()[2], Sprite, Layer.RACE)}
    (indebted,) = (
        p.face for p, total in zip(sitting.panels.panels, totals, strict=True) if total < 0
    )
    assert indebted.bust("refused") in faces
    assert below[0].x < faces[indebted.bust("refused")].x
    busts = [item.x for picture, item in faces.items() if "coin" not in picture]
    assert above[0].x > max(busts)
    assert below[0].style.colour != above[0].style.colour


@pytest.mark.parametrize(("players", "left_over"), [(7, 6), (8, 5)])
def test_3_floor_0_has_room_for_all_who_are_left_over(
    hand: Stagehand, players: int, left_over: int
) -> None:
    hand.edition, hand.players = "jester", players
    sitting = hand.open(companies.solo(players), matches.climbing)
    kitchen = sitting.standing.at(Place.FLOOR_0)
    assert len(kitchen) <= left_over
    full = hand.open(
        companies.bots_only(players), lambda host: matches.on_floor_0(host) == left_over
    )
    spots = {full.standing.spot(one).x for one in full.standing.at(Place.FLOOR_0)}
    assert len(spots) == left_over


def test_8_exactly_nothing_in_the_third_round_stays_nothing(five: Stagehand) -> None:
    sitting = five.open(companies.bots_only(5), matches.last_round_for_nothing)
    five.wait_for_people()
    shown = words_on(five.top.sheets()[2]).splitlines()
    assert "0" in shown
    assert str(PERFECT_ZERO) not in shown
    assert not any(item.picture == art.BADGE_33 for item in seen_on(sitting.sheet, Sprite))


def end_of(hand: Stagehand, play: Callable[[Stagehand, bool], Sitting], hurried: bool) -> Any:
    sitting = play(hand, hurried)
    hand.wait_until(lambda: not sitting.director.busy)
    castle = sitting.picture.castle
    tokens = {one: (token.spot, token.sprite.alpha) for one, token in sitting.tokens.items()}
    fronts = [
        (book.picture, book.x, book.y, book.frame)
        for name in ("bars", "wc-door", "wc-lamp", "reign")
        for book in books(sitting, name)
        if "flag" not in name
    ]
    return tokens, fronts, castle.reign.is_on, castle.reign.is_threatening, hand.scene


def _election(wanted: Moment, own: Card, others: Card) -> Callable[[Stagehand, bool], Sitting]:
    return lambda hand, hurried: decided(hand, wanted, own, others, hurried)


ENDINGS = {
    "cell": _election(matches.cells_fill(1), Card.NO, Card.NO),
    "out": _election(matches.cells_fill(3), Card.NO, Card.NO),
    "stomachache": _election(matches.voting, Card.STOMACHACHE, Card.YES),
    "squeeze": _election(matches.squeezing, Card.NO, Card.NO),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_hurried_or_calm_every_joke_ends_as_it_does_in_full(five: Stagehand, ending: str) -> None:
    five.settings = {"bot_talk": False}
    in_full = end_of(five, ENDINGS[ending], hurried=False)
    assert end_of(five, ENDINGS[ending], hurried=True) == in_full
    five.settings = {"bot_talk": False, "reduced_motion": True}
    assert end_of(five, ENDINGS[ending], hurried=False) == in_full


@pytest.mark.parametrize("players", [2, 8])
def test_whenever_nothing_moves_doors_and_signs_are_as_everybody_stands(
    hand: Stagehand, players: int
) -> None:
    hand.edition, hand.players = "jester", players
    hand.settings = {"speed": 400, "bot_talk": False}
    sitting = hand.open(companies.bots_only(players), matches.climbing)
    outcomes: set[bool] = set()
    while hand.scene != "Scoring":
        hand.wait(1)
        if not sitting.director.busy and hand.scene == "Climb":
            castle, view = sitting.picture.castle, sitting.shown.public
            assert castle.annexes.due(sitting.standing) == []
            assert not castle.reign.is_on
            assert not castle.reign.is_threatening
            for character in view.terms.characters:
                assert sitting.standing.place_of(character) is view.place_of(character)
                assert sitting.tokens[character].spot == sitting.standing.spot(character)
            outcomes.add(bool(sitting.standing.at(Place.DUNGEON_3)))
    assert outcomes
