"""The one line of text below the castle, on a plate that grows with its words, upwards."""

from __future__ import annotations

from typing import Final

from kingup_game.motion import ticks
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text import TextStyle
from kingup_game.theme.layers import Layer

SILENCE: Final = ticks(600)
"""So long nobody says anything: then the empty plate goes away too."""

_LEAST_WIDTH: Final = layout.CASTLE_RIGHT - layout.CASTLE_LEFT + 120.0
_LEAST_HEIGHT: Final = layout.LINE_BOTTOM - layout.LINE_TOP
_RIM: Final = 7.0
_SIDES: Final = 60.0
_WORDS: Final = TextStyle(
    size=34, colour="#F8ECD2", fit=(layout.SAFE_RIGHT - layout.SAFE_LEFT - _SIDES, 76)
)


class SpokenLine:
    """What the game says to everybody at the table."""

    def __init__(self, sheet: Sheet, backstage: Backstage) -> None:
        self._backstage = backstage
        self._silent_ticks = 0
        self._plate = sheet.frame(
            "signs/plate.webp",
            (layout.WIDTH - _LEAST_WIDTH) / 2,
            layout.LINE_TOP,
            _LEAST_WIDTH,
            _LEAST_HEIGHT,
            layer=Layer.SPOKEN_LINE,
        )
        self._label = sheet.text(
            "",
            layout.WIDTH / 2,
            (layout.LINE_TOP + layout.LINE_BOTTOM) / 2,
            _WORDS,
            anchor=CENTRE,
            layer=Layer.SPOKEN_LINE,
        )

    @property
    def words(self) -> str:
        return self._label.words

    def show(self, words: str) -> None:
        """Begin with a capital; nothing to say leaves the plate there for a moment."""
        words = words[:1].upper() + words[1:]
        self._label.words = words
        self._silent_ticks = 0
        self._plate.visible = bool(words) or self._plate.visible
        width, height = self._backstage.measure(words, _WORDS) if words else (0.0, 0.0)
        width = max(width + _SIDES, _LEAST_WIDTH)
        height = max(height + 2 * _RIM, _LEAST_HEIGHT)
        top = layout.LINE_BOTTOM - height
        self._plate.place((layout.WIDTH - width) / 2, top, width, height)
        self._label.y = top + height / 2

    def update(self) -> None:
        """One tick passed."""
        self._silent_ticks += 1
        if self._silent_ticks == SILENCE and not self.words:
            self._plate.visible = False
