"""The lesson: one press a beat by any device, left at any point, and nothing kept of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.edition import Edition
from kingup_game.engine.state import Phase
from kingup_game.motion import TICKS_PER_SECOND, ticks
from kingup_game.scenes.lesson.learning import Aside, Ask
from kingup_game.scenes.lesson.lesson_scene import COURSES, Lesson
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import standing_area
from kingup_game.theme import cues
from kingup_game.theme.layers import Layer
from tests.harness import virtual_pads
from tests.harness.learner import Answer, Learner, by_clicks, by_keys
from tests.harness.looking import seen_on
from tests.harness.sofa_pads import Pads
from tests.harness.stagehand import OpenGame, Stagehand

BUTTONS = {
    Intent.CONFIRM: virtual_pads.A,
    Intent.NO: virtual_pads.L1,
    Intent.YES: virtual_pads.R1,
}
SECONDS_OF_ITS_OWN = 35
"""So long it takes somebody who knows at once what to press."""
WORDS_A_SECOND = 3.5
SECONDS_WITH_READING = 65
FACE_RIM = 14.0
"""Of what somebody takes up, so much at each side is hat and ring."""


def begin(game: Stagehand, edition: Edition = Edition.CLASSIC) -> None:
    game.backstage.stack.push(game.game.lesson(edition), "cut")
    game.wait_for("Lesson")


def learner(
    game: Stagehand,
    hand: Callable[[Stagehand], Answer] = by_keys,
    edition: Edition = Edition.CLASSIC,
) -> Learner:
    begin(game, edition)
    return Learner(game, hand(game))


@pytest.mark.parametrize("edition", COURSES)
def test_a_lesson_is_learned_with_one_click_a_beat(game: Stagehand, edition: Edition) -> None:
    is_learned_with_one_press_a_beat(learner(game, by_clicks, edition))


def is_learned_with_one_press_a_beat(one: Learner) -> None:
    lesson, beats = one.lesson, one.beats
    one.finish()
    assert len(one.said) == lesson.learned == beats <= 6


@pytest.mark.parametrize("edition", COURSES)
def test_a_lesson_is_learned_with_a_pad(game: Stagehand, pads: Pads, edition: Edition) -> None:
    pad = pads.plug()

    def answer(ask: Ask) -> None:
        if ask.button is Intent.STOMACH:
            for reach in (virtual_pads.FULL, virtual_pads.TRIGGER_REST):
                pad.axis(virtual_pads.LEFT_TRIGGER, reach)
                game.pump()
            game.wait()
        else:
            pads.press(pad, BUTTONS[ask.button])

    begin(game, edition)
    Learner(game, answer).finish()


def test_at_first_the_title_leads_to_the_lesson_and_later_it_does_not(open_game: OpenGame) -> None:
    game = open_game(lessons=[])
    assert game.top.choices.focus == "learn"
    game.key(pygame.K_RETURN)
    game.wait_for("Lesson")
    game.key(pygame.K_ESCAPE)
    game.wait_for("Menu")
    assert game.backstage.audio.playing == cues.MENU_PART
    game.game.close()
    later = open_game(lessons=[])
    assert later.top.choices.focus == "play"
    assert "learn" in later.offered()


def test_whoever_plays_instead_has_declined_the_lesson(open_game: OpenGame) -> None:
    game = open_game(lessons=[])
    game.choose("play")
    game.wait_for("SetupScreen")
    game.game.close()
    assert open_game(lessons=[]).top.choices.focus == "play"


@pytest.mark.parametrize("edition", COURSES)
def test_a_lesson_can_be_left_at_each_beat(game: Stagehand, edition: Edition) -> None:
    for beat in range(COURSES[edition].beats):
        one = learner(game, edition=edition)
        for _ in range(beat):
            one.answer(one.next_ask())
        one.next_ask()
        if beat % 2:
            game.key(pygame.K_ESCAPE)
        else:
            game.click(*one.way_out.middle)
        game.wait_for("Menu")
        assert game.backstage.controls.mode == "usual"


def test_a_lesson_can_be_left_while_something_is_shown(game: Stagehand) -> None:
    one = learner(game)
    for _ in range(4):
        one.answer(one.next_ask())
    game.wait(20)
    game.key(pygame.K_ESCAPE)
    game.wait_for("Menu")


@pytest.mark.parametrize("edition", COURSES)
def test_no_other_press_does_anything(game: Stagehand, edition: Edition) -> None:
    one = learner(game, edition=edition)
    for _ in range(one.beats):
        ask = one.next_ask()
        lesson, match = one.lesson, game.top.within.stack.top.match
        before, learned = match.view, lesson.learned
        for intent in Intent:
            if intent not in (ask.button, Intent.BACK, Intent.PAUSE):
                game.press(intent)
                game.wait(2)
        game.click(30, 30)
        game.wait(40)
        assert (game.top, match.view, lesson.learned) == (lesson, before, learned)
        one.answer(ask)
    game.wait_for("LessonEnd")


def test_a_double_press_does_not_answer_what_has_not_been_read(game: Stagehand) -> None:
    one = learner(game)
    ask = one.next_ask()
    one.answer(ask)
    lesson = one.lesson
    while not isinstance(lesson.step, Ask):
        game.wait()
    game.press(Intent.CONFIRM)
    game.wait(5)
    assert lesson.learned == 1


def test_hints_show_the_button_of_the_device_last_used(game: Stagehand) -> None:
    one = learner(game)
    one.next_ask()
    by_key = one.words
    assert game.backstage.button(Intent.CONFIRM, KEYBOARD) in by_key
    game.point(300, 300)
    game.point(400, 400)
    game.wait(2)
    assert one.words != by_key
    assert game.backstage.button(Intent.CONFIRM, "mouse") in one.words


def test_nothing_is_kept_of_a_lesson(game: Stagehand) -> None:
    assert game.folder is not None
    before = kept_in(game.folder)
    learner(game).finish()
    game.choose("back")
    game.wait_for("Menu")
    assert kept_in(game.folder) == before
    assert game.game.unfinished() == []


def kept_in(folder: Path) -> set[str]:
    return {file.name for file in folder.rglob("*") if file.is_file()}


def test_what_is_said_is_learned_once_or_again(game: Stagehand) -> None:
    learner(game).finish()
    game.choose("again")
    game.wait_for("Lesson")
    again = Learner(game, by_keys(game))
    again.answer(again.next_ask())
    game.wait()
    assert again.lesson.learned == 1


def test_after_the_lesson_comes_a_first_match_with_mild_bots(game: Stagehand) -> None:
    learner(game).finish()
    assert game.top.choices.focus == "first"
    game.choose("first")
    game.wait_for("SetupScreen")
    guests = game.top.gathering.guests
    assert [guest.device for guest in guests] == [KEYBOARD, None, None, None]
    assert {guest.level for guest in guests[1:]} <= {"page", "cook", "merchant"}
    game.choose("start")
    game.wait_for("Placement")
    assert game.top.match.view.phase is Phase.PLACE


def test_one_lesson_leads_to_the_other_and_others_join_the_first_match(game: Stagehand) -> None:
    """Once they joined a table that nobody saw."""
    learner(game).finish()
    game.choose("other")
    game.wait_for("Lesson")
    Learner(game, by_keys(game)).finish()
    game.choose("first")
    game.wait_for("SetupScreen")
    assert game.top.gathering.edition is Edition.JESTER
    game.choose("join")
    game.key(pygame.K_RETURN)
    game.tap("pad:1", Intent.CONFIRM)
    devices = [guest.device for guest in game.top.gathering.guests]
    assert devices[:4] == [KEYBOARD, KEYBOARD, "pad:1", None]


def test_whoever_first_chooses_the_jester_hears_where_to_learn_his_tricks(
    open_game: OpenGame,
) -> None:
    game = open_game(lessons=["classic"])
    offer = game.backstage.say("learn.offer_jester")
    game.setup()
    game.choose("preset-jester")
    game.wait(2)
    assert offer in game.told
    game.backstage.notices.clear()
    game.choose("rules")
    game.wait_for("RulesPage")
    game.choose("learn")
    game.wait_for("Lesson")
    assert Learner(game, by_keys(game)).beats == COURSES[Edition.JESTER].beats
    game.key(pygame.K_ESCAPE)
    game.wait_for("RulesPage")
    game.key(pygame.K_ESCAPE)
    game.wait_for("SetupScreen")
    game.choose("preset-classic")
    game.choose("preset-jester")
    assert offer not in game.backstage.notices


def test_the_rules_lead_to_the_lesson_and_from_a_match_back_to_it(game: Stagehand) -> None:
    game.choose("rules")
    game.wait_for("RulesPage")
    game.choose("learn")
    game.wait_for("Lesson")
    game.key(pygame.K_ESCAPE)
    game.wait_for("RulesPage")
    game.key(pygame.K_ESCAPE)
    game.wait_for("Menu")
    game.setup()
    game.choose("start")
    game.wait_for("Placement")
    game.key(pygame.K_p)
    game.wait_for("Pause")
    kept, music = game.saved().record(), game.backstage.audio.playing
    game.choose("rules")
    game.choose("learn")
    game.wait_for("Lesson")
    Learner(game, by_keys(game)).finish()
    game.wait_until(lambda: game.scene == "LessonEnd" and not game.backstage.stack.changing)
    assert game.offered()[0] == "back"
    assert "first" not in game.offered(), "nothing leads away from the match that waits"
    game.choose("back")
    game.wait_for("RulesPage")
    assert game.backstage.audio.playing == music
    game.key(pygame.K_ESCAPE)
    game.wait_for("Pause")
    game.choose("resume")
    game.wait_for("Placement")
    assert game.saved().record() == kept, "nothing of the match is lost, nothing of it went on"


@pytest.mark.parametrize("edition", COURSES)
def test_a_lesson_takes_one_key_a_beat_and_about_half_a_minute(
    open_game: OpenGame, edition: Edition
) -> None:
    """Measured at normal speed: the game's own time, and with somebody who reads every word."""
    one = learner(open_game(speed=100), by_keys, edition)
    is_learned_with_one_press_a_beat(one)
    own = one.ticks / TICKS_PER_SECOND
    words = len(" ".join(one.asked).split())
    assert own - one.ticks_of_remarks / TICKS_PER_SECOND <= SECONDS_OF_ITS_OWN
    assert own + words / WORDS_A_SECOND <= SECONDS_WITH_READING


