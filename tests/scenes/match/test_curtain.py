"""The curtain: one press a person, black around the secret, and nobody else's prompt near it."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.edition import terms_of
from kingup_game.motion import ticks
from kingup_game.table.seats import Company, Seat
from tests.harness import companies
from tests.harness.looking import behind_curtain, words_on
from tests.harness.matches import new_host
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import frame

HIDDEN = ticks(300)
APART = ticks(500)
PONDERS = ticks(2000)
"""So long people take to hand the device on, and to press."""
LEARNT = ticks(40_000)
FOR_EVER = 6000

ONE = ["prompt Ada", "velvet", "black", "secret", "black", "velvet"]


def is_black(hand: Stagehand) -> bool:
    return not any(frame(hand))


def shown_acts(hand: Stagehand, ponders: int = 30) -> tuple[list[str], int]:
    """What each tick of the curtain shows from the first to the last; and how many presses it
    took. Everybody presses once, some time after they were asked, and never again."""
    hand.wait_until(lambda: hand.scene == "Curtain")
    acts, presses, asked = [act_of(hand)], 0, 0
    while hand.scene == "Curtain":
        asked = asked + 1 if acts[-1].startswith("prompt ") and "all" not in acts[-1] else 0
        if asked == ponders:
            hand.press(Intent.CONFIRM)
            presses += 1
        hand.theatre.tick()
        acts.append(act_of(hand))
        assert len(acts) < FOR_EVER, "the curtain never opened on the castle"
    return acts, presses


def act_of(hand: Stagehand) -> str:
    if hand.scene != "Curtain":
        return "castle"
    act = behind_curtain(hand)
    words = words_on(hand.top.sheets()[0])
    if act != "prompt":
        return act
    alone = {hand.backstage.say("curtain.alone", name=name): name for name in companies.NAMES}
    return f"prompt {next(name for words_, name in alone.items() if words_ in words)}"


def runs_of(acts: list[str]) -> list[tuple[str, int]]:
    runs: list[tuple[str, int]] = []
    for act in acts:
        if runs and runs[-1][0] == act:
            runs[-1] = act, runs[-1][1] + 1
        else:
            runs.append((act, 1))
    return runs


def four_at_one_keyboard() -> Company:
    return Company([Seat(name, n, device=KEYBOARD) for n, name in enumerate(companies.NAMES[:4])])


def until(hand: Stagehand, sight: str) -> None:
    hand.wait_until(lambda: hand.scene == "Curtain" and behind_curtain(hand) == sight, 1000)


def test_each_person_is_asked_and_looks_between_black_by_one_press(hand: Stagehand) -> None:
    hand.open(companies.sharing(4))
    acts, presses = shown_acts(hand)
    other = [act.replace("Ada", "Brunhilde") for act in ONE]
    end = ["prompt for all", "velvet", "castle"]
    assert [act for act, _ in runs_of(acts)] == ["castle", "velvet", *ONE, *other, *end]
    assert presses == 2


def test_four_people_without_pads_know_their_goals_within_forty_seconds(hand: Stagehand) -> None:
    company = four_at_one_keyboard()
    host = new_host(terms_of("classic", 4), company)
    hand.open(company, host=host)
    acts, presses = shown_acts(hand, ponders=PONDERS)
    assert presses == 4
    learnt = max(tick for tick, act in enumerate(acts) if act == "secret")
    assert learnt <= LEARNT
    seen = [length for act, length in runs_of(acts) if act == "secret"]
    assert len(seen) == 4
    assert len(set(seen)) == 1, "a card lies open equally long, whatever is on it"


@pytest.mark.parametrize("seconds", [4, 12])
def test_a_card_closes_by_itself_after_the_time_chosen(hand: Stagehand, seconds: int) -> None:
    hand.settings = {"curtain": seconds}
    hand.open(companies.sharing(4))
    until(hand, "prompt")
    hand.press(Intent.CONFIRM)
    until(hand, "secret")
    assert hand.wait_until(lambda: behind_curtain(hand) != "secret") == ticks(1000 * seconds)


def test_it_stays_open_for_whoever_wants_to_close_it_by_hand(hand: Stagehand) -> None:
    hand.settings = {"curtain": 0}
    hand.open(companies.sharing(4))
    until(hand, "prompt")
    hand.press(Intent.CONFIRM)
    until(hand, "secret")
    hand.wait(FOR_EVER)
    assert behind_curtain(hand) == "secret"
    hand.press(Intent.CONFIRM)
    assert behind_curtain(hand) == "black"


def test_the_same_button_closes_it_early_but_not_by_a_nervous_second_press(
    hand: Stagehand,
) -> None:
    hand.open(companies.sharing(4))
    until(hand, "prompt")
    hand.press(Intent.CONFIRM)
    until(hand, "secret")
    hand.press(Intent.CONFIRM)
    hand.wait(ticks(600))
    assert behind_curtain(hand) == "secret"
    hand.press(Intent.CONFIRM)
    assert behind_curtain(hand) == "black"


def test_black_lasts_longer_than_an_eye_needs(hand: Stagehand) -> None:
    hand.open(companies.sharing(4))
    blacks = [length for act, length in runs_of(shown_acts(hand)[0]) if act == "black"]
    assert len(blacks) == 4
    assert min(blacks) >= HIDDEN


def test_a_secret_is_never_near_another_persons_prompt(hand: Stagehand) -> None:
    hand.open(companies.sharing(4))
    acts, _ = shown_acts(hand)
    secrets = [tick for tick, act in enumerate(acts) if act == "secret"]
    prompts = [tick for tick, act in enumerate(acts) if act.startswith("prompt")]
    assert min(abs(secret - prompt) for secret in secrets for prompt in prompts) >= APART


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("calm", [False, True])
def test_black_is_black_in_every_pixel(hand: Stagehand, text_size: int, calm: bool) -> None:
    hand.settings = {"text_size": text_size, "reduced_motion": calm}
    hand.open(companies.sharing(4))
    until(hand, "prompt")
    assert not is_black(hand)
    for press, shown in ((Intent.CONFIRM, "secret"), (Intent.BACK, "velvet")):
        hand.press(press)
        until(hand, "black")
        for _ in range(HIDDEN):
            assert is_black(hand)
            hand.theatre.tick()
        until(hand, shown)
        hand.wait(APART)
        assert not is_black(hand)


def test_those_who_wait_see_who_has_looked_and_who_comes_next(hand: Stagehand) -> None:
    hand.open(companies.sharing(4))
    until(hand, "prompt")
    sheet = hand.top.sheets()[0]
    say = hand.backstage.say
    assert say("curtain.next", name="Brunhilde") in words_on(sheet)
    assert any(say(f"curtain.tip_{tip}") in words_on(sheet) for tip in range(1, 7))
    hand.press(Intent.CONFIRM)
    until(hand, "secret")
    assert "Brunhilde" not in words_on(sheet)
    until(hand, "prompt")
    assert "Ada" not in words_on(sheet)


def test_somebody_elses_pad_opens_no_curtain(hand: Stagehand) -> None:
    hand.open(companies.sharing(4))
    until(hand, "prompt")
    hand.press(Intent.CONFIRM, Intent.CONFIRM, device="pad:77")
    hand.wait(60)
    assert behind_curtain(hand) == "prompt"
