"""The hall in which a match ends, its throne, and the faces of those who come to sit there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.studio import render
from tools.studio.drawings.drawing import Drawing, Picture
from tools.studio.drawings.recipes import baked
from tools.studio.hall import consolations, onlookers, room, throne
from tools.studio.hall.portraits import (
    AUTOMATON_MOODS,
    CLOSE_UP_MOODS,
    CLOSE_UP_PX,
    USUAL_PX,
    automaton,
)
from tools.studio.people import DRAWINGS as PEOPLE
from tools.studio.signs import automata, namesakes
from tools.studio.signs.sign import SCALE, picture

_OPPONENTS = dict(enumerate((*automata.COURTIERS, *namesakes.COURTIERS), start=1))


def _hall() -> str:
    drawn = room.hall() + throne.behind() + room.shadows()
    return picture(room.WIDE, room.HIGH, drawn)


def _throne_front() -> str:
    return picture(throne.FRONT_WIDE, throne.FRONT_HIGH, throne.front())


HALL = Drawing("hall/hall", _hall)
THRONE_FRONT = Drawing("hall/throne_front", _throne_front)


def _onlookers(draw: Callable[[], str]) -> str:
    return picture(onlookers.WIDE, onlookers.HIGH, draw())


_CROWD = {"left": onlookers.onlookers, "right": onlookers.onlookers_opposite}


def _opaque_hall() -> bytes:
    return render.webp_of(render.pixels(HALL.svg(), room.WIDE * SCALE).convert("RGB"), 78)


_AUTOMATA = {
    (f"bot_{number}", mood): Drawing(
        f"people/bot_{number}_{mood}", partial(automaton, number, courtier, mood)
    )
    for number, courtier in _OPPONENTS.items()
    for mood in AUTOMATON_MOODS
}
CLOSE_UP_QUALITY, AUTOMATON_QUALITY = 66, 74
_IN_HAND_PX = 226

RECIPES: dict[str, Callable[[], bytes]] = {
    "hall/hall.webp": Picture((HALL,), _opaque_hall),
    "hall/throne_front.webp": baked(THRONE_FRONT, throne.FRONT_WIDE * SCALE, quality=84),
}
RECIPES |= {
    f"hall/onlookers_{side}.webp": baked(
        Drawing(f"hall/onlookers_{side}", partial(_onlookers, draw)),
        onlookers.WIDE * SCALE,
        quality=80,
    )
    for side, draw in _CROWD.items()
}
RECIPES |= {
    f"hall/{name}.webp": baked(
        Drawing(f"hall/{name}", partial(consolations.consolation, name)), _IN_HAND_PX, quality=84
    )
    for name in consolations.THINGS
}
RECIPES |= {
    f"hall/{key}-{mood}.webp": baked(drawing, CLOSE_UP_PX, quality=CLOSE_UP_QUALITY)
    for (key, mood), drawing in PEOPLE.items()
    if mood in CLOSE_UP_MOODS
}
RECIPES |= {
    f"hall/{key}-{mood}.webp": baked(drawing, CLOSE_UP_PX, quality=AUTOMATON_QUALITY)
    for (key, mood), drawing in _AUTOMATA.items()
    if mood in CLOSE_UP_MOODS
}
RECIPES |= {
    f"people/{key}_{mood}.webp": baked(drawing, USUAL_PX, quality=AUTOMATON_QUALITY)
    for (key, mood), drawing in _AUTOMATA.items()
}
