"""While the drum rolls the rules know the result already; nothing on the stage may tell it."""

from __future__ import annotations

import pytest

from kingup_game.app.actions import KEYBOARD, MOUSE, Action
from kingup_game.engine.state import Phase
from kingup_game.scenes.almanac import AlmanacScene
from kingup_game.scenes.mouse_buttons import SPOTS
from kingup_game.scenes.room import Room
from kingup_game.scenes.vote import Vote
from tests.evening import Evening
from tests.scenes.match.stage_kit import frame
from tests.sitting import bot, climb_to, open_scene, person, sit_down
from tools.shooting import companies, matches
from tools.shooting.stagehand import Stagehand

OPEN = {"open_ballots": True}


def count_begins(game: Evening, first: Action = Action.NO) -> Room:
    """Two people vote, and the drum rolls."""
    people = [person("Ada", 0, KEYBOARD), person("Ben", 1, "pad:1"), bot("Cy", 2)]
    room = sit_down(game, people, house=OPEN)
    climb_to(room, Phase.VOTE)
    open_scene(game, room)
    game.press(KEYBOARD, first)
    game.press("pad:1", Action.YES)
    for _ in range(600):
        game.wait()
        if room.host.phase is not Phase.VOTE:
            assert room.is_counting
            return room
    raise AssertionError("the ballots were never counted")


def test_worths_stay_closed_until_the_cards_are_open(game: Evening) -> None:
    room = count_begins(game)
    pressed = 0
    while isinstance(game.stage.stack.top, Vote) and room.director.busy:
        game.press(KEYBOARD, Action.ALMANAC)
        pressed += 1
        assert not isinstance(game.stage.stack.top, AlmanacScene)
        game.wait(1)
    assert pressed > 10


def ticks_to_the_end_of(game: Evening) -> int:
    for passed in range(2000):
        if game.scene == "Climb":
            return passed
        game.wait()
    raise AssertionError("the count never ended")


@pytest.mark.parametrize("by", [KEYBOARD, "pad:1", MOUSE])
def test_the_drum_waits_for_a_pause(game: Evening, by: str) -> None:
    count_begins(game)
    usual = ticks_to_the_end_of(game)
    room = count_begins(game)
    if by == MOUSE:
        game.click(5, 5)
        game.wait()
        game.click(*SPOTS[Action.PAUSE].middle)
    else:
        game.press(by, Action.PAUSE)
    assert game.scene == "Pause"
    game.wait(600)
    assert room.is_counting
    game.press(KEYBOARD, Action.PAUSE)
    assert game.scene == "Vote"
    assert usual - 10 < ticks_to_the_end_of(game) <= usual
    assert not room.is_counting


@pytest.mark.parametrize("outcome", [Action.NO, Action.YES])
def test_the_pause_does_not_tell_how_the_election_ended(game: Evening, outcome: Action) -> None:
    """Neither the votes of the round nor a look at one's card, which only a round has."""
    count_begins(game, outcome)
    game.press(KEYBOARD, Action.PAUSE)
    offered = [choice.key for choice in game.top.choices._all]
    assert offered == ["resume", "rules", "settings", "leave"]


def test_a_pad_that_goes_away_during_the_count_is_missed_after_it(game: Evening) -> None:
    """Whose turn comes next is a part of the result."""
    room = count_begins(game)
    for device in (KEYBOARD, "pad:1"):
        game.stage.pads.gone.add(device)
    game.press("pad:1", Action.LEFT_ROOM)
    while room.is_counting:
        assert game.scene == "Vote"
        game.wait()
    while room.company.seats[room.host.seats_to_act[0]].is_bot:
        game.wait()
    game.wait_for("PadGone")


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE])
def test_a_paused_count_looks_the_same_however_it_will_end(hand: Stagehand, device: str) -> None:
    """Also for one person alone, whose own card and hand lie open all the time."""
    shown = []
    for choice in (Action.YES, Action.NO):
        room = hand.open(companies.solo(4, device), matches.voting)
        hand.wait(30)
        hand.press(choice, device=device)
        hand.wait_until(lambda room=room: room.is_counting)  # type: ignore[misc]
        hand.wait(20)
        hand.press(Action.PAUSE)
        hand.wait(40)
        shown.append(frame(hand))
        hand.press(Action.PAUSE)
        hand.wait(10)
        shown.append(frame(hand))
    assert shown[:2] == shown[2:]


def test_the_almanac_opens_again_after_the_count(game: Evening) -> None:
    room = sit_down(game, [person("Ada", 0, KEYBOARD), bot("Ben", 1), bot("Cy", 2)])
    climb_to(room, Phase.VOTE)
    open_scene(game, room)
    game.press(KEYBOARD, Action.NO)
    game.wait(900)
    game.press(KEYBOARD, Action.ALMANAC)
    assert isinstance(game.stage.stack.top, AlmanacScene)


def test_after_a_pause_the_music_is_as_low_under_the_drum_as_before(game: Evening) -> None:
    count_begins(game)
    game.wait(2)
    audio = game.stage.audio
    levels = [audio._duck.wanted]
    for _ in range(2):
        game.press(KEYBOARD, Action.PAUSE)
        levels.append(audio._duck.wanted)
    assert levels[0] == levels[2] < levels[1]
