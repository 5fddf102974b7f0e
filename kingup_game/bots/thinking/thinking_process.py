"""One spawned process that thinks, and the stage's end of the pipe to it."""

from __future__ import annotations

import contextlib
import os
import pickle
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from kingup_game.bots.deaf_children import deaf_children
from kingup_game.bots.questions import Question
from kingup_game.bots.thinking.thinker import Thinker

_NICENESS = 10
_FAREWELL_SECONDS = 0.5
_LARGEST_ANSWER = 1 << 20
_MOST_AT_ONCE = 8


def think(pipe: Connection) -> None:
    """The process's whole life: answer questions until the other end closes."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_NICENESS)
    thinker = Thinker()
    while True:
        try:
            question: Question | None = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if question is None:
            return
        try:
            pipe.send((question.ticket, thinker.think(question)))
        except (BrokenPipeError, OSError):
            return


class ThinkingProcess:
    """The process, and the pipe to it.

    Nothing here waits for the process: it is started, written to, read from and seen off by two
    threads, so that one that is stopped, starts slowly or reads nothing costs the stage no frame.
    """

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, self._theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=think, args=(self._theirs,), daemon=True
        )
        self._post: SimpleQueue[Question | None] = SimpleQueue()
        self._heard: SimpleQueue[object] = SimpleQueue()
        self._is_gone = False
        self._is_ended = False
        self._starting = Lock()
        self._postman = Thread(target=self._post_on, name="questions", daemon=True)
        self._postman.start()

    def send(self, question: Question) -> None:
        """Hand a question over, to be answered some time."""
        self._post.put(question)

    def answers(self) -> list[object]:
        """What has come since last time; EOFError where the process is gone."""
        is_gone = self._is_gone  # asked first: what it said before is still heard
        found: list[object] = []
        with contextlib.suppress(Empty):
            while len(found) < _MOST_AT_ONCE:
                found.append(self._heard.get_nowait())
        if is_gone and not found:
            raise EOFError
        return found

    def close(self) -> None:
        """Ask it to end, and wait a little; a process that does not is ended."""
        self._post.put(None)
        self._postman.join(_FAREWELL_SECONDS)
        self.stop()
        self._postman.join(_FAREWELL_SECONDS)

    def stop(self) -> None:
        """End it whatever it does. Its threads see it off."""
        self._is_ended = True
        if self._starting.acquire(blocking=False):  # else it is ended once it has been started
            if self.process.pid is not None:
                self.process.kill()
            self._starting.release()
        self._post.put(None)

    def _post_on(self) -> None:
        """Start the process, hand questions on, and see it off."""
        reader = Thread(target=self._read_on, name="answers", daemon=True)
        try:
            with self._starting:
                if self._is_ended:
                    return
                with deaf_children():
                    self.process.start()
                if self._is_ended:
                    self.process.kill()
            self._theirs.close()  # so that reading ends when the process does
            reader.start()
            while (question := self._post.get()) is not None:
                self._pipe.send(question)
            self._pipe.send(None)
        except (OSError, ValueError, RuntimeError):
            pass  # whoever asks for answers is told that it is gone
        if reader.ident is None:
            self._is_gone = True
            self._theirs.close()
        else:
            self.process.join(_FAREWELL_SECONDS)
            self.process.kill()
            self.process.join()
            reader.join()
        self._pipe.close()

    def _read_on(self) -> None:
        """Hear what it says until it is gone, or says what nobody can read."""
        with contextlib.suppress(Exception):
            while True:
                self._heard.put(pickle.loads(self._pipe.recv_bytes(_LARGEST_ANSWER)))
        self._is_gone = True
