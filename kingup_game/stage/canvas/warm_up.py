"""Pictures made before they are needed: one a tick, so that no frame has to wait for its own."""

from __future__ import annotations

from collections.abc import Iterable

from kingup_game.engine.cast import Character
from kingup_game.stage import layout
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.theme import art

# What a token shows without having been asked to, the most sudden first.
MOODS = ("neutral", "blink", "climb", "hopeful", "refused", "crowned")


class WarmUp:
    """The faces of a cast, loaded and scaled during the deal."""

    def __init__(self, pictures: Pictures, characters: Iterable[Character]) -> None:
        self._pictures = pictures
        cast = tuple(characters)
        self._missing = [art.token(one, mood) for mood in reversed(MOODS) for one in cast]

    def update(self) -> None:
        """One tick: one picture more is ready."""
        if self._missing:
            self._pictures.get(self._missing.pop(), layout.TOKEN_SIZE)
