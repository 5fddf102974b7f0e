"""Points 1, 3 and 5: what can be pressed is high enough and in the safe area at every text size,
and the focus is a ring at least four pixels thick, far from both its edges, around a thing that
grows by a twentieth or a little more.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pygame
import pytest

from kingup_game.scenes.kit.choices import Choice
from kingup_game.scenes.kit.screen import Screen
from kingup_game.stage import layout
from kingup_game.stage.canvas.items import Label, Sprite
from kingup_game.stage.canvas.pictures import Pictures
from kingup_game.stage.canvas.sheet import Sheet
from kingup_game.stage.widgets.screen_buttons import proud
from kingup_game.theme import art
from tests.acceptance.conftest import OpenStage
from tests.acceptance.seen import luminance, ratio
from tests.harness import companies, matches
from tests.harness.moments import SCENES
from tests.harness.stagehand import Stagehand, open_surface

LEAST_HEIGHT = 64.0
THINNEST_RING = 4
LEAST_CONTRAST = 3.0
MAIN_STANDS_OUT, OPEN_STANDS_OUT = 2.0, 1.6
"""So many times as much as any other button of the page, and as the tabs behind."""
PARCHMENT = 0xE8, 0xD3, 0xA6
ROUND_TO = 0.5
EDGE = 4
"""So near to the ring its edges are looked for."""
ACROSS = 36
"""From before a ring to within it, and so far it is looked for."""
RING_REACH = 0.56
SCREENS = ["menu", "setup", "blind-test", "settings", "rules", "pause"]


def choices_of(hand: Stagehand) -> list[Choice]:
    top = hand.backstage.stack.top
    return list(top.choices) if isinstance(top, Screen) else []


@pytest.mark.parametrize(("language", "text_size"), [("en", 100), ("de", 150), ("de", 200)])
@pytest.mark.parametrize("scene", SCREENS)
def test_controls_are_high_enough_and_in_the_safe_area(
    stage: OpenStage, scene: str, language: str, text_size: int
) -> None:
    hand = stage(language=language, text_size=text_size)
    measured, faults = 0, []
    for moment in SCENES[scene](hand):
        for choice in choices_of(hand):
            measured += 1
            spot = choice.area
            right, bottom = spot.x + spot.width, spot.y + spot.height
            is_inside = (
                spot.x >= layout.SAFE_LEFT - ROUND_TO
                and spot.y >= layout.SAFE_TOP - ROUND_TO
                and right <= layout.SAFE_RIGHT + ROUND_TO
                and bottom <= layout.SAFE_BOTTOM + ROUND_TO
            )
            if spot.height < LEAST_HEIGHT or spot.width < LEAST_HEIGHT or not is_inside:
                faults.append(f"{scene}-{moment}: {choice.key} {spot}")
    assert measured > 0 or scene == "rules"
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("scene", ["menu", "setup", "settings", "pause"])
def test_what_has_the_focus_grows_by_a_twentieth_to_a_tenth_of_its_height(
    stage: OpenStage, scene: str
) -> None:
    hand = stage()
    for _ in SCENES[scene](hand):
        for choice in choices_of(hand):
            if not choice.framed:  # its ring alone, around what is large already
                continue
            assert 1.05 <= proud(choice.area).height / choice.area.height <= 1.10, choice.key


Written = tuple[str, float, float, float]


def written_on(sheet: Sheet, choice: Choice) -> set[Written]:
    """Words and icons upon it: what each is, where, and how large."""
    found: set[Written] = set()
    for item in sheet.stacked():
        if isinstance(item, Label) and choice.area.holds(item.x, item.y - 1):
            found.add((item.words, item.x, item.y, item.style.size))
        if isinstance(item, Sprite) and choice.area.holds(item.x, item.y):
            found.add((item.picture, item.x, item.y, item.width or 0.0))
    return found


@pytest.mark.parametrize("scene", SCREENS)
def test_nothing_on_a_button_moves_by_being_chosen(stage: OpenStage, scene: str) -> None:
    hand = stage()
    compared = 0
    for moment in SCENES[scene](hand):
        top = hand.backstage.stack.top
        if not isinstance(top, Screen):
            continue
        before = top.choices.focus
        for choice in choices_of(hand):
            others = next((one.key for one in choices_of(hand) if one.key != choice.key), "")
            seen = []
            for focus in (others, choice.key):
                top.choices.focus = focus
                top.rebuild()
                seen.append(written_on(top.sheet, choice))
            calm, chosen = seen
            still_there = {what for what, *_ in chosen}
            moved = {one for one in calm - chosen if one[0] in still_there}
            assert not moved, f"{scene}-{moment}: {choice.key}: {moved}"
            compared += bool(calm)
        top.choices.focus = before
        top.rebuild()
    assert compared > 0 or scene == "rules"


def ring_thickness(line: list[float]) -> int:
    """The longest run along a line of luminances that is far from an edge on either side of it."""
    longest = 0
    for start in range(1, len(line)):
        for end in range(start + 1, len(line)):
            edges = min(line[max(0, start - EDGE) : start]), min(line[end : end + EDGE])
            within = line[start:end]
            if all(min(ratio(light, edge) for edge in edges) >= LEAST_CONTRAST for light in within):
                longest = max(longest, end - start)
    return longest


def light_along(
    picture: pygame.Surface, start: tuple[float, float], step: tuple[float, float], length: int
) -> list[float]:
    colours = []
    for number in range(length):
        at = round(start[0] + number * step[0]), round(start[1] + number * step[1])
        colours.append(picture.get_at(at)[:3])
    return [float(light) for light in luminance(np.array(colours, dtype=float))]


@pytest.fixture
def television(loaded: Pictures) -> Iterator[Stagehand]:
    """A stage on which a unit of the design is a pixel."""
    yield Stagehand(open_surface((1920, 1080)), loaded=loaded)
    pygame.display.quit()


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize("scene", ["menu", "setup", "settings", "pause"])
def test_a_ring_around_the_focus_is_thick_and_stands_out(
    television: Stagehand, scene: str, high_contrast: bool
) -> None:
    hand = television
    hand.settings = {"contrast": high_contrast}
    measured = 0
    for _ in SCENES[scene](hand):
        top = hand.backstage.stack.top
        assert isinstance(top, Screen)
        if not choices_of(hand):  # a page to be read only: every button closes it
            continue
        measured += 1
        focused = top.choices.focused
        assert focused is not None
        spot = proud(focused.area) if focused.framed else focused.area
        picture = hand.picture()
        above = spot.x + spot.width * 0.35, spot.y - 20
        assert ring_thickness(light_along(picture, above, (0, 1), ACROSS)) >= THINNEST_RING
        left = spot.x - 20, spot.y + spot.height / 2
        assert ring_thickness(light_along(picture, left, (1, 0), ACROSS)) >= THINNEST_RING
    assert measured > 0


def light_of_body(picture: pygame.Surface, choice: Choice) -> float:
    """How bright most of a button is: less of it is letters than paper."""
    area = pygame.Rect(*(round(side) for side in choice.area.grown(-EDGE)))
    pixels = pygame.surfarray.array3d(picture.subsurface(area)).reshape(-1, 3)
    return float(np.median(luminance(pixels.astype(float))))


@pytest.mark.parametrize("scene", ["setup", "settings", "past"])
def test_the_way_on_stands_out_most_and_the_open_tab_is_the_brightest(
    television: Stagehand, scene: str
) -> None:
    hand, measured = television, 0
    paper = float(luminance(np.array([PARCHMENT], dtype=float))[0])
    for moment in SCENES[scene](hand):
        top = hand.backstage.stack.top
        if not isinstance(top, Screen):
            continue
        picture = hand.picture()
        rest = [one for one in top.choices if one.framed and one.key != top.choices.focus]
        light = {one.key: light_of_body(picture, one) for one in rest}
        strength = {key: ratio(lit, paper) for key, lit in light.items()}
        for main in (one.key for one in rest if one.main):
            others = [strong for key, strong in strength.items() if key != main]
            assert strength[main] >= MAIN_STANDS_OUT * max(others, default=0), f"{moment}: {main}"
            measured += 1
        behind = [light[one.key] for one in rest if one.frame == art.TAB_BEHIND]
        for tab in (one.key for one in rest if one.frame == art.TAB_OPEN):
            assert ratio(light[tab], max(behind)) >= OPEN_STANDS_OUT, f"{moment}: {tab}"
    assert measured


@pytest.mark.parametrize("wanted", [matches.placing, matches.climbing])
def test_the_ring_around_a_character_is_thick_and_stands_out(
    television: Stagehand, wanted: matches.Moment
) -> None:
    hand = television
    sitting = hand.open(companies.solo(4), wanted)
    hand.wait(20)
    chosen = [token for token in sitting.tokens.values() if token.sprite.zoom > 1]
    assert len(chosen) == 1
    x, y = chosen[0].head
    start = x - chosen[0].spot.size * RING_REACH, y - chosen[0].spot.size * RING_REACH
    line = light_along(hand.picture(), start, (0.7, 0.7), 30)
    assert ring_thickness(line) >= THINNEST_RING
    assert 1.05 <= chosen[0].sprite.zoom <= 1.10


def test_the_measure_of_a_ring_knows_thin_from_thick() -> None:
    dark, gold, pale = 0.01, 0.5, 0.6
    assert ring_thickness([pale, dark, gold, gold, gold, gold, dark, pale]) == 4
    assert ring_thickness([pale, dark, gold, gold, dark, pale]) == 2
    assert ring_thickness([pale, pale, gold, gold, gold, gold, gold, dark]) == 0
