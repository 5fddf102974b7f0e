"""The innkeeper, who keeps a pause: he dozes before the castle, a bubble at his nose."""

from __future__ import annotations

from typing import Final

from kingup_game.motion.tween import ease_out_cubic
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.theme import art
from kingup_game.theme.durations import DOZE, PEOPLE_COME
from kingup_game.theme.layers import Layer

_X, _FEET, _WIDE = 294.0, layout.HEIGHT + 48.0, 490.0
"""As those before the title: his feet are below the lower edge, and his mug on the board's."""
_BELOW: Final = 480.0
_NOSE: Final = (-0.09, -0.335)
"""Below it, from his feet, as shares of his width."""
_BUBBLE: Final = 80.0
_FRAMES: Final = 6


class DozingInnkeeper:
    """He comes up once his picture was decoded; then nothing of him but the bubble moves."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._pictures.make_ahead({art.DOZING: (_WIDE,)})
        self._parts: tuple[Sprite, Sprite] | None = None
        self._ticks = 0
        self._is_asked_for = self._is_here = False

    def sit_down(self, sheet: Sheet) -> None:
        """On a page that was drawn anew."""
        self._parts = (
            sheet.sprite(art.DOZING, _X, width=_WIDE, anchor=FEET, layer=Layer.ON_PAGE),
            sheet.sprite(
                art.castle("act-bubble"),
                width=_BUBBLE,
                frames=_FRAMES,
                layer=Layer.ON_PAGE,
            ),
        )
        self._show()

    def update(self, *, is_still: bool) -> None:
        """One tick; in the first one nobody looks whether a thread was that fast already."""
        if not self._is_here:
            was_asked_for, self._is_asked_for = self._is_asked_for, True
            if not was_asked_for or self._pictures.is_decoding(art.DOZING):
                return
            self._is_here = self._pictures.make_ready(art.DOZING, (_WIDE,))
        self._ticks = round(PEOPLE_COME) if is_still else self._ticks + 1
        self._show()

    def _show(self) -> None:
        if self._parts is None:
            return
        face, bubble = self._parts
        below = _BELOW * (1 - ease_out_cubic(min(1.0, self._ticks / PEOPLE_COME)))
        right, up = _NOSE
        face.visible = bubble.visible = self._is_here
        face.move(_X, _FEET + below)
        bubble.move(_X + right * _WIDE, _FEET + up * _WIDE + below)
        bubble.frame = self._ticks // DOZE % _FRAMES
