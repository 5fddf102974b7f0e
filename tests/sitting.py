"""A match on the stage with exactly the people, devices and rules that a test needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingup_game.bots.worker import InlineThinking
from kingup_game.engine.actions import Card, CastVote
from kingup_game.engine.edition import Edition, setup
from kingup_game.engine.record import Header
from kingup_game.engine.state import Phase
from kingup_game.scenes.deal import Deal
from kingup_game.scenes.flow import MatchFlow
from kingup_game.scenes.room import Room
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat, Secrecy
from tests.evening import Evening


def person(name: str, crest: int, device: str, *, feels: bool = False) -> Seat:
    return Seat(name, crest, device, secrecy=Secrecy.RUMBLE if feels else Secrecy.CURTAIN)


def bot(name: str, crest: int, level: str = "random") -> Seat:
    return Seat(name, crest, level=level)


def sit_down(
    game: Evening,
    seats: Sequence[Seat],
    *,
    seed: int = 7,
    rounds: int = 3,
    house: Mapping[str, object] | None = None,
) -> Room:
    """Everybody at the table, nothing dealt yet, the first seat in turn."""
    table = setup(Edition.CLASSIC, len(seats), rounds, house)
    header = Header(table, tuple(seat.entry() for seat in seats), seed, "test")
    flow = MatchFlow(menu=lambda _: game.game.menu(), again=game.game._again)
    return Room(game.stage, Host(header, 0), Company(seats), InlineThinking(), flow)


def deal(game: Evening, room: Room) -> None:
    """Deal, with the scene that tells people their goals."""
    game.enter(Deal(room))
    game.wait()


def climb_to(room: Room, phase: Phase) -> None:
    """Play on by the rules alone, with the picture far behind, until a phase of the match."""
    host = room.host
    while host.phase is not phase:
        if host.awaits_lot:
            host.draw_lot()
        elif host.phase is Phase.VOTE:
            _refuse(host)
        else:
            host.submit(host.options(host.seats_to_act[0])[-1])
    room.show_position()


def _refuse(host: Host) -> None:
    """The first seat that still can plays a No; with none left there is a king."""
    hands = {seat: host.options(seat) for seat in host.seats_to_act}
    able = (seat for seat, hand in hands.items() if CastVote(seat, Card.NO) in hand)
    against = next(able, None)
    for seat in hands:
        host.submit(CastVote(seat, Card.NO if seat == against else Card.YES))


def open_scene(game: Evening, room: Room) -> None:
    """The scene of whatever the match is at."""
    game.enter(room.flow.scene_for(room))
    game.wait()
