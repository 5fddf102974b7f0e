"""Pads that go away, and seats that are taken over, when nobody expects it."""

from __future__ import annotations

from itertools import count

import pygame
import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.events import VotesRevealed
from kingup_game.engine.state import Phase
from kingup_game.theme.durations import (
    CURTAIN_LEAST,
    MEANING_SETTLES,
    SWEEP_BANNER,
    SWEEP_LEAD_IN,
    SWEEP_STEP,
)
from tests.harness import virtual_pads as virtual
from tests.harness.looking import CURTAIN, behind_curtain, words_on
from tests.harness.sitting import Sitting
from tests.harness.sofa_pads import Pads, at, two_with_pads
from tests.harness.stagehand import Stagehand
from tests.harness.tables import deal
from tests.harness.virtual_pads import VirtualPad

SWEEP_TICKS = SWEEP_LEAD_IN + 6 * SWEEP_STEP + 3 * SWEEP_BANNER + 20


def curtain_at(game: Stagehand, pads: Pads, pad: VirtualPad, act: int) -> None:
    """The first curtain, at one of the things that it shows one after the other."""
    game.wait_for("Curtain")
    game.wait_until(lambda: behind_curtain(game) != "castle", 5)
    for sight in CURTAIN[:act]:
        assert behind_curtain(game) == sight
        if sight in ("prompt", "secret"):
            game.wait(round(CURTAIN_LEAST))
            pads.press(pad, virtual.A)
        game.wait_until(lambda sight=sight: behind_curtain(game) != sight, 100)  # type: ignore[misc]
    assert behind_curtain(game) == CURTAIN[act]


def is_asked(game: Stagehand, name: str) -> bool:
    """Whether somebody is asked to open the curtain now."""
    words = game.backstage.say("curtain.alone", name=name)
    return game.scene == "Curtain" and words in words_on(game.top.sheets()[0])


@pytest.mark.parametrize("act", range(len(CURTAIN)))
def test_a_pad_that_goes_away_at_any_moment_of_a_curtain_leaves_no_trap_and_no_open_secret(
    game: Stagehand, pads: Pads, act: int
) -> None:
    sitting, (one, other) = two_with_pads(game, pads)
    deal(game, sitting)
    curtain_at(game, pads, one, act)
    pads.pull(one)
    game.wait(2)
    assert behind_curtain(game) != "secret", "nobody is left to close it"
    for _ in range(120):
        assert behind_curtain(game) != "secret", "it opens for nobody who did not ask"
        game.wait()
    new = pads.plug()
    for _ in range(700):
        if game.scene == "Placement":
            break
        pads.press(other if is_asked(game, sitting.match.name(1)) else new, virtual.A)
        game.wait(3)
    game.wait_for("Placement")
    game.wait(5)
    if game.scene == "PadGone":
        pads.press(new, virtual.A)
    assert sitting.company.seats[0].device == new.device


def test_whoever_loses_a_pad_in_the_sweep_feels_all_of_it_on_the_next_one(
    game: Stagehand, pads: Pads
) -> None:
    sitting, (one, _) = two_with_pads(game, pads, feels=True)
    felt: list[str] = []
    game.backstage.pads.rumble_door = lambda device, *_: felt.append(device)
    deal(game, sitting)
    game.wait(SWEEP_LEAD_IN + 4 * SWEEP_STEP)
    pads.pull(one)
    game.wait(2)
    assert game.scene == "PadGone"
    new = pads.plug()
    pads.press(new, virtual.A)
    assert game.scene == "DealScene"
    felt.clear()
    game.wait(SWEEP_TICKS)
    assert felt.count(new.device) == 3
    assert len(felt) == 6, "everybody feels it again: nobody is seen to have missed it"


def test_a_pad_that_goes_away_between_two_sweeps_starts_no_third(
    game: Stagehand, pads: Pads
) -> None:
    """Whoever said that the address was understood has it, on whatever pad."""
    sitting, (one, other) = two_with_pads(game, pads, feels=True)
    deal(game, sitting)
    game.wait(SWEEP_TICKS)
    pads.press(one, virtual.A)
    pads.pull(one)
    game.wait(2)
    new = pads.plug()
    pads.press(new, virtual.A)
    pads.press(other, virtual.A)
    game.wait_for("Placement")
    assert sitting.company.seats[0].device == new.device


