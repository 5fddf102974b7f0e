"""The Linux build in clean roots: unpacked below a hard path, where nothing can be written."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from tools.building.commands import BuildError, run
from tools.building.roots import SOMEBODY, Root, clean_root

SUITES: Final = ("bullseye", "bookworm", "trixie")
SHELF: Final = "Spiele für König & Gäste"
HOME: Final = "/home/somebody"
SOCKETS: Final = Path("/tmp/.X11-unix")
SOUND: Final = f"{HOME}/sound.raw"
ELSEWHERE: Final = "/usr/share"
"""Another folder to be in than the game's."""


@dataclass
class RootPlace:
    """The game in a copy of a clean root, started by somebody who is not root."""

    name: str
    root: Root
    program: str
    marker: str

    @property
    def folder(self) -> Path:
        return self.root.at(f"{HOME}/.local/share/kingup")

    @property
    def sound_file(self) -> tuple[str, Path]:
        return SOUND, self.root.at(SOUND)

    def command(self, arguments: list[str], environment: Mapping[str, str]) -> list[str]:
        words = [self.program, *arguments]
        return self.root.command(words, {"HOME": HOME, **environment}, folder=ELSEWHERE)

    def inside(self, path: Path) -> str:
        return f"/{path.relative_to(self.root.folder)}"

    def say(self, *arguments: str) -> str:
        return run(self.command(list(arguments), {}))


@contextmanager
def copied_root(suite: str, work: Path) -> Iterator[Root]:
    """A clean root that may be spoiled: it is thrown away at the end."""
    clean = clean_root(suite, work)
    for python in ("python3", "python", "pygame"):
        if shutil.which(python, path=f"{clean.folder}/usr/bin:{clean.folder}/usr/local/bin"):
            raise BuildError(f"The root of {suite} is not clean: it has {python}.")
    copy = work / "trial" / suite
    shutil.rmtree(copy, ignore_errors=True)
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "-a", "--reflink=auto", clean.folder, copy], check=True)
    root = Root(copy, borrowed={SOCKETS: str(SOCKETS)}, user=SOMEBODY)
    home = root.at(HOME)
    home.mkdir(parents=True)
    shutil.chown(home, SOMEBODY, SOMEBODY)
    try:
        yield root
    finally:
        shutil.rmtree(copy)


@contextmanager
def unpacked(archive: Path, suite: str, work: Path) -> Iterator[RootPlace]:
    """The folder of a tar.xz, on a shelf with blanks and an umlaut that is for reading only."""
    with copied_root(suite, work) as root:
        shelf = f"/opt/{SHELF}"
        root.at(shelf).mkdir()
        with tarfile.open(archive) as packed:
            packed.extractall(root.at(shelf), filter="data")
        (folder,) = root.at(shelf).iterdir()
        program = f"{shelf}/{folder.name}/kingup"
        yield RootPlace(f"linux-{suite}", replace(root, sealed=(shelf,)), program, SHELF)


@contextmanager
def installed(package: Path, suite: str, work: Path) -> Iterator[RootPlace]:
    """A .deb, put into the system by dpkg, and asked for by its bare name."""
    with copied_root(suite, work) as root:
        shutil.copy(package, root.at("/tmp"))
        replace(root, user=0).run(["dpkg", "--install", f"/tmp/{package.name}"])
        sealed = replace(root, sealed=("/usr",))
        yield RootPlace(f"deb-{suite}", sealed, "kingup", "/usr/lib/kingup/kingup")
        replace(root, user=0).run(["dpkg", "--purge", "kingup"])
        left = list(root.at("/usr").rglob("*kingup*"))
        if left:
            raise BuildError(f"Taken away, the package leaves {left}.")
