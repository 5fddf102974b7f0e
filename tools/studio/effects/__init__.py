"""Effects for every event of the game, and the cue sheet that names them."""

from __future__ import annotations

from collections.abc import Callable

from tools.studio.effects import ceremony, interface, table, voices
from tools.studio.effects.ambience import wind_and_fire
from tools.studio.effects.cues import sheet
from tools.studio.effects.stagecraft import recipes_of
from tools.studio.sound.encode import EFFECT_COMPRESSION, ogg

EFFECTS = {**table.EFFECTS, **voices.EFFECTS, **ceremony.EFFECTS, **interface.EFFECTS}


def _ambience() -> bytes:
    return ogg(wind_and_fire(), EFFECT_COMPRESSION)


RECIPES: dict[str, Callable[[], bytes]] = {
    **recipes_of(EFFECTS),
    "sound/effects/ambience.ogg": _ambience,
    "sound/cues.json": sheet,
}
