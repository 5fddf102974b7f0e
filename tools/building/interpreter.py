"""CPython for the Linux build, compiled in a root of Debian bullseye: it asks for an old glibc.

The sources are Debian trixie's own, without its patches. The root stays between builds.
"""

from __future__ import annotations

import shutil
import tarfile
from pathlib import Path
from typing import Final

from tools.building.roots import Root, clean_root, fetch_source, root_of

SUITE: Final = "bullseye"
PACKAGES: Final = (
    "build-essential",
    "libbz2-dev",
    "libffi-dev",
    "liblzma-dev",
    "patchelf",
    "pkg-config",
    "xz-utils",
    "zlib1g-dev",
)
SOURCES: Final = "python3.13"
SOURCES_SUITE: Final = "trixie"
VERSION: Final = "3.13.5"
PREFIX: Final = "/opt/python"
PYTHON: Final = f"{PREFIX}/bin/python3"
LIBRARY: Final = f"{PREFIX}/lib/python3.13"
MAKING: Final = "/opt/making"

SWITCHES: Final = (
    f"--prefix={PREFIX}",
    "--enable-shared",
    "--without-ensurepip",
    "--disable-test-modules",
)
"""No OpenSSL is in that root, so none comes with the game. No profile is taken: another run of the
profile would make other bytes."""

ENVIRONMENT: Final = {
    "SOURCE_DATE_EPOCH": "1749600000",  # Python names a day of its making: CPython 3.13.5's own
    "LC_ALL": "C.UTF-8",
    "CFLAGS_NODIST": "-fno-semantic-interposition",
    "LDFLAGS_NODIST": "-fno-semantic-interposition",
    "LDFLAGS": r"-Wl,-rpath,\$$ORIGIN/../lib",
}


def interpreter_root(work: Path) -> Root:
    """The root with the interpreter in it; made where it is not there yet, which takes minutes."""
    root = root_of(SUITE, work / "interpreter-root", PACKAGES)
    if not root.at(PYTHON).exists():
        _compile(root, _sources(work))
    return root


def _sources(work: Path) -> Path:
    name = f"{SOURCES}_{VERSION}.orig.tar.xz"
    kept = work / "sources" / name
    if not kept.is_file():
        fetch_source(clean_root(SOURCES_SUITE, work), SOURCES, name, kept.parent)
    return kept


def _compile(root: Root, sources: Path) -> None:
    print(f"compiling CPython {VERSION}", flush=True)
    making = root.at(MAKING)
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir(parents=True)
    with tarfile.open(sources) as packed:
        packed.extractall(making, filter="tar")
    (inner,) = making.iterdir()
    folder = f"{MAKING}/{inner.name}"
    root.run(["./configure", *SWITCHES], ENVIRONMENT, folder=folder)
    root.run(["make", "-j1"], ENVIRONMENT, folder=folder)
    root.run(["make", "install"], ENVIRONMENT, folder=folder)
    shutil.rmtree(making)
