"""How a night falls over the picture and lifts again: in a few steps, everywhere at once."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from kingup_game.motion.script import Beat, Script, then, tween, variant
from kingup_game.motion.tween import linear
from kingup_game.stage.canvas.dimming import Spotlight
from kingup_game.theme.durations import LIGHT_FADES, NIGHT_LIFTS
from kingup_game.theme.palette import DAWN, NIGHTFALL

_STEPS, _FEW_STEPS = 8, 4
"""All of the picture changes in each of them, and in no frame between."""
_DAWN_STEPS: Final = 6
_REDDENS, _THINS = 0.85, 1.6
"""Its colour comes before it lifts: below 1 sooner than evenly, above later."""


def dawn(dark: Spotlight) -> Script:
    """The night lifts as a haze that is first blue and then rosy, as no evening is."""
    dark.turn_to(0)
    night, rosy = pygame.Color(NIGHTFALL), pygame.Color(DAWN)

    def lift(steps: int, share: float) -> None:
        step = round(share * steps) / steps
        red, green, blue, _ = night.lerp(rosy, step**_REDDENS)
        dark.set(share=step**_THINS, colour=f"#{red:02X}{green:02X}{blue:02X}")

    def lift_in(steps: int) -> Beat:
        return tween(partial(lift, steps), 0, 1, NIGHT_LIFTS, linear)

    yield variant(*(lambda: lift_in(_DAWN_STEPS),) * 2, lambda: lift_in(_FEW_STEPS))


def darken(dark: Spotlight, density: int, length_ticks: float) -> Script:
    """To another darkness by little steps, everywhere at once: where one part of a sky is darker
    than the next there is a seam."""
    dark.turn_to(density)

    def dim(steps: int, share: float) -> None:
        dark.share = round(share * steps) / steps

    few = partial(dim, _FEW_STEPS)
    yield variant(
        lambda: tween(partial(dim, _STEPS), 0, 1, length_ticks, linear),
        lambda: then(tween(few, 0, 1, LIGHT_FADES), length_ticks - LIGHT_FADES),
        lambda: tween(few, 0, 1, length_ticks, linear),
    )
