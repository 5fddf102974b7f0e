"""Other programs: asked for by name before the work begins, run, and quoted where they fail."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

LINES_QUOTED: Final = 25

PACKAGES: Final[dict[str, str]] = {
    "appstreamcli": "appstream",
    "debootstrap": "debootstrap",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg-dev",
    "flatpak-builder": "flatpak-builder",
    "git": "git",
    "lintian": "lintian",
    "makensis": "nsis",
    "objdump": "binutils",
    "openbox": "openbox",
    "openssl": "openssl",
    "osslsigncode": "osslsigncode",
    "unshare": "util-linux",
    "wine": "wine wine64",
    "xdotool": "xdotool",
    "Xvfb": "xvfb",
}
"""The package of Debian that holds each program."""


class BuildError(Exception):
    """Why there is no build, or why one must not be given away; a sentence for whoever asked."""


def need(programs: Iterable[str]) -> None:
    """Says which of the programs are missing, and how to get them, before anything is begun."""
    lost = sorted({name for name in programs if shutil.which(name) is None})
    if lost:
        packages = " ".join(PACKAGES.get(name, name) for name in lost)
        raise BuildError(
            f"Missing: {', '.join(lost)}. On Debian: apt-get install --no-install-recommends "
            f"{packages}"
        )


def need_root() -> None:
    """A root of another Debian can only be entered by the machine's own root."""
    if os.geteuid() != 0:
        raise BuildError("Roots of other systems can only be entered by root: use sudo.")


def run(
    command: Sequence[str | Path],
    *,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    words: str | None = None,
) -> str:
    """What the command says. BuildError, with its last lines, where it fails.

    Its standard streams are pipes or empty: Python under Wine does not start otherwise.
    """
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=None if environment is None else dict(environment),
        input=words or "",
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        said = (done.stdout + done.stderr).splitlines()[-LINES_QUOTED:]
        raise BuildError(
            f"{' '.join(str(word) for word in command)}\nended with {done.returncode}:\n"
            + "\n".join(said)
        )
    return done.stdout
