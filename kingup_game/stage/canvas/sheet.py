"""A sheet: the retained display list of one scene, in design units.

Put things on it once and change them by assignment; the painter draws only what changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeVar

from pygame import Surface

from kingup_game.stage.canvas.backdrop import Backdrop, Scenery
from kingup_game.stage.canvas.dimming import Spotlight, Veil
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item
from kingup_game.stage.canvas.items import Box, Drawing, Frame, Label, Sprite
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import BLACK, PLATE

ItemKind = TypeVar("ItemKind", bound=Item)

GROUND: Final = Layer.GROUND

_layer_of = attrgetter("layer")


class ForeseenCut(NamedTuple):
    """Where a sheet will be in a moment, all at once, and how dark it will be there: no glaze but
    that lies over it then, and none where there is none."""

    dx: float
    dy: float
    dark: Spotlight | None = None

    def is_as_dark_as(self, glazes: Sequence[Item]) -> bool:
        """Whether these, all that are seen, are the darkness that was foreseen."""
        if self.dark is None:
            return not glazes
        return len(glazes) == 1 and self.dark.is_like(glazes[0])


class Sheet:
    """Items in layers; within a layer, later ones lie above earlier ones."""

    def __init__(self) -> None:
        self.changed: list[Item] = []
        self.stack_changed = True
        self.is_shifted = False
        """Whether all of it went somewhere since the painter looked: no item is touched for that,
        as a camera takes along two hundred a frame."""
        self.will_shift = False
        """Whether a camera is about to move all of it: what that takes is kept ahead."""
        self.is_cut = False
        """Whether it went all the way at once: then it is drawn anew, unless it was foreseen."""
        self.foreseen: ForeseenCut | None = None
        """Where it will go all at once: what can be seen then is drawn bit by bit before."""
        self.goes_as_one = False
        """Whether all of it went or faded since the painter looked: then no ornament waits."""
        self._items: dict[Item, None] = {}
        self.dx = 0.0
        self.dy = 0.0
        self._alpha: float = OPAQUE_ALPHA

    @property
    def is_changed(self) -> bool:
        """Whether the painter has anything to do here."""
        if self.changed or self.stack_changed or self.is_shifted:
            return True
        return self.foreseen is not None

    @property
    def alpha(self) -> float:
        """How dense everything on the sheet is, from 0 to 255."""
        return self._alpha

    def shift(self, dx: float, dy: float, *, at_once: bool = False) -> None:
        """Moves everything on the sheet, as a panel that slides in; or all the way at once."""
        if (dx, dy) != (self.dx, self.dy):
            self.dx, self.dy = dx, dy
            self.is_shifted, self.is_cut = True, at_once

    def fade(self, alpha: float) -> None:
        """Makes everything on the sheet more or less transparent."""
        if alpha != self._alpha:
            self._alpha = alpha
            self.touch_places()

    def touch_places(self) -> None:
        """Has the painter look at everything again, whose looks stay as they are."""
        self.is_shifted = self.is_cut = False
        self.goes_as_one = True
        for item in self._items:
            item.touch_place()

    def stacked(self) -> list[Item]:
        """Everything from the back to the front."""
        return sorted(self._items, key=_layer_of)  # a dict keeps the order of age

    def add(self, item: ItemKind, **values: Any) -> ItemKind:
        """Puts on an item of any kind, made with this sheet."""
        item.begin(**values)
        self._items[item] = None
        self.stack_changed = True
        return item

    def remove(self, item: Item) -> None:
        """Takes an item off; one that is off already stays off."""
        if item in self._items:
            del self._items[item]
            self.stack_changed = True

    def clear(self) -> None:
        """Takes everything off."""
        self._items.clear()
        self.stack_changed = True

    def __len__(self) -> int:
        return len(self._items)

    def sprite(
        self, picture: str, x: float = 0, y: float = 0, *, layer: float = GROUND, **values: Any
    ) -> Sprite:
        """Puts on a picture, its middle at x and y unless `anchor` says otherwise."""
        return self.add(Sprite(self, layer), picture=picture, x=x, y=y, **values)

    def text(
        self,
        words: str,
        x: float = 0,
        y: float = 0,
        style: TextStyle | None = None,
        *,
        layer: float = GROUND,
        **values: Any,
    ) -> Label:
        """Puts on words, their left upper corner at x and y unless `anchor` says otherwise."""
        style = style or TextStyle()
        return self.add(Label(self, layer), words=words, x=x, y=y, style=style, **values)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        layer: float = GROUND,
        **values: Any,
    ) -> Box:
        """Puts on a box with `fill`, `border` or both, its left upper corner at x and y."""
        return self.add(Box(self, layer), x=x, y=y, width=width, height=height, **values)

    def frame(
        self,
        picture: str,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        layer: float = GROUND,
        **values: Any,
    ) -> Frame:
        """Puts on a picture as a frame of this size: its corners keep their shape."""
        item = Frame(self, layer)
        return self.add(item, picture=picture, x=x, y=y, width=width, height=height, **values)

    def veil(self, colour: str = BLACK, alpha: float = 0, *, layer: float = GROUND) -> Veil:
        """Puts on a colour over the whole window; made visible by its alpha."""
        return self.add(Veil(self, layer), colour=colour, alpha=alpha)

    def spotlight(
        self, x: float, y: float, radius: float, *, layer: float = GROUND, **values: Any
    ) -> Spotlight:
        """Puts on darkness over the whole window with a soft round hole."""
        return self.add(Spotlight(self, layer), x=x, y=y, radius=radius, **values)

    def drawing(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        draw: Callable[[Surface, float], None],
        *,
        layer: float = GROUND,
        **values: Any,
    ) -> Drawing:
        """Puts on a box that `draw` draws into, given a clear surface and pixels a unit."""
        item = Drawing(self, layer)
        item.draw = draw
        return self.add(item, x=x, y=y, width=width, height=height, **values)

    def backdrop(
        self,
        scenery: Sequence[Scenery],
        *,
        ground: str = PLATE,
        layer: float = Layer.BACKDROP,
        **values: Any,
    ) -> Backdrop:
        """Puts on pictures behind everything else, joined into one."""
        return self.add(Backdrop(self, layer), scenery=tuple(scenery), ground=ground, **values)


class Stacks:
    """All that some sheets hold, as it lies over each other. Something comes or goes in most
    frames of a move, and most often on one sheet of ten: only that is sorted anew."""

    def __init__(self) -> None:
        self._known = dict[Sheet, list[Item]]()

    def restack(self, shown: Sequence[Sheet]) -> tuple[set[Item], set[Item]]:
        """These are shown now, from the back to the front; what came, and what is gone."""
        known, self._known = self._known, {}
        for sheet in shown:
            is_known = sheet in known and not sheet.stack_changed
            self._known[sheet] = known[sheet] if is_known else sheet.stacked()
            sheet.stack_changed = False
        now, before = _otherwise(self._known, known), _otherwise(known, self._known)
        return now - before, before - now

    @property
    def items(self) -> list[Item]:
        """From the back to the front."""
        return list(chain.from_iterable(self._known.values()))


def _otherwise(stacks: Mapping[Sheet, list[Item]], others: Mapping[Sheet, list[Item]]) -> set[Item]:
    """What these hold, but for those sheets that are just so among the others."""
    return {*chain(*(items for one, items in stacks.items() if others.get(one) is not items))}
