"""What has been shown is, at every quiet moment, what the rules say that people may know.

A hundred matches of both editions, all sizes and all house rules are told by the teller of the
stage, without a stage: at once or in time, hurried, skipped, taken back and resumed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kingup_game.engine.actions import Action
from kingup_game.engine.chronicle import Chronicle
from kingup_game.engine.edition import Edition, Terms
from kingup_game.engine.events import Event
from kingup_game.engine.record import Header, read_record
from kingup_game.engine.state import Phase
from kingup_game.motion.director import Director
from kingup_game.motion.script import Script
from kingup_game.scenes.match.teller import Follow, Teller
from kingup_game.table.host import Host
from kingup_game.table.live import LiveMatch
from kingup_game.table.port import TakenBack
from kingup_game.table.seats import Company, Seat
from kingup_game.table.shown import ShownMatch
from tests.engine.test_following import TABLES, terms_by_chance
from tests.harness.thinking import Electors

MATCHES_A_TABLE = 10
MOST_ACTS = 3000
MOST_TICKS = 500


class Telling:
    """A match, its port, and somebody who tells it by scripts of any length."""

    def __init__(self, host: Host, company: Company, chance: Random) -> None:
        self.host = host
        self.people = company.people
        self.port = LiveMatch(host, company, Electors()).port()
        self.shown = ShownMatch(self.port)
        self._chance = chance
        self._director = Director()
        self._teller = Teller(self.port, self.shown, self._director, lambda: None)
        self._seen: list[Event] = []
        self._chronicle = Chronicle()

    @property
    def is_quiet(self) -> bool:
        """Everything that happened has been told."""
        return not self._director.busy and self._teller.next() is None

    def tell(self) -> None:
        """A moment of the picture's time: it passes, is hurried, or is passed over."""
        way = self._chance.choice((self._pass, self._hurry, self._finish, self._skip))
        way()
        if not self._director.busy and (news := self._teller.next()) is not None:
            if isinstance(news, TakenBack):
                self._teller.take_back()
            else:
                self._teller.tell(self._script)

    def tell_all(self) -> None:
        """Until nothing is left to be told."""
        for _ in range(MOST_TICKS):
            if self.is_quiet:
                return
            self.tell()
        raise AssertionError("there is no end to it")

    def _script(self, _: Event, follow: Follow) -> Script:
        yield self._chance.randrange(3)
        if self._chance.random() < 0.5:  # a script that forgets to say so says so at its end
            follow()
            follow()
        yield self._chance.randrange(9)

    def _pass(self) -> None:
        self._director.advance(self._chance.randrange(6))

    def _hurry(self) -> None:
        self._director.hurry()
        self._director.advance()

    def _finish(self) -> None:
        self._director.finish()

    def _skip(self) -> None:
        if self._chance.random() < 0.1:
            self._director.finish()
            self._teller.skip_to(lambda _: self._chance.random() < 0.2)

    def act(self) -> None:
        """Whoever is next acts, whatever the picture has told so far; or somebody thinks better."""
        can_undo = [seat for seat in self.people if self.host.can_take_back(seat)]
        if can_undo and self._chance.random() < 0.2:
            self.port.take_back(can_undo[0])
            return
        asked = [seat for seat in self.host.seats_to_act if seat in self.people]
        if asked:
            action: Action = self._chance.choice(self.host.options(self._chance.choice(asked)))
            self.port.submit(action)
        else:
            self.port.pass_time()
            self.port.go_on(True)

    def assert_shown_is_what_is_so(self) -> None:
        host, shown = self.host, self.shown
        assert shown.public == host.view(None)
        assert shown.seats_to_act == host.seats_to_act
        assert shown.awaits_lot == host.awaits_lot
        assert shown.chronicle == self._chronicle_of_what_is_so()
        for seat in self.people:
            assert shown.view(seat) == host.view(seat)
            assert list(shown.options(seat)) == list(host.options(seat))

    def _chronicle_of_what_is_so(self) -> Chronicle:
        """Of all events that the rules have; those that were there last time were counted then."""
        events = self.host.seen_since(None, 0)
        if events[: len(self._seen)] != self._seen:
            self._seen, self._chronicle = [], Chronicle()
        for event in events[len(self._seen) :]:
            self._chronicle = self._chronicle.after(event)
        self._seen = events
        return self._chronicle


def company_by_chance(terms: Terms, chance: Random) -> Company:
    """People and bots in any order; somebody plays, so that there is something to take back."""
    person = chance.randrange(terms.players)
    return Company(
        Seat(str(seat), seat, device="keyboard")
        if seat == person or chance.random() < 0.4
        else Seat(str(seat), seat, level="random")
        for seat in range(terms.players)
    )


def tell_a_match(terms: Terms, chance: Random, at_quiet: Callable[[Telling], None]) -> int:
    """From the first deal to the end; the answer is the number of quiet moments."""
    company = company_by_chance(terms, chance)
    header = Header(terms, tuple(seat.entry() for seat in company.seats), chance.randrange(1 << 48))
    telling = Telling(Host(header), company, chance)
    quiet = 0
    for _ in range(MOST_ACTS):
        for _ in range(chance.choice((1, 1, 1, 1, 2, 2, 5, 60))):
            if not telling.host.is_over:
                telling.act()
        patience = chance.choice((1, 3, MOST_TICKS, MOST_TICKS))
        while patience and not telling.is_quiet:
            patience -= 1
            telling.tell()
        if telling.is_quiet:
            quiet += 1
            at_quiet(telling)
            if telling.host.is_over:
                return quiet
            is_between_rounds = telling.host.phase is Phase.DEAL
            if chance.random() < (0.5 if is_between_rounds else 0.02):  # killed, and opened again
                host = Host.resumed(read_record(telling.host.record().encode()))
                telling = Telling(host, company, chance)
                telling.tell_all()
                at_quiet(telling)
    raise AssertionError("the match never ends")


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_at_every_quiet_moment_shown_is_what_the_rules_say(edition: Edition, players: int) -> None:
    quiet = 0
    for number in range(MATCHES_A_TABLE):
        chance = Random(f"shown/{edition}/{players}/{number}")
        terms = terms_by_chance(edition, players, chance)
        quiet += tell_a_match(terms, chance, Telling.assert_shown_is_what_is_so)
    assert quiet > 10 * MATCHES_A_TABLE
