"""For Linux: a folder in a tar.xz, and a package for Debian and its kin."""

from __future__ import annotations

import shutil
from pathlib import Path, PurePosixPath
from typing import Any, Final

from tools.building.commands import need
from tools.building.deb import pack_deb
from tools.building.desktop import SHARE, write_share
from tools.building.elf import refuse_newer_glibc
from tools.building.flatpak import write_manifest
from tools.building.freezing import FOLDER, INNER, freezing_command, freezing_settings
from tools.building.interpreter import LIBRARY, PYTHON, VERSION, interpreter_root
from tools.building.licences import debian_words
from tools.building.notices import write_notices
from tools.building.packing import pack_tar_xz, unpacked_size
from tools.building.settings import Options
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
        "PYTHONPATH": str(SITE),
        "HOME": "/tmp",
    }
    print("freezing", flush=True)
    root.run(freezing_command(PYTHON, SOURCE, MADE), environment)
    return root.at(str(MADE / FOLDER))


def build_linux(commit: Commit, out: Path, options: Options) -> dict[str, Any]:
    """Leaves what players download in `out`; says how it was made."""
    need(PROGRAMS)
    work = options.work
    folder = frozen(commit, work)
    glibc = refuse_newer_glibc(folder)
    root = interpreter_root(work)
    source = root.at(str(SOURCE))
    words = {
        "debian": debian_words(work),
        "python": root.at(LIBRARY),
        "source": source,
        "wheel": root.at(str(SITE)),
    }
    changelog = (source / "CHANGELOG.md").read_text(encoding="utf-8")
    write_share(folder / SHARE, commit, changelog, options.address)
    write_notices(folder, commit, words)
    archive = pack_tar_xz(folder, out / f"{commit.stem}-linux-x86_64.tar.xz", commit, commit.stem)
    pack_deb(folder, out, work, commit)
    write_manifest(archive, out)
    return {
        "python": VERSION,
        "glibc": ".".join(map(str, glibc)),
        "packages": pinned("linux"),
        "bytes unpacked": unpacked_size(folder),
        "bytes of pictures and sounds": unpacked_size(folder / INNER / "assets"),
    }
