"""The first lesson: place, climb, a full floor, a No, a queen, and the six that count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.scenes.lesson.learning import Aside, Ask, Course, Learning, LessonStep, ballot
from kingup_game.theme.art import token


def _steps(learning: Learning) -> Iterator[LessonStep]:
    """By `table.lessons.prepared.FIRST_LESSON`, who does what."""
    yield learning.is_asked
    learning.lift("O", Place.FLOOR_4)
    about = {"character": learning.name("O")}
    yield Ask(
        "place",
        learning.free_place(Place.FLOOR_4, "O"),
        learning.set_down,
        values=about,
        picture=token("O"),
    )

    yield learning.is_asked
    learning.look_at("O")
    yield Ask(
        "climb",
        learning.who("O"),
        lambda: learning.push("O"),
        values=about,
        picture=token("O", "climb"),
    )

    yield learning.is_asked
    learning.look_at("I")
    asked = {"character": learning.name("I")}
    yield Ask(
        "full",
        learning.who("I"),
        lambda: learning.push("I"),
        values=asked,
        picture=token("I", "hopeful"),
    )
    learning.hush()
    makes_room = {"character": learning.name("P")}
    yield Aside("full_why", learning.floor(Place.FLOOR_3), makes_room, token("P", "climb"))
    learning.push("P")

    yield learning.is_voting
    stranger = {"character": learning.name("D"), "rival": learning.rival(1)}
    yield ballot(learning, "refuse", Card.NO, stranger)
    yield learning.vote_is_over
    yield Aside("refused", learning.who("D"), stranger, token("D", "refused"))

    yield learning.is_voting
    yield ballot(learning, "crown", Card.YES, about)

    yield learning.is_scored
    yield Ask("six", learning.count.card, learning.count.begin)
    yield learning.is_counted


FIRST_COURSE: Final = Course(_steps, beats=6)
