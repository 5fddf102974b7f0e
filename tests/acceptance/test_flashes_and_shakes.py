"""Point 23: the loudest moments flash at most three times a second and shake little and briefly.

With reduced motion they do neither. A shake moves the whole picture to and fro: sheets shift, or
somebody's head is shaken. What flies, falls or jumps by itself is no shake. Nor is the
camera: it goes one way, slowly, and with reduced motion it cuts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card
from kingup_game.motion import ticks
from kingup_game.stage.canvas.item import ItemHolder
from kingup_game.stage.castle.castle_layers import ASIDE, RISE
from tests.acceptance.conftest import OpenStage
from tests.acceptance.flashes import GRID, Brightness, brightness, most_flashes_a_second
from tests.acceptance.seen import items_in_view
from tests.harness import companies, matches
from tests.harness.moments_of_jester import count
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

SIZE = (640, 360)
"""Ten pixels a side are a cell of `flashes.GRID`: more would be the same mean."""
MOST_FLASHES = 3
MOST_SHAKE_UNITS = 6.0
LONGEST_SHAKE = ticks(200)
AFTERWARDS = 60
ROUNDED = 0.01


def election(card: Card) -> Callable[[Stagehand], int]:
    def begin(hand: Stagehand) -> int:
        hand.electors.card = card
        hand.open(companies.solo(hand.players), matches.voting)
        hand.wait(60)
        hand.press(Intent.YES if card is Card.YES else Intent.NO)
        hand.wait_until(lambda: hand.sitting.is_counting)
        return ticks(7000)

    return begin


def scoring(hand: Stagehand) -> int:
    hand.open(companies.solo(hand.players), matches.scored)
    return ticks(14000)


def thirty_three(hand: Stagehand) -> int:
    hand.open(companies.solo(hand.players), matches.scored_thirty_three)
    return ticks(14000)


def coronation(hand: Stagehand) -> int:
    hand.open(companies.solo(hand.players), matches.over, Sitting.coronation)
    return ticks(4000)


def joke(wanted: matches.Moment, own: Card, others: Card) -> Callable[[Stagehand], int]:
    def begin(hand: Stagehand) -> int:
        hand.edition = "jester"
        count(hand, wanted, own, others)
        return ticks(5000)

    return begin


MOMENTS = {
    "cell": joke(matches.cells_fill(0), Card.NO, Card.NO),
    "stomachache": joke(matches.voting, Card.STOMACHACHE, Card.YES),
    "jester": joke(matches.jester_votes, Card.YES, Card.YES),
    "crown": election(Card.YES),
    "trapdoor": election(Card.NO),
    "scoring": scoring,
    "33": thirty_three,
    "coronation": coronation,
}


def off_its_place(sheet: ItemHolder, *, calm: bool) -> float:
    """How far a sheet is from where it stands, or from where the camera has it stand."""
    right, down = sheet.dx, sheet.dy
    if not calm and is_aside(right, down):
        return 0.0
    is_on_its_way = not calm and 0 < down < RISE
    places = (0, down if is_on_its_way else 0), (ASIDE, 0), (0, RISE)
    return min(max(abs(right - x), abs(down - y)) for x, y in places)


def is_aside(right: float, down: float) -> bool:
    """Whether that lies on the straight way from home to one side, or from there to the sky."""
    if down == 0:
        return MOST_SHAKE_UNITS < right < ASIDE
    return right > 0 and down > 0 and abs(right / ASIDE + down / RISE - 1) < ROUNDED


def watched(hand: Stagehand, length: int, *, calm: bool) -> Iterator[tuple[Brightness, float]]:
    """Each frame, and how far any sheet is off its place in it."""
    for _ in range(length):
        hand.theatre.show()
        picture = brightness(hand.surface)
        sheets = {item.sheet for item in items_in_view(hand.theatre)}
        yield picture, max((off_its_place(sheet, calm=calm) for sheet in sheets), default=0.0)
        hand.theatre.tick()


@pytest.mark.parametrize("calm", [False, True], ids=["lively", "calm"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_loudest_moments_hardly_flash_and_shake_and_calm_ones_never(
    stage: OpenStage, moment: str, calm: bool
) -> None:
    hand = stage(reduced_motion=calm)
    seen = list(watched(hand, MOMENTS[moment](hand), calm=calm))
    frames, off = [frame for frame, _ in seen], [way for _, way in seen]
    assert any((frame != frames[0]).any() for frame in frames)
    assert most_flashes_a_second(frames) <= (0 if calm else MOST_FLASHES)
    assert max(off) <= (0 if calm else MOST_SHAKE_UNITS)
    assert longest_run([way > 0 for way in off]) <= LONGEST_SHAKE


@pytest.mark.parametrize("calm", [False, True], ids=["lively", "calm"])
def test_a_head_that_is_shaken_moves_little_and_briefly_and_not_at_all_in_calm(
    stage: OpenStage, calm: bool
) -> None:
    hand = stage(reduced_motion=calm)
    sitting = hand.open(companies.sharing(4), matches.blocked)
    hand.wait(20)
    stuck = matches.stuck_characters(sitting.host)[0]
    rest = sitting.tokens[stuck].sprite.x
    hand.click_on(stuck)
    away = []
    for _ in range(AFTERWARDS):
        hand.theatre.tick()
        away.append(abs(sitting.tokens[stuck].sprite.x - rest))
    assert (max(away) == 0) if calm else (0 < max(away) <= MOST_SHAKE_UNITS)
    assert sum(way > 0 for way in away) <= LONGEST_SHAKE


def longest_run(flags: list[bool]) -> int:
    longest = now = 0
    for flag in flags:
        now = now + 1 if flag else 0
        longest = max(longest, now)
    return longest


def blinking(period_ticks: int, share: float) -> list[Brightness]:
    """A second in which a part of the picture goes on and off."""
    frames = []
    for tick in range(60):
        frame = np.full(GRID, 0.2)
        frame[: int(GRID[0] * share)] = 0.7 if tick % period_ticks < period_ticks / 2 else 0.2
        frames.append(frame)
    return frames


@pytest.mark.parametrize(
    ("period_ticks", "share", "flashes"), [(10, 0.5, 6), (30, 0.5, 2), (10, 0.15, 0), (120, 1.0, 0)]
)
def test_the_measure_counts_what_blinks(period_ticks: int, share: float, flashes: int) -> None:
    assert abs(most_flashes_a_second(blinking(period_ticks, share)) - flashes) <= 1
    assert (most_flashes_a_second(blinking(period_ticks, share)) > 0) == (flashes > 0)
