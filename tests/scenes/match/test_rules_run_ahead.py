"""The rules may be a whole round ahead of the picture: nothing shows it until it is told.

The same moment is filmed twice while something is being told: once the match waits for the picture,
and once it was played on behind its back, through the end of the round and all of the next one.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import Place
from kingup_game.engine.events import RoundScored
from kingup_game.engine.state import Phase
from kingup_game.scenes.kit.scene import Scene
from kingup_game.table.host import Host
from kingup_game.table.seats import Company
from tests.harness import companies, matches
from tests.harness.recording import Recording
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.scenes.match.stage_kit import frame

PLAYERS = 4
LONGEST = 2500
EVERY = 4

Film = list[tuple[bytes, bytes, tuple[str, str]]]


def last_to_place(host: Host) -> bool:
    """One placement is left, so that the leftovers follow."""
    tray = sum(place == Place.TRAY for place in host.view(None).board)
    return host.phase is Phase.PLACE and tray == host.view(None).terms.leftovers + 1


def opening(sitting: Sitting) -> Scene:
    return sitting.flow.opening(sitting.match)


MOMENTS: dict[str, tuple[matches.Moment | None, Callable[[Sitting], Scene]]] = {
    "the first deal": (None, opening),
    "a placement": (matches.placing, Sitting.scene),
    "the leftovers": (last_to_place, Sitting.scene),
    "a climb": (matches.climbing, Sitting.scene),
    "an election": (matches.voting, Sitting.scene),
    "an election with a past": (matches.with_a_past(matches.voting), Sitting.scene),
    "the count of a round": (matches.scored, opening),
}
COMPANIES = {"bots": companies.bots_only(PLAYERS), "a person": companies.solo(PLAYERS)}


def play_on(sitting: Sitting) -> None:
    """By the port alone: what is left of the round, and the whole one after it."""
    host, port, people = sitting.host, sitting.match.port, sitting.company.people
    rounds = 0
    for _ in range(LONGEST):
        before = host.events_so_far
        asked = [seat for seat in host.seats_to_act if seat in people]
        if asked:
            port.submit(host.options(asked[0])[-1])
        else:
            port.pass_time()
            port.go_on(True)
        happened = host.seen_since(None, before)
        rounds += sum(isinstance(event, RoundScored) for event in happened)
        if rounds == 2 or host.is_over:
            return
    raise AssertionError("the round never came to its end")


def first_act(hand: Stagehand) -> None:
    """Whoever is next acts once, so that there is something to be told."""
    sitting = hand.sitting
    for _ in range(LONGEST):
        if sitting.director.busy and sitting.match.teller.next() is None:
            return
        asked = [seat for seat in sitting.host.seats_to_act if seat in sitting.company.people]
        if not sitting.director.busy and asked and hand.scene != "Vote":
            sitting.match.port.submit(sitting.host.options(asked[0])[0])
        hand.theatre.tick()
    raise AssertionError("nothing is told")


def film(hand: Stagehand, company: Company, moment: str, *, ahead_of: Film | None = None) -> Film:
    """Everything seen and heard from the first act on, until it has been told.

    With `ahead_of` the rules run ahead at the beginning, and the film gets as long as that one.
    """
    hand.sink = Recording()
    hand.electors.card = Card.YES
    hand.settings = {"fast_bots": False}
    wanted, scene = MOMENTS[moment]
    hand.open(company, wanted, scene)
    sitting = hand.sitting
    first_act(hand)
    if ahead_of is not None:
        before = sitting.host.events_so_far
        play_on(sitting)
        assert sitting.host.events_so_far > before + PLAYERS
    shots: Film = []
    while sitting.director.busy if ahead_of is None else len(shots) < len(ahead_of):
        shots.append((frame(hand), hand.sink.bytes(), pygame.display.get_caption()))
        hand.wait(EVERY)
        assert len(shots) < LONGEST
    return shots


@pytest.mark.parametrize("who", COMPANIES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_pixel_no_sound_and_no_title_knows_what_has_not_been_told(
    hand: Stagehand, moment: str, who: str
) -> None:
    waiting = film(hand, COMPANIES[who], moment)
    assert len(waiting) > 3
    ahead = film(hand, COMPANIES[who], moment, ahead_of=waiting)
    assert hand.sitting.host.view(None) != hand.sitting.shown.public
    for shot, (one, other) in enumerate(zip(waiting, ahead, strict=True)):
        assert one == other, f"shot {shot} of {len(waiting)} differs"
