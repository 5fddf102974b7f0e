"""The game record: a match as lines of JSON, written and read without a single random number."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NoReturn

from kingup_game import __version__
from kingup_game.engine.actions import IllegalActionError
from kingup_game.engine.edition import Terms, TermsError, terms_of
from kingup_game.engine.events import Event
from kingup_game.engine.lines import LINE_KINDS, Line, actions_of, as_text, line_of
from kingup_game.engine.plain_json import parsed
from kingup_game.engine.rules import apply
from kingup_game.engine.state import Phase, State, new_match

VERSION: Final = "record/1"


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """Who sat at a seat: a name, and `human` or `bot:` and the name of its level.

    `crest` and `avatar` say by number how people know the seat again; None where nobody noted it.

    >>> SeatEntry("Ada", "human", crest=0, avatar=4).line()
    {'name': 'Ada', 'kind': 'human', 'crest': 0, 'avatar': 4}
    """

    name: str
    kind: str
    crest: int | None = None
    avatar: int | None = None

    def line(self) -> Line:
        """The seat as it stands in the header."""
        signs = {"crest": self.crest, "avatar": self.avatar}
        noted = {key: number for key, number in signs.items() if number is not None}
        return {"name": self.name, "kind": self.kind} | noted


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a record. `app` is the version of the program that wrote it.

    >>> terms = terms_of("jester", 2)
    >>> header = Header(terms, (SeatEntry("Ada", "human"), SeatEntry("duke", "bot:duke")), seed=7)
    >>> header.line()["seats"][1]
    {'name': 'duke', 'kind': 'bot:duke'}
    """

    terms: Terms
    seats: tuple[SeatEntry, ...]
    seed: int
    app: str = __version__

    def line(self) -> Line:
        """The header as it stands in a file."""
        return {
            "kingup": VERSION,
            "edition": self.terms.edition.value,
            "rounds": self.terms.rounds,
            "house": self.terms.house_differences(),
            "seats": [seat.line() for seat in self.seats],
            **({"more_nos": sorted(self.terms.more_nos)} if self.terms.more_nos else {}),
            "seed": self.seed,
            "app": self.app,
        }


_LONGEST_WHY: Final = 300
"""Of what is told about a foul line, which may quote a file of any size."""


class RecordError(ValueError):
    """A record that cannot be read, with the number of the line at fault."""

    def __init__(self, line_number: int, why: str) -> None:
        told = why if len(why) <= _LONGEST_WHY else f"{why[:_LONGEST_WHY]}…"
        super().__init__(f"line {line_number}: {told}")
        self.line_number = line_number


class UnknownVersionError(RecordError):
    """The file is of another kind or from a newer program."""


class BrokenLineError(RecordError):
    """A whole line that is no JSON object."""


class IllegalLineError(RecordError):
    """A line that the rules do not allow where it stands."""


class Ending(StrEnum):
    """How a record ends: after the last score, before it, or in the middle of a line."""

    COMPLETE = "complete"
    UNFINISHED = "unfinished"
    CUT = "cut"


@dataclass(slots=True)
class Reading:
    """A record that was replayed through the rules, as far as it goes.

    >>> from random import Random
    >>> from kingup_game.engine.chance import draw_lot
    >>> header = Header(terms_of("classic", 3), (SeatEntry("a bot", "bot:cook"),) * 3, seed=7)
    >>> begun = new_match(header.terms)
    >>> _, (dealt,) = apply(begun, draw_lot(begun, Random(7), first=2))
    >>> reading = read_record((as_text(header.line()) + as_text(line_of(dealt))).encode())
    >>> reading.state.phase, reading.state.turn
    (<Phase.PLACE: 'place'>, 2)
    >>> reading.summary()
    'unfinished: the match stops in round 1, after line 2; it can be resumed'
    >>> read_record(b'{"kingup": "record/9"}')
    Traceback (most recent call last):
    ...
    kingup_game.engine.record.UnknownVersionError: line 1: this program reads ...
    """

    header: Header
    state: State
    ending: Ending = Ending.UNFINISHED
    steps: list[tuple[Event, ...]] = field(default_factory=list)
    """What happened by each line; nothing by those that follow from another."""
    awaited: list[Line] = field(default_factory=list)
    """Lines that follow from the last one by themselves and are not in the file yet."""

    @property
    def lines_read(self) -> int:
        """How many lines of the file were sound, the header included."""
        return 1 + len(self.steps)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, also what the file's last lines do not say yet."""
        return [event for events in self.steps for event in events]

    def text(self) -> str:
        """The record as this program writes it, complete up to the present state."""
        return "".join(
            as_text(line) for line in (self.header.line(), *map(line_of, self.events)) if line
        )

    def summary(self) -> str:
        """How the record ends, in one sentence."""
        if self.ending is Ending.COMPLETE:
            return f"complete: {self.lines_read} lines, {self.header.terms.rounds} rounds"
        where = f"round {self.state.round}, after line {self.lines_read}"
        if self.ending is Ending.CUT:
            return f"cut short in the middle of line {self.lines_read + 1}; sound up to {where}"
        return f"unfinished: the match stops in {where}; it can be resumed"


