"""The autosave's own form: a game record that nobody reads by accident in an editor.

The first line says in plain words what the file is; the record follows, packed and scrambled.
This keeps honest people honest, no more: whoever wants to read it can (`kingup check` does).
"""

from __future__ import annotations

import json
import textwrap
import zlib
from base64 import b85decode, b85encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kingup_game.engine.record import BrokenLineError

VERSION: Final = "autosave/1"

_WHAT: Final = (
    "A match of King Up!, scrambled so that nobody reads its secrets by accident. "
    "Go on with it in the game; `kingup check FILE` tells whether it is sound."
)
_LINE_LENGTH: Final = 100
_LARGEST: Final = 1 << 24
"""No record is nearly as long; a damaged file must not fill the memory."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What lay in a save: the record as bytes, and each seat's crest, where the file knows it."""

    record: bytes
    crests: tuple[int, ...] = ()


def scrambled(record: str, crests: Sequence[int]) -> str:
    """The text of a save. The crests are no part of a record, and people know theirs by them.

    >>> save = scrambled("a record", crests=[3, 0])
    >>> unscrambled(save.encode())
    Saved(record=b'a record', crests=(3, 0))
    """
    header = {"kingup": VERSION, "what": _WHAT, "crests": list(crests)}
    packed = b85encode(zlib.compress(record.encode("utf-8"))).decode("ascii")
    lines = textwrap.wrap(packed, _LINE_LENGTH)
    return "\n".join((json.dumps(header, ensure_ascii=False), *lines)) + "\n"


def unscrambled(data: bytes) -> Saved:
    """What is in a save; a record that is not scrambled is taken as it is.

    BrokenLineError where the scrambled part is damaged.
    """
    first, _, rest = data.partition(b"\n")
    header = _header(first)
    if header is None:
        return Saved(data)
    try:
        unpacking = zlib.decompressobj()
        record = unpacking.decompress(b85decode(b"".join(rest.split())), _LARGEST)
    except (ValueError, zlib.error):
        raise BrokenLineError(2, "the scrambled part of this save is damaged") from None
    if not unpacking.eof:
        raise BrokenLineError(2, "the scrambled part of this save is not whole")
    return Saved(record, _crests(header))


def _header(line: bytes) -> dict[str, Any] | None:
    """The first line of a scrambled save; None where it is something else."""
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if isinstance(header, dict) and header.get("kingup") == VERSION:
        return header
    return None


def _crests(header: dict[str, Any]) -> tuple[int, ...]:
    crests = header.get("crests")
    if not isinstance(crests, list) or not all(isinstance(crest, int) for crest in crests):
        return ()
    return tuple(crests)
