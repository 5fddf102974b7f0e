"""What can be read on a picture: every label in view, its letters, and the pixels around them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pygame
from numpy.typing import NDArray

from kingup_game.stage.canvas.dimming import Spotlight, Veil
from kingup_game.stage.canvas.item import Item
from kingup_game.stage.canvas.items import Label
from kingup_game.stage.canvas.particles import Particles
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text import Lettering
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import scheme_for
from tests.harness.stagehand import Stagehand
from tests.letters import letter_height_px

Pixels = NDArray[np.float64]
Picture = NDArray[np.uint8]
Mask = NDArray[np.bool_]
Coverage = NDArray[np.uint8]

REACH_PX = 2
"""How far around a letter its surround is looked at."""
LETTER, NO_LETTER = 200, 6
"""The share of 255 from which a pixel is a letter, and up to which it is not touched by any."""
LIKE = 30
"""A pixel so near to the words' own colour shows them."""
FAINT = 1.5
"""Words of so little contrast may be none, but what covers them."""
SHINES_THROUGH = 4
"""Nobody sees a difference as small as this, which a parchment's picture may let through."""
DIMS = 60
"""A veil of this density takes a scene out of play."""


class _Listing:
    """Stands where a painter would and takes down the sheets that a frame shows."""

    def __init__(self) -> None:
        self.sheets: list[Sheet] = []
        self.cover = self

    def show(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)

    def set(self, *_: object, **__: object) -> None: ...

    clear = aim = set  # noqa: A003


def items_in_view(theatre: Any) -> list[Item]:
    """Everything on the sheets that the next frame shows, from the back to the front."""
    listing = _Listing()
    theatre.backstage.stack.draw(listing)
    sheets = [*listing.sheets, theatre.notices.sheet]
    items = [item for sheet in sheets for item in sheet.stacked()]
    return [one for one in items if one.visible and one.alpha * one.sheet.alpha > 0]


@dataclass(frozen=True)
class Words:
    """A label as it stands in a picture."""

    label: Label
    picture: Picture
    letters: Coverage
    left: int
    top: int
    meant: Pixels
    """The colour that the words should have."""
    letter_units: float
    """From the top of a d to the foot of a p, in design units."""

    @property
    def is_seen(self) -> bool:
        """Whether its letters show at all, and nothing lies over them or dims them."""
        return float(np.abs(self.colour - self.meant).max()) <= LIKE

    @cached_property
    def colour(self) -> Pixels:
        """The colour that the letters have in the picture, where they are whole."""
        whole = self._part[self.letters >= LETTER]
        return np.asarray(np.median(whole, axis=0), dtype=float)

    @cached_property
    def worst_contrast(self) -> float:
        """The least ratio between the letters and any pixel directly around them."""
        around = luminance(self._part[self._surround])
        own = float(luminance(self.colour))
        return min(ratio(own, float(around.min())), ratio(own, float(around.max())))

    @property
    def worst_colour(self) -> tuple[int, ...]:
        around = self._part[self._surround]
        own = float(luminance(self.colour))
        worst = min(around, key=lambda one: ratio(own, float(luminance(one))))
        return tuple(int(part) for part in worst)

    def __str__(self) -> str:
        around = f"{self.colour.astype(int)} on {self.worst_colour}"
        size = f"{self.letter_units:.0f} high"
        return f"{self.label.words!r} {self.worst_contrast:.2f}:1, {around}, {size}"

    @property
    def ink(self) -> pygame.Rect:
        """Where anything of the words is to be seen, with their signs and outline, in pixels."""
        assert self.label.surface is not None
        return self.label.surface.get_bounding_rect().move(self.label.rect.topleft)

    @cached_property
    def _part(self) -> Pixels:
        height, width = self.letters.shape
        part = self.picture[self.top : self.top + height, self.left : self.left + width]
        return part.astype(float)

    @cached_property
    def _surround(self) -> Mask:
        solid, touched = self.letters >= LETTER, self.letters > NO_LETTER
        return _spread(solid, REACH_PX) & ~touched


def words_in_view(hand: Stagehand) -> Iterator[Words]:
    """Every label that people are meant to read now.

    Not meant to be read are words below a veil, whose scene is out of play as greyed controls are;
    words that something covers wholly; and numbers on the wall while somebody passes before them.
    What flies by for a moment, as confetti does, is left out of the picture.
    """
    theatre = hand.theatre
    items = items_in_view(theatre)
    picture = _picture(hand, items)
    for place, item in enumerate(items):
        if not isinstance(item, Label) or not item.words or _is_out_of_play(item, items[place:]):
            continue
        words = _words(item, theatre.backstage.painter.lettering, picture)
        if words is None or not words.is_seen:
            continue
        if words.worst_contrast > FAINT or _changes(hand, items, words):
            yield words


