"""Events as the lines of a game record, and lines as the actions behind them."""

from __future__ import annotations

import json
from typing import Any, Final

from kingup_game.engine.actions import Action, Card, CastVote, Deal, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import Place
from kingup_game.engine.events import (
    BallotSealed,
    CharacterMoved,
    CharacterPlaced,
    Event,
    LeftoversServed,
    MatchEnded,
    RoundDealt,
    RoundScored,
    VotesRevealed,
)

Line = dict[str, Any]

LINE_KINDS: Final = ("deal", "place", "leftover", "move", "vote", "score", "end")


def as_text(line: Line) -> str:
    """One line as it stands in a file: UTF-8, whatever a name is made of.

    >>> as_text({"name": "Zoë"}), as_text({"name": "\\ud800"})
    ('{"name": "Zoë"}\\n', '{"name": "\\\\ud800"}\\n')
    """
    text = json.dumps(line, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:  # half a pair of surrogates, which only an escape can write
        text = json.dumps(line)
    return text + "\n"


def line_of(event: Event) -> Line | None:
    """The record's line for an event; None for a sealed ballot, which leaves no line.

    >>> line_of(CharacterMoved(seat=2, character="A", origin=Place.FLOOR_3, to=Place.FLOOR_4))
    {'move': 'A', 'from': '3', 'to': '4', 'seat': 2}
    """
    match event:
        case RoundDealt(number, first, goals):
            return {"deal": number, "first": first, "goals": list(goals)}
        case CharacterPlaced(seat, character, floor):
            return {"place": character, "floor": int(floor), "seat": seat}
        case LeftoversServed(characters):
            return {"leftover": characters}
        case CharacterMoved(seat, character, origin, to):
            return {"move": character, "from": origin.word, "to": to.word, "seat": seat}
        case BallotSealed():
            return None
        case VotesRevealed(nominee, cards, outcome, to):
            return {
                "vote": nominee,
                "cards": [card.value for card in cards],
                "outcome": outcome.value,
                "to": to.word,
            }
        case RoundScored(points, totals, _):
            return {"score": list(points), "totals": list(totals)}
        case MatchEnded(totals, castle, winners):
            return {"end": list(totals), "castle": list(castle), "winners": list(winners)}


def actions_of(line: Line) -> list[Action]:
    """What was done to bring this line about; ValueError where a value makes no sense.

    Lines that follow by themselves (`leftover`, `score`, `end`) have no action.

    >>> actions_of({"move": "A", "from": "3", "to": "4", "seat": 2})
    [MoveCharacter(seat=2, character='A', to=<Place.FLOOR_4: 4>)]
    """
    if "deal" in line:
        goals = tuple(_text(goal) for goal in _list(line, "goals"))
        return [Deal(_number(line, "first"), goals)]
    if "place" in line:
        floor = Place.of_word(str(_number(line, "floor")))
        return [PlaceCharacter(_number(line, "seat"), _text(line["place"]), floor)]
    if "move" in line:
        to = Place.of_word(_text(_value(line, "to")))
        return [MoveCharacter(_number(line, "seat"), _text(line["move"]), to)]
    if "vote" in line:
        cards = [Card(_text(card)) for card in _list(line, "cards")]
        return [CastVote(seat, card) for seat, card in enumerate(cards)]
    return []


def _value(line: Line, key: str) -> object:
    if key not in line:
        raise ValueError(f"the key {key!r} is missing")
    return line[key]


def _number(line: Line, key: str) -> int:
    value = _value(line, key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{key!r} should be a whole number, not {value!r}")
    return value


def _list(line: Line, key: str) -> list[object]:
    value = _value(line, key)
    if not isinstance(value, list):
        raise ValueError(f"{key!r} should be a list, not {value!r}")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} should be a text")
    return value
