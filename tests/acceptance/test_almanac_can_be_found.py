"""Point 19: one press of anybody shows all 26 cards at once, large enough, and names nobody."""

from __future__ import annotations

import pygame
import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.addresses import BANNERS, SQUARES
from kingup_game.motion import ticks
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.theme import art
from tests.acceptance.conftest import OpenStage
from tests.acceptance.seen import items_in_view
from tests.harness import companies, matches

CARDS, TOKENS_ON_A_CARD = 26, 6
LEAST_TOKEN = 64
OPEN_WITHIN = ticks(250)


@pytest.mark.parametrize(("edition", "players"), [("classic", 3), ("jester", 8)])
def test_one_press_opens_all_cards_and_names_nobody(
    stage: OpenStage, edition: str, players: int
) -> None:
    hand = stage(edition, players)
    hand.open(companies.with_pads(players), matches.climbing)
    hand.wait(20)
    hand.press(Intent.ALMANAC, device=companies.PADS[1])
    hand.wait(OPEN_WITHIN)
    opened = pygame.image.tobytes(hand.picture(), "RGB")
    hand.wait(30)
    assert pygame.image.tobytes(hand.picture(), "RGB") == opened
    own = hand.top.sheets()
    board = [item for item in items_in_view(hand.theatre) if item.sheet in own]
    tokens = [i for i in board if isinstance(i, Sprite) and i.picture.startswith("cast/")]
    assert len(tokens) == CARDS * TOKENS_ON_A_CARD
    assert min(token.width or 0 for token in tokens) >= LEAST_TOKEN
    pictures = [item.picture for item in board if isinstance(item, Sprite)]
    assert pictures.count(art.COIN_BLANK) == CARDS + 1, "a worth is a coin, and one says so"
    assert all(pictures.count(art.banner(name)) >= SQUARES for name in BANNERS[:2])
    words = [item.words for item in board if isinstance(item, Label)]
    assert not [name for name in companies.NAMES if any(name in one for one in words)]
