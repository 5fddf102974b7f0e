"""Positions written so that a reader sees the castle: `castle("5:B 4:O 3:EI throne:F out:ACN")`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from random import Random

import pytest

from kingup_game.engine import rules
from kingup_game.engine.actions import (
    Action,
    Card,
    CastVote,
    Deal,
    IllegalActionError,
    MoveCharacter,
    PlaceCharacter,
    Refusal,
)
from kingup_game.engine.cast import JESTER, Place
from kingup_game.engine.chance import draw_lot
from kingup_game.engine.edition import HouseRules, Terms, TermsError, table_sizes, terms_of
from kingup_game.engine.events import Event, VotesRevealed
from kingup_game.engine.goals import GOALS
from kingup_game.engine.state import Hand, Phase, State, full_hands, new_match

EVERY_TABLE = tuple(
    (edition, players)
    for edition in ("classic", "jester")
    for players in table_sizes(terms_of(edition, 4).edition)
)

CLASSIC = terms_of("classic", 4)
JESTERS = terms_of("jester", 4)


def castle(
    where: str,
    table: Terms = CLASSIC,
    *,
    turn: int = 0,
    round_number: int = 1,
    goals: tuple[str, ...] = (),
    hands: tuple[Hand, ...] = (),
    totals: tuple[int, ...] = (),
) -> State:
    """The climb with everyone where the words say; whoever is not named is out of the castle."""
    board = _board(where, table, Place.OUT)
    return _position(table, Phase.MOVE, board, turn, round_number, goals, hands, totals)


def half_placed(where: str, table: Terms = CLASSIC, *, turn: int = 0) -> State:
    """The placing; whoever is not named is in the tray still."""
    return _position(table, Phase.PLACE, _board(where, table, Place.TRAY), turn, 1, (), (), ())


def _position(
    table: Terms,
    phase: Phase,
    board: bytes,
    turn: int,
    round_number: int,
    goals: tuple[str, ...],
    hands: tuple[Hand, ...],
    totals: tuple[int, ...],
) -> State:
    dealt = goals or GOALS[: table.players]
    return new_match(table)._replace(
        phase=phase,
        round=round_number,
        turn=turn,
        board=board,
        goals=dealt,
        dealt=dealt,
        hands=hands or full_hands(table),
        totals=totals or (table.first_total,) * table.players,
    )


def _board(where: str, table: Terms, rest: Place) -> bytes:
    places = dict.fromkeys(table.characters, rest)
    if table.has_jester:
        places[JESTER] = Place.FLOOR_3
    for group in where.split():
        word, characters = group.split(":")
        for character in characters:
            assert character in places, f"{character} is not in this edition"
            places[character] = Place.of_word(word)
    return bytes(places[character] for character in table.characters)


def place(state: State, character: str, floor: str) -> State:
    """The seat in turn places `character`."""
    action = PlaceCharacter(state.turn, character, Place.of_word(floor))
    return rules.apply(state, action)[0]


def climb(state: State, character: str, to: str) -> State:
    """The seat in turn moves `character` up."""
    return rules.apply(state, MoveCharacter(state.turn, character, Place.of_word(to)))[0]


def vote(state: State, cards: str) -> State:
    """All seats vote in order, `ynsy` for yes, no, stomachache, yes."""
    return election(state, cards)[0]


def election(state: State, cards: str) -> tuple[State, tuple[Event, ...]]:
    """As `vote`, with the events of the last ballot, which opens them all."""
    events: tuple[Event, ...] = ()
    for seat, letter in enumerate(cards):
        card = {"y": Card.YES, "n": Card.NO, "s": Card.STOMACHACHE}[letter]
        state, events = rules.apply(state, CastVote(seat, card))
    return state, events


def revealed(events: tuple[Event, ...]) -> VotesRevealed:
    (found,) = (event for event in events if isinstance(event, VotesRevealed))
    return found


def refusal(state: State, action: Action) -> Refusal:
    """Why the rules refuse `action`, having made sure that `apply` raises the same."""
    with pytest.raises(IllegalActionError) as raised:
        rules.apply(state, action)
    assert raised.value.refusal == rules.refusal_of(state, action)
    return raised.value.refusal


def refusal_of_climb(state: State, character: str, to: str) -> Refusal:
    return refusal(state, MoveCharacter(state.turn, character, Place.of_word(to)))


def climbs(state: State) -> set[str]:
    """The legal moves as words: `{"A>4", "B>throne"}`."""
    return {f"{move.character}>{move.to.word}" for move in rules.legal_moves(state)}


def dealt_match(table: Terms, first: int = 0) -> State:
    """A match whose first round is dealt: the first cards of the deck, in their order."""
    return rules.apply(new_match(table), Deal(first, GOALS[: table.players]))[0]


def any_action(state: State, source: Random) -> Action:
    """Some legal action of chance or of a seat that is asked."""
    if rules.is_lot(state):
        return draw_lot(state, source)
    seat = source.choice(rules.seats_to_act(state))
    return source.choice(rules.legal_actions(state, seat))


def played_to(state: State, phase: Phase, source: Random) -> State:
    """Random play until `phase` comes."""
    while state.phase is not phase:
        state, _ = rules.apply(state, any_action(state, source))
    return state


def every_house(edition: str) -> Iterator[dict[str, bool]]:
    """The printed rules, and each house rule there is the other way round: also future ones."""
    yield {}
    printed = terms_of(edition, 4).house
    for rule in fields(HouseRules):
        house = {rule.name: not getattr(printed, rule.name)}
        with suppress(TermsError):
            terms_of(edition, 4, house=house)
            yield house
