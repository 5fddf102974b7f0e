"""A king in the throne room: the crown comes down, and confetti flies."""

from __future__ import annotations

from typing import Final

from kingup_game.motion.script import Beat, Script, together
from kingup_game.stage.canvas.appearing import drop
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.tokens import Token
from kingup_game.theme import art
from kingup_game.theme.durations import CROWNING
from kingup_game.theme.layers import Layer

_CROWN_WIDTH: Final = 120.0
_CROWN_UP: Final = 30.0
"""So high above the middle of the face it comes to rest."""
_CROWN_FALLS_FROM: Final = 130.0
_CONFETTI: Final = 50
_CONFETTI_UP: Final = 20.0
_CONFETTI_ASIDE: Final = 300.0
_CONFETTI_SPREAD: Final = 140.0


def lower_crown(sheet: Sheet, king: Token, *meanwhile: Beat) -> Script:
    """A large crown comes down on a head, which from then on wears its own."""
    x, y = king.head
    crown = sheet.sprite(
        art.CROWN, x, y - _CROWN_UP, width=_CROWN_WIDTH, anchor=FEET, layer=Layer.FALLING_CROWN
    )
    yield together(drop(crown, _CROWN_FALLS_FROM, CROWNING), *meanwhile)
    crown.remove()
    king.feel("crowned")


def throw_confetti(particles: Particles, king: Token) -> None:
    """From both sides and from above the throne."""
    x, y = king.head
    for aside in (-_CONFETTI_ASIDE, 0, _CONFETTI_ASIDE):
        particles.burst(
            "confetti", x + aside, y - _CONFETTI_UP, _CONFETTI, spread_degrees=_CONFETTI_SPREAD
        )
