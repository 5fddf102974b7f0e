"""How likely someone who searches does what was seen: weights learned from the records of many.

A search follows no list of wishes, so no style comes near it. What it did in play, its goals open
afterwards, was counted into weights instead: each choice has a few features, the weights of which
add up, and it is chosen in proportion to e to the power of that sum. `tools/learn_searchers.py`
learns the weights.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import exp
from typing import Final

from kingup_game.bots.belief.searcher_weights import OF_CLIMBS, OF_PLACINGS, OF_VOTES
from kingup_game.bots.belief.seen_moment import (
    GAIN_OF_THRONE,
    OWNS,
    ClimbSeen,
    Election,
    Placing,
    lead,
)
from kingup_game.engine.actions import Card
from kingup_game.engine.cast import CAST_INDEX, JESTER, Place

Features = tuple[int, ...]
"""Which weights bear on a choice."""

_OUTLOOKS: Final = (-16, -12, -8, -5, -2, 0, 2, 5, 8)
_JESTER: Final = CAST_INDEX[JESTER]
_WHOSE: Final = 3
"""A stranger, an own one, the Jester."""
_PLACES: Final = Place.WC_4 + 1
_BANDS: Final = len(_OUTLOOKS) + 1

_NOMINATES: Final = 2 * _WHOSE * _PLACES
_MOVES_JESTER: Final = _NOMINATES + 2 * _WHOSE * _BANDS
_ENTERS_WC: Final = _MOVES_JESTER + _BANDS
_FACES_NOES: Final = _ENTERS_WC + _WHOSE
CLIMB_FEATURES: Final = _FACES_NOES + 3 * _WHOSE
PLACE_FEATURES: Final = 8

_FACES: Final = _WHOSE * _BANDS
_HAND: Final = _FACES + 3 * _WHOSE
_MOST_NOES: Final = 4
_HELD: Final = _HAND + 2 * (_MOST_NOES + 1)
_MOST_HELD: Final = 4
_CARD_FEATURES: Final = _HELD + _MOST_HELD + 1
VOTE_FEATURES: Final = 2 * _CARD_FEATURES


def of_placing(sight: Placing, goal: int, character: int, floor: int) -> float:
    """How likely whoever searches, and holds this goal, places this character there."""
    return _share(OF_PLACINGS, placings(sight, goal), (character, floor))


def of_climb(sight: ClimbSeen, goal: int, seat: int, character: int) -> float:
    """How likely whoever searches, and holds this goal, raises this character."""
    return _share(OF_CLIMBS, climbs(sight, goal, seat), character)


def of_vote(sight: Election, goal: int, seat: int, card: Card) -> float:
    """How likely whoever searches, and holds this goal, plays this card."""
    return _share(OF_VOTES, votes(sight, goal, seat), card)


def placings(sight: Placing, goal: int) -> Iterator[tuple[tuple[int, int], Features]]:
    """Each choice of a character and a floor, with its features."""
    owns = OWNS[goal]
    for character in sight.tray:
        for floor in sight.open_floors:
            yield (character, floor), (4 * owns[character] + floor - 1,)


def climbs(sight: ClimbSeen, goal: int, seat: int) -> Iterator[tuple[int, Features]]:
    """Each character that could climb, with the features of raising it."""
    owns, ahead = OWNS[goal], lead(goal, sight.board)
    armed = sight.noes[seat] > 0
    faced = _noes_faced(sight.noes, seat)
    for character, to in zip(sight.able, sight.to, strict=True):
        whose = _whose(owns, character)
        where = (_WHOSE * armed + whose) * _PLACES + sight.board[character]
        if to is Place.THRONE:
            gain = GAIN_OF_THRONE if whose else -GAIN_OF_THRONE
            band = _band(-ahead if character == _JESTER else ahead + gain)
            nominating = _NOMINATES + (_WHOSE * armed + whose) * _BANDS + band
            yield character, (where, nominating, _FACES_NOES + 3 * whose + faced)
        elif character == _JESTER:
            yield character, (where, _MOVES_JESTER + _band(ahead))
        elif to > Place.THRONE:
            yield character, (where, _ENTERS_WC + whose)
        else:
            yield character, (where,)


def votes(sight: Election, goal: int, seat: int) -> Iterator[tuple[Card, Features]]:
    """Each card that the seat could play, with its features; a Yes has none."""
    owns, ahead = OWNS[goal], lead(goal, sight.board)
    whose = _whose(owns, sight.nominee)
    noes, ache = sight.noes[seat], sight.aches[seat]
    features = (
        whose * _BANDS + _band(-ahead if sight.nominee == _JESTER else ahead),
        _FACES + 3 * whose + _noes_faced(sight.noes, seat),
        _HAND + 2 * min(noes, _MOST_NOES) + ache,
        _HELD + min(sight.held, _MOST_HELD),
    )
    # A Yes weighs e to the power of nothing: the other cards are measured against it.
    yield Card.YES, ()
    if noes:
        yield Card.NO, features
    if ache:
        yield Card.STOMACHACHE, tuple(_CARD_FEATURES + feature for feature in features)


def _share(
    weights: Sequence[float], choices: Iterator[tuple[object, Features]], taken: object
) -> float:
    """How much of all that could be chosen falls to the choice taken."""
    everything = share = 0.0
    for choice, features in choices:
        weight = exp(sum(weights[feature] for feature in features))
        everything += weight
        if choice == taken:
            share = weight
    return share / everything


def _whose(owns: Sequence[bool], character: int) -> int:
    return 2 if character == _JESTER else int(owns[character])


def _band(outlook: int) -> int:
    return bisect_right(_OUTLOOKS, outlook)


def _noes_faced(noes: Sequence[int], seat: int) -> int:
    """Whether the others hold no No, some, or one a seat and more."""
    others = sum(noes) - noes[seat]
    return 0 if not others else 1 if others < len(noes) else 2
