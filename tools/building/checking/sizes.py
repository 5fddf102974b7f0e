"""How large a build is without the pictures and sounds of the game itself."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.building.commands import BuildError
from tools.building.freezing import INNER
from tools.building.packing import pack_tar_xz, pack_zip, unpacked_size
from tools.building.source import Commit

MEGABYTE: Final = 1_000_000
MOST_UNPACKED: Final = 30
MOST_PACKED: Final = 11
ASSETS: Final = f"{INNER}/assets"

Pack = Callable[[Path, Path, Commit, str], Path]
PACKERS: Final[dict[str, Pack]] = {".xz": pack_tar_xz, ".zip": pack_zip}


def sizes(folder: Path, suffix: str, commit: Commit) -> dict[str, float]:
    """Megabytes without our assets, unpacked and packed as the download is. BuildError above."""
    with TemporaryDirectory() as scratch:
        bare = Path(scratch, "bare")
        shutil.copytree(folder, bare, symlinks=True)
        shutil.rmtree(bare / ASSETS)
        packed = PACKERS[suffix](bare, Path(scratch, "packed"), commit, "bare")
        found = {
            "MB unpacked, without assets": round(unpacked_size(bare) / MEGABYTE, 1),
            "MB packed, without assets": round(packed.stat().st_size / MEGABYTE, 1),
        }
    for megabytes, most in zip(found.values(), (MOST_UNPACKED, MOST_PACKED), strict=True):
        if megabytes > most:
            raise BuildError(f"{megabytes} MB are more than {most}: {found}.")
    return found
