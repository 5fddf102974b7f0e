"""Files that people may have done anything to: read within bounds, written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

LARGEST: Final = 1 << 21
"""Bytes, thirty times the longest match: whatever is larger is not ours and never read."""

OWN_FILE: Final = 0o600
OWN_FOLDER: Final = 0o700
"""What a person plays is nobody else's business."""

_BINARY: Final = getattr(os, "O_BINARY", 0)
_READ: Final = os.O_RDONLY | _BINARY | getattr(os, "O_NONBLOCK", 0)
_WRITE: Final = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is to be told of a file: a key of the words' `notices`, and what stands in it."""

    key: str
    file: str = ""
    reason: str = ""


def read_small(path: Path) -> bytes:
    """All of a file. OSError where there is none, or where reading might never end."""
    try:
        status = path.stat()  # before opening, which may already act upon a device
    except ValueError as error:
        raise OSError(errno.EINVAL, "no file is called so") from error
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "it is a folder, a pipe or a device")
    with os.fdopen(os.open(path, _READ), "rb") as file:
        data = file.read(LARGEST + 1) or b""  # None where the system has nothing to say yet
    if len(data) > LARGEST:
        raise OSError(errno.EFBIG, f"it is larger than {LARGEST >> 20} MB, as no match is")
    return data


def write_whole(path: Path, text: str | bytes, *, before: Path | None = None) -> None:
    """Write a file so that after a crash it is either the old one or the new one.

    The old one stays as `before`, if that is named. Nobody but the user may read any of it.
    """
    data = text if isinstance(text, bytes) else text.encode()
    make_folder(path.parent)
    # Two games at once, also of two computers with one home, never write into each other's file.
    aside = path.with_name(f"{path.name}.{os.urandom(4).hex()}.new")
    try:
        handle = os.open(aside, _WRITE, OWN_FILE)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if before is not None and path.exists():
            path.replace(before)
        aside.replace(path)
        _sync_folder(path.parent)
    except OSError:
        aside.unlink(missing_ok=True)
        raise


def _sync_folder(folder: Path) -> None:
    """Have the names in a folder outlive a power cut too, where folders can be synced at all."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as fault:
        if fault.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(handle)


def make_folder(folder: Path) -> None:
    """A folder of the user's own; one that is there already stays as it is."""
    folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)


def paths_in(folder: Path, *suffixes: str) -> list[Path]:
    """Everything in a folder whose name ends so, whatever it is; OSError if it is not to be read.

    A folder that is not there yet has nothing in it.
    """
    try:
        return [path for path in folder.iterdir() if path.name.endswith(suffixes)]
    except FileNotFoundError:
        return []


def free_name(path: Path) -> Path:
    """A name that nothing has yet: this one, or one with a number."""
    names = (path.with_stem(f"{path.stem}{number or ''}") for number in count())
    return next(name for name in names if not name.exists() and not name.is_symlink())
