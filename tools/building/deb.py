"""A package for Debian and its kin, made by `dpkg-deb` from the same folder as the tar.xz."""

from __future__ import annotations

import gzip
import shutil
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from tools.building.commands import run
from tools.building.desktop import DESCRIPTION, write_share
from tools.building.notices import LICENCES, NOTICES
from tools.building.packing import smooth_modes, unpacked_size
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

OVERRIDES: Final = (
    "# The libraries came with pygame-ce's wheel and fit it; the folder runs on any Linux.",
    *("embedded-library", "embedded-javascript-library", "shared-library-lacks-prerequisites"),
    *("hardening-no-bindnow", "hardening-no-fortify-functions", "hardening-no-relro"),
    *("custom-library-search-path", "binary-or-shlib-defines-rpath", "unstripped-binary-or-object"),
    *("library-not-linked-against-libc", "spelling-error-in-binary", "exit-in-shared-library"),
    *("package-contains-documentation-outside-usr-share-doc", "extra-license-file"),
    *("font-outside-font-dir", "truetype-font-prohibits-installable-embedding"),
    *("initial-upload-closes-no-bugs", "executable-in-usr-lib", "shared-library-is-executable"),
)


def pack_deb(
    folder: Path, into: Path, work: Path, commit: Commit, changelog: str, address: str | None
) -> Path:
    """The package, with the folder's content at `/usr/lib/kingup`."""
    tree = work / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    library = tree / LIBRARY
    shutil.copytree(folder, library, symlinks=True)
    write_share(tree / "usr" / "share", commit, changelog, address)
    games = tree / "usr" / "games"
    games.mkdir()
    (games / PACKAGE).symlink_to(f"../lib/{PACKAGE}/{PACKAGE}")
    _write_papers(tree, commit)
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(library, commit), encoding="utf-8")
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
    told = "\n .\n".join(f" {words}" for words in DESCRIPTION)
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
    (papers / "copyright").write_text(f"{UNOFFICIAL}\n\n{own}\n{others}", encoding="utf-8")
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
    return f"""\\
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
