"""Pictures made before they are needed: one a tick, so that no frame has to wait for its own."""

from __future__ import annotations

from collections.abc import Iterable

from kingup_game.engine.cast import JESTER, Character
from kingup_game.stage import layout
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.theme import art

# What a token shows without having been asked to, the most sudden first.
MOODS = ("neutral", "blink", "climb", "hopeful", "refused", "joy", "crowned")
# What whole houses feel at once where there is a Jester.
MOODS_OF_JESTS = ("queasy", "fear", "relief", "sleepy")


class WarmUp:
    """The faces of a cast, loaded and scaled during the deal."""

    def __init__(self, pictures: Pictures, characters: Iterable[Character]) -> None:
        self._pictures = pictures
        cast = tuple(characters)
        moods = MOODS + MOODS_OF_JESTS if JESTER in cast else MOODS
        self._missing = [art.token(one, mood) for mood in reversed(moods) for one in cast]

    def update(self) -> None:
        """One tick: one picture more is ready."""
        if self._missing:
            self._pictures.get(self._missing.pop(), layout.TOKEN_SIZE)
