"""A round on parchment: large, where it turned; small below, who called and who said No."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.engine.cast import Character
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, LEFT, RIGHT, TOP_LEFT
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.stage.lettering.wrapping import inline
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import FRESH_PAPER, PARCHMENT_RULE
from kingup_game.theme.type_scale import HEADING, NAME, NUMERAL, SMALLEST

PAGE: Final = Area(412.0, 46.0, 1096.0, 912.0)
"""Between the goals of the seats, which stay open."""
_PAD: Final = 46.0
_MIDDLE: Final = PAGE.x + PAGE.width / 2
_WIDTH: Final = PAGE.width - 2 * _PAD

_TITLE_Y: Final = 88.0
_TITLE: Final = TITLE.but(size=HEADING, fit=(_WIDTH, 66))

_FACE: Final = 296.0
_FACE_FEET: Final = 424.0
_TURN_X: Final = PAGE.x + _PAD + _FACE + 50.0
_TURN_WIDTH: Final = PAGE.right - _PAD - _TURN_X
_CARD, _CARD_LEAN = 150.0, 8
_CARD_AT: Final = (268.0, -34.0)
_ACTOR: Final = 132.0
_ACTORS_AT: Final = (214.0, 16.0)
_ACTOR_SEAL, _ACTOR_SEAL_AT = 54.0, 44.0
_MOST_ACTORS: Final = 3
"""Beside the one it was about lies the card, and whoever played it stands before it."""
_BESIDE_CARD: Final = 178.0
_TURN_Y: Final = 166.0
_TURN_TOP: Final = 206.0

_RULE_Y, _RULE = 438.0, 3.0
_CAPTION: Final = READING.but(size=SMALLEST, fit=(_WIDTH * 0.6, 46))
_LEGEND: Final = READING.but(size=SMALLEST, fit=(_WIDTH * 0.36, 46))
_CALLED_Y, _CALLERS_Y = 464.0, 532.0
_NOMINEES_Y: Final = 638.0
_AGAINST_Y = 728.0
_NAYS_TOP, _NAYS_HIGH = 752.0, 178.0
_WIDEST_COLUMN: Final = 190.0
_CALLER: Final = 92.0
_NOMINEE: Final = 134.0
_NAY, _LEAST_EVEN = 108.0, 52.0
"""All who said No are of one size, unless a crowd would make everybody smaller than that."""
_LEAST_FACE: Final = 60.0
"""A smaller one nobody knows from the sofa: of a crowd there are the crests alone."""
_ABREAST_SHARE: Final = 0.9
"""Of a column's width: neighbours are two groups, not one."""
_MASK: Final = 0.52
_MASK_AT: Final = (0.44, 0.3)
_CALLER_SHARE, _NOMINEE_SHARE = 0.7, 1.0
"""Of a column's width, where columns are narrow."""
_COLUMN_PAD: Final = 6.0
_COLUMN_CORNER: Final = 14.0


class ToldVote(NamedTuple):
    """One vote, its cards open."""

    caller: SeatFace
    is_bluff: bool
    """Whether the nominee was nobody the caller wanted."""
    nominee: Character
    mood: str
    against: Sequence[SeatFace]
    """Who said No, or had a Stomachache."""


class ToldTurn(NamedTuple):
    """Where the round turned."""

    title: str
    words: str
    character: Character
    mood: str


