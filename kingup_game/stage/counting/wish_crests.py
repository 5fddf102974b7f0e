"""Who wanted whom: on each character hop the crests of the seats that had it on their goal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kingup_game.engine.cast import DUNGEONS, WCS, Character, Place
from kingup_game.engine.goals import Goal
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.motion.script import Script, then, together
from kingup_game.stage.area import around
from kingup_game.stage.canvas.appearing import fade, pop
from kingup_game.stage.canvas.item import CENTRE, OPAQUE_ALPHA, Item
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.castle.standing import ANNEXES, COURTYARD, Point, Standing
from kingup_game.stage.castle.tokens import Token
from kingup_game.stage.counting.kings_wishers import KingsWishers, rim_around
from kingup_game.stage.lettering.text_styles import TITLE
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.theme import durations
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import FRESH_PAPER, INK, ROYAL
from kingup_game.theme.type_scale import TOTAL

_SIZES: Final = {1: 48.0, 2: 44.0, 3: 36.0}
_ALONE, _LEAST_ALONE = 0.58, 52.0
_ALONE_ASIDE, _ALONE_UP = 0.42, 0.24
"""Where one seat is looked at by itself, as shares of who wears its crest: on the rim of the disc,
where no face is and no neighbour's."""
_SMALLEST: Final = 32.0
_PITCH: Final = 28.0
"""From the middle of one to the next where four of the smallest stand above each other."""
_COLUMN: Final = 4
"""So many crests stand one above the other."""
_ASIDE, _UP = 0.44, 0.36
"""So far from the feet they stand, as a share of whose they are: on the rim of the disc."""
CROWD: Final = 6
"""So many seats' crests are specks: there a tag says in how many goals somebody is."""
_TAG: Final = 66.0, 74.0
_TAG_RIM, _TAG_CORNER = 4.0, 18.0
_TAG_ASIDE, _ANNEX_TAG_ASIDE = 0.64, 0.6
_MANY: Final = TITLE.but(size=TOTAL, colour=FRESH_PAPER, fit=(56, 70))
_COURTYARD_ROW: Final = 3
_COURTYARD_UP: Final = 0.88
_STEPPED_BACK_ALPHA: Final = 70
_SCORED_ALPHA: Final = 120
"""Beside one seat's favourites: whoever scored for others is more than who is worth nothing, and
clearly less than they. The king, who won, is there as ever."""

Heard = Callable[[Place], object]
"""To be called with the place of each character whose crests hop up."""


