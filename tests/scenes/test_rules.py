"""The rules to read: a table of contents, pages that are never scrolled, facts that are right."""

from __future__ import annotations

import re

import pygame
import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.cast import DUNGEONS, FLOOR_LIMIT, PLACING_FLOORS, SUBJECTS, Place
from kingup_game.engine.edition import Edition, terms_of
from kingup_game.engine.goals import GOALS
from kingup_game.engine.scoring import PERFECT_ZERO, PLACE_VALUES
from kingup_game.scenes.title.rules_page import CHAPTERS
from kingup_game.stage import layout
from kingup_game.stage.area import Area, around
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.items import Drawing, Label, Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.rules_pictures import PICTURES, view_of
from kingup_game.stage.castle.small_castle import Diorama
from kingup_game.stage.widgets.picture_page import leaves_of
from kingup_game.theme import art
from kingup_game.words import LANGUAGES, Words
from tests.harness.looking import seen_on
from tests.harness.recording import Recording
from tests.harness.stagehand import OpenGame, Stagehand

SIZE = (960, 540)

NUMBERS = {
    "en": "one two three four five six seven eight nine ten eleven twelve thirteen",
    "de": "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn",
    "it": "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici",
    "fr": "un deux trois quatre cinq six sept huit neuf dix onze douze treize",
    "es": "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece",
    "pt-BR": "um dois três quatro cinco seis sete oito nove dez onze doze treze",
}
THIRD = {
    "en": "third",
    "de": "dritt",
    "it": "terz",
    "fr": "troisi",
    "es": "tercer",
    "pt-BR": "terceir",
}

JESTERS = {players: terms_of("jester", players) for players in range(2, 9)}
TABLES = {players: terms_of("classic", players) for players in range(3, 7)}

FACTS = {
    "goal": {len(GOALS[0]), len(SUBJECTS), TABLES[4].rounds},
    "placing": {int(PLACING_FLOORS[0]), int(PLACING_FLOORS[-1]), FLOOR_LIMIT, 0},
    "climbing": {int(Place.FLOOR_5)},
    "voting": {table.share.no_cards for table in TABLES.values()},
    "scoring": {PLACE_VALUES[Place.THRONE], int(Place.FLOOR_5), PERFECT_ZERO, 0},
    "tactics": set(),
    "jester_placing": {
        *(JESTERS[2].players, JESTERS[8].players, JESTERS[2].first_total, 0, FLOOR_LIMIT),
        *(int(Place.FLOOR_3), int(PLACING_FLOORS[0]), int(PLACING_FLOORS[-1])),
    },
    "privies": {int(Place.FLOOR_3), int(Place.FLOOR_4), FLOOR_LIMIT, PLACE_VALUES[Place.WC_3]},
    "stomachache": {int(Place.FLOOR_5), *(table.share.no_cards for table in JESTERS.values())},
    "dungeons": {abs(PLACE_VALUES[cell]) for cell in DUNGEONS} | {PLACE_VALUES[Place.OUT]},
    "jester": {len(GOALS[0]), int(Place.FLOOR_3), int(Place.FLOOR_5)},
}