@pytest.mark.parametrize("edition", COURSES)
def test_the_one_spoken_of_is_bright_and_stays_where_the_raven_points(
    game: Stagehand, edition: Edition
) -> None:
    """Large over the throne in a vote; else in the bubble, for over the castle it is dark. No arrow
    lies on a question, and the castle stands while something is said that has happened."""
    one = learner(game, edition=edition)
    remarks = set()
    while isinstance(game.top, Lesson):
        step, sheets = game.top.step, game.top.sheets()
        if isinstance(step, Aside):
            remarks.add(step.words)
            game.wait(ticks(600))
            assert {(sheet.dx, sheet.dy) for sheet in sheets} == {(0, 0)}
            assert step.picture in said_by_the_raven(sheets[-1])
        if isinstance(step, Ask):
            game.wait(ticks(400))
            game.theatre.show()
            assert not step.picture or step.picture in said_by_the_raven(sheets[-1])
            around = [sheet for sheet in sheets if seen_on(sheet, Label, Layer.MARQUEE)]
            assert bool(around) == (step.light is not None), "or else who is it about?"
            (arrow,) = seen_on(sheets[-1], Sprite, Layer.ON_BUTTON)
            assert one.bubble is not None
            assert not hidden_by(one.bubble, game.top), step.words
            if not around:
                assert not hidden_by(box_of(arrow), game.top), step.words
            for sheet in around:
                halves = seen_on(sheet, Label, Layer.MARQUEE)
                assert all(not arrow.rect.colliderect(half.rect) for half in halves)
                assert seen_on(sheet, Sprite, Layer.CLOSE_UP)
            one.answer(step)
        else:
            game.press(Intent.SKIP)
        game.wait(4)
    assert remarks


def hidden_by(area: Area, lesson: Lesson) -> list[str]:
    """Whose faces in the castle lie under it."""
    within = lesson.within.stack.top
    assert isinstance(within, MatchScene)
    tokens = within.picture.tokens
    faces = {one: standing_area(token.spot).grown(-FACE_RIM) for one, token in tokens.items()}
    return [
        one
        for one, face in faces.items()
        if area.x < face.right > face.x < area.right and area.y < face.bottom > face.y < area.bottom
    ]


def box_of(arrow: Sprite) -> Area:
    side = arrow.width or 0.0
    return around(arrow.x, arrow.y, side, side)


def said_by_the_raven(sheet: Sheet) -> set[str]:
    return {sprite.picture for sprite in seen_on(sheet, Sprite, Layer.ON_PAGE)}
