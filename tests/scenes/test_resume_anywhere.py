"""A match that was cut off anywhere opens again, and shows no secret before a curtain."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import KEYBOARD, MOUSE, Intent
from kingup_game.engine.edition import Edition
from kingup_game.engine.record import SeatEntry, read_record
from kingup_game.engine.state import Phase
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.scenes.over_match.seat_claim import Resumed
from kingup_game.stage.seats.goal_card import GoalCard
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, seat_of_entry
from kingup_game.theme.durations import PAGE_REST
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.tables import lines_of_a_match, look_behind_curtain
from tests.harness.thinking import InlineThinking

PEOPLE = (SeatEntry("Ada", "human"), SeatEntry("Ben", "human"))
BOTS = tuple(SeatEntry(f"Bot {number}", "bot:random") for number in range(1, 7))
WHILE_PLAYING = (Phase.PLACE, Phase.MOVE, Phase.VOTE)


SEATS = {"classic-3": (*PEOPLE, BOTS[0]), "jester-2": PEOPLE, "jester-8": (*PEOPLE, *BOTS)}
LINES = {
    table: lines_of_a_match(seats, Edition(table.partition("-")[0]))
    for table, seats in SEATS.items()
}
TELLING = ("deal", "leftover", "score", "end")
BETWEEN_CUTS = {"classic-3": 13, "jester-2": 29, "jester-8": 29}


def cuts() -> list[tuple[str, int]]:
    """Before and after each line that ends a part of a match, and a few in between."""
    found = set()
    for table, lines in LINES.items():
        ends = {at for at, line in enumerate(lines) if line[2:].startswith(TELLING)}
        around = {at + side for at in ends for side in (0, 1)}
        found |= {(table, at) for at in {1, *around, *range(7, len(lines), BETWEEN_CUTS[table])}}
    return sorted(found)


@pytest.mark.parametrize(("table", "kept"), cuts())
def test_a_match_cut_off_after_any_line_goes_on_and_keeps_its_secrets(
    game: Stagehand, table: str, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards: list[str] = []
    show = GoalCard.show

    def noted(card: GoalCard, *parts: object, **more: object) -> None:
        cards.append(game.scene)
        show(card, *parts, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(GoalCard, "show", noted)
    reading = read_record("".join(LINES[table][:kept]).encode())
    was_scored = kept > 1 and reading.state.phase not in WHILE_PLAYING
    flow = MatchFlow(menu=lambda _: game.game.menu(), again=game.game.again)
    host = Host.resumed(reading)
    company = Company(seat_of_entry(entry, seat) for seat, entry in enumerate(SEATS[table]))
    sitting = Sitting(game.backstage, host, company, InlineThinking(), flow)
    game.enter(Resumed(sitting.match, flow.opening))
    game.tap(KEYBOARD, Intent.CONFIRM)
    game.tap(MOUSE, Intent.PRESS)
    game.wait(40)
    if was_scored:
        assert game.scene == "Scoring"
        sitting.director.finish()
        game.wait(PAGE_REST + 1)
        cards.clear()
        game.tap(KEYBOARD, Intent.SKIP)
        game.wait(60)
    if host.is_over:
        assert game.scene == "Coronation"
        return
    assert host.phase in WHILE_PLAYING
    look_behind_curtain(game, KEYBOARD, MOUSE)
    assert cards == ["Curtain", "Curtain"]
    game.wait(10)
    assert game.scene in ("Placement", "Climb", "Vote")
