"""Everything as the palette has it."""

from kingup_game.theme.scheme import Scheme

SCHEME = Scheme()
