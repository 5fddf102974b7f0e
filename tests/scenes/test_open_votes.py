"""With open ballots the votes of the round are looked up in the pause, on a page that is heard."""

from __future__ import annotations

import re
from itertools import cycle

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.theme.cues import CONFIRM, PAGE
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand

MOST_PRESSES = 400
TAKE = re.compile(r"^cue effects/(\w+)-\d\.ogg")


@pytest.fixture
def paused(game: Stagehand) -> Stagehand:
    """In the pause of a match with open ballots, once an election of the round has been counted."""
    game.setup()
    for choice in ("more", "house", "open_ballots", "random_placement", "done", "done", "start"):
        game.choose(choice)
    game.wait_until(lambda: game.scene == "Climb")
    presses = cycle((Intent.CONFIRM, Intent.CONFIRM, Intent.RIGHT, Intent.UP))
    for _ in range(MOST_PRESSES):
        game.wait(20)
        if game.scene == "Vote":
            game.tap(KEYBOARD, Intent.NO)
            game.tap(KEYBOARD, Intent.SKIP)
        elif game.scene == "Climb":
            game.key(pygame.K_p)
            if "votes" in [choice.key for choice in game.top.choices]:
                return game
            game.key(pygame.K_ESCAPE)
            game.tap(KEYBOARD, next(presses))
    pytest.fail(f"no election was counted, and this is {game.scene}")


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_p])
def test_the_page_of_votes_is_heard_when_it_opens_and_when_it_closes(
    paused: Stagehand, key: int
) -> None:
    ear = paused.backstage.audio.sink = Recording()
    paused.choose("votes")
    assert paused.scene == "OpenVotes"
    assert heard(ear) == [CONFIRM, PAGE]
    paused.key(key)
    assert paused.scene == "Pause"
    assert heard(ear) == [CONFIRM, PAGE, PAGE]


def heard(ear: Recording) -> list[str]:
    """The cues by name, whichever takes they had."""
    return [found[1] for line in ear.lines if (found := TAKE.match(line))]