class VotesPage:
    """One round."""

    def __init__(self, sheet: Sheet) -> None:
        self._on = Parts(sheet, Layer.STORY)

    def show(
        self,
        title: str,
        captions: tuple[str, str],
        legend: str,
        votes: Sequence[ToldVote],
        turn: ToldTurn,
    ) -> None:
        """The captions are those of callers and Nos; the legend says what the mask at a caller
        means."""
        self.clear()
        on = self._on
        on.frame(art.PANEL, *PAGE)
        on.text(title, _MIDDLE, _TITLE_Y, _TITLE, anchor=CENTRE)
        on.box(PAGE.x + _PAD, _RULE_Y, _WIDTH, _RULE, fill=PARCHMENT_RULE)
        mask = f"{inline(art.ICON_SECRET)} {legend}"
        on.text(mask, PAGE.right - _PAD, _CALLED_Y, _LEGEND, anchor=RIGHT)
        columns = [_column(number, len(votes), _WIDEST_COLUMN) for number in range(len(votes))]
        fits = [
            _abreast(len(vote.against), column[1])[1]
            for vote, column in zip(votes, columns, strict=True)
        ]
        even = min((size for size in fits if size >= _LEAST_EVEN), default=_NAY)
        for vote, column, fit in zip(votes, columns, fits, strict=True):
            size = min(even, fit)
            if vote.nominee == turn.character:
                self._light(len(vote.against), size, *column)
            self._lay_vote(vote, size, *column)
        for words, y in zip(captions, (_CALLED_Y, _AGAINST_Y), strict=True):
            on.text(words, PAGE.x + _PAD, y, _CAPTION, anchor=LEFT)
        self._lay_turn(turn, next((vote for vote in votes if _turned(vote, turn)), None))

    def clear(self) -> None:
        """The page is closed."""
        self._on.clear()

    def _light(self, against: int, size: float, x: float, width: float) -> None:
        """Of all votes it is the one in which the round turned; the caption in between is that of
        all columns, and stays on parchment."""
        rows = -(-against // _abreast(against, width)[0])
        wide = width - _COLUMN_PAD
        lit = [(_CALLERS_Y - _CALLER / 2, _NOMINEES_Y + _NOMINEE / 2)]
        lit += [(_NAYS_TOP + _COLUMN_PAD, _NAYS_TOP + rows * size)] if against else []
        for top, bottom in lit:
            high = bottom - top + 2 * _COLUMN_PAD
            at = x - wide / 2, top - _COLUMN_PAD
            self._on.box(*at, wide, high, fill=FRESH_PAPER, radius=_COLUMN_CORNER)

    def _lay_vote(self, vote: ToldVote, size: float, x: float, width: float) -> None:
        caller = min(_CALLER, width * _CALLER_SHARE)
        face_and_seal(self._on, vote.caller, x, _CALLERS_Y, caller)
        if vote.is_bluff:
            at = x - caller * _MASK_AT[0], _CALLERS_Y - caller * _MASK_AT[1]
            self._on.sprite(art.ICON_SECRET, *at, width=caller * _MASK)
        nominee = min(_NOMINEE, width * _NOMINEE_SHARE)
        self._on.sprite(art.token(vote.nominee, vote.mood), x, _NOMINEES_Y, width=nominee)
        abreast = _abreast(len(vote.against), width)[0]
        for number, seat in enumerate(vote.against):
            row, column = divmod(number, abreast)
            beside = min(abreast, len(vote.against) - row * abreast)
            at = x + (column - (beside - 1) / 2) * size, _NAYS_TOP + (row + 0.5) * size
            if size < _LEAST_FACE:
                self._on.sprite(seat.seal, *at, width=size)
            else:
                face_and_seal(self._on, seat, *at, size, "refused")

    def _lay_turn(self, turn: ToldTurn, vote: ToldVote | None) -> None:
        """Who it was about, the card that did it, and whoever played that, glad of it."""
        x, y = PAGE.x + _PAD + _FACE / 2, _FACE_FEET - _FACE / 2
        left, width = _TURN_X, _TURN_WIDTH
        if vote is not None:
            left, width = _TURN_X + _BESIDE_CARD, _TURN_WIDTH - _BESIDE_CARD
            card = art.ballot("no" if vote.against else "yes")
            at = x + _CARD_AT[0], y + _CARD_AT[1]
            self._on.sprite(card, *at, width=_CARD, turn=-_CARD_LEAN)
        self._on.sprite(art.token(turn.character, turn.mood), x, y, width=_FACE)
        if vote is not None:
            self._lay_actors(vote, x + _ACTORS_AT[0], y + _ACTORS_AT[1])
        heading = TITLE.but(size=NUMERAL, fit=(width, 70))
        words = READING.but(size=NAME, fit=(width, 226))
        self._on.text(turn.title, left, _TURN_Y, heading, anchor=LEFT)
        self._on.text(turn.words, left, _TURN_TOP, words, width=width, anchor=TOP_LEFT)

    def _lay_actors(self, vote: ToldVote, x: float, y: float) -> None:
        """Whoever said No; or whoever had called, where nobody did."""
        actors = (vote.against or [vote.caller])[:_MOST_ACTORS]
        step = _ACTOR * (0.62 if len(actors) > 1 else 0.0)
        for number, seat in enumerate(actors):
            at_x, at_y = x + number * step, y + _ACTOR / 2
            self._on.sprite(seat.bust("joy"), at_x, at_y, width=_ACTOR)
            seal = at_x + _ACTOR_SEAL_AT, at_y + _ACTOR_SEAL_AT
            self._on.sprite(seat.seal, *seal, width=_ACTOR_SEAL)


def _turned(vote: ToldVote, turn: ToldTurn) -> bool:
    """Whether the round turned in this one."""
    return vote.nominee == turn.character and vote.mood == turn.mood


def _abreast(faces: int, width: float) -> tuple[int, float]:
    """How many faces stand side by side below a nominee, and how large: as large as all can be."""
    ways = [
        (min(_NAY, width * _ABREAST_SHARE / abreast, _NAYS_HIGH / -(-faces // abreast)), abreast)
        for abreast in range(1, max(1, faces) + 1)
        if faces
    ]
    size, abreast = max(ways, default=(_NAY, 1))
    return abreast, size


def _column(number: int, columns: int, widest: float) -> tuple[float, float]:
    """The middle of a column, and its width."""
    width = min(widest, _WIDTH / columns)
    return _MIDDLE + (number - (columns - 1) / 2) * width, width
