"""How large letters come out, as people measure them on the screen."""

from __future__ import annotations

from kingup_game.stage.lettering.text import Lettering
from kingup_game.stage.lettering.text_styles import TextStyle


def letter_height_px(lettering: Lettering, style: TextStyle) -> float:
    """From the top of a d to the foot of a p, in pixels."""
    tall, deep = lettering.font(style).metrics("dp")
    assert tall is not None
    assert deep is not None
    return float(tall[3] - deep[2])
