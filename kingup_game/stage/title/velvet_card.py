"""Velvet around the showreel: large words or the game's name, and faces at its edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingup_game.stage import layout
from kingup_game.stage.canvas.drapes import Drapes, load_ahead
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import TITLE_IN_GOLD
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import INK
from kingup_game.theme.type_scale import HERO

_MIDDLE: Final = layout.WIDTH / 2
_WIDE: Final = 1560.0
_WORDS: Final = TITLE_IN_GOLD.but(
    size=HERO, align="centre", outline=INK, outline_width=6, fit=(_WIDE, 140)
)
_WORDS_Y: Final = 622.0
"""Between whoever peeps and those who come up."""
_FIRST_FACE: Final = 460.0
_FIRST_FACES_X: Final = tuple(_MIDDLE + 364.0 * place for place in (-2, -1, 0, 1, 2))
_FIRST_FACE_Y: Final = layout.HEIGHT - _FIRST_FACE / 2 + 124
_LOGO_Y, _LOGO = 350.0, 1040.0
_BELOW_Y: Final = 650.0
_LAST_FACE: Final = 480.0
_LAST_FACES_X: Final = 400.0, _MIDDLE, layout.WIDTH - 400.0
_LAST_FACE_Y: Final = layout.HEIGHT - _LAST_FACE / 2 + 130
"""They look over the stage's edge: eyes and mouth are seen, and no letter."""
_BELOW_THE_EDGE: Final = _LAST_FACE
"""So far below its place nothing is seen of any face."""
_ONE_BY_ONE: Final = 0.2
"""In so much of the time the next face comes."""
_RISES: Final = 40.0

Faces = Sequence[tuple[str, str]]
"""Characters with their moods, from the left."""


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

    def write(self, words: str, faces: Faces) -> None:
        """These words, and below them characters who feel like that about it."""
        self._clear()
        self._text(words, _WORDS_Y)
        self._line_up(faces, _FIRST_FACES_X, _FIRST_FACE_Y, _FIRST_FACE)

    def sign(self, words: str, faces: Faces) -> None:
        """The game's name, these words below it, and characters with their moods at the edge."""
        self._clear()
        logo = self._sheet.sprite(art.LOGO, _MIDDLE, _LOGO_Y, width=_LOGO, layer=Layer.ON_PAGE)
        self._words.append((logo, _LOGO_Y))
        self._text(words, _BELOW_Y)
        self._line_up(faces, _LAST_FACES_X, _LAST_FACE_Y, _LAST_FACE)

    def reword(self, words: str) -> None:
        """Other words in the place of those that are written."""
        for item, _ in self._words:
            if isinstance(item, Label):
                item.words = words

    def rise(self, words: float, face: float) -> None:
        """How much of the words is there, and how far the faces have come up, in turn."""
        for item, y in self._words:
            item.set(alpha=OPAQUE_ALPHA * words, y=y + round(_RISES * (1 - words)))
        late = _ONE_BY_ONE * (len(self._faces) - 1)
        for number, (item, y) in enumerate(self._faces):
            up = face * (1 + late) - number * _ONE_BY_ONE if 0 < face < 1 else face
            item.set(visible=up > 0, y=y + round(_BELOW_THE_EDGE * (1 - min(up, max(1.0, face)))))

    def _clear(self) -> None:
        for item, _ in self._words:
            self._sheet.remove(item)
        self._words.clear()
        for face, _ in self._faces:
            self._sheet.remove(face)
        self._faces.clear()

    def _line_up(self, faces: Faces, xs: Sequence[float], y: float, width: float) -> None:
        for (character, mood), x in zip(faces, xs, strict=True):
            picture = art.close_up(character, mood)
            face = self._sheet.sprite(picture, x, y, width=width, layer=Layer.ON_PAGE)
            self._faces.append((face, y))

    def _text(self, words: str, y: float) -> None:
        written = self._sheet.text(
            *(words, _MIDDLE, y, _WORDS), anchor=CENTRE, width=_WIDE, layer=Layer.ON_PAGE
        )
        self._words.append((written, y))