def _picture(hand: Stagehand, items: list[Item]) -> Picture:
    with _nothing_in_the_air(items):
        surface = hand.picture()
    return pygame.surfarray.pixels3d(surface).swapaxes(0, 1).copy()


def _changes(hand: Stagehand, items: list[Item], words: Words) -> bool:
    """Whether the picture is another one without the words: a parchment that lies over them wholly
    may have nearly their own colour."""
    words.label.visible = False
    without = _picture(hand, items)
    words.label.visible = True
    _picture(hand, items)
    return bool(np.abs(without.astype(int) - words.picture).max() > SHINES_THROUGH)


def luminance(colours: Pixels) -> Pixels:
    """Relative luminance as WCAG 2 defines it."""
    share = np.asarray(colours, dtype=float) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def ratio(one: float, other: float) -> float:
    lighter, darker = max(one, other), min(one, other)
    return (lighter + 0.05) / (darker + 0.05)


def _is_out_of_play(label: Label, above: list[Item]) -> bool:
    if any(isinstance(item, Veil | Spotlight) and item.alpha > DIMS for item in above):
        return True
    passing = [item.rect for item in above if item is not label]
    is_worth = label.layer in (Layer.WORTHS, Layer.CELL_WORTHS)
    return is_worth and label.rect.collidelist(passing) >= 0


@contextmanager
def _nothing_in_the_air(items: list[Item]) -> Iterator[None]:
    flying = [item for item in items if isinstance(item, Particles)]
    for item in flying:
        item.visible = False
    yield
    for item in flying:
        item.visible = True


def _words(label: Label, lettering: Lettering, picture: Picture) -> Words | None:
    style = lettering.shown(label.words, label.style, label.width)
    block = lettering.block(label.words, label.style, label.width)
    letters = _coverage(label, lettering)
    left = label.rect.x + block.box.x - REACH_PX
    top = label.rect.y + block.box.y - REACH_PX
    height, width = picture.shape[:2]
    beyond_right = max(0, left + letters.shape[1] - width)
    beyond_bottom = max(0, top + letters.shape[0] - height)
    letters = letters[
        max(0, -top) : letters.shape[0] - beyond_bottom,
        max(0, -left) : letters.shape[1] - beyond_right,
    ]
    if not (letters >= LETTER).any():
        return None
    units = letter_height_px(lettering, style) / lettering.viewport.scale
    meant = np.array(pygame.Color(style.colour)[:3], dtype=float)
    return Words(label, picture, letters, max(0, left), max(0, top), meant, units)


_covered: dict[object, Coverage] = {}
"""Names and numbers stand in nearly every picture: found once, the same for all of them."""


def _coverage(label: Label, lettering: Lettering) -> Coverage:
    """How much of each pixel of the label's box, and around it, its letters cover; pictures in it
    do not count."""
    plain = label.style.but(outline=None, shadow=None)
    key = (label.words, plain, label.width, lettering.viewport, lettering.text_percent)
    found = _covered.get(key)
    if found is None:
        found = _covered[key] = np.pad(_letters_of(label, lettering, plain), REACH_PX)
    return found


def _letters_of(label: Label, lettering: Lettering, plain: TextStyle) -> Coverage:
    drawn = []
    for colour in ("#FFFFFF", "#000000"):
        with _letters_only(lettering):
            block = lettering.block(label.words, plain.but(colour=colour), label.width)
        drawn.append(pygame.surfarray.array_red(block.surface).swapaxes(0, 1))
        alpha = pygame.surfarray.array_alpha(block.surface).swapaxes(0, 1)
    return np.where(drawn[0] != drawn[1], alpha, np.uint8(0))


@contextmanager
def _letters_only(lettering: Lettering) -> Iterator[None]:
    """High contrast draws outlines round all words; here only the letters are wanted."""
    chosen, lettering.scheme = lettering.scheme, scheme_for(contrast=False)
    yield
    lettering.scheme = chosen


def _spread(mask: Mask, reach: int) -> Mask:
    """The mask with everything up to so many pixels around it."""
    height, width = mask.shape
    padded = np.pad(mask, reach)
    spread = mask.copy()
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy <= reach * reach + 1:
                top, left = reach + dy, reach + dx
                spread |= padded[top : top + height, left : left + width]
    return spread
