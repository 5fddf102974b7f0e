"""Cards, signs and everything the interface is made of, and `signs.json`, which lists it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.studio.signs import (
    automata,
    ballots,
    banners,
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
    style_sheet,
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
)

SIGNS: list[Sign] = [sign for module in _MODULES for sign in module.SIGNS]

RECIPES: dict[str, Callable[[], bytes]] = {sign.path: sign.bake for sign in SIGNS}
RECIPES["signs/signs.json"] = partial(index, SIGNS, pads.GLYPHS)
RECIPES |= style_sheet.RECIPES
