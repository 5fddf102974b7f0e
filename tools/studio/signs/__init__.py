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
    furniture,
    goal_cards,
    honours,
    icons_controls,
    icons_things,
    keys,
    mishaps,
    namesakes,
    pads,
    panels,
    particles,
    raven,
    ribbons,
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
    honours,
    editions,
    crests,
    banners,
    books,
    panels,
    furniture,
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
    ribbons,
    seasons,
    velvet,
)

_KEYS_WITH_SIGNS = (
    *("up", "down", "left", "right", "enter", "backspace"),
    *("tab", "space", "escape"),
)

# What is shown at more than its own size somewhere on a 4K screen, and at how much. Buttons grow
# with the letters beside them.
_SHOWN_LARGE = {
    "goal_wide": 3.0,
    "banner_": 1.4,
    "crest_": 2.7,
    "coin": 1.6,
    "crown": 1.5,
    "horn": 1.8,
    "laurel": 1.5,
    "icon_": 2.0,
    "bot_": 1.6,
    "badge_33": 1.35,
    "ballot_": 1.5,
    "envelope_sealed": 1.5,
    "envelope_pocket": 1.5,
    "wax": 1.5,
    "focus_round": 2.1,
    "gurgle": 1.5,
    "position_": 2.7,
    "raven": 1.6,
    **dict.fromkeys(("xbox_", "playstation_", "nintendo_", "pad_", "mouse_"), 2.0),
    **dict.fromkeys((f"key_{key}" for key in _KEYS_WITH_SIGNS), 2.0),
}

SIGNS: list[Sign] = []
for _sign in (sign for module in _MODULES for sign in module.SIGNS):
    _times = [times for start, times in _SHOWN_LARGE.items() if _sign.name.startswith(start)]
    _large = [_sign.enlarged(times) for times in _times]
    SIGNS += [_sign.with_fact("large", one.path) for one in _large] or [_sign]
    SIGNS += _large

RECIPES: dict[str, Callable[[], bytes]] = {sign.path: sign.recipe for sign in SIGNS}
RECIPES["signs/signs.json"] = partial(index, SIGNS, pads.GLYPHS)
RECIPES |= style_sheet.RECIPES
