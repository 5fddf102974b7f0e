"""From one scene to the next: undo, hurry, house rules, another language, and leaving anywhere."""

from __future__ import annotations

from random import Random

import pytest

from kingup_game.app.actions import DIRECTIONS, KEYBOARD, MOUSE, Action
from kingup_game.app.input_log import InputLog, Playback
from kingup_game.engine.cast import Place
from kingup_game.engine.events import CharacterPlaced, LeftoversServed
from kingup_game.engine.state import Phase
from kingup_game.scenes.room import Room
from kingup_game.scenes.settings_values import apply
from kingup_game.scenes.table_scene import REST
from tests.evening import PATIENCE, Evening, Open
from tests.sitting import bot, climb_to, deal, open_scene, person, sit_down

ALONE = (person("Ada", 0, KEYBOARD), bot("Bo", 1), bot("Cy", 2))
SHARED = tuple(person(name, crest, KEYBOARD) for crest, name in enumerate(("Ada", "Ben", "Cy")))
PAIR = (person("Ada", 0, KEYBOARD), person("Ben", 1, MOUSE), bot("Cy", 2))
LONG = 1_500


def lies_as_the_match_says(room: Room) -> bool:
    """Whether each token is where the rules have it, at rest and in full view."""
    view = room.host.view(None)
    return all(
        room.standing.place_of(character) is view.place_of(character)
        and token.spot == room.standing.spot(character)
        and token.sprite.alpha == 255
        for character, token in room.tokens.items()
    )


def settle(game: Evening, room: Room) -> None:
    """Until everything that happened was shown."""
    for _ in range(PATIENCE):
        if not room.director.busy and not room.asides.busy:
            return
        game.wait()
    pytest.fail("something goes on and on")


def play_on(game: Evening, room: Room, chance: Random, *, hurry: bool = False) -> None:
    """One press of the keyboard's person, whatever the scene."""
    if game.scene == "Vote":
        game.press(KEYBOARD, Action.YES)
        game.press(KEYBOARD, Action.SKIP)
    elif room.director.busy:
        if hurry:
            game.press(KEYBOARD, Action.SKIP)
    elif game.scene == "Climb" and not game.top.is_in_the_middle:
        game.press(KEYBOARD, chance.choice(DIRECTIONS))
    game.wait(7)
    if not room.director.busy and game.scene != "Coronation":
        game.press(KEYBOARD, Action.CONFIRM)


def test_the_last_placement_is_taken_back_with_the_leftovers_over_the_change_of_scene(
    game: Evening,
) -> None:
    room = sit_down(game, SHARED)
    room.host.draw_lot()
    last = 0
    while room.host.phase is Phase.PLACE:
        last = room.host.events_so_far
        room.host.submit(room.host.options(room.host.seats_to_act[0])[-1])
    room.host.take_back((room.host.seats_to_act[0] - 1) % len(SHARED))
    assert room.host.events_so_far == last
    room.show_position()
    open_scene(game, room)
    game.press(KEYBOARD, Action.CONFIRM)
    game.press(KEYBOARD, Action.CONFIRM)
    settle(game, room)
    game.wait(5)
    assert isinstance(room.host.seen_since(None, last)[-1], LeftoversServed)
    assert game.scene == "Climb"
    game.press(KEYBOARD, Action.BACK)
    game.wait(2)
    assert (game.scene, room.host.events_so_far) == ("Placement", last)
    assert lies_as_the_match_says(room)


def test_an_act_is_taken_back_while_the_next_bot_still_thinks(game: Evening) -> None:
    room = sit_down(game, ALONE)
    climb_to(room, Phase.MOVE)
    while room.host.seats_to_act != (0,):
        room.host.submit(room.host.options(room.host.seats_to_act[0])[0])
    room.show_position()
    open_scene(game, room)
    before = room.host.events_so_far
    game.press(KEYBOARD, Action.CONFIRM)
    settle(game, room)
    game.wait(3)
    assert room.bots.is_asked(1)
    game.press(KEYBOARD, Action.BACK)
    assert room.host.events_so_far == before
    assert not room.bots.is_asked(1)
    game.wait(200)
    assert room.host.events_so_far == before
    assert lies_as_the_match_says(room)


