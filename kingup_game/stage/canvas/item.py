"""The things on a sheet: retained, changed by plain assignment, drawn only when changed."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from pygame import Rect, Surface

from kingup_game.stage.canvas.loading_ahead import Wanted
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.lettering.text import Lettering

T = TypeVar("T")

OPAQUE_ALPHA = 255

# A point inside a box as shares of its width and height.
Anchor = tuple[float, float]
TOP_LEFT: Anchor = (0.0, 0.0)
TOP: Anchor = (0.5, 0.0)
LEFT: Anchor = (0.0, 0.5)
CENTRE: Anchor = (0.5, 0.5)
RIGHT: Anchor = (1.0, 0.5)
FEET: Anchor = (0.5, 1.0)


@dataclass(frozen=True)
class Workshop:
    """What turns design into pixels for one window size."""

    viewport: Viewport
    pictures: Pictures
    lettering: Lettering

    def paint(self, colour: str) -> str:
        """What a colour of the palette looks like in the scheme that people chose."""
        return self.lettering.scheme.paint(colour)


class Retained(Generic[T]):
    """An attribute of an item: setting it to something else has the item drawn again.

    One that only `moves`, hides or shows the item leaves its looks as they are. The value itself
    lies in the attribute of the same name with an underscore before it, for whoever reads it every
    frame. As soon as it has its name it is a property whose getter needs no Python: thousands are
    read every frame.
    """

    def __init__(self, default: T, *, moves: bool = False) -> None:
        self.default = default
        self.moves = moves

    def __set_name__(self, owner: type, name: str) -> None:
        slot = "_" + name
        setattr(owner, slot, self.default)
        setattr(owner, name, _RetainedAs(attrgetter(slot), _setter(slot, self.moves)))

    if TYPE_CHECKING:

        def __get__(self, item: Item, owner: type) -> T: ...

        def __set__(self, item: Item, value: T) -> None: ...


class _RetainedAs(property):
    """What stands in a kind of item for what it retains."""


def _setter(slot: str, moves: bool) -> Callable[[Item, object], None]:
    def put(item: Item, value: object) -> None:
        if getattr(item, slot) != value:
            setattr(item, slot, value)
            if not moves:
                item._looks_stale = True
            item.touch_place()

    return put


_kept_under: dict[type, dict[str, str]] = {}
"""Where each kind of item keeps what it retains, by name."""


def _where_kept(kind: type) -> dict[str, str]:
    of_all = (what for parent in kind.__mro__ for what in vars(parent).items())
    return {name: "_" + name for name, what in of_all if type(what) is _RetainedAs}


class ItemHolder(Protocol):
    """What an item knows of the sheet that it lies on, and no more."""

    changed: list[Item]
    """What the painter has to look at again; an item puts itself here."""

    stack_changed: bool
    """Whether items came, went, or changed layers."""

    dx: float
    dy: float

    @property
    def alpha(self) -> float:
        """How dense everything on the sheet is, from 0 to 255."""

    def remove(self, item: Item) -> None:
        """Takes an item off."""


class Item:
    """One thing on a sheet. `resolve` finds its pixels; the painter blits them."""

    visible = Retained(True, moves=True)
    alpha = Retained[float](OPAQUE_ALPHA, moves=True)
    _visible: bool
    _alpha: float

    surface: Surface | None = None
    opaque = False
    blit_alpha = OPAQUE_ALPHA
    came_from = math.inf
    """The lowest layer that it left since the painter looked."""
    _touched = False
    _looks_stale = True

    # Items that paint more than one surface, or in their own way, say so.
    paints_itself = False

    drawn_in: Item | None = None
    """The ground that shows it already, just so: then it is drawn where something else lies over
    that alone, as a tower over a cloud that passes behind it."""

    glazes = False
    """Whether it lies over the whole picture: it is changed without redrawing what is below."""

    is_halfway = False
    """Whether a glaze will soon be otherwise, also if it did not change now."""

    comes_soon = False
    """Whether a glaze that is not seen is about to come: what will lie below it is kept by then."""

    lifts_soon = False
    """Whether a glaze is about to go: what lies below it is drawn anew by then, bit by bit."""

    patient = False
    """Whether nobody misses it for a moment: it comes once its picture is read, and no frame waits
    for that."""

    can_wait = False
    """Whether it is an ornament, and may stay as it is while much else changes. Nothing that lies
    on it or belongs to it may go on without it meanwhile."""

    def __init__(self, sheet: ItemHolder, layer: float) -> None:
        self.sheet = sheet
        self.layer = layer
        self.rect = Rect(0, 0, 0, 0)
        self.touch_place()

    def touch(self) -> None:
        """Has the painter look at this item again before the next frame."""
        self._looks_stale = True
        self.touch_place()

    def touch_place(self) -> None:
        """The same for an item that looks as before and only stands somewhere else. What is hidden
        and covers no pixel is looked at once it is shown."""
        if not self._touched and (self._visible or self.rect):
            self._touched = True
            self.sheet.changed.append(self)

    def be_ornament(self, is_one: bool) -> None:
        """What of it changes from now on can wait, or cannot; what changed before stays urgent."""
        self.can_wait = is_one and (self.can_wait or not self._touched)

    def settle(self) -> None:
        """The painter has looked at it: a later change is noted again."""
        self._touched = False
        self.came_from = math.inf

    @property
    def has_changed_layers(self) -> bool:
        """Whether it went in front of or behind others since the painter looked."""
        return self.came_from < math.inf

    def restack(self, layer: float) -> None:
        """Moves the item in front of or behind others."""
        if layer != self.layer:
            self.came_from = min(self.came_from, self.layer)
            self.layer = layer
            self.sheet.stack_changed = True
            self.surface = None  # so that its place is drawn again though its pixels stay
            self.touch()

    def let_go(self) -> None:
        """Holds no pixels while nobody sees it; whoever looks again finds them anew."""
        self.surface = None
        self._looks_stale = True

    def remove(self) -> None:
        """Takes it off its sheet."""
        self.sheet.remove(self)

    def begin(self, **values: Any) -> None:
        """Its first values, before anybody has looked at it."""
        kind, own = type(self), self.__dict__
        if kind not in _kept_under:
            _kept_under[kind] = _where_kept(kind)
        kept_under = _kept_under[kind]
        for name, value in values.items():
            own[kept_under.get(name, name)] = value

    def set(self, **values: Any) -> None:
        """Several attributes at once: `item.set(x=4, y=5, alpha=90)`."""
        for name, value in values.items():
            setattr(self, name, value)

    def shown_alpha(self, sheet_alpha: float) -> int:
        """How dense it is on a sheet that may itself be fading; 0 for what is not visible."""
        if not self._visible:
            return 0
        if self._alpha >= OPAQUE_ALPHA and sheet_alpha >= OPAQUE_ALPHA:
            return OPAQUE_ALPHA
        return max(0, min(OPAQUE_ALPHA, round(self._alpha * sheet_alpha / OPAQUE_ALPHA)))

    @property
    def is_seen(self) -> bool:
        """Whether it was to be seen in the last frame, or will be in this one."""
        return bool(self.rect) or self.shown_alpha(self.sheet.alpha) > 0

    def look_again(self, shop: Workshop) -> None:
        """Find its pixels, and how dense they are blitted."""
        self.blit_alpha = alpha = self.shown_alpha(self.sheet.alpha)
        if not alpha:
            self.hide_pixels()
            return
        self.resolve(shop)
        if alpha < OPAQUE_ALPHA:
            self.opaque = False

    def resolve(self, shop: Workshop) -> None:
        """Sets `surface`, `rect` and `opaque` for this window; changes nothing else."""
        raise NotImplementedError

    @property
    def is_found(self) -> bool:
        """Whether it has its looks, and only stands elsewhere: nothing has to be read for it."""
        return self.surface is not None and not self._looks_stale

    def unread(self, shop: Workshop) -> Sequence[Wanted]:
        """The pictures that would have to be read from the disk to resolve it now."""
        del shop
        return ()

    def steps(self, shop: Workshop) -> Iterable[None]:
        """What takes long to find for it, and can be found step by step before it is resolved."""
        del shop
        return ()

    def damage(self) -> list[Rect]:
        """The pixels this item covers, as last resolved; a list that later changes leave alone."""
        return [Rect(self.rect)]

    def spoilt(self, before: list[Rect]) -> list[Rect]:
        """Where one that paints itself, and covered these, may look otherwise now: what it will
        paint cannot be compared with what it painted, so both places count."""
        return [*before, *self.damage()]

    def stirred(self, was: Rect) -> Rect:
        """Where a glaze that covered this may look otherwise now."""
        return was.union(self.rect) if was and self.rect else Rect(was or self.rect)

    def paint(self, target: Surface, clip: Rect) -> None:
        """For items that paint themselves: into `target`, whose clip is `clip`."""
        raise NotImplementedError

    def hide_pixels(self) -> None:
        """Covers no pixel, but keeps its looks for when it is seen again."""
        self.rect.update(0, 0, 0, 0)
        self.opaque = False
