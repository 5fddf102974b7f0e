"""A match among bots, from the first deal to the last score, with nobody watching."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.bots.bot import Bot
from kingup_game.engine.actions import Action
from kingup_game.engine.events import BallotSealed
from kingup_game.table.host import Host


class BotSeat:
    """A bot at a seat of a host's match: it hears what happened before it is asked."""

    def __init__(self, host: Host, seat: int, bot: Bot) -> None:
        self.bot = bot
        self._host = host
        self._seat = seat
        self._heard = 0

    def choose(self) -> Action:
        """The decision of the bot, told first of everything that has happened."""
        self.catch_up()
        host, seat = self._host, self._seat
        return self.bot.decide(host.view(seat), host.options(seat))

    def catch_up(self) -> None:
        """Tell the bot whatever has happened since it was last told."""
        observe = self.bot.observe
        news = self._host.seen_since(self._seat, self._heard)
        self._heard += len(news)
        for event in news:
            if type(event) is not BallotSealed:  # see `told_to_bots`
                observe(event)


def play_out(host: Host, bots: Sequence[Bot]) -> None:
    """Play on until the match is over. Votes are asked for before any of them is cast."""
    seats = [BotSeat(host, seat, bot) for seat, bot in enumerate(bots)]
    while True:
        if asked := host.seats_to_act:
            for action in [seats[seat].choose() for seat in asked]:
                host.submit(action)
        elif host.awaits_lot:
            host.draw_lot()
        else:
            break
    for seat in seats:
        seat.catch_up()
