"""A match of three rounds in which everything happens that a minute can tell.

By day somebody is refused by a single No. By evening the whole table says No, a stomach objects,
and the Jester comes to reign. By night the last card of the last vote makes a king.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import Place
from kingup_game.engine.chance import draw_lot
from kingup_game.engine.edition import Terms, terms_of
from kingup_game.engine.events import Event, MatchEnded
from kingup_game.engine.lines import as_text, line_of
from kingup_game.engine.record import Header, SeatEntry
from kingup_game.engine.rules import apply, is_lot, legal_moves
from kingup_game.engine.state import Phase, State, new_match

PROGRAM = "by hand"
YES, NO, STOMACHACHE = Card.YES, Card.NO, Card.STOMACHACHE
SEATS = (
    SeatEntry("Ada", "human", 0, 4),
    SeatEntry("Cosimo", "human", 3, 22),
    SeatEntry("Elsa", "human", 2, 20),
    SeatEntry("King Cog", "bot:king", 5),
)
TERMS = terms_of("jester", len(SEATS), house={"dungeons": False})
"""Without cells: whoever is refused falls through the house, and a minute has time for that."""
WINNER = 0

Cards = Sequence[Card]


@dataclass(frozen=True)
class Chapter:
    """A round: who is placed where, who climbs, and what comes of it at the throne."""

    placed: str
    """Character and floor, in turn."""
    climbs: str
    """One character a turn."""
    votes: dict[str, Cards]
    """By nominee."""


CHAPTERS = (
    Chapter(
        "N4 P4 E3 O4 A3 C3 G4 B2 M2 I2 D1 L1",
        "N N A P I P",
        {"N": (YES, YES, YES, NO), "P": (YES, YES, YES, YES)},
    ),
    Chapter(
        "O4 G4 B3 E4 C3 M4 F3 A2 I2 P1 L2 D1",
        "N P O O B G G J L J J",
        {
            "O": (NO, NO, NO, NO),
            "G": (YES, STOMACHACHE, YES, YES),
            "J": (YES, YES, YES, YES),
        },
    ),
    Chapter(
        "L4 I4 D3 B4 N3 P4 C3 E2 F2 G1 M2 O1",
        "L L A I G I",
        {"L": (YES, NO, NO, YES), "I": (YES, YES, YES, YES)},
    ),
)


def record() -> bytes:
    """The match as a file, with the first deals by which Ada wins it alone."""
    for seed in count():
        header = Header(TERMS, SEATS, seed, PROGRAM)
        events = list(_played(TERMS, seed))
        if _is_wanted(events):
            lines = [header.line(), *filter(None, map(line_of, events))]
            return "".join(map(as_text, lines)).encode()
    raise AssertionError


def _is_wanted(events: Sequence[Event]) -> bool:
    end = events[-1]
    assert isinstance(end, MatchEnded)
    others = max(total for seat, total in enumerate(end.totals) if seat != WINNER)
    return end.winners == (WINNER,) and min(end.totals) > 0 and end.totals[WINNER] - others <= 3


def _played(terms: Terms, seed: int) -> Iterator[Event]:
    """Deals by chance, everything else as it is written."""
    state, source = new_match(terms), Random(seed)
    written = [_Written(chapter) for chapter in CHAPTERS]
    while state.phase is not Phase.OVER:
        if is_lot(state):
            actions: list[Action] = [draw_lot(state, source, 0)]
        else:
            actions = written[state.round - 1].next(state)
        for action in actions:
            state, happened = apply(state, action)
            yield from happened


class _Written:
    """A chapter that is being played."""

    def __init__(self, chapter: Chapter) -> None:
        self._placed = iter(chapter.placed.split())
        self._climbs = iter(chapter.climbs.split())
        self._votes = chapter.votes

    def next(self, state: State) -> list[Action]:
        """What whoever is to act does now."""
        seat = state.turn
        if state.phase is Phase.PLACE:
            placed = next(self._placed)
            return [PlaceCharacter(seat, placed[0], Place.of_word(placed[1]))]
        if state.phase is Phase.VOTE:
            assert state.nominee is not None
            cards = self._votes[state.nominee]
            return [CastVote(voter, card) for voter, card in enumerate(cards)]
        character = next(self._climbs)
        (move,) = (one for one in legal_moves(state) if one.character == character)
        return [MoveCharacter(seat, character, move.to)]
