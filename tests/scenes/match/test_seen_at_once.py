"""Whose turn, who may move and who is nominated are seen at a glance, three metres away.

The small screen of these tests is a television at that distance: 480 pixels wide.
"""

from __future__ import annotations

import math

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.engine.cast import Place
from kingup_game.engine.stakes import stakes_of
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.items import Box, Label, Sprite
from kingup_game.stage.castle.standing import area_of_floor, numeral_of, standing_area
from kingup_game.stage.lettering.contrast import contrast
from kingup_game.stage.seats.seat_panels import SeatPanels
from kingup_game.table.ballots import GATE_TICKS
from kingup_game.table.seats import Company, Seat
from kingup_game.theme import art
from kingup_game.theme.durations import MEANING_SETTLES
from kingup_game.theme.layers import Layer
from tests.acceptance.seen import luminance, ratio
from tests.harness import companies, matches
from tests.harness.looking import seen_on, words_on
from tests.harness.stagehand import Stagehand

TURN_CONTRAST, OF_ALL_OF_IT = 1.9, 1.7
"""The brightness of whose turn it is, to that of the others: of the parchment below a name, which
alone has 1.2; and of a whole panel, which had 1.04 while only the parchment sank."""
PALE = 0.6
LIVELIER = {1: 2.7, 2: 3.3, 3: 3.6}
"""By the hour: how much more there is to see of people than of the rooms behind them."""
ABOVE = 14
"""So far a hat reaches into a beam."""
PADS = ("pad:1", "pad:2", "pad:3")
PEOPLE = Company([Seat("ABC"[at], at, device=pad) for at, pad in enumerate(PADS)])


def brightness(hand: Stagehand, area: Area) -> tuple[int, int, int]:
    """The colour that most of a part of the screen has."""
    left, top = hand.backstage.painter.viewport.to_px(area.x, area.y)
    right, bottom = hand.backstage.painter.viewport.to_px(area.right, area.bottom)
    pixels = pygame.surfarray.array3d(hand.picture())[left:right, top:bottom]
    red, green, blue = np.median(pixels.reshape(-1, 3), axis=0)
    return int(red), int(green), int(blue)


def light_of(hand: Stagehand, area: Area) -> float:
    """How bright a part of the screen is, all in all."""
    view = hand.backstage.painter.viewport
    part = hand.picture().subsurface(view.rect_px(*area))
    return float(luminance(pygame.surfarray.array3d(part).astype(float)).mean())


def difference(hand: Stagehand, area: Area, before: pygame.Surface) -> float:
    """How much a part of the screen has changed, as a share of black and white."""
    view = hand.backstage.painter.viewport
    (left, top), (right, bottom) = view.to_px(area.x, area.y), view.to_px(area.right, area.bottom)
    was = pygame.surfarray.array3d(before)[left:right, top:bottom].astype(float)
    now = pygame.surfarray.array3d(hand.picture())[left:right, top:bottom].astype(float)
    return float(np.abs(now - was).mean() / 255)


def liveliness(picture: pygame.Surface) -> NDArray[np.float64]:
    """How far each pixel is from the next ones, to the right and below."""
    pixels = pygame.surfarray.array3d(picture).astype(float)
    across = np.abs(np.diff(pixels, axis=0, append=pixels[-1:])).sum(axis=2)
    return np.asarray(across + np.abs(np.diff(pixels, axis=1, append=pixels[:, -1:])).sum(axis=2))


