"""Pictures made before they are needed: one a tick, so that no frame has to wait for its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain

from kingup_game.engine.cast import JESTER, Character
from kingup_game.stage import layout
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.theme import art

# What a token shows without having been asked to, the most sudden first.
MOODS = ("neutral", "blink", "climb", "hopeful", "refused", "joy", "crowned")
# What whole houses feel at once where there is a Jester.
MOODS_OF_JESTS = ("queasy", "fear", "relief", "sleepy")
SIGNS = (
    *(art.envelope("open"), art.CROWN_SMALL, art.DUST, art.ballot("back"), art.envelope("sealed")),
    *(art.BEAM, art.POOL, art.castle("trapdoor"), art.ballot("yes"), art.ballot("no"), art.FEATHER),
    *(art.BUBBLE_TAIL, art.CROWN, art.BURST, *art.CONFETTI, art.ballot("stomachache")),
    *(
        art.GOAL_WIDE,
        art.COIN_BLANK,
        art.COIN,
        *(art.castle(f"lit-{floor}") for floor in range(7)),
        art.PANEL,
        *art.RICHES,
    ),
    *(art.ROUND_RIBBON, *art.SEASONS, art.PLATE),
    *(art.castle("birds"), art.castle("cat-walk"), art.SEAT_PANEL_TURN, *art.SPARKLE),
)
"""What a match shows sooner or later."""

AT_ONCE = 8


class WarmUp:
    """The faces of a cast, loaded and scaled during the deal, and the signs of a match."""

    def __init__(self, pictures: Pictures, characters: Iterable[Character]) -> None:
        self._pictures = pictures
        cast = tuple(characters)
        moods = MOODS + MOODS_OF_JESTS if JESTER in cast else MOODS
        first, *later = [[art.token(one, mood) for one in cast] for mood in moods]
        self._missing = [*first, *SIGNS, *chain(*later)]
        self._widths: dict[str, float] = {}

    def expect(self, widths: Mapping[str, float]) -> None:
        """These are needed next, so wide."""
        self._widths |= widths
        later = [name for name in self._missing if name not in widths]
        self._missing = [*widths, *later]
        self._pictures.load_ahead(widths)

    def update(self) -> None:
        """One tick: one picture more is ready, once a thread has decoded it."""
        missing, pictures = self._missing, self._pictures
        if missing and pictures.is_at_hand(missing[0]):
            name = missing.pop(0)
            pictures.source(name)  # also where it is scaled already: nobody else would fetch it
            if name not in SIGNS or name in self._widths:
                pictures.get(name, self._widths.get(name, layout.TOKEN_SIZE))
        elif missing and not pictures.is_decoding:
            pictures.load_ahead(missing[:AT_ONCE])
