"""A match on the stage with exactly the people, devices and rules that a test needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingup_game.app.presses import Intent
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.edition import Edition, terms_of
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.engine.state import Phase
from kingup_game.scenes.match.deal_scene import DealScene
from kingup_game.scenes.match.flow import MatchFlow
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat, Secrecy
from kingup_game.theme.durations import CURTAIN_LEAST, MEANING_SETTLES
from tests.harness.looking import behind_curtain
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand
from tests.harness.thinking import InlineThinking


def person(name: str, crest: int, device: str, *, feels: bool = False) -> Seat:
    return Seat(name, crest, device, secrecy=Secrecy.RUMBLE if feels else Secrecy.CURTAIN)


def bot(name: str, crest: int, level: str = "random") -> Seat:
    return Seat(name, crest, level=level)


def sit_down(
    game: Stagehand,
    seats: Sequence[Seat],
    *,
    seed: int = 7,
    rounds: int = 3,
    house: Mapping[str, object] | None = None,
) -> Sitting:
    """Everybody at the table, nothing dealt yet, the first seat in turn."""
    table = terms_of(Edition.CLASSIC, len(seats), rounds, house)
    header = Header(table, tuple(seat.entry() for seat in seats), seed, "test")
    flow = MatchFlow(menu=lambda _: game.game.menu(), again=game.game.again)
    return Sitting(game.backstage, Host(header, 0), Company(seats), InlineThinking(), flow)


def deal(game: Stagehand, sitting: Sitting) -> None:
    """Deal, with the scene that tells people their goals."""
    game.enter(DealScene(sitting.match))
    game.wait()


def look_behind_curtain(game: Stagehand, *devices: str) -> None:
    """Each device opens the curtain when its owner is asked, looks, and closes it early."""
    game.wait_for("Curtain")
    for device in devices:
        for sight in ("prompt", "secret"):
            game.wait_until(lambda sight=sight: behind_curtain(game) == sight, 400)  # type: ignore[misc]
            game.wait(round(CURTAIN_LEAST))
            game.tap(device, Intent.CONFIRM)
    game.wait_until(lambda: game.scene != "Curtain", 400)


def climb_to(sitting: Sitting, phase: Phase) -> None:
    """Play on by the rules alone, with the picture far behind, until a phase of the match."""
    host = sitting.host
    while host.phase is not phase:
        if host.awaits_lot:
            host.draw_lot()
        elif host.phase is Phase.VOTE:
            _refuse(host)
        else:
            host.submit(host.options(host.seats_to_act[0])[-1])
    sitting.catch_up()


def _refuse(host: Host) -> None:
    """The first seat that still can plays a No; with none left there is a king."""
    hands = {seat: host.options(seat) for seat in host.seats_to_act}
    able = (seat for seat, hand in hands.items() if CastVote(seat, Card.NO) in hand)
    against = next(able, None)
    for seat in hands:
        host.submit(CastVote(seat, Card.NO if seat == against else Card.YES))


def open_scene(game: Stagehand, sitting: Sitting) -> None:
    """The scene of whatever the match is at, and what is asked there has been read."""
    game.enter(sitting.scene())
    game.wait(1 + round(MEANING_SETTLES) * (sitting.host.phase is Phase.VOTE))


def play_on(host: Host, most_lots: int = 100) -> None:
    """By the rules alone and without a whim, so that two hosts can be compared.

    Only the first seat says Yes.
    """
    while not host.is_over:
        if host.awaits_lot:
            if not most_lots:
                return
            most_lots -= 1
            host.draw_lot()
            continue
        for seat in host.seats_to_act:
            options = host.options(seat)
            against = CastVote(seat, Card.NO)
            host.submit(against if against in options and seat else options[0])


def lines_of_a_match(seats: Sequence[SeatEntry], edition: Edition = Edition.CLASSIC) -> list[str]:
    """The record of a whole match of these seats, played so."""
    host = Host(Header(terms_of(edition, len(seats)), tuple(seats), 11, "test"), 0)
    play_on(host)
    return host.record().splitlines(keepends=True)
