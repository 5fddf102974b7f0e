"""What the raven says in a lesson: little, in every language, and large enough to be read."""

from __future__ import annotations

import re

import pytest

from kingup_game.engine.edition import Edition
from kingup_game.scenes.lesson.lesson_scene import COURSES
from kingup_game.stage import layout
from kingup_game.theme.type_scale import BODY
from kingup_game.words import LANGUAGES
from tests.harness.learner import Learner, by_keys
from tests.harness.stagehand import OpenGame

SIZE = (960, 540)
MOST_WORDS = 40


@pytest.mark.parametrize("edition", COURSES)
@pytest.mark.parametrize("text_size", [100, 200])
def test_the_bubble_stays_on_the_screen_and_beside_the_thing(
    open_game: OpenGame, edition: Edition, text_size: int
) -> None:
    for language in LANGUAGES:
        game = open_game(language=language, text_size=text_size)
        game.backstage.stack.push(game.game.lesson(edition), "cut")
        one = Learner(game, by_keys(game))
        for _ in range(one.beats):
            ask, bubble = one.next_ask(), one.bubble
            assert bubble is not None
            corners = [(bubble.x, bubble.y), (bubble.right - 1, bubble.bottom - 1)]
            assert all(layout.SAFE.holds(*corner) for corner in corners), (language, ask.words)
            is_beside = bubble.right <= ask.at.x or bubble.x >= ask.at.right
            is_above_or_below = bubble.bottom <= ask.at.y or bubble.y >= ask.at.bottom
            assert is_beside or is_above_or_below, (language, ask.words)
            assert bubble.bottom <= one.way_out.y, (language, ask.words)
            assert one.letters >= BODY, (language, ask.words)
            one.answer(ask)


@pytest.mark.parametrize("edition", COURSES)
def test_the_foot_of_a_lesson_hides_nobody(open_game: OpenGame, edition: Edition) -> None:
    game = open_game(language="de", text_size=200)
    game.backstage.stack.push(game.game.lesson(edition), "cut")
    one = Learner(game, by_keys(game))
    for _ in range(one.beats):
        ask = one.next_ask()
        game.picture()
        assert not one.hidden, ask.words
        one.answer(ask)


@pytest.mark.parametrize("edition", COURSES)
def test_a_beat_has_at_most_forty_words_in_every_language(
    open_game: OpenGame, edition: Edition
) -> None:
    for language in LANGUAGES:
        game = open_game(language=language)
        game.backstage.stack.push(game.game.lesson(edition), "cut")
        one = Learner(game, by_keys(game))
        one.finish()
        said = [len(re.findall(r"\w+", words)) for _, words in one.said]
        assert max(said) <= MOST_WORDS, language
        assert min(said) > 3, language
