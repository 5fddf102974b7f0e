"""What somebody sees who knows nothing: words that are new, read one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from kingup_game.app.loop import TICKS_PER_SECOND
from kingup_game.scenes.kit.scene import Scene
from kingup_game.stage.canvas.items import Label
from kingup_game.stage.hints.parts_of_line import PARTS_APART
from kingup_game.stage.lettering.wrapping import PICTURE_MARK
from tests.harness.hands import Hands
from tests.harness.looking import seen_on

WORDS_A_SECOND: Final = 3.5
"""So fast somebody reads who sees a thing for the first time, as in docs/lessons.md."""
MOST_UNREAD: Final = 45.0
"""What is more than that at once is not read word by word: one looks for what one wants."""
_FAINT: Final = 60
_WORD: Final = re.compile(r"[^\W\d_]{2,}")


def labels_of(scene: Scene) -> Iterator[Label]:
    """What can be read of a scene."""
    for sheet in scene.sheets():
        if sheet.alpha >= _FAINT:
            for label in seen_on(sheet, Label):
                if label.alpha >= _FAINT and label.words:
                    yield label


def words_with(hands: Hands, mark: str) -> tuple[float, float] | None:
    """Where on the screen the words stand that begin with a button's mark, in pixels."""
    for label in labels_of(hands.top):
        line = label.words
        for part in line.split(PARTS_APART):
            if part.startswith(mark):
                before, whole = (_length(text) for text in (line[: line.index(part)], line))
                share = (before + _length(part) / 2) / whole
                return label.rect.x + share * label.rect.w, float(label.rect.centery)
    return None


def _length(words: str) -> int:
    return len(PICTURE_MARK.sub("##", words))


class Eyes:
    """Follows the screen; `unread` is how many words are still to be read."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._known: set[str] = set()
        self.unread = 0.0
        self.words_read = 0

    def look(self) -> None:
        """Take in whatever stands there and was never seen before."""
        for words in self.words():
            if words not in self._known:
                self._known.add(words)
                number = len(_WORD.findall(PICTURE_MARK.sub(" ", words)))
                self.words_read += number
                self.unread = min(MOST_UNREAD, self.unread + number)

    def rest(self, ticks: int) -> None:
        """Time passed, in which one went on reading."""
        self.unread = max(0.0, self.unread - ticks * WORDS_A_SECOND / TICKS_PER_SECOND)

    @property
    def ticks_to_read(self) -> int:
        """How long it takes to read the rest."""
        return round(self.unread * TICKS_PER_SECOND / WORDS_A_SECOND)

    def words(self) -> Iterator[str]:
        """Everything that can be read now, piece by piece."""
        for scene in self._seen_scenes():
            yield from (label.words for label in labels_of(scene))

    def _seen_scenes(self) -> list[Scene]:
        """The scene on top, and what can be seen behind it."""
        scenes = list(self._hands.backstage.stack.scenes)
        first = len(scenes) - 1
        while first > 0 and scenes[first].overlay:
            first -= 1
        return scenes[max(0, first) :]
