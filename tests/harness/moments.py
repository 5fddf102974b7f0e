"""The telling moments of every scene of a match, each reached by presses and by waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from kingup_game.app.presses import MOUSE, Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.scenes.match.match_scene import MatchScene
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.seats.vote_cards import AREAS
from kingup_game.table.ballots import GATE_TICKS
from kingup_game.theme.durations import (
    BEAM_KINDLES,
    BEFORE_CROWN,
    CURTAIN_LEAST,
    FACE_HOPS,
    KINGS_WISHES,
    MEANING_SETTLES,
    NAME_COMES,
    NAME_WAITS,
    PAGE_REST,
    PAGE_SLIDES_IN,
    SECRETS_READ,
    SWEEP_BANNER,
    SWEEP_LEAD_IN,
    SWEEP_STEP,
    WHO_WINS,
    WISHES_SHOWN,
)
from kingup_game.theme.layers import Layer
from tests.harness import companies, evenings, matches, moments_around, moments_of_jester
from tests.harness.looking import behind_curtain, goals_shown, seen_on, turned_ballots
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import InlineThinking

Staging = Callable[[Stagehand], Iterator[str]]


def season(hand: Stagehand) -> Iterator[str]:
    hand.open(companies.solo(hand.players))
    hand.wait(80)  # until all cards have come to their seats
    yield "first"
    hand.open(companies.solo(hand.players), matches.scored)
    hand.wait_for_people()
    hand.wait(240)
    hand.press(Intent.SKIP)
    hand.wait_for("DealScene")
    hand.wait(64)
    yield "turning"
    hand.wait(76)
    yield "next"


def deal(hand: Stagehand) -> Iterator[str]:
    hand.open(companies.with_pads(hand.players))
    hand.wait_for_people()
    hand.wait(SWEEP_LEAD_IN + SWEEP_STEP + 10)
    yield "sweep-row"
    hand.wait(3 * SWEEP_STEP)
    yield "sweep-column"
    hand.wait(2 * SWEEP_STEP + SWEEP_BANNER)
    yield "sweep-banner"
    hand.wait(2 * SWEEP_BANNER)
    yield "ready"


def curtain(hand: Stagehand) -> Iterator[str]:
    hand.open(companies.sharing(hand.players))
    behind(hand, "prompt")
    yield "prompt"
    hand.press(Intent.CONFIRM)
    behind(hand, "secret")
    yield "secret"
    behind(hand, "prompt")
    yield "next"
    hand.press(Intent.CONFIRM)
    behind(hand, "prompt for all")
    yield "eyes-back"


def private_look(hand: Stagehand) -> Iterator[str]:
    """What somebody sees who has it easier: on their turn, and in a vote."""
    moments = (("turn", matches.climbing), ("vote", matches.with_a_past(matches.voting)))
    for moment, wanted in moments:
        hand.open(companies.helped(hand.players), wanted, thinking=InlineThinking())
        hand.wait(240)
        yield f"{moment}-asked"
        hand.press(Intent.COUNT)
        behind(hand, "prompt")
        hand.press(Intent.CONFIRM)
        behind(hand, "secret")
        yield moment


def behind(hand: Stagehand, sight: str) -> None:
    """Until the curtain shows this, and some time more."""
    hand.wait_until(lambda: hand.scene == "Curtain" and behind_curtain(hand) == sight)
    hand.wait(round(CURTAIN_LEAST))


def almanac(hand: Stagehand) -> Iterator[str]:
    hand.open(companies.with_pads(hand.players), matches.climbing)
    hand.press(Intent.ALMANAC, device=companies.PADS[0])
    hand.wait(14)
    yield "open"


def placement(hand: Stagehand) -> Iterator[str]:
    hand.open(companies.solo(hand.players))
    hand.wait_for_people()
    hand.wait(260)  # until a bot that had something to say at the deal has said it
    yield "first"
    hand.open(companies.solo(hand.players), matches.placing)
    hand.wait(20)
    yield "choose"
    hand.press(Intent.CONFIRM)
    hand.wait(10)
    yield "held"
    hand.press(Intent.CONFIRM)
    hand.wait(13)
    yield "walk"


def climb(hand: Stagehand) -> Iterator[str]:
    sitting = hand.open(companies.solo(hand.players), matches.with_a_past(matches.climbing))
    hand.wait(20)
    yield "choose"
    hand.click_on(matches.small_move(sitting.host))
    hand.wait(13)
    yield "walk"
    hand.wait_for_people()
    hand.wait(2)
    yield "bot-thinks"
    sitting = hand.open(companies.sharing(hand.players), matches.blocked)
    hand.wait(20)
    hand.click_on(matches.stuck_characters(sitting.host)[0])
    hand.wait(4)
    yield "blocked"
    nominate(hand)
    hand.wait(1 + round(MEANING_SETTLES))
    yield "nominate"
    hand.press(Intent.CONFIRM)
    hand.wait(NAME_WAITS + NAME_COMES + FACE_HOPS)
    yield "called"


def story(hand: Stagehand) -> Iterator[str]:
    """The round on a ribbon, some deeds back; and a thing that says what it is."""
    hand.open(companies.solo(hand.players), matches.with_a_past(matches.climbing))
    hand.wait(30)
    hand.press(Intent.STORY)
    hand.wait()
    for _ in range(3):
        hand.press(Intent.LEFT)
    yield "open"
    hand.press(Intent.BACK)
    hand.press(Intent.LOOK)
    hand.wait()
    yield "look-around"


def nominate(hand: Stagehand) -> None:
    """The first seat has chosen somebody for the throne and is asked whether it is sure."""
    sitting = hand.open(companies.sharing(hand.players), matches.nominating)
    hand.wait(20)
    hand.click_on(_to_the_throne(sitting))
    hand.wait(4)


def vote(hand: Stagehand) -> Iterator[str]:
    hand.open(companies.with_pads(hand.players), matches.with_a_past(matches.voting))
    hand.wait(50)
    yield "open"
    for pad in companies.PADS:
        hand.press(Intent.YES, device=pad)
    hand.wait(GATE_TICKS + 10)
    yield "sealed"
    hand.open(companies.sharing(hand.players), matches.voting)
    hand.wait(GATE_TICKS + 20)
    yield "passing"
    hand.open(companies.solo(hand.players, MOUSE), matches.voting)
    hand.wait(60)
    hand.click(*AREAS[Card.YES].middle)
    hand.point(*AREAS[Card.NO].middle)
    hand.wait(4)
    yield "alone"
    yield from _election(hand, Card.YES, {"cards": 10, "crowned": 56, "reigns": 92})
    yield from _election(hand, Card.NO, {"refused-cards": 16, "fall": 90, "fallen": 60})


def _election(hand: Stagehand, card: Card, moments: dict[str, int]) -> Iterator[str]:
    hand.electors.card = card
    sitting = hand.open(companies.solo(hand.players), matches.voting)
    hand.wait(60)
    hand.press(Intent.YES if card is Card.YES else Intent.NO)
    hand.wait_until(lambda: sitting.is_counting)
    hand.wait_until(lambda: len(turned_ballots(sitting.sheet)) == hand.players)
    for moment, ticks in moments.items():
        hand.wait(ticks)
        yield moment
    hand.electors.card = None


def coach(hand: Stagehand) -> Iterator[str]:
    """The raven's advice at every kind of choice, and folded."""
    usual, hand.settings = hand.settings, {**hand.settings, "coach": True}
    company, thinking = companies.solo(hand.players), InlineThinking()
    moments = {
        "placement": matches.placing,
        "climb": matches.with_a_past(matches.climbing),
        "throne": matches.nominating,
        "vote": matches.with_a_past(matches.voting),
    }
    for moment, wanted in moments.items():
        hand.open(company, wanted, thinking=thinking)
        hand.wait(50)
        yield moment
    hand.press(Intent.COUNT)
    hand.wait(4)
    yield "folded"
    hand.settings = usual


