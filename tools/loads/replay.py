"""A recorded match on the stage: the deals and every seat's acts come from the record."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from kingup_game.bots.questions import Question
from kingup_game.engine.actions import Action, Deal
from kingup_game.engine.events import Event
from kingup_game.engine.lines import actions_of, line_of
from kingup_game.engine.record import Reading
from kingup_game.table.host import Host
from tests.harness.thinking import AtOnce


class RecordedHost(Host):
    """A host whose chance is the record's."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading.header)
        self._deals = deque(act for act in acts_of(reading) if isinstance(act, Deal))

    def draw_lot(self) -> tuple[Event, ...]:
        return self._act(self._deals.popleft())


class RecordedSeats(AtOnce):
    """Stand-ins for bots that do again what each seat did."""

    def __init__(self, reading: Reading) -> None:
        super().__init__()
        self._acts: list[deque[Action]] = [deque() for _ in reading.header.seats]
        for act in acts_of(reading):
            if not isinstance(act, Deal):
                self._acts[act.seat].append(act)

    def choose(self, question: Question) -> Action:
        act = self._acts[question.seat].popleft()
        assert act in question.options, f"the record has seat {question.seat} do what it may not"
        return act


def acts_of(reading: Reading) -> Iterator[Action]:
    """Everything that was done in a match, chance's acts too."""
    for event in reading.events:
        line = line_of(event)
        if line is not None:
            yield from actions_of(line)
