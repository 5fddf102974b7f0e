"""Bots of others as programs: the host's side of the protocol, safe from whatever they do."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from kingup_game.bots.protocol.messages import decide_words, event_words
from kingup_game.bots.protocol.process_tree import ProcessTree
from kingup_game.bots.protocol.serving import VERSION
from kingup_game.engine.actions import Action
from kingup_game.engine.edition import Terms
from kingup_game.engine.events import Event
from kingup_game.engine.plain_json import parsed
from kingup_game.engine.view import View

READY_SECONDS: Final = 10.0
_QUIT_SECONDS: Final = 0.5
_LONGEST_LINE: Final = 65_536
_MOST_WAITING: Final = 200
"""Lines of a program that nobody has read yet; with more of them its pipe fills, and it waits."""
_LONGEST_NAME: Final = 80
_LOOKS_EVERY_SECONDS: Final = 0.1
_TIRED_AFTER: Final = 2  # silent decisions, after which nobody waits for a late answer any more

Complain = Callable[[str], None]


class ProgramBot:
    """A seat played by a program. Late, wrong, crashed or silent: it forfeits, the host goes on."""

    def __init__(
        self, command: str, terms: Terms, seat: int, seconds: float, complain: Complain
    ) -> None:
        self.name = command
        self._terms = terms
        self._seat = seat
        self._seconds = seconds
        self._complain = complain
        self._silences = 0
        self._outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._inbox: queue.Queue[str | None] = queue.Queue(_MOST_WAITING)
        self._is_over = threading.Event()
        self._program = self._start(command)
        if self._program is not None:
            self._greet()

    def observe(self, event: Event) -> None:
        """Tell the program what happened, where the protocol has a line for it."""
        words = event_words(event, self._seat)
        if words is not None:
            self._say({"event": words})

    def decide(self, view: View, options: Sequence[Action]) -> Action:
        """Ask the program; the first option where it does not give a sound answer in time."""
        if self._program is None:
            return options[0]
        self._drop_stale_answers()
        self._say(decide_words(view, options, self._seconds))
        answer = self._hear(self._seconds)
        if answer is None:
            self._forfeit("did not answer in time" if self._program else "has stopped")
            self._wait_for_late_answer()
            return options[0]
        self._silences = 0
        index = answer.get("choose")
        if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < len(options):
            chosen = repr(index)[:_LONGEST_NAME]
            self._forfeit(f"chose {chosen} of {len(options)} options")
            return options[0]
        return options[index]

    def close(self) -> None:
        """Say goodbye, and do not wait long for it."""
        program = self._program
        if program is None:
            return
        self._program = None
        self._is_over.set()
        self._say({"quit": True})
        self._outbox.put(None)
        program.end(_QUIT_SECONDS)

    def _start(self, command: str) -> ProcessTree | None:
        try:
            program = ProcessTree(command)
        except (OSError, ValueError) as error:
            self._complain(f"seat {self._seat}: {command!r} cannot be started: {error}")
            return None
        for work in (self._write, self._read):
            threading.Thread(target=work, args=(program.process,), daemon=True).start()
        return program

    def _greet(self) -> None:
        terms = self._terms
        self._say(
            {
                "kingup": VERSION,
                "edition": terms.edition.value,
                "players": terms.players,
                "seat": self._seat,
                "rounds": terms.rounds,
                "house": terms.house_differences(),
                **({"more_nos": sorted(terms.more_nos)} if terms.more_nos else {}),
            }
        )
        answer = self._hear(READY_SECONDS)
        if answer is None or "ready" not in answer:
            self._complain(f"seat {self._seat}: {self.name!r} did not say that it is ready")
            self.close()
        else:
            self.name = str(answer["ready"])[:_LONGEST_NAME]

    def _say(self, words: dict[str, Any]) -> None:
        self._outbox.put(json.dumps(words) + "\n")

    def _hear(self, seconds: float) -> dict[str, Any] | None:
        """The next answer; an unreadable one is {}, and none within `seconds` is None."""
        deadline = monotonic() + seconds
        try:
            text = self._inbox.get(timeout=max(0.0, deadline - monotonic()))
        except queue.Empty:
            return None
        if text is None:
            self._process_is_gone()
            return None
        try:
            answer = parsed(text)
        except ValueError:
            return {}
        return answer if isinstance(answer, dict) else {}

    def _wait_for_late_answer(self) -> None:
        """Let an answer that missed its time pass by, so that it is not taken for the next one."""
        self._silences += 1
        if self._program is not None and self._silences <= _TIRED_AFTER:
            self._hear(self._seconds)

    def _drop_stale_answers(self) -> None:
        for _ in range(self._inbox.qsize()):  # a program may talk faster than anybody hears
            if self._inbox.get() is None:
                self._process_is_gone()

    def _process_is_gone(self) -> None:
        self._is_over.set()
        if self._program is not None:
            self._program.end()
            self._program = None

    def _forfeit(self, why: str) -> None:
        self._complain(f"seat {self._seat}: {self.name!r} {why}; the first option is taken")

    def _write(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        try:
            while (text := self._outbox.get()) is not None:
                process.stdin.write(text)
                process.stdin.flush()
            process.stdin.close()
        except (OSError, ValueError):
            return

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        try:
            while text := process.stdout.readline(_LONGEST_LINE):
                if text.strip():
                    self._hand_in(text)
        except (OSError, ValueError):
            pass
        self._hand_in(None)

    def _hand_in(self, text: str | None) -> None:
        while not self._is_over.is_set():
            with suppress(queue.Full):
                self._inbox.put(text, timeout=_LOOKS_EVERY_SECONDS)
                return
