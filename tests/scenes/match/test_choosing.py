"""From the call of a vote to its last envelope: who is missing is seen, and the castle stays."""

from __future__ import annotations

import pytest

from kingup_game.app.presses import KEYBOARD, Intent
from kingup_game.stage.canvas.items import Box, Sprite
from kingup_game.table.ballots import ALONE_TICKS, GATE_TICKS, LAST_CHANCE_TICKS
from kingup_game.theme import art
from kingup_game.theme.layers import Layer
from kingup_game.theme.palette import PAPER
from tests.harness import companies, matches
from tests.harness.looking import seen_on
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

SEAL_OF_A_SOFA = 15
"""How wide the wax is at least on a screen that is 480 pixels wide: it was eleven."""
WAX = 0.45
"""Of a sealed envelope's width."""


def envelopes(sitting: Sitting, layer: Layer, state: str = "sealed") -> list[Sprite]:
    return [
        one for one in seen_on(sitting.sheet, Sprite, layer) if one.picture == art.envelope(state)
    ]


def table(sitting: Sitting) -> list[Sprite]:
    return seen_on(sitting.sheet, Sprite, Layer.BALLOT_TABLE)


def thinking(sitting: Sitting) -> int:
    """At how many seats there are dots."""
    dots = [one for one in seen_on(sitting.sheet, Box, Layer.SEAT_BALLOT) if one.fill == PAPER]
    return len(dots) // 3


@pytest.mark.parametrize(("edition", "players"), [("classic", 4), ("jester", 8)])
@pytest.mark.parametrize("is_calm", [False, True])
def test_the_castle_is_seen_until_the_last_has_chosen_and_envelopes_lie_where_cards_will(
    hand: Stagehand, edition: str, players: int, *, is_calm: bool
) -> None:
    hand.edition, hand.players, hand.settings = edition, players, {"reduced_motion": is_calm}
    sitting = hand.open(companies.with_pads(players), matches.voting)
    hand.wait(60)
    assert len(envelopes(sitting, Layer.SEAT_BALLOT, "open")) == players
    hand.press(Intent.YES, device=companies.PADS[0])
    hand.wait(GATE_TICKS + 60)
    assert not table(sitting)
    assert len(envelopes(sitting, Layer.SEAT_BALLOT)) == players - 1
    assert [one.visible for one in envelopes(sitting, Layer.SEAT_BALLOT, "open")] == [True]
    hand.press(Intent.NO, device=companies.PADS[1])
    hand.wait(LAST_CHANCE_TICKS - 10)
    assert table(sitting)
    lie = envelopes(sitting, Layer.BALLOT)
    assert len(lie) == players
    assert not envelopes(sitting, Layer.SEAT_BALLOT)
    places = [round(one.x) for one in lie]
    hand.wait_until(lambda: not envelopes(sitting, Layer.BALLOT) and sitting.is_counting)
    backs = [one for one in seen_on(sitting.sheet, Sprite, Layer.BALLOT) if "back" in one.picture]
    assert sorted(round(one.x) for one in backs) == sorted(places)


def test_whoever_has_not_sealed_is_seen_to_think_and_wax_is_seen_from_the_sofa(
    hand: Stagehand,
) -> None:
    sitting = hand.open(companies.solo(4), matches.voting)
    hand.wait(GATE_TICKS + 30)
    assert thinking(sitting) == 1, "the others have sealed"
    (own,) = envelopes(sitting, Layer.SEAT_BALLOT, "open")
    assert (own.x, own.y) == sitting.panels[0].ballot_point
    for one in envelopes(sitting, Layer.SEAT_BALLOT):
        assert (one.width or 0.0) * WAX / 4 >= SEAL_OF_A_SOFA
    hand.press(Intent.YES, device=KEYBOARD)
    hand.wait_until(lambda: sitting.is_counting, ALONE_TICKS + 30)
    assert not thinking(sitting)


def test_where_only_opponents_vote_the_table_stands_before_any_envelope_lies_on_it(
    hand: Stagehand,
) -> None:
    sitting = hand.open(companies.bots_only(4), matches.voting)
    hand.wait_until(lambda: bool(envelopes(sitting, Layer.BALLOT)))
    assert not sitting.is_counting
    stands = [part.y for part in table(sitting)]
    lay = 0
    while not sitting.is_counting:
        lay = len(envelopes(sitting, Layer.BALLOT))
        hand.wait()
    assert lay == 4
    assert [part.y for part in table(sitting)] == stands
