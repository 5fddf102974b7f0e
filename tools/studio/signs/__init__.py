"""Cards, signs and everything the interface is made of, and `signs.json`, which lists it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.studio.signs import (
    automata,
    ballots,
    banners,
    books,
    crests,
    crowns,
    editions,
    focus,
    goal_cards,
    icons_controls,
    icons_things,
    keys,
    mishaps,
    namesakes,
    pads,
    panels,
    particles,
    raven,
    seasons,
    style_sheet,
    velvet,
    vote_cards,
)
from tools.studio.signs.sign import Sign, index

_MODULES = (
    goal_cards,
    vote_cards,
    ballots,
    crowns,
    editions,
    crests,
    banners,
    books,
    panels,
    focus,
    pads,
    keys,
    mishaps,
    icons_controls,
    icons_things,
    automata,
    namesakes,
    particles,
    raven,
    seasons,
    velvet,
)

# What is shown at more than its own size somewhere, up to 2.5 times.
_SHOWN_LARGE = ("goal_front", "goal_wide", "coin_blank", "coin_loss_blank", "crest_")

_USUAL: list[Sign] = [sign for module in _MODULES for sign in module.SIGNS]
SIGNS: list[Sign] = [
    *_USUAL,
    *(sign.enlarged(2.5) for sign in _USUAL if sign.name.startswith(_SHOWN_LARGE)),
]

RECIPES: dict[str, Callable[[], bytes]] = {sign.path: sign.bake for sign in SIGNS}
RECIPES["signs/signs.json"] = partial(index, SIGNS, pads.GLYPHS)
RECIPES |= style_sheet.RECIPES
