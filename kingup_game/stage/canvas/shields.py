"""What nothing shows through, and so spares the picture whatever changes behind it.

The cloth of a count's table hides half of the castle, and the foot of a large face: torches, moods
and nods behind it are no pixel of the window. Only over a glaze, as all else has its ground kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from kingup_game.stage.canvas.changed_areas import without
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.sheet import Sheet

_LEAST_PX: Final = 50_000
"""For less it is not worth asking."""


class Shields:
    """Those of one frame, from the back to the front."""

    def __init__(self) -> None:
        self._shields: Sequence[Item] = ()
        self._sheets: Sequence[Sheet] = ()

    def survey(self, over: Sequence[Item], sheets: Sequence[Sheet]) -> None:
        """Find them among what lies over a glaze, on these sheets, as the last frame showed it.
        One that goes or gives way counts as a change itself, wherever it was."""
        large = [item for item in over if item.opaque and not item.paints_itself]
        self._shields = [one for one in large if one.rect.w * one.rect.h >= _LEAST_PX]
        self._sheets = sheets

    def before(self, item: Item) -> Sequence[Rect]:
        """Where they lie over this item; nowhere, if that has just come from another layer."""
        if not self._shields or item.has_changed_layers:
            return ()
        return [one.rect for one in self._shields if self._is_above(one, item)]

    def _is_above(self, shield: Item, item: Item) -> bool:
        if shield.sheet is item.sheet:
            return shield.layer > item.layer
        first = next(one for one in self._sheets if one is shield.sheet or one is item.sheet)
        return first is item.sheet

    def seen(self, places: Sequence[Rect]) -> list[Rect]:
        """Of places that changed below all of them those that are not hidden."""
        shields = [one.rect for one in self._shields]
        return [one for one in places if not any(shield.contains(one) for shield in shields)]


def not_behind(place: Rect, shields: Sequence[Rect]) -> Rect:
    """What is seen of a place behind these, as one rectangle."""
    for shield in shields:
        if place.colliderect(shield):
            left = without(place, shield)
            if len(left) < 2:
                place = left[0] if left else Rect(0, 0, 0, 0)
    return place
