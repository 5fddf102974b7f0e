"""Whose hand may do what in a match, and that no hand is ever left with nothing to do."""

from __future__ import annotations

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent, Press
from kingup_game.engine.actions import Card
from kingup_game.engine.events import VotesRevealed
from kingup_game.engine.state import Phase
from kingup_game.stage.canvas.items import Label
from kingup_game.theme.durations import MEANING_SETTLES, SWEEP_BANNER, SWEEP_LEAD_IN, SWEEP_STEP
from kingup_game.theme.layers import Layer
from tests.harness.looking import behind_curtain, seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.tables import bot, climb_to, deal, open_scene, person, sit_down

PAD_1, PAD_2 = "pad:1", "pad:2"
SWEPT = 6 * SWEEP_STEP
"""Rows and columns; then come banners."""


def revealed(sitting: Sitting) -> VotesRevealed | None:
    events = sitting.host.seen_since(None, 0)
    return next((event for event in reversed(events) if isinstance(event, VotesRevealed)), None)


def pull_out(game: Stagehand, device: str) -> None:
    game.backstage.pads.gone.add(device)
    game.tap(device, Intent.DEVICE_LEFT)


def test_one_at_the_keyboard_and_one_at_the_mouse_vote_each_for_themselves(game: Stagehand) -> None:
    sitting = sit_down(game, [person("Ada", 0, KEYBOARD), person("Ben", 1, MOUSE), bot("Cy", 2)])
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.tap(MOUSE, Intent.YES)
    game.tap(KEYBOARD, Intent.NO)
    game.wait(300)
    count = revealed(sitting)
    assert count is not None
    assert count.cards[:2] == (Card.NO, Card.YES)


def test_the_mouse_of_another_does_not_open_a_curtain(game: Stagehand) -> None:
    sitting = sit_down(game, [person("Ada", 0, KEYBOARD), person("Ben", 1, MOUSE), bot("Cy", 2)])
    deal(game, sitting)
    game.wait_for("Curtain")
    game.wait_until(lambda: behind_curtain(game) == "prompt", 100)
    acts = []
    for device, action in ((MOUSE, Intent.PRESS), (KEYBOARD, Intent.CONFIRM)):
        game.tap(device, action)
        acts.append(behind_curtain(game))
    assert acts == ["prompt", "velvet"]


def test_a_pad_that_takes_over_a_seat_in_a_vote_votes_for_both_in_turn(game: Stagehand) -> None:
    people = [person("Ada", 0, PAD_1), person("Ben", 1, PAD_2), bot("Cy", 2)]
    sitting = sit_down(game, people)
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.tap(PAD_1, Intent.NO)
    pull_out(game, PAD_2)
    assert game.scene == "PadGone"
    game.tap(PAD_1, Intent.CONFIRM)
    game.wait(200)
    assert revealed(sitting) is None
    game.tap(PAD_1, Intent.YES)
    game.tap(PAD_1, Intent.CONFIRM)
    game.wait(120)
    count = revealed(sitting)
    assert count is not None
    assert count.cards[:2] == (Card.NO, Card.YES)


def test_a_goal_is_not_felt_on_a_pad_that_two_people_came_to_share(game: Stagehand) -> None:
    people = [person("Ada", 0, PAD_1, feels=True), person("Ben", 1, PAD_2, feels=True)]
    sitting = sit_down(game, [*people, bot("Cy", 2)])
    felt: list[str] = []
    game.backstage.pads.rumble_door = lambda device, *_: felt.append(device)
    deal(game, sitting)
    game.wait(10)
    pull_out(game, PAD_2)
    game.tap(PAD_1, Intent.CONFIRM)
    game.wait_for("Curtain")
    assert felt == []


def test_who_takes_over_by_keyboard_sees_their_goal_behind_a_curtain(game: Stagehand) -> None:
    people = [person("Ada", 0, PAD_1, feels=True), person("Ben", 1, PAD_2, feels=True)]
    sitting = sit_down(game, [*people, bot("Cy", 2)])
    deal(game, sitting)
    game.wait(10)
    pull_out(game, PAD_2)
    game.tap(KEYBOARD, Intent.CONFIRM)
    game.wait(20)
    game.tap(PAD_1, Intent.CONFIRM)
    game.wait_for("Curtain")


def test_the_sweep_runs_again_for_everybody_when_anybody_asks(game: Stagehand) -> None:
    people = [person("Ada", 0, PAD_1, feels=True), person("Ben", 1, PAD_2, feels=True)]
    sitting = sit_down(game, [*people, bot("Cy", 2)])
    felt: list[str] = []
    game.backstage.pads.rumble_door = lambda device, *_: felt.append(device)
    deal(game, sitting)
    game.wait(SWEEP_LEAD_IN + SWEPT + 3 * SWEEP_BANNER + 60)
    assert sorted(felt) == [PAD_1] * 3 + [PAD_2] * 3
    game.tap(PAD_2, Intent.COUNT)
    game.wait(SWEPT + 10)
    for pad in (PAD_1, PAD_2):
        game.tap(pad, Intent.CONFIRM)
    game.wait(3 * SWEEP_BANNER - 30)
    assert sorted(felt) == [PAD_1] * 6 + [PAD_2] * 6
    assert game.scene == "DealScene", "nobody's haste at a banner tells that it is theirs"
    game.wait(40)
    assert game.scene != "DealScene"


