"""What every scene may use: handed to each scene when it is made, never found globally."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kingup_game.app.controls import Controls
from kingup_game.app.pads import Pads
from kingup_game.app.presses import Intent
from kingup_game.motion.pace import Pace
from kingup_game.scenes.kit.stack import Stack
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.lettering.text import TextStyle, inline
from kingup_game.stage.sound.audio import Audio
from kingup_game.words import Words


@dataclass
class Backstage:
    """The tools behind the scenes, one of each for the whole game."""

    words: Words
    painter: Painter
    stack: Stack
    controls: Controls
    pads: Pads
    audio: Audio
    pace: Pace = field(default_factory=Pace)
    settings: dict[str, Any] = field(default_factory=dict)
    notices: list[str] = field(default_factory=list)
    keep_settings: Callable[[], None] = lambda: None
    """Writes the settings to the disk; OSError where the disk refuses."""
    set_fullscreen: Callable[[bool], None] = lambda _is_on: None
    look: int = 0
    """Counts changes of language, text size and contrast: screens are built anew after one."""

    def say(self, key: str, **values: object) -> str:
        return self.words.say(key, **values)

    def measure(
        self, words: str, style: TextStyle, width: float | None = None
    ) -> tuple[float, float]:
        """Width and height of a text in design units at the text size people chose."""
        return self.painter.lettering.measure(words, style, width)

    def button(self, intent: Intent, device: str | None = None) -> str:
        """The mark of an intent's button, for use inside a text; the device last used by default.

        `say("setup.join", button=backstage.button(Action.CONFIRM))`
        """
        family, button = self.controls.glyph(intent, device)
        return inline(self.painter.pictures.signs.mark(family, button))