def revealed(sitting: Sitting) -> VotesRevealed | None:
    events = sitting.host.seen_since(None, 0)
    return next((event for event in reversed(events) if isinstance(event, VotesRevealed)), None)


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("back", ["new pads", "one pad", "keyboard"])
def test_all_pads_may_go_away_in_a_vote(
    game: Stagehand, pads: Pads, *, chosen: bool, back: str
) -> None:
    sitting, own = two_with_pads(game, pads)
    at(game, sitting, Phase.VOTE)
    if chosen:
        pads.press(own[0], virtual.L1)
        pads.press(own[1], virtual.R1)
    for pad in own:
        pads.pull(pad)
    assert revealed(sitting) is None
    game.wait(400)
    assert game.scene == "PadGone"
    assert revealed(sitting) is None, "the vote waits for everybody"
    new = [pads.plug(), pads.plug()]
    taking = {"new pads": new, "one pad": new[:1] * 2}.get(back)
    for seat in range(2):
        assert game.scene == "PadGone"
        if taking is None:
            game.key(pygame.K_RETURN)
        else:
            pads.press(taking[seat], virtual.A)
        game.wait(2)
    assert game.scene == "Vote"
    assert game.backstage.controls.mode == "ballot"
    if not chosen:
        vote_by(game, pads, taking, sitting)
    game.wait(300)
    count = revealed(sitting)
    assert count is not None
    assert count.cards[:2] == (Card.NO, Card.YES)


def is_passed_to(game: Stagehand, sitting: Sitting, seat: int) -> bool:
    name = sitting.company.seats[seat].name
    return sitting.line.words.startswith(game.backstage.say("vote.pass_to", name=name))


def vote_by(game: Stagehand, pads: Pads, taking: list[VirtualPad] | None, sitting: Sitting) -> None:
    """No by the first person, Yes by the second, on whatever they have now."""
    for seat, (key, button) in enumerate(((pygame.K_f, virtual.L1), (pygame.K_j, virtual.R1))):
        while not sitting.company.has_own_device(seat) and not is_passed_to(game, sitting, seat):
            game.wait()
        game.wait(1 + round(MEANING_SETTLES))
        if taking is None:
            game.key(key)
            game.key(pygame.K_RETURN)
        else:
            pads.press(taking[seat], button, virtual.A)


def test_a_new_pad_takes_a_seat_back_while_another_is_in_turn(game: Stagehand, pads: Pads) -> None:
    sitting, (one, other) = two_with_pads(game, pads)
    at(game, sitting, Phase.PLACE)
    assert sitting.host.seats_to_act == (0,)
    pads.pull(other)
    assert game.scene == "Placement"
    new = pads.plug()
    pads.press(new, virtual.A)
    assert game.scene == "Placement"
    assert sitting.company.seats[1].device == new.device
    assert any("Ben" in notice for notice in game.told)
    assert not game.top.is_in_the_middle, "the press took a seat and nothing else"
    pads.press(one, virtual.A, virtual.A)
    for passed in count():
        if sitting.host.seats_to_act == (1,) and not sitting.director.busy:
            break
        game.wait()
        assert passed < 300
    game.wait(3 + round(MEANING_SETTLES))
    assert game.scene == "Placement"
    pads.press(new, virtual.A)
    assert game.top.is_in_the_middle


def test_a_pad_that_somebody_plays_with_takes_no_other_seat_off_turn(
    game: Stagehand, pads: Pads
) -> None:
    sitting, (one, other) = two_with_pads(game, pads)
    at(game, sitting, Phase.PLACE)
    waiting = sitting.company.seats
    pads.pull(other)
    pads.press(one, virtual.A)
    game.tap(KEYBOARD, Intent.CONFIRM)
    assert sitting.company.seats == waiting


def test_a_pad_nobody_waits_for_changes_nothing(game: Stagehand, pads: Pads) -> None:
    sitting, _ = two_with_pads(game, pads)
    at(game, sitting, Phase.PLACE)
    before = sitting.company.seats
    guest = pads.plug()
    pads.press(guest, virtual.A)
    assert sitting.company.seats == before
    assert not game.top.is_in_the_middle


@pytest.mark.parametrize(
    "over", [["chair-0"], ["chair-0", "name"], ["chair-2"], ["more"], ["rules"]]
)
def test_a_chair_is_waited_for_whose_pad_went_away_behind_a_page(
    game: Stagehand, pads: Pads, over: list[str]
) -> None:
    table, pad = game.setup(), pads.plug()
    pads.press(pad, virtual.A, virtual.A)
    for key in over:
        game.choose(key)
    pads.pull(pad)
    game.wait_until(lambda: _is_back_at(game, table), 200)
    assert table.gathering.guests[1].waits
    assert table.why_not_start()


@pytest.mark.parametrize("pulled", [0, 1])
def test_no_match_begins_with_a_pad_that_went_away_in_a_blind_test(
    game: Stagehand, pads: Pads, pulled: int
) -> None:
    table, both = game.setup(), [pads.plug(), pads.plug()]
    for pad in both:
        pads.press(pad, virtual.A, virtual.A)
    game.choose("start")
    assert game.scene == "RumbleTest"
    pads.pull(both[pulled])
    if pulled:
        pads.press(both[0], virtual.B)
    game.wait(5)
    assert game.top is table, "nobody is tested whose pad is not there"
    assert table.gathering.guests[1 + pulled].waits
    pads.press(pads.plug(), virtual.A)
    assert not table.why_not_start()


def _is_back_at(game: Stagehand, table: object) -> bool:
    if game.top is not table and not game.backstage.stack.changing:
        game.key(pygame.K_ESCAPE)
    return game.top is table