def read_record(data: bytes) -> Reading:
    """Replay a record through the rules; RecordError names the line that is foul."""
    lines = data.split(b"\n")
    unterminated = lines.pop()
    if unterminated and _parsed(unterminated) is not None:
        lines.append(unterminated)
        unterminated = b""
    if not lines:
        raise BrokenLineError(1, "there is no whole line in this file, so no record to read")
    header = read_header(lines[0])
    reading = Reading(header, new_match(header.terms))
    for number, raw in enumerate(lines[1:], start=2):
        line = _parsed(raw)
        if line is None:
            raise BrokenLineError(number, "this is not a JSON object")
        _follow(reading, number, line)
    if unterminated:
        reading.ending = Ending.CUT
    elif reading.state.phase is Phase.OVER and not reading.awaited:
        reading.ending = Ending.COMPLETE
    return reading


def read_header(raw: bytes) -> Header:
    """The header from the first line of a record."""
    line = _parsed(raw)
    if line is None:
        raise BrokenLineError(1, "the header is not a JSON object; this is not a game record")
    version = line.get("kingup")
    if version != VERSION:
        raise UnknownVersionError(
            1,
            f"this program reads {VERSION!r}, and the file says {version!r}; "
            "a newer King Up! may be able to read it",
        )
    try:
        seats = tuple(_seat(entry) for entry in line["seats"])
        house = dict(line.get("house") or {})
        rounds = _whole(house.pop("rounds", line.get("rounds", 3)))
        more_nos = [_whole(seat) for seat in line.get("more_nos") or []]
        table = terms_of(line["edition"], len(seats), rounds, house, more_nos)
        return Header(table, seats, _whole(line.get("seed") or 0), str(line.get("app", "")))
    except KeyError as missing:
        raise IllegalLineError(1, f"the header lacks the key {missing}") from None
    except TermsError as error:
        raise IllegalLineError(1, str(error)) from None
    except (AttributeError, TypeError, ValueError):
        raise IllegalLineError(1, "the header's values do not have the right form") from None


def _seat(entry: Line) -> SeatEntry:
    crest, avatar = (_sign(entry.get(key)) for key in ("crest", "avatar"))
    return SeatEntry(str(entry.get("name")), str(entry.get("kind")), crest, avatar)


def _sign(number: object) -> int | None:
    """What only pictures are made of may be anything, and then counts as not noted."""
    return number if type(number) is int and number >= 0 else None


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _follow(reading: Reading, number: int, line: Line) -> None:
    if not any(kind in line for kind in LINE_KINDS):
        raise IllegalLineError(number, f"a line is one of {', '.join(LINE_KINDS)}")
    if reading.awaited:
        _compare(number, line, reading.awaited.pop(0))
        reading.steps.append(())
        return
    if reading.state.phase is Phase.OVER:
        raise IllegalLineError(number, "the match is over before this line")
    state, events = _act(reading, number, line)
    produced = [made for made in map(line_of, events) if made is not None]
    if not produced:
        raise IllegalLineError(number, "nothing of this kind can happen here")
    _compare(number, line, produced[0])
    reading.state = state
    reading.awaited = produced[1:]
    reading.steps.append(events)


def _act(reading: Reading, number: int, line: Line) -> tuple[State, tuple[Event, ...]]:
    state = reading.state
    events: list[Event] = []
    try:
        actions = actions_of(line)
        if "vote" in line and len(actions) != reading.header.terms.players:
            raise IllegalLineError(number, "a vote needs one card from each seat")
        for action in actions:
            state, happened = apply(state, action)
            events.extend(happened)
    except IllegalActionError as error:
        raise IllegalLineError(number, error.refusal.sentence) from None
    except IllegalLineError:
        raise
    except ValueError as error:
        raise IllegalLineError(number, str(error)) from None
    return state, tuple(events)


def _compare(number: int, found: Line, expected: Line) -> None:
    for key, value in expected.items():
        if key not in found:
            raise IllegalLineError(number, f"expected {as_text(expected).strip()} here")
        # Not by ==, which takes 1.0 and true for 1.
        if repr(found[key]) != repr(value):
            raise IllegalLineError(
                number, f"{key!r} is {found[key]!r}, and by the rules it should be {value!r}"
            )


def _parsed(raw: bytes) -> dict[str, Any] | None:
    try:
        value = parsed(raw.decode("utf-8"), _refuse)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def _refuse(constant: str) -> NoReturn:
    """Infinity and its like are no JSON, whatever Python thinks."""
    raise ValueError(constant)
