"""The match as it has been shown so far: the one thing that a picture may ask what is so.

News enter it one by one, each when its animation says so. It knows no future: what it answers
follows from what was told, however far the rules are ahead.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.engine.actions import Action, MoveCharacter, PlaceCharacter, Refusal
from kingup_game.engine.cast import Place
from kingup_game.engine.chronicle import Chronicle
from kingup_game.engine.events import CharacterMoved, CharacterPlaced, Event, LeftoversServed
from kingup_game.engine.following import after, options_in, seats_awaited, why_not
from kingup_game.engine.rules import is_lot
from kingup_game.engine.view import View
from kingup_game.table.almanac import Almanac
from kingup_game.table.port import MatchPort, News, TakenBack
from kingup_game.table.story.round_tale import RoundTale, tales_of


class ShownMatch:
    """Views of the television and of each person, as far as the match has been told.

    The rules deal at once; nobody knows before it is told:

    >>> from kingup_game.engine.edition import terms_of
    >>> from kingup_game.engine.record import Header
    >>> from kingup_game.table.host import Host
    >>> from kingup_game.table.live import LiveMatch
    >>> from kingup_game.table.seats import Company, Seat
    >>> seats = [Seat(name, crest) for crest, name in enumerate(("Ada", "Ben", "Cleo"))]
    >>> header = Header(terms_of("classic", 3), tuple(seat.entry() for seat in seats), seed=1)
    >>> port = LiveMatch(Host(header), Company(seats), thinking=None).port()
    >>> shown = ShownMatch(port)
    >>> port.go_on(False)
    >>> shown.public.phase, shown.view(0).goal
    (<Phase.DEAL: 'deal'>, None)
    >>> for news in port.news():
    ...     shown.follow(news)
    >>> shown.public.phase, shown.view(0).goal
    (<Phase.PLACE: 'place'>, 'BEFGIN')
    """

    def __init__(self, port: MatchPort) -> None:
        self._views = dict(port.opening)
        self._chronicle = port.chronicle
        self._almanacs = port.almanacs
        self._may_take_back: int | None = None
        self._told = list(port.past)

    @property
    def public(self) -> View:
        """What everybody may know."""
        return self._views[None]

    def view(self, seat: int) -> View:
        """What a person at the screen may know; nobody here knows what a bot knows."""
        return self._views[seat]

    @property
    def chronicle(self) -> Chronicle:
        """What everybody saw so far: who moved whom in the round, and the points of each round."""
        return self._chronicle

    @property
    def almanac(self) -> Almanac:
        """The order of this round's cards."""
        return self._almanacs[self.public.round - 1]

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return seats_awaited(self.public)

    @property
    def awaits_lot(self) -> bool:
        """Whether chance is next: a deal, or a placement by the house rule."""
        return is_lot(self.public)

    def options(self, seat: int) -> Sequence[Action]:
        """Everything that a person may do now."""
        return options_in(self.view(seat))

    def why_not(self, action: PlaceCharacter | MoveCharacter) -> Refusal | None:
        """Why the rules would refuse this now; None where they would not."""
        return why_not(self.public, action)

    def can_take_back(self, seat: int) -> bool:
        """Whether `seat` did the last thing that was told, and it was no nomination or vote."""
        return self._may_take_back == seat

    def tales(self, *coming: Event) -> list[RoundTale]:
        """Every round that was scored before everybody's eyes; none of the one being played, unless
        its score is what is coming before them now."""
        return tales_of(self.public.terms, (*self._told, *coming))

    def follow(self, news: News) -> None:
        """From now on this is shown too."""
        if isinstance(news, TakenBack):
            self._views = dict(news.views)
            self._chronicle = news.chronicle
            self._may_take_back = None
            self._untell()
            return
        self._told.append(news.event)
        for seat, event in news.seen.items():
            self._views[seat] = after(self._views[seat], event)
        self._chronicle = self._chronicle.after(news.event)
        self._may_take_back = self._taken_back_by(news.event)

    def _untell(self) -> None:
        """The last act was taken back, with what followed from it by itself."""
        if isinstance(self._told.pop(), LeftoversServed):
            self._told.pop()

    def _taken_back_by(self, event: Event) -> int | None:
        match event:
            case CharacterPlaced(seat=seat) if not self.public.terms.house.random_placement:
                return seat
            case CharacterMoved(seat=seat, to=to) if to is not Place.THRONE:
                return seat
            case LeftoversServed():
                return self._may_take_back
        return None
