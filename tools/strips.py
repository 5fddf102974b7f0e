"""Film strips: one move of the stage, a few ticks between its pictures, side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.state import Phase
from kingup_game.stage.canvas.items import Sprite
from kingup_game.table.ballots import ALONE_TICKS
from kingup_game.theme.durations import ALL_RISES, BALLOT_RISES, WHO_WINS
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches, moments_of_jester
from tests.harness.looking import goals_shown, seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

Box = tuple[float, float, float, float]

CASTLE: Box = (420, 0, 1080, 1026)
KEEP: Box = (540, 0, 840, 540)
SEATS: Box = (60, 40, 480, 960)
WHOLE: Box = (0, 0, 1920, 1080)


@dataclass(frozen=True, slots=True)
class Strip:
    """How a move is begun, what part of the stage it needs (design units), and its pictures."""

    scene: str
    begin: Callable[[Stagehand], None]
    part: Box
    every_ticks: int
    frames: int = 8
    needs_jester: bool = False


def film(hand: Stagehand, strip: Strip) -> pygame.Surface:
    """The pictures of a move from left to right."""
    strip.begin(hand)
    viewport = hand.theatre.backstage.painter.viewport
    part = viewport.rect_px(*strip.part)
    strip_surface = pygame.Surface((part.w * strip.frames, part.h))
    for frame in range(strip.frames):
        strip_surface.blit(hand.picture(), (frame * part.w, 0), part)
        hand.wait(strip.every_ticks)
    return strip_surface


def _place(hand: Stagehand) -> None:
    hand.open(companies.solo(hand.players), matches.placing)
    hand.wait(20)
    hand.press(Intent.CONFIRM, Intent.CONFIRM)


def _climb(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(hand.players), matches.climbing)
    hand.wait(20)
    hand.click_on(matches.small_move(sitting.host))


def _refuse(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(hand.players), matches.blocked)
    hand.wait(20)
    hand.click_on(matches.stuck_characters(sitting.host)[0])


def _drum_is_over(hand: Stagehand, card: Card) -> None:
    hand.electors.card = card
    sitting = hand.open(companies.solo(hand.players), matches.voting)
    hand.wait(60)
    hand.press(Intent.YES if card is Card.YES else Intent.NO)
    hand.wait_until(lambda: sitting.host.phase is not Phase.VOTE)
    hand.wait(ALL_RISES + BALLOT_RISES)
    hand.electors.card = None


def _turn_cards(hand: Stagehand) -> None:
    _drum_is_over(hand, Card.YES)


def _crown(hand: Stagehand) -> None:
    _drum_is_over(hand, Card.YES)
    hand.wait(56)


def _fall(hand: Stagehand) -> None:
    _drum_is_over(hand, Card.NO)
    hand.wait(110)


def _seal(hand: Stagehand) -> None:
    hand.open(companies.solo(hand.players), matches.voting)
    hand.wait(60)
    hand.press(Intent.YES)
    hand.wait(ALONE_TICKS - 4)


def _coins(hand: Stagehand) -> None:
    hand.open(companies.solo(hand.players), matches.scored)
    hand.wait_until(lambda: goals_shown(hand, Layer.OPEN_GOAL) == hand.players)
    hand.wait(90)


def _coronation(hand: Stagehand) -> None:
    hand.open(companies.solo(hand.players), matches.over, Sitting.coronation)
    hand.wait(WHO_WINS)


def _lock_up(hand: Stagehand) -> None:
    moments_of_jester.count(hand, matches.cells_fill(1), Card.NO, Card.NO)
    hand.wait(120)


def _enter_the_wc(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(hand.players), matches.wc_beckons)
    hand.wait(20)
    hand.click_on(matches.guests_to_be(sitting.host)[0])


def _leave_the_wc(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(hand.players), matches.wc_way_out)
    hand.wait(20)
    hand.click_on(matches.guests(sitting.host)[0])


def _run_for_it(hand: Stagehand) -> None:
    moments_of_jester.count(hand, matches.voting, Card.STOMACHACHE, Card.YES)


def _jester_crowned(hand: Stagehand) -> None:
    moments_of_jester.count(hand, matches.jester_votes, Card.YES, Card.YES)


def _jester_refused(hand: Stagehand) -> None:
    moments_of_jester.count(hand, matches.squeezing, Card.NO, Card.NO)
    hand.wait(30)


def _wishes(hand: Stagehand) -> None:
    hand.open(companies.solo(hand.players), matches.scored)
    hand.wait_until(lambda: bool(seen_on(hand.sitting.sheet, Sprite, Layer.WISH_CREST)))


def _next_round(hand: Stagehand) -> None:
    hand.open(companies.solo(hand.players), matches.scored)
    hand.wait_for_people()
    hand.wait(240)
    hand.press(Intent.SKIP)


STRIPS: dict[str, Strip] = {
    "season-turns": Strip("season", _next_round, WHOLE, 24, 12),
    "placement-walk": Strip("placement", _place, CASTLE, 4),
    "climb-walk": Strip("climb", _climb, CASTLE, 4),
    "climb-refusal": Strip("climb", _refuse, CASTLE, 2),
    "vote-seal": Strip("vote", _seal, SEATS, 2),
    "vote-cards": Strip("vote", _turn_cards, WHOLE, 6),
    "vote-crown": Strip("vote", _crown, WHOLE, 9),
    "vote-fall": Strip("vote", _fall, WHOLE, 12),
    "scoring-coins": Strip("scoring", _coins, WHOLE, 6, 6),
    "scoring-wishes": Strip("scoring", _wishes, WHOLE, 24, 6),
    "cells-grille": Strip("cells", _lock_up, CASTLE, 7, 12, needs_jester=True),
    "wc-in": Strip("wc", _enter_the_wc, CASTLE, 6, needs_jester=True),
    "wc-out": Strip("wc", _leave_the_wc, CASTLE, 8, 10, needs_jester=True),
    "stomachache-run": Strip("stomachache", _run_for_it, WHOLE, 14, 12, needs_jester=True),
    "jester-crowned": Strip("jester", _jester_crowned, WHOLE, 14, 12, needs_jester=True),
    "jester-refused": Strip("jester", _jester_refused, CASTLE, 10, 12, needs_jester=True),
    "coronation-crown": Strip("coronation", _coronation, WHOLE, 15, 12),
}
