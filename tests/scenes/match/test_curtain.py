"""Behind the curtain: black before and after, and nobody else's prompt near a secret."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import Intent
from kingup_game.motion import ticks
from tests.harness import companies
from tests.harness.looking import behind_curtain, words_on
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import frame

HIDDEN = ticks(300)
APART = ticks(500)


def is_black(hand: Stagehand) -> bool:
    return not any(frame(hand))


def shown_acts(hand: Stagehand) -> list[str]:
    """What each tick of both curtains shows: black, a prompt, a secret, or the castle."""
    hand.open(companies.sharing(4))
    acts = []
    for tick in range(900):
        if hand.scene == "Curtain" and tick % 45 == 0:
            hand.press(Intent.CONFIRM)
        hand.theatre.tick()
        acts.append(act_of(hand))
        if hand.scene == "Placement":
            return acts
    raise AssertionError("the curtains never ended")


def act_of(hand: Stagehand) -> str:
    if hand.scene != "Curtain":
        return "castle"
    act = behind_curtain(hand)
    words = words_on(hand.top.sheets()[0])
    return f"prompt {next(n for n in companies.NAMES if n in words)}" if act == "prompt" else act


def runs_of(acts: list[str]) -> list[tuple[str, int]]:
    runs: list[tuple[str, int]] = []
    for act in acts:
        if runs and runs[-1][0] == act:
            runs[-1] = act, runs[-1][1] + 1
        else:
            runs.append((act, 1))
    return runs


def test_each_person_is_asked_looks_and_gives_back_between_black(hand: Stagehand) -> None:
    acts = [act for act, _ in runs_of(shown_acts(hand)) if act != "castle"]
    one = ["black", "prompt Ada", "black", "secret", "black", "prompt for all"]
    assert acts == [*one, *(act.replace("Ada", "Brunhilde") for act in one)]


def test_black_lasts_longer_than_an_eye_needs(hand: Stagehand) -> None:
    blacks = [length for act, length in runs_of(shown_acts(hand)) if act == "black"]
    assert len(blacks) == 6
    assert min(blacks) >= HIDDEN


def test_a_secret_is_never_near_another_persons_prompt(hand: Stagehand) -> None:
    acts = shown_acts(hand)
    secrets = [tick for tick, act in enumerate(acts) if act == "secret"]
    prompts = [tick for tick, act in enumerate(acts) if act.startswith("prompt")]
    assert min(abs(secret - prompt) for secret in secrets for prompt in prompts) >= APART


@pytest.mark.parametrize("text_size", [100, 200])
def test_black_is_black_in_every_pixel(hand: Stagehand, text_size: int) -> None:
    hand.settings = {"text_size": text_size}
    hand.open(companies.sharing(4))
    hand.wait_until(lambda: hand.scene == "Curtain")
    for _ in range(HIDDEN):
        hand.theatre.tick()
        assert is_black(hand)
    hand.wait(APART)
    assert not is_black(hand)
    hand.press(Intent.CONFIRM)
    for _ in range(HIDDEN):
        hand.theatre.tick()
        assert is_black(hand)
    hand.wait(APART)
    assert not is_black(hand)
    hand.press(Intent.BACK)
    for _ in range(HIDDEN):
        hand.theatre.tick()
        assert is_black(hand)


def test_somebody_elses_pad_opens_no_curtain(hand: Stagehand) -> None:
    hand.open(companies.sharing(4))
    hand.wait(60)
    before = frame(hand)
    hand.press(Intent.CONFIRM, Intent.CONFIRM, device="pad:77")
    hand.wait(60)
    assert frame(hand) == before
