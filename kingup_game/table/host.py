"""One match and its keeper: chance, actions, undo, what each seat is told, and the record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingup_game.engine.actions import Action, MoveCharacter, PlaceCharacter
from kingup_game.engine.cast import Place
from kingup_game.engine.chance import draw_lot, lot_source
from kingup_game.engine.events import Event, all_seen_by
from kingup_game.engine.lines import as_text, line_of
from kingup_game.engine.record import Header, Reading
from kingup_game.engine.rules import apply, is_lot, legal_actions, seats_to_act
from kingup_game.engine.state import Phase, State, new_match
from kingup_game.engine.view import View, view_of

Keep = Callable[[str], None]
"""Takes the whole record after every change; a save, for instance."""


_Before = tuple[Action, State, int]
"""What a seat did last, and before that: what was true, and how many events there were."""


class Host:
    """One match: asks the rules, remembers everything, and tells each seat only what it may know.

    The full state never leaves the host: readers get views and seen events.

    >>> from kingup_game.engine.edition import terms_of
    >>> from kingup_game.engine.record import SeatEntry
    >>> header = Header(terms_of("classic", 3), (SeatEntry("Ada", "human"),) * 3, seed=7)
    >>> host = Host(header, first=1)
    >>> host.awaits_lot
    True
    >>> _ = host.draw_lot()
    >>> host.seats_to_act, len(host.options(1)), len(host.options(0))
    ((1,), 52, 0)
    >>> _ = host.submit(host.options(1)[0])
    >>> host.can_take_back(1), host.seats_to_act
    (True, (2,))
    >>> host.take_back(1), host.seats_to_act
    (1, (1,))
    """

    def __init__(self, header: Header, first: int | None = None, keep: Keep | None = None) -> None:
        self.header = header
        self._first = first
        self._keep = keep
        self._state = new_match(header.terms)
        self._history: list[Event] = []
        self._last_deal = 0
        """The number of the last event that not every seat sees alike."""
        self._text = ""
        self._in_text = 0
        self._before: _Before | None = None

    @classmethod
    def resumed(cls, reading: Reading, keep: Keep | None = None) -> Host:
        """A host that goes on where a record stops."""
        host = cls(reading.header, keep=keep)
        host._state = reading.state
        host._history = list(reading.events)
        host._last_deal = len(host._history)
        return host

    @property
    def phase(self) -> Phase:
        """What the match waits for now."""
        return self._state.phase

    @property
    def is_over(self) -> bool:
        """Whether the last round has been scored."""
        return self._state.phase is Phase.OVER

    @property
    def awaits_lot(self) -> bool:
        """Whether chance is next: a deal, or a placement by the house rule."""
        return is_lot(self._state)

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The seats that are asked now: one in turn, or all who have not voted yet."""
        return seats_to_act(self._state)

    @property
    def events_so_far(self) -> int:
        """How many events there are; `seen_since` tells those from a number on."""
        return len(self._history)

    def view(self, seat: int | None) -> View:
        """What `seat` may know now; with None, what everyone may."""
        return view_of(self._state, seat)

    def options(self, seat: int) -> Sequence[Action]:
        """Everything that `seat` may do now; empty where it is not asked."""
        return legal_actions(self._state, seat)

    def seen_since(self, seat: int | None, start: int) -> list[Event]:
        """The events from number `start` on, as `seat` may see them."""
        news = self._history[start:]
        return news if start > self._last_deal else all_seen_by(news, seat)

    def draw_lot(self) -> tuple[Event, ...]:
        """Let chance act, in a way that the seed and the moment alone decide."""
        source = lot_source(self.header.seed, self._state)
        self._before, self._last_deal = None, len(self._history)
        return self._act(draw_lot(self._state, source, self._first))

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Do what a seat asks; IllegalActionError where the rules refuse."""
        before = action, self._state, len(self._history)
        events = self._act(action)
        self._before = before
        return events

    def can_take_back(self, seat: int) -> bool:
        """Whether `seat` did the last thing that happened, and it was no nomination or vote."""
        return self._before is not None and _can_be_undone(self._before[0], seat)

    def take_back(self, seat: int) -> int:
        """Undo the seat's last act; the answer is the number of events that remain."""
        if self._before is None or not _can_be_undone(self._before[0], seat):
            raise ValueError(f"seat {seat} has nothing to take back")
        _, self._state, events = self._before
        remaining = self._history[:events]
        self._history, self._before = remaining, None
        self._text, self._in_text = "", 0
        self._save()
        return len(remaining)

    def record(self) -> str:
        """The whole record so far, secrets included: for saving, never for showing."""
        self._text = self._text or as_text(self.header.line())
        news = self._history[self._in_text :]
        self._text += "".join(as_text(line) for line in map(line_of, news) if line is not None)
        self._in_text += len(news)
        return self._text

    def _act(self, action: Action) -> tuple[Event, ...]:
        self._state, events = apply(self._state, action)
        self._history += events
        if self._keep is not None:
            self._save()
        return events

    def _save(self) -> None:
        if self._keep is not None:
            self._keep(self.record())


def _can_be_undone(action: Action, seat: int) -> bool:
    match action:
        case MoveCharacter():
            return action.seat == seat and action.to is not Place.THRONE
        case PlaceCharacter():
            return action.seat == seat
    return False
