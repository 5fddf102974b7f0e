"""Whole games, each played again with one No card and one Stomachache more in every hand.

The presses are the same and no spent card is asked for: whatever differs gives a count away.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from random import Random

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.app.presses import KEYBOARD, Intent, Press
from kingup_game.bots.questions import Question
from kingup_game.engine import following, rules
from kingup_game.engine.actions import Action, Card, CastVote
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.record import Header
from kingup_game.engine.state import Hand, full_hands
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat
from tests.harness import companies
from tests.harness.decoding import decoded_when_asked
from tests.harness.looking import behind_curtain
from tests.harness.press_log import PressLog
from tests.harness.recording import Recording
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import AtOnce
from tests.scenes.match.stage_kit import SMALL, digest

EVERY = 16
MOST_TICKS = 60_000
BETWEEN_PRESSES = 5
OFTEN_NO = 0.8
"""So that hands run out, whatever course a match takes."""
BUTTON = {Card.NO: Intent.NO, Card.YES: Intent.YES, Card.STOMACHACHE: Intent.STOMACH}
ASKED_ALONE = (Intent.COUNT, Intent.ALMANAC, Intent.COUNT, Intent.PAUSE)
"""In turn: by chance alone a match came to its end in which nobody asked their pad for a count."""
MOVES = (Intent.CONFIRM,) * 4 + (Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN)


def two_pads_and_a_keyboard_for_two() -> Company:
    """With one bot among them."""
    at_pads, bot = companies.with_pads(2).seats, Seat("Bot", 4, level="random")
    sharing = [Seat("Cleo", 2, device=KEYBOARD), Seat("Dora", 3, device=KEYBOARD)]
    return Company([*at_pads, *sharing, bot])


GAMES = {
    "two pads and a keyboard for two": ("classic", two_pads_and_a_keyboard_for_two()),
    "a jester and nobody else": ("jester", companies.with_pads(2)),
    "a jester at a full table": ("jester", companies.with_pads(8)),
}


class Parrots(AtOnce):
    """Bots at random, and in every twin exactly as the first time."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[int, int], Action] = {}

    def choose(self, question: Question) -> Action:
        moment = question.seat, len(question.past)
        return self._said.setdefault(moment, Random(f"{moment}").choice(question.options))


@dataclass
class Seen:
    """Everything that reaches eyes and ears, but for what is behind an open curtain."""

    frames: list[int] = field(default_factory=list)
    titles: set[tuple[str, ...]] = field(default_factory=set)
    sound: bytes = b""
    log: str = ""


ALL_ROUNDS = "a jester and nobody else"
ROUNDS_SEEN = 2
"""Hands are full again in every round: how one leads to the next is seen at this table, where both
kinds of cards are spent, and in one round whatever a table's size and devices show of a count."""


def host_for(game: str, edition: str, company: Company) -> Host:
    table = terms_of(edition, len(company.seats), 3 if game == ALL_ROUNDS else 1)
    return Host(Header(table, tuple(s.entry() for s in company.seats), 5, "test"), 0)


ONE_MORE = {"classic": Hand(1, 0), "jester": Hand(1, 1)}
"""What the twin game has more of in every hand."""


def be_generous(monkeypatch: pytest.MonkeyPatch, more: Hand) -> None:
    """The rules, and those who follow them, know of so many cards more in every hand."""

    def fuller(terms: Terms) -> tuple[Hand, ...]:
        return tuple(
            Hand(hand.no + more.no, hand.stomachache + more.stomachache)
            for hand in full_hands(terms)
        )

    for module in (rules, following):
        monkeypatch.setattr(module, "full_hands", fuller)


def spent_of(sitting: Sitting) -> Iterator[Card]:
    """Of which cards somebody has none left, though the twin game has another."""
    for seat in sitting.company.people:
        hand = sitting.host.view(seat).hand
        if hand and hand.no == 0:
            yield Card.NO
        if hand and hand.stomachache == 0:
            yield Card.STOMACHACHE


def is_open_curtain(hand: Stagehand) -> bool:
    return hand.scene == "Curtain" and behind_curtain(hand) == "secret"


def has_been_seen(hand: Stagehand) -> bool:
    """A whole match, or as much of it as leads from a round to the next."""
    is_crowned = hand.scene == "Coronation" and not hand.sitting.director.busy
    return is_crowned or hand.sitting.shown.public.round > ROUNDS_SEEN


