"""Text from 100 to 200 % enlarges the game itself, and covers nobody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingup_game.engine.cast import Place
from kingup_game.scenes.telling.crowd import in_the_yard
from kingup_game.stage import layout
from kingup_game.stage.canvas.item import OPAQUE_ALPHA, Item
from kingup_game.stage.canvas.items import Frame, Label
from kingup_game.stage.castle.castle_layers import RISE
from kingup_game.stage.castle.standing import numeral_of
from kingup_game.table.settings import SETTINGS
from kingup_game.theme.durations import LINE_PAGE
from kingup_game.theme.layers import Layer
from kingup_game.words import LANGUAGES
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.moments import nominate
from tests.harness.stagehand import Stagehand, open_surface

SIZES = (100, 125, 150, 175, 200)
SHORT = "Ada"
RIM = 2
"""Of a plate, where its picture is empty."""


def labels(hand: Stagehand) -> Iterator[Label]:
    hand.picture()
    for item in (*hand.sitting.sheet.stacked(), *hand.sitting.words.stacked()):
        if isinstance(item, Label) and item.words and item.visible:
            yield item


def high(hand: Stagehand, words: str) -> float:
    """How high letters of these words are on the screen, in units."""
    label = next(one for one in labels(hand) if one.words == words)
    lettering = hand.backstage.painter.lettering
    shown = lettering.shown(label.words, label.style, label.width)
    return shown.size * lettering.text_percent / 100


def open_climb(hand: Stagehand, text_size: int, language: str = "de") -> None:
    hand.settings = {"language": language, "text_size": text_size}
    hand.open(companies.solo(4), matches.with_a_past(matches.climbing))
    hand.wait(20)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", SIZES)
def test_the_line_never_lies_over_those_in_the_courtyard(
    hand: Stagehand, text_size: int, language: str
) -> None:
    open_climb(hand, text_size, language)
    nominate(hand)
    assert_line_is_below(hand, layout.COURTYARD_FEET_Y)


@pytest.mark.parametrize("text_size", SIZES)
def test_nor_over_those_in_the_kitchen_where_the_castle_stands_lower_for_a_vote(
    text_size: int,
) -> None:
    settings = {"language": "fr", "text_size": text_size}
    hand = Stagehand(open_surface((1280, 720)), "classic", 4, settings)
    sitting = hand.open(companies.solo(4), matches.voting)
    hand.wait(90)
    assert sitting.castle_sheet.dy
    assert not plate_of_the_line(hand).visible, "the ribbon below the face asks"
    assert layout.FLOOR_FEET_Y[0] + sitting.castle_sheet.dy < layout.HEIGHT


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("reduced", [False, True])
def test_whoever_fell_is_out_of_sight_while_the_castle_stands_lower_and_back_with_it(
    hand: Stagehand, text_size: int, reduced: bool
) -> None:
    hand.settings = {"text_size": text_size, "reduced_motion": reduced}
    sitting = hand.open(companies.bots_only(4), matches.with_a_past(matches.voting))
    yard = in_the_yard(sitting.picture)
    up = sitting.host.view(None).nominee  # whose large face falls before the token does
    tokens = sitting.picture.tokens
    inside = [token for one, token in tokens.items() if token not in yard and one != up]
    assert yard
    hand.wait_until(lambda: sitting.castle_sheet.dy >= RISE - 18)
    sitting.picture.show_actors(())  # as before whatever is told next
    while sitting.castle_sheet.dy >= RISE - 18:
        assert {token.sprite.alpha for token in yard} == {0}
        assert {token.sprite.alpha for token in inside} == {OPAQUE_ALPHA}
        hand.wait(1)
    hand.wait_until(lambda: not sitting.castle_sheet.dy)
    assert {token.sprite.alpha for token in yard} == {OPAQUE_ALPHA}


def plate_of_the_line(hand: Stagehand) -> Item:
    hand.picture()
    return next(
        item
        for item in hand.sitting.words.stacked()
        if item.layer == Layer.SPOKEN_LINE and not isinstance(item, Label)
    )


def assert_line_is_below(hand: Stagehand, y: float) -> None:
    plate = plate_of_the_line(hand)
    assert plate.visible
    assert plate.rect.y + RIM >= hand.backstage.painter.viewport.to_px(0, y)[1]
    assert plate.rect.bottom <= hand.surface.get_height()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_too_long_for_large_letters_is_shown_part_after_part(
    hand: Stagehand, language: str
) -> None:
    open_climb(hand, 200, language)
    nominate(hand)
    seen: dict[str, None] = {}
    for _ in range(6 * LINE_PAGE):
        hand.wait()
        line = hand.sitting.line.words
        seen |= {one.words: None for one in labels(hand) if one.words and one.words in line}
    parts = [part.strip() for part in hand.sitting.line.words.split("   ") if part.strip()]
    assert len(parts) == 3
    assert all(any(part in page for page in seen) for part in parts)


def test_names_and_totals_grow_with_the_text(hand: Stagehand) -> None:
    at = {}
    for text_size in (100, 150, 200):
        open_climb(hand, text_size)
        at[text_size] = high(hand, SHORT), high(hand, "0"), high(hand, "Brunhilde")
    for usual, large in zip(at[100], at[150], strict=True):
        assert large >= 1.2 * usual
    assert at[200][0] >= 1.2 * at[100][0], "short names are as large as the longest can be"
    assert at[200][1] >= 1.4 * at[100][1]
    assert at[200][2] >= 1.2 * at[100][2]


@pytest.mark.parametrize("players", [3, 4])
def test_names_below_the_cards_of_a_vote_grow_with_the_text(hand: Stagehand, players: int) -> None:
    hand.players, at = players, {}
    for text_size in (100, 200):
        hand.settings = {"text_size": text_size}
        sitting = hand.open(companies.solo(players), matches.voting)
        sitting.picture.director.play(sitting.picture.ballot_cards.deal(sitting.panels))
        hand.wait_until(lambda: not hand.sitting.director.busy)
        names = seen_on(sitting.sheet, Label, Layer.BALLOT)
        lettering = hand.backstage.painter.lettering
        sizes = {lettering.shown(one.words, one.style, one.width).size for one in names}
        assert len(sizes) == 1, "one size for all"
        at[text_size] = sizes.pop() * text_size
    assert at[200] >= 1.2 * at[100]


def test_nobody_is_written_larger_for_having_called(hand: Stagehand) -> None:
    hand.settings = {"text_size": 200}
    sitting = hand.open(companies.solo(4), matches.with_a_past(matches.climbing))
    for seat, panel in enumerate(sitting.panels.panels):
        sitting.panels.show_horn(seat)
        own, *others = (high(hand, one.face.short_name) for one in (panel, *sitting.panels.panels))
        assert own <= min(others), panel.face.name


def test_ones_own_goal_has_larger_heads_beside_large_letters(hand: Stagehand) -> None:
    open_climb(hand, 100)
    usual = high(hand, "Lieblinge")
    open_climb(hand, 200)
    assert high(hand, "Lieblinge") >= 1.5 * usual


def test_what_has_just_happened_hides_no_worth(hand: Stagehand) -> None:
    open_climb(hand, 200)
    pad = "Xbox Wireless Controller"
    hand.backstage.notices.append(hand.backstage.say("notices.pad_left", pad=pad))
    hand.wait(2)
    hand.theatre.show()
    (plate,) = seen_on(hand.theatre.notices.sheet, Frame, Layer.NOTICE)
    number = hand.backstage.painter.viewport.rect_px(*numeral_of(Place.THRONE))
    assert plate.rect.collidelist([number]) < 0


def test_another_size_counts_at_once_in_a_match(hand: Stagehand) -> None:
    open_climb(hand, 100)
    before = high(hand, SHORT)
    hand.backstage.choose(SETTINGS["text_size"], 200)
    hand.sitting.match.adopt_settings()
    assert high(hand, SHORT) >= 1.2 * before
