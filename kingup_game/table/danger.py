"""How near a crowning is, from what everybody has seen: for music and light, never for bots."""

from __future__ import annotations

from typing import Final

from kingup_game.engine.cast import DUNGEONS, Place
from kingup_game.engine.state import full_hands
from kingup_game.engine.view import View

_HEIGHTS: Final = {Place.FLOOR_4: 0.04, Place.FLOOR_5: 0.2, Place.THRONE: 0.3}
"""What everybody up there adds."""
_SCARCITY: Final = 0.7
"""What it adds when as many were refused as there are No cards: each refusal has cost one."""
_STEPS: Final = (0.45, 0.68)


def danger(view: View) -> int:
    """0 for a quiet castle, 1 when somebody is near, 2 when hardly anybody can say No any more.

    It rises with leaders and with every refusal, and falls when a leader does.

    >>> from kingup_game.engine.edition import terms_of
    >>> from kingup_game.engine.state import new_match
    >>> from kingup_game.engine.view import view_of
    >>> danger(view_of(new_match(terms_of("classic", 3)), None))
    0
    """
    places = [view.place_of(character) for character in view.terms.characters]
    leaders = sum(_HEIGHTS.get(place, 0.0) for place in places)
    refused = sum(place is Place.OUT or place in DUNGEONS for place in places)
    noes = sum(hand.no for hand in full_hands(view.terms))
    share = leaders + _SCARCITY * refused / noes
    return sum(share >= step for step in _STEPS)
