"""Pause and almanac for a hand on a mouse, also while somebody alone votes; among several never."""

from __future__ import annotations

import pygame
import pytest

from kingup_game.app.presses import MOUSE, Intent, Press
from kingup_game.engine.actions import Card
from kingup_game.engine.state import Phase
from kingup_game.scenes.match.tower_buttons import AREAS
from kingup_game.stage import layout
from kingup_game.stage.canvas.flipbook import Flipbook
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.seats.vote_cards import AREAS as CARDS
from kingup_game.stage.widgets.tower_plates import SIZE as BUTTON
from kingup_game.table.ballots import GATE_TICKS
from kingup_game.theme import art
from kingup_game.theme.durations import MEANING_SETTLES
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, turned_ballots
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.tables import bot, climb_to, open_scene, person, sit_down

LEFT = 1
SETTLED = round(MEANING_SETTLES)
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
    assert seen in (set(), {art.ICON_BOOK, art.ICON_PAUSE, art.ICON_SCROLL})
    return bool(seen)


@pytest.mark.parametrize("asked", SCENES)
def test_a_click_on_a_button_opens_it_and_sets_no_ballot(game: Stagehand, asked: Intent) -> None:
    sitting = vote(game, MOUSE)
    game.wait(SETTLED)
    scene = game.top
    click(game, *sitting.match.tower_buttons.shown[asked].middle, LEFT)
    modes = [game.backstage.controls.mode]
    assert game.scene == SCENES[asked]
    game.wait(20)
    game.click(960, 1070) if asked is Intent.ALMANAC else game.choose("resume")
    assert game.top is scene
    assert [*modes, game.backstage.controls.mode] == ["usual", "cards"]
    game.wait(GATE_TICKS)
    assert sitting.host.phase is Phase.VOTE, "nobody has chosen a card"


def test_among_several_nothing_in_a_ballot_looks_like_something_to_click(game: Stagehand) -> None:
    sitting = vote(game, MOUSE, "pad:1")
    game.point(800, 10)
    game.point(300, 500)
    game.wait()
    assert not are_shown(sitting)
    assert not game.backstage.controls.is_pointing


def test_others_see_them_once_they_move_a_mouse_and_no_longer_than_they_use_it(
    game: Stagehand,
) -> None:
    sitting = vote(game, "keyboard")
    game.wait(SETTLED)
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


@pytest.mark.parametrize(("bots", "has_room"), [(2, True), (3, False)])
def test_no_button_lies_half_below_a_ballot(game: Stagehand, bots: int, has_room: bool) -> None:
    others = [bot(str(number), number) for number in range(1, bots + 1)]
    sitting = sit_down(game, [person("Ada", 0, MOUSE), *others])
    climb_to(sitting, Phase.VOTE)
    open_scene(game, sitting)
    game.wait(SETTLED)
    assert are_shown(sitting)
    game.click(*CARDS[Card.NO].middle)
    game.wait_until(lambda: bool(turned_ballots(sitting.sheet)))
    assert are_shown(sitting) is has_room
    game.wait_until(lambda: game.scene == "Climb")
    game.wait()
    assert are_shown(sitting)


def test_no_button_lies_before_a_wc_while_somebody_votes_on_the_jesters_throne(
    hand: Stagehand,
) -> None:
    hand.edition, hand.players = "jester", 8
    sitting = hand.open(companies.solo(8, MOUSE), matches.voting)
    hand.wait(SETTLED)
    viewport = hand.backstage.painter.viewport
    hand.theatre.show()
    doors = [
        book.rect
        for book in seen_on(sitting.castle_sheet, Flipbook, Layer.WC_DOOR)
        if book.rect.width
    ]
    buttons = [viewport.rect_px(*area) for area in sitting.match.tower_buttons.shown.values()]
    assert len(doors) == 2
    assert len(buttons) == 3
    assert all(button.collidelist(doors) < 0 for button in buttons)
    line = seen_on(sitting.words, Label, Layer.SPOKEN_LINE)
    assert all(button.collidelist([one.rect for one in line]) < 0 for button in buttons)


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
        assert spot.width == spot.height == BUTTON >= 64
        assert layout.SAFE_LEFT <= spot.x <= spot.x + BUTTON <= layout.SAFE_RIGHT
        assert layout.SAFE_TOP <= spot.y <= spot.y + BUTTON <= layout.SAFE_BOTTOM
