"""Both editions are offered as pictures; who fits at the table, and which house rules there are."""

from __future__ import annotations

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.engine.edition import Edition, house_rules_of, table_sizes
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.table.evenings.chosen_rules import CLASSIC, ChosenRules
from kingup_game.table.gathering import Gathering
from kingup_game.theme import art
from kingup_game.words import LANGUAGES
from tests.harness.stagehand import OpenGame, Stagehand

SIZE = (960, 540)

READABLE = 34
"""Units that are large enough for a sentence, and for whoever asked for large letters."""
JESTERS_RULES = ("wcs", "dungeons", "stomachache")


def pictures(game: Stagehand) -> list[str]:
    """What is to be seen on the screen on top."""
    shown = game.top.sheet.stacked()
    return [item.picture for item in shown if isinstance(item, Sprite) and item.visible]


def dealt_faces(game: Stagehand) -> list[str]:
    """The characters that everybody gets to place; the Jester's is the picture of a preset."""
    cast = [picture for picture in pictures(game) if picture.startswith("cast/")]
    return [picture for picture in cast if picture != art.token("J")]


def crowded(game: Stagehand, players: int) -> None:
    """The setup with the Jester, and bots on all chairs but one."""
    game.choose("preset-jester")
    for number in range(len(game.top.gathering.guests), players):
        game.choose(f"chair-{number}")
        game.choose("bot-5")


