"""Where everybody went in a round: how they stand after it, and the way each seat moved last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from kingup_game.engine.cast import Character, Place
from kingup_game.engine.chronicle import Deed
from kingup_game.stage.castle.standing import Spot, Standing


class Trace(NamedTuple):
    """One deed on the castle: from where to where, and where the character was in the end."""

    deed: Deed
    start: Spot
    end: Spot
    rest: Spot


def retraced(
    places: Mapping[Character, Place],
    deeds: Sequence[Deed],
    asked_x: Mapping[Character, float],
) -> tuple[Standing, list[Trace]]:
    """Everybody as they stand after the deeds of a round, and the trace of each deed.

    `places` is where everybody is now; `asked_x` says at which place of a floor somebody was set
    down, where that was asked for.

    >>> placed = Deed(0, "A", Place.TRAY, Place.FLOOR_2)
    >>> deeds = [placed, Deed(1, "A", Place.FLOOR_2, Place.FLOOR_3)]
    >>> places = {"A": Place.FLOOR_3, "B": Place.TRAY}
    >>> standing, traces = retraced(places, deeds, {"A": 1200.0})
    >>> standing.spot("A") == traces[1].rest, traces[0].rest == traces[1].start, traces[0].end.x
    (True, True, 1200.0)
    """
    standing, traces = Standing(places), []
    for who, place in _places_before(places, deeds).items():
        if place is not Place.TRAY:
            standing.put(who, place)
    for deed in deeds:
        who, start = deed.character, standing.spot(deed.character)
        is_set_down = deed.origin is Place.TRAY
        standing.put(who, deed.to, asked_x.get(who, start.x) if is_set_down else start.x)
        end = standing.spot(who)
        if deed.end is not deed.to:
            standing.put(who, deed.end, end.x)
        traces.append(Trace(deed, start, end, standing.spot(who)))
    return standing, traces


def _places_before(
    places: Mapping[Character, Place], deeds: Iterable[Deed]
) -> dict[Character, Place]:
    """Where everybody was when the round began: who was never moved is there still."""
    before: dict[Character, Place] = {}
    for deed in deeds:
        before.setdefault(deed.character, deed.origin)
    return {who: before.get(who, place) for who, place in places.items()}
