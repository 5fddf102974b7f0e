"""Words stay on the screen and apart from each other, in every language and at every text size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
Walk = Callable[[Stagehand], Iterator[None]]
"""Stops wherever there is something to read."""


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


def settings_tabs(game: Stagehand) -> Iterator[None]:
    game.choose("settings")
    for tab in ("picture", "sound", "play", "buttons"):
        game.choose(f"tab-{tab}")
        yield


def pause(game: Stagehand) -> None:
    game.setup()
    game.choose("start")
    game.wait_for("Placement")
    game.key(pygame.K_p)


def rules(edition: Edition, game: Stagehand) -> Iterator[None]:
    game.choose("rules")
    yield
    game.choose(f"edition-{edition}")
    game.choose(CHAPTERS[edition][0])
    for _ in CHAPTERS[edition]:
        yield
        game.key(pygame.K_RIGHT)


def crowded_setup(game: Stagehand) -> None:
    """Eight chairs, some of them free, and everything that may be chosen."""
    game.setup()
    game.choose("preset-jester")


def setup(game: Stagehand) -> Iterator[None]:
    """As it opens, with most chairs, and the rules that are chosen there."""
    game.setup()
    yield
    game.choose("preset-jester")
    yield
    for page in ("more", "house"):
        game.choose(page)
        yield


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


def past(game: Stagehand) -> Iterator[None]:
    evenings.remember(game.game)
    game.enter(game.game.menu())
    game.choose("past")
    for tab in ("matches", "people"):
        game.choose(f"tab-{tab}")
        yield


def lesson_end(game: Stagehand) -> None:
    game.enter(LessonEnd(game.backstage, game.game, Edition.JESTER, 24))


def straight(way: Way, game: Stagehand) -> Iterator[None]:
    way(game)
    yield


PAGES: dict[str, Way] = {
    "lesson end": lesson_end,
    "menu": lambda game: game.settle(),
    "faces": faces,
    "newcomers": newcomers,
    "people": people,
    "person": partial(chair, 1),
    "bot": partial(chair, 2),
    "free": partial(chair, 4),
    "name": name_page,
    "blind test": blind_test,
    "pause": pause,
}
SCREENS: dict[str, Walk] = {
    "past": past,
    "setup": setup,
    "settings": settings_tabs,
    **{f"rules {edition}": partial(rules, edition) for edition in CHAPTERS},
    **{name: partial(straight, way) for name, way in PAGES.items()},
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
    for _ in SCREENS[screen](game):
        shown = labels(game)
        assert shown or screen == "menu"
        lie_apart_within(game, shown)


def lie_apart_within(game: Stagehand, shown: list[Label]) -> None:
    """All of it in the safe area, and nothing on anything else."""
    view = game.backstage.painter.viewport
    safe = view.rect_px(
        layout.SAFE_LEFT,
        layout.SAFE_TOP,
        layout.SAFE_RIGHT - layout.SAFE_LEFT,
        layout.SAFE_BOTTOM - layout.SAFE_TOP,
    ).inflate(4, 4)
    for label in shown:
        assert safe.contains(label.rect), label.words
        core = label.rect.inflate(-8, -label.rect.height // 3)
        others = [other for other in shown if other is not label]
        crossed = [other.words for other in others if core.colliderect(other.rect.inflate(-8, -8))]
        assert not crossed, label.words
