"""One thread for the disk: it reads and writes one thing after the other, and no frame waits."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any, Final, Generic, TypeVar

FLUSH_SECONDS: Final = 3.0
CLOSE_SECONDS: Final = 30.0
"""For what is left when the window is gone already; a disk that hangs is left to itself."""

TellOfFault = Callable[[OSError], None]
T = TypeVar("T")


class Errand(Generic[T]):
    """Something that was asked of the disk.

    >>> scribe = Scribe()
    >>> errand = scribe.ask(lambda: 6 * 7)
    >>> errand.wait(60), errand.is_done, errand.answer
    (True, True, 42)
    >>> scribe.close()
    """

    def __init__(self) -> None:
        self.answer: T | None = None
        """None before it is done, where the disk refused, where a later errand took over, and where
        nobody is there any more to do it."""
        self._done = threading.Event()

    @property
    def is_done(self) -> bool:
        """Whether the disk has answered, or refused."""
        return self._done.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait, but not for ever; whether it is done."""
        return self._done.wait(seconds)

    def finish(self, answer: T | None) -> None:
        """For the scribe alone."""
        self.answer = answer
        self._done.set()


class Scribe:
    """Does errands in the order in which they were given, from a thread that begins with the first.

    Of several that wait with the same key only the newest is done, at the place of the oldest.
    Every kind of fault is told once, from the thread; nothing ends it but `close`, and nobody
    waits for it for ever.
    """

    def __init__(self, complain: TellOfFault | None = None) -> None:
        self._complain = complain
        self._told: set[tuple[str, object]] = set()
        self._untold: list[OSError] = []
        self._changed = threading.Condition()
        self._waiting: dict[Hashable, tuple[Callable[[], Any], list[Errand[Any]]]] = {}
        self._is_busy = False
        self._is_closed = False
        self._thread: threading.Thread | None = None

    def listen(self, complain: TellOfFault) -> None:
        """Tell of faults here from now on, and of those that nobody has heard yet."""
        self._complain = complain
        untold, self._untold = self._untold, []
        for error in untold:
            complain(error)

    def ask(self, act: Callable[[], T], key: Hashable = None) -> Errand[T]:
        """Have this done soon, after all that was asked before."""
        errand = Errand[T]()
        place = errand if key is None else key
        with self._changed:
            if self._is_closed:
                errand.finish(None)
                return errand
            before = self._waiting.get(place, (act, []))[1]
            self._waiting[place] = act, [*before, errand]
            is_at_work = self._is_at_work()
            self._changed.notify_all()
        if not is_at_work:
            self._do_next()
        return errand

    def _is_at_work(self) -> bool:
        """Begin with the first errand; False where the system has no thread to give."""
        if self._thread is None:
            thread = threading.Thread(target=self._work_on, name="scribe", daemon=True)
            try:
                thread.start()
            except RuntimeError:
                return False
            self._thread = thread
        return True

    def tell(self, error: OSError) -> None:
        """People should know, once for each kind of fault."""
        kind = type(error).__name__, error.errno or str(error)
        if kind in self._told:
            return
        self._told.add(kind)
        if self._complain is None:
            self._untold.append(error)
            return
        with suppress(Exception):
            self._complain(error)

    def flush(self, seconds: float = FLUSH_SECONDS) -> bool:
        """Wait until everything asked so far is done, but not for ever; whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: not (self._waiting or self._is_busy), seconds)

    def close(self, seconds: float = CLOSE_SECONDS) -> None:
        """Do what is left, and end; what is asked later is left undone."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join(seconds)

    def _work_on(self) -> None:
        while True:
            with self._changed:
                self._is_busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._waiting or self._is_closed)
                if not self._waiting:
                    return
            self._do_next()

    def _do_next(self) -> None:
        with self._changed:
            act, errands = self._waiting.pop(next(iter(self._waiting)))
            self._is_busy = self._thread is not None
        answer = self._tried(act)
        for errand in errands:
            errand.finish(answer if errand is errands[-1] else None)

    def _tried(self, act: Callable[[], T]) -> T | None:
        try:
            return act()
        except OSError as error:
            self.tell(error)
        except Exception as error:  # whatever it is: the thread lives, and people know
            self.tell(OSError(0, type(error).__name__))
        return None
