"""Roots of Debian releases: clean ones to start the game in, and one to make an interpreter in.

A command inside has a network, processes and mounts of its own, which end with it.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.building.commands import BuildError, need, need_root, run

READY: Final = "kingup-root-is-ready"
PATH_INSIDE: Final = "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
SOMEBODY: Final = 1000
"""The user that people are on a machine of their own."""

DESKTOP: Final = (
    *("libx11-6", "libxcursor1", "libxext6", "libxfixes3", "libxi6", "libxrandr2", "libxss1"),
)
"""What is on every machine with a window: the game asks for it, and does not bring it."""


@dataclass(frozen=True)
class Root:
    """A Debian of its own below a folder."""

    folder: Path
    borrowed: dict[Path, str] = field(default_factory=dict)
    """Folders of the machine that are seen inside, for reading and writing."""
    sealed: tuple[str, ...] = ()
    """Folders inside where nothing can be written, not even by root."""
    user: int = 0

    def command(
        self, words: Sequence[str], environment: Mapping[str, str], *, folder: str = "/"
    ) -> list[str]:
        """The command line that runs `words` inside, with no network but the way to itself."""
        binds = {"/dev/shm": "/dev/shm", **{str(ours): at for ours, at in self.borrowed.items()}}
        steps = [f'mount -t proc proc "{self.folder}/proc"']
        for ours, inside in binds.items():
            self.at(inside).mkdir(parents=True, exist_ok=True)
            steps.append(f'mount --bind "{ours}" "{self.at(inside)}"')
        for inside in self.sealed:
            steps.append(f'mount --bind "{self.at(inside)}" "{self.at(inside)}"')
            steps.append(f'mount -o remount,ro,bind "{self.at(inside)}"')
        shown = [f"{name}={value}" for name, value in {"PATH": PATH_INSIDE, **environment}.items()]
        return [
            *("unshare", "--mount", "--net", "--pid", "--fork", "--kill-child"),
            *("sh", "-c", " && ".join([*steps, 'exec "$@"']), "sh"),
            *("chroot", f"--userspec={self.user}:{self.user}", str(self.folder)),
            *("env", "-i", f"--chdir={folder}", *shown, *words),
        ]

    def run(
        self,
        words: Sequence[str],
        environment: Mapping[str, str] | None = None,
        *,
        folder: str = "/",
    ) -> str:
        """What a command inside says; BuildError where it fails."""
        return run(self.command(words, environment or {}, folder=folder))

    def at(self, inside: str) -> Path:
        """Where a path inside lies on the machine."""
        return self.folder / inside.lstrip("/")


def clean_root(suite: str, work: Path) -> Root:
    """A root as it is on a machine with a window where nobody has ever heard of Python."""
    return root_of(suite, work / "roots" / suite, DESKTOP)


def root_of(suite: str, folder: Path, packages: Sequence[str] = ()) -> Root:
    """A root of this release with these packages beside the least; made once, and kept."""
    need(["debootstrap", "unshare"])
    need_root()
    if not (folder / READY).is_file():
        if folder.exists():
            shutil.rmtree(folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        print(f"making a root of Debian {suite}", flush=True)
        including = [f"--include={','.join(packages)}"] if packages else []
        run(["debootstrap", "--variant=minbase", *including, suite, folder])
        (folder / READY).touch()
    return Root(folder)


def fetch_source(root: Root, package: str, name: str, into: Path) -> Path:
    """The file `name` of Debian's own sources of a package, as apt in this root checks it."""
    lists = root.at("/etc/apt/sources.list")
    binary = [line for line in lists.read_text().splitlines() if line.startswith("deb ")]
    sources = root.at("/etc/apt/sources.list.d/sources.list")
    sources.write_text("\n".join("deb-src" + line[3:] for line in binary) + "\n")
    drop = root.at("/tmp/source")
    drop.mkdir(parents=True, exist_ok=True)
    fetch = f"apt-get -q update && cd /tmp/source && apt-get -q source --download-only {package}"
    # apt needs the network, which commands inside do not have.
    run(["chroot", root.folder, "sh", "-c", fetch])
    if not (drop / name).is_file():
        there = ", ".join(sorted(path.name for path in drop.iterdir()))
        raise BuildError(f"Debian's sources of {package} hold no {name} now, but {there}.")
    into.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(drop / name, into))
