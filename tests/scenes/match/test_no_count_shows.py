"""Three full games, each played twice: the second time everybody holds one No card more.

The presses are the same and no spent card is asked for: whatever differs gives a count away.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

import pygame
import pytest

from kingup_game.app.actions import KEYBOARD, Action
from kingup_game.app.input_log import InputLog, Playback
from kingup_game.engine.actions import Action as Act
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.edition import setup
from kingup_game.engine.events import Event
from kingup_game.engine.record import Header
from kingup_game.engine.state import Hand
from kingup_game.engine.view import View
from kingup_game.scenes.curtain import Act as CurtainAct
from kingup_game.scenes.curtain import Curtain
from kingup_game.stage.audio import Recording
from kingup_game.table.host import Host
from kingup_game.table.seats import Company
from tests.scenes.match.stage_kit import frame
from tools.shooting import companies
from tools.shooting.matches import AtOnce
from tools.shooting.stagehand import Stagehand

EVERY = 16
MOST_TICKS = 60_000
BETWEEN_PRESSES = 5
BUTTON = {Card.NO: Action.NO, Card.YES: Action.YES, Card.STOMACHACHE: Action.STOMACH}
MOVES = (Action.CONFIRM,) * 4 + (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)

GAMES = {
    "two pads": ("classic", companies.with_pads(4)),
    "one keyboard for two": ("classic", companies.sharing(3)),
    "two pads and a jester": ("jester", companies.with_pads(5)),
}


class GenerousHost(Host):
    """Deals everybody so many No cards more than the rules do."""

    more = 0

    def draw_lot(self) -> tuple[Event, ...]:
        events = super().draw_lot()
        hands = tuple(Hand(hand.no + self.more, hand.stomachache) for hand in self._state.hands)
        self._state = self._state._replace(hands=hands)
        return events


class Parrots(AtOnce):
    """Bots at random, and the second time exactly as the first time."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[int, int], Act] = {}

    def choose(self, view: View, past: Sequence[Event], options: Sequence[Act]) -> Act:
        assert view.seat is not None
        moment = view.seat, len(past)
        return self._said.setdefault(moment, Random(f"{moment}").choice(options))


@dataclass
class Seen:
    """Everything that reaches eyes and ears, but for what is behind an open curtain."""

    frames: list[bytes] = field(default_factory=list)
    titles: set[tuple[str, ...]] = field(default_factory=set)
    sound: bytes = b""
    log: str = ""


def host_for(edition: str, company: Company, more: int) -> Host:
    table = setup(edition, len(company.seats), 3)
    host = GenerousHost(Header(table, tuple(s.entry() for s in company.seats), 5, "test"), 0)
    host.more = more
    return host


def is_open_curtain(hand: Stagehand) -> bool:
    top = hand.theatre.backstage.stack.top
    return isinstance(top, Curtain) and top._act is CurtainAct.SECRET


def watch(hand: Stagehand, seen: Seen) -> Iterator[int]:
    """Tick by tick through a whole match."""
    for tick in range(MOST_TICKS):
        yield tick
        hand.theatre.tick()
        if tick % EVERY == 0 and not is_open_curtain(hand):
            seen.frames.append(hashlib.sha256(frame(hand)).digest())
            seen.titles.add(pygame.display.get_caption())
        if hand.top == "Coronation" and not hand.room.director.busy:
            assert hand.sink is not None
            seen.sound = hand.sink.bytes()
            return
    raise AssertionError(f"the match is stuck in {hand.top}")


def press_something(hand: Stagehand, chance: Random) -> None:
    """What people without a plan do; they never ask for a card that is gone."""
    room = hand.room
    host, people = room.host, room.company.people
    if room.director.busy or hand.theatre.backstage.stack.changing:
        return
    if chance.random() < 0.03:
        seat = chance.choice(people)
        asked = chance.choice((Action.COUNT, Action.ALMANAC, Action.PAUSE))
        hand.press(asked, device=room.company.seats[seat].device or KEYBOARD)
    elif hand.top == "Vote":
        for seat in people:
            device = room.company.seats[seat].device or KEYBOARD
            cards = [option.card for option in host.options(seat) if isinstance(option, CastVote)]
            if cards and not room.is_counting:
                hand.press(BUTTON[chance.choice(cards)], Action.CONFIRM, device=device)
    elif hand.top in ("Placement", "Climb"):
        in_turn = room.company.seats[host.seats_to_act[0]]
        if in_turn.device is not None:
            hand.press(chance.choice(MOVES), device=in_turn.device)
    elif hand.top == "Pause":
        hand.press(Action.PAUSE)
    else:
        for seat in people:
            hand.press(Action.CONFIRM, device=room.company.seats[seat].device or KEYBOARD)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_learns_from_screen_sound_title_or_log_how_many_no_cards_are_left(
    hand: Stagehand,
    game: str,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    edition, company = GAMES[game]
    hand.edition, hand.players, hand.settings = edition, len(company.seats), {"speed": 400}
    parrots, log, chance = Parrots(), InputLog(), Random(game)
    games, pulses, spent = [], [], 0
    for more in (0, 1):
        seen = Seen()
        felt: list[tuple[object, ...]] = []
        hand.sink = Recording()
        caplog.clear()
        with caplog.at_level(logging.DEBUG):
            room = hand.open(company, host=host_for(edition, company, more), thinking=parrots)
            theatre = hand.theatre
            theatre.backstage.pads.rumble_door = lambda *buzz, felt=felt: felt.append(buzz)
            if more:
                theatre.playback = Playback(log)
            else:
                theatre.log = log
            for tick in watch(hand, seen):
                if not more and tick % BETWEEN_PRESSES == 0:
                    press_something(hand, chance)
                    spent += any(held.no == 0 for held in room.host._state.hands)
        told = capfd.readouterr()
        seen.log = caplog.text + told.out + told.err
        games.append(seen)
        pulses.append(felt)
    one, other = games
    assert room.host.is_over
    assert len(one.frames) > 200
    assert spent > 100, "hands must have run out for this to tell anything"
    assert one == other
    if "pads" in game:
        assert pulses[0] != pulses[1], "their owners feel them"
