"""People at their first evening: they read what is new, then do what is asked, by their device."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.cast import Character
from kingup_game.scenes.match.climb import Climb
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.scenes.match.placement import Placement
from kingup_game.scenes.match.vote import Vote
from kingup_game.theme.durations import MEANING_SETTLES
from tests.harness.stagehand import Stagehand
from tools.evenings.eyes import Eyes
from tools.evenings.film_roll import FilmRoll
from tools.evenings.fingers import Fingers
from tools.evenings.stopwatch import Stopwatch

MAKES_UP_MIND: Final = 45
"""Ticks between having read a thing and doing something."""
LOOKS_EVERY: Final = 5
FILMED_EVERY: Final = 150
SELDOM: Final = 6
"""So many pictures without a press, and nothing is worth more but one now and then."""
MOST_TICKS: Final = 60 * 60 * 4
LIKES_TO_SAY_NO: Final = 0.6
PUSHES_STRANGERS: Final = 0.35


class Newcomer:
    """Whoever sits before the screen; two at one keyboard have one pair of eyes here."""

    def __init__(self, hand: Stagehand, roll: FilmRoll, watch: Stopwatch, seed: int) -> None:
        self.hand = hand
        self.roll = roll
        self.watch = watch
        self.eyes = Eyes(hand)
        self.chance = Random(seed)
        self.fingers: Fingers
        self._filmed_at = self._idle_pictures = 0

    # Time, and looking.

    def wait(self, ticks: int = 1) -> None:
        """The game goes on, and one reads."""
        for _ in range(ticks):
            self.hand.theatre.tick()
            self.watch.pass_time()
            self.eyes.rest(1)
            if self.watch.ticks % LOOKS_EVERY == 0:
                self._look()
            every = FILMED_EVERY * (SELDOM if self._idle_pictures >= SELDOM else 1)
            if self.watch.ticks - self._filmed_at >= every:
                self._idle_pictures += 1
                self._shoot("…")

    def _look(self) -> None:
        before = self.eyes.words_read
        self.eyes.look()
        self.watch.now.words += self.eyes.words_read - before

    def _shoot(self, caption: str) -> None:
        self._filmed_at = self.watch.ticks
        self.roll.shoot(self.watch.ticks, f"[{self.watch.now.name}] {caption}")

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        for _ in range(MOST_TICKS):
            if is_so():
                return
            self.wait()
        raise TimeoutError(f"it never happened, in {self.hand.scene}")

    def wait_for(self, *scenes: str) -> None:
        """Until one of these is on top, and nothing moves between scenes."""
        stack = self.hand.backstage.stack
        self.wait_until(lambda: self.hand.scene in scenes and not stack.changing)

    def read(self) -> None:
        """Everything that is new, and then a moment to decide; the game goes on meanwhile."""
        self.wait(round(MEANING_SETTLES) + 1)
        self._look()
        self.wait(self.eyes.ticks_to_read + MAKES_UP_MIND)

    def tell(self, what: str) -> None:
        """A press is being made."""
        self.watch.press()
        self._idle_pictures = 0
        self._shoot(f"press {self.watch.now.presses}: {what}")

    # On pages.

    def choose(self, key: str) -> None:
        """Read a page, and choose."""
        self.read()
        self.fingers.choose(key)
        self.wait_until(lambda: not self.hand.backstage.stack.changing)

    def press(self, intent: Intent, what: str = "") -> None:
        self.read()
        self.fingers.press(intent, what)

    # In a match.

    def favourites(self, seat: int) -> list[Character]:
        goal = self.hand.top.match.shown.view(seat).goal
        return sorted(goal or ())

    def take_turn(self, top: Placement | Climb) -> None:
        """Place somebody, or have somebody go up."""
        seat = top.asked_seat
        assert seat is not None
        self.read()
        if self.hand.top is not top or top.asked_seat != seat:
            return
        character = self._whom(top, seat)
        if isinstance(top, Placement):
            self.fingers.place(character)
        else:
            self.fingers.climb(character)
            if top.is_in_the_middle:
                self.read()
                self.fingers.agree_to(character)
        self.wait(10)

    def _whom(self, top: Placement | Climb, seat: int) -> Character:
        able, own = top.able(seat), self.favourites(seat)
        mine = [one for one in able if one in own]
        strangers = [one for one in able if one not in own]
        wants_stranger = not mine or self.chance.random() < PUSHES_STRANGERS
        return self.chance.choice(strangers if wants_stranger and strangers else mine or able)

    def card_for(self, top: Vote, seat: int) -> Card:
        options = top.match.shown.options(seat)
        hand = [one.card for one in options if isinstance(one, CastVote)]
        if top.match.view.nominee in self.favourites(seat) or Card.NO not in hand:
            return Card.YES
        return Card.NO if self.chance.random() < LIKES_TO_SAY_NO else Card.YES

    def vote(self, top: Vote) -> None:
        """Alone by the cards that lie there; who shares a device when it is passed to them."""
        match = top.match
        if match.solo_seat is not None:
            self.read()
            if top.has_tower_buttons and top.buttons != "usual":
                self.fingers.vote(self.card_for(top, match.solo_seat))
            self.wait_until(lambda: self.hand.top is not top or top.buttons == "usual")
            return
        for seat in match.company.people:
            asked = self.hand.backstage.say("vote.pass_to", name=match.name(seat))
            if asked in match.voice.line.words:
                self.read()
                card = self.card_for(top, seat)
                intent = Intent.YES if card is Card.YES else Intent.NO
                self.fingers.press(intent, f"{match.name(seat)} votes {card.value}")
                self.press(Intent.CONFIRM, "done")
                self.wait(10)
                return
        self.wait()

    def is_asked_to_go_on(self, top: MatchScene) -> bool:
        """Whether the line names the button that goes on."""
        mark = self.hand.backstage.button(Intent.CONFIRM)
        is_said = any(mark in words for words in self.eyes.words())
        return not top.picture.director.busy and is_said
