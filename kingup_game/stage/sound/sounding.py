"""What is heard at a moment, kept to be taken up again after something else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Sounding:
    """What goes on at a moment: a piece and its layers, the sound of a place and of the court in
    it, how far held down."""

    part: str | None
    layers: frozenset[str]
    place: str | None
    duck: float
    court: Mapping[str, float] = field(default_factory=dict)


SILENCE: Final = Sounding(None, frozenset(), None, 1.0)
