"""What is built: a commit, exactly as it is kept, and the facts that every build bears."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.building.commands import BuildError, run

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "King Up!"
IDENTITY: Final = "io.github.kingup.KingUp"
SUMMARY: Final = "The board game of bluff, for a sofa, a television and friends"
MAKER: Final = "The King Up! team"
UNOFFICIAL: Final = (
    "The game King Up! and its rules are Stefano Luperto's. "
    "This is an unofficial implementation, made by players."
)


@dataclass(frozen=True)
class Commit:
    """A commit of this repository; nothing else goes into a build."""

    name: str
    epoch: int
    """When it was made, in seconds: every time that a build bears."""
    version: str

    @property
    def stem(self) -> str:
        """How the names of all downloads begin."""
        return f"kingup-{self.version}"

    @property
    def environment(self) -> dict[str, str]:
        """What makes other programs forget the hour and their own whims."""
        return {
            "SOURCE_DATE_EPOCH": str(self.epoch),
            "PYTHONHASHSEED": "0",
            "PYTHONDONTWRITEBYTECODE": "1",
            "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
        }


def the_commit(root: Path = ROOT, name: str = "HEAD") -> Commit:
    """The commit that is checked out, or another one by its name."""
    full = run(["git", "rev-parse", "--verify", f"{name}^{{commit}}"], folder=root).strip()
    epoch = int(run(["git", "log", "-1", "--format=%ct", full], folder=root))
    code = run(["git", "show", f"{full}:kingup_game/__init__.py"], folder=root)
    version = re.search(r'^__version__ = "(.+)"$', code, re.MULTILINE)
    if version is None:
        raise BuildError(f"{full} names no version.")
    return Commit(full, epoch, version[1])


def uncommitted(root: Path = ROOT) -> list[str]:
    """Files that differ from the commit, and so are not in the build."""
    return run(["git", "status", "--porcelain"], folder=root).splitlines()


def export(commit: Commit, into: Path, root: Path = ROOT) -> Path:
    """The commit's files, fresh, in a folder that holds nothing else."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    packed = subprocess.run(
        ["git", "archive", commit.name], cwd=root, stdout=subprocess.PIPE, check=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(into, filter="data")
    return into
