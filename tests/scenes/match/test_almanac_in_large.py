"""Large cards of the almanac: for everybody at once where several play, and no page tells whose."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Surface

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.engine.addresses import BANNERS, SQUARES
from kingup_game.scenes.over_match.almanac_page import IS_OPEN, LEAST_TICKS
from kingup_game.stage.canvas import loading_ahead, pictures
from kingup_game.stage.canvas.dimming import Filling
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.widgets.book_leaves import LEAF_TURNS
from kingup_game.theme import art
from kingup_game.theme.durations import BANNER_READ
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import CANDLE
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.stagehand import Stagehand

FROM_THE_SOFA = 120
"""Design units: thirty pixels of a screen that is 480 wide."""
KEYS = "signs/key_"
"""Small pictures among letters are read with them."""
ON_A_CARD = 60
"""A banner that is higher hangs over a page, or over the book."""

Seen = tuple[str, str, tuple[float, ...]]


def banner_shown(hand: Stagehand) -> str:
    """The one that lies over the whole book; nothing while all three do."""
    shown = seen_on(hand.top.sheets()[0], Sprite, Layer.ALMANAC)
    large = [one.picture for one in shown if (one.height or 0) > ON_A_CARD]
    heads = {picture for picture in large if picture in map(art.banner, BANNERS)}
    return heads.pop() if len(heads) == 1 else ""


def open_almanac(hand: Stagehand, *, alone: bool) -> str:
    company = companies.solo(4) if alone else companies.with_pads(4)
    hand.open(company, matches.climbing)
    device = KEYBOARD if alone else companies.PADS[0]
    hand.press(Intent.ALMANAC, device=device)
    hand.wait(LEAST_TICKS)
    return device


def leafed(hand: Stagehand) -> None:
    """Until all leaves have turned."""
    hand.wait(len(BANNERS) * LEAF_TURNS + 1)


def all_seen(hand: Stagehand) -> Seen:
    """Which banner, what the line says, and how long each candle is."""
    sheet = hand.top.sheets()[0]
    said = seen_on(sheet, Label, Layer.ALMANAC_LINE)
    candles = seen_on(sheet, Filling, Layer.ALMANAC_RING)
    widths = [one.width for one in candles if one.colour == CANDLE]
    return banner_shown(hand), " ".join(one.words for one in said), tuple(widths)


def read_out(hand: Stagehand, asked: Intent, closing_at: int | None) -> list[Seen]:
    """What is seen tick by tick, until the almanac is shut or shows everything again."""
    device = open_almanac(hand, alone=False)
    seen: list[Seen] = []
    hand.press(asked, device=device)
    while hand.scene == "AlmanacScene" and banner_shown(hand):
        if len(seen) == closing_at:
            hand.press(Intent.BACK, device=device)
        seen.append(all_seen(hand))
        hand.wait(1)
    return seen


def test_where_several_play_all_banners_are_read_out_whoever_asks_and_closes(
    hand: Stagehand,
) -> None:
    usual = read_out(hand, Intent.RIGHT, None)
    assert hand.scene == "AlmanacScene", "nobody asked to close it"
    expected = [art.banner(name) for name in BANNERS for _ in range(BANNER_READ)]
    assert [banner for banner, _, _ in usual] == expected
    for closing_at in (0, BANNER_READ + 5, 3 * BANNER_READ - 2):
        assert read_out(hand, Intent.LEFT, closing_at) == usual
        hand.wait(1)
        assert hand.scene == "Climb", "whoever wanted to close it is obeyed after the last"


def test_the_line_and_candles_say_what_happens_and_how_long(hand: Stagehand) -> None:
    seen = read_out(hand, Intent.RIGHT, None)
    line = hand.backstage.say("almanac.in_turn")
    assert all(line in words for _, words, _ in seen)
    left = [sum(widths) for _, _, widths in seen]
    assert left == sorted(left, reverse=True)
    whole = left[0] / len(BANNERS)
    for turn in range(len(BANNERS)):
        assert left[turn * BANNER_READ] == pytest.approx((len(BANNERS) - turn) * whole)
    assert left[-1] < whole / 10
    assert all_seen(hand)[2] == (), "nothing burns where nothing is read out"


def test_the_book_opens_leaf_by_leaf(hand: Stagehand) -> None:
    hand.open(companies.with_pads(4), matches.climbing)
    hand.press(Intent.ALMANAC, device=companies.PADS[0])
    numbers = []
    for _ in range(IS_OPEN):
        hand.wait(1)
        shown = seen_on(hand.top.sheets()[0], Sprite, Layer.ALMANAC)
        numbers.append(sum(art.is_token(one.picture) for one in shown))
    pages = [6 * SQUARES * number for number in (0, 1, 2)]
    assert sorted(set(numbers)) == [*pages, 6 * len(hand.sitting.shown.almanac.goals)]
    assert numbers == sorted(numbers)


def test_neither_the_book_nor_large_cards_are_read_in_a_frame(
    hand: Stagehand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.loaded = None
    hand.open(companies.solo(4), matches.climbing)
    hand.picture()
    hand.backstage.painter.pictures.is_patient = True  # as in play
    read: list[str] = []

    def noted(folder: Path, name: str) -> Surface:
        if not name.startswith(KEYS):
            read.append(name)
        return loading_ahead.read_picture(folder, name)

    monkeypatch.setattr(pictures, "read_picture", noted)
    for asked in (Intent.ALMANAC, Intent.RIGHT, Intent.RIGHT):
        hand.press(asked)
        for _ in range(IS_OPEN):
            hand.wait(1)
            hand.picture()
    assert read == []
    for _ in range(5):
        hand.backstage.painter.pictures.finish_decoding()
        hand.picture()
    faces = [one for one in seen_on(hand.top.sheets()[0], Sprite) if art.is_token(one.picture)]
    assert all(one.surface is not None for one in faces)
    assert read == []


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
    leafed(hand)
    shown = seen_on(hand.top.sheets()[0], Sprite, Layer.ALMANAC)
    faces = [one for one in shown if art.is_token(one.picture)]
    goals = hand.sitting.shown.almanac.goals[banner * SQUARES :][:SQUARES]
    assert [one.picture for one in faces] == [art.token(who) for goal in goals for who in goal]
    assert all((one.width or 0) >= FROM_THE_SOFA for one in faces)
