"""A mouse alone reaches pause and almanac while its buttons are ballots, and votes by neither."""

from __future__ import annotations

import hashlib

import pygame
import pytest

from kingup_game.app.presses import MOUSE, Intent, Press
from kingup_game.engine.state import Phase
from kingup_game.scenes.match.tower_buttons import AREAS, SIZE
from kingup_game.stage import layout
from kingup_game.table.ballots import GATE_TICKS
from tests.evening import Evening
from tests.harness.sitting import Sitting
from tests.recording import Recording
from tests.scenes.match.stage_kit import frame
from tests.sitting import bot, climb_to, open_scene, person, sit_down
from tools.shooting import companies, matches
from tools.shooting.stagehand import Stagehand

LEFT, MIDDLE, RIGHT = 1, 2, 3
SCENES = {Intent.PAUSE: "Pause", Intent.ALMANAC: "AlmanacScene"}


def click(game: Evening, x: float, y: float, button: int) -> None:
    place = game.stage.painter.viewport.to_px(x, y)
    game.theatre.feed(
        [
            pygame.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button),
        ]
    )
    game.wait()


def vote(game: Evening, *devices: str) -> Sitting:
    people = [person(device, crest, device) for crest, device in enumerate(devices)]
    sitting = sit_down(game, [*people, bot("Cy", 5), bot("Di", 6)])
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.wait(5)
    return sitting


@pytest.mark.parametrize("button", [LEFT, MIDDLE, RIGHT])
@pytest.mark.parametrize("asked", SCENES)
def test_a_click_on_a_button_opens_it_and_sets_no_ballot(
    game: Evening, asked: Intent, button: int
) -> None:
    sitting = vote(game, MOUSE)
    scene = game.top
    click(game, *AREAS[asked].middle, button)
    modes = [game.stage.controls.mode]
    assert game.scene == SCENES[asked]
    game.wait(20)
    game.click(960, 1070) if asked is Intent.ALMANAC else game.choose("resume")
    assert game.top is scene
    assert [*modes, game.stage.controls.mode] == ["usual", "ballot"]
    game.wait(GATE_TICKS)
    assert sitting.host.phase is Phase.VOTE, "nobody has chosen a card"
    click(game, 300, 500, button if button != MIDDLE else LEFT)
    game.wait(GATE_TICKS)
    assert sitting.host.phase is not Phase.VOTE


def test_whoever_plays_by_mouse_sees_the_buttons_from_the_start(game: Evening) -> None:
    sitting = vote(game, MOUSE, "pad:1")
    assert sitting.match.tower_buttons._is_shown


def test_others_see_them_once_they_move_a_mouse_and_no_longer_than_they_use_it(
    game: Evening,
) -> None:
    sitting = vote(game, "keyboard")
    assert not sitting.match.tower_buttons._is_shown
    game.theatre.feed([pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))])
    game.wait()
    assert not sitting.match.tower_buttons._is_shown, "a bumped table is no hand on a mouse"
    game.theatre.feed(
        [pygame.Event(pygame.MOUSEMOTION, pos=(400, 5), rel=(0, 0), buttons=(0, 0, 0))]
    )
    game.wait()
    assert sitting.match.tower_buttons._is_shown
    game.key(pygame.K_F12)
    game.key(pygame.K_f)
    game.wait()
    assert not sitting.match.tower_buttons._is_shown


def test_a_button_that_is_not_shown_is_none(game: Evening) -> None:
    vote(game, "keyboard", "pad:1")
    x, y = AREAS[Intent.PAUSE].middle
    game.theatre.press(Press(MOUSE, Intent.NO, x, y))
    assert game.scene == "Vote"


@pytest.mark.parametrize("asked", SCENES)
def test_the_same_buttons_are_there_while_characters_climb(game: Evening, asked: Intent) -> None:
    sitting = sit_down(game, [person("Ada", 0, MOUSE), bot("Ben", 1), bot("Cy", 2)])
    climb_to(sitting, Phase.MOVE)
    open_scene(game, sitting)
    game.wait(5)
    game.click(*AREAS[asked].middle)
    assert game.scene == SCENES[asked]


def test_buttons_lie_in_the_safe_area_and_are_large_enough() -> None:
    for spot in AREAS.values():
        assert spot.width == spot.height == SIZE >= 64
        assert layout.SAFE_LEFT <= spot.x <= spot.x + SIZE <= layout.SAFE_RIGHT
        assert layout.SAFE_TOP <= spot.y <= spot.y + SIZE <= layout.SAFE_BOTTOM


def test_a_pause_in_the_middle_of_a_ballot_looks_the_same_whatever_was_chosen(
    hand: Stagehand,
) -> None:
    films = []
    for choice in (Intent.NO, Intent.YES):
        hand.sink = Recording()
        hand.open(companies.solo(4, MOUSE), matches.voting)
        x, y = AREAS[Intent.PAUSE].middle
        frames = []
        presses = {
            20: Press(MOUSE, Intent.POINT, 300, 300),
            30: Press(MOUSE, choice, 300, 300),
            40: Press(MOUSE, Intent.POINT, x, y),
            50: Press(MOUSE, choice, x, y),
            70: Press(MOUSE, Intent.BACK, x, y),
            80: Press(MOUSE, Intent.POINT, 300, 300),
        }
        for tick in range(95):
            if tick in presses:
                hand.theatre.press(presses[tick])
            hand.theatre.tick()
            frames.append(hashlib.sha256(frame(hand)).digest())
            if tick == 60:
                assert hand.top == "Pause"
        films.append((frames, hand.sink.bytes()))
    assert films[0] == films[1]
    assert len(set(films[0][0])) > 3
