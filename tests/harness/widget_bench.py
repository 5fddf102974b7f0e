"""Where one widget at a time is laid out to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from kingup_game.motion.director import ScriptRunner
from kingup_game.motion.script import Script
from kingup_game.stage import layout
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.words import Words

MIDDLE = layout.WIDTH / 2, layout.HEIGHT / 2
NAMES = "Ada", "Bo", "Cyprian", "Di"


@dataclass
class Bench:
    """A sheet to put a widget on, and what widgets ask for."""

    painter: Painter
    sheet: Sheet = field(default_factory=Sheet)
    say: Callable[..., str] = field(default_factory=lambda: Words("en").say)

    def play(self, script: Script) -> None:
        """To its end, at once."""
        ScriptRunner(script).finish()


Demo = Callable[[Bench], Iterator[str]]
"""Lays a widget out in one state after the other, and tells which it is."""
