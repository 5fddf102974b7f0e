"""What the cards of an election come to, and where it leaves whoever was up for the throne: by what
all may know of a board."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.engine.actions import Card
from kingup_game.engine.cast import DUNGEONS, JESTER, Character, Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import Outcome

# Looked up once: every vote asks for several.
_CROWNED, _REFUSED, _STOMACHACHE = Outcome


def outcome_of(cards: Sequence[Card]) -> Outcome:
    """A Stomachache calls the election off; otherwise one No is enough to refuse.

    >>> outcome_of([Card.YES, Card.NO, Card.YES])
    <Outcome.REFUSED: 'refused'>
    >>> outcome_of([Card.STOMACHACHE, Card.NO, Card.YES])
    <Outcome.STOMACHACHE: 'stomachache'>
    """
    if Card.STOMACHACHE in cards:
        return _STOMACHACHE
    return _REFUSED if Card.NO in cards else _CROWNED


def is_last_one(terms: Terms, board: bytes) -> bool:
    """Whether all but one are out: whoever is left is king, however many say No.

    With the printed hands the Nos are spent by then; with a No more for somebody they may not be.
    The Jester comes back whenever he is refused, so with him nobody is ever the last.
    """
    return not terms.has_jester and board.count(Place.OUT) == len(board) - 1


def outcome_at(terms: Terms, board: bytes, cards: Sequence[Card]) -> Outcome:
    """What these cards come to for whoever is on the throne."""
    outcome = outcome_of(cards)
    return _CROWNED if outcome is _REFUSED and is_last_one(terms, board) else outcome


def place_after_refusal(terms: Terms, nominee: Character, board: bytes) -> Place:
    """Where a refused nominee goes: the next dungeon or out; the Jester back to floor 3."""
    if nominee == JESTER:
        return Place.FLOOR_3
    if terms.house.dungeons:
        return next((dungeon for dungeon in DUNGEONS if dungeon not in board), Place.OUT)
    return Place.OUT


def place_after(terms: Terms, nominee: Character, board: bytes, outcome: Outcome) -> Place:
    """Where an election leaves whoever was up for the throne."""
    if outcome is _CROWNED:
        return Place.THRONE
    if outcome is _STOMACHACHE:
        return Place.FLOOR_5
    return place_after_refusal(terms, nominee, board)
