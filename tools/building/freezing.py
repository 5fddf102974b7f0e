"""From a commit and an interpreter to a folder that needs neither: PyInstaller's folder form.

A single file would unpack itself into a temporary folder at each start, which is slow, and is what
virus scanners take for the work of a thief.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import PurePath, PurePosixPath
from typing import Any, Final

SPEC: Final = "tools/building/kingup.spec"
FOLDER: Final = "kingup"
INNER: Final = "_internal"

ART: Final = (
    *("cast", "castle", "closeups", "hall", "people", "reel"),
    *("signs", "sound", "title", "type"),
)
DATA: Final = (
    *((f"assets/{name}", f"assets/{name}") for name in ART),
    ("assets/LICENSE", "assets"),
    ("kingup_game/words/*.json", "kingup_game/words"),
)
"""Files of ours beside the code, and where the game looks for them."""

MODULES_LEFT_OUT: Final = (
    *("_bz2", "_decimal", "_hashlib", "_lzma", "_ssl", "_wmi", "bz2", "lzma"),
    *("decimal", "fractions", "statistics", "ssl", "sqlite3", "stringprep", "tkinter"),
    *("curses", "distutils", "doctest", "email", "ensurepip", "ftplib", "html", "http", "pdb"),
    *("pydoc", "readline", "setuptools", "smtplib", "xmlrpc", "numpy", "PIL"),
    *("unittest", "xml"),
    *("pygame._camera", "pygame._freetype", "pygame._render", "pygame.camera", "pygame.examples"),
    *("pygame.docs", "pygame.freetype", "pygame.ftfont", "pygame.gfxdraw", "pygame.midi"),
    *("pygame.pypm", "pygame.scrap", "pygame.sndarray", "pygame.surfarray", "pygame.tests"),
    *("pygame._sdl2.controller_old", "pygame._sdl2.mixer", "pygame._sdl2.touch"),
)
"""What the game never asks for, though something that it leans on would take it in."""

FILES_LEFT_OUT: Final = (
    *("libportmidi-*", "portmidi.dll", "freetype.dll"),  # only what is left out above asks for them
    *(
        "libstdc++.so.*",
        "libgcc_s.so.*",
        "libz.so.*",
    ),  # every Linux has them; drivers want their own
    # On Windows, SDL asks for these when it meets such a file; ours are PNG, WebP and Ogg Vorbis.
    *("libjpeg-*.dll", "libtiff-*.dll", "libxmp.dll", "libwavpack-*.dll"),
    *("libogg-*.dll", "libopus*.dll"),
    *("_codecs_*", "_multibytecodec*"),  # other times' letters: all that the game reads is UTF-8
    *("kingup.icns", "kingup.ico"),
    *(
        "freesansbold.ttf",
        "pygame_icon*",
        "pygame.ico",
    ),  # the game has type and pictures of its own
)


def freezing_settings(
    system: str,
    source: PurePath,
    programs: tuple[tuple[str, bool], ...],
    *,
    icon: PurePath | None = None,
    version_resource: PurePath | None = None,
    entitlements: PurePath | None = None,
    information: Mapping[str, Any] | None = None,
    identity: str = "",
    application: str = "",
) -> dict[str, str]:
    """The environment by which `kingup.spec` knows what to do.

    Each program has a name, and whether it has a console. The last four are for a Mac.
    """
    chosen: dict[str, Any] = {
        "system": system,
        "source": str(source),
        "programs": programs,
        "data": DATA,
        "modules_left_out": MODULES_LEFT_OUT,
        "files_left_out": FILES_LEFT_OUT,
        "icon": None if icon is None else str(icon),
        "version_resource": None if version_resource is None else str(version_resource),
        "entitlements": None if entitlements is None else str(entitlements),
        "information": information,
        "identity": identity,
        "application": application,
    }
    return {"KINGUP_FREEZING": json.dumps(chosen)}


def freezing_command(python: str, source: PurePath, into: PurePath) -> list[str]:
    """How PyInstaller is called; the folder is made as `FOLDER` below `into`."""
    return [
        *(python, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"),
        *("--distpath", str(into), "--workpath", str(into / "making")),
        str(source / PurePosixPath(SPEC)),
    ]
