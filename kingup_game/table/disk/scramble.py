"""The autosave's own form: a game record that nobody reads by accident in an editor.

The first line says in plain words what the file is. After it each line of the record stands for
itself, scrambled and with a checksum over all before it: a damaged file gives back every line up
to the damage. Every file has one length, from the first act to the last: a vote and what came of
it lie on the disk some seconds before they are shown, and no size tells it.
This keeps honest people honest, no more: whoever wants to read it can (`kingup check` does).
"""

from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kingup_game.engine.plain_json import parsed
from kingup_game.engine.record import BrokenLineError, RecordError, UnknownVersionError
from kingup_game.table.disk.files import LARGEST

VERSION: Final = "autosave/2"
EARLIER_VERSION: Final = "autosave/1"
_ANY_VERSION: Final = "autosave/"

_WHAT: Final = (
    "A match of King Up!, scrambled so that nobody reads its secrets by accident. "
    "Go on with it in the game; `kingup check FILE` tells whether it is sound."
)
_KEY: Final = b"Whoever reads this knows what the others want."
_SUM_BYTES: Final = 4
_ROOM: Final = 1 << 16
"""Bytes, three times the longest match; a longer one gets as many again."""
_BLANK: Final = " " * 255 + "\n"
_HEADER_ENDS: Final = b'"}'


@dataclass(frozen=True, slots=True)
class Saved:
    """What lay in a save: the record as bytes, and what the file knows besides."""

    record: bytes
    crests: tuple[int, ...] = ()
    """Each seat's crest: no part of a record, and people know theirs by them."""
    owner: str = ""
    """Which run of the game wrote it."""
    damage: RecordError | None = None
    """What ended the reading too early; the record is whole up to there."""


def scrambled(record: str, crests: Sequence[int], owner: str = "") -> str:
    """The text of a save.

    >>> save = scrambled("a record\\n", crests=[3, 0])
    >>> len(save) == len(scrambled("a longer record\\n", crests=[3, 0]))
    True
    >>> unscrambled(save.encode())
    Saved(record=b'a record\\n', crests=(3, 0), owner='', damage=None)
    """
    plain = record.encode().splitlines(keepends=True)
    header: dict[str, Any] = {"kingup": VERSION, "what": _WHAT}
    header |= {"crests": list(crests), "owner": owner, "lines": len(plain)}
    header["sum"] = _sum_of(header)
    lines, checksum = [json.dumps(header)], 0
    for line in plain:
        checksum = zlib.crc32(line, checksum)
        packed = checksum.to_bytes(_SUM_BYTES, "big") + _mixed(line)
        lines.append(b85encode(packed).decode("ascii"))
    text = "\n".join(lines) + "\n"
    return text + (_BLANK * (_ROOM // len(_BLANK)))[len(text) % _ROOM :]


def unscrambled(data: bytes) -> Saved:
    """What is in a save; a record that is not scrambled is taken as it is.

    RecordError where the scrambled part is damaged, or of a later version.
    """
    saved = salvaged(data)
    if saved.damage is not None:
        raise saved.damage
    return saved


def salvaged(data: bytes) -> Saved:
    """The same, with every whole line of a damaged save.

    >>> save = scrambled("one\\ntwo\\n", crests=[0, 1])
    >>> salvaged(save.rstrip()[:-4].encode()).record
    b'one\\n'
    """
    first, _, rest = data.partition(b"\n")
    header = _header(first)
    version = None if header is None else header.get("kingup")
    if header is None or not str(version).startswith(_ANY_VERSION):
        if _HEADER_ENDS in first:  # perhaps it is the end of the line that is damaged
            rest = data[data.index(_HEADER_ENDS) + len(_HEADER_ENDS) + 1 :]
        lines, _ = _lines(rest)
        if not lines:
            return Saved(data)
        return Saved(b"".join(lines), damage=BrokenLineError(1, "the first line is damaged"))
    if version == EARLIER_VERSION:
        return _of_the_earlier_version(header, rest)
    if version != VERSION:
        why = f"this program reads saves up to {VERSION!r}, and this one is {version!r}"
        return Saved(b"", damage=UnknownVersionError(1, why))
    lines, damage = _lines(rest)
    if len(lines) != header.get("lines"):
        damage = damage or BrokenLineError(len(lines) + 2, "this save is not whole")
    record, owner = b"".join(lines), str(header.get("owner", ""))
    if header.pop("sum", None) != _sum_of(header):
        damage = damage or BrokenLineError(1, "the first line of this save is damaged")
        return Saved(record, owner=owner, damage=damage)
    return Saved(record, _crests(header), owner, damage)


def _lines(rest: bytes) -> tuple[list[bytes], RecordError | None]:
    """The record's lines as far as they are sound, and what is wrong after them."""
    found: list[bytes] = []
    checksum = 0
    for number, packed in enumerate(rest.rstrip().splitlines(), start=2):
        try:
            plain = b85decode(packed)
        except ValueError:
            plain = b""
        line = _mixed(plain[_SUM_BYTES:])
        checksum = zlib.crc32(line, checksum)
        if not line or plain[:_SUM_BYTES] != checksum.to_bytes(_SUM_BYTES, "big"):
            return found, BrokenLineError(number, "the scrambled part of this save is damaged")
        found.append(line.rstrip() + b"\n" if line.endswith(b" \n") else line)  # once filled up
    return found, None


def _mixed(line: bytes) -> bytes:
    """Scrambled, or plain again."""
    key = (_KEY * (len(line) // len(_KEY) + 1))[: len(line)]
    mixed = int.from_bytes(line, "big") ^ int.from_bytes(key, "big")
    return mixed.to_bytes(len(line), "big")


def _sum_of(header: dict[str, Any]) -> str:
    return f"{zlib.crc32(json.dumps(header, sort_keys=True).encode()):08x}"


def _of_the_earlier_version(header: dict[str, Any], rest: bytes) -> Saved:
    """The whole record packed as one."""
    try:
        unpacking = zlib.decompressobj()
        record = unpacking.decompress(b85decode(b"".join(rest.split())), LARGEST)
    except (ValueError, zlib.error):
        damage = BrokenLineError(2, "the scrambled part of this save is damaged")
        return Saved(b"", damage=damage)
    if not unpacking.eof:
        return Saved(record, damage=BrokenLineError(2, "this save is not whole"))
    return Saved(record, _crests(header))


def _header(line: bytes) -> dict[str, Any] | None:
    """The first line, where it is an object at all."""
    try:
        header = parsed(line)
    except ValueError:
        return None
    return header if isinstance(header, dict) else None


def _crests(header: dict[str, Any]) -> tuple[int, ...]:
    crests = header.get("crests")
    if not isinstance(crests, list) or not all(type(crest) is int for crest in crests):
        return ()
    return tuple(crests)
