"""A large face blinks, looks aside and breathes while people think; calm eyes only blink."""

from __future__ import annotations

import pytest

from kingup_game.engine.cast import CAST
from kingup_game.motion import ticks
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.seats.face_sizes import (
    JUDGED,
    QUESTION_AT_TABLE,
    WIDTH,
    at_table,
    feet_at_table,
    needed_for,
    needed_while_counting,
)
from kingup_game.theme import art
from kingup_game.theme.cast_crowns import ABOVE_HEAD, PICTURE
from kingup_game.theme.layers import Layer
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.stagehand import Stagehand

A_TURN_OF_EYES = ticks(12_000)


def lives(hand: Stagehand, layer: Layer, moods: tuple[str, ...]) -> tuple[set[str], set[float]]:
    """The moods and the heights in which the one who is large is seen meanwhile."""
    seen, heights = set(), set()
    for _ in range(A_TURN_OF_EYES):
        hand.theatre.tick()
        for face in seen_on(hand.sitting.sheet, Sprite, layer):
            found = [mood for mood in moods if face.picture.endswith(f"-{mood}.webp")]
            if found:
                seen.update(found)
                heights.add(face.y)
    return seen, heights


def test_whoever_is_voted_on_blinks_looks_aside_and_breathes(hand: Stagehand) -> None:
    hand.open(companies.sharing(4), matches.voting)
    hand.wait_for_people()
    moods = ("hopeful", "hopeful-blink", "hopeful-glance")
    seen, heights = lives(hand, Layer.CLOSE_UP, moods)
    assert seen == set(moods)
    assert len(heights) > 4


def test_calm_eyes_over_the_throne_only_blink(hand: Stagehand) -> None:
    hand.settings = {"reduced_motion": True}
    hand.open(companies.sharing(4), matches.voting)
    hand.wait_for_people()
    moods = ("hopeful", "hopeful-blink", "hopeful-glance")
    seen, heights = lives(hand, Layer.CLOSE_UP, moods)
    assert seen == {"hopeful", "hopeful-blink"}
    assert len(heights) == 1


def test_whoever_might_be_chosen_blinks_and_breathes_beside_the_castle(hand: Stagehand) -> None:
    hand.open(companies.solo(4), matches.climbing)
    hand.wait_for_people()
    assert hand.sitting.match.chosen.character is not None
    seen, heights = lives(hand, Layer.OWN_CORNER, ("neutral", "blink"))
    assert seen == {"neutral", "blink"}
    assert len(heights) > 2


@pytest.mark.parametrize("size", [1.0, JUDGED])
def test_a_face_that_may_fear_a_card_is_asked_for_as_the_count_begins_whatever_the_cards(
    size: float,
) -> None:
    for character in CAST:
        fear = art.close_up(character, "fear")
        assert WIDTH * size in needed_while_counting(character, size)[fear]
        assert fear not in needed_for(character)


@pytest.mark.parametrize("character", CAST)
def test_above_two_rows_of_cards_nearly_a_quarter_of_the_screen_is_face_and_no_hat_is_cut(
    character: str,
) -> None:
    wide = WIDTH * at_table(character)
    hat = feet_at_table(at_table(character)) - wide * (1 - ABOVE_HEAD[character] / PICTURE)
    assert hat >= 0
    assert QUESTION_AT_TABLE - hat >= 0.24 * layout.HEIGHT
    assert {wide} <= set(needed_for(character)[art.close_up(character, "hopeful")]), "asked early"
