"""High contrast: quiet scenery, hard edges, and pale discs on which people stand out."""

from kingup_game.theme.palette import BLACK, GOLD_LIGHT
from kingup_game.theme.scheme import Clarity, Scheme

SCHEME = Scheme(
    clarity=Clarity(
        black=BLACK,
        white="#FFFFFF",
        pale="#FFF8E7",
        chosen=GOLD_LIGHT,
        least_contrast=7.0,
        haze_alpha=150,
        ground_alpha=222,
        edge=5.0,
        ring=9.0,
    )
)
