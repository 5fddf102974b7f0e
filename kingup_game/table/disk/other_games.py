"""Other games that run on this computer with the same saves: who they are, and whether they do."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from kingup_game.table.disk.files import OWN_FILE, make_folder

_PREFIX: Final = "running-"
_SUFFIX: Final = ".lock"


class OtherGames:
    """A lock for each running game, which the system lets go when the game ends, however it ends.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     one, other = OtherGames(Path(folder)), OtherGames(Path(folder))
    ...     one.join()
    ...     other.join()
    ...     here = one.are_there(), one.runs(other.me)
    ...     other.close()
    ...     print(here, one.are_there(), one.runs(other.me))
    ...     one.close()
    (True, True) False False
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.me = os.urandom(4).hex()
        """What this run of the game calls itself in its saves."""
        self._handle: int | None = None

    def join(self) -> None:
        """This game runs from now on."""
        with contextlib.suppress(OSError):  # where nothing can be locked, everybody is alone
            make_folder(self._folder)
            self._handle = os.open(self._lock_of(self.me), os.O_RDWR | os.O_CREAT, OWN_FILE)
            _lock(self._handle)

    def are_there(self) -> bool:
        """Whether another game runs now. Locks that died with their game are swept away."""
        found = [path.name for path in self._folder.glob(f"{_PREFIX}*{_SUFFIX}")]
        names = [name.removeprefix(_PREFIX).removesuffix(_SUFFIX) for name in found]
        running = [name for name in names if self.runs(name)]
        return bool(running)

    def runs(self, owner: str) -> bool:
        """Whether the game of this name, another one than this, still runs."""
        if not owner.isalnum() or owner == self.me:
            return False
        try:
            handle = os.open(self._lock_of(owner), os.O_RDWR)
        except OSError:
            return False
        try:
            _lock(handle)
        except OSError:
            return True
        finally:
            os.close(handle)
        self._sweep(owner)
        return False

    def close(self) -> None:
        """This game ends."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
            self._sweep(self.me)

    def _sweep(self, owner: str) -> None:
        with contextlib.suppress(OSError):
            self._lock_of(owner).unlink()

    def _lock_of(self, owner: str) -> Path:
        return self._folder / f"{_PREFIX}{owner}{_SUFFIX}"


def _lock(handle: int) -> None:
    """Lock a file for this process; OSError where another has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
