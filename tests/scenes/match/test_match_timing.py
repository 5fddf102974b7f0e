"""How long things take in a match, and that nobody has to wait for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random

import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import JESTER, Place
from kingup_game.engine.edition import terms_of
from kingup_game.engine.state import Phase
from kingup_game.motion import ticks
from kingup_game.table.ballots import GATE_TICKS, BallotBox
from kingup_game.table.host import Host
from kingup_game.theme.durations import BOT_ACT_READ, MEANING_SETTLES
from tests.harness import companies, matches
from tests.harness.looking import words_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import InlineThinking

MOST_OF_A_MATCH = 0.25
"""All elections together, from the nomination to the crown or the thud."""


def step_off(hand: Stagehand) -> None:
    """The first seat sends somebody up, and the walk begins."""
    sitting = hand.open(companies.sharing(4), matches.climbing)
    hand.wait(10)
    hand.click_on(matches.small_move(sitting.host))


def walks(hand: Stagehand) -> bool:
    return any(token.mood == "climb" for token in hand.sitting.tokens.values())


def test_a_climb_takes_between_350_and_500_milliseconds(hand: Stagehand) -> None:
    step_off(hand)
    hand.wait_until(lambda: walks(hand))
    places = []
    for _ in range(60):
        places.append(tuple(token.spot for token in hand.sitting.tokens.values()))
        hand.theatre.tick()
    moving = next(tick for tick in count(1) if len(set(places[tick:])) == 1)
    assert ticks(350) <= moving <= ticks(500)


@pytest.mark.parametrize("after", [1, 8, 20])
def test_any_walk_ends_within_100_milliseconds_of_a_press(hand: Stagehand, after: int) -> None:
    step_off(hand)
    hand.wait(after)
    assert hand.sitting.director.busy
    hand.press(Intent.SKIP)
    assert hand.wait_until(lambda: not hand.sitting.director.busy) <= ticks(100)


def vote_everywhere(hand: Stagehand, card: Card) -> Sitting:
    """The last ballot of a table has just been cast."""
    hand.electors.card = card
    sitting = hand.open(companies.with_pads(hand.players), matches.voting)
    hand.wait(round(MEANING_SETTLES))
    hand.press(Intent.YES if card is Card.YES else Intent.NO, device=companies.PADS[0])
    hand.wait(300)
    hand.press(Intent.YES if card is Card.YES else Intent.NO, device=companies.PADS[1])
    return sitting


def tells_the_result(sitting: Sitting, nominee: str) -> bool:
    name, say = sitting.voice.character(nominee), sitting.backstage.say
    told = "vote.jester_" if nominee == JESTER else "vote."
    results = [say(f"{told}{result}", character=name) for result in ("crowned", "refused")]
    results += [say("vote.cell", character=name, worth=-worth) for worth in (1, 2, 3)]
    shown = words_on(sitting.sheet) + words_on(sitting.words)
    return any(one[:1].upper() + one[1:] in shown for one in results)


@pytest.mark.parametrize("card", [Card.YES, Card.NO])
@pytest.mark.parametrize(
    ("edition", "players"), [("classic", 3), ("classic", 6), ("jester", 2), ("jester", 8)]
)
def test_four_seconds_after_the_last_ballot_everybody_knows(
    hand: Stagehand, edition: str, players: int, card: Card
) -> None:
    hand.edition, hand.players = edition, players
    sitting = vote_everywhere(hand, card)
    nominee = sitting.host.view(None).nominee
    assert nominee is not None
    passed = hand.wait_until(lambda: tells_the_result(sitting, nominee))
    assert ticks(1200) < passed <= ticks(4000)


def length_of_a_refusal(hand: Stagehand, after: int) -> int:
    """From the closed box to the next turn, where so many were refused in the round."""

    def is_next(host: Host) -> bool:
        return host.phase is Phase.VOTE and host.view(None).board.count(Place.OUT) == after

    hand.electors.card = Card.NO
    sitting = hand.open(companies.bots_only(4), is_next)
    hand.wait_until(lambda: sitting.is_counting)
    return hand.wait_until(lambda: not sitting.is_counting)


def test_refusals_take_less_and_less_in_a_round_and_two_thirds_from_the_third_on(
    hand: Stagehand,
) -> None:
    usual, second, third, fourth = (length_of_a_refusal(hand, after) for after in range(4))
    assert 0.85 * usual < second < usual
    assert 0.5 * usual < fourth < third <= 0.67 * usual


@pytest.mark.parametrize("card", [Card.YES, Card.NO])
def test_a_count_is_hurried_by_a_press_but_not_in_its_first_600_milliseconds(
    hand: Stagehand, card: Card
) -> None:
    hand.players = 6
    sitting = vote_everywhere(hand, card)
    hand.wait_until(lambda: sitting.is_counting)
    hand.wait(ticks(600) - 2)
    hand.press(Intent.SKIP)
    hand.wait(ticks(100) + 1)
    assert sitting.is_counting
    hand.press(Intent.SKIP)
    assert hand.wait_until(lambda: not sitting.is_counting) <= ticks(100)


@pytest.mark.parametrize("opening", [matches.climbing, matches.scored])
def test_pressing_again_and_again_hurries_everything_along(
    hand: Stagehand, opening: matches.Moment
) -> None:
    hand.open(companies.solo(4), opening)
    hand.wait(10)
    if opening is matches.climbing:
        hand.press(Intent.CONFIRM)
    hand.press(Intent.SKIP)
    assert hand.wait_until(lambda: not hand.sitting.director.busy) <= ticks(100)


@pytest.mark.parametrize("done_at", [0, 100, GATE_TICKS, GATE_TICKS + 40])
def test_bots_seal_together_when_the_gate_opens_and_the_last_of_them_is_done(done_at: int) -> None:
    """So that not even who thought for how long is to be seen, and a bot never waits longer."""
    for number in range(50):
        box = BallotBox({3: (Card.YES,)}, [3], [], [0, 1, 2], Random(f"{number}/seals"))
        seen = []
        for tick in range(1, GATE_TICKS + 60):
            box.bots_are_done = tick > done_at
            box.advance()
            seen.append(box.sealed[:3])
        assert [sum(seals) for seals in seen] == [
            3 if tick >= GATE_TICKS and tick > done_at else 0 for tick in range(1, GATE_TICKS + 60)
        ]


def has_seen_more(sitting: Sitting, than: int) -> bool:
    return len(sitting.host.seen_since(None, 0)) > than


def bot_turns(hand: Stagehand, wanted: matches.Moment) -> Iterator[tuple[int, int]]:
    """Of each turn of a bot: the ticks until it acts, and until everything of it was shown."""
    sitting = hand.open(companies.bots_only(5), wanted)
    for _ in range(8):
        hand.wait_until(lambda: not sitting.director.busy)
        scene, before = hand.scene, len(sitting.host.seen_since(None, 0))
        acts = hand.wait_until(partial(has_seen_more, sitting, before))
        if sitting.host.phase is Phase.VOTE:
            return
        shown = hand.wait_until(lambda: not sitting.director.busy)
        if hand.scene != scene:
            return
        yield acts, acts + shown


@pytest.mark.parametrize("wanted", [matches.placing, matches.climbing])
def test_a_bot_takes_a_human_pause(hand: Stagehand, wanted: matches.Moment) -> None:
    hand.settings, hand.players = {"fast_bots": False}, 5
    pauses = [acts for acts, _ in bot_turns(hand, wanted)]
    assert len(pauses) >= 2
    assert ticks(600) <= min(pauses)
    assert max(pauses) <= ticks(1500) + 2


@pytest.mark.parametrize("speed", [100, 400])
@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("wanted", [matches.placing, matches.climbing])
def test_no_bot_is_faster_than_one_can_read_at_any_speed(
    hand: Stagehand, wanted: matches.Moment, speed: int, calm: bool
) -> None:
    hand.players = 5
    hand.settings = {"fast_bots": True, "speed": speed, "reduced_motion": calm}
    turns = [shown for _, shown in bot_turns(hand, wanted)]
    assert len(turns) >= 2
    assert min(turns) >= BOT_ACT_READ
    if speed > 100:
        assert max(turns) <= BOT_ACT_READ + ticks(300)


@pytest.mark.parametrize("wanted", [matches.placing, matches.climbing])
def test_a_press_hurries_a_bot_past_reading(hand: Stagehand, wanted: matches.Moment) -> None:
    sitting = hand.open(companies.solo(4), wanted)
    hand.wait(10)
    hand.press(Intent.CONFIRM)
    hand.wait(30)
    hand.press(Intent.CONFIRM)
    hand.wait_until(lambda: sitting.host.seats_to_act != (0,))
    hand.wait_until(lambda: not sitting.director.busy)
    hand.press(Intent.SKIP)
    assert hand.wait_until(lambda: sitting.director.busy) <= ticks(300), "its pause"
    hand.press(Intent.SKIP)
    assert hand.wait_until(lambda: not sitting.director.busy) <= ticks(100), "its act"


def test_there_is_time_to_take_something_back_also_before_quick_bots(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4), matches.climbing)
    hand.wait(10)
    hand.click_on(matches.small_move(sitting.host))
    hand.wait_until(lambda: not sitting.director.busy)
    hand.wait()
    offer = f"{hand.backstage.button(Intent.BACK)} {hand.backstage.say('placement.undo')}"
    hurry = hand.backstage.say(f"actions.{Intent.SKIP}")
    assert offer in sitting.match.voice.line.words
    assert hurry in sitting.match.voice.line.words
    assert hand.wait_until(lambda: sitting.director.busy) >= ticks(900)


def test_elections_take_a_quarter_of_a_match_among_bots_at_most(hand: Stagehand) -> None:
    """Of fourteen tables with our own bots the one at which most is voted: the Jester is called
    again and again."""
    hand.settings, company = {"fast_bots": False}, companies.bots_only(3)
    host = matches.new_host(terms_of("jester", 3), company, seed=1)
    hand.open(company, host=host, thinking=InlineThinking())
    ticks_of: Counter[bool] = Counter()
    while hand.scene != "Coronation":
        hand.theatre.tick()
        ticks_of[hand.scene == "Vote"] += 1
    assert 0.1 < ticks_of[True] / ticks_of.total() <= MOST_OF_A_MATCH


def placing_somebody(hand: Stagehand) -> None:
    hand.open(companies.solo(4), matches.placing)
    hand.wait(10)
    hand.press(Intent.CONFIRM, Intent.CONFIRM)


def falling(hand: Stagehand) -> None:
    hand.players = 6
    sitting = vote_everywhere(hand, Card.NO)
    nominee = sitting.host.view(None).nominee
    assert nominee is not None
    hand.wait_until(lambda: tells_the_result(sitting, nominee))
    hand.wait(30)


def being_crowned(hand: Stagehand) -> None:
    hand.open(companies.solo(4), matches.over, Sitting.coronation)
    hand.wait(10)


@pytest.mark.parametrize("begin", [placing_somebody, falling, being_crowned])
@pytest.mark.parametrize("after", [1, 12])
def test_any_animation_ends_within_100_milliseconds_of_a_press(
    hand: Stagehand, begin: Callable[[Stagehand], None], after: int
) -> None:
    begin(hand)
    hand.wait(after)
    assert hand.sitting.director.busy
    hand.press(Intent.SKIP)
    assert hand.wait_until(lambda: not hand.sitting.director.busy) <= ticks(100)