def test_nothing_is_taken_back_once_the_next_bot_has_acted(game: Evening) -> None:
    room = sit_down(game, ALONE)
    deal(game, room)
    game.wait_for("Placement")
    game.wait(5)
    game.press(KEYBOARD, Action.CONFIRM)
    game.press(KEYBOARD, Action.CONFIRM)
    assert room.host.seats_to_act == (1,)
    for _ in range(2 * PATIENCE):
        if room.host.seats_to_act == (0,):
            break
        game.wait()
    settle(game, room)
    placed = room.host.events_so_far
    game.press(KEYBOARD, Action.BACK)
    assert (game.scene, room.host.events_so_far) == ("Pause", placed)


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("hurry", [False, True])
def test_every_script_ends_where_the_match_is(open_game: Open, reduced: bool, hurry: bool) -> None:
    game = open_game(reduced_motion=reduced, fast_bots=True)
    room = sit_down(game, ALONE, rounds=1)
    deal(game, room)
    compared, chance = 0, Random(3)
    for _ in range(LONG):
        play_on(game, room, chance, hurry=hurry)
        if game.scene == "Coronation":
            break
        if game.scene in ("Placement", "Climb") and not room.director.busy:
            room.asides.finish()
            held = game.scene == "Placement" and game.top.is_in_the_middle
            assert held or lies_as_the_match_says(room)
            compared += 1
    assert game.scene == "Coronation"
    assert compared > 4


def test_presses_in_haste_end_the_show_but_leave_the_page_to_be_looked_at(open_game: Open) -> None:
    game = open_game(fast_bots=True)
    room = sit_down(game, ALONE, rounds=1)
    deal(game, room)
    chance = Random(3)
    for _ in range(LONG):
        if game.scene == "Scoring":
            break
        play_on(game, room, chance, hurry=True)
    for page in ("Scoring", "Coronation"):
        game.wait_for(page)
        for _ in range(4):
            game.press(KEYBOARD, Action.CONFIRM)
            game.wait(8)
            assert game.scene == page
        assert not room.director.busy
        game.wait(REST)
        game.press(KEYBOARD, Action.CONFIRM)
        game.wait(40)
        assert game.scene != page


def test_chance_places_everybody_in_order_before_anybody_climbs(game: Evening) -> None:
    room = sit_down(game, ALONE, house={"random_placement": True})
    deal(game, room)
    shown: list[str] = []
    for _ in range(4 * PATIENCE):
        game.wait()
        standing = room.standing.place_of
        shown += [c for c in room.tokens if standing(c) is not Place.TRAY and c not in shown]
    placed = [e for e in room.host.seen_since(None, 0) if isinstance(e, CharacterPlaced)]
    assert shown[: len(placed)] == [event.character for event in placed]
    assert lies_as_the_match_says(room)


def test_the_line_is_told_again_in_a_new_language(game: Evening) -> None:
    room = sit_down(game, ALONE)
    climb_to(room, Phase.MOVE)
    while room.host.seats_to_act != (0,):
        room.host.submit(room.host.options(room.host.seats_to_act[0])[0])
    room.show_position()
    open_scene(game, room)
    english = room.line.words
    game.stage.settings["language"] = "de"
    apply(game.stage, "language")
    game.wait()
    assert room.line.words != english
    assert room.line.words.startswith(game.stage.say("climb.turn", name="Ada"))


def test_feeling_ones_card_again_leaves_nobody_marked_twice(game: Evening) -> None:
    room = sit_down(game, PAIR)
    deal(game, room)
    for device in (KEYBOARD, MOUSE):
        _look(game, device)
    game.wait_for("Placement")
    game.wait(5)
    game.press(KEYBOARD, Action.RIGHT)
    game.press(KEYBOARD, Action.CONFIRM)
    game.press(KEYBOARD, Action.PAUSE)
    game.choose("cards")
    for device in (KEYBOARD, MOUSE):
        _look(game, device)
    game.wait_for("Placement")
    game.wait(5)
    assert sum(token._ring.visible for token in room.tokens.values()) == 1
    assert lies_as_the_match_says(room)


def _look(game: Evening, device: str) -> None:
    """Open one's curtain, look, close it, and call the others back."""
    game.wait_for("Curtain")
    for _ in range(3):
        game.wait(40)
        game.press(device, Action.CONFIRM)
    game.settle()


def test_the_same_seed_and_presses_make_the_same_record(open_game: Open) -> None:
    records = []
    log = InputLog(seed=7)
    for playback in (None, log):
        game = open_game(fast_bots=True)
        room = sit_down(game, ALONE, rounds=1)
        deal(game, room)
        game.theatre.ticks = 0
        game.theatre.log = None if playback else log
        game.theatre.playback = Playback(log) if playback else None
        if playback:
            game.wait(log.last_tick + 400)
        else:
            chance = Random(3)
            for _ in range(LONG):
                play_on(game, room, chance)
                if game.scene == "Coronation":
                    break
        records.append(room.host.record())
    assert records[0] == records[1]
