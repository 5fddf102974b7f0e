"""How much of the court is heard, from what everybody has seen: for the air, never for bots."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from kingup_game.engine.cast import FLOOR_LIMIT, Place
from kingup_game.engine.view import View

_ROOMS: Final = {
    Place.FLOOR_0: 0.3,
    Place.FLOOR_1: 0.4,
    Place.FLOOR_2: 0.55,
    Place.FLOOR_3: 0.7,
    Place.FLOOR_4: 0.85,
    Place.FLOOR_5: 1.0,
}
"""How far a full room is heard: halls above are larger than kitchens, and nearer to the throne."""
_FULL_CASTLE: Final = 2.0
"""As much as three full rooms: more of them are no louder."""
_KING: Final = 0.5
"""What a throne with somebody on it adds."""
_NEAR_A_CALL: Final = 0.25
"""What everybody on floor 5 stirs; whoever is called stirs all."""


class Bustle(NamedTuple):
    """Shares from 0 to 1."""

    court: float
    """How much is talked, by how full the rooms are."""
    stir: float
    """How much is whispered and shuffled, by how near a call is."""


def bustle(view: View) -> Bustle:
    """A crowd in one room is louder than as many in four; whoever is thrown out is missed.

    >>> from kingup_game.engine.edition import terms_of
    >>> from kingup_game.engine.state import new_match
    >>> from kingup_game.engine.view import view_of
    >>> bustle(view_of(new_match(terms_of("classic", 3)), None))
    Bustle(court=0.0, stir=0.0)
    """
    people = Counter(view.place_of(character) for character in view.terms.characters)
    talk = sum(share * (people[room] / FLOOR_LIMIT) ** 2 for room, share in _ROOMS.items())
    if people[Place.THRONE]:
        talk += _KING
    called = view.nominee is not None
    stir = 1.0 if called else min(1.0, _NEAR_A_CALL * people[Place.FLOOR_5])
    return Bustle(round(min(1.0, talk / _FULL_CASTLE), 2), stir)
