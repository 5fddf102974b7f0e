"""One's own card again, asked for in the pause: behind the curtain, for nobody else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kingup_game.app.presses import Press
from kingup_game.engine.state import Phase
from kingup_game.scenes.kit.overlay_page import OverlayPage, Page, Row
from kingup_game.scenes.match.context import MatchContext
from kingup_game.theme import art, cues

_MOST_NAMED: Final = 4
"""So many people who share a device have a row each in the pause; more are asked on a page."""

Go = Callable[[int], None]


def rows(match: MatchContext, go: Go) -> list[Row]:
    """A row for each of those who share a device, and one for all who have one of their own."""
    people = match.company.people
    if len(people) < 2:  # alone one's card lies open
        return []
    if match.view.phase is Phase.VOTE:  # then only those look who are helped there
        return [_row_of(match, seat, go) for seat in people if match.may_look(seat)][:_MOST_NAMED]
    if match.view.phase not in (Phase.PLACE, Phase.MOVE):  # between rounds nobody has one
        return []
    say = match.backstage.say
    sharing = [seat for seat in people if not match.company.has_own_device(seat)]
    named = [_row_of(match, seat, go) for seat in sharing] if len(sharing) <= _MOST_NAMED else []
    if len(named) == len(people):
        return named
    mine = Row("card", say("pause.my_card"), partial(_mine, match, go), icon=art.ICON_SECRET)
    return [*named, mine]


def _row_of(match: MatchContext, seat: int, go: Go) -> Row:
    words = match.backstage.say("pause.card", name=match.name(seat))
    return Row(f"card-{seat}", words, lambda _: go(seat), icon=art.ICON_SECRET)


def _mine(match: MatchContext, go: Go, press: Press) -> None:
    """The card of whoever pressed; where that may be several, they say who."""
    seats = [s for s in match.company.people if match.device_speaks_for(s, press.device)]
    if len(seats) == 1:
        go(seats[0])
    else:
        match.backstage.stack.push(WhoseCard(match, seats or list(match.company.people), go))


class WhoseCard(OverlayPage):
    """Asks which of several people at one device wants to look."""

    comes_with = cues.PAGE

    def __init__(self, match: MatchContext, seats: list[int], go: Go) -> None:
        super().__init__(match.backstage)
        self._match = match
        self._seats = seats
        self._go = go

    def page(self) -> Page:
        return Page(
            self.backstage.say("pause.my_card"),
            [_row_of(self._match, seat, self._choose) for seat in self._seats],
        )

    def _choose(self, seat: int) -> None:
        self.backstage.stack.pop()
        self._go(seat)
