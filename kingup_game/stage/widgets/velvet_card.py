"""Velvet between two shots: it falls, large words or the game's name stand on it, and it parts."""

from __future__ import annotations

from collections.abc import Sequence
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
_LOGO_Y, _LOGO = 350.0, 1040.0
_BELOW: Final = _WORDS.but(fit=(_WIDE, 140))
_BELOW_Y: Final = 650.0
_LAST_FACE: Final = 480.0
_LAST_FACES_X: Final = 400.0, _MIDDLE, layout.WIDTH - 400.0
_LAST_FACE_Y: Final = layout.HEIGHT - _LAST_FACE / 2 + 130
"""They look over the stage's edge: eyes and mouth are seen, and no letter."""
_ONE_BY_ONE: Final = 0.2
"""In so much of the time the next face comes."""
_RISES: Final = 40.0


class VelvetCard:
    """Open, nothing of it is seen."""

    def __init__(self, sheet: Sheet, painter: Painter) -> None:
        self._sheet = sheet
        self._drapes = sheet.add(Drapes(sheet, Layer.PAGE), openness=1.0)
        self._words: list[tuple[Sprite | Label, float]] = []
        """With where each belongs."""
        self._faces: list[tuple[Sprite, float]] = []
        load_ahead(painter.workshop)

    def hang(self, openness: float, gaze: int | None = None) -> None:
        """So far open, with somebody who peeps through the hole, or nobody."""
        self._drapes.set(openness=openness, gaze=gaze)

    def write(self, words: str, character: str, mood: str) -> None:
        """These words, and below them somebody who feels like that about it."""
        self._clear()
        self._text(words, _WORDS_Y, _WORDS)
        self._peer(character, mood, (_MIDDLE, _FACE_Y), _FACE)

    def sign(self, words: str, faces: Sequence[tuple[str, str]]) -> None:
        """The game's name, these words below it, and characters with their moods at the edge."""
        self._clear()
        logo = self._sheet.sprite(art.LOGO, _MIDDLE, _LOGO_Y, width=_LOGO, layer=Layer.ON_PAGE)
        self._words.append((logo, _LOGO_Y))
        self._text(words, _BELOW_Y, _BELOW)
        for (character, mood), x in zip(faces, _LAST_FACES_X, strict=True):
            self._peer(character, mood, (x, _LAST_FACE_Y), _LAST_FACE)

    def rise(self, words: float, face: float) -> None:
        """How much of the words is there, and how far the face has come up."""
        for item, y in self._words:
            item.set(alpha=OPAQUE_ALPHA * words, y=y + round(_RISES * (1 - words)))
        late = _ONE_BY_ONE * (len(self._faces) - 1)
        for number, (item, y) in enumerate(self._faces):
            up = face * (1 + late) - number * _ONE_BY_ONE if 0 < face < 1 else face
            item.set(visible=up > 0, y=y + round(_FACE * (1 - min(up, max(1.0, face)))))

    def _clear(self) -> None:
        for item, _ in self._words:
            self._sheet.remove(item)
        self._words.clear()
        for face, _ in self._faces:
            self._sheet.remove(face)
        self._faces.clear()

    def _peer(self, character: str, mood: str, at: tuple[float, float], width: float) -> None:
        picture = art.close_up(character, mood)
        face = self._sheet.sprite(picture, *at, width=width, layer=Layer.ON_PAGE)
        self._faces.append((face, at[1]))

    def _text(self, words: str, y: float, style: TextStyle) -> None:
        written = self._sheet.text(
            *(words, _MIDDLE, y, style), anchor=CENTRE, width=_WIDE, layer=Layer.ON_PAGE
        )
        self._words.append((written, y))
