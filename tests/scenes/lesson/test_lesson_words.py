"""What the raven says in a lesson: little, in every language, and large enough to be read."""

from __future__ import annotations

import re

import pytest

from kingup_game.engine.edition import Edition
from kingup_game.scenes.lesson.lesson_scene import COURSES
from kingup_game.stage import layout
from kingup_game.theme.type_scale import BODY
from kingup_game.words import LANGUAGES
from tests.harness.learner import MOST_TICKS, Learner, by_keys
from tests.harness.stagehand import OpenGame

SIZE = (960, 540)
MOST_WORDS = 40


TAUGHT = [
    *((edition, language, 200) for edition in COURSES for language in LANGUAGES),
    *((edition, language, 100) for edition in COURSES for language in ("en", "de")),
]
"""In every language where its words are largest; at the usual size in the longest and its own."""
LARGEST = ("de", 200)
"""Then nobody stands behind the foot of a lesson."""


@pytest.mark.parametrize(("edition", "language", "text_size"), TAUGHT)
def test_the_raven_says_little_on_the_screen_and_beside_the_thing(
    open_game: OpenGame, edition: Edition, language: str, text_size: int
) -> None:
    game = open_game(language=language, text_size=text_size)
    game.backstage.stack.push(game.game.lesson(edition), "cut")
    one = Learner(game, by_keys(game))
    for _ in range(one.beats):
        ask, bubble = one.next_ask(), one.bubble
        assert bubble is not None
        corners = [(bubble.x, bubble.y), (bubble.right - 1, bubble.bottom - 1)]
        assert all(layout.SAFE.holds(*corner) for corner in corners), ask.words
        is_beside = bubble.right <= ask.at.x or bubble.x >= ask.at.right
        is_above_or_below = bubble.bottom <= ask.at.y or bubble.y >= ask.at.bottom
        assert is_beside or is_above_or_below, ask.words
        assert bubble.bottom <= one.way_out.y, ask.words
        assert one.letters >= BODY, ask.words
        if (language, text_size) == LARGEST:
            game.picture()
            assert not one.hidden, ask.words
        one.answer(ask)
    game.wait_until(lambda: game.scene == "LessonEnd", MOST_TICKS)
    said = [len(re.findall(r"\w+", words)) for _, words in one.said]
    assert 3 < min(said) <= max(said) <= MOST_WORDS
