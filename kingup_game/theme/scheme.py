"""What a colour scheme is: how one look differs from the palette. Each is a file in `schemes/`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import NamedTuple


class Ground(NamedTuple):
    """A plain box behind somebody or something: its colour and its edge, as a box is told them."""

    fill: str
    border: str
    border_width: float


@dataclass(frozen=True, kw_only=True)
class Clarity:
    """What sets words, people and the focus off from everything else, and in which colours."""

    black: str
    white: str
    pale: str
    """Of the ground behind people and worths, and of outlines around dark words."""
    chosen: str
    """Of the ground behind whoever has the focus."""
    least_contrast: float
    """Words and the outline around them are at least so far apart, as WCAG 2 counts it."""
    haze_alpha: int
    """How dense the black is that lies over the scenery."""
    ground_alpha: int
    """How dense it is behind what is no match: nothing there has to be seen."""
    edge: float
    ring: float
    """How thick the edges of signs and discs are, and the band around the focus."""

    @property
    def plain(self) -> Ground:
        """Behind people, worths, and whatever can be chosen."""
        return Ground(self.pale, self.black, self.edge)

    @property
    def lit(self) -> Ground:
        """Behind what is chosen, or has the focus."""
        return Ground(self.chosen, self.black, self.edge)

    @property
    def dark(self) -> Ground:
        """Behind whoever cannot be chosen now, and whatever steps back or only tells."""
        return Ground(self.black, self.pale, self.edge)


@dataclass(frozen=True, kw_only=True, eq=False)
class Scheme:
    """`repaint` has colours of the palette that are drawn in others, wherever code draws them."""

    repaint: Mapping[str, str] = field(default_factory=dict)
    clarity: Clarity | None = None

    def paint(self, colour: str) -> str:
        """What a colour looks like; two digits at its end for transparency stay as they are."""
        return self.repaint.get(colour[:7], colour[:7]) + colour[7:]


def scheme_named(name: str) -> Scheme:
    """The scheme of a file in `schemes/`."""
    found: Scheme = import_module(f"kingup_game.theme.schemes.{name}").SCHEME
    return found


def scheme_for(*, contrast: bool) -> Scheme:
    """What people chose in the settings."""
    return scheme_named("high_contrast" if contrast else "usual")
