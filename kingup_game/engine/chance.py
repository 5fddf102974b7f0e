"""What chance does, from a source of randomness that the caller passes in."""

from __future__ import annotations

import hashlib
from random import Random

from kingup_game.engine.actions import Action, Deal
from kingup_game.engine.cast import Place
from kingup_game.engine.goals import GOALS
from kingup_game.engine.rules import legal_placements
from kingup_game.engine.state import Phase, State


def draw_lot(state: State, source: Random, first: int | None = None) -> Action:
    """The deal or the random placement that chance makes next.

    `first` names the seat that begins the first round; without it the seat is drawn too.
    """
    if state.phase is Phase.DEAL:
        return _draw_deal(state, source, first)
    return source.choice(legal_placements(state))


def _draw_deal(state: State, source: Random, first: int | None) -> Deal:
    players = state.terms.players
    if state.round > 1:
        first = state.first
    elif first is None:
        first = source.randrange(players)
    deck = [goal for goal in GOALS if goal not in state.dealt]
    return Deal(first, tuple(source.sample(deck, players)))


def lot_source(seed: int, state: State) -> Random:
    """A source for the next lot that depends on the seed and the moment alone.

    So a match that was saved and resumed draws what the unbroken one would have drawn.
    """
    moment = f"{seed}/{state.round}/{state.phase}/{state.board.count(Place.TRAY)}"
    return Random(moment)


def number_apart(seed: int, purpose: str) -> int:
    """A number of its own for a purpose, from which nobody gets back to the seed of the deals.

    Whoever holds the seed can deal; so those who draw for anything else are given this instead.

    >>> number_apart(7, "luck") == number_apart(7, "luck") != number_apart(7, "bot 2")
    True
    """
    return int.from_bytes(hashlib.sha256(f"{seed}/{purpose}".encode()).digest()[:4], "big")
