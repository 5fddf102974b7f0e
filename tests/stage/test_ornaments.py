"""What lives by itself waits while much else changes, and comes as soon as there is room."""

from __future__ import annotations

import pytest

from kingup_game.stage.canvas.backdrop import Scenery
from kingup_game.stage.canvas.items import Sprite
from kingup_game.stage.canvas.ornaments import LONGEST_WAIT
from kingup_game.stage.canvas.painter import Painter
from kingup_game.stage.canvas.sheet import Sheet
from tests.stage.frames import frame, pixels, whole

LEFT_OF_A_FLAME = 143, 250
"""A pixel of the first flame, which is red on one side and white on the other."""


class Stage:
    """A large card that turns, and two flames beside it; one of them half below it."""

    def __init__(self, painter: Painter) -> None:
        self.painter, self.sheet = painter, Sheet()
        self.sheet.backdrop([Scenery("sky.png", covers=True)])
        self.flames = [
            self.sheet.sprite("half.png", x, 500, width=60, layer=1, can_wait=True)
            for x in (300, 520)
        ]
        self.card = self.sheet.sprite("disc.png", 900, 500, width=800, layer=2)
        self.frame()

    def frame(self) -> bytes:
        frame(self.painter, self.sheet)
        return pixels(self.painter)

    def flicker(self) -> None:
        for flame in self.flames:
            flame.mirrored = not flame.mirrored

    def turn(self, squash: float) -> None:
        self.card.squash = squash

    def as_drawn_anew(self) -> bytes:
        """All is looked at, also what waits."""
        return whole(self.painter, self.sheet)


@pytest.fixture
def stage(painter: Painter) -> Stage:
    return Stage(painter)


def test_ornaments_wait_together_while_much_changes_and_come_with_the_next_quiet_frame(
    stage: Stage, painter: Painter
) -> None:
    stage.turn(0.8)
    without = stage.frame()
    stage.turn(1)
    stage.frame()
    stage.flicker()
    stage.turn(0.8)
    assert stage.frame() == without
    came = stage.frame()
    assert came != without
    assert came == stage.as_drawn_anew()
    assert frame(painter, stage.sheet) == []


def test_an_ornament_comes_at_once_where_little_else_changes(stage: Stage) -> None:
    before = stage.frame()
    stage.flicker()
    now = stage.frame()
    assert now != before
    assert now == stage.as_drawn_anew()


def test_no_ornament_waits_for_longer_than_that(stage: Stage, painter: Painter) -> None:
    before = painter.target.get_at(LEFT_OF_A_FLAME)
    stage.flicker()
    for number in range(LONGEST_WAIT):
        stage.turn(0.8 if number % 2 else 1.2)
        stage.frame()
        assert painter.target.get_at(LEFT_OF_A_FLAME) == before
    stage.turn(1)
    stage.frame()
    assert painter.target.get_at(LEFT_OF_A_FLAME) != before


@pytest.mark.parametrize("all_of_it", ["shift", "fade"])
def test_no_ornament_stays_behind_where_all_of_its_sheet_goes(stage: Stage, all_of_it: str) -> None:
    stage.flicker()
    if all_of_it == "shift":
        stage.sheet.shift(300, 0, at_once=True)
    else:
        stage.sheet.fade(100)
    assert stage.frame() == stage.as_drawn_anew()


def test_an_ornament_that_comes_or_goes_does_not_wait(stage: Stage) -> None:
    stage.flames[0].visible = False
    stage.sheet.add(Sprite(stage.sheet, 1), picture="disc.png", x=200, y=200, can_wait=True)
    stage.turn(0.8)
    assert stage.frame() == stage.as_drawn_anew()


def test_what_changed_before_an_ornament_does_comes_at_once(stage: Stage) -> None:
    face = stage.flames[0]
    face.be_ornament(False)
    face.picture = "disc.png"
    face.be_ornament(True)
    face.x += 4
    stage.turn(0.8)
    assert stage.frame() == stage.as_drawn_anew()
