"""High contrast is a mode of its own: the castle steps back, its people step forward."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from kingup_game.engine.actions import Card
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage import layout
from kingup_game.stage.area import Area
from kingup_game.stage.canvas.items import Box, Frame, Label
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.lettering.contrast import contrast
from kingup_game.stage.seats.vote_cards import AREAS
from kingup_game.table.seats import Company
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.scheme import scheme_for
from tests.acceptance.conftest import OpenStage
from tests.acceptance.seen import Pixels, luminance, ratio
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.moments import SCENES
from tests.harness.stagehand import Stagehand

LEAST_CONTRAST = 3.0
CLEARLY_OPEN = 7.0
"""Of the open tab to one that lies behind."""
WITHIN = 12.0
GROUND = (WITHIN, layout.SAFE_BOTTOM + WITHIN, 5 * WITHIN, 2 * WITHIN)
EMPTY_ROOM = (layout.PLACE_X[3] + 70, layout.FLOOR_FEET_Y[0] - 110, 100.0, 100.0)


def part_of(hand: Stagehand, x: float, y: float, width: float, height: float) -> Pixels:
    view: Viewport = hand.backstage.painter.viewport
    shown = hand.picture().subsurface(view.rect_px(x, y, width, height))
    return pygame.surfarray.array3d(shown).swapaxes(0, 1).astype(float)


def open_match(stage: OpenStage, *, contrast: bool) -> Stagehand:
    hand = stage(contrast=contrast, reduced_motion=True)
    hand.open(companies.solo(4), matches.climbing)
    hand.wait(20)
    return hand


def test_scenery_is_darker_and_calmer(stage: OpenStage) -> None:
    usual, high = (
        luminance(part_of(open_match(stage, contrast=is_high), *EMPTY_ROOM))
        for is_high in (False, True)
    )
    assert high.mean() < usual.mean() / 2
    assert high.std() < usual.std() / 2


def test_everybody_in_play_stands_on_a_disc_far_from_the_scenery(stage: OpenStage) -> None:
    hand = open_match(stage, contrast=True)
    for token in hand.sitting.tokens.values():
        if token.sprite.grey:
            continue
        x, y = token.head
        size = token.spot.size
        beside = part_of(hand, x - size * 0.8, y - 2, 4, 4)
        edge = part_of(hand, x - size * 0.85, y - size * 0.1, size * 0.85, size * 0.2)
        lightest = float(luminance(edge).max())
        dark = min(float(luminance(beside).min()), float(luminance(edge).min()))
        assert ratio(lightest, dark) >= LEAST_CONTRAST, token.character


@pytest.mark.parametrize("scene", ["menu", "setup"])
def test_before_a_match_too_the_ground_is_dark_and_what_can_be_pressed_is_pale(
    stage: OpenStage, scene: str
) -> None:
    seen = {}
    for is_high in (False, True):
        hand = stage(contrast=is_high, reduced_motion=True)
        next(SCENES[scene](hand))
        screen = hand.backstage.stack.top
        assert isinstance(screen, Screen)
        button = next(one for one in screen.choices if one.key in ("settings", "join"))
        parts = GROUND, (button.area.x + WITHIN, button.area.middle[1], WITHIN, WITHIN)
        seen[is_high] = [float(luminance(part_of(hand, *part)).mean()) for part in parts]
    assert seen[True][0] < seen[False][0] / 2
    assert seen[True][1] > seen[False][1] * 1.1


def test_tabs_are_flat_and_the_open_one_is_the_pale_one(stage: OpenStage) -> None:
    """They stayed grained wood, two browns beside each other, while all else was flat."""
    hand = stage(contrast=True, reduced_motion=True)
    next(SCENES["past"](hand))
    screen = hand.backstage.stack.top
    assert isinstance(screen, Screen)
    light = {}
    for tab in (one for one in screen.choices if one.frame in (art.TAB_OPEN, art.TAB_BEHIND)):
        ground = part_of(hand, tab.area.x + WITHIN, tab.area.middle[1], WITHIN, WITHIN)
        assert np.ptp(ground, axis=(0, 1)).max() == 0, tab.key
        light[tab.frame] = float(luminance(ground).mean())
    assert light[art.TAB_OPEN] > light[art.TAB_BEHIND]
    assert ratio(*light.values()) >= CLEARLY_OPEN


@pytest.mark.parametrize("company", [companies.solo(4), companies.sharing(4)])
def test_cards_of_a_vote_are_flat_and_far_from_their_words(
    stage: OpenStage, company: Company
) -> None:
    """They stayed wood and parchment."""
    hand = stage(contrast=True, reduced_motion=True)
    sheet = hand.open(company, matches.voting).sheet
    hand.wait(40)
    for card in (Card.YES, Card.NO):
        area = AREAS[card]
        plate = next(
            one
            for one in seen_on(sheet, Box, Layer.HOW_TO_VOTE)
            if Area(one.x, one.y, one.width, one.height).holds(area.middle[0], area.bottom - 20)
        )
        ground = part_of(hand, plate.x + 2 * WITHIN, plate.y + WITHIN * 0.7, 3 * WITHIN, 2)
        assert np.ptp(ground, axis=(0, 1)).max() == 0, card
        words = [
            one
            for one in seen_on(sheet, Label, Layer.HOW_TO_VOTE)
            if area.holds(one.x, one.y) and one.y > plate.y
        ]
        assert words
        for one in words:
            ink = hand.backstage.painter.scheme.paint(one.style.colour)
            assert (
                contrast(ink, "#{:02x}{:02x}{:02x}".format(*ground[0, 0].astype(int)))
                >= CLEARLY_OPEN
            ), one.words


def test_the_ring_of_the_focus_covers_no_neighbour_in_a_close_list(stage: OpenStage) -> None:
    hand = stage(contrast=True, reduced_motion=True, text_size=200)
    next(one for one in SCENES["setup"](hand) if one == "person")
    screen = hand.backstage.stack.top
    assert isinstance(screen, Screen)
    hand.picture()
    rings = [
        pygame.Rect(one.rect)
        for kind in (Box, Frame)
        for one in seen_on(screen.sheet, kind, Layer.FOCUSED_BUTTON)
    ]
    assert rings
    view = hand.backstage.painter.viewport
    for other in screen.choices:
        if other is not screen.choices.focused:
            assert view.rect_px(*other.area).collidelist(rings) < 0, other.key


@pytest.mark.parametrize("at_first", [False, True])
def test_it_comes_and_goes_in_the_middle_of_a_match(stage: OpenStage, at_first: bool) -> None:
    hand = open_match(stage, contrast=at_first)
    before = part_of(hand, 0, 0, layout.WIDTH, layout.HEIGHT)
    sitting = hand.sitting
    for is_high in (not at_first, at_first):
        sitting.backstage.settings.contrast = is_high
        sitting.backstage.painter.resize(hand.surface, scheme=scheme_for(contrast=is_high))
        sitting.match.adopt_settings()
        now = part_of(hand, 0, 0, layout.WIDTH, layout.HEIGHT)
        assert np.array_equal(now, before) == (is_high == at_first)
