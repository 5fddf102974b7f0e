"""Until the reveal, nothing that can be seen or heard depends on what anybody votes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kingup_game.app.actions import KEYBOARD, MOUSE, Action
from kingup_game.engine.actions import Card
from kingup_game.engine.state import Phase
from kingup_game.motion import ticks
from kingup_game.stage.audio import Recording
from kingup_game.table.ballots import GATE_TICKS
from kingup_game.table.seats import Company
from tests.scenes.match.stage_kit import frame
from tools.shooting import companies, matches
from tools.shooting.stagehand import Stagehand

EVERY = 6
UNTIL_THE_CARDS_TURN = ticks(1150)


def film(
    hand: Stagehand, company: Company, presses: dict[int, str], choice: Action, bots: Card
) -> tuple[list[bytes], bytes, Sequence[bool]]:
    """Pictures and sounds of a whole ballot, with the same presses at the same times."""
    hand.sink = Recording()
    hand.electors.card = bots
    room = hand.open(company, matches.voting)
    frames, tick, closed_for = [], 0, 0
    while closed_for < UNTIL_THE_CARDS_TURN:
        device = presses.get(tick)
        if device is not None:
            action = Action.CONFIRM if device.endswith("!") else choice
            hand.press(action, device=device.removesuffix("!"))
        hand.theatre.tick()
        if tick % EVERY == 0:
            frames.append(frame(hand))
        closed_for += room.host.phase is not Phase.VOTE
        tick += 1
        assert tick < 2000, "the ballot never closed"
    return frames, hand.sink.bytes(), room.host.view(None).sealed


CASES = {
    "own pads": (companies.with_pads(4), {20: companies.PADS[0], 55: companies.PADS[1]}),
    "own pads, late": (companies.with_pads(4), {20: companies.PADS[0], 255: companies.PADS[1]}),
    "one keyboard": (
        companies.sharing(4),
        {200: KEYBOARD, 210: f"{KEYBOARD}!", 260: KEYBOARD, 270: f"{KEYBOARD}!"},
    ),
    "one mouse": (
        companies.sharing(4, MOUSE),
        {200: MOUSE, 210: f"{KEYBOARD}!", 260: MOUSE, 270: f"{KEYBOARD}!"},
    ),
    "alone with a keyboard": (companies.solo(4), {40: KEYBOARD}),
    "alone with a mouse": (companies.solo(4, MOUSE), {40: MOUSE}),
}


@pytest.mark.parametrize("case", CASES)
def test_pictures_and_sounds_are_the_same_for_yes_and_no(hand: Stagehand, case: str) -> None:
    company, presses = CASES[case]
    yes = film(hand, company, presses, Action.YES, Card.YES)
    no = film(hand, company, presses, Action.NO, Card.YES)
    assert len(yes[0]) > GATE_TICKS / EVERY
    assert yes == no


def test_pictures_and_sounds_are_the_same_whatever_bots_vote(hand: Stagehand) -> None:
    presses = {40: KEYBOARD}
    yes = film(hand, companies.solo(4), presses, Action.YES, Card.YES)
    no = film(hand, companies.solo(4), presses, Action.YES, Card.NO)
    assert yes == no


def test_a_changed_mind_looks_like_two_presses_of_the_same_kind(hand: Stagehand) -> None:
    device = companies.PADS[0]
    first = {20: device, 90: device, 55: companies.PADS[1]}
    assert film(hand, companies.with_pads(4), first, Action.YES, Card.YES) == film(
        hand, companies.with_pads(4), first, Action.NO, Card.YES
    )


def test_the_reveal_does_differ(hand: Stagehand) -> None:
    """So that the sameness above is no blindness."""
    shown = []
    for choice in (Action.YES, Action.NO):
        film(hand, companies.solo(4), {40: KEYBOARD}, choice, Card.YES)
        hand.wait(60)
        shown.append(frame(hand))
    assert shown[0] != shown[1]
