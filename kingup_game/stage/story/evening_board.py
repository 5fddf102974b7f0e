"""A whole match: places, and beside them a line a round, the best moment, what is remembered.

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
from kingup_game.theme.type_scale import BODY, CONTROL, SMALLEST

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

_ROUND, _ROUND_ALONE = 100.0, 150.0
_ROUND_RIM: Final = 36.0
_SEASON: Final = 84.0
_ROUND_NAME, _KING_X, _KING_NAME, _LEADER_X = 76.0, 320.0, 378.0, 724.0
_KING: Final = 92.0
_LEADER, _LEADER_STEP = 72.0, 64.0

_BEST: Final = 156.0
_BEST_FACE: Final = 124.0
_BEST_WORDS: Final = 160.0
_BEST_TITLE_SHARE: Final = 0.36

_BEFORE: Final = ("hopeful", "fear")
_ACT, _ACTS = 70, 5
"""Ticks a mood, of which the last stays for three."""
_HOP, _HOP_TICKS = 9.0, 16

_AWARD: Final = 80.0
_AWARD_FACE: Final = 72.0
_AWARD_TITLE, _AWARD_WHY = 84.0, 430.0

_NAME: Final = TITLE.but(size=CONTROL)
_SENTENCE: Final = READING.but(size=BODY)
_SMALL: Final = READING.but(size=SMALLEST)


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
    leads: str


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
        for number, placed in enumerate(places):
            self._lay_place(placed, self._area.y + high * (number + 0.5), high)
        self._lay_winners(places, high * len(places))

    def show_rounds(self, rounds: Sequence[RoundLine], *, is_alone: bool) -> None:
        """A line each, from the top; alone they have the whole height."""
        high = min(_ROUND_ALONE, self._area.height / len(rounds)) if is_alone else _ROUND
        for number, line in enumerate(rounds):
            self._lay_round(line, self._area.y + high * (number + 0.5), high)
        self._free_from = self._area.y + high * len(rounds)

    def show_remembered(
        self, best: ToldTurn, awards: Sequence[ToldAward], *, is_alone: bool
    ) -> None:
        """The best moment and the awards: below what is there, or alone on the page."""
        awards, y = awards[:MOST_AWARDS], self._free_from
        high, award_high = _BEST, _AWARD
        if is_alone:
            award_high = (self._area.bottom - y) / (len(awards) + _BEST / _AWARD)
            high = award_high * _BEST / _AWARD
        else:
            self._rule(y)
        self._lay_best(best, y, high)
        y += high
        self._rule(y)
        for award in awards:
            self._lay_award(award, y + award_high / 2, award_high)
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

    def _lay_place(self, placed: Placed, y: float, high: float) -> None:
        on, x, size = self._on, self._area.x, high * _FACE_SHARE
        on.text(placed.place, x + _PLACE_NUMBER, y, _NAME.but(fit=(60, high)), anchor=CENTRE)
        face_and_seal(on, placed.face, x + _PLACE_FACE, y, size, "joy")
        if placed.is_winner:
            crown = x + _PLACE_FACE, y - size * _CROWN_UP + size * 0.1
            on.sprite(art.CROWN_SMALL, *crown, width=size * _CROWN_SHARE, anchor=FEET)
        name = _NAME.but(fit=(_PLACES_WIDTH - _PLACE_NAME - 90, high - 8))
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

    def _lay_round(self, line: RoundLine, y: float, high: float) -> None:
        on, x, high = self._on, self._left, high - _ROUND_RIM
        on.sprite(art.SEASONS[line.season], x + _SEASON / 2, y, width=_SEASON)
        name = _NAME.but(fit=(_KING_X - _ROUND_NAME - 62, high))
        on.text(line.words, x + _ROUND_NAME + 20, y, name, anchor=LEFT)
        on.sprite(art.token(line.king, "crowned"), x + _KING_X, y, width=_KING)
        king = _NAME.but(fit=(_LEADER_X - _KING_NAME - 60, high))
        on.text(line.kings_name, x + _KING_NAME, y, king, anchor=LEFT)
        for number, face in enumerate(line.leaders):
            face_and_seal(on, face, x + _LEADER_X + _LEADER_STEP * number, y, _LEADER)
        after = x + _LEADER_X + _LEADER_STEP * len(line.leaders)
        leads = _SENTENCE.but(fit=(self._left + self._width - after, high))
        on.text(line.leads, after, y, leads, anchor=LEFT)

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

    def _lay_award(self, award: ToldAward, y: float, high: float) -> None:
        on, x = self._on, self._left
        face_and_seal(on, award.face, x + _AWARD_FACE / 2, y, _AWARD_FACE)
        title = _NAME.but(fit=(_AWARD_WHY - _AWARD_TITLE - 20, high - 10))
        room = _AWARD_WHY - _AWARD_TITLE - 20 if high > _AWARD else None
        on.text(award.title, x + _AWARD_TITLE, y, title, width=room, anchor=LEFT)
        wide = self._width - _AWARD_WHY
        why = _SMALL.but(fit=(wide, high))
        on.text(award.why, x + _AWARD_WHY, y, why, width=wide, anchor=LEFT)
