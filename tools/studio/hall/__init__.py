"""The hall in which a match ends, its throne, and the faces of those who come to sit there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.studio import render
from tools.studio.hall import room, throne
from tools.studio.hall.portraits import (
    AUTOMATON_MOODS,
    CLOSE_UP_MOODS,
    CLOSE_UP_PX,
    USUAL_PX,
    automaton,
    person_close_up,
)
from tools.studio.people import PEOPLE
from tools.studio.signs import automata, namesakes
from tools.studio.signs.sign import SCALE, picture

_OPPONENTS = dict(enumerate((*automata.SIGNS, *namesakes.SIGNS), start=1))


def _hall() -> bytes:
    drawn = room.hall() + throne.behind() + room.shadows()
    svg = picture(room.WIDE, room.HIGH, drawn)
    return render.webp_of(render.pixels(svg, room.WIDE * SCALE).convert("RGB"), 78)


def _throne_front() -> bytes:
    svg = picture(throne.FRONT_WIDE, throne.FRONT_HIGH, throne.front())
    return render.webp(svg, throne.FRONT_WIDE * SCALE, 84)


RECIPES: dict[str, Callable[[], bytes]] = {
    "hall/hall.webp": _hall,
    "hall/throne_front.webp": _throne_front,
}
RECIPES |= {
    f"hall/{person.key}-{mood}.webp": partial(person_close_up, person, mood)
    for person in PEOPLE
    for mood in CLOSE_UP_MOODS
}
RECIPES |= {
    f"hall/bot_{number}-{mood}.webp": partial(automaton, number, sign, mood, CLOSE_UP_PX)
    for number, sign in _OPPONENTS.items()
    for mood in CLOSE_UP_MOODS
}
RECIPES |= {
    f"people/bot_{number}_{mood}.webp": partial(automaton, number, sign, mood, USUAL_PX)
    for number, sign in _OPPONENTS.items()
    for mood in AUTOMATON_MOODS
}
