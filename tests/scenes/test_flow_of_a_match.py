"""From one scene to the next: undo, hurry, house rules, another language, and leaving anywhere."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kingup_game.app.presses import DIRECTIONS, KEYBOARD, MOUSE, Intent
from kingup_game.engine.cast import Place
from kingup_game.engine.events import CharacterPlaced, LeftoversServed
from kingup_game.engine.state import Phase
from kingup_game.stage.canvas.items import Sprite
from kingup_game.table.settings import Effect
from kingup_game.theme import art
from kingup_game.theme.durations import PAGE_REST
from tests.harness.hands import SCENE_TICKS
from tests.harness.looking import seen_on
from tests.harness.press_log import PressLog
from tests.harness.sitting import Sitting
from tests.harness.stagehand import OpenGame, Stagehand
from tests.harness.tables import (
    bot,
    climb_to,
    deal,
    look_behind_curtain,
    open_scene,
    person,
    sit_down,
)

ALONE = (person("Ada", 0, KEYBOARD), bot("Bo", 1), bot("Cy", 2))
SHARED = tuple(person(name, crest, KEYBOARD) for crest, name in enumerate(("Ada", "Ben", "Cy")))
PAIR = (person("Ada", 0, KEYBOARD), person("Ben", 1, MOUSE), bot("Cy", 2))
LONG = 1_500


PALE = 150


def lies_as_the_match_says(sitting: Sitting) -> bool:
    """Whether each token is where the rules have it, at rest and to be seen: who cannot be chosen
    now is pale."""
    view = sitting.host.view(None)
    return all(
        sitting.standing.place_of(character) is view.place_of(character)
        and token.spot == sitting.standing.spot(character)
        and token.sprite.alpha in (PALE, 255)
        for character, token in sitting.tokens.items()
    )


def settle(game: Stagehand, sitting: Sitting) -> None:
    """Until everything that happened was shown."""
    game.wait_until(lambda: not sitting.director.busy, SCENE_TICKS)
    sitting.picture.stand_still()


def play_on(game: Stagehand, sitting: Sitting, chance: Random, *, hurry: bool = False) -> None:
    """One press of the keyboard's person, whatever the scene."""
    if game.scene == "Vote":
        game.tap(KEYBOARD, Intent.YES)
        game.tap(KEYBOARD, Intent.SKIP)
    elif sitting.director.busy:
        if hurry:
            game.tap(KEYBOARD, Intent.SKIP)
    elif game.scene == "Climb" and not game.top.is_in_the_middle:
        game.tap(KEYBOARD, chance.choice(DIRECTIONS))
    game.wait(7)
    if not sitting.director.busy and game.scene != "Coronation":
        game.tap(KEYBOARD, Intent.CONFIRM)


def test_the_last_placement_is_taken_back_with_the_leftovers_over_the_change_of_scene(
    game: Stagehand,
) -> None:
    sitting = sit_down(game, SHARED)
    sitting.host.draw_lot()
    last = 0
    while sitting.host.phase is Phase.PLACE:
        last = sitting.host.events_so_far
        sitting.host.submit(sitting.host.options(sitting.host.seats_to_act[0])[-1])
    sitting.host.take_back((sitting.host.seats_to_act[0] - 1) % len(SHARED))
    assert sitting.host.events_so_far == last
    sitting.catch_up()
    open_scene(game, sitting)
    game.tap(KEYBOARD, Intent.CONFIRM)
    game.tap(KEYBOARD, Intent.CONFIRM)
    settle(game, sitting)
    game.wait(5)
    assert isinstance(sitting.host.seen_since(None, last)[-1], LeftoversServed)
    assert game.scene == "Climb"
    game.tap(KEYBOARD, Intent.BACK)
    game.wait(2)
    assert (game.scene, sitting.host.events_so_far) == ("Placement", last)
    assert lies_as_the_match_says(sitting)


def test_an_act_is_taken_back_while_the_next_bot_still_thinks(game: Stagehand) -> None:
    sitting = sit_down(game, ALONE)
    climb_to(sitting, Phase.MOVE)
    while sitting.host.seats_to_act != (0,):
        sitting.host.submit(sitting.host.options(sitting.host.seats_to_act[0])[0])
    sitting.catch_up()
    open_scene(game, sitting)
    before = sitting.host.events_so_far
    game.tap(KEYBOARD, Intent.CONFIRM)
    settle(game, sitting)
    game.wait(3)
    game.tap(KEYBOARD, Intent.BACK)
    assert sitting.host.events_so_far == before
    game.wait(200)
    assert sitting.host.events_so_far == before
    assert lies_as_the_match_says(sitting)


def test_nothing_is_taken_back_once_the_next_bot_has_acted(game: Stagehand) -> None:
    sitting = sit_down(game, ALONE)
    deal(game, sitting)
    game.wait_for("Placement")
    game.wait(5)
    game.tap(KEYBOARD, Intent.CONFIRM)
    game.tap(KEYBOARD, Intent.CONFIRM)
    assert sitting.host.seats_to_act == (1,)
    game.wait_until(lambda: sitting.host.seats_to_act == (0,), 2 * SCENE_TICKS)
    settle(game, sitting)
    placed = sitting.host.events_so_far
    game.tap(KEYBOARD, Intent.BACK)
    assert (game.scene, sitting.host.events_so_far) == ("Pause", placed)


