"""Events, views and options in the words of the bot protocol, and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from kingup_game.engine.actions import Action, Card, CastVote, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import Place
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import (
    BallotSealed,
    CharacterMoved,
    CharacterPlaced,
    Event,
    LeftoversServed,
    MatchEnded,
    Outcome,
    RoundDealt,
    RoundScored,
    VotesRevealed,
    seen_by,
)
from kingup_game.engine.lines import line_of
from kingup_game.engine.state import Hand, Phase
from kingup_game.engine.view import View

Message = dict[str, Any]

DECISIONS: Final = {Phase.PLACE: "place", Phase.MOVE: "move", Phase.VOTE: "vote"}


def told_to_bots(events: Iterable[Event]) -> list[Event]:
    """The events that the protocol has a line for; a sealed ballot has none."""
    return [event for event in events if type(event) is not BallotSealed]


def event_words(event: Event, seat: int) -> Message | None:
    """What `seat` is told of an event, or None where the protocol has no line for it."""
    words = line_of(seen_by(event, seat))
    if words is None:
        return None
    if isinstance(event, RoundDealt):
        words["goal"] = words.pop("goals")[seat]
    if isinstance(event, RoundScored):
        words["goals"] = list(event.goals)
    return words


def event_of(words: Message, seat: int, players: int) -> Event:
    """The event that `seat` is told of; ValueError or KeyError where the words make no sense."""
    if "deal" in words:
        goals = tuple(words["goal"] if owner == seat else None for owner in range(players))
        return RoundDealt(words["deal"], words["first"], goals)
    if "place" in words:
        return CharacterPlaced(words["seat"], words["place"], Place(words["floor"]))
    if "leftover" in words:
        return LeftoversServed(words["leftover"])
    if "move" in words:
        origin, to = Place.of_word(words["from"]), Place.of_word(words["to"])
        return CharacterMoved(words["seat"], words["move"], origin, to)
    if "vote" in words:
        cards = tuple(Card(card) for card in words["cards"])
        to = Place.of_word(words["to"])
        return VotesRevealed(words["vote"], cards, Outcome(words["outcome"]), to)
    if "score" in words:
        return RoundScored(tuple(words["score"]), tuple(words["totals"]), tuple(words["goals"]))
    if "end" in words:
        castle, winners = tuple(words["castle"]), tuple(words["winners"])
        return MatchEnded(tuple(words["end"]), castle, winners)
    raise ValueError(f"no event of the protocol has the keys {', '.join(words)}")


def option_words(option: Action) -> list[str] | str:
    """An option as the protocol lists it: a card, or a character and a place."""
    match option:
        case PlaceCharacter(_, character, floor):
            return [character, floor.word]
        case MoveCharacter(_, character, to):
            return [character, to.word]
        case CastVote(_, card):
            return card.value
    raise ValueError(f"{option!r} is no decision of a seat")


def option_of(words: Any, decide: str, seat: int) -> Action:
    """The action behind an option, as a seat that is asked to `decide` reads it."""
    if decide == "vote":
        return CastVote(seat, Card(words))
    character, place = words
    if decide == "place":
        return PlaceCharacter(seat, character, Place.of_word(place))
    return MoveCharacter(seat, character, Place.of_word(place))


def view_words(view: View) -> Message:
    """A seat's view as the protocol sends it."""
    words: Message = {
        "edition": view.terms.edition.value,
        "round": view.round,
        "rounds": view.terms.rounds,
        "phase": view.phase.value,
        "seat": view.seat,
        "first": view.first,
        "turn": view.turn,
        "crown": view.crown,
        "nominee": view.nominee,
        "board": {
            character: Place(code).word
            for character, code in zip(view.terms.characters, view.board, strict=True)
        },
        "goal": view.goal,
        "hand": _hand_words(view.hand, view.terms),
        "totals": list(view.totals),
    }
    if view.terms.house.open_ballots:
        words["votes"] = [
            {"vote": nominee, "cards": [card.value for card in cards]}
            for nominee, cards in view.open_votes
        ]
    return words


def view_of_words(words: Message, terms: Terms) -> View:
    """The view that a bot program was sent. Who has sealed a ballot is not in it."""
    board = words["board"]
    return View(
        terms=terms,
        seat=words["seat"],
        round=words["round"],
        phase=Phase(words["phase"]),
        first=words["first"],
        turn=words["turn"],
        crown=words["crown"],
        nominee=words["nominee"],
        board=bytes(Place.of_word(board[character]) for character in terms.characters),
        goal=words["goal"],
        hand=Hand(words["hand"]["no"], words["hand"].get("stomachache", 0)),
        sealed=(False,) * terms.players,
        totals=tuple(words["totals"]),
        open_votes=tuple(
            (vote["vote"], tuple(Card(card) for card in vote["cards"]))
            for vote in words.get("votes", ())
        ),
    )


def decide_words(view: View, options: Sequence[Action], seconds: float) -> Message:
    """The message that asks a program for a decision."""
    return {
        "decide": DECISIONS[view.phase],
        "view": view_words(view),
        "options": [option_words(option) for option in options],
        "seconds": seconds,
    }


def _hand_words(hand: Hand | None, terms: Terms) -> dict[str, int] | None:
    if hand is None:
        return None
    words = {"yes": 1, "no": hand.no}
    if terms.house.stomachache:
        words["stomachache"] = hand.stomachache
    return words
