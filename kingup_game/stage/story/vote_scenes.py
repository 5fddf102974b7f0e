"""A round's votes as small scenes on a road: who called, who was meant, and the card that ended it.

Each scene stands for itself: the nominee before that card, the caller with the horn at their
shoulder, and below them whoever said No. How large they are follows from how many there were. What
needs more than one row is told in brief: whoever was meant, and who stopped it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from kingup_game.engine.cast import Character
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.lettering.text_styles import TITLE
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.theme import art
from kingup_game.theme.palette import FRESH_PAPER, PARCHMENT_SHADE
from kingup_game.theme.type_scale import HEADING

_MOST_ROWS: Final = 4
_LARGEST: Final = 216.0
"""How wide a nominee is at most."""
_OF_WIDTH, _OF_HEIGHT = 0.64, 0.56
"""Of its place: how wide a nominee may be."""
_WIDEST, _HIGHEST = 2.0, 2.6
"""Of a nominee's width: how far neighbours and rows stand apart at most."""

_ABOVE: Final = 0.72
_BELOW: Final = 0.54
"""Of a nominee's width: what a scene needs above and below the middle of that face."""
_CARD_WIDE, _CARD_AT, _LEAN = 0.6, (0.4, -0.12), -8
_CALLER, _CALLER_AT = 0.5, (-0.5, -0.3)
_HORN, _HORN_AT = 0.38, (-0.2, -0.58)
_MASK, _MASK_AT = 0.36, (-0.62, -0.6)
_NOMINEE_ASIDE: Final = 0.04

_LANE: Final = 0.14
_LANE_DOWN: Final = 0.3
_LIT_PAD, _CORNER = 4.0, 16.0

_NAY: Final = 0.62
"""Of a nominee's width: whoever said No, at most."""
_LEAST_EVEN: Final = 52.0
"""All who said No are of one size, unless a crowd would make everybody smaller than that."""
_LEAST_FACE: Final = 60.0
"""A smaller one nobody knows from the sofa: of a crowd there are the crests alone."""
_LEAST_CREST: Final = 40.0
_SHARE: Final = 0.94
"""Of a place's width: neighbours are two groups, not one."""
_BRIEF_OF_WIDTH, _BRIEF_OF_HEIGHT = 0.76, 0.61
_BRIEF_ABOVE, _BRIEF_BELOW, _BRIEF_ASIDE = 0.6, 0.54, -0.12
_BRIEF_NAY: Final = 54.0
_MOST_CRESTS: Final = 3
"""Of more who said No there is the number, which is read from the sofa."""
_HOW_MANY: Final = TITLE.but(size=HEADING, fit=(160.0, _BRIEF_NAY))

_PLAYED, _PLAYED_AT, _PLAYED_LEAN = 0.5, (0.26, -0.2), -12
"""The card behind whoever played it."""

CARDS: Final = {"crowned": "yes", "refused": "no", "queasy": "stomachache"}
"""By the mood of the nominee: the card that it came from."""


class ToldVote(NamedTuple):
    """One vote, its cards open."""

    caller: SeatFace
    is_bluff: bool
    """Whether the nominee was nobody the caller wanted."""
    nominee: Character
    mood: str
    against: Sequence[SeatFace]
    """Who said No, or had a Stomachache."""

    @property
    def card(self) -> str:
        """The card that ended it."""
        return art.ballot(CARDS[self.mood])


class _Grid(NamedTuple):
    """How the scenes stand: so many abreast, in places so large, with nominees so wide."""

    abreast: int
    wide: float
    high: float
    size: float


def lay_scenes(
    on: Parts, area: Area, votes: Sequence[ToldVote], lit: Sequence[ToldVote] = ()
) -> Collection[str]:
    """All of them, in the order in which they were; the `lit` ones on fresh paper. The signs whose
    meaning is not seen by itself."""
    if not votes:
        return ()
    grid = _grid(len(votes), area, max(len(vote.against) for vote in votes))
    is_brief = grid.abreast < len(votes)
    if is_brief:
        grid = _brief_grid(len(votes), area)
    fits = [_abreast(len(vote.against), grid)[1] for vote in votes]
    even = min((fit for fit in fits if fit >= _LEAST_EVEN), default=max(fits))
    rows = [votes[start : start + grid.abreast] for start in range(0, len(votes), grid.abreast)]
    top = area.y + (area.height - grid.high * len(rows)) / 2
    for number, row in enumerate(rows):
        y = top + grid.high * number
        places = [
            Area(area.middle[0] + (column - len(row) / 2) * grid.wide, y, grid.wide, grid.high)
            for column in range(len(row))
        ]
        _lay_lane(on, places, grid, _BRIEF_ABOVE if is_brief else _ABOVE)
        for vote, place in zip(row, places, strict=True):
            if any(vote is one for one in lit):
                on.box(*place.grown(-_LIT_PAD), fill=FRESH_PAPER, radius=_CORNER)
            if is_brief:
                _lay_in_brief(on, vote, place, grid.size)
            else:
                _lay_scene(on, vote, place, grid, even)
    stopped = art.ballot("no")
    return {stopped} if is_brief else {art.HORN, stopped, art.ICON_SECRET}


