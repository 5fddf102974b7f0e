"""Packed the same way each time: sorted, all of one moment, owned by nobody in particular."""

from __future__ import annotations

import hashlib
import json
import lzma
import stat
import tarfile
import zipfile
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from tools.building.source import Commit

SUMS: Final = "SHA256SUMS"
FACTS: Final = "build.json"
PACKED_HARD: Final = 9 | lzma.PRESET_EXTREME
FOLDER_MODE: Final = 0o755


def contents(folder: Path) -> Iterator[Path]:
    """Everything below a folder, a folder before what is in it, in an order that never changes."""
    yield from sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).parts)


def file_mode(path: Path) -> int:
    """Readable by all, and only a program can be started, however the builder's machine is set."""
    is_program = path.stat().st_mode & stat.S_IXUSR and ".so" not in path.suffixes
    return 0o755 if is_program else 0o644


def smooth_modes(folder: Path) -> None:
    """Give everything below the rights that it will be packed with."""
    folder.chmod(FOLDER_MODE)
    for path in contents(folder):
        if not path.is_symlink():
            path.chmod(FOLDER_MODE if path.is_dir() else file_mode(path))


def pack_tar_xz(folder: Path, into: Path, commit: Commit, top: str) -> Path:
    """A folder as a tar.xz, in which everything lies below `top`."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = commit.epoch
        return entry

    smooth_modes(folder)
    with (
        lzma.open(into, "wb", preset=PACKED_HARD) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w", format=tarfile.GNU_FORMAT) as packed,
    ):
        packed.add(folder, top, recursive=False, filter=plain)
        for path in contents(folder):
            name = f"{top}/{path.relative_to(folder).as_posix()}"
            packed.add(path, name, recursive=False, filter=plain)
    return into


def pack_zip(folder: Path, into: Path, commit: Commit, top: str) -> Path:
    """A folder as a zip, in which everything lies below `top`; links stay links."""
    moment = datetime.fromtimestamp(commit.epoch, UTC).timetuple()[:6]
    smooth_modes(folder)
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in contents(folder):
            name = f"{top}/{path.relative_to(folder).as_posix()}"
            if path.is_symlink():
                entry, mode = zipfile.ZipInfo(name, moment), stat.S_IFLNK | 0o777
                held = str(path.readlink()).encode()
            elif path.is_dir():
                entry, mode = zipfile.ZipInfo(f"{name}/", moment), stat.S_IFDIR | FOLDER_MODE
                held = b""
            else:
                entry, mode = zipfile.ZipInfo(name, moment), stat.S_IFREG | file_mode(path)
                held = path.read_bytes()
            entry.create_system = 3  # the one whose rights and links are known
            entry.external_attr = mode << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, held)
    return into


def sha256(path: Path) -> str:
    """The sum that a download is known by."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def unpacked_size(folder: Path) -> int:
    """How many bytes lie in a folder, links left out."""
    return sum(path.stat().st_size for path in contents(folder) if _is_plain_file(path))


def _is_plain_file(path: Path) -> bool:
    return path.is_file() and not path.is_symlink()


def differing(one: Path, other: Path) -> list[str]:
    """The files of the first folder that the second has with other bytes, or has not."""
    return [
        path.name
        for path in sorted(one.iterdir())
        if not (other / path.name).is_file() or sha256(path) != sha256(other / path.name)
    ]


def tell(folder: Path, commit: Commit, system: str, facts: dict[str, Any]) -> None:
    """Note down how what lies in the folder was made: `build.json`, and a sum for each download.

    Systems that were built before, from the same commit, stay in it.
    """
    path = folder / FACTS
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    if told.get("commit") != commit.name:
        told = {"systems": {}}
    told |= {"commit": commit.name, "version": commit.version, "epoch": commit.epoch}
    told["systems"][system] = {**facts, "zlib": zlib.ZLIB_RUNTIME_VERSION}
    path.write_text(json.dumps(told, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    names = [path.name for path in sorted(folder.iterdir()) if path.is_file() and path.name != SUMS]
    sums = [f"{sha256(folder / name)}  {name}\n" for name in names]
    (folder / SUMS).write_text("".join(sums), encoding="utf-8")
