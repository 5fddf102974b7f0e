"""While the drum rolls the rules know the result already; nothing on the stage may tell it."""

from __future__ import annotations

import pytest

from kingup_game.app.actions import KEYBOARD, Action
from kingup_game.engine.state import Phase
from kingup_game.scenes.almanac import AlmanacScene
from kingup_game.scenes.vote import Vote
from tests.evening import Evening
from tests.sitting import bot, climb_to, open_scene, person, sit_down


@pytest.mark.parametrize("action", [Action.ALMANAC, Action.PAUSE])
def test_worths_stay_closed_until_the_cards_are_open(game: Evening, action: Action) -> None:
    people = [person("Ada", 0, KEYBOARD), person("Ben", 1, "pad:1"), bot("Cy", 2)]
    room = sit_down(game, people)
    climb_to(room, Phase.VOTE)
    open_scene(game, room)
    game.press(KEYBOARD, Action.NO)
    game.press("pad:1", Action.YES)
    for _ in range(600):
        game.wait(1)
        if room.host.phase is not Phase.VOTE:
            break
    assert room.host.phase is not Phase.VOTE, "the ballots were never counted"
    pressed = 0
    while isinstance(game.stage.stack.top, Vote) and room.director.busy:
        game.press(KEYBOARD, action)
        pressed += 1
        assert isinstance(game.stage.stack.top, Vote)
        game.wait(1)
    assert pressed > 10


def test_the_almanac_opens_again_after_the_count(game: Evening) -> None:
    room = sit_down(game, [person("Ada", 0, KEYBOARD), bot("Ben", 1), bot("Cy", 2)])
    climb_to(room, Phase.VOTE)
    open_scene(game, room)
    game.press(KEYBOARD, Action.NO)
    game.wait(900)
    game.press(KEYBOARD, Action.ALMANAC)
    assert isinstance(game.stage.stack.top, AlmanacScene)
