"""Effects for every event of the game, and the cue sheet that names them."""

from __future__ import annotations

from collections.abc import Callable

from tools.studio.effects import ambience, ceremony, interface, murmur, speakers, table, voices
from tools.studio.effects.cues import sheet
from tools.studio.effects.stagecraft import recipes_of

EFFECTS = {
    name: effect
    for family in (table, voices, ceremony, interface, speakers)
    for name, effect in family.EFFECTS.items()
}

RECIPES: dict[str, Callable[[], bytes]] = {
    **recipes_of(EFFECTS),
    **ambience.RECIPES,
    **murmur.RECIPES,
    "sound/cues.json": sheet,
}
