"""Pages that explain: words, and beside them a picture of the castle; and what is in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import FEET
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.small_castle import Diorama
from kingup_game.stage.lettering.text_styles import CONTROLS, READING
from kingup_game.stage.widgets import pages
from kingup_game.theme.layers import Layer
from kingup_game.theme.type_scale import CARD_TITLE, NAME

_WORDS: Final = READING.but(size=CARD_TITLE, spacing=1.3)
_NEARLY_AS_LARGE: Final = _WORDS.but(size=CARD_TITLE * 0.93)
"""Rather a little smaller than one sentence alone on a page."""
_SPACE: Final = Area(layout.SAFE_LEFT + 70.0, 176.0, 1596.0, 692.0)
_WORDS_LIE: Final = 8.0
_PICTURE_WIDTHS: Final = (740.0, 620.0, 540.0, 430.0)
"""The widest is chosen beside which the words still have space."""
_GAP: Final = 50.0
_LEEWAY: Final = 14.0
"""Within the gap, for a line that is a little longer in the pixels of a small window."""
_FACES_FEET: Final = 908.0
"""On the edge of the parchment, as puppets stand on theirs."""
_LARGEST_FACE: Final = 256.0
_SMALLEST_FACE: Final = 150.0
_ABOVE_FACES: Final = 14.0
CHAPTER: Final = CONTROLS.but(size=NAME)
"""What is written on a chapter's button."""
_CONTENTS_COLUMNS: Final = 2
_ABOVE_EDITIONS: Final = 14.0
_EDITION_HEIGHT: Final = 76.0
_EDITION_RIM: Final = 24.0
"""Above and below the letters of an edition's button, where they are large."""
_CHAPTER_HEIGHT: Final = 172.0
_BETWEEN_CHAPTERS: Final = 24.0
_SENTENCE_ENDS: Final = re.compile(r"(?<=[.!?…])([ \n])")


def leaves_of(painter: Painter, words: str) -> list[str]:
    """The words in as many parts as they need to be as large as people chose: whole sentences."""
    beside = _SPACE.width - _PICTURE_WIDTHS[-1] - _GAP

    def has_space(part: str) -> bool:
        return painter.measure(part, _NEARLY_AS_LARGE, beside)[1] <= _SPACE.height

    leaf, *rest = _SENTENCE_ENDS.split(words)
    leaves = []
    for between, sentence in zip(rest[::2], rest[1::2], strict=True):
        longer = f"{leaf}{between}{sentence}"
        if has_space(longer):
            leaf = longer
        else:
            leaves.append(leaf)
            leaf = sentence
    return [*leaves, leaf]


class ContentsPage(NamedTuple):
    """Where its buttons go."""

    editions: list[Area]
    chapters: list[Area]


def contents_page(
    sheet: Sheet, painter: Painter, title: str, editions: int, chapters: int
) -> ContentsPage:
    """A page on which a button for each edition goes, and for each chapter, in two columns."""
    pages.castle_at_dusk(sheet, painter)
    page = pages.parchment(sheet, painter, title, has_hints_below=True)
    letters = painter.measure(title, CONTROLS)[1] + _EDITION_RIM
    high = max(_EDITION_HEIGHT, min(_CHAPTER_HEIGHT, letters))
    row = page._replace(y=page.y + _ABOVE_EDITIONS, height=high)
    page = page.below(row.bottom + _BETWEEN_CHAPTERS)
    rows = -(-chapters // _CONTENTS_COLUMNS)
    height = min(page.height, rows * (_CHAPTER_HEIGHT + _BETWEEN_CHAPTERS) - _BETWEEN_CHAPTERS)
    space = page._replace(y=page.y + (page.height - height) / 2, height=height)
    columns = space.columns(_CONTENTS_COLUMNS, _BETWEEN_CHAPTERS)
    down = [column.grid(rows, 1, _BETWEEN_CHAPTERS) for column in columns]
    found = [area for column in down for area in column][:chapters]
    return ContentsPage(row.columns(editions, _BETWEEN_CHAPTERS), found)


def picture_page(
    sheet: Sheet,
    painter: Painter,
    title: str,
    words: str,
    draw: Callable[[Diorama], None],
    view: Area,
    faces: Sequence[str] = (),
) -> None:
    """The whole page; a line of hints fits below it. Where it would be empty, below the words or
    below the picture, stand as many of these faces as have room."""
    pages.castle_at_dusk(sheet, painter)
    pages.parchment(sheet, painter, title, has_hints_below=True)
    for widest in _PICTURE_WIDTHS:
        picture = min(widest, _SPACE.height * view.width / view.height)
        width = _SPACE.width - picture - _GAP
        if painter.measure(words, _WORDS, width)[1] <= _SPACE.height:
            break
    castle = Diorama(sheet, painter.pictures, _SPACE.right - picture, _SPACE.y, picture, view)
    draw(castle)
    style = _WORDS.but(fit=(width + _LEEWAY, _SPACE.height))
    at = _SPACE.x, _SPACE.y + _WORDS_LIE
    sheet.text(words, *at, style, width=width, layer=Layer.ON_PAGE)
    below_words = at[1] + painter.measure(words, style, width)[1]
    below_castle = _SPACE.y + castle.height
    rooms = (
        Area(_SPACE.x, below_words, width, _FACES_FEET - below_words),
        Area(_SPACE.right - picture, below_castle, picture, _FACES_FEET - below_castle),
    )
    _line_up(sheet, max(rooms, key=lambda room: room.height), faces)


def _line_up(sheet: Sheet, room: Area, faces: Sequence[str]) -> None:
    """Beside each other on the lower edge, the first in the middle."""
    size = min(_LARGEST_FACE, room.height - _ABOVE_FACES)
    if size < _SMALLEST_FACE:
        return
    places = room.columns(min(len(faces), int(room.width / size)), 0) if faces else []
    from_the_middle = sorted(places, key=lambda place: abs(place.middle[0] - room.middle[0]))
    for face, place in zip(faces, from_the_middle, strict=False):
        at = place.middle[0], room.bottom
        sheet.sprite(face, *at, anchor=FEET, width=size, layer=Layer.ON_PAGE)
