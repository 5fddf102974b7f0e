"""The lesson for those who know the game: a cell, a privy, a bellyache, and a fool for a king."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import JESTER, Place
from kingup_game.scenes.lesson.learning import Aside, Ask, Course, Learning, LessonStep, ballot
from kingup_game.theme import art


def _steps(learning: Learning) -> Iterator[LessonStep]:
    """By `table.lessons.prepared.JESTERS_LESSON`, who does what."""
    yield learning.is_voting
    prisoner = {"character": learning.name("C"), "rival": learning.rival(1)}
    yield ballot(learning, "cell", Card.YES, prisoner)
    yield learning.vote_is_over
    prison = art.token("C", "refused")
    yield Aside("cell_why", learning.who("C"), prisoner, prison, goes_on=True)

    yield learning.is_asked
    learning.look_at("L")
    guest = {"character": learning.name("L")}
    yield Ask(
        "privy",
        learning.who("L"),
        lambda: learning.push("L"),
        values=guest,
        picture=art.token("L", "queasy"),
    )
    yield lambda: learning.is_at("L", Place.WC_3)
    yield Aside("privy_why", learning.who("L"), guest, art.token("L", "relief"))

    yield learning.is_voting
    sick = {"character": learning.name("E"), "rival": learning.rival(1)}
    yield ballot(learning, "belly", Card.STOMACHACHE, sick)
    yield learning.vote_is_over
    yield Aside("belly_why", learning.who("E"), sick, art.token("E", "queasy"))

    yield learning.is_voting
    fool = {"character": learning.name(JESTER), "rival": learning.rival(2)}
    yield ballot(learning, "fool", Card.YES, fool)

    yield learning.is_scored
    jester = art.token(JESTER, "crowned")
    yield Ask("losses", learning.count.card, learning.count.begin, picture=jester)
    yield learning.is_counted


JESTERS_COURSE: Final = Course(_steps, beats=5)
