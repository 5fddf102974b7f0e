"""Small files of JSON that people may open by hand: settings, and who plays here.

Nothing of them is ever replaced in silence. What cannot be read, and what a later version of the
game wrote, stays as it is, and nothing is written over it; what makes no sense is put aside whole.
"""

from __future__ import annotations

import errno
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kingup_game.engine.plain_json import parsed
from kingup_game.table.disk.files import Trouble, free_name, read_small, write_whole

VERSION: Final = 1
_VERSION_KEY: Final = "version"
_BROKEN_SUFFIX: Final = ".broken"


class LeftAloneError(OSError):
    """What lies there must not be replaced; its name is the file's."""


@dataclass(frozen=True)
class Kept:
    """What a file says, and what is to be told of it."""

    values: dict[str, object] = field(default_factory=dict)
    trouble: Trouble | None = None

    @property
    def is_to_be_left_alone(self) -> bool:
        """Whether nothing may be written in its place."""
        return self.trouble is not None and self.trouble.key != "file_put_aside"


def read_kept(path: Path) -> Kept:
    """What lies there; nothing where nothing does. What makes no sense at all is put aside."""
    try:
        values = parsed(_read(path))
    except FileNotFoundError:
        return Kept()
    except OSError as error:
        reason = error.strerror or str(error)
        return Kept(trouble=Trouble("save_unreadable", str(path), reason))
    except ValueError:
        values = None
    if not isinstance(values, dict):
        return _put_aside(path)
    version = values.pop(_VERSION_KEY, VERSION)
    if type(version) in (int, float) and version > VERSION:  # hands and tools write 2.0 for 2
        return Kept(trouble=Trouble("save_newer", str(path)))
    return Kept(values)


def write_kept(path: Path, values: Mapping[str, object]) -> Trouble | None:
    """Write a file anew, for the user alone; a link stays one. What was put aside for it is told.

    OSError where the disk refuses, or where something lies that is to be left alone.
    """
    there = read_kept(path)
    if there.is_to_be_left_alone:
        raise LeftAloneError(0, str(path))
    text = json.dumps({_VERSION_KEY: VERSION, **values}, indent=2, sort_keys=True)
    write_whole(path.resolve() if path.is_symlink() else path, text + "\n")
    return there.trouble


def copied_aside(path: Path) -> Path | None:
    """A file as it is, under another name: before what made no sense in it is written over.

    None where that cannot be.
    """
    with suppress(OSError):
        data = read_small(path)
        for earlier in sorted(path.parent.glob(f"{path.stem}*{_BROKEN_SUFFIX}")):
            if earlier.is_file() and read_small(earlier) == data:
                return earlier
        copy = free_name(path.with_suffix(_BROKEN_SUFFIX))
        write_whole(copy, data)
        return copy
    return None


def _read(path: Path) -> bytes:
    try:
        return read_small(path)
    except FileNotFoundError:
        if path.is_symlink():
            raise OSError(errno.EINVAL, "it is a link to nowhere") from None
        raise


def _put_aside(path: Path) -> Kept:
    """Somebody may have written it by hand: it lies there under another name."""
    aside = free_name(path.with_suffix(_BROKEN_SUFFIX))
    try:
        path.replace(aside)
    except OSError as error:
        return Kept(trouble=Trouble("save_unreadable", str(path), error.strerror or str(error)))
    return Kept(trouble=Trouble("file_put_aside", str(aside)))
