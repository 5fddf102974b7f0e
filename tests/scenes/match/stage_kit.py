"""What scene tests share: small stages, hands on real devices, and words that can be read."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

import pygame

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import MoveCharacter
from kingup_game.engine.cast import PLACING_FLOORS, Place
from kingup_game.stage.seats.vote_cards import AREAS
from tests.harness import virtual_pads
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.virtual_pads import VirtualPad

SMALL = (480, 270)
MOST_TICKS = 120_000
BETWEEN_PRESSES, BETWEEN_PICTURES = 4, 150

CHOICES = (Intent.CONFIRM,) * 4 + (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT)

KEYS = {
    Intent.UP: pygame.K_UP,
    Intent.DOWN: pygame.K_DOWN,
    Intent.LEFT: pygame.K_LEFT,
    Intent.RIGHT: pygame.K_RIGHT,
    Intent.CONFIRM: pygame.K_RETURN,
    Intent.NO: pygame.K_f,
    Intent.YES: pygame.K_j,
    Intent.STOMACH: pygame.K_SPACE,
}
BUTTONS = {
    Intent.UP: virtual_pads.UP,
    Intent.DOWN: virtual_pads.DOWN,
    Intent.LEFT: virtual_pads.LEFT,
    Intent.RIGHT: virtual_pads.RIGHT,
    Intent.CONFIRM: virtual_pads.A,
    Intent.NO: virtual_pads.L1,
    Intent.YES: virtual_pads.R1,
}


class Fingers(Protocol):
    """Somebody's fingers on one kind of device."""

    def act(self, hand: Stagehand, chance: Random) -> None:
        """One press that makes sense in the scene on top."""


class Keys:
    """Real key events."""

    def act(self, hand: Stagehand, chance: Random) -> None:
        hand.key(KEYS[wanted(hand, chance)])


class PadThumbs:
    """A virtual pad, read through SDL."""

    def __init__(self, pad: VirtualPad) -> None:
        self._pad = pad

    def act(self, hand: Stagehand, chance: Random) -> None:
        intent = wanted(hand, chance)
        if intent is Intent.STOMACH:
            for value in (virtual_pads.FULL, virtual_pads.TRIGGER_REST):
                self._pad.axis(virtual_pads.LEFT_TRIGGER, value)
                hand.pump()
            return
        button = BUTTONS[intent]
        for change in (self._pad.down, self._pad.up):
            change(button)
            hand.pump()


class MouseHand:
    """Clicks where the thing is that is wanted."""

    def act(self, hand: Stagehand, chance: Random) -> None:
        for x, y in self._places(hand, chance):
            hand.click(x, y)

    def _places(self, hand: Stagehand, chance: Random) -> Sequence[tuple[float, float]]:
        sitting = hand.sitting
        if hand.scene == "Placement":
            waiting = [c for c in sitting.tokens if sitting.standing.place_of(c) is Place.TRAY]
            floors = [floor for floor in PLACING_FLOORS if sitting.standing.free_spots(floor)]
            spot = chance.choice(sitting.standing.free_spots(chance.choice(floors)))
            return [sitting.tokens[chance.choice(waiting)].head, (spot.x, spot.y - 20)]
        if hand.scene == "Climb":
            moves = [
                a for a in sitting.host.options(my_seat(sitting)) if isinstance(a, MoveCharacter)
            ]
            head = sitting.tokens[chance.choice(moves).character].head
            return [head, head]
        if hand.scene == "Vote":
            return [AREAS[chance.choice(tuple(AREAS))].middle]
        return [(960.0, 540.0)]


def wanted(hand: Stagehand, chance: Random) -> Intent:
    """What a person without a plan presses."""
    if hand.scene == "Vote":
        return chance.choice((Intent.NO, Intent.YES, Intent.STOMACH, Intent.CONFIRM))
    return chance.choice(CHOICES) if hand.scene in ("Placement", "Climb") else Intent.CONFIRM


def my_seat(sitting: Sitting) -> int:
    return sitting.company.people[0]


def waits_for_a_person(hand: Stagehand) -> bool:
    """Nothing is being shown, and a person must act."""
    sitting = hand.sitting
    if hand.backstage.stack.changing or sitting.director.busy:
        return False
    if hand.scene in ("Placement", "Climb"):
        return any(seat in sitting.host.seats_to_act for seat in sitting.company.people)
    return hand.scene in ("Vote", "Curtain", "Scoring", "DealScene", "AlmanacScene")


def play_to_the_end(hand: Stagehand, fingers: Fingers, seed: int = 1) -> None:
    """A whole match by one person's fingers; the picture is drawn now and then."""
    chance = Random(seed)
    for tick in range(MOST_TICKS):
        if hand.scene == "Coronation":
            return
        hand.theatre.tick()
        if tick % BETWEEN_PRESSES == 0 and waits_for_a_person(hand):
            fingers.act(hand, chance)
        if tick % BETWEEN_PICTURES == 0:
            hand.theatre.show()
    raise AssertionError(f"the match is stuck in {hand.scene}")


def frame(hand: Stagehand) -> bytes:
    """Every pixel of the screen now."""
    return hand.picture().get_buffer().raw


def digest(hand: Stagehand) -> int:
    """What stands for the screen now, where too many pictures are compared to be kept. What waits
    for a frame in which less changes is in one of the next."""
    hand.theatre.show()
    return hash(hand.surface.get_buffer().raw)
