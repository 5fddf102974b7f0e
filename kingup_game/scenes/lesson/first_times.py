"""A first match, guided lightly: a thing is explained when it first happens to somebody.

What is said are rules and nothing else, so that it may be said to all who look at the screen. Who
has heard what is kept by name; a person hears nothing twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from kingup_game.app.presses import Intent, Press
from kingup_game.app.sources import Capability
from kingup_game.engine.cast import DUNGEONS, JESTER, WCS, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import (
    CharacterMoved,
    Event,
    Outcome,
    RoundDealt,
    RoundScored,
    VotesRevealed,
)
from kingup_game.motion import TICKS_PER_SECOND
from kingup_game.scenes.kit.backstage import Backstage
from kingup_game.scenes.lesson.heard import WhoHeard
from kingup_game.stage import layout
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.teaching.first_time_bubble import FirstTimeBubble
from kingup_game.table.seats import Company
from kingup_game.theme import cues
from kingup_game.theme.durations import HINT_GIVES_WAY, HINT_SHOWN, HINT_WAITS

_URGENT: Final = ("vote", "vote_off", "full")
"""What concerns the choice that is being made."""
_AT_THE_COUNT: Final = ("crowned", "fool", "scored")

_WORDS_A_SECOND: Final = 2.5


class _ToSay(NamedTuple):
    """What is to be said yet, in which language, and for how long it has been waiting."""

    topic: str
    language: str
    ticks: int = 0


class _SaidNow(NamedTuple):
    """What is said now, in which language, and in which look of the screen."""

    topic: str
    language: str
    look: int


class FirstTimes:
    """Says each thing once, one after the other; silent for bots, and where it is switched off.

    Where all to whom it is new read the same language, it is said in that.
    """

    def __init__(self, backstage: Backstage, sheet: Sheet, terms: Terms, company: Company) -> None:
        self._backstage = backstage
        self._bubble = FirstTimeBubble(sheet, backstage.measure, terms, has_own_row=company.is_solo)
        self._terms = terms
        self._company = company
        self._heard = WhoHeard(backstage)
        self._waiting: deque[_ToSay] = deque()
        self._left = 0.0
        self._pages: list[str] = []
        """What is still to be said of it."""
        self._shortest = 0.0
        self._said: _SaidNow | None = None
        self._waits_aside = False

    @property
    def words(self) -> str:
        """What is said now: all of it, or in large letters one sentence after the other."""
        return self._bubble.words

    @property
    def is_silent(self) -> bool:
        """Whether nothing is said, or about to be."""
        return not self.words and not self._waiting

    def tell(self, topic: str, seats: Sequence[int] | None = None) -> None:
        """Something happens to these seats, or to all people at the table."""
        people = self._company.people
        concerned = [seat for seat in people if seats is None or seat in seats]
        new_to = [seat for seat in concerned if topic not in self._heard_by(seat)]
        is_waiting = any(topic == one.topic for one in self._waiting)
        if not new_to or is_waiting or not self._may_say(topic):
            return
        languages = {self._company.seats[seat].aids.language for seat in new_to}
        language = languages.pop() if len(languages) == 1 else ""
        if topic in _URGENT:
            self._waiting.appendleft(_ToSay(topic, language))
            self._left, self._pages = min(self._left, HINT_GIVES_WAY), []
        else:
            self._waiting.append(_ToSay(topic, language))

    def hear(self, event: Event) -> None:
        """Something was shown."""
        topic = self._topic_of(event)
        if topic:
            self.tell(topic)

    def takes(self, press: Press) -> bool:
        """Whether a click was meant for the bubble; whoever hurries has read it."""
        area = None if self._waits_aside else self._bubble.taken
        is_click = press.intent is Intent.PRESS
        is_taken = is_click and area is not None and area.holds(press.x, press.y)
        if is_taken or press.intent is Intent.SKIP:
            self._left = 0.0
        return is_taken

    def update(self, *, is_aside: bool = False) -> None:
        """One tick passed; a castle that steps aside may stand where something is said, which then
        waits."""
        if self._said is not None and is_aside is not self._waits_aside:
            self._bubble.appear(not is_aside)
        self._waits_aside = is_aside
        if is_aside:
            return
        self._left -= 1
        if self._said is not None:
            self._go_on(self._said)
        self._let_others_wait()
        if self._said is None and self._waiting:
            one = self._waiting.popleft()
            if self._may_say(one.topic):
                self._say(one.topic, one.language)
        elif self._said is not None and self._said.look != self._backstage.look:
            self._draw(self._said.topic, self._said.language)

    def _go_on(self, said: _SaidNow) -> None:
        """With what is said: it may have become unwanted, or have been read."""
        if not self._may_say(said.topic):
            self._hush()
        elif self._left <= 0:
            self._say_next()

    def _let_others_wait(self) -> None:
        """What waited for too long is not said at all: it would come out of nowhere."""
        if not self._waiting:
            return
        aged = (one._replace(ticks=one.ticks + 1) for one in self._waiting)
        self._waiting = deque(one for one in aged if one.ticks < HINT_WAITS)

    def _may_say(self, topic: str) -> bool:
        """Where the raven advises, it is advice that one wants, and its place is taken; but it has
        none while a round is counted, and open goals may take all the room that there is."""
        settings, people = self._backstage.settings, self._company.people
        wants_raven = settings.coach or any(self._company.seats[p].aids.raven for p in people)
        is_advised = wants_raven and len(people) == 1
        at_the_count = topic in _AT_THE_COUNT
        is_free = not self._goals_fill_the_screen if at_the_count else not is_advised
        return bool(people) and settings.hints and is_free

    @property
    def _goals_fill_the_screen(self) -> bool:
        """At a full table the open goals leave no room for anything to be said beside them."""
        return self._terms.players // 2 == len(layout.SEAT_Y)

    def _say(self, topic: str, language: str) -> None:
        self._draw(topic, language)
        self._backstage.audio.cue(cues.RAVEN)
        self._heard.note(topic, [self._company.seats[seat].name for seat in self._company.people])

    def _draw(self, topic: str, language: str) -> None:
        self._said = _SaidNow(topic, language, self._backstage.look)
        words = self._backstage.say_in(language)(f"hints.{topic}")
        self._bubble.is_large = self._backstage.has_large_text
        self._pages = self._bubble.pages(
            words,
            while_counting=topic in _AT_THE_COUNT,
            has_buttons_beside=self._has_buttons_beside,
        )
        self._shortest = HINT_SHOWN / len(self._pages)
        self._say_next()

    def _say_next(self) -> None:
        """The next page of it, for as long as it takes to read; after the last one nothing."""
        if self._said is None or not self._pages:
            self._hush()
            return
        words = self._pages.pop(0)
        self._left = max(self._shortest, TICKS_PER_SECOND * len(words.split()) / _WORDS_A_SECOND)
        self._bubble.show(
            words,
            while_counting=self._said.topic in _AT_THE_COUNT,
            has_buttons_beside=self._has_buttons_beside,
        )

    @property
    def _has_buttons_beside(self) -> bool:
        """Whether somebody has a mouse, with buttons on the tower."""
        controls = self._backstage.controls
        hands = controls.last_device, *(seat.device for seat in self._company.seats)
        return any(controls.can(one, Capability.POINT) for one in hands)

    def _hush(self) -> None:
        self._said, self._pages = None, []
        self._bubble.clear()

    def _heard_by(self, seat: int) -> list[str]:
        return self._heard.by(self._company.seats[seat].name)

    def _topic_of(self, event: Event) -> str:
        match event:
            case RoundDealt():
                return "goal" if self._company.is_solo else "goals"
            case CharacterMoved(to=Place.THRONE):
                return "vote_off" if self._terms.house.stomachache else "vote"
            case CharacterMoved(to=Place.FLOOR_5):
                return "throne"
            case CharacterMoved(to=to) if to in WCS:
                return "privy"
            case RoundScored():
                return "scored"
            case VotesRevealed(outcome=Outcome.STOMACHACHE):
                return "stomachache"
            case VotesRevealed(outcome=Outcome.CROWNED, nominee=nominee):
                return "fool" if nominee == JESTER else "crowned"
            case VotesRevealed(outcome=Outcome.REFUSED, to=to):
                return "cell" if to in DUNGEONS else "out" if to is Place.OUT else ""
        return ""
