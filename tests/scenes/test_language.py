"""Another language counts at once, everywhere, also in the middle of a match."""

from __future__ import annotations

import pygame

from kingup_game.stage.canvas.items import Label
from kingup_game.table.settings import SETTINGS
from tests.harness.stagehand import OpenGame, Stagehand

SIZE = (960, 540)


def words_of(game: Stagehand) -> list[str]:
    game.picture()
    items = [item for sheet in game.top.sheets() for item in sheet.stacked()]
    return [item.words for item in items if isinstance(item, Label) and item.words and item.visible]


def begin(game: Stagehand) -> None:
    game.setup()
    game.choose("start")
    game.wait_for("Placement")
    game.wait(60)


def speak(game: Stagehand, language: str) -> None:
    game.key(pygame.K_p)
    game.wait_for("Pause")
    game.backstage.choose(SETTINGS["language"], language)
    game.wait(2)
    game.key(pygame.K_p)
    game.wait_for("Placement")
    game.wait(60)


def test_a_match_speaks_another_language_at_once_bots_names_included(open_game: OpenGame) -> None:
    game = open_game(language="en", coach=True, bot_talk=False)
    begin(game)
    english = words_of(game)
    assert "Brushwood" in english
    speak(game, "de")
    german = words_of(game)
    assert "Reisig" in german
    letters = {words for words in english if any(map(str.isalpha, words))}
    assert letters & set(german) == set()
    speak(game, "en")
    assert "Brushwood" in words_of(game)
    assert set(words_of(game)) & {words for words in german if len(words) > 4} == set()


def test_a_match_that_goes_on_calls_the_bots_by_their_names_of_today(open_game: OpenGame) -> None:
    game = open_game(language="en", bot_talk=False)
    begin(game)
    game.game.close()
    game = open_game(bot_talk=False)
    game.backstage.choose(SETTINGS["language"], "de")
    game.wait(2)
    game.choose("continue")
    game.wait(120)
    assert "Reisig" in words_of(game)
    assert "Brushwood" not in words_of(game)


def test_the_settings_show_each_language_by_its_own_name(open_game: OpenGame) -> None:
    game = open_game(language="en", bot_talk=False)
    game.choose("settings")
    game.wait(60)
    assert any("English" in words for words in words_of(game))
    game.backstage.choose(SETTINGS["language"], "de")
    game.wait(2)
    assert any("Deutsch" in words for words in words_of(game))
