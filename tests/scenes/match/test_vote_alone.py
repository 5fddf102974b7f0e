"""Alone against bots a vote is point and click: seen, changed, sealed, and nothing by accident."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from kingup_game.app.presses import MOUSE, Intent, Press
from kingup_game.engine.actions import Card
from kingup_game.engine.events import VotesRevealed
from kingup_game.engine.state import Phase
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.items import Frame, Label, Sized, Sprite
from kingup_game.stage.seats.vote_cards import AREAS, seal_on
from kingup_game.table.ballots import ALONE_TICKS
from kingup_game.table.bot_turns import BALLOT_TICKS
from kingup_game.theme import art
from kingup_game.theme.durations import MEANING_SETTLES, STAMP
from kingup_game.theme.layers import Layer
from tests.acceptance.seen import luminance, ratio
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

SETTLED = round(MEANING_SETTLES)
SET_OFF, ALIKE = 1.3, 1.1
RIGHT = 3
LARGE = 110
TABLES = [("classic", 3), ("classic", 6), ("jester", 2), ("jester", 8)]


def open_vote(hand: Stagehand) -> Sitting:
    sitting = hand.open(companies.solo(hand.players, MOUSE), matches.voting)
    hand.wait(SETTLED)
    hand.point(5, 5)
    return sitting


def click(hand: Stagehand, card: Card) -> None:
    hand.click(*AREAS[card].middle)


def seal(hand: Stagehand, card: Card) -> None:
    """The wax on the envelope of the card that was chosen, once nobody can have meant the card."""
    hand.wait(SETTLED)
    hand.click(*seal_on(card).middle)


def ringed(sitting: Sitting) -> list[Card]:
    """What the ring of a choice lies around."""
    rings = [
        frame
        for frame in seen_on(sitting.match.picture.sheet, Frame, Layer.HOW_TO_VOTE)
        if frame.picture == art.FOCUS_RING
    ]
    return [
        thing
        for thing, area in AREAS.items()
        for ring in rings
        if area.holds(ring.x + ring.width / 2, ring.y + ring.height / 2)
    ]


def plate(sitting: Sitting, card: Card) -> Area:
    """What is written at the foot of a card stands on it."""
    plates = seen_on(sitting.sheet, Sized, Layer.HOW_TO_VOTE)
    x, bottom = AREAS[card].middle[0], AREAS[card].bottom
    found = [Area(one.x, one.y, one.width, one.height) for one in plates]
    return next(area for area in found if area.holds(x, bottom - 20))


def ground(hand: Stagehand, card: Card) -> float:
    """How bright it is."""
    area = plate(hand.sitting, card)
    strip = hand.backstage.painter.viewport.rect_px(area.x + 11, area.y + 12, 5, area.height - 28)
    pixels = pygame.surfarray.array3d(hand.picture().subsurface(strip)).astype(float)
    return float(luminance(pixels).mean())


def picture_of(sitting: Sitting, card: Card, layer: Layer = Layer.HOW_TO_VOTE) -> Sprite:
    (shown,) = (
        one for one in seen_on(sitting.sheet, Sprite, layer) if one.picture == art.ballot(card)
    )
    return shown


def lit(sitting: Sitting) -> list[int]:
    """Whose panels look as on a turn."""
    frames = seen_on(sitting.sheet, Frame, Layer.SEAT_PANEL)
    bright = [one for one in frames if one.picture == art.SEAT_PANEL_TURN]
    return [
        seat
        for seat, panel in enumerate(sitting.panels.panels)
        if any(panel.area.holds(one.x + one.width / 2, one.y + one.height / 2) for one in bright)
    ]


def played(hand: Stagehand, sitting: Sitting) -> Card:
    hand.wait_until(lambda: sitting.host.phase is not Phase.VOTE, BALLOT_TICKS + ALONE_TICKS + 100)
    seat = sitting.company.people[0]
    revealed = [e for e in sitting.host.seen_since(seat, 0) if isinstance(e, VotesRevealed)]
    return revealed[-1].cards[seat]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_click_on_a_card_chooses_just_that_card(
    hand: Stagehand, edition: str, players: int
) -> None:
    hand.edition, hand.players = edition, players
    cards = [Card.NO, Card.YES] + [Card.STOMACHACHE] * (edition == "jester")
    for card in cards:
        sitting = open_vote(hand)
        click(hand, card)
        hand.wait()
        assert ringed(sitting) == [card]
        assert played(hand, sitting) is card


@pytest.mark.parametrize("settings", [{}, {"contrast": True, "text_size": 200}])
def test_a_card_rises_under_the_pointer_and_steps_back_once_another_is_chosen(
    hand: Stagehand, settings: dict[str, Any]
) -> None:
    hand.settings = settings
    sitting = open_vote(hand)
    lay = picture_of(sitting, Card.NO)
    bright = ground(hand, Card.NO)
    assert ratio(bright, ground(hand, Card.YES)) < ALIKE
    for chosen in (None, Card.YES):
        if chosen:
            click(hand, chosen)
        hand.point(*AREAS[Card.NO].middle)
        hand.wait()
        rose = picture_of(sitting, Card.NO)
        assert rose.y < lay.y
        assert (rose.width or 0) > (lay.width or 0)
    assert ratio(bright, ground(hand, Card.NO)) >= SET_OFF


def test_what_was_chosen_lies_in_an_envelope_and_a_double_click_does_not_seal_it(
    hand: Stagehand,
) -> None:
    sitting = open_vote(hand)
    for card in (Card.NO, Card.YES):
        low = seal_on(card).middle[0], AREAS[card].bottom - 10
        assert seal_on(card).holds(*low)
        hand.click(*low)
        hand.wait(6)
        hand.click(*low)
        hand.wait()
        assert ringed(sitting) == [card]
        assert envelope(sitting) == art.envelope("open")
        pocket, wax = (
            next(
                one
                for one in seen_on(sitting.sheet, Sprite, Layer.HOW_TO_VOTE)
                if one.picture == what
            )
            for what in (art.envelope("pocket"), art.WAX)
        )
        assert pocket.x == wax.x == picture_of(sitting, card).x
    seal(hand, Card.YES)
    hand.wait()
    assert envelope(sitting) == art.envelope("sealed")


def test_the_panel_of_who_votes_alone_is_lit_until_it_is_sealed_and_of_several_none(
    hand: Stagehand,
) -> None:
    sitting = open_vote(hand)
    own = list(sitting.company.people)
    assert lit(sitting) == own
    click(hand, Card.NO)
    hand.wait()
    assert lit(sitting) == own
    seal(hand, Card.NO)
    hand.wait()
    assert not lit(sitting)
    sitting = hand.open(companies.with_pads(hand.players), matches.voting)
    hand.wait(SETTLED)
    assert not lit(sitting)
    hand.press(Intent.YES, device=companies.PADS[0])
    hand.wait()
    assert not lit(sitting)


def test_a_click_elsewhere_does_nothing_by_any_button(hand: Stagehand) -> None:
    sitting = open_vote(hand)
    for button in (1, RIGHT):
        hand.click(960, 600, button)
        hand.click(seal_on(Card.YES).middle[0], seal_on(Card.YES).bottom - 4, button)
    hand.wait(ALONE_TICKS * 2)
    assert hand.scene == "Vote"
    assert sitting.host.phase is Phase.VOTE
    assert not ringed(sitting)


def test_a_choice_can_be_changed_for_a_while_after_every_click(hand: Stagehand) -> None:
    sitting = open_vote(hand)
    for card in (Card.NO, Card.YES, Card.NO):
        click(hand, card)
        hand.wait(ALONE_TICKS - 20)
        assert sitting.host.phase is Phase.VOTE
        assert ringed(sitting) == [card]
    assert played(hand, sitting) is Card.NO


def envelope(sitting: Sitting) -> str | None:
    """What lies on the panel of who votes alone."""
    at = sitting.panels[sitting.company.people[0]].ballot_point
    found = [one for one in seen_on(sitting.sheet, Sprite) if "envelope" in one.picture]
    return next((one.picture for one in found if (one.x, one.y) == at), None)


@pytest.mark.parametrize("seals", [True, False])
def test_an_envelope_is_open_while_one_is_asked_to_seal_it_and_wax_is_seen_before_the_count(
    hand: Stagehand, seals: bool
) -> None:
    sitting = open_vote(hand)
    for card in (Card.NO, Card.YES):
        click(hand, card)
        hand.wait(10)
        assert envelope(sitting) == art.envelope("open")
    if seals:
        seal(hand, Card.YES)
        hand.wait()
    else:
        hand.wait_until(lambda: envelope(sitting) == art.envelope("sealed"), ALONE_TICKS)
    for _ in range(round(STAMP) - 2):
        assert envelope(sitting) == art.envelope("sealed")
        hand.wait()


def test_a_seal_ends_it_and_then_no_card_is_heard(hand: Stagehand) -> None:
    sitting = open_vote(hand)
    click(hand, Card.YES)
    hand.wait()
    seal(hand, Card.YES)
    click(hand, Card.NO)
    hand.wait(BALLOT_TICKS)
    assert sitting.host.phase is not Phase.VOTE
    assert played(hand, sitting) is Card.YES


def test_afterwards_one_is_told_what_one_played_and_what_is_left(hand: Stagehand) -> None:
    sitting = open_vote(hand)
    seat = sitting.company.people[0]
    view = sitting.shown.view(seat)
    assert view.hand is not None
    before = view.hand.no
    click(hand, Card.NO)
    seal(hand, Card.NO)
    hand.wait_until(lambda: sitting.host.phase is not Phase.VOTE, ALONE_TICKS)
    say = hand.backstage.say
    assert sitting.line.words == say("vote.played", card=say("votes.no"), count=before - 1)
    assert not ringed(sitting)


def test_a_spent_card_is_in_the_hand_no_longer_and_stakes_go_once_it_is_decided(
    hand: Stagehand,
) -> None:
    sitting = open_vote(hand)
    sheet = sitting.match.picture.sheet

    def nos_in_hand() -> int:
        cards = seen_on(sheet, Sprite, Layer.OWN_CORNER)
        return sum(card.picture == art.ballot("no") for card in cards)

    def corner() -> str:
        return " ".join(one.words for one in seen_on(sheet, Label, Layer.OWN_CORNER))

    before, stakes = nos_in_hand(), corner()
    click(hand, Card.NO)
    seal(hand, Card.NO)
    hand.wait_until(lambda: sitting.match.teller.just_told() is None and sitting.director.busy)
    hand.wait_until(lambda: bool(seen_on(sheet, Frame, Layer.VERDICT)))
    assert nos_in_hand() == before - 1
    decided = corner()
    assert decided != stakes
    hand.wait_until(lambda: hand.scene != "Vote")
    assert (nos_in_hand(), corner()) == (before - 1, decided)


def test_a_double_click_chooses_a_character_and_calls_no_vote(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4, MOUSE), matches.nominating)
    hand.wait(SETTLED)
    move = next(move for move in matches.moves(sitting.host) if move.to.word == "throne")
    hand.click_on(move.character)
    hand.wait(15)
    hand.theatre.press(Press(MOUSE, Intent.PRESS, *sitting.tokens[move.character].head))
    hand.wait(SETTLED)
    assert sitting.host.view(None).nominee is None
    hand.click_on(move.character)
    assert sitting.host.view(None).nominee == move.character


def test_a_press_meant_for_the_climb_is_no_ballot(hand: Stagehand) -> None:
    for intent in (Intent.NO, Intent.YES):
        sitting = hand.open(companies.solo(4, MOUSE), matches.voting)
        hand.wait(SETTLED - 10)
        hand.press_in_haste(intent)
        hand.wait(ALONE_TICKS * 2)
        assert sitting.host.phase is Phase.VOTE


def test_marks_of_buttons_come_and_go_with_the_hand_that_plays(hand: Stagehand) -> None:
    sitting = open_vote(hand)
    seat = sitting.company.people[0]
    hand.point(300, 1000)
    hand.point(600, 1000)
    assert sitting.match.hand_of(seat) == MOUSE
    hand.key(pygame.K_UP)
    assert sitting.match.hand_of(seat) == "keyboard"
    click(hand, Card.YES)
    assert sitting.match.hand_of(seat) == MOUSE


@pytest.mark.parametrize(("edition", "players"), [("classic", 4), ("jester", 2), ("jester", 8)])
def test_a_card_has_one_place_whoever_votes_by_whatever_and_as_it_is_counted(
    hand: Stagehand, edition: str, players: int
) -> None:
    hand.edition, hand.players = edition, players
    tables = [companies.solo(players, MOUSE), companies.solo(players)]
    tables += [companies.with_pads(players), companies.sharing(players)]
    cards = [Card.NO, Card.YES, Card.STOMACHACHE][: 3 if edition == "jester" else 2]
    for company in tables:
        sitting = hand.open(company, matches.voting)
        hand.wait(80)
        for card in cards:
            shown = picture_of(sitting, card)
            assert AREAS[card].holds(shown.x, shown.y)
            assert (shown.width or 0) >= LARGE
    hand.electors.card = Card.NO
    sitting = hand.open(companies.solo(players, MOUSE), matches.voting)
    hand.wait(SETTLED)
    click(hand, Card.NO)
    seal(hand, Card.NO)
    hand.wait_until(lambda: bool(seen_on(sitting.sheet, Label, Layer.VOTE_TALLY)))
    for card in (Card.NO, Card.YES):
        counted = picture_of(sitting, card, Layer.VOTE_TALLY)
        assert AREAS[card].holds(counted.x, counted.y)
