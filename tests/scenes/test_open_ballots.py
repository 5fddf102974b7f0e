"""The house rule that leaves ballots on the table, and its absence."""

from __future__ import annotations

from typing import Any

import pytest

from kingup_game.app.actions import KEYBOARD, Action
from kingup_game.engine.state import Phase
from kingup_game.scenes import almanac
from tests.evening import Evening
from tests.sitting import bot, climb_to, open_scene, person, sit_down


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The votes of every vote board that was opened."""
    boards: list[Any] = []
    real = almanac.VoteBoard

    def noted(*parts: Any) -> Any:
        boards.append(parts[-1])
        return real(*parts)

    monkeypatch.setattr(almanac, "VoteBoard", noted)
    return boards


def after_a_refusal(game: Evening, *, is_open: bool) -> None:
    seats = [person("Ada", 0, KEYBOARD), bot("Bo", 1), bot("Cy", 2)]
    room = sit_down(game, seats, house={"open_ballots": is_open})
    climb_to(room, Phase.VOTE)
    climb_to(room, Phase.MOVE)
    open_scene(game, room)
    game.press(KEYBOARD, Action.ALMANAC)
    game.wait(20)


def test_open_ballots_are_the_second_page_of_the_almanac(game: Evening, shown: list[Any]) -> None:
    after_a_refusal(game, is_open=True)
    game.press(KEYBOARD, Action.ALMANAC)
    assert [len(votes) for votes in shown] == [1]
    game.wait(20)
    game.press(KEYBOARD, Action.ALMANAC)
    assert game.scene == "Climb"


def test_without_the_rule_no_past_vote_is_shown_again(game: Evening, shown: list[Any]) -> None:
    after_a_refusal(game, is_open=False)
    game.press(KEYBOARD, Action.ALMANAC)
    assert (game.scene, shown) == ("Climb", [])
