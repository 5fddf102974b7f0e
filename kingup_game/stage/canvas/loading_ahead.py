"""Pictures loaded in a thread beside the game: decoded, and scaled where somebody says to what."""

from __future__ import annotations

import contextlib
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

import pygame

from kingup_game.stage.canvas.scaling import FrameSize, framed, scaled, turned_for_the_screen
from kingup_game.stage.gaps import FAULTS
from kingup_game.stage.part_files import load_picture, picture_size

MOST_WAITING_BYTES = 12 << 20
"""At first: it depends on the window."""
LARGE_BYTES = 6 << 20
CASTLE_BYTES = 2 << 20
MOST_LARGE = 2
"""A castle counts by itself: it was waited for, and takes a tenth of a second to load again. At
1080p it is known by having no alpha, as nothing else that is so large."""

MOST_SLENDER = 64
"""A head that says more is not believed: a picture as wide as wanted would be of any height."""

_A_MOMENT = 0.0005
LINGERS_SECONDS = 1.0
"""With nothing to do: whoever starts a thread waits until it runs; to wake one takes a fifth."""

SizePx = tuple[int, int]
_Waiting = tuple[str, SizePx | FrameSize | None]
SizesOf = Callable[[SizePx], Sequence[SizePx]]
"""In which sizes a picture is wanted, by the size it has."""


class MissingPictureError(FileNotFoundError):
    """A picture is not there; the sentence says which, and how to make it."""


class Wanted(NamedTuple):
    """One picture: in some sizes, or whole, or both."""

    name: str
    sizes_of: SizesOf | None = None
    whole: bool = True
    drawn_as: str | None = None
    """The same drawn larger, where it is made of that; the size of the picture is known then."""
    frame: FrameSize | None = None
    """Stretched as a frame, and nothing else."""


