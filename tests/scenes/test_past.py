"""What stays of evenings: matches to be seen again, numbers by person, and all of it cleared."""

from __future__ import annotations

import stat
from datetime import datetime
from pathlib import Path
from random import Random

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.edition import terms_of
from kingup_game.engine.lines import as_text, line_of
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.engine.rules import apply
from kingup_game.engine.state import Phase, new_match
from kingup_game.scenes.title.doors import dated
from kingup_game.scenes.title.past_page import PastPage
from kingup_game.stage.canvas.items import Box, Label, Sprite
from kingup_game.stage.gathering.evenings_board import CHALK
from kingup_game.table.evenings.fortunes import SHOWN_FROM, Results, results_of
from kingup_game.table.evenings.past_matches import MOST_MATCHES, PAST_NAME, PastMatches
from kingup_game.table.evenings.people import Person
from kingup_game.table.settings import SETTINGS
from kingup_game.theme.layers import Layer
from kingup_game.words import LANGUAGES
from tests.engine.positions import any_action
from tests.harness import evenings
from tests.harness.stagehand import OpenGame, Stagehand

SIZE = (960, 540)

SEATS = (
    SeatEntry("Ada", "human", 0, 4),
    *(SeatEntry(f"Bot {n}", "bot:cook", n) for n in (1, 2, 3)),
)


@pytest.fixture
def finished() -> str:
    """The record of a whole match that Ada played against three bots."""
    terms, source = terms_of("classic", 4), Random(3)
    state, lines = new_match(terms), [Header(terms, SEATS, seed=3).line()]
    while state.phase is not Phase.OVER:
        state, events = apply(state, any_action(state, source))
        lines += [line for line in map(line_of, events) if line is not None]
    return "".join(map(as_text, lines))


def words(game: Stagehand) -> str:
    items = game.top.sheet.stacked()
    return " / ".join(item.words for item in items if getattr(item, "words", ""))


@pytest.fixture
def played(open_game: OpenGame, finished: str) -> Stagehand:
    """Ada has played one match to its end, alone against bots."""
    game = open_game()
    game.game.memories.people.welcome([Person("Ada", 4, 0)])
    past = game.game.memories.past
    assert past is not None
    past.keep(finished)
    game.game.memories.count(finished)
    return open_again(game, open_game)


def open_again(game: Stagehand, open_game: OpenGame) -> Stagehand:
    game.game.close()
    return open_game()


@pytest.mark.parametrize(
    ("language", "date"),
    [
        ("en", "8 Mar 2026, 09:05"),
        ("de", "8. März 2026, 09:05"),
        ("it", "8 mar 2026, 09:05"),
        ("fr", "8 mars 2026 à 09\u00a0h\u00a005"),
        ("es", "8 mar 2026, 09:05"),
        ("pt-BR", "8 mar. 2026, 09:05"),
    ],
)
def test_a_date_is_written_as_the_language_writes_dates(
    open_game: OpenGame, language: str, date: str
) -> None:
    game = open_game(language=language)
    assert dated(game.backstage, datetime(2026, 3, 8, 9, 5)) == date


def test_nothing_leads_to_the_past_before_there_is_any(game: Stagehand) -> None:
    assert "past" not in game.offered()


def test_a_match_is_kept_as_it_ends_for_the_user_alone(game: Stagehand, finished: str) -> None:
    past = game.game.memories.past
    assert past is not None
    past.keep(finished)
    (path,) = (game.saves / PAST_NAME).iterdir()
    assert path.read_text(encoding="utf-8") == finished
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_match_is_seen_again_and_the_page_is_there_after_it(played: Stagehand) -> None:
    played.choose("past")
    assert "Bot 1" in words(played)
    played.choose("match-0")
    played.choose("watch")
    played.wait_for("Replay")
    played.wait(30)
    played.tap(KEYBOARD, Intent.BACK)
    played.wait_for("PastPage")


def test_the_page_of_matches_says_when_each_was_played(played: Stagehand) -> None:
    played.backstage.choose(SETTINGS["language"], "fr")
    played.choose("past")
    (match,) = played.game.memories.matches()
    assert dated(played.backstage, match.ended_at) in words(played)


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_face_lies_on_the_date_of_a_match(
    open_game: OpenGame, language: str, text_size: int
) -> None:
    game = open_game(language=language, text_size=text_size)
    evenings.remember(game.game)
    game.backstage.stack.push(PastPage(game.backstage, game.game))
    game.wait(60)
    game.picture()
    items = game.top.sheet.stacked()
    dates = [i.rect for i in items if isinstance(i, Label) and "2026" in i.words]
    faces = [i.rect for i in items if isinstance(i, Sprite) and i.layer is Layer.ON_BUTTON]
    assert len(faces) > len(dates) > 1
    assert not [face for face in faces if face.collidelist(dates) >= 0]