def test_both_editions_are_seen_and_the_classic_one_is_played_at_first(game: Stagehand) -> None:
    table = game.setup()
    game.choose("more")
    assert set(map(art.edition, Edition)) <= set(pictures(game))
    assert table.gathering.edition is Edition.CLASSIC


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_editions_name_stands_beside_its_picture_and_what_is_said_of_it_below_both_cards(
    open_game: OpenGame, language: str, text_size: int
) -> None:
    game = open_game(language=language, text_size=text_size)
    game.setup()
    game.choose("more")
    say, painter = game.backstage.say, game.backstage.painter
    for edition, turned in ((Edition.CLASSIC, ()), (Edition.JESTER, (pygame.K_RIGHT,))):
        for key in turned:
            game.key(key)
        game.wait(16)
        game.theatre.show()
        items = game.top.sheet.stacked()
        labels = {i.words: i for i in items if isinstance(i, Label)}
        pictured = {i.picture: i.rect for i in items if isinstance(i, Sprite)}[art.edition(edition)]
        areas = {c.key: painter.viewport.rect_px(*c.area) for c in game.top.choices}
        sizes = table_sizes(edition)
        about = say(f"setup.{edition}_about", least=sizes[0], most=sizes[-1]).replace("\n", " ")
        told, name = labels[about], labels[say(f"setup.{edition}")]
        card = areas[f"edition-{edition}"]
        assert card.inflate(2, 2).contains(pictured)
        assert card.contains(name.rect)
        assert not name.rect.colliderect(pictured)
        assert card.bottom <= told.rect.top
        assert told.rect.bottom <= areas["rounds"].top
        shown = painter.lettering.shown(told.words, told.style, told.width)
        assert text_size / 100 * shown.size >= READABLE, about


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_with_eight_chairs_whoever_is_asked_who_they_are_is_asked_within_their_plate(
    open_game: OpenGame, language: str
) -> None:
    game = open_game(language=language)
    for key, scene in (("play", "SetupScreen"), ("preset-jester", "SetupScreen")):
        spots = {choice.key: choice.area for choice in game.top.choices}
        game.click(*spots[key].middle)
        game.wait_for(scene)
    game.wait(30)
    game.theatre.show()
    chair = next(choice.area for choice in game.top.choices if choice.key == "chair-0")
    plate = game.backstage.painter.viewport.rect_px(*chair)
    asked = game.backstage.say("setup.who")
    shown = [item for item in game.top.sheet.stacked() if isinstance(item, Label)]
    (question,) = [label for label in shown if asked in label.words]
    assert plate.contains(question.rect.inflate(8, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_eight_chairs_whoever_joins_by_pad_reads_their_buttons_within_their_plate(
    open_game: OpenGame, language: str
) -> None:
    game = open_game(language=language)
    game.setup()
    crowded(game, 8)
    game.tap("pad:1", Intent.CONFIRM)
    game.wait(30)
    game.theatre.show()
    chairs = [c.area for c in game.top.choices if c.key.startswith("chair-")]
    plates = [game.backstage.painter.viewport.rect_px(*area).inflate(-8, 0) for area in chairs]
    ready = game.backstage.say("setup.ready")
    shown = [item for item in game.top.sheet.stacked() if isinstance(item, Label)]
    (buttons,) = [label for label in shown if label.words.endswith(ready)]
    assert any(plate.contains(buttons.rect) for plate in plates), buttons.words


@pytest.mark.parametrize("hand", ["keyboard", "pad", "mouse"])
def test_the_jester_is_chosen_with_any_device_and_reaches_the_match(
    game: Stagehand, hand: str
) -> None:
    game.setup()
    if hand == "mouse":
        spots = {choice.key: choice.area for choice in game.top.choices}
        game.click(*spots["preset-jester"].middle)
    elif hand == "keyboard":
        game.focus("preset-jester")
        game.tap(KEYBOARD, Intent.CONFIRM)
    else:
        game.tap("pad:1", Intent.CONFIRM)
        game.tap("pad:1", Intent.CONFIRM)
        game.top.choices.focus = "preset-jester"
        game.tap("pad:1", Intent.CONFIRM)
        game.tap("pad:1", Intent.DEVICE_LEFT)
        game.choose("chair-1")
        game.choose("remove")
    game.choose("start")
    game.wait_for("Placement")
    assert game.top.match.terms.edition is Edition.JESTER
    assert game.top.match.terms.house.wcs


def test_what_was_played_last_is_what_the_next_table_plays(open_game: OpenGame) -> None:
    first = open_game()
    first.setup()
    for key in ("more", "edition-jester", "house", "dungeons", "done", "done", "start"):
        first.choose(key)
    first.wait_for("Placement")
    first.game.close()

    again = open_game()
    gathering = again.setup().gathering
    assert gathering.edition is Edition.JESTER
    assert not gathering.house["dungeons"]
    assert gathering.preset is None
    again.choose("preset-classic")
    assert gathering.house == house_rules_of(Edition.CLASSIC)


def test_eight_may_come_to_the_jesters_table_and_take_the_chairs_of_bots(game: Stagehand) -> None:
    table = game.setup()
    crowded(game, 8)
    for number in range(8):
        game.tap(f"pad:{number}", Intent.CONFIRM)
    assert len(table.gathering.people) == 8
    assert game.backstage.say("setup.full", count=8) in game.told


def test_two_are_enough_for_the_jester_and_too_few_for_the_classic_game(game: Stagehand) -> None:
    table = game.setup()
    game.choose("preset-jester")
    for _ in range(2):
        game.choose("chair-1")
        game.choose("remove")
    assert not table.why_not_start()
    for key in ("more", "edition-classic", "done"):
        game.choose(key)
    assert table.why_not_start() == game.backstage.say("setup.too_few", count=3)


def test_back_to_the_classic_game_bots_leave_but_people_would_have_to_be_asked(
    game: Stagehand,
) -> None:
    table = game.setup()
    crowded(game, 8)
    for key in ("more", "edition-classic", "done"):
        game.choose(key)
    assert len(table.gathering.guests) == 6
    crowded(game, 8)
    for number in range(6):
        game.tap(f"pad:{number}", Intent.CONFIRM)
    game.choose("preset-classic")
    assert table.gathering.edition is Edition.JESTER
    assert game.backstage.say("setup.too_many", count=6) in game.told


def test_only_rules_that_can_make_a_difference_are_offered(game: Stagehand) -> None:
    game.setup()
    game.choose("more")
    game.choose("house")
    assert not set(JESTERS_RULES) & set(game.offered())
    assert "zero_is_33" in game.offered()
    game.choose("done")
    for key in ("rounds", "edition-jester", "house"):
        game.choose(key)
    assert set(JESTERS_RULES) < set(game.offered())
    assert "zero_is_33" not in game.offered()


def test_each_rule_says_in_a_line_what_it_does(game: Stagehand) -> None:
    game.setup()
    for key in ("preset-jester", "more", "house"):
        game.choose(key)
    for rule in game.offered()[:-1]:
        game.focus(rule)
        said = [item.words for item in game.top.sheet.stacked() if hasattr(item, "words")]
        assert game.backstage.say(f"house.{rule}_help") in said


def test_everybody_gets_shows_the_true_hand(game: Stagehand) -> None:
    game.setup()
    assert pictures(game).count(art.ballot("no")) == 3
    assert art.ballot("stomachache") not in pictures(game)
    crowded(game, 8)
    assert pictures(game).count(art.ballot("no")) == 2
    assert pictures(game).count(art.ballot("stomachache")) == 1
    assert len(dealt_faces(game)) == 1
    for key in ("more", "house", "stomachache", "random_placement", "done", "done"):
        game.choose(key)
    assert art.ballot("stomachache") not in pictures(game)
    assert not dealt_faces(game)


def test_no_two_bots_of_a_table_look_alike_whatever_their_levels(game: Stagehand) -> None:
    table = game.setup()
    crowded(game, 8)
    faces = [face for face in table.gathering.faces if face is not None]
    assert len(set(faces)) == len(faces) == 7
    shown = [picture for picture in pictures(game) if picture in map(art.portrait, range(1, 9))]
    assert len(set(shown)) == 7


@pytest.mark.parametrize("kept", [{}, {"edition": "jester", "houses": {"jester": {"wcs": False}}}])
def test_a_table_that_was_kept_comes_back_as_far_as_it_is_known(kept: dict[str, object]) -> None:
    guests = [{"crest": crest, "name": "", "level": "page"} for crest in range(3)]
    last = Gathering.from_json({"guests": guests, "rounds": 1, **kept})
    assert last.edition is Edition(str(kept.get("edition", "classic")))
    expected = house_rules_of(last.edition) | ({"wcs": False} if kept else {})
    assert last.house == expected


def test_a_mouse_takes_a_chair_beyond_the_sixth(game: Stagehand) -> None:
    table = game.setup()
    crowded(game, 7)
    spots = {choice.key: choice.area for choice in table.choices}
    game.click(*spots["chair-7"].middle)
    assert table.gathering.guests[7].device == MOUSE


def test_a_way_to_play_has_its_name_only_with_its_own_number_of_rounds_and_rules() -> None:
    rules = ChosenRules()
    assert rules.preset is CLASSIC
    rules.rounds = 1
    assert rules.preset is None
    rules.rounds = CLASSIC.rounds
    rules.house["open_ballots"] = True
    assert rules.preset is not None
    assert rules.preset.key == "family"
