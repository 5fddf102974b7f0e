"""A mouse alone reaches pause and almanac while its buttons are ballots, and votes by neither."""

from __future__ import annotations

import hashlib

import pygame
import pytest

from kingup_game.app.presses import MOUSE, Intent, Press
from kingup_game.engine.state import Phase
from kingup_game.scenes.match.tower_buttons import AREAS, SIZE
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Sprite
from kingup_game.table.ballots import GATE_TICKS
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.recording import Recording
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.tables import bot, climb_to, open_scene, person, sit_down
from tests.scenes.match.stage_kit import frame

LEFT, MIDDLE, RIGHT = 1, 2, 3
SCENES = {Intent.PAUSE: "Pause", Intent.ALMANAC: "AlmanacScene"}


def click(game: Stagehand, x: float, y: float, button: int) -> None:
    game.point(0, 0)
    game.click(x, y, button)


def vote(game: Stagehand, *devices: str) -> Sitting:
    people = [person(device, crest, device) for crest, device in enumerate(devices)]
    sitting = sit_down(game, [*people, bot("Cy", 5), bot("Di", 6)])
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.wait(5)
    return sitting


def are_shown(sitting: Sitting) -> bool:
    seen = {item.picture for item in seen_on(sitting.sheet, Sprite, Layer.TOWER_BUTTON)}
    assert seen in (set(), {art.ICON_BOOK, art.ICON_PAUSE})
    return bool(seen)


@pytest.mark.parametrize("button", [LEFT, MIDDLE, RIGHT])
@pytest.mark.parametrize("asked", SCENES)
def test_a_click_on_a_button_opens_it_and_sets_no_ballot(
    game: Stagehand, asked: Intent, button: int
) -> None:
    sitting = vote(game, MOUSE)
    scene = game.top
    click(game, *AREAS[asked].middle, button)
    modes = [game.backstage.controls.mode]
    assert game.scene == SCENES[asked]
    game.wait(20)
    game.click(960, 1070) if asked is Intent.ALMANAC else game.choose("resume")
    assert game.top is scene
    assert [*modes, game.backstage.controls.mode] == ["usual", "ballot"]
    game.wait(GATE_TICKS)
    assert sitting.host.phase is Phase.VOTE, "nobody has chosen a card"
    click(game, 300, 500, button if button != MIDDLE else LEFT)
    game.wait(GATE_TICKS)
    assert sitting.host.phase is not Phase.VOTE


def test_whoever_plays_by_mouse_sees_the_buttons_from_the_start(game: Stagehand) -> None:
    sitting = vote(game, MOUSE, "pad:1")
    assert are_shown(sitting)


def test_others_see_them_once_they_move_a_mouse_and_no_longer_than_they_use_it(
    game: Stagehand,
) -> None:
    sitting = vote(game, "keyboard")
    assert not are_shown(sitting)
    game.point(10, 10)
    game.wait()
    assert not are_shown(sitting), "a bumped table is no hand on a mouse"
    game.point(800, 10)
    game.wait()
    assert are_shown(sitting)
    game.key(pygame.K_F12)
    game.key(pygame.K_f)
    game.wait()
    assert not are_shown(sitting)


def test_a_button_that_is_not_shown_is_none(game: Stagehand) -> None:
    vote(game, "keyboard", "pad:1")
    x, y = AREAS[Intent.PAUSE].middle
    game.theatre.press(Press(MOUSE, Intent.NO, x, y))
    assert game.scene == "Vote"


@pytest.mark.parametrize("asked", SCENES)
def test_the_same_buttons_are_there_while_characters_climb(game: Stagehand, asked: Intent) -> None:
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
                assert hand.scene == "Pause"
        films.append((frames, hand.sink.bytes()))
    assert films[0] == films[1]
    assert len(set(films[0][0])) > 3