class WishCrests:
    """The king's first, one by one; then the whole castle from the top to the bottom."""

    def __init__(
        self,
        sheet: Sheet,
        panels: SeatPanels,
        tokens: Mapping[Character, Token],
        standing: Standing,
        goals: Sequence[Goal],
    ) -> None:
        self._sheet = sheet
        self._panels = panels
        self._tokens = tokens
        self._standing = standing
        self._goals = goals
        self._laid: list[Item] = []
        self._rim = Parts(sheet, Layer.WISH_CREST)
        self._kings = KingsWishers(sheet, panels)

    def lay_kings(self) -> None:
        """Who wanted the king, with nobody else's wishes."""
        self._kings.lay(self._kings_wishers())

    def _kings_wishers(self) -> list[int]:
        kings = self._standing.at(Place.THRONE)
        return [seat for king in kings for seat, goal in enumerate(self._goals) if king in goal]

    def lay(self, seat: int | None) -> None:
        """All of them, or those of one seat, for as long as anybody looks; who is no part of it
        steps back."""
        self.take_away()
        if seat is None:
            self.lay_kings()
            is_counted = len(self._goals) >= CROWD
            for character in self._by_rank():
                self._laid += self._tag(character) if is_counted else self._crests(character)
        else:
            self._lay_those_of(seat)
        for item in self._laid:
            item.visible = True

    def _lay_those_of(self, seat: int) -> list[Sprite]:
        """One seat's crest on each of its six, large; its goal has a golden rim."""
        crests = []
        for character, token in self._tokens.items():
            is_meant = character in self._goals[seat]
            token.sprite.alpha = OPAQUE_ALPHA if is_meant else self._left_of(character)
            if is_meant:
                crests.append(self._crest(seat, *self._on_rim(character)))
        self._laid += crests
        rim_around(self._rim, self._panels, seat)
        return crests

    def _on_rim(self, character: Character) -> tuple[Point, float]:
        """Where a large crest lies, and how large: in a cell, at the side of the castle."""
        spot = self._tokens[character].spot
        is_left = self._standing.place_of(character) not in DUNGEONS
        aside = spot.size * (-_ALONE_ASIDE if is_left else _ALONE_ASIDE)
        at = spot.x + aside, spot.y - spot.size * _ALONE_UP
        return at, max(_LEAST_ALONE, _ALONE * spot.size)

    def _left_of(self, character: Character) -> int:
        """How much is to be seen of somebody who is not meant."""
        place = self._standing.place_of(character)
        if place is Place.THRONE:
            return OPAQUE_ALPHA
        return _SCORED_ALPHA if PLACE_VALUES[place] else _STEPPED_BACK_ALPHA

    def take_away(self) -> None:
        """Whatever was laid; everybody is there again."""
        self._kings.clear()
        self._take_away_crests()

    def _take_away_crests(self) -> None:
        for crest in self._laid:
            crest.remove()
        self._laid = []
        self._rim.clear()
        for token in self._tokens.values():
            token.sprite.alpha = OPAQUE_ALPHA

    def show(self, heard: Heard) -> Script:
        """The king's, and then all of them for a while; in a crowd those of one seat after the
        other, for all at once would be a thicket."""
        wishers = self._kings_wishers()
        yield self._kings.come(wishers, lambda: heard(Place.THRONE))
        yield durations.KINGS_WISHES if wishers else 1
        if len(self._goals) >= CROWD:
            yield self._seat_by_seat(heard)
        else:
            yield self._all_at_once(heard)
        self.take_away()

    def _seat_by_seat(self, heard: Heard) -> Script:
        """Each with the note of whoever of its six is highest; beside the throne they stay."""
        self._kings.unframe()
        for seat, goal in enumerate(self._goals):
            self._take_away_crests()
            crests = self._lay_those_of(seat)
            yield durations.A_FRAME_APART
            heard(max(map(self._standing.place_of, map(Character, goal)), key=_height))
            yield together(durations.ONE_SEATS_WISHES, *map(_hop, crests))

    def _all_at_once(self, heard: Heard) -> Script:
        place_of = self._standing.place_of
        crests = {one: self._crests(one) for one in self._by_rank()}
        wanted = [one for one in crests if crests[one]]
        shown: list[Item] = [crest for one in wanted for crest in crests[one]]
        self._laid += shown
        yield together(
            *(
                then(durations.BETWEEN_WISHES * number, _hop_up(crests[one], heard, place_of(one)))
                for number, one in enumerate(wanted)
            )
        )
        yield durations.WISHES_SHOWN
        yield fade(OPAQUE_ALPHA, 0, durations.WISHES_FADE, *self._laid)

    def _tag(self, character: Character) -> list[Item]:
        """In how many goals somebody is; nothing for whom nobody wanted."""
        many = sum(character in goal for goal in self._goals)
        place, spot = self._standing.place_of(character), self._tokens[character].spot
        if not many:
            return []
        aside = spot.size * (_ANNEX_TAG_ASIDE if place in ANNEXES else _TAG_ASIDE)
        at = spot.x + (-aside if place in WCS else aside), spot.y - spot.size / 2
        if place in COURTYARD:
            at = spot.x, spot.y - spot.size * _COURTYARD_UP - _TAG[1] / 4
        kept: dict[str, Any] = {"layer": Layer.WISH_CREST, "visible": False}
        paper = self._sheet.box(
            *around(*at, *_TAG),
            fill=ROYAL,
            border=INK,
            border_width=_TAG_RIM,
            radius=_TAG_CORNER,
            **kept,
        )
        return [paper, self._sheet.text(str(many), *at, _MANY, anchor=CENTRE, **kept)]

    def _by_rank(self) -> list[Character]:
        """All but the king, who has the row beside the throne."""
        place_of = self._standing.place_of
        others = (one for one in self._tokens if place_of(one) is not Place.THRONE)
        return sorted(others, key=lambda character: -_height(place_of(character)))

    def _crests(self, character: Character) -> list[Sprite]:
        seats = [seat for seat, goal in enumerate(self._goals) if character in goal]
        return [
            self._crest(seat, point, size)
            for seat, (point, size) in self._spots(character, seats).items()
        ]

    def _crest(self, seat: int, at: Point, size: float) -> Sprite:
        shown = {"width": size, "layer": Layer.WISH_CREST, "visible": False}
        return self._sheet.sprite(self._panels[seat].face.seal, *at, **shown)

    def _spots(self, character: Character, seats: Sequence[int]) -> dict[int, tuple[Point, float]]:
        """Where they stand, how large: at the side of their seat, higher seats higher. They cover
        no worth."""
        place, spot = self._standing.place_of(character), self._tokens[character].spot
        if place in COURTYARD:
            points = _rows(spot.x, spot.y - spot.size * _COURTYARD_UP, len(seats))
            return {seat: (at, _SMALLEST) for seat, at in zip(seats, points, strict=True)}
        spots: dict[int, tuple[Point, float]] = {}
        for is_left in (True, False):
            stands_here = [seat for seat in seats if self._is_left(seat, place) is is_left]
            stands_here.sort(key=lambda seat: (self._panels[seat].y, seat))
            size = _SIZES.get(len(stands_here), _SMALLEST)
            pitch = size if len(stands_here) in _SIZES else _PITCH
            for number, seat in enumerate(stands_here):
                column, row = divmod(number, _COLUMN)
                rows = min(_COLUMN, len(stands_here) - column * _COLUMN)
                x = spot.size * _ASIDE + column * pitch
                up = spot.size * _UP - (row - (rows - 1) / 2) * pitch
                spots[seat] = (spot.x + (-x if is_left else x), spot.y - up), size
        return {seat: spots[seat] for seat in seats}

    def _is_left(self, seat: int, place: Place) -> bool:
        """Beside a cell or a WC there is room on the side of the castle alone."""
        return place in WCS if place in ANNEXES else self._panels[seat].is_left


def _height(place: Place) -> float:
    """In what order they come: whoever is out last."""
    if place in COURTYARD:
        return min(PLACE_VALUES) - 1
    return WCS[place] - 0.5 if place in WCS else PLACE_VALUES[place]


def _rows(x: float, y: float, number: int) -> list[Point]:
    """In the courtyard, where neighbours stand close: rows above the face."""
    points = []
    for crest in range(number):
        row, column = divmod(crest, _COURTYARD_ROW)
        in_row = min(_COURTYARD_ROW, number - row * _COURTYARD_ROW)
        points.append((x + (column - (in_row - 1) / 2) * _PITCH * 0.9, y - row * _PITCH))
    return points


def _hop_up(crests: Sequence[Item], heard: Heard, place: Place) -> Script:
    heard(place)
    yield together(*map(_hop, crests))


def _hop(crest: Item) -> Script:
    crest.visible = True
    if isinstance(crest, Sprite):
        yield pop(crest, 0.3, durations.CREST_HOPS, overshoot=0.2)
