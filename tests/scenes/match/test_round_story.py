"""What just happened is told deed by deed, to every device, while all else stands still."""

from __future__ import annotations

import pygame
import pytest

from kingup_game.app.presses import MOUSE, Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.chronicle import Deed
from kingup_game.engine.events import Outcome
from kingup_game.engine.state import Hand
from kingup_game.scenes.match.sights import Sights
from kingup_game.scenes.match.tower_buttons import AREAS
from kingup_game.scenes.over_match.round_story import told
from kingup_game.stage.canvas.items import Frame, Label, Sprite
from kingup_game.stage.hints.deed_ribbon import PER_PAGE
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches, virtual_pads
from tests.harness.looking import seen_on, words_on
from tests.harness.other_hands import with_hands
from tests.harness.sofa_pads import Pads
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import frame

PADS = tuple(f"pad:{seat}" for seat in range(4))
PEOPLE = Company([Seat("ABCD"[seat], seat, device=pad) for seat, pad in enumerate(PADS)])
LONG_AGO = matches.with_a_past(matches.climbing)


def open_story(hand: Stagehand) -> None:
    hand.open(companies.solo(4, MOUSE), LONG_AGO)
    hand.wait(30)
    hand.press(Intent.STORY)
    hand.wait()


@pytest.mark.parametrize("by_key", [True, False])
def test_a_key_and_the_mouse_open_it_and_bots_wait(hand: Stagehand, by_key: bool) -> None:
    sitting = hand.open(companies.solo(4, MOUSE), LONG_AGO)
    hand.wait(30)
    hand.click_on(matches.small_move(sitting.host))
    hand.wait_for_people()
    hand.point(900, 1070)
    hand.wait(2)
    if by_key:
        hand.key(pygame.K_h)
    else:
        hand.click(*AREAS[Intent.STORY].middle)
    assert hand.scene == "RoundStory"
    events = sitting.host.events_so_far
    hand.wait(300)
    assert sitting.host.events_so_far == events
    if by_key:
        hand.key(pygame.K_ESCAPE)
    else:
        hand.click(960, 400)
    assert hand.scene != "RoundStory"
    hand.wait_until(lambda: sitting.host.events_so_far > events)


def test_every_deed_of_the_round_is_reached_and_said(hand: Stagehand) -> None:
    open_story(hand)
    deeds = hand.sitting.shown.chronicle.deeds
    assert len(deeds) > PER_PAGE
    (sheet,) = hand.top.sheets()
    for deed in reversed(deeds):
        words = words_on(sheet)
        assert told(hand.sitting.match, deed) in words
        assert hand.backstage.say(f"cast.{deed.character}") in words
        tokens = [one.picture for one in seen_on(sheet, Sprite, Layer.ON_PAGE)]
        assert art.token(deed.character) in tokens
        assert 0 < len(seen_on(hand.sitting.castle_sheet, Sprite, Layer.TRACE_CREST)) <= 1 or (
            deed.seat is None
        )
        hand.key(pygame.K_LEFT)
    assert hand.top.focus == 0


def test_the_last_move_is_marked_again_when_it_closes(hand: Stagehand) -> None:
    hand.open(companies.solo(4, MOUSE), LONG_AGO)
    hand.wait(30)
    (before,) = seen_on(hand.sitting.castle_sheet, Sprite, Layer.TRACE_CREST)
    marked = before.picture, before.x, before.y
    hand.press(Intent.STORY)
    hand.wait()
    assert len(seen_on(hand.sitting.castle_sheet, Sprite, Layer.TRACE_CREST)) == 1
    hand.press(Intent.BACK)
    hand.wait()
    (after,) = seen_on(hand.sitting.castle_sheet, Sprite, Layer.TRACE_CREST)
    assert (after.picture, after.x, after.y) == marked


def refused_by(hand: Stagehand, against: int) -> Host:
    """A match in which one seat has said No to the first nominee, and it goes on."""
    host = matches.host_at(hand.table, PEOPLE, matches.voting)
    host = with_hands(host, [Hand(3, 0)] * 4)
    for seat in host.seats_to_act:
        options = {option.card: option for option in host.options(seat)}  # type: ignore[union-attr]
        host.submit(options[Card.NO if seat == against else Card.YES])
    return host


def test_who_said_no_is_nowhere_in_the_story(hand: Stagehand) -> None:
    shown = []
    for against in (1, 3):
        hand.open(PEOPLE, host=refused_by(hand, against))
        hand.wait(40)
        hand.press(Intent.STORY, device=PADS[0])
        hand.wait(2)
        deeds: tuple[Deed, ...] = hand.sitting.shown.chronicle.deeds
        assert deeds[-1].outcome is Outcome.REFUSED
        shown.append((frame(hand), deeds))
    assert shown[0] == shown[1]


def test_a_pads_trigger_opens_it(hand: Stagehand) -> None:
    hand.open(companies.solo(4), LONG_AGO)
    hand.wait(30)
    pads = Pads(hand)
    hand.backstage.pads.start()
    try:
        pads.plug().axis(virtual_pads.RIGHT_TRIGGER, virtual_pads.FULL)
        hand.pump()
        assert hand.scene == "RoundStory"
    finally:
        pads.pull_all()
        hand.backstage.pads.stop()


def test_by_buttons_one_reaches_everything_on_the_table(hand: Stagehand) -> None:
    hand.edition, hand.players = "jester", 5
    hand.open(companies.solo(5), matches.climbing)
    hand.wait(30)
    hand.key(pygame.K_l)
    (sheet,) = hand.top.sheets()
    wanted = {sight.say() for sight in Sights(hand.sitting.match).all()}
    heard, keys = set(), (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP)
    for step in range(400):
        heard.add(words_on(sheet))
        assert len(seen_on(sheet, Frame, Layer.ON_PAGE)) == 1
        assert len(seen_on(sheet, Label)) == 1
        hand.key(keys[step // 7 % 4] if step % 5 else keys[step % 3])
    assert len(heard & wanted) >= 0.9 * len(wanted)
    hand.key(pygame.K_ESCAPE)
    assert hand.scene == "Climb"
