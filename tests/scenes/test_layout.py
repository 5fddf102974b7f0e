"""Words stay on the screen and apart from each other, in every language and at every text size."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.edition import Edition
from kingup_game.scenes.lesson.lesson_end import LessonEnd
from kingup_game.scenes.title.rules_page import CHAPTERS
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Label
from kingup_game.table.evenings.people import Person
from kingup_game.words import LANGUAGES
from tests.harness import evenings
from tests.harness.stagehand import OpenGame, Stagehand

SIZE = (960, 540)

Way = Callable[[Stagehand], None]


def chair(number: int, game: Stagehand) -> None:
    game.setup()
    game.tap("pad:1", Intent.CONFIRM)
    game.choose(f"chair-{number}")


def name_page(game: Stagehand) -> None:
    chair(0, game)
    game.choose("name")


def blind_test(game: Stagehand) -> None:
    game.setup()
    game.tap("pad:1", Intent.CONFIRM)
    game.choose("start")


def settings_tab(tab: str, game: Stagehand) -> None:
    game.choose("settings")
    game.choose(f"tab-{tab}")


def pause(game: Stagehand) -> None:
    game.setup()
    game.choose("start")
    game.wait_for("Placement")
    game.key(pygame.K_p)


def rules(edition: Edition, page: int, game: Stagehand) -> None:
    game.choose("rules")
    game.choose(f"edition-{edition}")
    game.choose(CHAPTERS[edition][0])
    for _ in range(page):
        game.key(pygame.K_RIGHT)


def crowded_setup(game: Stagehand) -> None:
    """Eight chairs, some of them free, and everything that may be chosen."""
    game.setup()
    game.choose("preset-jester")


def more_rules(game: Stagehand) -> None:
    crowded_setup(game)
    game.choose("more")


def house_rules(game: Stagehand) -> None:
    more_rules(game)
    game.choose("house")


def faces(game: Stagehand) -> None:
    chair(0, game)
    game.choose("face")


def newcomers(game: Stagehand) -> None:
    """Everybody knows somebody, and two are choosing who they are."""
    known = [Person(f"Wilhelmina {n}", n, n % 8) for n in range(9)]
    game.game.memories.people.welcome(known)
    crowded_setup(game)
    game.tap("pad:1", Intent.CONFIRM)
    game.tap("mouse", Intent.CONFIRM)


def people(game: Stagehand) -> None:
    newcomers(game)
    for key in ("chair-0", "name", "forget"):
        game.choose(key)


def past(tab: str, game: Stagehand) -> None:
    evenings.remember(game.game)
    game.enter(game.game.menu())
    game.choose("past")
    game.choose(f"tab-{tab}")


def lesson_end(game: Stagehand) -> None:
    game.enter(LessonEnd(game.backstage, game.game, Edition.JESTER, 24))


SCREENS: dict[str, Way] = {
    "lesson end": lesson_end,
    "past matches": partial(past, "matches"),
    "past people": partial(past, "people"),
    "menu": lambda game: game.settle(),
    "setup": lambda game: game.setup(),
    "crowded setup": crowded_setup,
    "more rules": more_rules,
    "house rules": house_rules,
    "faces": faces,
    "newcomers": newcomers,
    "people": people,
    "person": lambda game: chair(1, game),
    "bot": lambda game: chair(2, game),
    "free": lambda game: chair(4, game),
    "name": name_page,
    "blind test": blind_test,
    "picture": lambda game: settings_tab("picture", game),
    "sound": lambda game: settings_tab("sound", game),
    "play": lambda game: settings_tab("play", game),
    "buttons": lambda game: settings_tab("buttons", game),
    "pause": pause,
    "contents": lambda game: game.choose("rules"),
    **{
        f"rules {edition} {page}": partial(rules, edition, page)
        for edition, chapters in CHAPTERS.items()
        for page in range(len(chapters))
    },
}


def labels(game: Stagehand) -> list[Label]:
    """The words of the screen on top, resolved to pixels."""
    game.wait(16)
    game.theatre.show()
    items = game.top.sheet.stacked()
    return [item for item in items if isinstance(item, Label) and item.words and item.visible]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_words_leave_the_picture_or_lie_on_others(
    open_game: OpenGame, screen: str, text_size: int, language: str
) -> None:
    game = open_game(language=language, text_size=text_size)
    SCREENS[screen](game)
    view = game.backstage.painter.viewport
    safe = view.rect_px(
        layout.SAFE_LEFT,
        layout.SAFE_TOP,
        layout.SAFE_RIGHT - layout.SAFE_LEFT,
        layout.SAFE_BOTTOM - layout.SAFE_TOP,
    ).inflate(4, 4)
    shown = labels(game)
    assert shown or screen == "menu"
    for label in shown:
        assert safe.contains(label.rect), label.words
        core = label.rect.inflate(-8, -label.rect.height // 3)
        others = [other for other in shown if other is not label]
        crossed = [other.words for other in others if core.colliderect(other.rect.inflate(-8, -8))]
        assert not crossed, label.words