def test_the_innkeeper_has_a_stroke_for_each_match_that_is_kept(open_game: OpenGame) -> None:
    game = open_game()
    evenings.remember(game.game)
    game.backstage.stack.push(PastPage(game.backstage, game.game))
    game.wait(60)
    boxes = [item for item in game.top.sheet.stacked() if isinstance(item, Box)]
    strokes = [box for box in boxes if box.fill == CHALK]
    assert len(strokes) == len(game.game.memories.matches()) > 5


def test_a_match_is_deleted_from_the_disk(played: Stagehand) -> None:
    for key in ("past", "match-0", "delete"):
        played.choose(key)
    assert not list((played.saves / PAST_NAME).iterdir())
    assert played.backstage.say("past.none") in words(played)


def test_all_matches_are_cleared_but_only_by_whoever_is_sure(played: Stagehand) -> None:
    played.choose("past")
    played.choose("clear")
    played.key(pygame.K_RETURN)
    assert played.scene == "PastPage"
    assert list((played.saves / PAST_NAME).iterdir())
    played.choose("clear")
    played.choose("yes")
    assert not list((played.saves / PAST_NAME).iterdir())


def test_a_file_that_was_changed_meanwhile_is_told_and_hurts_nobody(played: Stagehand) -> None:
    played.choose("past")
    (path,) = (played.saves / PAST_NAME).iterdir()
    path.write_text("{}", encoding="utf-8")
    played.choose("match-0")
    played.choose("watch")
    assert played.backstage.say("past.gone") in played.told


def test_numbers_are_shown_from_five_matches_on(game: Stagehand) -> None:
    evenings.remember(game.game)
    game.enter(game.game.menu())
    game.choose("past")
    game.choose("tab-people")
    shown = words(game)
    assert game.backstage.say("past.not_yet", count=1) in shown
    assert "Opa Wilhelm" in shown
    assert "3.8" in shown


def test_counts_are_set_to_zero_and_nobody_is_forgotten(game: Stagehand) -> None:
    evenings.remember(game.game)
    game.enter(game.game.menu())
    for key in ("past", "tab-people", "clear", "yes"):
        game.choose(key)
    people = list(game.game.memories.people)
    assert {person.name for person in people} == set(evenings.NAMES)
    assert {person.results for person in people} == {Results()}


def test_how_a_match_ended_is_counted_for_its_people_and_no_others(finished: str) -> None:
    (((name, *_), one),) = results_of(finished).items()
    assert name == "Ada"
    assert (one.matches, one.fair_wins) == (1, 0.25)
    assert one.best is not None
    assert 0 <= one.kings <= 3
    assert results_of("\n".join(finished.splitlines()[:-1])) == {}
    assert SHOWN_FROM == 5


def test_the_oldest_makes_room_and_only_our_own_files_are_touched(
    tmp_path: Path, finished: str
) -> None:
    past = PastMatches(tmp_path)
    (tmp_path / PAST_NAME).mkdir()
    other = tmp_path / PAST_NAME / "notes.txt"
    other.write_text("mine", encoding="utf-8")
    for _ in range(MOST_MATCHES + 3):
        past.keep(finished)
    assert len(list((tmp_path / PAST_NAME).glob("*.kingup"))) == MOST_MATCHES
    past.clear()
    assert [path.name for path in (tmp_path / PAST_NAME).iterdir()] == ["notes.txt"]


@pytest.mark.parametrize(
    "text", ["", "\n", "{}\n{}\n", "[1]\n[2]", '{"kingup": "record/9"}\n{"end": [1]}\n']
)
def test_what_is_no_match_is_not_listed(tmp_path: Path, text: str) -> None:
    past = PastMatches(tmp_path)
    (tmp_path / PAST_NAME).mkdir()
    (tmp_path / PAST_NAME / "2026-11-19 21-14-00.kingup").write_text(text, encoding="utf-8")
    assert past.matches() == []
