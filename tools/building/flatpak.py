"""The manifest by which `flatpak-builder` makes a Flatpak of the tar.xz that lies beside it.

The runtime could not be had where this was written: the manifest was parsed, and never built.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tools.building.desktop import SHARE
from tools.building.packing import sha256
from tools.building.source import IDENTITY

RUNTIME_VERSION: Final = "25.08"
RIGHTS: Final = (
    "--device=all",  # pads: the rights to single devices do not reach the Steam Deck's
    "--share=ipc",
    "--socket=fallback-x11",
    "--socket=pulseaudio",
    "--socket=wayland",
)
"""No network, and nobody's files: saves lie in the application's own folder."""


def manifest(archive: Path) -> dict[str, Any]:
    """What is taken, where it goes, and what it may do."""
    return {
        "id": IDENTITY,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME_VERSION,
        "sdk": "org.freedesktop.Sdk",
        "command": "kingup",
        "finish-args": list(RIGHTS),
        "modules": [
            {
                "name": "kingup",
                "buildsystem": "simple",
                "build-commands": [
                    "mkdir -p /app/lib/kingup /app/bin",
                    "cp -r kingup NOTICES licences _internal /app/lib/kingup/",
                    "ln -s ../lib/kingup/kingup /app/bin/kingup",
                    f"cp -r {SHARE} /app/",
                ],
                "sources": [{"type": "archive", "path": archive.name, "sha256": sha256(archive)}],
            }
        ],
    }


def write_manifest(archive: Path, into: Path) -> Path:
    """The manifest as a file, named as Flatpak wants it."""
    path = into / f"{IDENTITY}.json"
    path.write_text(json.dumps(manifest(archive), indent=2) + "\n", encoding="utf-8")
    return path
