"""The secrets come out: every goal is turned over large in the middle, before any is counted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingup_game.engine.edition import Edition
from kingup_game.motion import ticks
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.stage.seats.goal_card import HEIGHT, WIDTH
from kingup_game.theme import art, cues
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand

LONGEST = {2: ticks(3200), 4: ticks(4600), 8: ticks(6000)}
TOGETHER = 4


def names_on(hand: Stagehand, layer: Layer) -> list[str]:
    return [label.words for label in seen_on(hand.top.sheet, Label, layer)]


def times(heard: Recording, cue: str) -> int:
    return sum(cue in line for line in heard.lines)


def until_all_are_home(hand: Stagehand, players: int) -> Iterator[int]:
    """Tick by tick."""
    for tick in range(round(LONGEST[players])):
        if len(names_on(hand, Layer.OPEN_GOAL)) == players:
            return
        hand.wait(1)
        yield tick
    raise AssertionError("it takes too long")


@pytest.mark.parametrize("players", LONGEST)
def test_each_goal_is_turned_over_alone_and_large_four_lie_open_at_most_and_all_go_home(
    hand: Stagehand, players: int
) -> None:
    hand.players, hand.edition = players, Edition.CLASSIC if players == 4 else Edition.JESTER
    hand.sink = heard = Recording()
    hand.open(companies.bots_only(players), matches.scored)
    told: list[str] = []
    for _ in until_all_are_home(hand, players):
        names = names_on(hand, Layer.SECRET_OUT)
        came = [name for name in names if name not in told]
        told += came
        assert len(came) <= 1
        assert len(names) <= TOGETHER
        assert len(told) <= times(heard, cues.CARD_FLIP)
        if came:
            papers = seen_on(hand.top.sheet, Sprite, Layer.SECRET_OUT)
            cards = [one for one in papers if one.picture == art.GOAL_WIDE]
            assert all((card.width or 0) > 1.5 * WIDTH for card in cards)
            assert all(layout.SAFE.x <= card.x <= layout.SAFE.right for card in cards)
            tops = [card.y - (card.width or 0) * HEIGHT / WIDTH / 2 for card in cards]
            assert min(tops) > layout.THRONE_FEET_Y
            headings = seen_on(hand.top.sheet, Frame, Layer.SECRET_BACK)
            assert all(plate.y > layout.COURTYARD_FEET_Y for plate in headings)
    assert sorted(told) == sorted(hand.sitting.panels.names)
    assert times(heard, cues.CARD_FLIP) == players
    assert times(heard, cues.GASP) == 1
    assert not names_on(hand, Layer.SECRET_OUT)
    for layer in (Layer.SECRET_BACK, Layer.SECRET_OUT, Layer.SECRET_OWNER):
        assert not seen_on(hand.top.sheet, Sprite, layer)


def test_in_calm_motion_no_card_flies(hand: Stagehand) -> None:
    hand.settings = {**hand.settings, "reduced_motion": True}
    hand.open(companies.bots_only(4), matches.scored)
    places = set()
    for _ in until_all_are_home(hand, 4):
        for layer in (Layer.SECRET_BACK, Layer.SECRET_OUT):
            for one in seen_on(hand.top.sheet, Sprite, layer):
                if one.picture in (art.GOAL_BACK, art.GOAL_WIDE):
                    places.add((one.x, one.y))
    assert len(places) == 4
