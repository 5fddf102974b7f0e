"""Pictures made before they are needed: one a tick, so that no frame has to wait for its own."""

from __future__ import annotations

from collections.abc import Iterable

from kingup_game.engine.cast import Character
from kingup_game.stage import layout
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.theme import art

# What a token shows without having been asked to, the most sudden first.
MOODS = ("neutral", "blink", "climb", "hopeful", "refused", "crowned", "queasy")
LIGHTS = (art.BEAM, art.POOL, art.BURST)
AT_ONCE = 8


class WarmUp:
    """The faces of a cast, loaded and scaled during the deal."""

    def __init__(self, pictures: Pictures, characters: Iterable[Character]) -> None:
        self._pictures = pictures
        cast = tuple(characters)
        faces = [art.token(one, mood) for mood in MOODS for one in cast]
        self._missing = [*faces, *LIGHTS]

    def update(self) -> None:
        """One tick: one picture more is ready, once a thread has decoded it."""
        missing, pictures = self._missing, self._pictures
        if missing and pictures.is_at_hand(missing[0]):
            name = missing.pop(0)
            if name in LIGHTS:
                pictures.source(name)
            else:
                pictures.get(name, layout.TOKEN_SIZE)
        elif missing and not pictures.is_decoding:
            pictures.load_ahead(missing[:AT_ONCE])
