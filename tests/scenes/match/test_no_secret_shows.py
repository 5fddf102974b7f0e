"""Two matches that differ only in secrets look and sound the same, and say the same."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pygame
import pytest

from kingup_game.app.actions import KEYBOARD, Action
from kingup_game.engine.actions import Card, Deal
from kingup_game.engine.edition import setup
from kingup_game.engine.events import Event
from kingup_game.engine.goals import GOALS, Goal
from kingup_game.engine.state import Hand
from kingup_game.stage.audio import Recording
from kingup_game.table.host import Host
from kingup_game.table.seats import Company
from tests.scenes.match.stage_kit import frame
from tools.shooting import companies, matches
from tools.shooting.matches import new_host
from tools.shooting.stagehand import Stagehand

PLAYERS = 4
ONE = (GOALS[0], GOALS[5], GOALS[9], GOALS[13])
OTHER = (GOALS[20], GOALS[2], GOALS[17], GOALS[8])
EVERY = 9


class DealtHost(Host):
    """A host whose goals and hands are given, whatever the seed of its public chances."""

    def deal(self, goals: tuple[Goal, ...], no_cards: tuple[int, ...] | None) -> None:
        self._given = goals, no_cards

    def draw_lot(self) -> tuple[Event, ...]:
        goals, no_cards = self._given
        events = self._act(Deal(0, goals))
        if no_cards is not None:
            hands = tuple(Hand(no, 0) for no in no_cards)
            self._state = self._state._replace(hands=hands)
        return events


def dealt(
    company: Company, goals: tuple[Goal, ...], no_cards: tuple[int, ...] | None = None
) -> DealtHost:
    host = DealtHost(new_host(setup("classic", PLAYERS), company).header, first=0)
    host.deal(goals, no_cards)
    return host


def film(
    hand: Stagehand, company: Company, host: DealtHost, play: Callable[[Stagehand], None]
) -> tuple[list[bytes], bytes, list[tuple[str, str]]]:
    """Everything that can be seen and heard while somebody plays."""
    hand.sink = Recording()
    hand.electors.card = Card.YES
    frames: list[bytes] = []
    titles: list[tuple[str, str]] = []
    hand.open(company, host=host)
    wait = hand.theatre.tick

    def tick() -> None:
        wait()
        if hand.theatre.ticks % EVERY == 0:
            frames.append(frame(hand))
            titles.append(pygame.display.get_caption())

    hand.theatre.tick = tick  # type: ignore[method-assign]
    play(hand)
    return frames, hand.sink.bytes(), titles


def sweep_and_play(hand: Stagehand) -> None:
    """From the sweep through all placements and a few climbs, the almanac and a count too."""
    hand.wait(700)
    for pad in companies.PADS:
        hand.press(Action.CONFIRM, device=pad)
    hand.wait(60)
    for turn in range(60):
        for pad in companies.PADS:
            hand.press(Action.COUNT, device=pad)
            hand.press(Action.CONFIRM, device=pad)
        hand.wait(20)
        if hand.top == "Climb" and turn % 4 == 0:
            hand.press(Action.ALMANAC, device=companies.PADS[1])
            hand.wait(20)
            hand.press(Action.BACK, device=companies.PADS[1])


def test_other_goals_show_in_no_pixel_no_sound_no_title_and_no_log(
    hand: Stagehand, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    company = companies.with_pads(PLAYERS)
    with caplog.at_level(logging.DEBUG):
        one = film(hand, company, dealt(company, ONE), sweep_and_play)
        one_said = capfd.readouterr()
        other = film(hand, company, dealt(company, OTHER), sweep_and_play)
    assert hand.top in ("Climb", "Vote")
    assert len(one[0]) > 100
    assert one == other
    assert capfd.readouterr() == one_said
    assert not any(goal in caplog.text for goal in (*ONE, *OTHER))


def test_other_hands_show_nowhere_but_on_their_owners_pads(hand: Stagehand) -> None:
    company = companies.with_pads(PLAYERS)
    rumbles: list[list[tuple[str, int]]] = []

    def playing(hand: Stagehand) -> None:
        felt: list[tuple[str, int]] = []
        pads = hand.theatre.backstage.pads
        pads.rumble_door = lambda device, _low, _high, length: felt.append((device, length))
        sweep_and_play(hand)
        rumbles.append(felt)

    full = film(hand, company, dealt(company, ONE, (3, 3, 3, 3)), playing)
    fewer = film(hand, company, dealt(company, ONE, (1, 2, 3, 0)), playing)
    assert full == fewer
    assert rumbles[0] != rumbles[1]


def test_a_curtain_shows_other_goals_only_while_it_is_open(hand: Stagehand) -> None:
    company = companies.sharing(PLAYERS)

    def look(hand: Stagehand) -> None:
        hand.wait(60)
        hand.press(Action.CONFIRM)
        hand.wait(28)

    def look_inside(hand: Stagehand) -> None:
        look(hand)
        hand.wait(30)

    one = film(hand, company, dealt(company, ONE), look)
    assert one == film(hand, company, dealt(company, OTHER), look)
    assert film(hand, company, dealt(company, ONE), look_inside) != film(
        hand, company, dealt(company, OTHER), look_inside
    )


def test_a_ballot_of_somebody_without_no_cards_looks_like_any_other(hand: Stagehand) -> None:
    company = companies.sharing(PLAYERS)
    shown = []
    for number in (3, 0):
        hand.sink = Recording()
        hand.electors.card = Card.YES
        host = matches.host_at(hand.table, company, matches.voting)
        hands = (Hand(number, 0), *host._state.hands[1:])
        host._state = host._state._replace(hands=hands)
        hand.open(company, host=host)
        hand.wait(200)
        hand.press(Action.NO, device=KEYBOARD)
        hand.wait(20)
        shown.append((frame(hand), hand.sink.bytes()))
    assert shown[0] == shown[1]
