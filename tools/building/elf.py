"""What the files of a build ask of the system that they run on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.building.commands import BuildError, run

GLIBC_AT_MOST: Final = (2, 31)
ELF: Final = b"\x7fELF"

Version = tuple[int, ...]


def elf_files(folder: Path) -> Iterator[Path]:
    """Every program and library below a folder, each once."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(ELF)) == ELF:
                    yield path


def glibc_asked(symbols: str) -> Version:
    """The newest glibc among the symbols of a file, as `objdump -T` lists them."""
    found = re.findall(r"\bGLIBC_([\d.]+)\b", symbols)
    return max((tuple(map(int, name.split("."))) for name in found), default=(0,))


def refuse_newer_glibc(folder: Path) -> Version:
    """The newest glibc that anything in the folder needs; BuildError if it is too new."""
    asked = {path: glibc_asked(run(["objdump", "-T", path])) for path in elf_files(folder)}
    newest = max(asked.values())
    if newest > GLIBC_AT_MOST:
        names = [path.name for path, version in asked.items() if version > GLIBC_AT_MOST]
        raise BuildError(f"A newer glibc than {GLIBC_AT_MOST} is needed by {', '.join(names)}.")
    return newest
