"""What the raven says in a lesson: little, in every language, and large enough to be read."""

from __future__ import annotations

import re

import pytest

from kingup_game.engine.edition import Edition
from kingup_game.scenes.lesson.courses import COURSES
from kingup_game.words import LANGUAGES
from tests.harness.learner import Learner, by_keys
from tests.harness.stagehand import OpenGame

MOST_WORDS = 40


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
