"""What everybody may see of a seat: its name, its seal, and the face of who sits there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.items import Box, Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.lettering.text_styles import TITLE_ON_DARK
from kingup_game.stage.seats.panel_plans import PORTRAIT_RIM
from kingup_game.theme import art
from kingup_game.theme.crests import SEAT_CRESTS, SeatCrest
from kingup_game.theme.palette import INK
from kingup_game.theme.type_scale import NAME

_NAME_CHARACTERS: Final = 11
_SEAL: Final = 0.42
_SEAL_AT: Final = (0.34, 0.34)
"""Of the face's width: how large the crest at its lower corner is, and how far from the middle."""

_TILE_LINE, _TILE_CORNER = 3.0, 0.17
_LARGE_FACE, _HIGHER, _BEFORE_NAME, _NAME_MARGIN = 72.0, 6.0, 9.0, 12.0
"""Beside large names a face; else one at the left end of its plate, a little higher than it."""
_BENCH_MARGIN: Final = 10.0
_LARGE: Final = 9.0, 66.0, _NAME_MARGIN, 6.0
"""How far in and above the middle of a plate a face is, how far in the name, and what is free above
and below it. Large names need all of the plate: then the face stands beside the card, which covers
nothing of it."""


@dataclass(frozen=True, slots=True)
class SeatFace:
    """A seat as pictures show it: nothing that is secret.

    >>> SeatFace("Ada", crest=0, avatar=4).picture("joy")
    'people/curls_joy.webp'
    >>> SeatFace("Sir Rivet", crest=1, portrait=4).picture("joy")
    'signs/bot_4.webp'
    """

    name: str
    crest: int
    portrait: int | None = None
    """Of a bot, by the number of its level."""
    avatar: int = 0
    """Of a person, by the number in `art.PEOPLE`."""

    @property
    def short_name(self) -> str:
        """The name where there is little room for it."""
        return shortened(self.name, _NAME_CHARACTERS)

    @property
    def colours(self) -> SeatCrest:
        """What it is painted with."""
        return SEAT_CRESTS[self.crest]

    @property
    def seal(self) -> str:
        """The picture of the crest."""
        return self.colours.picture

    def picture(self, mood: str = "neutral") -> str:
        """The face: a bot's never changes, a person's is neutral, joy, refused or crowned."""
        if self.portrait is not None:
            return art.portrait(self.portrait)
        return art.person(self._person, mood)

    def bust(self, mood: str = "neutral") -> str:
        """The face for more than a panel; here opponents have moods too."""
        if self.portrait is not None:
            return art.automaton(self.portrait, mood)
        return art.person(self._person, mood)

    @property
    def _person(self) -> str:
        return art.PEOPLE[self.avatar % len(art.PEOPLE)]


def face_and_seal(
    on: Parts,
    face: SeatFace,
    x: float,
    y: float,
    width: float,
    mood: str = "neutral",
    *,
    is_turned: bool = False,
) -> tuple[Sprite, Sprite]:
    """Who sits there, large, around a point; the crest, small, at the lower right, or left."""
    aside = width * _SEAL_AT[0] * (-1 if is_turned else 1)
    return (
        on.sprite(face.picture(mood), x, y, width=width),
        on.sprite(face.seal, x + aside, y + width * _SEAL_AT[1], width=width * _SEAL),
    )


def tile(on: Parts, face: SeatFace, x: float, y: float, width: float) -> Box:
    """A ground in the seat's colour behind a face around a point: it shows at every edge, for a
    bot's picture has a ground of its own."""
    side = width + 2 * PORTRAIT_RIM
    return on.box(
        *(x - side / 2, y - side / 2, side, side),
        fill=face.colours.colour,
        border=INK,
        border_width=_TILE_LINE,
        radius=side * _TILE_CORNER,
    )


def name_plate(
    on: Parts, plate: Area, face: SeatFace, names: tuple[str, ...], *, is_large: bool
) -> Sprite:
    """Whose a card is, below it: the face, which is given back, and the name in the size of all."""
    on.frame(art.PLATE, *plate)
    side, width = plate.height + _HIGHER, width_beside_name(plate, is_large=is_large)
    usual = side / 2, _HIGHER / 2, side + _BEFORE_NAME, _NAME_MARGIN
    face_in, rise, name_in, margin = _LARGE if is_large else usual
    at = plate.x + face_in, plate.middle[1] - rise, width
    tile(on, face, *at)
    shown, _ = face_and_seal(on, face, *at)
    shown.picture = face.bust()
    room, y = (plate.width - name_in - _NAME_MARGIN, plate.height - margin), plate.middle[1]
    name = TITLE_ON_DARK.but(size=NAME, align="centre", fit=room, peers=names)
    on.text(face.short_name, plate.x + name_in + room[0] / 2, y, name, anchor=CENTRE)
    return shown


def width_beside_name(plate: Area, *, is_large: bool) -> float:
    """How wide the face on such a plate is."""
    return _LARGE_FACE if is_large else plate.height + _HIGHER - 2 * PORTRAIT_RIM


def bench_plate(
    on: Parts,
    above: Parts,
    plate: Area,
    face: SeatFace,
    names: tuple[str, ...],
    width: float,
    aside: float,
) -> Sprite:
    """The same with a large face that stands on the plate, so far left of its middle;
    the name has that for itself."""
    on.frame(art.PLATE, *plate)
    room = plate.width - 2 * _NAME_MARGIN, plate.height - _BENCH_MARGIN
    name = TITLE_ON_DARK.but(size=NAME, align="centre", fit=room, peers=names)
    on.text(face.short_name, *plate.middle, name, anchor=CENTRE)
    at = plate.middle[0] - aside, plate.y - PORTRAIT_RIM - width / 2, width
    tile(above, face, *at)
    shown, _ = face_and_seal(above, face, *at)
    shown.picture = face.bust()
    return shown


def shortened(words: str, characters: int) -> str:
    """The beginning of too many words."""
    return words if len(words) <= characters else words[: characters - 1].rstrip() + "…"
