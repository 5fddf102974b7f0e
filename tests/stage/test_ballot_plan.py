"""Where cards lie on the table of a count."""

from __future__ import annotations

from itertools import product

from kingup_game.stage.ballots.ballot_plan import CARD, slots
from kingup_game.stage.seats.panel_plans import PORTRAIT_RIM


def test_a_face_before_its_card_covers_less_than_a_quarter_of_it_also_with_large_letters() -> None:
    for players, is_large in product((2, 3, 4), (False, True)):
        for slot in slots(players, is_large=is_large):
            high = CARD[1] * slot.size
            top_of_face = slot.plate.y - slot.face - 2 * PORTRAIT_RIM
            assert slot.y + high / 2 - top_of_face < high / 4, (players, is_large)
