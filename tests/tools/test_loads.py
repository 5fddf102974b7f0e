"""What the stage's bench carries can be carried: a load that breaks is found here, and not on the
one quiet machine that was waited for."""

from __future__ import annotations

from tools.loads import evening

SMALL = 640, 360


def test_an_evening_is_played_from_its_title_to_its_title_and_tells_what_it_holds() -> None:
    found = evening.spent(SMALL, "classic", 3, 400, 1, "hurry", rounds=1)
    assert len(found.held) == 1
    assert 0 < found.held[0] <= found.most_held + 1
