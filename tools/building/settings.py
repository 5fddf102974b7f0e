"""What whoever builds may choose."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Options:
    """The same for all systems."""

    work: Path
    """Where roots, sources and wheels are kept between builds."""
    address: str | None = None
    """The project's public address, for links and pictures in shops of software."""
    licences: Path | None = None
    """The words of licences that a Linux build took from Debian, where this is no Debian."""
    sign: str | None = None
    """The command that signs a file, whose name is put in place of `{file}`."""
    twice: bool = False
    """Whether everything is built once more, to see that the bytes are the same."""
