"""Matches played at random up to a wanted moment: the same moment every time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from random import Random

from kingup_game.engine.actions import MoveCharacter, Reason
from kingup_game.engine.cast import DUNGEONS, FLOOR_LIMIT, JESTER, WC_OF_FLOOR, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import RoundScored
from kingup_game.engine.following import why_not
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.engine.scoring import PERFECT_ZERO, worth
from kingup_game.engine.state import Phase
from kingup_game.table.host import Host
from kingup_game.table.seats import Company

Moment = Callable[[Host], bool]

PROGRAM = "staging"
MOST_MATCHES = 4000
WCS = tuple(WC_OF_FLOOR.values())


def new_host(table: Terms, company: Company, seed: int = 7) -> Host:
    """A match before its first deal, the first seat beginning."""
    seats = tuple(seat.entry() for seat in company.seats)
    return Host(Header(table, seats, seed, PROGRAM), first=0)


def host_at(table: Terms, company: Company, wanted: Moment) -> Host:
    """The first match of the row of seeds that comes to the wanted moment, at that moment."""
    seed = _seed_that_leads(table, wanted)
    host = new_host(table, company, seed)
    assert play_until(host, wanted, Random(seed))
    return host


@lru_cache(maxsize=512)
def _seed_that_leads(table: Terms, wanted: Moment) -> int:
    """Some moments come once in a hundred matches, and many tests want the same, whoever sits
    there: who it is changes nothing that is dealt or done."""
    seats = tuple(SeatEntry(str(seat), "bot") for seat in range(table.players))
    for seed in range(7, MOST_MATCHES + 1):
        if play_until(Host(Header(table, seats, seed, PROGRAM), first=0), wanted, Random(seed)):
            return seed
    raise LookupError("no match comes to the wanted moment")


def play_until(host: Host, wanted: Moment, source: Random) -> bool:
    """Play at random; False where the match ends without the moment."""
    while not wanted(host):
        if host.is_over:
            return False
        if host.awaits_lot:
            host.draw_lot()
            continue
        seats = host.seats_to_act
        for action in [source.choice(host.options(seat)) for seat in seats]:
            host.submit(action)
    return True


def placing(host: Host) -> bool:
    """The first seat places, with about half of the characters in the castle."""
    tray = sum(place == Place.TRAY for place in host.view(None).board)
    return host.phase is Phase.PLACE and host.seats_to_act == (0,) and tray <= 8


def climbing(host: Host) -> bool:
    return host.phase is Phase.MOVE and host.seats_to_act == (0,)


def blocked(host: Host) -> bool:
    """Somebody in the castle cannot climb."""
    return climbing(host) and bool(stuck_characters(host))


def nominating(host: Host) -> bool:
    """The first seat may lead somebody to the throne."""
    return climbing(host) and any(move.to is Place.THRONE for move in moves(host))


def voting(host: Host) -> bool:
    return host.phase is Phase.VOTE


@cache
def with_a_past(wanted: Moment) -> Moment:
    """The moment, once somebody has been refused in the round."""
    return lambda host: wanted(host) and any(p == Place.OUT for p in host.view(None).board)


def scored(host: Host) -> bool:
    """A round has just been counted, and somebody reigns."""
    return bool(host.events_so_far) and (
        _last_score(host) is not None and Place.THRONE in host.view(None).board
    )


def scored_thirty_three(host: Host) -> bool:
    """Exactly nothing in the third round; six good places may come to 33 as well."""
    last = _last_score(host)
    if last is None or not host.is_over:
        return False
    board = host.view(None).board
    return any(
        points == PERFECT_ZERO and worth(goal, board) == 0
        for points, goal in zip(last.points, last.goals, strict=True)
    )


def over(host: Host) -> bool:
    return host.is_over


def moves(host: Host) -> list[MoveCharacter]:
    """What the seat in turn may do in the climb."""
    options = host.options(host.seats_to_act[0])
    return [act for act in options if isinstance(act, MoveCharacter)]


def small_move(host: Host) -> str:
    """Somebody who may climb, and not to the throne."""
    return next(move.character for move in moves(host) if move.to is not Place.THRONE)


def stuck_characters(host: Host) -> list[str]:
    """Those in the castle who cannot climb now."""
    able = {move.character for move in moves(host)}
    view = host.view(None)
    inside = [c for c in view.terms.characters if view.place_of(c).is_floor]
    return [character for character in inside if character not in able]


def _last_score(host: Host) -> RoundScored | None:
    if host.phase not in (Phase.DEAL, Phase.OVER):
        return None
    events = host.seen_since(None, max(0, host.events_so_far - 2))
    return next((event for event in events if isinstance(event, RoundScored)), None)


def jester_votes(host: Host) -> bool:
    """The Jester is up for the throne."""
    return voting(host) and host.view(None).nominee == JESTER


@cache
def cells_fill(number: int) -> Moment:
    """A vote on one of the thirteen, whom a bot can refuse, with so many cells taken already."""

    def wanted(host: Host) -> bool:
        view = host.view(None)
        taken = sum(place in view.board for place in DUNGEONS)
        hands = [host.view(seat).hand for seat in range(1, view.terms.players)]
        can_refuse = any(hand is not None and hand.no for hand in hands)
        return voting(host) and view.nominee != JESTER and taken == number and can_refuse

    return wanted


def wc_beckons(host: Host) -> bool:
    """The first seat may send somebody to a WC."""
    return climbing(host) and bool(guests_to_be(host))


def wc_way_out(host: Host) -> bool:
    """The first seat may bring somebody out of a WC."""
    return climbing(host) and bool(guests(host))


def wc_taken(host: Host) -> bool:
    """Somebody below a full floor finds its WC taken."""
    return climbing(host) and bool(who_would_knock(host))


def guests_to_be(host: Host) -> list[str]:
    return [move.character for move in moves(host) if move.to in WCS]


def guests(host: Host) -> list[str]:
    """Those in a WC who may come out."""
    view = host.view(None)
    return [move.character for move in moves(host) if view.place_of(move.character) in WCS]


def who_would_knock(host: Host) -> list[str]:
    """Those who cannot climb because even the WC above is taken."""
    return who_is_refused(host, Reason.WC_TAKEN)


def who_is_refused(host: Host, reason: str) -> list[str]:
    """Those whom the rules refuse to move, for this reason."""
    view, seat = host.view(None), host.seats_to_act[0]
    tries = [(one, MoveCharacter(seat, one, Place.THRONE)) for one in view.terms.characters]
    refusals = [(one, why_not(view, move)) for one, move in tries]
    return [one for one, why in refusals if why is not None and why.reason == reason]


def falls_below_zero(host: Host) -> bool:
    """A round has just been counted in which somebody lost more than they had."""
    last = _last_score(host)
    return last is not None and any(
        total < 0 <= total - points for total, points in zip(last.totals, last.points, strict=True)
    )


def squeezing(host: Host) -> bool:
    """The Jester is up for the throne, and floor 3, where he would go back to, holds four."""
    return jester_votes(host) and host.view(None).board.count(Place.FLOOR_3) == FLOOR_LIMIT


def on_floor_0(host: Host) -> int:
    """How many stand in the kitchen, while the climb begins."""
    return host.view(None).board.count(Place.FLOOR_0) if host.phase is Phase.MOVE else 0


def stuck_in_wc(host: Host) -> bool:
    """Somebody in a WC cannot come out."""
    return climbing(host) and bool(who_is_refused(host, Reason.STUCK_IN_WC))


def last_round_for_nothing(host: Host) -> bool:
    """Somebody's third round brought exactly nothing, and nobody's 33."""
    last = _last_score(host)
    return host.is_over and last is not None and 0 in last.points
