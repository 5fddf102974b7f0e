"""The shelf: decoded sounds by file, fetched ahead beside the game, put away when done with."""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from weakref import WeakMethod

import pygame

from kingup_game.stage.gaps import FAULTS, Gaps
from kingup_game.stage.part_files import load_sound

MADE_AT = 44_100
"""Samples a second in the files."""

FETCHING = "sounds"
"""What the thread is called that decodes ahead."""

LINGERS_SECONDS = 3.0
"""With nothing to do: whoever starts a thread waits until it runs, and that would be a frame."""

LETTING_GO = "sounds put away"
"""What the thread is called that gives back what was put away."""

SHORT_BYTES = 14_000
"""A file of so many is about a second."""
LONG_CUES_KEPT = 8
"""All others take five times as much room together: of them those that were heard last."""

IF_SHORT = -1
"""In place of a rim: what is long is not loaded. The thread asks: it takes a while."""

SILENT = bytes(8)
"""In place of a sound that nobody can hear."""


class SoundShelf:
    """Sounds by file. A thread can fetch them ahead: decoding music would cost many frames."""

    def __init__(self, folder: Path, gaps: Gaps | None = None) -> None:
        self.folder = folder
        self._gaps = gaps or Gaps()
        self._sounds: dict[str, pygame.Sound] = {}
        self._wanted: deque[tuple[str, int]] = deque()
        self._loading: str | None = None
        self._short: set[str] = set()
        self._long: list[str] = []
        """Cues that are put away again, the one heard last at the end."""
        self._lock = threading.Lock()
        self._fetching: threading.Thread | None = None
        self._is_busy = False
        self._calls = SimpleQueue[None]()
        self._letting_go: list[threading.Thread] = []
        self._enough = threading.Event()
        self._is_known_to_pygame = False

    def fetch(self, files: Iterable[str], rim: int = 0) -> None:
        """Load these too, in order, beside the game."""
        with self._lock:
            self._wanted.extend((file, rim) for file in files)
        self._go()

    def fetch_short(self, files: Iterable[str]) -> None:
        """Load of these what is short, and keep it; what is long comes when it is heard."""
        self.fetch(files, IF_SHORT)

    def fetch_first(self, files: Iterable[str], rim: int = 0) -> None:
        """Load these before everything else that was asked for."""
        with self._lock:
            fresh = [file for file in files if file not in self._sounds]
            self._wanted.extendleft((file, rim) for file in reversed(fresh))
        if fresh:
            self._go()

    def stop_fetching(self) -> None:
        """Waits until nobody loads any more: a mixer must not close under a loading sound."""
        self._enough.set()
        with self._lock:
            thread = self._fetching
            self._calls.put(None)  # nobody lingers now
        for one in (thread, *self._letting_go):
            if one is not None:
                one.join()
        with self._lock:
            self._wanted.clear()
            self._fetching, self._is_busy, self._calls = None, False, SimpleQueue[None]()
        self._enough.clear()

    def ready(self, files: Iterable[str]) -> bool:
        """Whether all are there, or nobody is fetching them and `get` may as well load them."""
        is_fetching = self._is_busy and self._is_there
        return not is_fetching or all(file in self._sounds for file in files)

    def note_heard(self, cue: str) -> None:
        """Put away long cues of long ago."""
        if cue not in self._short:
            self._long = [*(one for one in self._long if one != cue), cue]
            self.drop(self._long[:-LONG_CUES_KEPT])
            self._long = self._long[-LONG_CUES_KEPT:]

    def drop(self, files: Iterable[str]) -> None:
        """Put these away; what is still wanted of them is not loaded any more."""
        with self._lock:
            gone = set(files)
            self._wanted = deque(one for one in self._wanted if one[0] not in gone)
            if self._loading in gone:
                self._loading = None
            sounds = [self._sounds.pop(file) for file in gone & self._sounds.keys()]
        if sounds:  # to give minutes of music back takes longer than a frame has
            thread = threading.Thread(target=sounds.clear, name=LETTING_GO, daemon=True)
            self._letting_go = [*(one for one in self._letting_go if one.is_alive()), thread]
            thread.start()

    def clear(self) -> None:
        """Put all away: another mixer wants them otherwise."""
        with self._lock:
            self._sounds.clear()

    def get(self, file: str, rim: int = 0) -> pygame.Sound:
        """The sound of a file without its rim; loaded now where nobody has fetched it yet."""
        sound = self._sounds.get(file)
        if sound is None:
            try:
                sound = self._load(file, rim)
            except FAULTS as fault:
                self._gaps.found(f"sound/{file}", fault)
                sound = pygame.Sound(buffer=SILENT)
            sound = self._sounds.setdefault(file, sound)
        return sound

    def _is_short(self, file: str) -> bool:
        try:
            return (self.folder / file).stat().st_size <= SHORT_BYTES
        except OSError:
            return True  # it is told of when it is needed

    def _go(self) -> None:
        if pygame.mixer.get_init() is None:
            return
        if not self._is_known_to_pygame:
            self._is_known_to_pygame = True
            _before_quitting(WeakMethod(self.stop_fetching))
        with self._lock:
            if self._is_busy and self._is_there:
                return
            self._is_busy = True
            self._calls.put(None)
            if not self._is_there:
                self._fetching = threading.Thread(target=self._fetch, name=FETCHING, daemon=True)
                self._fetching.start()

    @property
    def _is_there(self) -> bool:
        return self._fetching is not None and self._fetching.is_alive()

    def _is_called(self) -> bool:
        """Whether there is something to do, if not now then within a moment."""
        with contextlib.suppress(Empty):
            self._calls.get(timeout=LINGERS_SECONDS)
        with self._lock:
            if not self._is_busy or self._enough.is_set():
                self._fetching = None
                return False
            return True

    def _next(self) -> tuple[str, int] | None:
        with self._lock:
            while self._wanted and not self._enough.is_set():
                file, rim = self._wanted.popleft()
                if file not in self._sounds:
                    self._loading = file
                    return file, rim
            self._is_busy = False
            return None

    def _fetch(self) -> None:
        while self._is_called():
            while (wanted := self._next()) is not None:
                self._fetch_one(*wanted)

    def _fetch_one(self, file: str, rim: int) -> None:
        if rim == IF_SHORT:
            if not self._is_short(file):
                return
            rim = 0
            self._short.add(file)
        try:
            sound = self._load(file, rim)
        except FAULTS:
            return  # whoever needs it on the game's own thread will hear why
        with self._lock:
            if self._loading == file:
                self._sounds.setdefault(file, sound)

    def _load(self, file: str, rim: int) -> pygame.Sound:
        path = self.folder / file
        if not path.is_file():
            raise FileNotFoundError(
                f"The sound {file} is missing from {self.folder}. "
                f"Make it with: python tools/bake.py sound/{file}"
            )
        sound = load_sound(path)
        opened = pygame.mixer.get_init()
        if not rim or opened is None:
            return sound
        rate, size, channels = opened
        edge = round(rim * rate / MADE_AT) * channels * (abs(size) // 8)
        return pygame.Sound(buffer=sound.get_raw()[edge:-edge])


def _before_quitting(stop: WeakMethod[Callable[[], None]]) -> None:
    """Have `pygame.quit` wait for a shelf: SDL's mixer tears memory where it closes under a thread
    that decodes. What last asks to be heard of is heard of first, so before the mixer itself."""

    def quit_shelf() -> None:
        living = stop()
        if living is not None:
            living()

    pygame.register_quit(quit_shelf)
