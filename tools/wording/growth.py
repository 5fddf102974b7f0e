"""Which words do not grow with the text size that people chose, scene by scene."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.lettering.wrapping import PICTURE_MARK
from kingup_game.theme.type_scale import BODY, SMALLEST
from kingup_game.words.catalogue import Words
from tests.harness.companies import NAMES
from tests.harness.moments import SCENES
from tests.harness.stagehand import Stagehand
from tools.wording.places import labels, staged

LARGE: Final = 200
GROWN: Final = 1.5
"""So many times as large as at 100 % is grown, where there is no room for twice."""
READABLE: Final = BODY
"""What is as high as sentences on parchment are usually can be read, even if it grew less."""
_ROUNDING: Final = 0.5

SAID_OTHERWISE: Final = {
    "actions.": "what has the focus is repeated above in full size",
    "almanac.legend": "whatever is pointed at says what it is",
    "coach.show": "the raven sits beside it, and does the same when clicked",
    "learn.you": "a face with its seal stands beside it",
    "setup.aids_": "what has the focus is told above in full size",
    "setup.classic_about": "the way that is chosen is told beside the table in large letters",
    "setup.everybody_gets": "the cards lie beside it",
    "setup.jester_about": "the way that is chosen is told beside the table in large letters",
    "setup.new_chair": "the line below all chairs says how one joins",
    "table.": "the line asks for it, and the round is told large when it begins",
    "vote.seal": "an envelope, and the button that seals everything else",
}
"""Sentences that stay small somewhere at 200 %, by the beginnings of their keys, and what else
says them there. Names stand beside a face with its seal, and large in the race and in the hall."""


class Grown(NamedTuple):
    """Words in a picture, and how high their letters are, in design units."""

    picture: str
    words: str
    usual: float
    large: float | None
    """At 200 %; None where they are not in that picture, but on another page."""

    @property
    def is_large(self) -> bool:
        """Whether somebody who needs large letters has them here."""
        wanted = min(READABLE, GROWN * self.usual)
        return self.large is None or self.large >= wanted - _ROUNDING


def ungrown(language: str, scenes: Collection[str] = tuple(SCENES)) -> list[str]:
    """What stays small at 200 %, and nothing else says it: each once, with its first picture."""
    keys: dict[str, set[str]] = {}
    say = Words.say

    def listening(words: Words, key: str, **values: Any) -> str:
        sentence = say(words, key, **values)
        keys.setdefault(PICTURE_MARK.sub("", str(sentence)).strip(), set()).add(key)
        return sentence

    with patch.object(Words, "say", listening):
        small = [one for one in growth(language, scenes=scenes) if not one.is_large]
    found: dict[str, str] = {}
    for one in small:
        if not _is_said_otherwise(one.words, keys):
            grown = f"“{one.words}” is {one.usual:.0f} high, and {one.large:.0f} at {LARGE} %"
            found.setdefault(grown, one.picture)
    return [f"{picture}: {grown}" for grown, picture in found.items()]


def _is_said_otherwise(words: str, keys: dict[str, set[str]]) -> bool:
    said = set[str]().union(
        *(keys.get(line.strip(), set()) for line in (words, *words.split(PARTS_APART)))
    )
    return words in NAMES or any(key.startswith(tuple(SAID_OTHERWISE)) for key in said)


def growth(
    language: str,
    edition: str = "classic",
    players: int = 4,
    scenes: Collection[str] = tuple(SCENES),
) -> Iterator[Grown]:
    """All words of these scenes, at 100 and at 200 %."""
    usual = {name: sizes(hand) for name, hand in staged(language, 100, edition, players, scenes)}
    for name, hand in staged(language, LARGE, edition, players, scenes):
        large = sizes(hand)
        for words, high in usual.get(name, {}).items():
            yield Grown(name, words, high, _found(words, large))


def sizes(hand: Stagehand) -> dict[str, float]:
    """How high the letters of all words on the screen are; of the same words the smallest."""
    lettering = hand.backstage.painter.lettering
    found: dict[str, float] = {}
    for label in labels(hand):
        words = PICTURE_MARK.sub("", label.words).strip()
        style = lettering.shown(label.words, label.style, label.width)
        high = max(SMALLEST, style.size * lettering.text_percent / 100)
        if words:
            found[words] = min(high, found.get(words, high))
    return found


def _found(words: str, large: dict[str, float]) -> float | None:
    """How high these words are, or the part of them that is shown first."""
    if words in large:
        return large[words]
    parts = [high for part, high in large.items() if len(part) > 2 and part in words]
    return max(parts, default=None)
