"""Which words do not grow with the text size that people chose, scene by scene."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from kingup_game.stage.lettering.wrapping import PICTURE_MARK
from kingup_game.theme.type_scale import SMALLEST
from tests.harness.moments import SCENES
from tests.harness.stagehand import Stagehand
from tools.wording.places import labels, staged

LARGE: Final = 200
GROWN: Final = 1.6
"""So many times as large as at 100 % is grown, where there is no room for twice."""
LARGE_ENOUGH: Final = 2 * SMALLEST
"""So high is large, whatever it was: titles need not grow beyond."""


class Grown(NamedTuple):
    """Words in a picture, and how high their letters are, in design units."""

    picture: str
    words: str
    usual: float
    large: float | None
    """At 200 %; None where they are not in that picture."""

    @property
    def is_large(self) -> bool:
        """Whether somebody who needs large letters has them here."""
        wanted = min(LARGE_ENOUGH, GROWN * self.usual)
        return self.large is not None and self.large >= wanted - 0.5


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
