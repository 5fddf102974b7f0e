"""One spawned process that thinks, and the stage's end of the pipe to it."""

from __future__ import annotations

import contextlib
import os
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread

from kingup_game.bots.thinking.thinker import Answer, Question, Thinker

_NICENESS = 10
_FAREWELL_SECONDS = 0.5


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

    Nothing here waits for the process, not even a question that its pipe has no room for.
    """

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=think, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self._post: SimpleQueue[Question | None] = SimpleQueue()
        self._postman = Thread(target=self._post_on, name="questions", daemon=True)
        self._postman.start()

    def send(self, question: Question) -> None:
        """Hand a question over, to be answered some time."""
        self._post.put(question)

    def answers(self) -> list[tuple[int, Answer]]:
        """What has come since last time; EOFError or OSError where the process is gone."""
        found = []
        while self._pipe.poll():
            found.append(self._pipe.recv())
        return found

    def close(self) -> None:
        """Ask it to end, and wait a little."""
        self._post.put(None)
        self.process.join(_FAREWELL_SECONDS)
        self.stop()

    def stop(self) -> None:
        """End it whatever it does."""
        self.process.kill()
        self.process.join(_FAREWELL_SECONDS)
        self._post.put(None)
        self._postman.join(_FAREWELL_SECONDS)  # it writes to the pipe, which closes now
        self._pipe.close()

    def _post_on(self) -> None:
        """From a thread of its own: a process that reads nothing would hold up the stage."""
        try:
            while (question := self._post.get()) is not None:
                self._pipe.send(question)
            self._pipe.send(None)
        except (OSError, ValueError):
            return  # gone; whoever asks for answers is told so
