"""Large cards of the almanac: for everybody at once where several play, and no page tells whose."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.addresses import BANNERS, SQUARES
from kingup_game.scenes.over_match.almanac_page import LEAST_TICKS
from kingup_game.stage.canvas.items import Sprite
from kingup_game.theme import art
from kingup_game.theme.durations import BANNER_READ
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.stagehand import Stagehand

FROM_THE_SOFA = 120
"""Design units: thirty pixels of a screen that is 480 wide."""


def banner_shown(hand: Stagehand) -> str:
    """The one that lies over the whole book; nothing while all three do."""
    shown = seen_on(hand.top.sheets()[0], Sprite, Layer.ALMANAC)
    heads = {one.picture for one in shown if one.picture in map(art.banner, BANNERS)}
    return heads.pop() if len(heads) == 1 else ""


def open_almanac(hand: Stagehand, *, alone: bool) -> str:
    company = companies.solo(4) if alone else companies.with_pads(4)
    hand.open(company, matches.climbing)
    device = KEYBOARD if alone else companies.PADS[0]
    hand.press(Intent.ALMANAC, device=device)
    hand.wait(LEAST_TICKS)
    return device


def read_out(hand: Stagehand, asked: Intent, closing_at: int | None) -> list[str]:
    """What is seen tick by tick, until the almanac is shut or shows everything again."""
    device = open_almanac(hand, alone=False)
    seen: list[str] = []
    hand.press(asked, device=device)
    while hand.scene == "AlmanacScene" and (banner := banner_shown(hand)):
        if len(seen) == closing_at:
            hand.press(Intent.BACK, device=device)
        seen.append(banner)
        hand.wait(1)
    return seen


def test_where_several_play_all_banners_are_read_out_whoever_asks_and_closes(
    hand: Stagehand,
) -> None:
    usual = read_out(hand, Intent.RIGHT, None)
    assert hand.scene == "AlmanacScene", "nobody asked to close it"
    expected = [art.banner(name) for name in BANNERS for _ in range(BANNER_READ)]
    assert usual == expected
    for closing_at in (0, BANNER_READ + 5, 3 * BANNER_READ - 2):
        assert read_out(hand, Intent.LEFT, closing_at) == usual
        hand.wait(1)
        assert hand.scene == "Climb", "whoever wanted to close it is obeyed after the last"


def test_a_press_for_another_page_changes_nothing_while_they_are_read_out(hand: Stagehand) -> None:
    device = open_almanac(hand, alone=False)
    hand.press(Intent.RIGHT, device=device)
    hand.wait(5)
    hand.press(Intent.RIGHT, Intent.LEFT, device=device)
    assert banner_shown(hand) == art.banner(BANNERS[0])


def test_somebody_alone_leafs_and_closes_as_they_like(hand: Stagehand) -> None:
    device = open_almanac(hand, alone=True)
    for name in BANNERS:
        hand.press(Intent.RIGHT, device=device)
        hand.wait(2 * BANNER_READ)
        assert banner_shown(hand) == art.banner(name)
    hand.press(Intent.LEFT, device=device)
    assert banner_shown(hand) == art.banner(BANNERS[1])
    hand.press(Intent.BACK, device=device)
    hand.wait(1)
    assert hand.scene == "Climb"


@pytest.mark.parametrize("banner", range(len(BANNERS)))
def test_faces_are_seen_from_the_sofa(hand: Stagehand, banner: int) -> None:
    device = open_almanac(hand, alone=True)
    for _ in range(banner + 1):
        hand.press(Intent.RIGHT, device=device)
    shown = seen_on(hand.top.sheets()[0], Sprite, Layer.ALMANAC)
    faces = [one for one in shown if art.is_token(one.picture)]
    goals = hand.sitting.shown.almanac.goals[banner * SQUARES :][:SQUARES]
    assert [one.picture for one in faces] == [art.token(who) for goal in goals for who in goal]
    assert all((one.width or 0) >= FROM_THE_SOFA for one in faces)
