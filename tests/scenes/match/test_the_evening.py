"""The end of a match: the throne, the page that tells the evening, a picture to keep, and again."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from kingup_game.app.presses import MOUSE, Intent
from kingup_game.engine.events import MatchEnded
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Box, Label, Sprite
from kingup_game.stage.story.keepsake import SIZE
from kingup_game.table.seats import Company
from kingup_game.table.settings import SETTINGS
from kingup_game.theme import cues
from kingup_game.theme.durations import END_UNATTENDED, MEANING_SETTLES, NOTICE_READ, PAGE_REST
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.recording import Recording
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand


def at_the_throne(hand: Stagehand, company: Company | None = None) -> MatchEnded:
    """Everything has been shown, and the hall waits for people."""
    players = company or companies.solo(hand.players)
    sitting = hand.open(players, matches.over, Sitting.coronation)
    (ended,) = sitting.host.seen_since(None, sitting.host.events_so_far - 1)
    assert isinstance(ended, MatchEnded)
    hand.press(Intent.SKIP)
    hand.wait_for_people()
    hand.wait(PAGE_REST + 1)
    return ended


def tell_the_evening(hand: Stagehand, folder: Path | None = None) -> MatchEnded:
    ended = at_the_throne(hand)
    if folder is not None:
        hand.backstage.places = {"pictures": folder}
    hand.key(pygame.K_RETURN)
    hand.wait_for("EveningPage")
    hand.wait(round(MEANING_SETTLES) + 1)
    return ended


@pytest.mark.parametrize(("edition", "players"), [("classic", 3), ("jester", 8), ("jester", 2)])
def test_everybody_has_a_face_in_the_hall(hand: Stagehand, edition: str, players: int) -> None:
    hand.edition, hand.players = edition, players
    ended = at_the_throne(hand)
    faces = [panel.face for panel in hand.sitting.panels.panels]
    throned = {item.picture for item in seen_on(hand.top.sheet, Sprite, Layer.ON_THRONE)}
    assert throned == {faces[seat].bust("crowned") for seat in ended.winners}
    before = {item.picture for item in seen_on(hand.top.sheet, Sprite, Layer.LOSER)}
    for seat, face in enumerate(faces):
        moods = {face.bust(mood) for mood in ("neutral", "joy", "refused")}
        assert bool(moods & before) is (seat not in ended.winners)
    weep = [face for face in faces if face.bust("refused") in before]
    assert len(weep) == 1, "tears are for one of them all"
    court = seen_on(hand.top.sheet, Sprite, Layer.COURT)
    assert len(court) == len(hand.table.characters)


def test_the_question_is_gone_where_the_answer_stands(hand: Stagehand) -> None:
    """Once the old line shone through below the new one."""
    hand.open(companies.solo(4), matches.over, Sitting.coronation)
    question = hand.backstage.say("scoring.to_the_end")
    assert question in words_on(hand.top.sheet)
    hand.press(Intent.SKIP)
    hand.wait_for_people()
    hand.wait(PAGE_REST + 1)
    shown = "\n".join(words_on(sheet) for sheet in hand.top.sheets())
    assert question not in shown
    assert hand.sitting.line.words == ""
    assert shown.count(hand.backstage.say("evening.tell")) == 1


def test_the_throne_is_empty_and_silent_until_the_crown_comes_down(hand: Stagehand) -> None:
    """Once it was lit whoever won while it was still asked who."""
    hand.sink = sink = Recording()
    hand.open(companies.solo(4), matches.over, Sitting.coronation)
    hand.wait(20)
    assert seen_on(hand.top.sheet, Label, Layer.LOSER) == []
    while not [line for line in sink.lines if cues.CROWN_LANDS in line]:
        assert {face.alpha for face in seen_on(hand.top.sheet, Sprite, Layer.ON_THRONE)} == {0}
        assert not [line for line in sink.lines if cues.WINNER in line]
        hand.wait(1)
    assert {face.alpha for face in seen_on(hand.top.sheet, Sprite, Layer.ON_THRONE)} == {255}
    hand.press(Intent.SKIP)
    hand.wait_for_people()
    crown, cheer = (
        next(number for number, line in enumerate(sink.lines) if cue in line)
        for cue in (cues.CROWN_LANDS, cues.CHEER)
    )
    assert crown < cheer


def test_a_look_that_is_changed_in_the_hall_is_its_look_as_one_comes_back(hand: Stagehand) -> None:
    at_the_throne(hand)
    hand.wait(PAGE_REST + 1)
    before = words_on(hand.top.sheet)
    assert not seen_on(hand.top.sheet, Box, Layer.COURT)
    hand.press(Intent.PAUSE)
    hand.backstage.choose(SETTINGS["contrast"], True)
    hand.press(Intent.BACK)
    hand.wait()
    grounds = [seen_on(hand.top.sheet, Box, one) for one in (Layer.COURT, Layer.ON_THRONE)]
    assert all(grounds)
    assert words_on(hand.top.sheet) == before
    hand.press(Intent.CONFIRM)
    assert hand.scene == "EveningPage"


def test_one_press_tells_the_evening_and_back_leads_to_the_throne(hand: Stagehand) -> None:
    ended = tell_the_evening(hand)
    words = words_on(hand.top.sheet)
    for total in ended.totals:
        assert str(total) in words
    for number in (1, 2, 3):
        assert hand.backstage.say("evening.round", round=number) in words
    assert hand.backstage.say("evening.best") in words
    hand.key(pygame.K_ESCAPE)
    hand.wait_for("Coronation")


def test_again_keeps_the_table_and_leaving_leads_out(hand: Stagehand) -> None:
    for choice in ("again", "leave"):
        tell_the_evening(hand)
        hand.focus(choice)
        hand.key(pygame.K_RETURN)
        hand.wait_for("NothingLeft")


def test_a_press_that_came_twice_starts_no_other_match(hand: Stagehand) -> None:
    at_the_throne(hand)
    hand.key(pygame.K_RETURN)
    hand.press_in_haste(Intent.CONFIRM)
    hand.wait(40)
    assert hand.scene == "EveningPage"


def test_a_picture_of_the_end_is_kept_by_one_press_and_its_place_is_said(
    hand: Stagehand, tmp_path: Path
) -> None:
    tell_the_evening(hand, tmp_path / "pictures")
    hand.focus("keep")
    hand.key(pygame.K_RETURN)
    (file,) = (tmp_path / "pictures").iterdir()
    picture = pygame.image.load(file)
    assert picture.get_size() == SIZE
    assert len({tuple(picture.get_at((x, 200))) for x in range(0, SIZE[0], 7)}) > 40
    assert any(str(file) in told for told in hand.told)


@pytest.mark.parametrize("is_read", [True, False])
def test_where_the_picture_lies_is_not_said_over_the_next_match_once_it_was_read(
    hand: Stagehand, tmp_path: Path, is_read: bool
) -> None:
    tell_the_evening(hand, tmp_path / "pictures")
    hand.focus("keep")
    hand.key(pygame.K_RETURN)
    hand.wait(round(NOTICE_READ) + 2 if is_read else 2)
    assert str(tmp_path) in hand.told[0]
    hand.focus("again")
    hand.key(pygame.K_RETURN)
    hand.wait(round(NOTICE_READ) // 2)
    assert hand.scene != "EveningPage"
    assert (str(tmp_path) in hand.told[0]) is not is_read


@pytest.mark.skipif(os.name != "posix", reason="another system refuses otherwise")
def test_a_disk_that_keeps_no_picture_is_told_and_nothing_breaks(
    hand: Stagehand, tmp_path: Path
) -> None:
    (tmp_path / "pictures").write_text("a file where a folder should be")
    tell_the_evening(hand, tmp_path / "pictures")
    hand.focus("keep")
    hand.key(pygame.K_RETURN)
    hand.wait(2)
    assert hand.scene == "EveningPage"
    assert any(hand.told)


def test_without_a_folder_there_is_nothing_to_keep_a_picture_with(hand: Stagehand) -> None:
    tell_the_evening(hand)
    assert hand.offered() == ["again", "leave"]


def test_a_mouse_tells_the_evening_and_chooses_by_pointing(hand: Stagehand) -> None:
    at_the_throne(hand, companies.solo(4, MOUSE))
    hand.click(960, 400)
    hand.wait_for("EveningPage")
    hand.wait(round(MEANING_SETTLES) + 1)
    (leave,) = (choice for choice in hand.top.choices if choice.key == "leave")
    hand.click(*leave.area.middle)
    hand.wait_for("NothingLeft")


def test_bots_leave_the_hall_by_themselves(hand: Stagehand) -> None:
    at_the_throne(hand, companies.bots_only(3 + 1))
    hand.wait_until(lambda: hand.scene == "NothingLeft", most=2 * round(END_UNATTENDED))


def test_a_full_table_of_bots_leaves_once_the_end_was_seen_and_each_has_said_something_of_their_own(
    hand: Stagehand,
) -> None:
    hand.edition, hand.players = "jester", 8
    sitting = hand.open(companies.bots_only(8), matches.over, Sitting.coronation)
    hall, said = hand.top.sheet, dict[str, set[float]]()

    def is_left() -> bool:
        for label in seen_on(hall, Label, Layer.HALL_WORDS):
            if 0.8 < label.y / layout.HEIGHT < 0.9:  # above what may be done now
                said.setdefault(label.words, set()).add(label.x)
        return hand.scene == "NothingLeft"

    hand.wait_until(is_left, most=3 * round(END_UNATTENDED))
    assert sitting.end_was_seen
    assert [len(places) for places in said.values()] == [1] * (8 - 1)


def test_calm_motion_has_nobody_hop_and_nothing_fly(hand: Stagehand) -> None:
    hand.settings = {"reduced_motion": True}
    at_the_throne(hand)
    places = [(item.x, item.y) for item in seen_on(hand.top.sheet, Sprite)]
    for _ in range(30):
        hand.wait(5)
        assert [(item.x, item.y) for item in seen_on(hand.top.sheet, Sprite)] == places
