"""The moments of the game that a shop shows: people at the table, with scores worth a fight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from kingup_game.app.presses import KEYBOARD
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, JESTER, Place
from kingup_game.table.host import Host
from kingup_game.table.seats import Company, Seat, Secrecy
from kingup_game.theme import art, cues
from kingup_game.theme.art import PEOPLE
from kingup_game.theme.durations import PAGE_REST
from tests.harness import matches
from tests.harness.looking import turned_ballots
from tests.harness.matches import Moment
from tests.harness.moments_of_jester import PRESSED
from tests.harness.recording import Recording
from tests.harness.sitting import Sitting
from tests.harness.stagehand import Stagehand

Reach = Callable[[Stagehand], None]

GUESTS: Final = (
    *(("Nia", "puffs"), ("Otto", "flat-cap"), ("Leila", "scarf"), ("Finn", "spikes")),
    *(("Rosa", "perm"), ("Arjun", "turban")),
)
"""People on the sofa, of every age; each has a device of their own."""
BOTS: Final = (("Elsa", "cook"), ("Duke", "sergeant"))
DUSK, NIGHT = 2, 3
"""Which round has the light."""
LIVED_IN: Final = 8
"""So many of the cast stand on floors at least, or the castle looks empty."""
CLOSE_RACE: Final = 40
"""So many points are between the first and the last at most."""
AFRAID, FALLS_ON = 4, 18
"""So many have seen them come when it is shot, and a moment later."""
MEN: Final = frozenset("GNMPE")
JAILED, HOPEFULS = 2, 2
"""So many sit in cells, and below the throne, where somebody is about to push."""
HINT_READ = 20
GURGLES = 26
VERDICT_READ, JESTER_LAUGHS = 24, 21
"""The crown is on, and no confetti lies over it."""
CONFETTI_PARTS: Final = 48
"""Then no letter in the hall is covered by any."""


def one_no(hand: Stagehand) -> None:
    """All cards lie there, and one of them says No."""
    _elect(hand, _exciting(NIGHT, matches.voting), Card.NO)
    hand.wait(VERDICT_READ)


def your_turn(hand: Stagehand) -> None:
    """Somebody is about to push, and it is seen whom, where to, and who cannot be pushed."""
    hand.open(sofa(hand.players), _crowded(DUSK))
    hand.wait(HINT_READ)


def stomach(hand: Stagehand) -> None:
    """All want him but one, whose stomach objects: nobody is as green."""
    _elect(hand, _exciting(NIGHT, _aching), Card.STOMACHACHE)
    hand.wait(GURGLES)


def jester_laughs(hand: Stagehand) -> None:
    """The Jester was crowned, and every number is about to turn."""
    hand.sink = heard = Recording()
    _elect(hand, _clear_of_a_verdict(DUSK, matches.jester_votes), Card.YES)
    laughs = hand.backstage.audio.book.cue(cues.voice(JESTER, cues.PRIDE)).files
    hand.wait_until(lambda: any(f"cue {file} " in line for file in laughs for line in heard.lines))
    hand.wait(JESTER_LAUGHS)


def thrown_out(hand: Stagehand) -> None:
    """Somebody comes down through the house, and whoever lives there knows it."""
    _elect(hand, _exciting(DUSK, matches.voting), Card.NO)
    hand.wait_until(lambda: _afraid(hand) >= AFRAID)
    hand.wait(FALLS_ON)


def winner(hand: Stagehand) -> None:
    """One of the people has won, and all others are there."""
    hand.open(sofa(hand.players), _a_person_wins, Sitting.coronation)
    hand.wait_for_people()
    hand.wait(PAGE_REST + 1 + CONFETTI_PARTS)


def sofa(players: int) -> Company:
    """People who know each other, and bots on what is left of the chairs."""
    people = GUESTS[:players]
    bots = BOTS[: players - len(people)]
    return Company(
        [
            *(
                Seat(name, crest, _device(crest), None, Secrecy.RUMBLE, PEOPLE.index(face))
                for crest, (name, face) in enumerate(people)
            ),
            *(
                Seat(name, crest, level=level)
                for crest, (name, level) in enumerate(bots, start=len(people))
            ),
        ]
    )


def _afraid(hand: Stagehand) -> int:
    """How many in the castle are afraid."""
    cast = hand.sitting.tokens.items()
    return sum(token.sprite.picture == art.token(who, "fear") for who, token in cast)


def _device(number: int) -> str:
    return f"pad:9{number}" if number else KEYBOARD


def _elect(hand: Stagehand, wanted: Moment, first: Card) -> None:
    """The first seat lays this card and all others Yes, until the last one has turned."""
    hand.electors.card = Card.YES
    company = sofa(hand.players)
    sitting = hand.open(company, wanted)
    hand.wait(60)
    for seat in company.people:
        hand.press(PRESSED[Card.YES if seat else first], device=_device(seat))
    hand.wait_until(lambda: sitting.is_counting)
    hand.wait_until(lambda: len(turned_ballots(sitting.sheet)) == hand.players)
    hand.electors.card = None


def _exciting(round_number: int, wanted: Moment) -> Moment:
    """The moment in this round: the castle is full, the race is close, somebody was refused."""

    def exciting(host: Host) -> bool:
        view = host.view(None)
        if view.round != round_number or not matches.with_a_past(wanted)(host):
            return False
        on_floors = sum(view.place_of(one).is_floor for one in view.terms.characters)
        return on_floors >= LIVED_IN and _is_race(view.totals)

    return exciting


def _clear_of_a_verdict(round_number: int, wanted: Moment) -> Moment:
    """The moment in this round: somebody on each floor sees its number turn, but on the highest one
    is nobody, half hidden behind the verdict; the race is close."""

    def lived_in(host: Host) -> bool:
        view = host.view(None)
        empty = {place for place in Place if place.is_floor and place not in view.board}
        is_clear = empty == {Place.FLOOR_5}
        return view.round == round_number and is_clear and _is_race(view.totals) and wanted(host)

    return lived_in


def _aching(host: Host) -> bool:
    """The first seat has a Stomachache left for one of the men."""
    own = host.view(0).hand
    can_ache = own is not None and own.stomachache > 0
    return matches.voting(host) and can_ache and host.view(None).nominee in MEN


@cache
def _crowded(round_number: int) -> Moment:
    """The first seat's turn in this round: the top is full, two sit in cells, somebody in a privy
    at least, and the race is close."""

    def crowded(host: Host) -> bool:
        if not matches.nominating(host):
            return False
        view = host.view(None)
        board = Counter(view.board)
        is_jailed = sum(board[cell] for cell in DUNGEONS) >= JAILED
        is_busy = any(board[privy] for privy in matches.WCS) and board[Place.FLOOR_5] >= HOPEFULS
        return view.round == round_number and is_jailed and is_busy and _is_race(view.totals)

    return crowded


def _is_race(totals: Sequence[int]) -> bool:
    """Whether all have a number of their own, and not far from each other."""
    return max(totals) - min(totals) <= CLOSE_RACE and len(set(totals)) == len(totals)


def _a_person_wins(host: Host) -> bool:
    totals = host.view(None).totals
    best = max(totals)
    return host.is_over and totals.count(best) == 1 and totals.index(best) < len(GUESTS)


MOMENTS: Final[dict[str, tuple[str, int, Reach]]] = {
    "one-no": ("classic", 4, one_no),
    "your-turn": ("jester", 4, your_turn),
    "the-jester-reigns": ("jester", 6, jester_laughs),
    "stomach": ("jester", 5, stomach),
    "thrown-out": ("classic", 6, thrown_out),
    "the-winner": ("jester", 8, winner),
}
"""Each picture by its edition, its table, and how it is reached; in the order of a shop."""