def test_only_the_own_pad_counts_the_no_cards(game: Stagehand) -> None:
    seats = [person("Ada", 0, PAD_1), person("Ben", 1, PAD_2), person("Cy", 2, PAD_2)]
    sitting = sit_down(game, seats)
    climb_to(sitting, Phase.MOVE)
    open_scene(game, sitting)
    felt: list[str] = []
    game.backstage.pads.rumble_door = lambda device, *_: felt.append(device)
    for device in (PAD_1, PAD_2, KEYBOARD):
        game.tap(device, Intent.COUNT)
        game.wait(120)
    hand = sitting.host.view(0).hand
    assert hand is not None
    assert felt == [PAD_1] * hand.no


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE, PAD_1])
def test_the_almanac_is_closed_by_any_device_in_the_middle_of_a_vote(
    game: Stagehand, device: str
) -> None:
    sitting = sit_down(game, [person("Ada", 0, PAD_1), person("Ben", 1, MOUSE), bot("Cy", 2)])
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.tap(PAD_1, Intent.ALMANAC)
    game.wait(20)
    found = [(game.scene, game.backstage.controls.mode)]
    game.tap(device, Intent.PRESS if device == MOUSE else Intent.BACK)
    found.append((game.scene, game.backstage.controls.mode))
    assert found == [("AlmanacScene", "usual"), ("Vote", "ballot")]


def test_a_thumb_still_voting_does_not_rush_the_count(game: Stagehand) -> None:
    sitting = sit_down(game, [person("Ada", 0, PAD_1), person("Ben", 1, PAD_2), bot("Cy", 2)])
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.tap(PAD_1, Intent.NO)
    game.tap(PAD_2, Intent.YES)
    while revealed(sitting) is None:
        game.wait()
    game.tap(PAD_1, Intent.CONFIRM)
    game.tap(PAD_2, Intent.NO)
    game.wait(8)
    assert sitting.director.busy
    game.wait(30)
    game.tap(PAD_2, Intent.NO)
    game.wait(8)
    assert sitting.director.busy
    game.tap(PAD_2, Intent.SKIP)
    game.wait(8)
    assert not sitting.director.busy


def test_a_stick_that_trembles_does_not_pass_a_shared_pad_on(game: Stagehand) -> None:
    seats = [person("Ada", 0, PAD_1), person("Ben", 1, PAD_1), bot("Cy", 2)]
    sitting = sit_down(game, seats)
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.wait(200)
    game.tap(PAD_1, Intent.NO, Intent.DOWN, Intent.YES, Intent.CONFIRM)
    game.wait(round(MEANING_SETTLES))
    game.tap(PAD_1, Intent.NO, Intent.CONFIRM)
    game.wait(120)
    count = revealed(sitting)
    assert count is not None
    assert count.cards[:2] == (Card.YES, Card.NO)


def test_the_wheel_passes_a_shared_mouse_on(game: Stagehand) -> None:
    seats = [person("Ada", 0, MOUSE), person("Ben", 1, MOUSE), person("Cy", 2, PAD_1)]
    sitting = sit_down(game, seats)
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.tap(PAD_1, Intent.YES)
    game.wait(200)
    game.tap(MOUSE, Intent.NO)
    game.tap(MOUSE, Intent.DOWN)
    game.wait(round(MEANING_SETTLES))
    game.tap(MOUSE, Intent.YES)
    game.tap(MOUSE, Intent.DOWN)
    game.wait(120)
    count = revealed(sitting)
    assert count is not None
    assert count.cards == (Card.NO, Card.YES, Card.YES)


def test_nobody_is_shown_buttons_that_are_not_heard_before_a_shared_mouse_is_passed(
    game: Stagehand,
) -> None:
    seats = [person("Ada", 0, MOUSE), person("Ben", 1, MOUSE), person("Cy", 2, KEYBOARD)]
    sitting = sit_down(game, seats)
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.wait(5)
    marks = {device: game.backstage.button(Intent.NO, device) for device in (MOUSE, KEYBOARD)}
    assert marks[KEYBOARD] in marks_shown(sitting)
    assert marks[MOUSE] not in marks_shown(sitting)
    game.tap(KEYBOARD, Intent.YES)
    game.wait(200)
    assert marks[MOUSE] in marks_shown(sitting)
    assert marks[KEYBOARD] not in marks_shown(sitting)


def marks_shown(sitting: Sitting) -> list[str]:
    """The buttons in the pictures of the devices that vote now."""
    return [label.words for label in seen_on(sitting.sheet, Label, Layer.HOW_TO_VOTE)]


@pytest.mark.parametrize("feels", [True, False])
def test_a_seat_without_no_cards_votes_like_any_other(game: Stagehand, feels: bool) -> None:
    people = [person("Ada", 0, PAD_1, feels=feels), person("Ben", 1, PAD_2)]
    sitting = sit_down(game, [*people, bot("Cy", 2)])
    climb_to(sitting, Phase.VOTE)
    while sitting.host.view(0).hand.no:  # type: ignore[union-attr]
        climb_to(sitting, Phase.MOVE)
        climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.tap(PAD_1, Intent.NO)
    game.tap(PAD_2, Intent.YES)
    game.wait(300)
    count = revealed(sitting)
    assert count is not None
    assert count.cards[0] is Card.YES


def test_a_second_press_while_a_left_match_opens_again_does_no_harm(game: Stagehand) -> None:
    game.setup()
    game.choose("start")
    game.wait_for("Placement")
    game.wait(5)
    game.key(pygame.K_p)
    game.choose("leave")
    game.wait_for("Menu")
    (left,) = game.game.unfinished()
    scene = game.game.resume(left.key, KEYBOARD)
    assert scene is not None
    game.backstage.stack.reset(scene, "fade")
    for _ in range(60):
        game.theatre.press(Press(KEYBOARD, Intent.CONFIRM))
        game.wait()
    game.wait_for("Placement")