def hexed(colour: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


@pytest.mark.parametrize(
    ("edition", "players", "is_high"),
    [("classic", 4, False), ("jester", 8, False), ("jester", 8, True), ("jester", 2, False)],
)
def test_whose_turn_it_is_is_twice_as_bright_and_larger(
    hand: Stagehand, edition: str, players: int, is_high: bool
) -> None:
    """Each seat in turn: a yellow head that waits outshone all of a red panel that was asked."""
    hand.edition, hand.players, hand.settings = edition, players, {"contrast": is_high}
    panels = hand.open(companies.solo(players), matches.climbing).panels
    hand.wait(30)
    asked, *others = [brightness(hand, panel.body.grown(-12)) for panel in panels.panels]
    for other in others:
        assert contrast(hexed(asked), hexed(other)) >= TURN_CONTRAST
    assert_whoever_is_asked_outshines_all(hand, panels)


def assert_whoever_is_asked_outshines_all(hand: Stagehand, panels: SeatPanels) -> None:
    for seat, asked_panel in enumerate(panels.panels):
        panels.show_turn(seat)
        whole = [light_of(hand, panel.area) for panel in panels.panels]
        bright = whole.pop(seat)
        assert ratio(bright, max(whole)) >= OF_ALL_OF_IT, asked_panel.face.name


def test_whose_turn_it_is_with_a_shared_device_outshines_envelopes_that_wait(
    hand: Stagehand,
) -> None:
    """Only a golden rim told who had it: open envelopes were all alike."""
    hand.edition, hand.players = "jester", 8
    panels = hand.open(companies.sharing(8), matches.voting).panels
    hand.wait(GATE_TICKS + 20)
    for panel in panels.panels:
        panel.show_ballot("open")
    assert_whoever_is_asked_outshines_all(hand, panels)


@pytest.mark.parametrize(("moment", "presses"), [(matches.placing, 2), (matches.climbing, 1)])
def test_whoever_acts_and_whoever_walks_are_lit_until_they_are_there(
    hand: Stagehand, moment: matches.Moment, presses: int
) -> None:
    """All panels were alike until a walk was over, and of whoever passed others a hat was seen."""
    sitting = hand.open(companies.solo(4), moment)
    hand.wait(30)
    hand.press(*[Intent.CONFIRM] * presses)
    hand.wait(10)
    assert sitting.director.busy
    asked, *others = [brightness(hand, panel.body.grown(-12)) for panel in sitting.panels.panels]
    for other in others:
        assert contrast(hexed(asked), hexed(other)) >= TURN_CONTRAST
    (light,) = seen_on(sitting.castle_sheet, Box, Layer.DISC_IN_FRONT)
    heads = [token.head for token in sitting.tokens.values()]
    centre = light.x + light.width / 2, light.y + light.height / 2
    assert min(math.dist(centre, head) for head in heads) < 1
    assert light.width > layout.TOKEN_SIZE
    hand.wait_until(lambda: not sitting.director.busy)
    assert not seen_on(sitting.castle_sheet, Box, Layer.DISC_IN_FRONT)


def test_all_others_are_in_the_shade_a_few_ticks_after_a_bots_turn_began(hand: Stagehand) -> None:
    """While a bot thought, all but two stayed as bright as whoever's turn it was."""
    hand.edition, hand.players, hand.settings = "jester", 8, {"fast_bots": False}
    sitting = hand.open(companies.bots_only(8), matches.climbing)
    hand.wait(6)
    assert not sitting.director.busy
    lit = [light_of(hand, panel.body) for panel in sitting.panels.panels]
    thinker = sitting.host.seats_to_act[0]
    waiting = [light for seat, light in enumerate(lit) if seat != thinker]
    assert lit[thinker] / max(waiting) >= OF_ALL_OF_IT


@pytest.mark.parametrize("hour", LIVELIER)
def test_there_is_more_to_see_of_people_than_of_their_rooms(hand: Stagehand, hour: int) -> None:
    sitting = hand.open(companies.solo(4), matches.climbing)
    sitting.picture.castle.set_light(hour)
    hand.wait(30)
    lively, view = liveliness(hand.picture()), hand.backstage.painter.viewport

    def mark(seen: NDArray[np.bool_], area: Area, *, is_on: bool = True) -> None:
        (left, top), (right, bottom) = (
            view.to_px(area.x, area.y),
            view.to_px(area.right, area.bottom),
        )
        seen[left:right, top:bottom] = is_on

    people, rooms = np.zeros_like(lively, dtype=bool), np.zeros_like(lively, dtype=bool)
    for floor in range(6):
        storey = area_of_floor(Place(floor))
        numeral = numeral_of(Place(floor)).right
        mark(rooms, Area(numeral, storey.y, storey.right - numeral, storey.height))
    for character, spot in sitting.standing.spots().items():
        if sitting.standing.place_of(character).is_floor:
            mark(rooms, standing_area(spot).grown(ABOVE), is_on=False)
            mark(people, standing_area(spot))
    assert people.any()
    assert lively[people].mean() >= LIVELIER[hour] * lively[rooms].mean()


def test_who_cannot_move_is_pale_and_locked_and_who_can_stands_in_light(hand: Stagehand) -> None:
    sitting = hand.open(companies.sharing(4), matches.blocked)
    hand.wait(30)
    stuck = matches.stuck_characters(sitting.host)
    able = {move.character for move in matches.moves(sitting.host)}
    assert stuck
    for character, token in sitting.tokens.items():
        assert token.can_act == (character in able)
        assert (token.sprite.alpha < 255 * PALE + 1) == (character in stuck)
    locks = {(one.x, one.y) for one in seen_on(hand.top.sheet, Sprite, Layer.LOCK)}
    assert len(locks) == len(stuck)
    for stands in (sitting.standing.spot(one) for one in stuck):
        assert any(standing_area(stands).holds(*lock) for lock in locks)
    hand.press(Intent.CONFIRM)
    hand.wait(2)
    assert not seen_on(hand.top.sheet, Sprite, Layer.LOCK), "it is nobody's choice now"


def test_a_nomination_shows_on_the_throne_before_it_is_called(hand: Stagehand) -> None:
    sitting = hand.open(companies.sharing(4, MOUSE), matches.nominating)
    hand.wait(30)
    before = hand.picture().copy()
    king = next(m.character for m in matches.moves(sitting.host) if m.to is Place.THRONE)
    hand.click(*sitting.tokens[king].head)
    hand.wait(2)
    throne = area_of_floor(Place.THRONE)
    middle = Area(throne.middle[0] - 60, throne.y, 120, throne.height)
    assert difference(hand, middle, before) > 0.05
    shown = {one.picture: one for one in seen_on(hand.top.sheet, Sprite, Layer.FREE_PLACE)}
    ghost, crown = shown[art.token(king, "hopeful")], shown[art.CROWN]
    assert crown.rect.centerx == pytest.approx(ghost.rect.centerx, abs=1)
    assert 0 <= crown.rect.top < crown.rect.bottom < ghost.rect.centery
    others = [t for one, t in sitting.tokens.items() if one != king and not t.sprite.grey]
    assert all(token.sprite.alpha < 255 for token in others)
    hand.press(Intent.BACK, device=MOUSE)
    hand.wait(30)
    hand.press(Intent.BACK, device=MOUSE)
    assert not seen_on(hand.top.sheet, Sprite, Layer.FREE_PLACE)


def test_the_round_and_its_part_are_always_to_be_read(hand: Stagehand) -> None:
    for wanted, part in (
        (matches.placing, "place"), (matches.climbing, "move"), (matches.voting, "vote"),
    ):  # fmt: skip
        sitting = hand.open(companies.with_pads(4), wanted)
        hand.wait(30)
        words = words_on(sitting.sheet)
        assert hand.backstage.say("table.round", round=1, rounds=3) in words
        assert hand.backstage.say(f"table.{part}") in words
        for label in seen_on(sitting.sheet, Label, Layer.SPOKEN_LINE):
            assert label.style.size >= 28


def test_alone_one_sees_what_a_vote_would_mean_and_among_several_nobody(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4), matches.voting)
    hand.wait(30)
    view = sitting.shown.view(0)
    assert view.goal is not None
    assert view.nominee is not None
    stakes = stakes_of(view.terms, view.goal, view.board, view.nominee)
    yes, no = (hand.backstage.say(f"votes.{card}") for card in ("yes", "no"))
    shown = [label.words for label in seen_on(sitting.sheet, Label, Layer.OWN_CORNER)]
    assert shown == [yes, str(stakes.yes), no, str(stakes.no)], "each beside its points"
    coins = seen_on(sitting.sheet, Sprite, Layer.OWN_CORNER)
    assert sum(coin.picture in (art.COIN_BLANK, art.COIN_LOSS_BLANK) for coin in coins) == 2
    sitting = hand.open(companies.with_pads(4), matches.voting)
    hand.wait(30)
    assert not seen_on(sitting.sheet, Label, Layer.OWN_CORNER)


def test_hints_show_the_device_that_was_used_last(hand: Stagehand) -> None:
    sitting = hand.open(companies.solo(4), matches.climbing)
    hand.wait(30)
    by_keys = sitting.line.words
    hand.point(300, 300)
    hand.point(600, 600)
    hand.wait(2)
    assert sitting.line.words != by_keys
    hand.key(pygame.K_RIGHT)
    assert sitting.line.words == by_keys


def test_a_hand_that_is_still_pressing_does_not_answer_for_the_next(hand: Stagehand) -> None:
    hand.settings = {"speed": 400}
    company = Company([Seat(name, at, device=KEYBOARD) for at, name in enumerate("ABC")])
    hand.players = 3
    sitting = hand.open(company, matches.placing)
    hand.wait(60)
    before = sitting.host.events_so_far
    for _ in range(8):
        hand.press_in_haste(Intent.CONFIRM)
        hand.wait(3)
    assert sitting.host.events_so_far == before + 1
    hand.wait(round(MEANING_SETTLES) + 2)
    hand.press(Intent.CONFIRM)
    hand.wait(30)
    hand.press(Intent.CONFIRM)
    hand.wait(30)
    assert sitting.host.events_so_far == before + 2