class LoadingAhead:
    """One thread for all pictures, there while there is something to do, and a moment longer."""

    def __init__(self, folder: Path) -> None:
        self.sizes: dict[str, SizePx] = {}
        """Of every picture that was ever loaded or asked for."""
        self.most_waiting_bytes = MOST_WAITING_BYTES
        """Of what was loaded and nobody has fetched yet; what was loaded first is let go first."""
        self.tried = 0
        """So many were loaded, or could not be: while that stays, nothing has come."""
        self._folder = folder
        self._wanted: deque[Wanted] = deque()
        self._in_hand: str | None = None
        self._waiting: dict[_Waiting, pygame.Surface] = {}
        self._old: set[_Waiting] = set()
        self._of_old: list[Wanted] = []
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._is_busy = False
        self._calls = SimpleQueue[None]()

    def knows_size_of(self, name: str) -> bool:
        """Whether its size is known, if only by its head: nobody decodes it to learn that."""
        if name not in self.sizes:
            with contextlib.suppress(*FAULTS):  # whoever needs it will hear why
                shorter, longer = sorted(size := picture_size(self._folder / name))
                if longer <= MOST_SLENDER * shorter:
                    self.sizes[name] = size
        return name in self.sizes

    def want(self, pictures: Iterable[Wanted], *, last: bool = False) -> None:
        """Load these before everything else that was asked for, or after it."""
        asked = list(pictures)
        with self._lock:
            if last:
                self._wanted.extend(asked)
            else:
                self._wanted.extendleft(reversed(asked))
            if not self._wanted or self._is_busy:
                return
            self._is_busy = True
            self._calls.put(None)
            if self._thread is None:
                self._thread = threading.Thread(target=self._load_all, daemon=True)
                self._thread.start()

    def want_new(self, asked: Iterable[Wanted], *, last: bool = False) -> None:
        """The same, without those that were asked for already."""
        pictures = list(asked)
        with self._lock:
            known = {(one.name, one.frame) for one in self._wanted}
            known |= {(one.name, one.frame) for one in pictures if self._waits(one)}
            in_hand = self._in_hand  # together: what leaves the hand between would be in neither
        by_key = {(one.name, one.frame): one for one in pictures}
        fresh = [one for key, one in by_key.items() if key not in known]
        self.want((one for one in fresh if one.name != in_hand), last=last)

    def _waits(self, wanted: Wanted) -> bool:
        """Whether all of it was made: a size that nobody fetched yet stands in no other's way."""
        natural = self.sizes.get(wanted.name)
        sizes = wanted.sizes_of(natural) if natural and wanted.sizes_of else ()
        keys: list[_Waiting] = [(wanted.name, size) for size in sizes]
        if wanted.frame or wanted.whole:
            keys.append((wanted.name, wanted.frame))
        return bool(keys) and all(key in self._waiting for key in keys)

    def await_all(self, pictures: Iterable[Wanted], seconds: float) -> None:
        """Wait until these are loaded, but not for ever: whoever asks has time, and to load one as
        well would take as long."""
        missing, till = {one.name for one in pictures}, time.monotonic() + seconds
        while time.monotonic() < till:
            with self._lock:
                to_come = {one.name for one in self._wanted} | {self._in_hand}
            if not missing & to_come:
                return
            time.sleep(4 * _A_MOMENT)

    def take(self, name: str, size: SizePx | FrameSize | None = None) -> pygame.Surface | None:
        """The picture whole or in a size, if it was loaded so; it is forgotten here.

        One that the thread has in its hands is not begun a second time; and one that it would have
        come to, it need not load any more: whoever asks does that now.
        """
        while self._in_hand == name:
            time.sleep(_A_MOMENT)
        with self._lock:
            found = self._waiting.pop((name, size), None)
            if found is None and any(wanted.name == name for wanted in self._wanted):
                left = (one for one in self._wanted if not self._is_only(one, name, size))
                self._wanted = deque(left)
            return found

    def _is_only(self, wanted: Wanted, name: str, size: SizePx | FrameSize | None) -> bool:
        """Whether nothing else is to be made of this picture than what somebody makes now."""
        if isinstance(size, FrameSize) or wanted.frame:
            return (wanted.name, wanted.frame) == (name, size)
        natural = self.sizes.get(name)
        sizes = wanted.sizes_of(natural) if natural and wanted.sizes_of else ()
        return wanted.name == name and set(sizes) <= {size}

    def has(self, name: str, size: SizePx | FrameSize | None = None) -> bool:
        """Whether the picture waits to be fetched, in this size or in whatever it is."""
        with self._lock:
            if size is not None:
                return (name, size) in self._waiting
            return any(name == waiting for waiting, _ in self._waiting)

    def has_whole(self, name: str) -> bool:
        """Whether it waits as it is on the disk."""
        with self._lock:
            return (name, None) in self._waiting

    def is_loading(self, name: str | None = None) -> bool:
        """Whether this picture, or any at all, is still to be loaded."""
        if name is None:
            return self._is_busy
        with self._lock:
            return self._in_hand == name or any(one.name == name for one in self._wanted)

    def is_in_hand(self, name: str) -> bool:
        """Whether the thread is at it now: whoever took it would have to wait."""
        return self._in_hand == name

    def forget(self) -> None:
        """What waits was made for another window."""
        with self._lock:
            self._waiting.clear()

    def note_what_waits(self) -> None:
        """What waits now is of a match that is being left; castles may be the next scene's."""
        with self._lock:
            self._old = {key for key, one in self._waiting.items() if not _is_castle(one)}
            self._of_old = list(self._wanted)

    def let_go_of_noted(self) -> Iterator[None]:
        """The match was left: nobody fetches what waits of that, given back two a step."""
        with self._lock:
            left = [self._waiting.pop(key) for key in self._old & self._waiting.keys()]
            gone = {id(one) for one in self._of_old}
            self._wanted = deque(one for one in self._wanted if id(one) not in gone)
            self._old, self._of_old = set(), []
        while left:
            del left[-2:]
            yield

    def finish(self) -> None:
        """Waits until all is loaded: pygame must not close under a loading picture."""
        with self._lock:
            if (thread := self._thread) is None:
                return
            self._calls.put(None)  # for when it is done: nobody lingers then
        thread.join()

    def _load_all(self) -> None:
        while self._is_called():
            while (wanted := self._next()) is not None:
                try:
                    self._load(wanted)
                except FAULTS:
                    continue  # whoever needs it on the game's own thread will hear why
                finally:
                    self._in_hand = None
                    self.tried += 1

    def _is_called(self) -> bool:
        """Whether there is something to do, if not now then within a moment."""
        with contextlib.suppress(Empty):
            self._calls.get(timeout=LINGERS_SECONDS)
        with self._lock:
            if not self._is_busy:
                self._thread = None
            return self._is_busy

    def _next(self) -> Wanted | None:
        with self._lock:
            self._is_busy = bool(self._wanted)
            if not self._wanted:
                return None
            wanted = self._wanted.popleft()
            self._in_hand = wanted.name
            return wanted

    def _load(self, wanted: Wanted) -> None:
        file, loaded = wanted.drawn_as or wanted.name, None
        with self._lock:  # what was read before its size was known is not read again
            if file == wanted.name:
                loaded = self._waiting.get((file, None))
                if loaded is not None and _is_large(loaded):  # a castle is not held twice
                    del self._waiting[file, None]
        loaded = loaded or read_picture(self._folder, file)
        self.sizes[file] = loaded.get_size()
        natural = self.sizes[wanted.name]
        sizes = wanted.sizes_of(natural) if wanted.sizes_of else ()
        grows = any(size[0] > loaded.get_width() for size in sizes)
        if wanted.whole or grows or wanted.frame:
            loaded = turned_for_the_screen(loaded)
        made = [turned_for_the_screen(scaled(loaded, size)) for size in sizes]
        fresh: dict[_Waiting, pygame.Surface] = {(wanted.name, one.get_size()): one for one in made}
        if wanted.frame:
            fresh[wanted.name, wanted.frame] = framed(loaded, wanted.frame)
        with self._lock:
            if wanted.whole:
                fresh[wanted.name, None] = loaded
            for key in fresh:
                self._waiting.pop(key, None)  # so that what is new stands last
            self._old -= fresh.keys()
            self._waiting |= fresh
            self._let_go(len(fresh))

    def _let_go(self, fresh: int) -> None:
        """What nobody came for; not what has just been made."""
        sizes = {key: _bytes_of(one) for key, one in self._waiting.items()}
        large = [key for key, one in self._waiting.items() if _is_large(one)]
        held = sum(sizes[key] for key in sizes if key not in large)
        for key in list(sizes)[:-fresh]:
            if key in large[:-MOST_LARGE]:
                del self._waiting[key]
            elif held > self.most_waiting_bytes and key not in large:
                held -= sizes[key]
                del self._waiting[key]


def _bytes_of(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def _is_castle(surface: pygame.Surface) -> bool:
    return not surface.get_masks()[3] and _bytes_of(surface) > CASTLE_BYTES


def _is_large(surface: pygame.Surface) -> bool:
    return _bytes_of(surface) > LARGE_BYTES or _is_castle(surface)


def read_picture(folder: Path, name: str) -> pygame.Surface:
    """The picture as it is on the disk."""
    path = folder / name
    if not path.is_file():
        raise MissingPictureError(
            f"The picture {name} is missing from {folder}. "
            f"Make it with: python tools/bake.py {name}"
        )
    return load_picture(path)