def numbers_in(text: str, language: str) -> set[int]:
    """What a text counts, in figures or in words."""
    words = re.findall(r"\w+", text.lower())
    spelt = {word: number for number, word in enumerate(NUMBERS[language].split(), 1)}
    return {int(word) for word in words if word.isdigit()} | {
        spelt[word] for word in words if word in spelt
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", FACTS)
def test_what_can_be_read_agrees_with_the_rules(chapter: str, language: str) -> None:
    text = Words(language).say(f"rules.{chapter}")
    assert FACTS[chapter] - numbers_in(text, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_claim_no_number_that_is_not_theirs(language: str) -> None:
    known = set().union(*FACTS.values()) | set(TABLES) | {1, 3, 5}
    for chapter in FACTS:
        text = Words(language).say(f"rules.{chapter}")
        figures = {int(found) for found in re.findall(r"\d+", text)}
        assert figures - known == set(), chapter


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_counts_most_in_the_third_round_only(language: str) -> None:
    assert THIRD[language] in Words(language).say("rules.scoring").lower()


def labels(game: Stagehand) -> list[Label]:
    game.wait(16)
    game.picture()
    items = game.top.sheet.stacked()
    return [item for item in items if isinstance(item, Label) and item.words and item.visible]


@pytest.mark.parametrize("edition", Edition)
def test_every_chapter_is_one_press_behind_the_contents(
    open_game: OpenGame, edition: Edition
) -> None:
    game = open_game()
    game.choose("rules")
    game.choose(f"edition-{edition}")
    beside = {"learn", *(f"edition-{one}" for one in Edition)}
    assert set(game.offered()) - beside == set(CHAPTERS[edition])
    for chapter in CHAPTERS[edition]:
        game.choose(chapter)
        words = " ".join(label.words for label in labels(game))
        assert game.backstage.say(f"rules.{chapter}_title") in words
        game.key(pygame.K_ESCAPE)
        assert game.top.choices.focus == chapter
    game.key(pygame.K_ESCAPE)
    game.wait_for("Menu")


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(
    ("language", "text_size"),
    [*((language, 200) for language in LANGUAGES), ("en", 100), ("de", 100), ("fr", 150)],
)
def test_all_of_it_is_read_page_by_page_in_letters_as_large_as_chosen(
    open_game: OpenGame, language: str, text_size: int, edition: Edition
) -> None:
    """No page drops its picture, and none writes smaller than people asked for."""
    game = open_game(language=language, text_size=text_size)
    game.choose("rules")
    game.choose(f"edition-{edition}")
    game.choose(CHAPTERS[edition][0])
    chapters = [game.backstage.say(f"rules.{chapter}") for chapter in CHAPTERS[edition]]
    read, first = "", None
    while True:
        text = next(one for one in labels(game) if any(one.words in each for each in chapters))
        if text.words == first:
            break
        first = first or text.words
        lettering = game.backstage.painter.lettering
        shown = lettering.shown(text.words, text.style, text.width)
        assert shown.size > text.style.size * 0.9, text.words
        assert any(isinstance(item, Drawing) for item in game.top.sheet.stacked())
        read += text.words
        game.key(pygame.K_RIGHT)
    assert re.sub(r"\s", "", read) == re.sub(r"\s", "", "".join(chapters))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_ends_with_a_sentence(open_game: OpenGame, language: str) -> None:
    game = open_game(language=language, text_size=200)
    for chapter in FACTS:
        for leaf in leaves_of(game.backstage.painter, game.backstage.say(f"rules.{chapter}")):
            assert leaf[-1] in ".!?…", leaf


def test_every_chapter_has_its_facts() -> None:
    assert set(FACTS) == {chapter for chapters in CHAPTERS.values() for chapter in chapters}


def test_the_rules_open_at_the_edition_that_is_being_played(open_game: OpenGame) -> None:
    game = open_game()
    game.setup()
    for key in ("more", "edition-jester", "done", "rules"):
        game.choose(key)
    assert "privies" in game.offered()
    game.key(pygame.K_ESCAPE)
    game.settle()
    game.tap("pad:1", Intent.ALMANAC)
    game.wait_for("RulesPage")
    assert "privies" in game.offered()
    game.key(pygame.K_ESCAPE)
    game.settle()
    game.choose("start")
    game.wait_for("Placement")
    game.key(pygame.K_p)
    game.choose("rules")
    assert "privies" in game.offered()
    game.game.close()
    again = open_game()
    again.choose("rules")
    assert "privies" in again.offered()


def test_every_page_is_heard_as_it_is_turned(open_game: OpenGame) -> None:
    game = open_game()
    game.backstage.audio.sink = told = Recording()
    turns = ("rules", CHAPTERS[Edition.CLASSIC][0], pygame.K_RIGHT, pygame.K_LEFT, pygame.K_ESCAPE)
    for turn in turns:
        told.lines.clear()
        if isinstance(turn, str):
            game.choose(turn)
        else:
            game.key(turn)
        assert sum(line.startswith("cue effects/page-") for line in told.lines) == 1, turn


@pytest.mark.parametrize("chapter", PICTURES)
def test_in_a_picture_of_the_rules_nothing_stands_across_the_edge(
    chapter: str, open_game: OpenGame
) -> None:
    sheet, view = Sheet(), view_of(chapter)
    PICTURES[chapter](
        Diorama(sheet, open_game().backstage.painter.pictures, 0, 0, view.width, view)
    )
    shown = Area(0, 0, view.width, view.height).grown(1)
    for item in seen_on(sheet, Sprite):
        assert item.width is not None
        if item.picture.startswith(("cast/", "signs/ballot", "signs/coin", "signs/goal")):
            up = item.width / 2 if item.anchor is FEET else 0.0
            edges = around(item.x, item.y - up, item.width, item.width)
            corners = (edges.x, edges.y), (edges.right, edges.bottom)
            assert all(shown.holds(*corner) for corner in corners), item.picture


def test_under_the_jester_each_cell_shows_that_it_pays(open_game: OpenGame) -> None:
    sheet, view = Sheet(), view_of("jester")
    PICTURES["jester"](
        Diorama(sheet, open_game().backstage.painter.pictures, 0, 0, view.width, view)
    )
    shown = {item.picture for item in seen_on(sheet, Sprite)}
    assert {f"castle/reign-cell-{cost}.webp" for cost in (1, 2, 3)} <= shown


def test_whoever_leaves_the_rules_sees_the_title_come_back_frame_by_frame(
    open_game: OpenGame,
) -> None:
    def look(ticks: int) -> None:
        for _ in range(ticks):
            game.wait(1)
            game.picture()

    game = open_game()
    look(120)  # somebody walks by on the land
    game.choose("rules")
    look(60)
    game.press(Intent.BACK)
    look(60)
    assert game.scene == "Menu"


def test_the_castle_of_the_first_page_is_read_while_the_contents_are_looked_at(
    open_game: OpenGame,
) -> None:
    game = open_game()
    pictures = game.backstage.painter.pictures
    pictures.caches.scaled.clear()
    pictures.caches.sources.clear()
    game.choose("rules")

    def is_there() -> bool:
        game.picture()
        pictures.finish_decoding()
        return not pictures.unread(art.DAY, layout.WIDTH)

    game.wait_until(is_there)
    assert game.top.choices.focus == "goal"