def watch(hand: Stagehand, seen: Seen) -> Iterator[int]:
    """Tick by tick until all was seen."""
    for tick in range(MOST_TICKS):
        yield tick
        hand.theatre.tick()
        if tick % EVERY == 0 and not is_open_curtain(hand):
            seen.frames.append(digest(hand))
            seen.titles.add(pygame.display.get_caption())
        if has_been_seen(hand):
            assert hand.sink is not None
            seen.sound = hand.sink.bytes()
            return
    raise AssertionError(f"the match is stuck in {hand.scene}")


def press_something(hand: Stagehand, chance: Random, asks: Iterator[Intent]) -> None:
    """What people without a plan do; they never ask for a card that is gone.

    They let the ticks pass until they are heard, rather than have the hand wait: what it waits is
    not watched, and in a twin nobody would wait it again.
    """
    sitting, stack = hand.sitting, hand.backstage.stack
    host, people = sitting.host, sitting.company.people
    is_deaf = not stack.hearing.hears(Press(KEYBOARD, Intent.CONFIRM))
    if sitting.director.busy or stack.changing or is_deaf:
        return
    if chance.random() < 0.03:
        seat = chance.choice(people)
        hand.press_in_haste(next(asks), device=sitting.company.seats[seat].device or KEYBOARD)
    elif hand.scene == "Vote":
        for seat in people:
            device = sitting.company.seats[seat].device or KEYBOARD
            cards = [option.card for option in host.options(seat) if isinstance(option, CastVote)]
            if cards and not sitting.is_counting:
                says_no = Card.NO in cards and chance.random() < OFTEN_NO
                card = Card.NO if says_no else chance.choice(cards)
                hand.press_in_haste(BUTTON[card], Intent.CONFIRM, device=device)
    elif hand.scene in ("Placement", "Climb"):
        in_turn = sitting.company.seats[host.seats_to_act[0]]
        if in_turn.device is not None:
            hand.press_in_haste(chance.choice(MOVES), device=in_turn.device)
    elif hand.scene == "Pause":
        hand.press_in_haste(Intent.PAUSE)
    else:
        for seat in people:
            hand.press_in_haste(
                Intent.CONFIRM, device=sitting.company.seats[seat].device or KEYBOARD
            )


@pytest.mark.parametrize("game", GAMES)
def test_nobody_learns_from_screen_sound_title_or_log_which_cards_are_left(
    hand: Stagehand,
    game: str,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    edition, company = GAMES[game]
    hand.edition, hand.players, hand.settings = edition, len(company.seats), {"speed": 400}
    parrots, log, chance, asks = Parrots(), PressLog(), Random(game), cycle(ASKED_ALONE)
    games, pulses, spent = [], [], Counter[Card]()
    for is_twin in (False, True):
        seen = Seen()
        be_generous(monkeypatch, ONE_MORE[edition] if is_twin else Hand(0, 0))
        felt: list[tuple[object, ...]] = []
        hand.sink = Recording()
        hand.loaded = Pictures(assets_folder(), Viewport(*SMALL))  # no twin finds what one has read
        caplog.clear()
        with caplog.at_level(logging.DEBUG), decoded_when_asked():
            sitting = hand.open(company, host=host_for(game, edition, company), thinking=parrots)
            hand.backstage.pads.rumble_door = lambda *buzz, felt=felt: felt.append(buzz)
            if is_twin:
                log.play(hand.theatre)
            else:
                log.listen(hand.theatre)
            for tick in watch(hand, seen):
                if not is_twin and tick % BETWEEN_PRESSES == 0:
                    press_something(hand, chance, asks)
                    spent.update(set(spent_of(sitting)))
        assert has_been_seen(hand)
        told = capfd.readouterr()
        seen.log = caplog.text + told.out + told.err
        games.append(seen)
        pulses.append(felt)
    one, other = games
    assert len(one.frames) > 200
    assert spent[Card.NO] > 100, "hands must run out for this to tell anything"
    assert spent[Card.STOMACHACHE] > 100
    assert other == one
    if "pads" in game:
        assert pulses[0] != pulses[1], "their owners feel them"
