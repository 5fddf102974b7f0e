"""The almanac opens when nobody expects it, and shows what counts at that moment."""

from __future__ import annotations

import pytest

from kingup_game.engine.scoring import worth
from kingup_game.engine.state import Phase
from kingup_game.scenes.over_match.almanac_page import LEAST_TICKS
from kingup_game.stage.widgets.almanac_board import AlmanacBoard
from kingup_game.theme.durations import MEANING_SETTLES
from tests.harness import virtual_pads as virtual
from tests.harness.sofa_pads import Pads, at, two_with_pads
from tests.harness.stagehand import Stagehand


def worths_shown(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    shown: list[list[int]] = []
    make = AlmanacBoard.__init__

    def noted(board: AlmanacBoard, *given: object) -> None:
        shown.append(list(given[-1]))  # type: ignore[call-overload]
        make(board, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(AlmanacBoard, "__init__", noted)
    return shown


def test_the_almanac_after_an_act_was_taken_back_shows_the_worth_before_it(
    game: Stagehand, pads: Pads, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, (one, _) = two_with_pads(game, pads)
    at(game, sitting, Phase.PLACE)
    shown = worths_shown(monkeypatch)
    before = sitting.host.view(None).board
    pads.press(one, virtual.A, virtual.A)
    assert sitting.host.view(None).board != before
    game.wait(60)
    pads.press(one, virtual.Y)
    assert game.scene == "AlmanacScene"
    game.wait(LEAST_TICKS)
    placed = sitting.host.view(None).board
    pads.press(one, virtual.B)
    assert game.scene == "Placement"
    assert sitting.host.view(None).board == placed, "closing a page is no taking back"
    game.wait(60)
    pads.press(one, virtual.B)
    game.wait(1 + round(MEANING_SETTLES))  # till then nobody hears what was pressed in haste
    pads.press(one, virtual.Y)
    assert sitting.host.view(None).board == before
    goals = sitting.shown.almanac.goals
    assert shown == [[worth(goal, board) for goal in goals] for board in (placed, before)]
    game.wait(LEAST_TICKS)
    pads.press(one, virtual.B)
    assert game.scene == "Placement"
    assert sitting.host.seats_to_act == (0,)


def test_the_almanac_interrupts_a_walk_that_can_still_be_taken_back(
    game: Stagehand, pads: Pads
) -> None:
    sitting, (one, other) = two_with_pads(game, pads)
    game.backstage.pace = type(game.backstage.pace)(100, False)
    sitting.match.adopt_settings()
    at(game, sitting, Phase.PLACE)
    pads.press(one, virtual.A, virtual.A)
    assert sitting.director.busy
    pads.press(other, virtual.Y)
    game.wait(60)
    assert sitting.director.busy, "behind a page the picture stands still"
    pads.press(other, virtual.Y)
    game.wait(200)
    pads.press(one, virtual.B)
    assert sitting.host.seats_to_act == (0,)
    assert game.scene == "Placement"


def test_a_character_in_the_hand_stays_there_while_the_almanac_is_open(
    game: Stagehand, pads: Pads
) -> None:
    sitting, (one, other) = two_with_pads(game, pads)
    at(game, sitting, Phase.PLACE)
    pads.press(one, virtual.A)
    pads.press(other, virtual.Y)
    game.wait(LEAST_TICKS)
    pads.press(one, virtual.B)
    assert game.scene == "Placement"
    assert game.top.is_in_the_middle
