"""Points 1, 2 and 4: every word of every scene lies in the safe area, is large and stands out.

What counts as the ground of a letter are the pixels directly around it. An outline or a plate that
surrounds the letters wholly is their ground, as guideline 102 of the Xbox accessibility guidelines
has it; one that is too thin, or broken by what lies above, lets the scenery through, and the worst
such pixel is taken. The ratio is that of WCAG 2.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame
import pytest

from kingup_game.app.paths import assets_folder
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Label
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.viewport import Viewport
from kingup_game.stage.lettering.text import Lettering
from kingup_game.stage.lettering.text_styles import TextStyle
from kingup_game.theme.type_scale import BODY, SMALLEST
from tests.acceptance.conftest import OpenStage
from tests.acceptance.seen import Words, words_in_view
from tests.harness import moments_of_jester
from tests.harness.moments import SCENES
from tests.harness.stagehand import Stagehand
from tests.letters import letter_height_px

LARGE = 52
GROWS = 1.3
"""At least, at 200 % text size, where a page has room."""
LEAST_LARGE, LEAST, LEAST_IN_HIGH_CONTRAST = 3.0, 4.5, 7.0

EVENINGS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "usual": ("classic", 4, {}),
    "full table": ("jester", 8, {"language": "de", "contrast": True}),
    "large text": ("classic", 5, {"language": "de", "text_size": 200}),
    "large text, full table": ("jester", 8, {"text_size": 200, "contrast": True}),
}


@pytest.mark.parametrize(
    ("scene", "evening"),
    [
        (scene, evening)
        for scene in SCENES
        for evening, (edition, _, _) in EVENINGS.items()
        if edition == "jester" or scene not in moments_of_jester.SCENES
    ],
)
def test_words_are_large_stand_out_and_lie_in_the_safe_area(
    stage: OpenStage, scene: str, evening: str
) -> None:
    edition, players, settings = EVENINGS[evening]
    hand = stage(edition, players, **settings)
    measured, faults = 0, []
    for moment in SCENES[scene](hand):
        lettering = on_television(hand.backstage.painter.lettering.text_percent)
        for words in words_in_view(hand):
            measured += 1
            wrong = faults_of(words, hand, lettering)
            faults += [f"{scene}-{moment}: {fault}: {words}" for fault in wrong]
    assert measured > 0
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("scene", "moment", "key"),
    [
        ("setup", "free", "setup.or_bot"),
        ("pause", "standings", "house.zero_is_33_help"),
    ],
)
def test_what_a_page_says_beside_its_buttons_grows_with_the_text(
    stage: OpenStage, scene: str, moment: str, key: str
) -> None:
    high = {}
    for text_size in (100, 200):
        hand = stage(text_size=text_size)
        assert any(reached == moment for reached in SCENES[scene](hand))
        said = hand.backstage.say(key)
        (high[text_size],) = (
            one.letter_units for one in words_in_view(hand) if one.label.words == said
        )
    assert high[200] >= GROWS * high[100]


def faults_of(words: Words, hand: Stagehand, lettering: Lettering) -> list[str]:
    faults = []
    usual = LEAST_LARGE if words.letter_units >= LARGE else LEAST
    high_contrast = hand.backstage.settings.contrast
    if words.worst_contrast < (LEAST_IN_HIGH_CONTRAST if high_contrast else usual):
        faults.append("does not stand out")
    if height_of(words.label, lettering) < SMALLEST:
        faults.append("is small")
    if not safe_area(hand).contains(words.ink):
        faults.append("is outside")
    return faults


def safe_area(hand: Stagehand) -> pygame.Rect:
    """With a pixel to spare for rounding."""
    view = hand.backstage.painter.viewport
    width, height = layout.SAFE_RIGHT - layout.SAFE_LEFT, layout.SAFE_BOTTOM - layout.SAFE_TOP
    return view.rect_px(layout.SAFE_LEFT, layout.SAFE_TOP, width, height).inflate(2, 2)


def test_body_text_is_larger_than_the_smallest() -> None:
    assert TextStyle().size == BODY >= 34


@cache
def on_television(text_percent: int) -> Lettering:
    """Words at 1080p: what a unit of the design is there, is a pixel."""
    view = Viewport(1920, 1080)
    pictures = Pictures(assets_folder(), view)
    return Lettering(pictures.assets, pictures, view, text_percent=text_percent)


def height_of(label: Label, lettering: Lettering) -> float:
    return letter_height_px(lettering, lettering.shown(label.words, label.style, label.width))
