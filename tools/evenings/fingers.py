"""Somebody's hand on one device: real events, each on its own tick, and every press counted."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

import pygame

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card, PlaceCharacter
from kingup_game.engine.cast import Character
from kingup_game.scenes.kit.choices import Choice, nearest
from kingup_game.scenes.match.climb import Climb, neighbour
from kingup_game.scenes.match.placement import Placement
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.seats.vote_cards import AREAS, seal_on
from tests.harness import virtual_pads
from tests.harness.hands import LEFT_BUTTON, Hands
from tests.harness.virtual_pads import VirtualPad
from tools.evenings.eyes import words_with
from tools.evenings.ways import shortest_way

BETWEEN_PRESSES: Final = 12
HAND_MOVES: Final = 26
"""Ticks in which a mouse goes from one thing to the next."""
STEPS_OF_A_MOVE: Final = 8
WORDS_BELOW: Final = (layout.WIDTH / 2, (layout.LINE_TOP + layout.LINE_BOTTOM) / 2)
"""The line of the table: who points, clicks the words that tell what to do."""
INTENT_OF: Final = {Card.NO: Intent.NO, Card.YES: Intent.YES, Card.STOMACHACHE: Intent.STOMACH}

Wait = Callable[[int], None]
Tell = Callable[[str], None]
"""Is told of each press just before it is made."""


class Fingers(ABC):
    """What one can do with a device; none of it knows more than where things are on the screen."""

    device: str

    def __init__(self, hands: Hands, wait: Wait, tell: Tell) -> None:
        self.hands = hands
        self.wait = wait
        self.tell = tell

    @abstractmethod
    def press(self, intent: Intent, what: str = "") -> None:
        """Ask for something by its button, or by a click on the words that name it."""

    @abstractmethod
    def choose(self, key: str) -> None:
        """One of the choices on a page."""

    @abstractmethod
    def touch(self, area: Area, intent: Intent, what: str) -> None:
        """Do what is asked for at a place."""

    @abstractmethod
    def place(self, character: Character) -> None:
        """Bring somebody into the castle, on the floor that offers itself."""

    @abstractmethod
    def climb(self, character: Character) -> None:
        """Have somebody go up."""

    @abstractmethod
    def agree_to(self, character: Character) -> None:
        """Yes, to the throne."""

    @abstractmethod
    def vote(self, card: Card) -> None:
        """Alone, among cards that lie open: choose one and seal it."""


class Buttons(Fingers):
    """A device with directions: one walks to what one wants, and every step is a press."""

    @abstractmethod
    def push(self, intent: Intent) -> None:
        """One button down and up."""

    def press(self, intent: Intent, what: str = "") -> None:
        self.tell(what or intent.value)
        self.push(intent)
        self.wait(BETWEEN_PRESSES)

    def touch(self, area: Area, intent: Intent, what: str) -> None:
        del area
        self.press(intent, what)

    def choose(self, key: str) -> None:
        for way in self._way_to(key):
            self.press(way, f"{way.value}, to {key}")
        self.press(Intent.CONFIRM, key)

    def place(self, character: Character) -> None:
        top = self.hands.top
        assert isinstance(top, Placement)
        assert top.asked_seat is not None
        waiting = top.able(top.asked_seat)
        here = 0 if top.focus is None else waiting.index(top.focus)
        right = (waiting.index(character) - here) % len(waiting)
        left = len(waiting) - right
        way, steps = (Intent.RIGHT, right) if right <= left else (Intent.LEFT, left)
        for _ in range(steps):
            self.press(way, f"{way.value}, to {character}")
        self.press(Intent.CONFIRM, f"lift {character}")
        self.press(Intent.CONFIRM, f"set {character} down")

    def climb(self, character: Character) -> None:
        top = self.hands.top
        assert isinstance(top, Climb)
        for way in self._way_to_character(top, character):
            self.press(way, f"{way.value}, to {character}")
        self.press(Intent.CONFIRM, f"push {character}")

    def agree_to(self, character: Character) -> None:
        self.press(Intent.CONFIRM, f"{character} to the throne")

    def vote(self, card: Card) -> None:
        self.press(INTENT_OF[card], f"vote {card.value}")
        self.press(Intent.CONFIRM, "seal it")

    def _way_to(self, key: str) -> list[Intent]:
        choices = list(self.hands.top.choices)
        by_key = {choice.key: choice for choice in choices}
        start = self.hands.top.choices.focus

        def goes(now: str, way: Intent) -> str | None:
            here: Choice = by_key[now]
            if here.step is not None and way in (Intent.LEFT, Intent.RIGHT):
                return None
            there = nearest(here, [one for one in choices if one is not here], way)
            return None if there is None else there.key

        return shortest_way(start, key, goes)

    def _way_to_character(self, top: Climb, character: Character) -> list[Intent]:
        picture, view = top.picture, top.match.view
        inside = [c for c in view.terms.characters if view.place_of(c).word not in ("out", "tray")]
        assert top.focus is not None
        return shortest_way(
            top.focus, character, lambda now, way: neighbour(picture.standing, inside, now, way)
        )


class Keys(Buttons):
    """A keyboard."""

    device = "keyboard"
    _KEYS: Final = {
        Intent.UP: pygame.K_UP,
        Intent.DOWN: pygame.K_DOWN,
        Intent.LEFT: pygame.K_LEFT,
        Intent.RIGHT: pygame.K_RIGHT,
        Intent.CONFIRM: pygame.K_RETURN,
        Intent.BACK: pygame.K_ESCAPE,
        Intent.NO: pygame.K_f,
        Intent.YES: pygame.K_j,
        Intent.PAUSE: pygame.K_p,
        Intent.STORY: pygame.K_h,
        Intent.COUNT: pygame.K_c,
        Intent.ALMANAC: pygame.K_F2,
    }

    def push(self, intent: Intent) -> None:
        key = self._KEYS[intent]
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode=""))
        self.hands.pump()
        self.wait(1)


class Thumbs(Buttons):
    """A pad, seen through SDL."""

    _BUTTONS: Final = {
        Intent.UP: virtual_pads.UP,
        Intent.DOWN: virtual_pads.DOWN,
        Intent.LEFT: virtual_pads.LEFT,
        Intent.RIGHT: virtual_pads.RIGHT,
        Intent.CONFIRM: virtual_pads.A,
        Intent.BACK: virtual_pads.B,
        Intent.ALMANAC: virtual_pads.Y,
        Intent.NO: virtual_pads.L1,
        Intent.YES: virtual_pads.R1,
        Intent.PAUSE: virtual_pads.START,
        Intent.COUNT: virtual_pads.BACK,
    }

    def __init__(self, hands: Hands, wait: Wait, tell: Tell, pad: VirtualPad) -> None:
        super().__init__(hands, wait, tell)
        self._pad = pad
        self.device = pad.device

    def push(self, intent: Intent) -> None:
        if intent is Intent.STORY:
            for value in (virtual_pads.FULL, virtual_pads.TRIGGER_REST):
                self._pad.axis(virtual_pads.RIGHT_TRIGGER, value)
                self.hands.pump()
                self.wait(1)
            return
        for change in (self._pad.down, self._pad.up):
            change(self._BUTTONS[intent])
            self.hands.pump()
            self.wait(1)


class Mouse(Fingers):
    """A mouse: the hand goes somewhere, and clicks. It knows no other button than the left."""

    device = "mouse"

    def __init__(
        self, hands: Hands, wait: Wait, tell: Tell, moved: Callable[[tuple[int, int]], None]
    ) -> None:
        super().__init__(hands, wait, tell)
        self._moved = moved
        self._at = (layout.WIDTH / 2, layout.HEIGHT / 2)

    def go(self, x: float, y: float) -> None:
        """The hand moves there, with all the places between."""
        (start_x, start_y) = self._at
        for step in range(1, STEPS_OF_A_MOVE + 1):
            share = step / STEPS_OF_A_MOVE
            self._at = start_x + (x - start_x) * share, start_y + (y - start_y) * share
            place = self._px()
            pygame.event.post(
                pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
            )
            self.hands.pump()
            self.wait(HAND_MOVES // STEPS_OF_A_MOVE)

    def click(self, x: float, y: float, what: str) -> None:
        """There, and once."""
        self.go(x, y)
        self.tell(what)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=self._px(), button=LEFT_BUTTON))
        self.hands.pump()
        self.wait(BETWEEN_PRESSES)

    def _px(self) -> tuple[int, int]:
        place = self.hands.backstage.painter.viewport.to_px(*self._at)
        px = round(place[0]), round(place[1])
        self._moved(px)
        return px

    def press(self, intent: Intent, what: str = "") -> None:
        top = self.hands.top
        buttons = getattr(getattr(top, "match", None), "tower_buttons", None)
        shown = {} if buttons is None else buttons.shown
        if intent in shown:
            x, y = shown[intent].middle
        else:
            self.hands.picture()
            place = words_with(self.hands, self.hands.backstage.button(intent))
            viewport = self.hands.backstage.painter.viewport
            x, y = WORDS_BELOW if place is None else viewport.to_design(*place)
        self.click(x, y, what or intent.value)

    def choose(self, key: str) -> None:
        (choice,) = (one for one in self.hands.top.choices if one.key == key)
        x, y = choice.area.middle
        self.click(x, y, key)

    def touch(self, area: Area, intent: Intent, what: str) -> None:
        del intent
        x, y = area.middle
        self.click(x, y, what)

    def place(self, character: Character) -> None:
        top = self.hands.top
        assert isinstance(top, Placement)
        x, y = top.picture.tokens[character].head
        self.click(x, y, f"lift {character}")
        assert top.asked_seat is not None
        options = top.match.shown.options(top.asked_seat)
        floor = max(one.floor for one in options if isinstance(one, PlaceCharacter))
        spot = top.picture.standing.free_spots(floor)[0]
        self.click(spot.x, spot.y - 20, f"set {character} down")

    def climb(self, character: Character) -> None:
        x, y = self.hands.top.picture.tokens[character].head
        self.click(x, y, f"push {character}")

    def agree_to(self, character: Character) -> None:
        self.click(layout.THRONE_X, layout.THRONE_FEET_Y - 40, f"{character} to the throne")

    def vote(self, card: Card) -> None:
        for place, what in ((AREAS[card], f"vote {card.value}"), (seal_on(card), "seal it")):
            self.click(*place.middle, what)
