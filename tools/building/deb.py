"""A package for Debian and its kin, made by `dpkg-deb` from the same folder as the tar.xz."""

from __future__ import annotations

import gzip
import hashlib
import shutil
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import fill
from typing import Final

from tools.building.commands import run
from tools.building.desktop import DESCRIPTION, SHARE
from tools.building.notices import LICENCES, NOTICES
from tools.building.packing import contents, smooth_modes, unpacked_size
from tools.building.source import MAKER, NAME, SUMMARY, UNOFFICIAL, Commit

PACKAGE: Final = "kingup"
LIBRARY: Final = f"usr/lib/{PACKAGE}"
ADDRESS_OF_NOBODY: Final = "nobody@kingup.invalid"
"""A package must name one. Nobody can be written to yet, and this name says so."""

DEPENDS: Final = (
    *("libc6 (>= 2.31)", "libgcc-s1", "libstdc++6 (>= 10)", "zlib1g"),
    *("libx11-6", "libxext6"),
)
RECOMMENDS: Final = ("libxcursor1", "libxfixes3", "libxi6", "libxrandr2", "libxss1")
SUGGESTS: Final = ("libpulse0", "libwayland-client0")

LINE: Final = 79
COMMON: Final = (
    "On Debian, the words of the LGPL and of the Apache licence are in "
    "/usr/share/common-licenses/LGPL-2.1 and /usr/share/common-licenses/Apache-2.0."
)

OVERRIDES: Final = (
    "# The libraries came with pygame-ce's wheel and fit it; the folder runs on any Linux.",
    *("embedded-library", "custom-library-search-path", "library-not-linked-against-libc"),
    *("duplicate-font-file", "hardening-no-pie", "initial-upload-closes-no-bugs"),
    "shared-library-lacks-prerequisites",
)


def pack_deb(folder: Path, into: Path, work: Path, commit: Commit) -> Path:
    """The package, with the folder's content at `/usr/lib/kingup`."""
    tree = work / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    library = tree / LIBRARY
    shutil.copytree(folder, library, symlinks=True)
    shutil.move(library / SHARE, tree / "usr" / SHARE)
    games = tree / "usr" / "games"
    games.mkdir()
    (games / PACKAGE).symlink_to(f"../lib/{PACKAGE}/{PACKAGE}")
    _write_papers(tree, commit)
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(library, commit), encoding="utf-8")
    (control / "md5sums").write_text(_md5sums(tree), encoding="utf-8")
    smooth_modes(tree)
    package = into / f"{PACKAGE}_{commit.version}-1_amd64.deb"
    build: list[str | Path] = [
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        "-z9",
        "--build",
        tree,
        package,
    ]
    run(build, environment={"PATH": "/usr/bin:/bin", **commit.environment})
    shutil.rmtree(tree)
    return package


def _control(library: Path, commit: Commit) -> str:
    told = "\n .\n".join(
        fill(words, LINE, initial_indent=" ", subsequent_indent=" ") for words in DESCRIPTION
    )
    return f"""Package: {PACKAGE}
Version: {commit.version}-1
Architecture: amd64
Maintainer: {MAKER} <{ADDRESS_OF_NOBODY}>
Section: games
Priority: optional
Installed-Size: {unpacked_size(library) // 1024}
Depends: {", ".join(DEPENDS)}
Recommends: {", ".join(RECOMMENDS)}
Suggests: {", ".join(SUGGESTS)}
Description: {_without_article(SUMMARY)}
{told}
"""


def _md5sums(tree: Path) -> str:
    """What Debian checks installed files with; nobody is kept out by it."""
    files = [path for path in contents(tree / "usr") if path.is_file() and not path.is_symlink()]
    sums = (hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest() for path in files)
    named = zip(sums, files, strict=True)
    return "".join(f"{found}  {path.relative_to(tree).as_posix()}\n" for found, path in named)


def _without_article(summary: str) -> str:
    """A package's first line begins with neither an article nor its own name."""
    plain = summary.removeprefix("The ")
    return plain[0].lower() + plain[1:]


def _write_papers(tree: Path, commit: Commit) -> None:
    """What Debian wants to know: licences, what changed, a page of the manual."""
    share = tree / "usr" / "share"
    papers = share / "doc" / PACKAGE
    papers.mkdir(parents=True)
    library = tree / LIBRARY
    own = (library / LICENCES / f"{NAME}.txt").read_text(encoding="utf-8")
    others = (library / NOTICES).read_text(encoding="utf-8")
    words = f"{UNOFFICIAL}\n\n{own}\n{others}\n{COMMON}\n"
    (papers / "copyright").write_text(words, encoding="utf-8")
    day = format_datetime(datetime.fromtimestamp(commit.epoch, UTC))
    change = (
        f"{PACKAGE} ({commit.version}-1) unstable; urgency=medium\n\n"
        f"  * Version {commit.version}, built from {commit.name[:12]}.\n\n"
        f" -- {MAKER} <{ADDRESS_OF_NOBODY}>  {day}\n"
    )
    _write_packed(papers / "changelog.Debian.gz", change)
    _write_packed(share / "man" / "man6" / f"{PACKAGE}.6.gz", _manual(commit))
    overrides = share / "lintian" / "overrides" / PACKAGE
    overrides.parent.mkdir(parents=True)
    lines = [line if line.startswith("#") else f"{PACKAGE}: {line}" for line in OVERRIDES]
    overrides.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _write_packed(path: Path, words: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(words.encode("utf-8"), 9, mtime=0))


def _manual(commit: Commit) -> str:
    day = datetime.fromtimestamp(commit.epoch, UTC).date().isoformat()
    return f"""\
.TH KINGUP 6 {day} "{NAME} {commit.version}" Games
.SH NAME
kingup \\- {SUMMARY[0].lower()}{SUMMARY[1:]}
.SH SYNOPSIS
.B kingup
[\\fIcommand\\fR] [\\fIoptions\\fR]
.SH DESCRIPTION
Without a command, the game opens its window.
{DESCRIPTION[0]}
.SH OPTIONS
.TP
.B \\-\\-help
Tell of all commands and options; after a command, of its own.
.TP
.B \\-\\-where
Tell which folders hold saves, settings and logs.
.TP
.B \\-\\-version
Tell the version.
.SH COPYRIGHT
{UNOFFICIAL}
"""
