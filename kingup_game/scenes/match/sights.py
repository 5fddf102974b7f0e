"""What lies on the table, and what it is in one line: never more than whoever looks may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from kingup_game.engine.cast import DUNGEONS, FLOOR_LIMIT, JESTER, WCS, Character, Place
from kingup_game.engine.scoring import PLACE_VALUES
from kingup_game.engine.state import Phase
from kingup_game.scenes.match.context import MatchContext
from kingup_game.stage.area import Area
from kingup_game.stage.castle.standing import annex_spot, area_of_floor, numeral_of, standing_area
from kingup_game.table.opponents import OPPONENTS, rank_of

BETWEEN: Final = " · "
_FLOORS: Final = tuple(place for place in Place if place.is_floor)


class Sight(NamedTuple):
    """One thing, where it is, where words about it belong, what they are, and what lights up."""

    key: str
    area: Area
    sign: Area
    say: Callable[[], str]
    lights: tuple[Area, ...] = ()
    """What else on the table it is about."""


class Sights:
    """Everything that may be asked about. Alone, it says what is one's own; among several, not."""

    def __init__(self, match: MatchContext) -> None:
        self._match = match
        self._say = match.backstage.say

    def all(self) -> list[Sight]:
        """What is on the table now, from the front to the back."""
        return [
            *self._buttons(),
            *self._tokens(),
            *self._own(),
            *self._seats(),
            *self._annexes(),
            *self._floors(),
        ]

    def at(self, x: float, y: float) -> Sight | None:
        """What lies under a pointer."""
        return next((sight for sight in self.all() if sight.area.holds(x, y)), None)

    def people(self) -> list[Area]:
        """Where everybody of the cast stands, in the castle or before it."""
        spots = self._match.picture.standing.spots()
        return [standing_area(spot) for spot in spots.values()]

    def numerals(self) -> list[Area]:
        """What every storey says that it is worth."""
        return [numeral_of(place) for place in Place if place.is_floor]

    def token(self, character: Character) -> Sight:
        """A character, by name, trade and what becomes of it."""
        area = standing_area(self._match.picture.standing.spot(character))
        return Sight(f"token-{character}", area, area, lambda: self._character(character))

    def seat(self, seat: int) -> Sight:
        """Somebody at the table."""
        area = self._match.picture.panels[seat].area
        return Sight(f"seat-{seat}", area, area, lambda: self._person(seat))

    def floor(self, floor: Place) -> Sight:
        """A storey, whose sign is its numeral."""
        area, sign = area_of_floor(floor), numeral_of(floor)
        return Sight(f"floor-{floor}", area, sign, lambda: self._storey(floor))

    def _buttons(self) -> Iterator[Sight]:
        for intent, area in self._match.tower_buttons.shown.items():
            yield Sight(f"button-{intent}", area, area, partial(self._say, f"actions.{intent}"))

    def _tokens(self) -> Iterator[Sight]:
        for character in self._match.terms.characters:
            yield self.token(character)

    def _seats(self) -> Iterator[Sight]:
        for seat in range(self._match.terms.players):
            yield self.seat(seat)

    def _floors(self) -> Iterator[Sight]:
        worth, hall = PLACE_VALUES[Place.THRONE], area_of_floor(Place.THRONE)
        sign = numeral_of(Place.THRONE)
        yield Sight("throne", hall, sign, lambda: self._say("look.throne", count=worth))
        for floor in _FLOORS:
            yield self.floor(floor)

    def _annexes(self) -> Iterator[Sight]:
        house = self._match.terms.house
        for place in (*(DUNGEONS if house.dungeons else ()), *(WCS if house.wcs else ())):
            area = standing_area(annex_spot(place))
            yield Sight(place.word, area, area, partial(self._annex, place))

    def _own(self) -> Iterator[Sight]:
        """One's own goal and cards lie open for whoever plays alone, and for nobody else."""
        corner, seat = self._match.own_corner, self._match.solo_seat
        if seat is None or not corner.is_shown:
            return
        goal, cards = corner.goal_area, corner.hand_area
        view, standing = self._match.shown.view(seat), self._match.picture.standing
        theirs = tuple(standing_area(standing.spot(one)) for one in view.goal or ())
        yield Sight("goal", goal, goal, lambda: self._say("look.goal"), theirs)
        hand = view.hand
        if hand is not None and (hand.no or hand.stomachache):
            yield Sight("hand", cards, cards, lambda: self._say("look.hand", count=hand.no))

    def _character(self, character: Character) -> str:
        match, say = self._match, self._say
        name, role = say(f"cast.{character}"), say(f"cast.{character}_role")
        parts = [name if character == JESTER else say("look.face", name=name, role=role)]
        if match.solo_seat is not None:
            goal = match.shown.view(match.solo_seat).goal
            if goal is not None and character != JESTER:
                parts.append(say("look.yours" if character in goal else "look.not_yours"))
        if match.view.place_of(character) is Place.OUT:
            parts.append(say("look.out"))
        return BETWEEN.join(parts)

    def _person(self, seat: int) -> str:
        match, say, view = self._match, self._say, self._match.view
        level, parts = match.company.seats[seat].level, [match.name(seat)]
        if level is not None:
            parts.append(say("look.bot", level=rank_of(level), most=len(OPPONENTS)))
        parts.append(say("look.points", count=view.totals[seat]))
        if seat == match.solo_seat and (hand := match.shown.view(seat).hand) is not None:
            parts.append(say("look.nos", count=hand.no))
        if seat == view.crown:
            parts.append(say("look.crown"))
        return BETWEEN.join(parts)

    def _storey(self, floor: Place) -> str:
        view = self._match.view
        parts = [self._say("look.floor", floor=int(floor), count=PLACE_VALUES[floor])]
        free = FLOOR_LIMIT - sum(view.place_of(who) is floor for who in view.terms.characters)
        if floor is not Place.FLOOR_0 and view.phase is not Phase.OVER:
            parts.append(self._say("look.free", count=free) if free > 0 else self._say("look.full"))
        return BETWEEN.join(parts)

    def _annex(self, place: Place) -> str:
        view = self._match.view
        is_free = all(view.place_of(who) is not place for who in view.terms.characters)
        if place in DUNGEONS:
            words = self._say("look.cell", worth=PLACE_VALUES[place])
        else:
            words = self._say("look.wc", floor=int(WCS[place]))
        return BETWEEN.join((words, self._say("look.vacant" if is_free else "look.taken")))
