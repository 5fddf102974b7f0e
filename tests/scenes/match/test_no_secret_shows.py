"""Two matches that differ only in secrets look and sound the same, and say the same."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.actions import Card, Deal
from kingup_game.engine.edition import terms_of
from kingup_game.engine.goals import GOALS, Goal
from kingup_game.engine.state import Hand
from kingup_game.table.host import Host
from kingup_game.table.seats import Company
from tests.harness import companies, matches
from tests.harness.matches import new_host
from tests.harness.other_hands import with_hands
from tests.harness.recording import Recording
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import digest, frame

PLAYERS = 4
ONE = tuple(GOALS[number] for number in (0, 5, 9, 13, 21, 25, 3, 11))
OTHER = tuple(GOALS[number] for number in (20, 2, 17, 8, 6, 1, 24, 15))
EVERY = 9


def dealt(
    company: Company,
    goals: tuple[Goal, ...],
    no_cards: Sequence[int] = (),
    edition: str = "classic",
) -> Host:
    """A match in which everybody has just been dealt these."""
    players = len(company.seats)
    host = new_host(terms_of(edition, players), company)
    host.submit(Deal(0, goals[:players]))
    return with_hands(host, [Hand(no, 0) for no in no_cards])


def film(
    hand: Stagehand, company: Company, host: Host, play: Callable[[Stagehand], None]
) -> tuple[list[int], bytes, list[tuple[str, str]]]:
    """Everything that can be seen and heard while somebody plays."""
    hand.sink = Recording()
    hand.settings = {**hand.settings, "hints": True}
    hand.electors.card = Card.YES
    frames: list[int] = []
    titles: list[tuple[str, str]] = []
    hand.open(company, host=host, scene=lambda sitting: sitting.flow.opening(sitting.match))
    wait = hand.theatre.tick

    def tick() -> None:
        wait()
        if hand.theatre.ticks % EVERY == 0:
            frames.append(digest(hand))
            titles.append(pygame.display.get_caption())

    hand.theatre.tick = tick  # type: ignore[method-assign]
    play(hand)
    return frames, hand.sink.bytes(), titles


def sweep_and_play(hand: Stagehand) -> None:
    """From the sweep through all placements and a few climbs, the almanac and a count too."""
    hand.wait(700)
    for pad in companies.PADS:
        hand.press(Intent.CONFIRM, device=pad)
    hand.wait(60)
    for turn in range(60):
        for pad in companies.PADS:
            hand.press(Intent.COUNT, device=pad)
            hand.press(Intent.CONFIRM, device=pad)
        hand.wait(20)
        if hand.scene == "Climb" and turn % 4 == 0:
            hand.press(Intent.ALMANAC, device=companies.PADS[1])
            hand.wait(20)
            hand.press(Intent.BACK, device=companies.PADS[1])


@pytest.mark.parametrize(("edition", "players"), [("classic", 4), ("jester", 2), ("jester", 8)])
def test_other_goals_show_in_no_pixel_no_sound_no_title_and_no_log(
    hand: Stagehand,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    edition: str,
    players: int,
) -> None:
    hand.edition, company = edition, companies.with_pads(players)
    with caplog.at_level(logging.DEBUG):
        one = film(hand, company, dealt(company, ONE, edition=edition), sweep_and_play)
        one_said = capfd.readouterr()
        other = film(hand, company, dealt(company, OTHER, edition=edition), sweep_and_play)
    assert hand.scene in ("Climb", "Vote")
    assert len(one[0]) > 100
    assert one == other
    assert capfd.readouterr() == one_said
    assert not any(goal in caplog.text for goal in (*ONE, *OTHER))


def test_other_hands_show_nowhere_but_on_their_owners_pads(hand: Stagehand) -> None:
    company = companies.with_pads(PLAYERS)
    rumbles: list[list[tuple[str, int]]] = []

    def playing(hand: Stagehand) -> None:
        felt: list[tuple[str, int]] = []
        pads = hand.backstage.pads
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
        hand.press(Intent.CONFIRM)
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
        hand.open(company, host=with_hands(host, [Hand(number, 0)]))
        hand.wait(200)
        hand.press(Intent.NO, device=KEYBOARD)
        hand.wait(20)
        shown.append((frame(hand), hand.sink.bytes()))
    assert shown[0] == shown[1]
