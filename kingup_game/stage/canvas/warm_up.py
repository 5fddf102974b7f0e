"""Pictures made before they are needed: one a tick, so that no frame has to wait for its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from kingup_game.engine.cast import Character
from kingup_game.stage import layout
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.scaling import PictureSize
from kingup_game.theme import art

# What a token shows without having been asked to, the most sudden first.
MOODS = (
    *("neutral", "blink", "climb", "hopeful", "refused", "joy", "crowned"),
    *("fear", "relief", "sleepy", "queasy"),
)
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

AT_ONCE = 4
AT_HOME = PictureSize(layout.TOKEN_SIZE), PictureSize(layout.COURTYARD_TOKEN_SIZE)
"""How large one is on the floors of the castle and before it."""


Needed = Mapping[str, Sequence[PictureSize]]
"""Pictures, and how large each of them is shown."""


class WarmUp:
    """The faces of a cast, loaded and scaled during the deal, and the signs of a match."""

    def __init__(self, pictures: Pictures, characters: Iterable[Character]) -> None:
        self._pictures = pictures
        cast = tuple(characters)
        first, *later = [[art.token(one, mood) for one in cast] for mood in MOODS]
        self._missing = [*first, *SIGNS, *chain(*later)]
        self._looks: dict[str, Sequence[PictureSize]] = {}

    def expect(self, looks: Needed) -> None:
        """These are needed next, so large."""
        self._looks |= looks
        later = [name for name in self._missing if name not in looks]
        self._missing = [*looks, *later]
        self._pictures.make_ahead(looks)

    def update(self) -> None:
        """One tick: one picture more is ready, once a thread has decoded it."""
        missing, pictures = self._missing, self._pictures
        while missing and self._is_ready(missing[0]):
            missing.pop(0)
        if missing and pictures.is_at_hand(missing[0]):
            name = missing.pop(0)
            looks = self._looks_of(name)
            if looks:
                pictures.make_ready(name, looks)
            else:
                pictures.source(name)
        elif missing and not pictures.is_decoding():
            looks_of = {name: self._looks_of(name) for name in missing[:AT_ONCE]}
            pictures.load_ahead(name for name, looks in looks_of.items() if not looks)
            pictures.make_ahead({name: looks for name, looks in looks_of.items() if looks})

    def _is_ready(self, name: str) -> bool:
        looks = self._looks_of(name)
        return bool(looks) and self._pictures.is_made(name, looks)

    def _looks_of(self, name: str) -> Sequence[PictureSize]:
        """Signs are shown in several sizes: they are only decoded, unless somebody said more."""
        return self._looks.get(name, () if name in SIGNS else AT_HOME)