def _lay_lane(on: Parts, places: Sequence[Area], grid: _Grid, above: float) -> None:
    """A worn path under all feet of a row."""
    thick = _LANE * grid.size
    y = places[0].y + (above + _LANE_DOWN) * grid.size - thick / 2
    start, end = places[0].x + _LIT_PAD, places[-1].right - _LIT_PAD
    on.box(start, y, end - start, thick, fill=PARCHMENT_SHADE, radius=thick / 2)


def _lay_in_brief(on: Parts, vote: ToldVote, place: Area, size: float) -> None:
    """The nominee before the card that ended it, and below them who played that, or how many."""
    x, y = place.middle[0] + _BRIEF_ASIDE * size, place.y + _BRIEF_ABOVE * size
    card = x + _CARD_AT[0] * size, y + _CARD_AT[1] * size
    on.sprite(vote.card, *card, width=_CARD_WIDE * size, turn=_LEAN)
    on.sprite(art.token(vote.nominee, vote.mood), x, y, width=size)
    many, below = len(vote.against), y + _BRIEF_BELOW * size + _BRIEF_NAY / 2
    if many > _MOST_CRESTS:
        played = art.ballot(CARDS["refused"]) if vote.mood == "crowned" else vote.card
        on.text(f"{many} {inline(played)}", place.middle[0], below, _HOW_MANY, anchor=CENTRE)
        return
    for number, seat in enumerate(vote.against):
        aside = (number - (many - 1) / 2) * _BRIEF_NAY
        on.sprite(seat.seal, place.middle[0] + aside, below, width=_BRIEF_NAY)


def _lay_scene(on: Parts, vote: ToldVote, place: Area, grid: _Grid, even: float) -> None:
    size, x, y = grid.size, place.middle[0], place.y + _ABOVE * grid.size

    def at(aside: tuple[float, float]) -> tuple[float, float]:
        return x + aside[0] * size, y + aside[1] * size

    on.sprite(vote.card, *at(_CARD_AT), width=_CARD_WIDE * size, turn=_LEAN)
    nominee = art.token(vote.nominee, vote.mood)
    on.sprite(nominee, *at((_NOMINEE_ASIDE, 0.0)), width=size)
    on.sprite(art.HORN, *at(_HORN_AT), width=_HORN * size)
    caller = _CALLER * size
    if caller >= _LEAST_FACE:
        face_and_seal(on, vote.caller, *at(_CALLER_AT), caller, is_turned=True)
    else:
        on.sprite(vote.caller.seal, *at(_CALLER_AT), width=max(caller, _LEAST_CREST))
    if vote.is_bluff:
        on.sprite(art.ICON_SECRET, *at(_MASK_AT), width=_MASK * size)
    _lay_against(on, vote, place, grid, even)


def _lay_against(on: Parts, vote: ToldVote, place: Area, grid: _Grid, even: float) -> None:
    abreast, fit = _abreast(len(vote.against), grid)
    size, top = min(even, fit), place.y + (_ABOVE + _BELOW) * grid.size
    for number, seat in enumerate(vote.against):
        row, column = divmod(number, abreast)
        beside = min(abreast, len(vote.against) - row * abreast)
        x = place.middle[0] + (column - (beside - 1) / 2) * size
        y = top + (row + 0.5) * size
        if size < _LEAST_FACE:
            on.sprite(seat.seal, x, y, width=size)
            continue
        if vote.mood != "crowned":
            card = x + _PLAYED_AT[0] * size, y + _PLAYED_AT[1] * size
            on.sprite(vote.card, *card, width=_PLAYED * size, turn=_PLAYED_LEAN)
        face_and_seal(on, seat, x, y, size, "refused", is_turned=True)


def _grid(votes: int, area: Area, crowd: int) -> _Grid:
    """In as many rows as make everybody largest, those of the largest crowd too."""
    ways = []
    for rows in range(1, min(votes, _MOST_ROWS) + 1):
        abreast = -(-votes // rows)
        wide, high = area.width / abreast, area.height / rows
        size = min(_LARGEST, wide * _OF_WIDTH, high * _OF_HEIGHT)
        high = min(high, size * _HIGHEST)
        ways.append(_Grid(abreast, min(wide, size * _WIDEST), high, size))
    best = max(ways, key=lambda way: way.size + 2 * min(_LEAST_CREST, _abreast(crowd, way)[1]))
    abreast, fit = _abreast(crowd, best)
    needed = (_ABOVE + _BELOW) * best.size + -(-crowd // abreast) * fit + 2 * _LIT_PAD
    return best._replace(high=min(best.high, needed))


def _brief_grid(votes: int, area: Area) -> _Grid:
    """In as many rows as make nominees largest."""
    ways = []
    for rows in range(1, min(votes, _MOST_ROWS) + 1):
        abreast = -(-votes // rows)
        wide, high = area.width / abreast, area.height / rows
        size = min(_LARGEST, wide * _BRIEF_OF_WIDTH, high * _BRIEF_OF_HEIGHT)
        ways.append(_Grid(abreast, wide, high, size))
    return max(ways, key=lambda way: way.size)


def _abreast(faces: int, grid: _Grid) -> tuple[int, float]:
    """How many faces stand side by side below a nominee, and how large: as large as all can be."""
    free = grid.high - (_ABOVE + _BELOW) * grid.size
    ways = [
        (min(_NAY * grid.size, grid.wide * _SHARE / abreast, free / -(-faces // abreast)), abreast)
        for abreast in range(1, max(1, faces) + 1)
        if faces
    ]
    size, abreast = max(ways, default=(_NAY * grid.size, 1))
    return abreast, size
