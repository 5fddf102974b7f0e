"""A match that was cut off anywhere opens again, and shows no secret before a curtain."""

from __future__ import annotations

import pytest

from kingup_game.app.actions import KEYBOARD, MOUSE, Action
from kingup_game.bots.worker import InlineThinking
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.edition import Edition, setup
from kingup_game.engine.record import Header, SeatEntry, read_record
from kingup_game.engine.state import Phase
from kingup_game.scenes.flow import MatchFlow
from kingup_game.scenes.room import Room
from kingup_game.scenes.seat_claim import Resumed
from kingup_game.scenes.table_scene import REST
from kingup_game.stage.goal_card import GoalCard
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, seat_of_entry
from tests.evening import Evening

SEATS = (SeatEntry("Ada", "human"), SeatEntry("Ben", "human"), SeatEntry("Cy", "bot:random"))
WHILE_PLAYING = (Phase.PLACE, Phase.MOVE, Phase.VOTE)


def whole_match() -> list[str]:
    """The lines of a match, played by the rules alone."""
    host = Host(Header(setup(Edition.CLASSIC, 3), SEATS, 11, "test"), 0)
    while not host.is_over:
        if host.awaits_lot:
            host.draw_lot()
            continue
        for seat in host.seats_to_act:
            options = host.options(seat)
            against = CastVote(seat, Card.NO)
            host.submit(against if against in options and seat else options[0])
    return host.record().splitlines(keepends=True)


LINES = whole_match()
TELLING = ("deal", "leftover", "score", "end")


def cuts() -> list[int]:
    """Before and after each line that ends a part of the match, and a few in between."""
    around = {
        at + side
        for at, line in enumerate(LINES)
        if line[2:].startswith(TELLING)
        for side in (0, 1)
    }
    return sorted({1, *around, *range(7, len(LINES), 13)})


@pytest.mark.parametrize("kept", cuts())
def test_a_match_cut_off_after_any_line_goes_on_and_keeps_its_secrets(
    game: Evening, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards: list[str] = []
    show = GoalCard.show

    def noted(card: GoalCard, *parts: object) -> None:
        cards.append(game.scene)
        show(card, *parts)  # type: ignore[arg-type]

    monkeypatch.setattr(GoalCard, "show", noted)
    reading = read_record("".join(LINES[:kept]).encode())
    was_scored = kept > 1 and reading.state.phase not in WHILE_PLAYING
    flow = MatchFlow(menu=lambda _: game.game.menu(), again=game.game._again)
    host = Host.resumed(reading)
    company = Company(seat_of_entry(entry, seat) for seat, entry in enumerate(SEATS))
    room = Room(game.stage, host, company, InlineThinking(), flow)
    game.enter(Resumed(room, flow.resumed))
    game.press(KEYBOARD, Action.CONFIRM)
    game.press(MOUSE, Action.PRESS)
    game.wait(40)
    if was_scored:
        assert game.scene == "Scoring"
        room.director.finish()
        game.wait(REST + 1)
        cards.clear()
        game.press(KEYBOARD, Action.CONFIRM)
        game.wait(60)
    if host.is_over:
        assert game.scene == "Coronation"
        return
    assert host.phase in WHILE_PLAYING
    assert game.scene == "Curtain"
    for device in (KEYBOARD, MOUSE):
        game.wait_for("Curtain")
        for _ in range(3):
            game.wait(40)
            game.press(device, Action.CONFIRM)
        game.settle()
    assert cards == ["Curtain", "Curtain"]
    game.wait(10)
    assert game.scene in ("Placement", "Climb", "Vote")
