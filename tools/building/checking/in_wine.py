"""The Windows build under Wine: unpacked below a hard path, or put there by its installer."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import Final

from tools.building.checking.in_roots import SHELF
from tools.building.commands import BuildError, run
from tools.building.wine import Prefix, prefix

DRIVE: Final = PureWindowsPath("C:/")
PERSON: Final = PureWindowsPath("C:/users/root/AppData")
INSTALLED: Final = PERSON / "Local" / "Programs" / "King Up"
SHORTCUT: Final = PERSON / "Roaming/Microsoft/Windows/Start Menu/Programs/King Up!.lnk"
SOUND: Final = PureWindowsPath("C:/sound.raw")
GAME, CONSOLE = "King Up.exe", "kingup.exe"
KEY: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\KingUp"


@dataclass
class WinePlace:
    """The game on a Windows that has nothing else."""

    name: str
    windows: Prefix
    program: PureWindowsPath
    """The folder with the game in it, where nothing can be written while it runs."""
    marker: str

    @property
    def folder(self) -> Path:
        return self.windows.at(PERSON / "Roaming" / "KingUp")

    @property
    def sound_file(self) -> tuple[str, Path]:
        return str(SOUND), self.windows.at(SOUND)

    def command(self, arguments: list[str], environment: Mapping[str, str]) -> list[str]:
        return self._started(GAME, arguments, environment)

    def inside(self, path: Path) -> str:
        return str(DRIVE / path.relative_to(self.windows.at(DRIVE)))

    def say(self, *arguments: str) -> str:
        return run(self._started(CONSOLE, list(arguments), {}))

    def _started(self, name: str, arguments: list[str], more: Mapping[str, str]) -> list[str]:
        sealed = self.windows.at(self.program)
        steps = [
            f'mount --bind "{sealed}" "{sealed}"',
            f'mount -o remount,ro,bind "{sealed}"',
            'exec "$@"',
        ]
        environment = self.windows.environment({"LC_ALL": "C.UTF-8", **more})
        return [
            *("unshare", "--mount", "--net", "sh", "-c", " && ".join(steps), "sh", "env", "-i"),
            *("--chdir=/", *(f"{key}={value}" for key, value in environment.items())),
            *("wine", str(self.program / name), *arguments),
        ]


@contextmanager
def copied_prefix(work: Path) -> Iterator[Prefix]:
    """A clean Windows that may be spoiled: it is thrown away at the end."""
    clean = prefix(work / "wine-clean")
    if found := list(clean.at(DRIVE).rglob("python*.exe")):
        raise BuildError(f"This Windows is not clean: it has {found}.")
    copy = work / "trial" / "wine"
    shutil.rmtree(copy, ignore_errors=True)
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "-a", "--reflink=auto", clean.folder, copy], check=True)
    windows = Prefix(copy)
    try:
        yield windows
    finally:
        subprocess.run(["wineserver", "--kill"], env=windows.environment({}), check=False)
        subprocess.run(["wineserver", "--wait"], env=windows.environment({}), check=False)
        shutil.rmtree(copy)


@contextmanager
def unzipped(archive: Path, work: Path) -> Iterator[WinePlace]:
    """The folder of a zip, on a shelf with blanks and an umlaut that is for reading only."""
    with copied_prefix(work) as windows:
        shelf = windows.at(DRIVE / SHELF)
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(shelf)
        (folder,) = shelf.iterdir()
        yield WinePlace("windows-zip", windows, DRIVE / SHELF / folder.name, SHELF)


@contextmanager
def set_up(installer: Path, work: Path) -> Iterator[WinePlace]:
    """What the installer leaves, and what is left when the game was taken away again."""
    with copied_prefix(work) as windows:
        shutil.copy(installer, windows.at(DRIVE / "setup.exe"))
        windows.run([str(DRIVE / "setup.exe"), "/S"])
        windows.end()
        windows.run(["reg", "query", KEY, "/v", "UninstallString"])
        if not windows.at(SHORTCUT).is_file():
            raise BuildError("The installer left no shortcut in the start menu.")
        yield WinePlace("windows-installed", windows, INSTALLED, str(INSTALLED))
        kept = windows.at(PERSON / "Roaming" / "KingUp" / "kept")
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.touch()
        windows.end()
        windows.run([str(INSTALLED / "uninstall.exe"), "/S"])
        windows.end()
        left = [path for path in (INSTALLED, SHORTCUT) if windows.at(path).exists()]
        if left or not kept.exists():
            raise BuildError(f"Taken away, the game leaves {left}; saves left: {kept.exists()}.")
