"""Tells a match: news wait here until their turn, each is played by its script, and only that
script says when the match as shown goes on. So no picture knows what has not been told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from kingup_game.engine.events import Event
from kingup_game.motion.director import Director
from kingup_game.motion.script import Script
from kingup_game.table.port import MatchPort, News, TakenBack, Told
from kingup_game.table.shown import ShownMatch

Follow = Callable[[], None]
"""To be called by a script where what it shows has happened."""


class Teller:
    """One thing after the other, in the order in which it happened."""

    def __init__(
        self, port: MatchPort, shown: ShownMatch, director: Director, followed: Follow
    ) -> None:
        self._port = port
        self._shown = shown
        self._director = director
        self._followed = followed
        """To be called when the match as shown has gone on."""
        self._waiting: deque[News] = deque()
        self._just_told: Event | None = None

    def next(self) -> News | None:
        """What is to be told next, if there is anything. It keeps waiting until it is told."""
        self._waiting.extend(self._port.news())
        return self._waiting[0] if self._waiting else None

    def tell(self, play: Callable[[Event, Follow], Script]) -> None:
        """Play the script of the next event; whatever it forgets to say is so at its end."""
        news = self._waiting.popleft()
        assert isinstance(news, Told)
        self._director.play(self._told(news, play))

    def just_told(self) -> Event | None:
        """The event whose script has come to its end, once."""
        event, self._just_told = self._just_told, None
        return event

    def take_back(self) -> None:
        """The next news: everything is at once as it was."""
        news = self._waiting.popleft()
        assert isinstance(news, TakenBack)
        self._shown.follow(news)

    def skip_to(self, is_wanted: Callable[[Event], bool]) -> None:
        """Follow what waits without a script, up to the first event that is wanted."""
        while (news := self.next()) is not None:
            if isinstance(news, Told) and is_wanted(news.event):
                return
            self._waiting.popleft()
            self._shown.follow(news)

    def _told(self, news: Told, play: Callable[[Event, Follow], Script]) -> Script:
        has_followed = False

        def follow() -> None:
            nonlocal has_followed
            if not has_followed:
                has_followed = True
                self._shown.follow(news)
                self._followed()

        yield from play(news.event, follow)
        follow()
        self._just_told = news.event
