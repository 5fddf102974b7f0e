"""For Linux: a folder in a tar.xz, and a package for Debian and its kin."""

from __future__ import annotations

import shutil
from pathlib import Path, PurePosixPath
from typing import Any, Final

from tools.building.commands import need
from tools.building.elf import refuse_newer_glibc
from tools.building.freezing import FOLDER, freezing_command, freezing_settings
from tools.building.interpreter import PYTHON, VERSION, interpreter_root
from tools.building.packing import pack_tar_xz, unpacked_size
from tools.building.source import Commit, export
from tools.building.wheels import fetch_wheels, pinned, unpack_wheels

PROGRAMS: Final = ("debootstrap", "dpkg-deb", "git", "objdump", "unshare")
SOURCE: Final = PurePosixPath("/opt/source")
SITE: Final = PurePosixPath("/opt/site")
MADE: Final = PurePosixPath("/opt/made")


def frozen(commit: Commit, work: Path) -> Path:
    """The folder with the game in it, made anew."""
    root = interpreter_root(work)
    for inside in (SITE, MADE):
        shutil.rmtree(root.at(str(inside)), ignore_errors=True)
    export(commit, root.at(str(SOURCE)))
    unpack_wheels(fetch_wheels("linux", work), root.at(str(SITE)))
    settings = freezing_settings("linux", SOURCE, (("kingup", True),))
    environment = {
        **commit.environment,
        **settings,
        "PYTHONPATH": f"{SITE}:{SOURCE}",
        "HOME": "/tmp",
    }
    print("freezing", flush=True)
    root.run(freezing_command(PYTHON, SOURCE, MADE), environment)
    return root.at(str(MADE / FOLDER))


def build_linux(commit: Commit, out: Path, work: Path) -> dict[str, Any]:
    """Leaves what players download in `out`; says how it was made."""
    need(PROGRAMS)
    folder = frozen(commit, work)
    glibc = refuse_newer_glibc(folder)
    pack_tar_xz(folder, out / f"{commit.stem}-linux-x86_64.tar.xz", commit, commit.stem)
    return {
        "python": VERSION,
        "glibc": ".".join(map(str, glibc)),
        "packages": pinned("linux"),
        "bytes_unpacked": unpacked_size(folder),
    }
