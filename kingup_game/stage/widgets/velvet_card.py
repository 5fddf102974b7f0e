"""Velvet between two shots: it falls, large words or the game's name stand on it, and it parts."""

from __future__ import annotations

from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.drapes import Drapes, load_ahead
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE_IN_GOLD, TextStyle
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK
from kingup_game.theme.type_scale import HERO

_MIDDLE: Final = layout.WIDTH / 2
_WIDE: Final = 1560.0
_WORDS: Final = TITLE_IN_GOLD.but(
    size=HERO, align="centre", outline=INK, outline_width=6, fit=(_WIDE, 196)
)
_WORDS_Y: Final = 262.0
"""Between the valance and whoever peeps."""
_FACE: Final = 512.0
_FACE_Y: Final = layout.HEIGHT - _FACE / 2 + 20
_LOGO_Y, _LOGO = 370.0, 1060.0
_BELOW: Final = _WORDS.but(fit=(_WIDE, 140))
_BELOW_Y: Final = 690.0
_RISES: Final = 40.0


class VelvetCard:
    """Open, nothing of it is seen."""

    def __init__(self, sheet: Sheet, painter: Painter) -> None:
        self._sheet = sheet
        self._drapes = sheet.add(Drapes(sheet, Layer.PAGE), openness=1.0)
        self._words: list[tuple[Sprite | Label, float]] = []
        """With where each belongs."""
        self._face: Sprite | None = None
        load_ahead(painter.workshop)

    def hang(self, openness: float, gaze: int | None = None) -> None:
        """So far open, with somebody who peeps through the hole, or nobody."""
        self._drapes.set(openness=openness, gaze=gaze)

    def write(self, words: str, character: str, mood: str) -> None:
        """These words, and below them somebody who feels like that about it."""
        self._clear()
        self._text(words, _WORDS_Y, _WORDS)
        face = art.close_up(character, mood)
        self._face = self._sheet.sprite(face, _MIDDLE, _FACE_Y, width=_FACE, layer=Layer.ON_PAGE)

    def sign(self, words: str) -> None:
        """The game's name, and these words below it."""
        self._clear()
        logo = self._sheet.sprite(art.LOGO, _MIDDLE, _LOGO_Y, width=_LOGO, layer=Layer.ON_PAGE)
        self._words.append((logo, _LOGO_Y))
        self._text(words, _BELOW_Y, _BELOW)

    def rise(self, words: float, face: float) -> None:
        """How much of the words is there, and how far the face has come up."""
        for item, y in self._words:
            item.set(alpha=OPAQUE_ALPHA * words, y=y + round(_RISES * (1 - words)))
        if self._face is not None:
            self._face.set(visible=face > 0, y=_FACE_Y + round(_FACE * (1 - face)))

    def _clear(self) -> None:
        for item, _ in self._words:
            self._sheet.remove(item)
        self._words.clear()
        if self._face is not None:
            self._sheet.remove(self._face)
            self._face = None

    def _text(self, words: str, y: float, style: TextStyle) -> None:
        written = self._sheet.text(
            *(words, _MIDDLE, y, style), anchor=CENTRE, width=_WIDE, layer=Layer.ON_PAGE
        )
        self._words.append((written, y))
