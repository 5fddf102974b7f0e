"""A match that is being played, behind its port: the host, the bots, and the coach."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from kingup_game.bots.questions import Thinking
from kingup_game.engine.actions import Action
from kingup_game.engine.chance import number_apart
from kingup_game.engine.chronicle import Chronicle, chronicle_of
from kingup_game.engine.events import Event, RoundScored, seen_by
from kingup_game.engine.following import after
from kingup_game.engine.record import Header
from kingup_game.engine.state import Phase, new_match
from kingup_game.engine.view import View, view_of
from kingup_game.table.almanac import Almanac
from kingup_game.table.bot_turns import BotTurns
from kingup_game.table.coaching import Coaching
from kingup_game.table.host import Host
from kingup_game.table.port import MatchPort, News, TakenBack, Told
from kingup_game.table.seats import Company

PATIENCE_WITH_DISK_TICKS: Final = 1200
"""Twenty seconds. A disk that takes longer may never answer; the match goes on without it."""


class LiveMatch:
    """Takes what people ask, has bots and chance act, and tells everything that happened.

    A match that stops between two rounds, or at its end, is told its last score again.
    """

    def __init__(
        self,
        host: Host,
        company: Company,
        thinking: Thinking,
        end_was_seen: Callable[[], None] = lambda: None,
        is_behind: Callable[[], bool] = lambda: False,
    ) -> None:
        self._host = host
        self._bots = BotTurns(host, company, thinking)
        self._coaching = Coaching(host, thinking)
        self._end_was_seen = end_was_seen
        self._is_behind = is_behind
        """Whether the last act is not on the disk yet."""
        self._behind_ticks = 0
        self._readers = (None, *company.people)
        self._news: list[News] = []
        self._past = host.seen_since(None, 0)
        self._opening = {seat: host.view(seat) for seat in self._readers}
        if host.phase in (Phase.DEAL, Phase.OVER):
            self._tell_last_score_again()

    def port(self) -> MatchPort:
        """What the picture of this match may hold."""
        header = self._host.header
        return MatchPort(
            terms=header.terms,
            opening=self._opening,
            chronicle=self._opening_chronicle(),
            almanacs=almanacs_of(header),
            luck=luck_of(header.seed),
            past=tuple(self._past),
            news=self._hand_out,
            go_on=self._go_on,
            submit=self._submit,
            take_back=self._take_back,
            pass_time=self._pass_time,
            is_held=self._is_held,
            bots_have_voted=self._bots.have_voted,
            consult=self._coaching.ask,
            counsel=self._coaching.answer,
            dismiss_coach=self._coaching.forget,
            set_fast=self._bots.set_fast,
            end_was_seen=self._end_was_seen,
        )

    def _tell_last_score_again(self) -> None:
        told = self._host.seen_since(None, 0)
        scores = [at for at, event in enumerate(told) if isinstance(event, RoundScored)]
        for at in range(scores[-1], len(told)) if scores else ():
            seen = {seat: self._host.seen_since(seat, at)[0] for seat in self._readers}
            self._news.append(Told(seen))
        before = len(told) - len(self._news)
        self._past = told[:before]
        self._opening = {seat: self._view_after(seat, before) for seat in self._readers}

    def _view_after(self, seat: int | None, events: int) -> View:
        view = view_of(new_match(self._host.header.terms), seat)
        for event in self._host.seen_since(seat, 0)[:events]:
            view = after(view, event)
        return view

    def _opening_chronicle(self) -> Chronicle:
        seen = self._host.seen_since(None, 0)
        return chronicle_of(seen[: len(seen) - len(self._news)])

    def _hand_out(self) -> list[News]:
        news, self._news = self._news, []
        return news

    def _submit(self, action: Action) -> None:
        self._bots.forget_turn()
        self._happened(self._host.submit(action))

    def _take_back(self, seat: int) -> None:
        self._bots.forget_turn()
        self._host.take_back(seat)
        views = {seat: self._host.view(seat) for seat in self._readers}
        self._news.append(TakenBack(views, chronicle_of(self._host.seen_since(None, 0))))

    def _pass_time(self) -> None:
        self._bots.tick()
        self._behind_ticks = self._behind_ticks + 1 if self._is_behind() else 0

    def _is_held(self) -> bool:
        return self._behind_ticks < PATIENCE_WITH_DISK_TICKS and self._is_behind()

    def _go_on(self, hurry: bool) -> None:
        if self._is_held():
            return
        if self._host.awaits_lot:
            self._happened(self._host.draw_lot())
            return
        for action in self._bots.acts(hurry=hurry):
            self._submit(action)

    def _happened(self, events: Iterable[Event]) -> None:
        for event in events:
            self._news.append(Told({seat: seen_by(event, seat) for seat in self._readers}))


def almanacs_of(header: Header) -> tuple[Almanac, ...]:
    """The order of the cards in each round of a match."""
    return tuple(Almanac(header.seed, number + 1) for number in range(header.terms.rounds))


def luck_of(seed: int) -> int:
    """A number of its own for each match, for chance that decides nothing."""
    return number_apart(seed, "luck")
