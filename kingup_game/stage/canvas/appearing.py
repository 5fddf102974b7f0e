"""How things come and go: in one springy pop, in a fall, or by fading."""

from __future__ import annotations

from typing import Final

from kingup_game.motion.script import Beat, Script, tween, variant
from kingup_game.motion.tween import Ease, ease_out_back, ease_out_bounce
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme.durations import PAGE_GOES


def pop(sprite: Sprite, start: float, length_ticks: float, end: float = 1.0, **ease: float) -> Beat:
    """From `start` times its size to `end` times its size, some way past it and back."""
    ease_out = ease_out_back(**ease)
    return tween(lambda zoom: sprite.set(zoom=zoom), start, end, length_ticks, ease_out)


def drop(sprite: Sprite, height: float, length_ticks: float, ease: Ease = ease_out_bounce) -> Beat:
    """Down from so high above where it stands, with a bounce, or as it is told to; in calm motion
    it is just there."""
    end = sprite.y

    def fall(share: float) -> None:
        sprite.y = end - height * (1 - share)

    return variant(lambda: tween(fall, 0, 1, length_ticks, ease), lambda: 1)


def fade(start: float, end: float, length_ticks: float, *items: Item) -> Beat:
    """All items at once from one density to another; 0 is clear and 255 is opaque."""

    def show(alpha: float) -> None:
        for item in items:
            item.alpha = alpha

    return tween(show, start, end, length_ticks)


_STEPS: Final = 3
"""A page that goes is drawn with all that is on it in each of them."""


def go(page: Sheet) -> Script:
    """Everything on a sheet at once, which is empty then. At a quick pace it would have one step,
    and is just gone."""

    def show(share: float) -> None:
        page.fade(OPAQUE_ALPHA * round(share * _STEPS) / _STEPS)

    def in_steps() -> Beat:
        return tween(show, 1, 0, PAGE_GOES)

    yield variant(full=in_steps, calm=in_steps, quick=lambda: 0)
    page.clear()