def test_the_last_press_that_the_disk_held_up_counts_once_it_has_caught_up(game: Stagehand) -> None:
    sitting = sit_down(game, ALONE)
    deal(game, sitting)
    game.wait_for("Placement")
    game.wait(5)
    match = game.top.match
    usual, match.port = match.port, replace(match.port, is_held=lambda: True)
    game.tap(KEYBOARD, Intent.BACK)
    game.tap(KEYBOARD, Intent.CONFIRM)
    game.wait(5)
    assert not game.top.is_in_the_middle
    match.port = usual
    game.wait(2)
    assert (game.scene, game.top.is_in_the_middle) == ("Placement", True)


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("hurry", [False, True])
def test_every_script_ends_where_the_match_is(
    open_game: OpenGame, reduced: bool, hurry: bool
) -> None:
    game = open_game(reduced_motion=reduced, fast_bots=True)
    sitting = sit_down(game, ALONE, rounds=1)
    deal(game, sitting)
    compared, chance = 0, Random(3)
    for _ in range(LONG):
        play_on(game, sitting, chance, hurry=hurry)
        if game.scene == "Coronation":
            break
        if game.scene in ("Placement", "Climb") and not sitting.director.busy:
            sitting.picture.stand_still()
            held = game.scene == "Placement" and game.top.is_in_the_middle
            assert held or lies_as_the_match_says(sitting)
            compared += 1
    assert game.scene == "Coronation"
    assert compared > 4


def test_presses_in_haste_end_the_show_but_leave_the_page_to_be_looked_at(
    open_game: OpenGame,
) -> None:
    game = open_game(fast_bots=True)
    sitting = sit_down(game, ALONE, rounds=1)
    deal(game, sitting)
    chance = Random(3)
    for _ in range(LONG):
        if game.scene == "Scoring":
            break
        play_on(game, sitting, chance, hurry=True)
    for page, leaves in (("Scoring", 2), ("Coronation", 1)):
        game.wait_for(page)
        for _ in range(4):
            game.tap(KEYBOARD, Intent.CONFIRM)
            game.wait(8)
            assert game.scene == page
        assert not sitting.director.busy
        game.wait(PAGE_REST)
        for _ in range(leaves):
            assert game.scene == page
            game.tap(KEYBOARD, Intent.CONFIRM)
            game.wait(60)
        assert game.scene != page


def test_chance_places_everybody_in_order_before_anybody_climbs(game: Stagehand) -> None:
    sitting = sit_down(game, ALONE, house={"random_placement": True})
    deal(game, sitting)
    shown: list[str] = []
    for _ in range(4 * SCENE_TICKS):
        game.wait()
        standing = sitting.standing.place_of
        shown += [c for c in sitting.tokens if standing(c) is not Place.TRAY and c not in shown]
    placed = [e for e in sitting.host.seen_since(None, 0) if isinstance(e, CharacterPlaced)]
    assert shown[: len(placed)] == [event.character for event in placed]
    assert lies_as_the_match_says(sitting)


def test_the_line_is_told_again_in_a_new_language(game: Stagehand) -> None:
    sitting = sit_down(game, ALONE)
    climb_to(sitting, Phase.MOVE)
    while sitting.host.seats_to_act != (0,):
        sitting.host.submit(sitting.host.options(sitting.host.seats_to_act[0])[0])
    sitting.catch_up()
    open_scene(game, sitting)
    english = sitting.line.words
    game.backstage.settings.language = "de"
    game.backstage.take_effect(Effect.WORDS)
    game.wait()
    assert sitting.line.words != english
    assert sitting.line.words.startswith(game.backstage.say("climb.turn", name="Ada"))


def test_seeing_ones_card_again_leaves_nobody_marked_twice(game: Stagehand) -> None:
    sitting = sit_down(game, PAIR)
    deal(game, sitting)
    look_behind_curtain(game, KEYBOARD, MOUSE)
    game.wait_for("Placement")
    game.wait(5)
    game.tap(KEYBOARD, Intent.RIGHT)
    game.tap(KEYBOARD, Intent.CONFIRM)
    game.tap(KEYBOARD, Intent.PAUSE)
    game.choose("card")
    look_behind_curtain(game, KEYBOARD)
    game.wait_for("Placement")
    game.wait(5)
    sprites = seen_on(sitting.castle_sheet, Sprite)
    assert [item.picture for item in sprites].count(art.FOCUS_ROUND) == 1
    assert lies_as_the_match_says(sitting)


def test_the_same_seed_and_presses_make_the_same_record(open_game: OpenGame) -> None:
    records = []
    log = PressLog()
    for is_again in (False, True):
        game = open_game(fast_bots=True)
        sitting = sit_down(game, ALONE, rounds=1)
        deal(game, sitting)
        if is_again:
            log.play(game.theatre)
            game.wait(log.presses[-1][0] + 400)
        else:
            log.listen(game.theatre)
            chance = Random(3)
            for _ in range(LONG):
                play_on(game, sitting, chance)
                if game.scene == "Coronation":
                    break
        records.append(sitting.host.record())
    assert records[0] == records[1]
