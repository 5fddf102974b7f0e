"""A whole match: places, and beside them a king a round, the best moment, what is remembered.

All of it is one page; in large letters the rounds and what is remembered take turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.engine.cast import Character
from kingup_game.motion.tween import arc_of_parabola
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.item import CENTRE, FEET, LEFT, RIGHT, TOP_LEFT
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.parts import Parts
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.lettering.text_styles import READING, TITLE
from kingup_game.stage.seats.seat_face import SeatFace, face_and_seal
from kingup_game.stage.story.awards_page import ToldAward
from kingup_game.stage.story.votes_page import ToldTurn
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PARCHMENT_RULE
from kingup_game.theme.type_scale import BODY, CONTROL

MOST_AWARDS: Final = 3
_PLACES_WIDTH: Final = 464.0
_GAP: Final = 92.0
"""So wide that nobody reads a total and a round as one row."""
_RULE: Final = 3.0

_PLACE: Final = 96.0
_PLACE_NUMBER, _PLACE_FACE, _PLACE_NAME = 44.0, 106.0, 166.0
_FACE_SHARE: Final = 0.8
_CROWN_SHARE: Final = 0.56
_CROWN_UP: Final = 0.44
_LARGEST_FACE, _LEAST_FACE = 320.0, 150.0

_ROUNDS_BESIDE: Final = 3
_ROUND: Final = 262.0
_ROUND_HEAD, _ROUND_HEAD_SHARE, _ROUND_RIM = 110.0, 0.28, 6.0
_BESIDE_SEASON, _BESIDE_KING = 14.0, 10.0
_KING_SHARE, _LARGEST_KING = 0.5, 256.0
_PHOTO_HIGH: Final = 0.56
_KING_NAME_SHARE: Final = 0.4
_LEADER: Final = 84.0
_LAUREL, _LAUREL_UP = 0.6, 0.5
_TOTAL_WIDE: Final = 70.0

_BEST: Final = 202.0
_BEST_FACE: Final = 184.0
_BEST_WORDS: Final = 212.0
_BEST_TITLE_SHARE: Final = 0.34

_BEFORE: Final = ("hopeful", "fear")
_ACT, _ACTS = 70, 5
"""Ticks a mood, of which the last stays for three."""
_HOP, _HOP_TICKS = 9.0, 16

_AWARD: Final = 76.0
_BEST_ALONE, _BETWEEN_AWARDS = 2.3, 22.0
"""In large letters: how many awards are as high as the best moment, and what each leaves free."""
_AWARD_FACE: Final = 72.0
_AWARD_TITLE, _AWARD_WHY, _WHY_IN_HIGH_ROW = 84.0, 410.0, 430.0
"""A title of one line has the room for it, before a sentence that keeps one line too."""
_TITLE_SPACING: Final = 0.8

_NAME: Final = TITLE.but(size=CONTROL)
_SENTENCE: Final = READING.but(size=CONTROL)
_WHY: Final = READING.but(size=BODY)


class Placed(NamedTuple):
    """Where somebody came in."""

    face: SeatFace
    place: str
    total: int
    is_winner: bool


class RoundLine(NamedTuple):
    """One round: who was crowned, who led after it."""

    season: int
    words: str
    king: Character
    kings_name: str
    leaders: Sequence[SeatFace]
    total: str


class EveningBoard:
    """What is on the page between its title and its buttons."""

    def __init__(self, sheet: Sheet, area: Area) -> None:
        self._on = Parts(sheet, Layer.ON_PAGE)
        self._area = area
        self._left = area.x + _PLACES_WIDTH + _GAP
        self._width = area.right - self._left
        self._free_from = area.y
        """Where there is nothing yet beside the places."""
        self._hero: Sprite | None = None
        self._hero_y = 0.0
        self._moods: tuple[str, ...] = ()

    def show_places(self, places: Sequence[Placed]) -> None:
        """Who came in where, on the left."""
        high = min(_PLACE, self._area.height / len(places))
        names = tuple(placed.face.short_name for placed in places)
        for number, placed in enumerate(places):
            self._lay_place(placed, names, self._area.y + high * (number + 0.5), high)
        self._lay_winners(places, high * len(places))

    def show_rounds(self, rounds: Sequence[RoundLine], *, is_alone: bool) -> None:
        """Beside each other, as pictures in an album; alone they have the whole height."""
        high = self._area.height if is_alone else _ROUND
        space = Area(self._left, self._area.y, self._width, high)
        places = space.columns(max(_ROUNDS_BESIDE, len(rounds)), 0.0)
        names = tuple(line.kings_name for line in rounds)
        for line, place in zip(rounds, places, strict=False):
            self._lay_round(line, place, names)
        self._free_from = self._area.y + high

    def show_remembered(
        self, best: ToldTurn, awards: Sequence[ToldAward], *, is_alone: bool
    ) -> None:
        """The best moment and the awards: below what is there, or alone on the page."""
        awards, y = awards[:MOST_AWARDS], self._free_from
        high, award_high = _BEST, _AWARD
        if is_alone:
            award_high = (self._area.bottom - y) / (len(awards) + _BEST_ALONE)
            high = award_high * _BEST_ALONE
        else:
            self._rule(y)
        self._lay_best(best, y, high)
        y += high
        self._rule(y)
        for number, award in enumerate(awards):
            if number and is_alone:
                self._rule(y)
            self._lay_award(award, awards, y + award_high / 2, award_high)
            y += award_high

    def replay(self, ticks: int) -> None:
        """The best moment once more, over and over: hope, fright, and what came of it."""
        if self._hero is None:
            return
        act, age = divmod(ticks % (_ACT * _ACTS), _ACT)
        self._hero.picture = self._moods[min(act, len(self._moods) - 1)]
        share = min(1.0, age / _HOP_TICKS)
        self._hero.y = self._hero_y - arc_of_parabola(share) * _HOP

    def _rule(self, y: float) -> None:
        self._on.box(self._left, y, self._width, _RULE, fill=PARCHMENT_RULE)

    def _lay_place(self, placed: Placed, names: tuple[str, ...], y: float, high: float) -> None:
        on, x, size = self._on, self._area.x, high * _FACE_SHARE
        on.text(placed.place, x + _PLACE_NUMBER, y, _NAME.but(fit=(60, high)), anchor=CENTRE)
        face_and_seal(on, placed.face, x + _PLACE_FACE, y, size, "joy")
        if placed.is_winner:
            crown = x + _PLACE_FACE, y - size * _CROWN_UP + size * 0.1
            on.sprite(art.CROWN_SMALL, *crown, width=size * _CROWN_SHARE, anchor=FEET)
        fit = _PLACES_WIDTH - _PLACE_NAME - 90, high - 8
        name = _NAME.but(fit=fit, peers=names)
        on.text(placed.face.short_name, x + _PLACE_NAME, y, name, anchor=LEFT)
        total = _NAME.but(fit=(84, high - 4))
        on.text(str(placed.total), x + _PLACES_WIDTH, y, total, anchor=RIGHT)

    def _lay_winners(self, places: Sequence[Placed], below: float) -> None:
        """Large, where few people leave room for it."""
        winners = [placed.face for placed in places if placed.is_winner]
        size = min(_LARGEST_FACE, self._area.height - below, _PLACES_WIDTH / len(winners))
        if size < _LEAST_FACE:
            return
        for number, face in enumerate(winners):
            x = self._area.x + _PLACES_WIDTH * (number + 0.5) / len(winners)
            at = x, self._area.y + below + (self._area.height - below + size) / 2
            self._on.sprite(face.bust("crowned"), *at, width=size, anchor=FEET)

    def _lay_round(self, line: RoundLine, area: Area, names: tuple[str, ...]) -> None:
        """The king large, as in a photograph; beside him, or below where there is the height for
        it, his name, who led after it, and with how much."""
        on, head = self._on, min(_ROUND_HEAD, area.height * _ROUND_HEAD_SHARE)
        season, middle = head - _ROUND_RIM, area.y + head / 2
        on.sprite(art.SEASONS[line.season], area.x + season / 2, middle, width=season)
        left = area.x + season + _BESIDE_SEASON
        name = _NAME.but(fit=(area.right - left - _BESIDE_SEASON, head))
        on.text(line.words, left, middle, name, anchor=LEFT)
        photo, words = _halves(area.below(area.y + head))
        size = min(*photo[2:], _LARGEST_KING)
        at = photo.x + size / 2, photo.bottom
        on.sprite(art.token(line.king, "crowned"), *at, width=size, anchor=FEET)
        high = words.height * _KING_NAME_SHARE
        king = _NAME.but(fit=(words.width, high), peers=names)
        on.text(line.kings_name, words.x, words.y + high / 2, king, anchor=LEFT)
        self._lay_leaders(line, words.below(words.y + high))

    def _lay_leaders(self, line: RoundLine, area: Area) -> None:
        """Who led after a round, with laurel, and the points."""
        on, many, y = self._on, len(line.leaders) - 1, area.middle[1]
        size = min(_LEADER, area.height)
        step = min(size, (area.width - _TOTAL_WIDE - size) / max(1, many))
        for number, face in enumerate(line.leaders):
            x = area.x + size / 2 + step * number
            face_and_seal(on, face, x, y, size)
            on.sprite(art.LAUREL, x, y - size * _LAUREL_UP, width=size * _LAUREL)
        after = area.x + size + step * many + _BESIDE_KING
        total = _NAME.but(fit=(area.right - after, size))
        on.text(line.total, after, y, total, anchor=LEFT)

    def _lay_best(self, best: ToldTurn, top: float, high: float) -> None:
        on, x, title_high = self._on, self._left, high * _BEST_TITLE_SHARE
        self._moods = tuple(art.token(best.character, one) for one in (*_BEFORE, best.mood))
        self._hero_y = top + high / 2
        self._hero = on.sprite(self._moods[-1], x + _BEST_FACE / 2, self._hero_y, width=_BEST_FACE)
        wide = self._width - _BEST_WORDS
        title = _NAME.but(fit=(wide, title_high - 6))
        on.text(best.title, x + _BEST_WORDS, top + title_high / 2 + 4, title, anchor=LEFT)
        words = _SENTENCE.but(fit=(wide, high - title_high - 10))
        at = x + _BEST_WORDS, top + title_high + 2
        on.text(best.words, *at, words, width=wide, anchor=TOP_LEFT)

    def _lay_award(
        self, award: ToldAward, all_of_them: Sequence[ToldAward], y: float, high: float
    ) -> None:
        """All titles are one size and all sentences are, the smallest that one of them needs."""
        on, x = self._on, self._left
        face_and_seal(on, award.face, x + _AWARD_FACE / 2, y, _AWARD_FACE)
        titles = tuple(one.title for one in all_of_them)
        is_high = high > _AWARD
        why_at = _WHY_IN_HIGH_ROW if is_high else _AWARD_WHY
        wide = why_at - _AWARD_TITLE - 20
        title = _NAME.but(fit=(wide, high - 10), peers=titles, spacing=_TITLE_SPACING)
        room = wide if is_high else None
        on.text(award.title, x + _AWARD_TITLE, y, title, width=room, anchor=LEFT)
        wide = self._width - why_at
        why_high = high - _BETWEEN_AWARDS if is_high else high
        why = _WHY.but(fit=(wide, why_high), peers=tuple(one.why for one in all_of_them))
        on.text(award.why, x + why_at, y, why, width=wide, anchor=LEFT)


def _halves(area: Area) -> tuple[Area, Area]:
    """Where the photograph of a round is, and what is said of it."""
    if area.height > area.width:
        photo = area._replace(height=area.height * _PHOTO_HIGH)
        return photo, area.below(photo.bottom)._replace(width=area.width - _BESIDE_KING)
    wide = min(area.height, area.width * _KING_SHARE)
    left = area.x + wide + _BESIDE_KING
    return area._replace(width=wide), area._replace(x=left, width=area.right - left - _BESIDE_KING)