def scoring(hand: Stagehand) -> Iterator[str]:
    hand.open(companies.solo(hand.players), matches.scored)
    told_at_first = hand.players if hand.players <= 4 else (hand.players + 1) // 2
    hand.wait_until(lambda: goals_shown(hand, Layer.SECRET_OUT) == told_at_first)
    hand.wait(SECRETS_READ // 2)
    yield "goals"
    hand.wait_until(lambda: goals_shown(hand, Layer.OPEN_GOAL) == hand.players)
    hand.wait(180)
    yield "count"
    hand.wait_until(lambda: _wishes_are_shown(hand))
    hand.wait(2 * KINGS_WISHES + WISHES_SHOWN)
    yield "wishes"
    hand.wait_for_people()
    hand.wait(PAGE_REST + 1)
    yield "race"
    for page in ("votes", "awards"):
        hand.press(Intent.CONFIRM)
        hand.wait(1 + round(MEANING_SETTLES))
        hand.wait_for_people()
        yield page
    hand.press(Intent.BACK, Intent.RIGHT)
    hand.wait(2)
    yield "wished-by"
    if not hand.table.house.zero_is_33:
        return
    sitting = hand.open(companies.solo(hand.players), matches.scored_thirty_three)
    hand.wait_until(lambda: len(sitting.particles) > 0)
    hand.wait(30)
    yield "33"


def coronation(hand: Stagehand) -> Iterator[str]:
    hand.open(companies.solo(hand.players), matches.over, Sitting.coronation)
    hand.wait(WHO_WINS + BEAM_KINDLES + BEFORE_CROWN)
    yield "throne"
    hand.wait_for_people()
    hand.wait(PAGE_REST + 1)
    yield "winner"
    hand.backstage.places = {"pictures": Path("pictures")}
    hand.press(Intent.CONFIRM)
    hand.wait(2 * round(PAGE_SLIDES_IN))
    yield "evening"
    if hand.backstage.has_large_text:
        hand.press(Intent.RIGHT)
        hand.press(Intent.CONFIRM)
        hand.wait(2)
        yield "remembered"


def _to_the_throne(sitting: Sitting) -> str:
    return next(m.character for m in matches.moves(sitting.host) if m.to is Place.THRONE)


def _wishes_are_shown(hand: Stagehand) -> bool:
    top = hand.backstage.stack.top
    assert isinstance(top, MatchScene)
    return bool(seen_on(top.picture.sheet, Sprite, Layer.WISH_CREST))


SCENES: dict[str, Staging] = {
    "season": season,
    "deal": deal,
    "curtain": curtain,
    "private-look": private_look,
    "almanac": almanac,
    "placement": placement,
    "climb": climb,
    "story": story,
    "vote": vote,
    "coach": coach,
    "scoring": scoring,
    "coronation": coronation,
    **moments_of_jester.SCENES,
    "menu": moments_around.menu,
    "attract": moments_around.attract,
    "lesson": moments_around.lesson,
    "first-match": moments_around.first_match,
    "setup": moments_around.setup,
    "blind-test": moments_around.blind_test,
    "pad-lesson": moments_around.pad_lesson,
    "past": evenings.past,
    "settings": moments_around.settings,
    "about": moments_around.about,
    "rules": moments_around.rules,
    "pause": moments_around.pause,
    "pad-gone": moments_around.pad_gone,
}
