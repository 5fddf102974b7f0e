"""The telling moments that the Jester edition alone has: its four jokes."""

from __future__ import annotations

from collections.abc import Iterator

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import goals_shown, turned_ballots
from tests.harness.matches import Moment
from tests.harness.stagehand import Stagehand

PRESSED = {Card.YES: Intent.YES, Card.NO: Intent.NO, Card.STOMACHACHE: Intent.STOMACH}


def count(hand: Stagehand, wanted: Moment, own: Card, others: Card) -> None:
    """The last card has turned in a vote in which the bots of a lone person play one card."""
    hand.electors.card = others
    sitting = hand.open(companies.solo(hand.players), wanted)
    hand.wait(80)
    hand.press(PRESSED[own])
    hand.wait_until(lambda: sitting.is_counting)
    hand.wait_until(lambda: len(turned_ballots(sitting.sheet)) == hand.players)
    hand.electors.card = None


def cells(hand: Stagehand) -> Iterator[str]:
    if not hand.table.house.dungeons:
        return
    count(hand, matches.cells_fill(2), Card.NO, Card.NO)
    hand.wait(138)
    yield "dragged"
    hand.wait(14)
    yield "grille"
    hand.wait_until(lambda: hand.scene != "Vote")
    hand.wait(4)
    yield "full"


def wc(hand: Stagehand) -> Iterator[str]:
    if not hand.table.house.wcs:
        return
    sitting = hand.open(companies.solo(hand.players), matches.wc_beckons)
    hand.wait(20)
    yield "beckons"
    hand.click_on(matches.guests_to_be(sitting.host)[0])
    hand.wait(32)
    yield "shuts"
    sitting = hand.open(companies.sharing(hand.players), matches.wc_taken)
    hand.wait(20)
    hand.click_on(matches.who_would_knock(sitting.host)[0])
    hand.wait(12)
    yield "knock"
    sitting = hand.open(companies.solo(hand.players), matches.wc_way_out)
    hand.wait(20)
    yield "way-out"
    hand.click_on(matches.guests(sitting.host)[0])
    hand.wait(52)
    yield "relief"


def stomachache(hand: Stagehand) -> Iterator[str]:
    if not hand.table.house.stomachache:
        return
    count(hand, matches.voting, Card.STOMACHACHE, Card.YES)
    yield "who"
    hand.wait(26)
    yield "gurgle"
    hand.wait(66)
    yield "runs"
    hand.wait(14)
    yield "knocks"


def jester(hand: Stagehand) -> Iterator[str]:
    if not hand.table.has_jester:
        return
    hand.open(companies.solo(hand.players), matches.jester_votes)
    hand.wait(90)
    yield "threatens"
    count(hand, matches.jester_votes, Card.NO, Card.NO)
    hand.wait(60)
    yield "refused"
    count(hand, matches.jester_votes, Card.YES, Card.YES)
    hand.wait(58)
    yield "laughs"
    hand.wait(95)
    yield "turns"
    hand.wait_until(lambda: hand.scene == "Scoring")
    hand.wait(40)
    yield "reigns"
    hand.wait_until(lambda: goals_shown(hand, Layer.OPEN_GOAL) == hand.players)
    hand.wait(260)
    yield "count"
    hand.open(companies.solo(hand.players), matches.falls_below_zero)
    hand.wait_for_people()
    yield "below-zero"


SCENES = {"cells": cells, "wc": wc, "stomachache": stomachache, "jester": jester}
"""Empty where the edition or its house rules have none of it."""
